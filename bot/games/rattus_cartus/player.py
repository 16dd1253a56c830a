"""What a position of Rattus Cartus is judged by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from bot.players import Features, Scenario, SearchSettings, by_seats
from bot.players.evaluation import LARGEST_GAP
from rules.core import Ask, Pick
from rules.rattus_cartus.components import (
    FIGURES,
    FLUTE,
    GOLD,
    JOKER,
    NEVER_LAID,
    NUNS,
    PASS_CARD,
    SWORD,
    Building,
    Cards,
    nuns_on,
    people,
    strangers,
)
from rules.rattus_cartus.resolving import first_of_most
from rules.rattus_cartus.scoring import AWARDS, merits, saved_by, totals
from rules.rattus_cartus.state import ROUNDS, Table

# As games of easy bots go, which were fitted on:
KEPT = 0.9  # of its rats, that a seat has left after a round
VARIANCE = 1.7  # the variance that each round adds to its rats
FINAL_BLUR, BLUR_PER_ROUND = (
    0.4,
    0.9,
)  # how far a lead in a class is blurred in the end, and by the root of each round before
AWARDED = (*AWARDS, 0)  # by rank, of any rank behind as well
# What the standard action of a building adds to a hand; the premium action adds twice as much.
GIVES: Final[Mapping[int, Cards]] = {
    Building.TREASURY: (GOLD,),
    Building.OFFICE: (PASS_CARD,),
    Building.MARKETPLACE: (JOKER,),
    Building.CASTLE: (SWORD,),
    Building.PIPERS_CABIN: (FLUTE,),
}


class SeatFeatures(NamedTuple):
    """How a seat stands once the buildings are resolved: the points it has, and what can become points."""

    points: float  # as of now
    awards: float  # of the classes, by how sure a lead is in the rounds left
    tokens: float
    rats: float
    rats_by_time: float
    people: float
    people_by_time: float
    jokers: float
    jokers_by_time: float
    gold: float
    swords: float
    flutes: float
    passes: float
    start: float
    knows_nuns: float


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    points, awards = totals(g), expected_awards(g)
    return [_of_seat(g, seat, points[seat], awards[seat]) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, points: int, awards: float) -> SeatFeatures:
    hand, rats, left = g.hands[seat], g.rats[seat], rounds_left(g)
    crowd, jokers = people(hand), hand.count(JOKER)
    return SeatFeatures(
        points=points / 10,
        awards=awards / 10,
        tokens=g.tokens[seat] / 5,
        rats=rats / 10,
        rats_by_time=rats * left / 100,
        people=crowd / 10,
        people_by_time=crowd * left / 30,
        jokers=jokers / 3,
        jokers_by_time=jokers * left / 10,
        gold=hand.count(GOLD) / 3,
        swords=hand.count(SWORD) / 3,
        flutes=hand.count(FLUTE) / 3,
        passes=hand.count(PASS_CARD) / 3,
        start=float(g.start == seat),
        knows_nuns=sum([seat in card.seen_by for card in g.nun_row]) / 5,
    )


def rounds_left(g: Table) -> int:
    """The rounds after this one."""
    return ROUNDS[g.seats] - g.round


def expected_awards(g: Table) -> list[float]:
    """The points that each seat may expect of the six classes: a lead counts the more the fewer rounds are left."""
    left, found = rounds_left(g), [0.0] * g.seats
    for cls, ranked in enumerate(g.ranks):
        marked = tuple([points[cls] for points in g.points])
        for seat, points in enumerate(expected_in_class(marked, ranked, left)):
            found[seat] += points
    return found


@lru_cache(4096)  # a round changes few classes
def expected_in_class(marked: tuple[int, ...], ranked: tuple[int, ...], left: int) -> tuple[float, ...]:
    """The points that each seat may expect of a class where it has marked so many points."""
    seats, blur = len(marked), 2 * (FINAL_BLUR + BLUR_PER_ROUND * left**0.5)
    # Equal discs rank as they lie stacked: what is ahead counts less than a point more.
    behind = [ranked.index(seat) if seat in ranked else len(ranked) for seat in range(seats)]
    powers = [exp((2.0 * n - at / seats) / blur) for n, at in zip(marked, behind, strict=True)]
    found = [0.0] * seats
    for seat, power in enumerate(powers):
        if marked[seat] or left:
            ahead = sum([other / (power + other) for other in powers]) - 0.5  # so many others, by and large
            found[seat] = awarded(ahead) * (1.0 if marked[seat] else left / (left + 3))
    return tuple(found)


def awarded(rank: float) -> float:
    """The points of a class for a rank, 0 for the first, also between two of them."""
    low = min(int(rank), len(AWARDED) - 2)
    return AWARDED[low] + (AWARDED[low + 1] - AWARDED[low]) * min(1.0, rank - low)


# --------------------------------------------------------------------------- who will survive


def scenarios(g: Table, viewer: int) -> list[Scenario]:
    """Each sum of nuns that a seat deems possible, with the chance of every seat to be alive then."""
    seen, left = [nuns_on(card.face) for card in g.nun_row if viewer in card.seen_by], rounds_left(g)
    unseen, step = len(g.nun_row) - len(seen), 1 if left < 2 else 3
    return [
        Scenario(chance, _alive(g, sum(seen) + nuns, left))
        for nuns, chance in nun_sums(g.components.population, unseen, step)
    ]


def share_at_end(g: Table, viewer: int) -> float:
    """A seat's share of the victory once the last card is laid: nuns that it has not seen count as they may be."""
    seen, merit, found = [nuns_on(card.face) for card in g.nun_row if viewer in card.seen_by], merits(g), 0.0
    for nuns, chance in nun_sums(g.components.population, len(g.nun_row) - len(seen), 1):
        alive = saved_by(g, sum(seen) + round(nuns))
        if viewer in alive and merit[viewer] == max([merit[seat] for seat in alive]):
            found += chance / [merit[seat] for seat in alive].count(merit[viewer])
    return found


