"""The report: what all pieces of all nights came to, added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

from .noted import Done
from .pieces import SORTS

FIRST: Final = ("kills", "stops", "cuts", "disks full", "answers acknowledged", "games")
LOST: Final = "lost or doubled"
FAULTS: Final = {
    "soak": "dead ends or broken rules",
    "crash": LOST,
    "cluster": LOST,
    "upgrade": LOST,
    "month": "promises broken",
}


def report(noted: Iterable[Done], program: str) -> Iterator[str]:
    """Lines for people: what was done in all, by each sort of piece, and every fault with its command."""
    done = list(noted)
    if not done:
        yield "Nothing is done yet."
        return
    first, last = (datetime.fromtimestamp(pick(one.at for one in done), UTC) for pick in (min, max))
    hours = sum(one.seconds for one in done) / 3600
    yield f"{len(done)} pieces from {first:%Y-%m-%d %H:%M} to {last:%Y-%m-%d %H:%M} UTC, {hours:.1f} hours of runs"
    yield f"{sum(one.program == program for one in done)} of them by the program as it is now ({program})"
    yield ""
    yield _added("in all", done)
    for sort in SORTS:
        if of_sort := [one for one in done if one.piece.sort == sort]:
            yield _added(str(sort), of_sort)
    yield ""
    faults = [one for one in done if one.fault]
    told = Counter(FAULTS[one.piece.sort.run] for one in faults)
    yield ", ".join(f"{told[what]} {what}" for what in dict.fromkeys(FAULTS.values()))
    for one in faults:
        yield f"\n{one.piece.command}  ({one.program})"
        yield from (f"    {line}" for line in one.fault.splitlines()[:40])


def _added(what: str, done: Iterable[Done]) -> str:
    figures, pieces = Counter[str](), 0
    for one in done:
        figures.update(one.figures)
        pieces += 1
    names = [name for name in (*FIRST, *sorted(figures.keys() - set(FIRST))) if figures[name]]
    return f"{what}: {pieces} pieces; " + ", ".join(f"{figures[name]:,} {name}" for name in names)
