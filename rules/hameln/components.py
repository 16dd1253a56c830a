"""The printed components: the board with its houses and circles, and the box, read from the data files and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from rules.core import BadEdition, GameEditions, data_files, read_toml
from rules.core.editions import Provenance

from .data_models import (
    BigRatsEntry,
    BoardFile,
    BoxFile,
    CircleEntry,
    Colour,
    HouseEntry,
    PiecesEntry,
    PricesEntry,
    RulingsEntry,
    ScoringEntry,
)


class Good(IntEnum):
    """What a production house makes; cheapest first."""

    BREAD, CHEESE, ALE, MEAT = range(4)


class Kind(IntEnum):
    """The kinds of houses; the first four make the good of the same number."""

    BAKERY, DAIRY, BREWERY, BUTCHERY, INFLUENCE = range(5)


HOUSES: Final = 22
COUNTERS: Final = 16  # houses that take an activity counter; the others have their number printed
EXTRA_CIRCLES: Final = 2  # with five players
SEATS: Final = range(3, 6)
PILES: Final = 3  # of rat-catcher tokens
PHASES: Final = 3
FIVE_PLAYERS: Final = 5  # they alone use the extra circles, and the rule of the sides
PLACES: Final = ("market", "street", "alley", "wall")  # of circles, from the inside out
CIRCLES_AROUND: Final = {"inner": 5, "outer": 4}  # circles around a house, by ring
LETTERS: Final = "abc"  # of circles that share a number
RECONSTRUCTED_CIRCLES: Final = 38  # without the extras


class House(NamedTuple):
    """A house as printed."""

    id: str
    kind: Kind
    region: int
    clock: float
    ring: str
    cost: int
    activity: int  # 0: a counter is laid there
    bonus: int
    start_for: tuple[int, ...]


class Circle(NamedTuple):
    """A circle for one rat."""

    id: str
    place: str
    label: str
    clock: float
    touches: tuple[int, ...]
    regions: tuple[int, ...]
    market: bool
    extra: bool  # in use with five players only
    side: int  # the first circle of its side


class PurchaseStep(NamedTuple):
    """A step of the purchase loop."""

    price: int
    gain: int


class Components(NamedTuple):
    """One edition of the box. Sets of circles are bit masks: circle 0 is bit 0."""

    board_name: str
    faithful: bool
    regions: tuple[str, ...]  # colours, clockwise
    piper_start: int
    piper_price: tuple[int, ...]  # by region
    top: int
    loop: tuple[PurchaseStep, ...]
    road: tuple[int, ...]
    overflow: int
    houses: tuple[House, ...]
    circles: tuple[Circle, ...]
    circle_names: Mapping[int, tuple[str, ...]]  # players -> by circle: what people call it
    around: Mapping[int, tuple[int, ...]]  # players -> by house: its circles in use
    cleared: tuple[int, ...]  # by region: the circles the piper clears from there, those of the market with them
    prices: PricesEntry
    pieces: PiecesEntry
    scoring: ScoringEntry
    rulings: RulingsEntry
    big_rat_pools: BigRatsEntry
    provenance: tuple[tuple[str, Provenance], ...]

    @property
    def value(self) -> tuple[int, ...]:
        """What each good is sold for, in florins."""
        return self.prices.goods.by_good

    def big_rats(self, seats: int, phase: int) -> int:
        """How many big rats a phase (1 to 3) begins with."""
        return self.big_rat_pools.of(seats)[phase - 1]

    def road_costs(self, n: int) -> tuple[int, ...]:
        """What children on the first n spaces of the road cost; beyond the printed ones each costs the same."""
        return (*self.road, *[self.overflow] * n)[:n]


def circles_in(mask: int) -> tuple[int, ...]:
    """The circles of a mask, in file order."""
    found = list[int]()
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(circles: Iterable[int]) -> int:
    """A set of circles."""
    mask = 0
    for circle in circles:
        mask |= 1 << circle
    return mask


def read(data: Mapping[str, str]) -> Components:
    """The components in these data files. Raises `BadEdition` naming file and key."""
    board, box = read_toml(data, "board.toml", BoardFile), read_toml(data, "box.toml", BoxFile)
    if box.prices.cat_to_owner > box.prices.cat:
        raise BadEdition("box.toml", "prices.cat_to_owner", "more than the cat costs")
    if box.pieces.goods.meat < SEATS[-1]:
        raise BadEdition("box.toml", "pieces.goods.meat", "too little meat, everybody starts with one")
    regions = _regions(board)
    houses = tuple(_house(i, entry, regions) for i, entry in enumerate(board.house))
    _check_houses(houses, box)
    circles = _circles(board.circle, houses, regions)
    around = {seats: _around(len(houses), circles, extras=seats == FIVE_PLAYERS) for seats in SEATS}
    _check_circles(houses, circles, around)
    if not board.faithful_to_printed_board:
        _check_reconstruction(houses, circles, around)
    market = mask_of(i for i, circle in enumerate(circles) if circle.market)
    return Components(
        board_name=board.board_name,
        faithful=board.faithful_to_printed_board,
        regions=regions,
        piper_start=regions.index(board.piper.start),
        piper_price=tuple(board.piper.price_per_child[colour] for colour in regions),
        top=board.influence.top,
        loop=tuple(PurchaseStep(step.price, step.gain) for step in board.influence.step),
        road=tuple(board.road.spaces),
        overflow=board.road.overflow,
        houses=houses,
        circles=circles,
        circle_names={seats: circle_names(circles, extras=seats == FIVE_PLAYERS) for seats in SEATS},
        around=around,
        cleared=tuple(
            market | mask_of(i for i, circle in enumerate(circles) if region in circle.regions)
            for region in range(len(regions))
        ),
        prices=box.prices,
        pieces=box.pieces,
        scoring=box.scoring,
        rulings=box.rulings,
        big_rat_pools=box.big_rats,
        provenance=_provenance(board, box),
    )


# --------------------------------------------------------------------------- the board


def _bad(key: str, problem: str) -> BadEdition:
    return BadEdition("board.toml", key, problem)


def _regions(board: BoardFile) -> tuple[Colour, ...]:
    regions = tuple(board.piper.clockwise)
    if len(set(regions)) != len(regions):
        raise _bad("piper.clockwise", "a colour stands twice")
    if board.piper.start not in regions:
        raise _bad("piper.start", f"{board.piper.start!r} is no region of piper.clockwise")
    if set(board.piper.price_per_child) != set(regions):
        raise _bad("piper.price_per_child", f"needs one price each for {', '.join(regions)}")
    return regions


def _house(i: int, entry: HouseEntry, regions: tuple[Colour, ...]) -> House:
    if entry.region not in regions:
        raise _bad(f"house.{i}.region", f"{entry.region!r} is no region of piper.clockwise")
    kind = Kind[entry.kind.upper()]
    if (kind is Kind.INFLUENCE) != (entry.bonus > 0):
        raise _bad(f"house.{i}.bonus", "influence houses have a bonus, no others")
    return House(
        entry.id,
        kind,
        regions.index(entry.region),
        entry.clock,
        entry.ring,
        entry.cost,
        entry.activity,
        entry.bonus,
        tuple(entry.start_for),
    )


def _check_houses(houses: tuple[House, ...], box: BoxFile) -> None:
    if twice := _twice(house.id for house in houses):
        raise _bad("house", f"the id {twice!r} stands twice")
    counters = sum(not house.activity for house in houses)
    if len(houses) != HOUSES or counters != COUNTERS:
        raise _bad("house", f"{len(houses)} houses, {counters} of them for a counter; needs {HOUSES} and {COUNTERS}")
    if len(box.pieces.counters) != counters:
        raise BadEdition("box.toml", "pieces.counters", f"{len(box.pieces.counters)} counters for {counters} houses")
    for seats in SEATS:
        starts = sum(seats in house.start_for for house in houses)
        if starts != seats:
            raise _bad("house", f"{starts} starting houses for {seats} players")


def _circles(entries: list[CircleEntry], houses: tuple[House, ...], regions: tuple[Colour, ...]) -> tuple[Circle, ...]:
    ids, house_ids = [entry.id for entry in entries], [house.id for house in houses]
    if twice := _twice(ids):
        raise _bad("circle", f"the id {twice!r} stands twice")
    for i, entry in enumerate(entries):
        for key, named, known in (
            ("touches", entry.touches, house_ids),
            ("regions", entry.regions, regions),
            ("side", [entry.side], ids),
        ):
            if lost := [name for name in named if name not in known]:
                raise _bad(f"circle.{i}.{key}", f"{lost[0]!r} is unknown")
        if not entry.market and not entry.regions:
            raise _bad(f"circle.{i}.regions", f"no piper ever clears {entry.id}")
    return tuple(
        Circle(
            entry.id,
            entry.place,
            entry.label,
            entry.clock,
            tuple(house_ids.index(name) for name in entry.touches),
            tuple(regions.index(name) for name in entry.regions),
            entry.market,
            entry.five_players_only,
            ids.index(entry.side),
        )
        for entry in entries
    )


def _around(houses: int, circles: tuple[Circle, ...], *, extras: bool) -> tuple[int, ...]:
    used = [(i, circle) for i, circle in enumerate(circles) if extras or not circle.extra]
    return tuple(mask_of(i for i, circle in used if house in circle.touches) for house in range(houses))


def circle_names(circles: Sequence[Circle], *, extras: bool) -> tuple[str, ...]:
    """A number for each circle: from the inside out, each ring clockwise from twelve o'clock.

    Circles that only five players use share the number of their side; with five players letters tell them apart.
    """
    ordinary = [i for i, circle in enumerate(circles) if not circle.extra]
    ordinary.sort(key=lambda i: (PLACES.index(circles[i].place), circles[i].clock % 12))
    number = {circle: nth for nth, circle in enumerate(ordinary, 1)}
    on_side = Counter[int]()
    names = {i: str(nth) for i, nth in number.items()}
    for i, circle in enumerate(circles):
        if circle.extra:
            on_side[circle.side] += 1
            names[i] = f"{number[circle.side]}{LETTERS[on_side[circle.side]]}"
    if extras:
        names |= {side: f"{number[side]}{LETTERS[0]}" for side in on_side}
    return tuple(names[i] for i in range(len(circles)))


def _check_circles(
    houses: tuple[House, ...], circles: tuple[Circle, ...], around: Mapping[int, tuple[int, ...]]
) -> None:
    extras = sum(circle.extra for circle in circles)
    if extras != EXTRA_CIRCLES:
        raise _bad("circle", f"{extras} circles for five players only; needs {EXTRA_CIRCLES}")
    if twice := _twice(f"{circle.place} {circle.label}" for circle in circles):
        raise _bad("circle", f"two circles are called {twice!r}")
    market = mask_of(i for i, circle in enumerate(circles) if circle.market)
    for house, mask in zip(houses, around[SEATS[0]], strict=True):
        if not mask:
            raise _bad("circle", f"no circle touches the house {house.id}")
        if house.start_for and not mask & market:
            raise _bad("circle", f"the starting house {house.id} has no circle at the market")
    for i, circle in enumerate(circles):
        if circle.side != circles[circle.side].side:
            raise _bad(f"circle.{i}.side", f"{circles[circle.side].id} is itself on another side")
        if circle.extra and circles[circle.side].extra:
            raise _bad(f"circle.{i}.side", f"the extra circle {circle.id} needs an ordinary one on its side")


def _check_reconstruction(
    houses: tuple[House, ...], circles: tuple[Circle, ...], around: Mapping[int, tuple[int, ...]]
) -> None:
    """What need not hold on the printed board, but does on the one that stands in for it."""
    unless = "unless faithful_to_printed_board = true"
    ordinary = len(circles) - EXTRA_CIRCLES
    if ordinary != RECONSTRUCTED_CIRCLES:
        raise _bad("circle", f"{ordinary} circles and {EXTRA_CIRCLES} extras; needs {RECONSTRUCTED_CIRCLES} {unless}")
    for house, mask in zip(houses, around[SEATS[0]], strict=True):
        if mask.bit_count() != CIRCLES_AROUND[house.ring]:
            raise _bad(
                "circle", f"{house.id} has {mask.bit_count()} circles; needs {CIRCLES_AROUND[house.ring]} {unless}"
            )
    for i, circle in enumerate(circles):
        if circle.extra and sorted(houses[house].ring for house in circle.touches) != ["inner", "outer"]:
            raise _bad(f"circle.{i}.touches", f"an extra circle touches one house at the market and one other {unless}")


def _twice(names: Iterable[str]) -> str:
    return next((name for name, n in Counter(names).items() if n > 1), "")


# --------------------------------------------------------------------------- where it comes from


def _provenance(board: BoardFile, box: BoxFile) -> tuple[tuple[str, Provenance], ...]:
    return (
        *(("houses", house.provenance) for house in board.house),
        *(("circles", circle.provenance) for circle in board.circle),
        ("piper", board.piper.provenance),
        ("track", board.influence.top_provenance),
        *(("steps", step.provenance) for step in board.influence.step),
        *(("road", board.road.spaces_provenance) for _ in board.road.spaces),
        ("road", board.road.overflow_provenance),
        ("pieces", box.pieces.provenance),
        ("prices", box.prices.provenance),
        ("big_rats", box.big_rats.provenance),
        ("scoring", box.scoring.provenance),
        ("rulings", box.rulings.provenance),
    )


editions: Final = GameEditions("hameln", data_files(__package__), read)
