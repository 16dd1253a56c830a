"""The printed components: what is in the box, read from the data files and checked."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import lru_cache
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from rules.core import BadEdition, GameEditions, data_files, read_toml
from rules.core.editions import Provenance

Cards = tuple[int, ...]  # kinds of cards in hand, sorted


class Class(IntEnum):
    """The six classes of the population."""

    ROYALTY, CHURCH, BOURGEOISIE, CHIVALRY, PEASANTRY, MAGIC = range(6)


class Building(IntEnum):
    """The twelve buildings, two of each class."""

    PALACE, TREASURY, MONASTERY, HOSPITAL, OFFICE, MARKETPLACE = range(6)
    GUARD_TOWER, CASTLE, FARM, BREWERY, FORTUNE_TELLERS_TENT, PIPERS_CABIN = range(6, 12)


BUILDINGS_OF: Final[Mapping[int, tuple[Building, Building]]] = {
    Class.ROYALTY: (Building.PALACE, Building.TREASURY),
    Class.CHURCH: (Building.MONASTERY, Building.HOSPITAL),
    Class.BOURGEOISIE: (Building.OFFICE, Building.MARKETPLACE),
    Class.CHIVALRY: (Building.GUARD_TOWER, Building.CASTLE),
    Class.PEASANTRY: (Building.FARM, Building.BREWERY),
    Class.MAGIC: (Building.FORTUNE_TELLERS_TENT, Building.PIPERS_CABIN),
}
CLASS_OF: Final = {building: int(cls) for cls, buildings in BUILDINGS_OF.items() for building in buildings}
COPIES: Final = 5  # of each building


class BuildingCard(NamedTuple):
    """A building card: the building, and which of its copies."""

    building: int
    copy: int


BUILDING_CARDS: Final = tuple(BuildingCard(int(b), copy) for b in Building for copy in range(1, COPIES + 1))
CARD_NAMES: Final = tuple(f"{Building(building).name.lower()}-{copy}" for building, copy in BUILDING_CARDS)
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}
FIRST_GAME: Final = (
    Building.PALACE,
    Building.MONASTERY,
    Building.MARKETPLACE,
    Building.CASTLE,
    Building.FARM,
    Building.FORTUNE_TELLERS_TENT,
)


class Figure(NamedTuple):
    """A kind of population card: what is printed on it."""

    cls: int
    nuns: int


# Kinds of cards in hand: the population cards by their figure, then the Joker and the special cards.
NUNS: Final = 5  # numbers of nuns on a population card, from 0
FIGURES: Final = tuple(Figure(int(cls), nuns) for cls in Class for nuns in range(NUNS))
CLASS_ON: Final = tuple(Class(figure.cls) for figure in FIGURES)
JOKER, SWORD, FLUTE, PASS_CARD, GOLD = range(len(FIGURES), len(FIGURES) + 5)
PILED: Final = (JOKER, SWORD, FLUTE, PASS_CARD, GOLD)  # kinds with a pile of their own
NEVER_LAID: Final = (PASS_CARD, GOLD)  # kinds that are not laid in a building
MADE_BY: Final = {  # the building that gives a special card: the card is in play if the building is
    SWORD: Building.CASTLE,
    FLUTE: Building.PIPERS_CABIN,
    PASS_CARD: Building.OFFICE,
    GOLD: Building.TREASURY,
}


def class_of(building: int) -> int:
    """The class of a building."""
    return CLASS_OF[Building(building)]


def building_of(card: int) -> int:
    """The building on a building card."""
    return BUILDING_CARDS[card].building


def class_on(kind: int) -> Class:
    """The class on a population card."""
    return CLASS_ON[kind]


def nuns_on(kind: int) -> int:
    """The nuns on a population card."""
    return FIGURES[kind].nuns


def people(cards: Cards) -> int:
    """How many population cards and Jokers: what scores, and what counts for the premium action."""
    return sum([card <= JOKER for card in cards])


def strangers(cards: Cards, cls: int) -> int:
    """How many population cards are of another class: each brings a rat, Jokers never do."""
    return sum(FIGURES[card].cls != cls for card in cards if card < JOKER)


@lru_cache(256)
def in_play(kind: int, cards: tuple[int, ...]) -> bool:
    """Whether a game of these building cards has this kind: Jokers always, else where a building gives it (R-08)."""
    return kind == JOKER or any(building_of(card) == MADE_BY[kind] for card in cards)


class Supplies(NamedTuple):
    """A supplies action: population cards to draw, rats to discard, nun-row cards to look at."""

    draw: int
    rats: int
    look: int


class Components(NamedTuple):
    """One edition of the box."""

    population: Cards
    supplies: tuple[Supplies, ...]  # by building card
    piles: tuple[int, ...]  # of each kind in PILED
    tokens: int
    token_value: int
    longest: int  # the most points that an influence track counts, 0 = no end
    provenance: tuple[tuple[str, Provenance], ...]  # of every entry: (what, where from)


# --------------------------------------------------------------------------- the data files

Count = Annotated[int, Field(ge=0, le=99)]
ClassName = Literal["royalty", "church", "bourgeoisie", "chivalry", "peasantry", "magic"]


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Population(_Entry):
    class_: ClassName = Field(alias="class")
    nuns: list[Count] = Field(min_length=NUNS, max_length=NUNS)
    provenance: Provenance


class _Piles(_Entry):
    joker: Count
    sword: Count
    flute: Count
    pass_: Count = Field(alias="pass")
    gold: Count
    provenance: Provenance


class _Tokens(_Entry):
    n: Count
    n_provenance: Provenance
    value: Count
    value_provenance: Provenance


class _Influence(_Entry):
    longest: Count
    provenance: Provenance


class _Components(_Entry):
    population: list[_Population]
    piles: _Piles
    tokens: _Tokens
    influence: _Influence


class _SuppliesCard(_Entry):
    building: str
    copy_: int = Field(alias="copy", ge=1, le=COPIES)
    draw: Annotated[int, Field(ge=0, le=10)]
    rats: Annotated[int, Field(ge=0, le=10)]
    look: Annotated[int, Field(ge=0, le=5)]
    provenance: Provenance


class _SuppliesFile(_Entry):
    card: list[_SuppliesCard]


def read(data: Mapping[str, str]) -> Components:
    """The components in these data files. Raises `BadEdition` naming file and key."""
    box = read_toml(data, "components.toml", _Components)
    cards = read_toml(data, "supplies.toml", _SuppliesFile)
    supplies = _supplies(cards.card)
    piles = box.piles
    return Components(
        population=_population(box.population),
        supplies=supplies,
        piles=(piles.joker, piles.sword, piles.flute, piles.pass_, piles.gold),
        tokens=box.tokens.n,
        token_value=box.tokens.value,
        longest=box.influence.longest,
        provenance=(
            *(("supplies", card.provenance) for card in cards.card),
            *(("nuns", entry.provenance) for entry in box.population),
            ("piles", piles.provenance),
            ("tokens", box.tokens.n_provenance),
            ("token_value", box.tokens.value_provenance),
            ("track", box.influence.provenance),
        ),
    )


def _population(entries: list[_Population]) -> Cards:
    if sorted(entry.class_ for entry in entries) != sorted(cls.name.lower() for cls in Class):
        raise BadEdition("components.toml", "population", "needs each of the six classes once")
    cards = [
        FIGURES.index(Figure(Class[entry.class_.upper()], nuns))
        for entry in entries
        for nuns, n in enumerate(entry.nuns)
        for _ in range(n)
    ]
    if len(cards) != 84:
        raise BadEdition("components.toml", "population", f"needs 84 cards in all, not {len(cards)}")
    return tuple(sorted(cards))


def _supplies(cards: list[_SuppliesCard]) -> tuple[Supplies, ...]:
    found: dict[int, Supplies] = {}
    for i, card in enumerate(cards):
        if card.building.upper() not in Building.__members__:
            raise BadEdition("supplies.toml", f"card.{i}.building", f"no building is called {card.building!r}")
        at = BUILDING_CARDS.index(BuildingCard(Building[card.building.upper()], card.copy_))
        if at in found:
            raise BadEdition("supplies.toml", f"card.{i}", f"{card.building}, copy {card.copy_}, stands twice")
        found[at] = Supplies(card.draw, card.rats, card.look)
    if missing := [card for at, card in enumerate(BUILDING_CARDS) if at not in found]:
        building, copy = missing[0]
        raise BadEdition("supplies.toml", "card", f"{Building(building).name.lower()}, copy {copy}, is missing")
    return tuple(found[at] for at in sorted(found))


editions: Final = GameEditions("rattus_cartus", data_files(__package__), read)
