"""Zero-sum matrix games, solved by linear programming."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Solution:
    """The value, and an optimal mix for each side."""

    value: float
    rows: Floats  # the side that wants little
    columns: Floats  # the side that wants much


def solve(payoff: Floats) -> Solution:
    """Rows are the choices of the side that wants little, columns of the side that wants much."""
    m, n = payoff.shape
    low, high = payoff.min(axis=0), payoff.max(axis=1)
    if low.max() >= high.min():  # nobody gains by mixing
        return Solution(float(high.min()), _pure(m, int(high.argmin())), _pure(n, int(low.argmax())))
    # Minimise v over mixes x with x @ payoff <= v in every column; the duals are the other side's mix.
    result = linprog(
        c=np.append(np.zeros(m), 1.0),
        A_ub=np.hstack([payoff.T, -np.ones((n, 1))]),
        b_ub=np.zeros(n),
        A_eq=np.append(np.ones(m), 0.0).reshape(1, m + 1),
        b_eq=np.ones(1),
        bounds=[(0, None)] * m + [(None, None)],
        method="highs",
    )
    columns = np.maximum(-result.ineqlin.marginals, 0)
    return Solution(float(result.fun), np.maximum(result.x[:m], 0), columns / columns.sum())


def _pure(size: int, choice: int) -> Floats:
    mix = np.zeros(size)
    mix[choice] = 1.0
    return mix
