"""Who wins."""

from __future__ import annotations

from rules.core import Line, Result

from .state import Table


def merits(g: Table) -> list[tuple[int, int]]:
    """Prestige points, then gold and markers in the personal supply together."""
    return [(g.prestige[seat], g.gold[seat] + g.personal[seat]) for seat in range(g.seats)]


def winners(g: Table) -> tuple[int, ...]:
    """Who has most; several share the victory (R-42)."""
    merit = merits(g)
    return tuple(seat for seat in range(g.seats) if merit[seat] == max(merit))


def announce(g: Table) -> None:
    """The totals are shown at last."""
    for seat in range(g.seats):
        g.reveal("showed_prestige", seat=seat, n=g.prestige[seat])
    g.say("won", seats=winners(g), points=max(g.prestige))


def result(g: Table) -> Result | None:
    """How the game ended, or None while it runs."""
    if g.agenda:
        return None
    merit, best = merits(g), winners(g)
    places = tuple(1 + sum(other > own for other in merit) for own in merit)
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
