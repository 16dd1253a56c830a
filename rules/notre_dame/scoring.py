"""Who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core import Line, Result

from .state import Table


class Merit(NamedTuple):
    """What a seat has reached: prestige points, then gold and markers in the personal supply together."""

    place: int
    seat: int
    prestige: int
    at_hand: int


def ranking(merits: Sequence[tuple[int, int]]) -> tuple[Merit, ...]:
    """All seats, the best one first; equals share a place (R-42)."""
    places = [1 + sum(other > own for other in merits) for own in merits]
    return tuple(sorted(Merit(place, seat, *own) for seat, (place, own) in enumerate(zip(places, merits, strict=True))))


def ranked(g: Table) -> tuple[Merit, ...]:
    """The seats of a table, the best one first."""
    return ranking([(g.prestige[seat], g.gold[seat] + g.personal[seat]) for seat in range(g.seats)])


def totals(g: Table) -> tuple[int, ...]:
    """The prestige points of each seat."""
    return tuple(g.prestige)


def winners(g: Table) -> tuple[int, ...]:
    """Who has most; several share the victory."""
    return tuple(merit.seat for merit in ranked(g) if merit.place == 1)


def announce(g: Table) -> None:
    """The totals are shown at last, and who has won."""
    for seat in range(g.seats):
        g.reveal("showed_prestige", seat=seat, n=g.prestige[seat])
    g.say("won", seats=winners(g), points=max(g.prestige))


def result(g: Table) -> Result | None:
    """How the game ended, or None while it runs."""
    if not g.is_over:
        return None
    best, place = winners(g), {merit.seat: merit.place for merit in ranked(g)}
    places = tuple(place[seat] for seat in range(g.seats))
    lines = (
        Line("prestige", tuple(g.prestige)),
        Line("gold", tuple(g.gold)),
        Line("markers", tuple(g.personal)),
    )
    if len(best) > 1:
        why = "shared"
    else:
        why = "gold_and_markers" if g.prestige.count(max(g.prestige)) > 1 else "most_prestige"
    return Result(places, best, tuple(g.prestige), lines, why, {})
