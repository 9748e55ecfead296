from __future__ import annotations

import numpy as np
import pytest

from sandlot.solvers.matrix import Floats, solve


def table(*rows: list[float]) -> Floats:
    return np.array(rows, dtype=np.float64)


def test_rock_paper_scissors() -> None:
    found = solve(table([0, 1, -1], [-1, 0, 1], [1, -1, 0]))
    assert found.value == pytest.approx(0)
    assert found.rows == pytest.approx([1 / 3] * 3)
    assert found.columns == pytest.approx([1 / 3] * 3)


def test_two_by_two_by_hand() -> None:
    """x * 3 + (1 - x) * 1 = x * 0 + (1 - x) * 2 gives x = 1/4 and 3/2; y * 3 = y * 1 + (1 - y) * 2 gives y = 1/2."""
    found = solve(table([3, 0], [1, 2]))
    assert found.value == pytest.approx(1.5)
    assert found.rows == pytest.approx([0.25, 0.75])
    assert found.columns == pytest.approx([0.5, 0.5])


def test_where_nobody_gains_by_mixing_nobody_mixes() -> None:
    found = solve(table([4, 5], [1, 3], [2, 6]))
    assert (found.value, found.rows.tolist(), found.columns.tolist()) == (3, [0, 1, 0], [0, 1])


def test_neither_side_can_do_better_than_the_value() -> None:
    dice = np.random.default_rng(5)
    for _ in range(20):
        payoff = dice.normal(size=(4, 30))
        found = solve(payoff)
        assert (found.rows @ payoff).max() == pytest.approx(found.value, abs=1e-9)
        assert (payoff @ found.columns).min() == pytest.approx(found.value, abs=1e-9)
