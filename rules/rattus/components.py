"""The printed components: regions and their neighbours, rat tokens, cards and pieces, read from the data files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from rules.core import Arg, BadEdition, GameEditions, data_files, read_toml
from rules.core.editions import Provenance


class Region(IntEnum):
    """The twelve regions of the board."""

    ANGLIA, GALLIA, GERMANIA, HISPANIA, HUNGARIA, ITALIA = range(6)
    POLONIA, SCANDIA, BULGARIA, TURCIA, RUSSIA, TARTARIA = range(6, 12)


class Class(IntEnum):
    """The six classes of the population."""

    PEASANTRY, BOURGEOISIE, CHURCH, CHIVALRY, MAGIC, ROYALTY = range(6)


class Card(IntEnum):
    """The eighteen class cards, three of each class; the first of each from the base game."""

    PEASANT, BAKER, SERF = range(3)
    MERCHANT, MAYOR, MESSENGER = range(3, 6)
    MONK, BISHOP, NUN = range(6, 9)
    KNIGHT, CRUSADER, SOLDIER = range(9, 12)
    WITCH, WIZARD, PIED_PIPER = range(12, 15)
    KING, QUEEN, EMPEROR = range(15, 18)


BASE: Final = tuple(int(card) for card in Card if card % 3 == 0)
MARCHING: Final = (Card.KNIGHT, Card.CRUSADER, Card.SERF)  # in the final round they move the Plague Piece
BY_CHANCE: Final = ("six_at_random", "one_per_class")  # ways to find the six cards of a game
CARD_OF: Final = {card.name.lower(): card for card in Card}
# By what cubes are lost, beside a class: one of the letters; or the owner chose them where a potion could have helped.
BY_MAJORITY: Final = "M"
BY_EVERYBODY: Final = "A"
BY_CHOICE: Final = "choice"
MOST_RATS: Final = 3  # in one region
HIGHEST_LIMIT: Final = 6  # of a rat token
CUBES: Final = 20  # of each player


def class_of(card: int) -> int:
    """The class of a card."""
    return card // 3


class TokenFace(NamedTuple):
    """The face of a rat token: its limit value, how many M and A, the class symbols; starting rats are ringed."""

    limit: int
    majority: int
    everybody: int
    classes: tuple[int, ...]
    ringed: bool

    def hits(self, population: int) -> bool:
        """Whether its limit is reached, so that its symbols count."""
        return population >= self.limit

    def as_fact(self) -> Arg:
        """For events: limit value, number of M, number of A, classes, whether it is ringed (R-48)."""
        return self.limit, self.majority, self.everybody, self.classes, int(self.ringed)


class Map(NamedTuple):
    """The part of the board that so many players use."""

    regions: tuple[int, ...]
    next_to: tuple[tuple[int, ...], ...]  # by region, in the order of the regions; () for one that is not in play


class Components(NamedTuple):
    """One edition of the box."""

    maps: Mapping[int, Map]  # by seats
    arrows: frozenset[tuple[int, int]]  # pairs of neighbours that an arrow joins, the smaller first
    rats: tuple[TokenFace, ...]
    bishops: int
    nuns: int
    walls: int
    potions: int
    bishops_per_turn: int
    walls_per_turn: int
    walls_may_move: bool
    sets: Mapping[str, tuple[int, ...]]
    provenance: tuple[tuple[str, Provenance], ...]  # of every entry: (what, where from)


# --------------------------------------------------------------------------- the data files

Count = Annotated[int, Field(ge=0, le=20)]
# fmt: off
RegionName = Literal[
    "anglia", "gallia", "germania", "hispania", "hungaria", "italia",
    "polonia", "scandia", "bulgaria", "turcia", "russia", "tartaria",
]
# fmt: on
Symbol = Literal["M", "A", "peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty"]
SetName = Literal["golden_age", "rat_control", "europe_at_war"]
SET_NAMES: Final[tuple[SetName, ...]] = ("golden_age", "rat_control", "europe_at_war")


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Shade(_Entry):
    light: list[RegionName] = Field(min_length=8, max_length=8)
    middle: list[RegionName] = Field(min_length=2, max_length=2)
    dark: list[RegionName] = Field(min_length=2, max_length=2)
    provenance: Provenance


class _Border(_Entry):
    between: list[RegionName] = Field(min_length=2, max_length=2)
    kind: Literal["border", "arrow"]
    provenance: Provenance


class _RegionsFile(_Entry):
    shade: _Shade
    border: list[_Border]


class _Rat(_Entry):
    start: bool
    limit: Annotated[int, Field(ge=1, le=HIGHEST_LIMIT)]
    symbols: list[Symbol]
    provenance: Provenance


class _RatsFile(_Entry):
    rat: list[_Rat]


class _Bishop(_Entry):
    pieces: Count
    pieces_provenance: Provenance
    per_turn: Annotated[int, Field(ge=1, le=20)]
    per_turn_provenance: Provenance


class _Emperor(_Bishop):
    may_move: bool


class _Nun(_Entry):
    pieces: Count
    provenance: Provenance


class _Wizard(_Entry):
    potions: Count
    provenance: Provenance


class _Set(_Entry):
    cards: list[str] = Field(min_length=6, max_length=6)
    provenance: Provenance


class _CardsFile(_Entry):
    bishop: _Bishop
    nun: _Nun
    emperor: _Emperor
    wizard: _Wizard
    sets: dict[SetName, _Set]


def read(data: Mapping[str, str]) -> Components:
    """The components in these data files. Raises `BadEdition` naming file and key."""
    board = read_toml(data, "regions.toml", _RegionsFile)
    heap = read_toml(data, "rats.toml", _RatsFile)
    box = read_toml(data, "cards.toml", _CardsFile)
    shades, borders = _shades(board.shade), _borders(board.border)
    return Components(
        maps={seats: _map(regions, borders, seats) for seats, regions in shades.items()},
        arrows=frozenset(pair for pair, kind in borders.items() if kind == "arrow"),
        rats=_rats(heap.rat),
        bishops=box.bishop.pieces,
        nuns=box.nun.pieces,
        walls=box.emperor.pieces,
        potions=box.wizard.potions,
        bishops_per_turn=box.bishop.per_turn,
        walls_per_turn=box.emperor.per_turn,
        walls_may_move=box.emperor.may_move,
        sets={name: _set(box.sets, name) for name in SET_NAMES},
        provenance=(
            ("regions", board.shade.provenance),
            *(("borders", border.provenance) for border in board.border),
            *(("rats", rat.provenance) for rat in heap.rat),
            *(("pieces", entry) for entry in (box.bishop.pieces_provenance, box.emperor.pieces_provenance)),
            *(("pieces", entry.provenance) for entry in (box.nun, box.wizard)),
            *(("per_turn", entry.per_turn_provenance) for entry in (box.bishop, box.emperor)),
            *(("sets", entry.provenance) for entry in box.sets.values()),
        ),
    )


def _shades(shade: _Shade) -> dict[int, tuple[int, ...]]:
    """The regions in play by the number of players."""
    names = [*shade.light, *shade.middle, *shade.dark]
    if twice := [name for name, n in Counter(names).items() if n > 1]:
        raise BadEdition("regions.toml", "shade", f"{twice[0]} stands twice")
    regions = [Region[name.upper()] for name in names]
    return {seats: tuple(sorted(map(int, regions[:n]))) for seats, n in ((2, 8), (3, 10), (4, 12))}


def _borders(borders: Iterable[_Border]) -> dict[tuple[int, int], str]:
    found: dict[tuple[int, int], str] = {}
    for i, border in enumerate(borders):
        first, second = sorted(int(Region[name.upper()]) for name in border.between)
        if first == second or (first, second) in found:
            problem = "a region cannot be its own neighbour" if first == second else "the same two regions stand twice"
            raise BadEdition("regions.toml", f"border.{i}.between", problem)
        found[first, second] = border.kind
    return found


def _map(regions: tuple[int, ...], borders: Iterable[tuple[int, int]], seats: int) -> Map:
    """The induced part of the board: regions that are not in play do not exist."""
    pairs = [pair for pair in borders if set(pair) <= set(regions)]
    next_to = tuple(tuple(sorted(sum(pair) - region for pair in pairs if region in pair)) for region in Region)
    reached, new = {regions[0]}, {regions[0]}
    while new:
        new = {far for near in new for far in next_to[near]} - reached
        reached |= new
    if cut_off := sorted(set(regions) - reached):
        name = Region(cut_off[0]).name.lower()
        raise BadEdition("regions.toml", "border", f"with {seats} players no way leads to {name}")
    return Map(regions, next_to)


def _rats(rats: list[_Rat]) -> tuple[TokenFace, ...]:
    if len(rats) != 49:
        raise BadEdition("rats.toml", "rat", f"needs 49 tokens in all, not {len(rats)}")
    if (ringed := sum(rat.start for rat in rats)) != 12:
        raise BadEdition("rats.toml", "rat", f"needs 12 starting rats, not {ringed}")
    return tuple(_face(rat) for rat in rats)


def _face(rat: _Rat) -> TokenFace:
    letters = Counter(rat.symbols)
    classes = tuple(int(Class[symbol.upper()]) for symbol in rat.symbols if symbol not in (BY_MAJORITY, BY_EVERYBODY))
    return TokenFace(rat.limit, letters[BY_MAJORITY], letters[BY_EVERYBODY], classes, rat.start)


def _set(sets: Mapping[SetName, _Set], name: SetName) -> tuple[int, ...]:
    if name not in sets:
        raise BadEdition("cards.toml", f"sets.{name}", "is missing")
    cards = sets[name].cards
    for i, card in enumerate(cards):
        if card not in CARD_OF or card in cards[:i]:
            problem = f"{card} stands twice" if card in CARD_OF else f"no card is called {card!r}"
            raise BadEdition("cards.toml", f"sets.{name}.cards.{i}", problem)
    return tuple(sorted(int(CARD_OF[card]) for card in cards))


def named_cards(cards: str, chosen: Iterable[str], components: Components) -> tuple[int, ...]:
    """The class cards of a game that leaves nothing to chance: those of the base game, those chosen, or a set's."""
    match cards:
        case "base":
            return BASE
        case "chosen":
            return tuple(int(CARD_OF[name]) for name in chosen)
    return components.sets[cards]


editions: Final = GameEditions("rattus", data_files(__package__), read)