def _alive(g: Table, nuns: float, left: int) -> list[float]:
    """The chance of each seat to be alive where there are so many nuns: a logistic curve in place of the normal one."""
    kept, steepness = KEPT**left, 1.7 / (VARIANCE * left + 0.1) ** 0.5
    chances = [1 / (1 + exp(min(LARGEST_GAP, steepness * (rats * kept - nuns - 0.5)))) for rats in g.rats]
    if g.options.nobody_survives == "fewest_rats":
        return [1.0 if rats == min(g.rats) else one for rats, one in zip(g.rats, chances, strict=True)]
    return chances


@lru_cache(64)
def nun_sums(population: Cards, cards: int, step: int) -> tuple[tuple[float, float], ...]:
    """The sums of nuns on so many unseen cards, with their chances; `step` sums taken together as their mean."""
    on_one = [sum([nuns_on(card) == nuns for card in population]) / len(population) for nuns in range(NUNS)]
    chances = [1.0]
    for _ in range(cards):
        longer = [0.0] * (len(chances) + NUNS - 1)
        for at, chance in enumerate(chances):
            for nuns, one in enumerate(on_one):
                longer[at + nuns] += chance * one
        chances = longer
    parts = [range(at, min(at + step, len(chances))) for at in range(0, len(chances), step)]
    weighed = [(part, sum([chances[nuns] for nuns in part])) for part in parts]
    return tuple((sum([nuns * chances[nuns] for nuns in part]) / each, each) for part, each in weighed if each)


# --------------------------------------------------------------------------- what is worth trying


def sensible(g: Table, ask: Ask) -> list[Pick] | None:
    """Where cards are laid: those of the class first, then Jokers or what the hand has few of, and special cards."""
    if ask.choice != "lay_cards":
        return None
    cls = next(place.cls for place in g.row if ask.seat in place.inside)
    hand = [card for card in g.hands[ask.seat] if card not in NEVER_LAID]
    jokers, special = [card for card in hand if card == JOKER], {card for card in hand if card > JOKER}
    own = [card for card in hand if card < JOKER and FIGURES[card].cls == cls]
    rest = [card for card in hand if card < JOKER and FIGURES[card].cls != cls]
    held = Counter(FIGURES[card].cls for card in rest)
    rest.sort(key=lambda card: (held[FIGURES[card].cls], FIGURES[card].cls))
    found = [tuple(run[:n]) for run in (own + jokers + rest, own + rest + jokers) for n in range(len(run) + 1)]
    found += [(*own, *jokers[:n], card) for card in sorted(special) for n in range(len(jokers) + 1)]
    return list(dict.fromkeys(tuple(sorted(pick)) for pick in found))


# --------------------------------------------------------------------------- what is laid, as if it were resolved


def settled(g: Table) -> Table:
    """The table as if the cards laid so far were all. Swords, Flutes, the Guard Tower and the Hospital are left out."""
    waiting = [at for at, place in enumerate(g.row) if place.inside and _waits(g, at)]
    if not waiting:
        return g
    g = g.clone()
    for at in waiting:
        for seat in g.row[at].inside:
            g.gain_influence(seat, g.row[at].cls, people(g.laid[seat]))
            g.rats[seat] += strangers(g.laid[seat], g.row[at].cls)
    for at in waiting:
        _act(g, at)
    return g


def _waits(g: Table, at: int) -> bool:
    return not g.shown or ("resolve", (at,)) in g.agenda


def _act(g: Table, at: int) -> None:
    place = g.row[at]
    inside = g.entered if g.seats == 2 else place.inside
    first = first_of_most({seat: g.laid[seat] for seat in inside})
    for seat in place.inside:
        times = 2 if seat == first else 1
        if g.last_round:
            g.gain_influence(seat, place.cls, times - 1)
        elif place.building == Building.PALACE:
            g.tokens[seat] += times
        elif place.building == Building.MONASTERY:
            g.rats[seat] -= min(times, g.rats[seat])
        elif place.building == Building.HOSPITAL:
            g.rats[seat] -= min(times - 1, g.rats[seat])
        elif place.building == Building.FARM:
            _draw(g, seat, 2 * times)
        elif place.building == Building.BREWERY:
            _draw(g, seat, people(g.laid[seat]) * times // 2)
        else:
            g.hands[seat] += GIVES.get(place.building, ()) * times


def _draw(g: Table, seat: int, n: int) -> None:
    """So many cards as the pile lies, as far as it goes."""
    cut = max(0, len(g.pile) - n)
    g.hands[seat] += g.pile[cut:]
    g.pile = g.pile[:cut]


def progress(g: Table) -> float:
    """The rounds played."""
    return min(1.0, g.round / ROUNDS[g.seats])


features = Features(
    SeatFeatures._fields,
    of,
    progress,
    turn=lambda g: g.round,
    settled=settled,
    sensible=sensible,
    scenarios=scenarios,
    share_at_end=share_at_end,
    search=SearchSettings(turns=1, width=16, playout_factor=0.2, positions_factor=by_seats),
)
