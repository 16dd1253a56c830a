"""Intervals that stay valid however often one looks: whoever stops a match at a good moment cheats nobody.

A bettor who starts with 1 bets against a mean m on every deal, in a size that only the deals before decide. If m is
the true mean the capital hardly ever grows: to 40 at any moment in one of 40 matches (Ville's inequality). So all means
against which somebody has won that much are out, on either side: 95 % together. See Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting" (2023).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

ENOUGH = log(40)
BOLDEST = 0.9  # of what would lose everything in one deal


def lower(shares: Sequence[float]) -> float:
    """The lower end of the 95 % interval of a mean, of numbers from 0 to 1."""
    low, high = 0.0, 1.0
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if exceeds(shares, middle) else (low, middle)
    return low


def upper(shares: Sequence[float]) -> float:
    """The upper end."""
    return 1 - lower([1 - share for share in shares])


def exceeds(shares: Sequence[float], bar: float) -> bool:
    """Whether it is shown that the mean is above the bar, by the deals so far or by those up to an earlier one."""
    if bar <= 0:
        return True
    capital, count, total, squares = 0.0, 1, 0.5, 0.25
    for share in shares:
        mean = total / count
        edge, spread = mean - bar, squares / count
        stake = min(max(0.0, edge / (spread + edge * edge)), BOLDEST / bar)
        capital += log(1 + stake * (share - bar))
        if capital >= ENOUGH:
            return True
        count, total, squares = count + 1, total + share, squares + (share - mean) ** 2
    return False
