"""Random numbers: the same in every build, and fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from sandlot.core.rng import Rng

# A fair die exceeds these in one run of a thousand. The runs here are fixed: they pass always or never.
CHI_SQUARED = {2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 10: 27.88, 40: 72.05}


def chi_squared(values: Iterable[int], n: int) -> float:
    counts = Counter(values)
    assert set(counts) <= set(range(n))
    expected = counts.total() / n
    return sum((counts[value] - expected) ** 2 / expected for value in range(n))


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [3962055559, 1748641364, 574777401, 1909473079]),
        (1, [2625582389, 456338560, 2199774125, 2021894218]),
        (7, [2715448244, 1745016080, 380216855, 284963970]),
        (2**32, [1245810646, 1906282676, 2614681748, 1248394952]),
        (2**62 - 1, [503249166, 2530831117, 1574194147, 1882096960]),
    ],
)
def test_a_seed_gives_the_same_words_on_every_engine(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.next() for _ in range(4)] == words


def test_below_gives_the_same_numbers_on_every_engine() -> None:
    rng = Rng(1)
    assert [rng.below(6) for _ in range(20)] == [3, 0, 3, 2, 5, 1, 1, 4, 0, 2, 1, 3, 2, 1, 5, 5, 4, 2, 4, 1]
    rng = Rng(2)
    assert [rng.below(2**31 - 1) for _ in range(3)] == [1417708293, 963749744, 2665690]


def test_below_one_is_always_zero() -> None:
    rng = Rng(3)
    assert {rng.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("n", CHI_SQUARED)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_below_is_uniform(n: int, seed: int) -> None:
    rng = Rng(seed)
    assert chi_squared((rng.below(n) for _ in range(500 * n)), n) < CHI_SQUARED[n]


@pytest.mark.parametrize("n", [2, 6, 10])
def test_the_first_number_of_many_seeds_is_uniform(n: int) -> None:
    assert chi_squared((Rng(seed).below(n) for seed in range(1000 * n)), n) < CHI_SQUARED[n]


def test_below_is_uniform_where_words_do_not_divide_evenly() -> None:
    """Of 2**32 words, 3 * 2**29 numbers cannot get equally many: without rejection every third would come too rarely."""
    rng = Rng(4)
    assert chi_squared((rng.below(3 << 29) % 3 for _ in range(6000)), 3) < CHI_SQUARED[3]


def test_chi_squared_would_notice_a_loaded_die() -> None:
    rng = Rng(5)
    loaded = (min(5, rng.below(7)) for _ in range(3000))
    assert chi_squared(loaded, 6) > CHI_SQUARED[6]


def test_different_seeds_give_different_numbers() -> None:
    seeds = [*range(1000), *(seed << 32 for seed in range(1, 1000)), 2**62]
    starts = {tuple(rng.next() for _ in range(3)) for rng in map(Rng, seeds)}
    assert len(starts) == len(seeds)
