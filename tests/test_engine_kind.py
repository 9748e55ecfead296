"""Which engine these tests run on: the Makefile says what it must be."""

from __future__ import annotations

import os

import sandlot


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    assert sandlot.engine_kind() == os.environ.get("SANDLOT_ENGINE", sandlot.engine_kind())
