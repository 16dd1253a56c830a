"""Who knows what: all lies open but the values of rat-catcher tokens, and the order of their piles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from typing import NamedTuple

from rules.core import Ask, Facts, Hidden, Line

from .actions import CHILD, FLORIN, GOOD, MARRY, MEN, SELL, WOMEN, given_by
from .book import rules
from .components import PHASES, PILES, Components, Kind, PurchaseStep, circles_in, editions
from .in_a_row import Activations, in_a_row, largest_activations
from .optional import BRIBE, CAT, INFLUENCE, largest_bribe_at, to_call
from .rats import drawn, free, infested_among, infested_by, rats_limited, unplaced
from .scoring import added_up, by_merit, lines, tied
from .setup import women_ruling
from .state import BOY, NOBODY, Table, around_of

__all__ = [
    "BOY",
    "BRIBE",
    "CAT",
    "CHILD",
    "FLORIN",
    "GOOD",
    "INFLUENCE",
    "MARRY",
    "MEN",
    "NOBODY",
    "SELL",
    "WOMEN",
    "Activations",
    "SeatView",
    "View",
    "arguments",
    "deal_unknown",
    "given_by",
    "hidden",
    "is_ordered",
    "view",
]


def knows_token(g: Table, viewer: int | None, token: Hidden) -> bool:
    """Whether this viewer may see its value: who took it, and after the end everybody (R-37)."""
    return viewer in token.seen_by or g.is_over


class SeatView(NamedTuple):
    """What belongs to one family."""

    goods: tuple[int, ...]
    money: int
    reserve: int
    boys: int
    girls: int
    influence: int
    tokens: tuple[int | None, ...]

    @property
    def known_tokens(self) -> tuple[int, ...]:
        """The values of the tokens that the viewer knows, worth most first."""
        return tuple(sorted((value for value in self.tokens if value is not None), reverse=True))


class View(NamedTuple):
    """Hameln as one seat, or the public (viewer None), may see it (R-37)."""

    viewer: int | None
    seats: int
    phase: int
    order: tuple[int, ...]
    place: int
    turns: int
    passed: tuple[int, ...]
    table: tuple[SeatView, ...]
    ranks: tuple[int, ...]
    men: tuple[int, ...]
    women: tuple[int, ...]
    activity: tuple[int, ...]
    rats: int  # circles, a mask
    infested: tuple[bool, ...]
    big: int  # houses, a mask
    pool: int
    sides: int  # used this turn, a mask; with five players
    supply: tuple[int, ...]
    bank: int
    bag_boys: int
    bag_girls: int
    piles: tuple[int, ...]
    next_step: int  # of the purchase loop, on offer
    cat: int
    piper: int
    bribes: tuple[int, ...]
    road: tuple[int, ...]
    women_order: str
    small_rats_limited: bool
    bank_limited: bool
    edition: str
    over: bool
    scoring: tuple[Line, ...]  # every line of it, at the end

    @property
    def components(self) -> Components:
        """The component data that this table was started with."""
        return editions.components(self.edition)

    @property
    def stage(self) -> str:
        """Where the game is: opening (the first couples are placed), turn, piper, or over."""
        if self.over:
            return "over"
        couples = [(man != NOBODY) + (woman != NOBODY) for man, woman in zip(self.men, self.women, strict=True)]
        if 1 in couples or not any(couples):
            return "opening"
        return "turn" if self.pool else "piper"

    @property
    def to_move(self) -> int | None:
        """Whose turn it is; None while the first couples are placed and after the end."""
        return None if self.stage in ("over", "opening") else self.order[self.place]

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has at the end."""
        return tuple(added_up(self.scoring))

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats from the top down: in turn order; at the end by points, and equals by influence."""
        return tuple(by_merit(self.points, self.ranks)) if self.over else self.order

    @property
    def winner(self) -> int | None:
        """Who has won, at the end."""
        return self.ranking[0] if self.over else None

    @property
    def tied(self) -> bool:
        """Whether more than one seat has most points, at the end."""
        return self.over and tied(self.points)

    @property
    def big_rats(self) -> int:
        """How many big rats this phase began with."""
        return self.components.big_rats(self.seats, self.phase)

    @property
    def is_last_phase(self) -> bool:
        """Whether the game ends with this phase."""
        return self.phase == PHASES

    @property
    def on_offer(self) -> PurchaseStep:
        """The next step of influence to be had."""
        return self.components.loop[self.next_step]

    @property
    def child_price(self) -> int:
        """What the piper asks for a child where he stands, in florins."""
        return self.components.piper_price[self.piper]

    def lost_on_road(self, children: int) -> int:
        """What so many more children on the road would cost at the end, in points."""
        return sum(self.components.road_costs(len(self.road) + children)[len(self.road) :])

    @property
    def tokens_left(self) -> int:
        """Rat-catcher tokens in all piles."""
        return sum(self.piles)

    def bribe_with(self, region: int, n: int) -> int:
        """The bribe on a space of the piper if n florins were added, in florins."""
        return self.bribes[region] + n

    def piper_with(self, region: int, n: int) -> int:
        """The space on which the piper would stand if n florins were added there."""
        raised = (*self.bribes[:region], self.bribe_with(region, n), *self.bribes[region + 1 :])
        return largest_bribe_at(raised)

    def to_call(self, region: int) -> int:
        """How many florins more on a space bring the piper there; 0 where he stands."""
        return 0 if region == self.piper else to_call(self.bribes, region)

    def cleared_at(self, region: int) -> tuple[int, ...]:
        """The circles from which the piper would lead rats away if he came to this space now."""
        return circles_in(self.rats & self.components.cleared[region])

    # ------------------------------------------------------------------- houses and circles

    @property
    def around(self) -> tuple[int, ...]:
        """By house: its circles in use, a mask."""
        return around_of(self.edition, self.seats)

    @property
    def circles(self) -> tuple[int, ...]:
        """All circles in use."""
        return circles_in(reduce(or_, self.around))

    @property
    def side_used(self) -> tuple[int, ...]:
        """The free circles on sides on which rats were placed this turn: they take a rat last (R-27)."""
        if self.over:
            return ()
        printed = self.components.circles
        return tuple(i for i in self.circles if not self.rats >> i & 1 and self.sides >> printed[i].side & 1)

    def circles_of(self, house: int) -> tuple[int, ...]:
        """The circles in use around a house."""
        return circles_in(self.around[house])

    def free(self, house: int) -> tuple[int, ...]:
        """Those of them without a rat."""
        return circles_in(free(self, house))

    def draws(self, house: int) -> int:
        """How many rats the house would draw if it were activated now."""
        return drawn(self, house, self._small_rats_left)

    def would_be_infested(self, house: int) -> bool:
        """Whether the house would be infested by what it draws if it were activated now."""
        return 0 < self.draws(house) == len(self.free(house))

    def children_from(self, houses: Iterable[int]) -> int:
        """How many children these houses would bring if all of them were activated now."""
        bag, reserve = self.bag_boys + self.bag_girls, [seat.reserve for seat in self.table]
        mothers = [self.women[house] for house in houses if self.components.houses[house].kind != Kind.INFLUENCE]
        return min(bag, sum(min(mothers.count(seat), left) for seat, left in enumerate(reserve)))

    def has_big_rat(self, house: int) -> bool:
        """Whether a big rat sits on this house."""
        return bool(self.big >> house & 1)

    def touched_by(self, circle: int) -> list[int]:
        """The houses that this circle touches, while it is in use."""
        return [house for house in self.components.circles[circle].touches if self.around[house] >> circle & 1]

    def houses_of(self, seat: int) -> list[int]:
        """The houses in which this seat has a member."""
        return [house for house, couple in enumerate(zip(self.men, self.women, strict=True)) if seat in couple]

    def infested_by(self, circles: Iterable[int]) -> list[int]:
        """The houses that rats on these circles would infest."""
        return infested_by(self, circles)

    def last_rat_at(self, circles: Iterable[int]) -> bool:
        """Whether rats on these circles would take the last big rat of the phase, so that the piper comes."""
        return 0 < self.pool <= len(self.infested_by(circles))

    def last_rat_of(self, houses: Iterable[int]) -> bool:
        """Whether these houses, activated in this order, would take it wherever their rats are placed."""
        return self.in_a_row(houses).takes_last

    def in_a_row(self, houses: Iterable[int]) -> Activations:
        """What is certain of these houses if they are activated in this order."""
        return in_a_row(self, tuple(houses), self.pool, self._small_rats_left)

    def largest_activations(self, houses: Iterable[int]) -> tuple[tuple[int, ...], ...]:
        """The largest sets of these houses that can be activated, in an order in which none is surely skipped."""
        return largest_activations(self, tuple(houses), self.pool, self._small_rats_left)

    @property
    def _small_rats_left(self) -> int:
        return unplaced(self.components, self.rats, limited=self.small_rats_limited)

    @property
    def without_points(self) -> tuple[int, ...]:
        """The infested houses in which somebody lives: they score nothing at the end (R-35)."""
        return tuple(house for house, sick in enumerate(self.infested) if sick and self.men[house] != NOBODY)

    def freed_by(self, circle: int) -> list[int]:
        """The houses that would be free again without the rat on this circle."""
        return infested_among(self.around, self.rats, 1 << circle)


def view(g: Table, viewer: int | None) -> View:
    """What this viewer may see, built from nothing."""
    return View(
        viewer=viewer,
        seats=g.seats,
        phase=g.phase,
        order=g.order,
        place=g.place,
        turns=g.turns,
        passed=g.passed,
        table=tuple(_seat(g, viewer, seat) for seat in range(g.seats)),
        ranks=g.ranks(),
        men=tuple(g.men),
        women=tuple(g.women),
        activity=g.activity,
        rats=g.rats,
        infested=tuple(g.infested(house) for house in range(len(g.men))),
        big=g.big,
        pool=g.pool,
        sides=g.sides,
        supply=tuple(g.supply),
        bank=g.bank,
        bag_boys=g.bag_boys,
        bag_girls=g.bag_girls,
        piles=tuple(map(len, g.piles)),
        next_step=g.next_step,
        cat=g.cat,
        piper=g.piper,
        bribes=tuple(g.bribes),
        road=g.road,
        women_order=women_ruling(g),
        small_rats_limited=rats_limited(g),
        bank_limited=g.bank_limited,
        edition=g.edition,
        over=g.is_over,
        scoring=lines(g) if g.is_over else (),
    )


def _seat(g: Table, viewer: int | None, seat: int) -> SeatView:
    return SeatView(
        goods=tuple(g.goods_of(seat)),
        money=g.money[seat],
        reserve=g.reserve[seat],
        boys=g.boys[seat],
        girls=g.girls[seat],
        influence=g.influence[seat],
        tokens=tuple(token.face if knows_token(g, viewer, token) else None for token in g.tokens[seat]),
    )


def arguments(ask: Ask) -> Facts:
    """The arguments of a question by their names."""
    return rules.arguments(ask)


def is_ordered(ask: Ask) -> bool:
    """Whether the order matters in which the options of a question are named."""
    return rules.choices[ask.choice].ordered


# --------------------------------------------------------------------------- imagine


def deal_unknown(g: Table, viewer: int | None) -> None:
    """Deal anew, in place, the tokens that this viewer has not taken. The table has new dice already."""
    if g.is_over:
        return
    unknown = [token.face for token in _tokens(g) if not knows_token(g, viewer, token)]
    faces = iter(g.shuffled(sorted(unknown)))
    g.piles = [_redealt(g, g.piles[pile], viewer, faces) for pile in range(PILES)]
    g.tokens = [tuple(sorted(_redealt(g, tokens, viewer, faces))) for tokens in g.tokens]


def _tokens(g: Table) -> Iterator[Hidden]:
    for tokens in (*g.piles, *g.tokens):
        yield from tokens


def _redealt(g: Table, tokens: tuple[Hidden, ...], viewer: int | None, faces: Iterator[int]) -> tuple[Hidden, ...]:
    return tuple(t if knows_token(g, viewer, t) else t._replace(face=next(faces)) for t in tokens)


def hidden(g: Table, viewer: int | None) -> Mapping[str, object]:
    """The truth behind each thing this viewer cannot know."""
    if g.is_over:
        return {}
    held = {f"tokens {seat}": g.tokens[seat] for seat in range(g.seats) if seat != viewer and g.tokens[seat]}
    return {"piles": tuple(g.piles), **held}
