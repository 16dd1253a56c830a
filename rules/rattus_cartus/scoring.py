"""The final scoring, the plague, and who wins."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules.core import Line, Result

from .book import step
from .components import FLUTE, GOLD, PASS_CARD, SWORD, Cards, Class, nuns_on, people
from .state import Table

AWARDS = (10, 5, 2)  # for the first, second and third in a class
CLASSES = tuple((cls.name.lower(), int(cls)) for cls in Class)  # by the line that scores them
KINDS = {"swords": SWORD, "flutes": FLUTE, "passes": PASS_CARD, "gold": GOLD}  # by the line that counts them


@step
def reckoning(g: Table) -> None:
    """All is laid open, scored, and then the plague is held against the nuns."""
    for seat in range(g.seats):
        g.reveal("showed_hand", seat=seat, cards=g.hands[seat], rats=g.rats[seat])
    for line in lines(g):
        for seat, points in enumerate(line.points):
            if points is not None:
                g.say("scored", seat=seat, line=line.key, points=points)
    for at, card in enumerate(g.nun_row):
        g.reveal("showed_nun", nun=at, card=card.face, n=nuns_on(card.face))
    g.say("nuns_counted", n=nuns(g))
    for seat in sorted(set(range(g.seats)) - survivors(g)):
        g.say("died", seat=seat, rats=g.rats[seat])
    end = verdict(g)
    if end.winners:
        g.say("won", seats=end.winners, points=totals(g)[end.winners[0]])
    else:
        g.say("nobody_won")


# --------------------------------------------------------------------------- points


def lines(g: Table) -> tuple[Line, ...]:
    """Every line of the scoring, in the order of the rulebook; the dead have theirs too (R-42)."""
    made = [Line(name, class_awards(g.ranks[cls], g.seats)) for name, cls in CLASSES]
    made.append(Line("people", majority(g, held(g, "people"))))
    for name, card in KINDS.items():
        if g.in_play(card):
            made.append(Line(name, (gold if card == GOLD else majority)(g, held(g, name))))
    value = g.components.token_value
    return (*made, Line("tokens", tuple(n * value or None for n in g.tokens)))


@cache
def class_awards(ranked: tuple[int, ...], seats: int) -> tuple[int | None, ...]:
    """10, 5 and 2 points (so 10 and 5 for two); equal discs rank as they lie stacked, a disc at 0 ranks nowhere."""
    won = dict(zip(ranked, AWARDS, strict=False))
    return tuple([won.get(seat) for seat in range(seats)])


def held(g: Table, line: str) -> tuple[int, ...]:
    """How many cards that this line counts each seat holds."""
    return tuple(counted(line, hand) for hand in g.hands)


def counted(line: str, hand: Cards) -> int:
    """How many cards of a hand a line of the scoring counts: those of its kind, or population cards and Jokers."""
    return hand.count(KINDS[line]) if line in KINDS else people(hand)


def majority(g: Table, counts: tuple[int, ...]) -> tuple[int | None, ...]:
    """2 points for the most; 1 for each of several; none where nobody has any, unless so agreed (R-40)."""
    most = max(counts)
    if not most and g.options.zero_majority_scores == "no":
        return (None,) * g.seats
    points = 2 if counts.count(most) == 1 else 1
    return tuple([points if n == most else None for n in counts])


def gold(g: Table, counts: tuple[int, ...]) -> tuple[int | None, ...]:
    """6 points for the most Gold and 3 for the second most; several for the most share 9, for the second share 3.

    Two players who tie share 9 as well, or 6 by table option (R-41).
    """
    most, *lower = sorted(counts, reverse=True)
    none_scores = g.options.zero_majority_scores == "yes"
    if not most and not none_scores:
        return (None,) * g.seats
    first = counts.count(most)
    if first > 1:
        shared = 6 if g.seats == 2 and g.options.gold_tied_two_players == "six" else 9
        return tuple(shared // first if n == most else None for n in counts)
    won: dict[int, int] = {most: 6}
    if g.seats > 2 and lower and (lower[0] or none_scores):
        won[lower[0]] = 3 // counts.count(lower[0])
    return tuple(won.get(n) for n in counts)


def totals(g: Table) -> tuple[int, ...]:
    """Victory points of each seat."""
    columns = zip(*[line.points for line in lines(g)], strict=True)
    return tuple([sum(filter(None, column)) for column in columns])


# --------------------------------------------------------------------------- the plague


def nuns(g: Table) -> int:
    """How many nuns come to help: the sum over the nun-row."""
    return sum(nuns_on(card.face) for card in g.nun_row)


def survivors(g: Table) -> set[int]:
    """Who has no more rats than there are nuns; in the variant, if nobody, those with the fewest rats."""
    return saved_by(g, nuns(g))


def saved_by(g: Table, helping: int) -> set[int]:
    """Who would survive if so many nuns came to help, by the same rule as `survivors`."""
    alive = {seat for seat in range(g.seats) if g.rats[seat] <= helping}
    if not alive and g.options.nobody_survives == "fewest_rats":
        return {seat for seat in range(g.seats) if g.rats[seat] == min(g.rats)}
    return alive


class Verdict(NamedTuple):
    """Places, winners, and the test that decided."""

    places: tuple[int, ...]
    winners: tuple[int, ...]
    why: str


def merits(g: Table) -> list[tuple[int, int]]:
    """What survivors are placed by, the highest first: points, then fewer rats."""
    return list(zip(totals(g), [-rats for rats in g.rats], strict=True))


def verdict(g: Table) -> Verdict:
    """Survivors by points, then by fewer rats, equal ones sharing a place; all the dead share the last (R-43)."""
    alive = survivors(g)
    merit = {seat: each for seat, each in enumerate(merits(g)) if seat in alive}
    places = tuple(
        1 + sum(other > merit[seat] for other in merit.values()) if seat in alive else len(alive) + 1
        for seat in range(g.seats)
    )
    winners = tuple(seat for seat in sorted(alive) if places[seat] == 1)
    if not winners:
        return Verdict(places, winners, "nobody")
    if len(winners) > 1:
        return Verdict(places, winners, "shared")
    best = [seat for seat in alive if merit[seat][0] == merit[winners[0]][0]]
    return Verdict(places, winners, "most_points" if len(best) == 1 else "fewer_rats")


def result(g: Table) -> Result | None:
    """How the game ended, or None while it runs."""
    if not g.is_over:
        return None
    places, winners, why = verdict(g)
    return Result(places, winners, totals(g), lines(g), why, {"nuns": nuns(g)})
