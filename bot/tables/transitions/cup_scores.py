"""How people stand in a cup: points for places, and the order that follows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.values import FULL_POINTS, Cup, CupScore, PlayedTable


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat: all for the first, none for the last, evenly between; who share a place share points.

    So much of the others somebody is ahead of, half of a draw counted: 2 of 3 are 67 points of 100.
    """
    others = len(places) - 1
    beaten = [sum(place < other for other in places) for place in places]
    drawn = [places.count(place) - 1 for place in places]
    return tuple(round(FULL_POINTS * (b + d / 2) / others) for b, d in zip(beaten, drawn, strict=True))


def scores(cup: Cup, played: Sequence[PlayedTable]) -> tuple[CupScore, ...]:
    """How everybody stands, the best first: more points, then more wins; who is alike in both shares the place.

    Points are for who sits there at the end and was drawn there; a seat that was given up brings none.
    """
    found = [_score(cup, entrant.person.id, played) for entrant in cup.entrants]
    ranked = sorted(zip(cup.entrants, found, strict=True), key=lambda each: _worth(*each[1]), reverse=True)
    worths = [_worth(*score) for _, score in ranked]
    return tuple(
        CupScore(entrant, 1 + worths.index(_worth(points, wins)), points, wins) for entrant, (points, wins) in ranked
    )


def _worth(points: Sequence[int | None], wins: int) -> tuple[int, int]:
    return sum(point or 0 for point in points), wins


def _score(cup: Cup, person: int, played: Sequence[PlayedTable]) -> tuple[tuple[int | None, ...], int]:
    points: list[int | None] = [None] * cup.round
    wins = 0
    for each in played:
        if person not in each.table.drawn or not each.ended:
            continue
        seat = each.people.index(person) if person in each.people else None
        counted = each.places and seat is not None
        points[each.table.round - 1] = points_of(each.places)[seat] if counted and seat is not None else 0
        wins += bool(counted and seat is not None and each.places[seat] == 1)
    return tuple(points), wins
