"""How late the newest board stood, counted from when it was due by the rules of the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.tables import Timing

BURST: Final = Timing().burst  # seconds that a board waits where the move before was so short ago
SEALED: Final = Timing().sealed  # after an answer that nobody sees while others are still to be given
NEVER: Final = float("inf")


class Line(NamedTuple):
    """A line of a table's log that a board has to show."""

    code: str
    number: int
    at: float
    is_sealed: bool = False  # nothing happened by it that anybody sees


class Look(NamedTuple):
    """Which line the board of each table shows at a time."""

    at: float
    shown: Mapping[str, int]


def late(lines: Sequence[Line], looks: Sequence[Look]) -> list[float]:
    """For each line the seconds between when its board was due and the first look that found it; `NEVER` without one.

    A board that follows another one within ten seconds is due ten seconds after its move, so that it shows several;
    so is one after a sealed answer.
    """
    before, found = dict[str, float](), list[float]()
    for line in sorted(lines, key=lambda line: line.at):
        waits = BURST if line.at - before.get(line.code, float("-inf")) < BURST else 0.0
        waits = max(waits, SEALED) if line.is_sealed else waits
        before[line.code] = line.at
        stood = next((look.at for look in looks if look.shown.get(line.code, -1) >= line.number), NEVER)
        found.append(max(0.0, stood - line.at - waits))
    return found
