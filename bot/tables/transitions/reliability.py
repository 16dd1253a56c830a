"""How long a person usually takes to answer: a trimmed mean of their waits, of which older ones weigh less."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.tables.values import DAY

FADES: Final = 91 * DAY  # seconds after which nothing counts any more
LEAST: Final = 5  # waits before anything is said
TRIMMED: Final = 0.1  # share that is left out at either end: a minute, and a weekend, say little


def usual_answer(waits: Iterable[tuple[float, float]], now: float) -> float | None:
    """Seconds somebody usually takes; None if too few are known. `waits`: when each ended, how long it took."""
    weighed = [(seconds, 1 - (now - at) / FADES) for at, seconds in waits if 0 <= now - at < FADES]
    return trimmed_mean(weighed) if len(weighed) >= LEAST else None


def trimmed_mean(weighed: Iterable[tuple[float, float]]) -> float:
    """The weighted mean of values without the least and greatest tenth of the weight: pairs of value and weight."""
    order = sorted(weighed)
    whole = sum(weight for _, weight in order)
    low, high, at, total = TRIMMED * whole, (1 - TRIMMED) * whole, 0.0, 0.0
    for value, weight in order:
        total += value * max(0.0, min(at + weight, high) - max(at, low))
        at += weight
    return total / (high - low)
