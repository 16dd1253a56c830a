"""The printed components: what is in the box, read from the data files and checked."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from enum import IntEnum
from importlib.resources import files
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from rules.core import BadEdition, Grade, Shelf, read_toml
from rules.core.editions import Provenance

Cards = tuple[int, ...]  # kinds of cards in hand, sorted


class Class(IntEnum):
    """The six classes of the population."""

    ROYALTY, CHURCH, BOURGEOISIE, CHIVALRY, PEASANTRY, MAGIC = range(6)


class Building(IntEnum):
    """The twelve buildings, two of each class."""

    PALACE, TREASURY, MONASTERY, HOSPITAL, OFFICE, MARKETPLACE = range(6)
    GUARD_TOWER, CASTLE, FARM, BREWERY, FORTUNE_TELLERS_TENT, PIPERS_CABIN = range(6, 12)


COPIES: Final = 5  # of each building; building card = building * COPIES + copy
FIRST_GAME: Final = (
    Building.PALACE,
    Building.MONASTERY,
    Building.MARKETPLACE,
    Building.CASTLE,
    Building.FARM,
    Building.FORTUNE_TELLERS_TENT,
)

# Kinds of cards in hand: class * NUNS + nuns for population cards, then the Joker and the special cards.
NUNS: Final = 5
JOKER: Final = 30
SWORD: Final = 31
FLUTE: Final = 32
PASS_CARD: Final = 33
GOLD: Final = 34
PILED: Final = range(JOKER, GOLD + 1)  # kinds with a pile of their own
LAYABLE: Final = FLUTE + 1  # kinds below may be laid in a building
MADE_BY: Final = {  # the building that gives a special card: the card is in play if the building is
    SWORD: Building.CASTLE,
    FLUTE: Building.PIPERS_CABIN,
    PASS_CARD: Building.OFFICE,
    GOLD: Building.TREASURY,
}


def class_of(building: int) -> int:
    """The class of a building."""
    return building // 2


def building_of(card: int) -> int:
    """The building on a building card."""
    return card // COPIES


def nuns_on(kind: int) -> int:
    """The nuns on a population card."""
    return kind % NUNS


def people(cards: Cards) -> int:
    """How many population cards and Jokers: what scores, and what counts for the premium action."""
    return bisect_left(cards, SWORD)


def strangers(cards: Cards, cls: int) -> int:
    """How many population cards are of another class: each brings a rat, Jokers never do."""
    own = bisect_left(cards, (cls + 1) * NUNS) - bisect_left(cards, cls * NUNS)
    return bisect_left(cards, JOKER) - own


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
    longest: int  # of an influence track, 0 = no end
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
        Class[entry.class_.upper()] * NUNS + nuns
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
        at = Building[card.building.upper()] * COPIES + card.copy_ - 1
        if at in found:
            raise BadEdition("supplies.toml", f"card.{i}", f"{card.building}, copy {card.copy_}, stands twice")
        found[at] = Supplies(card.draw, card.rats, card.look)
    if missing := sorted(set(range(len(Building) * COPIES)) - found.keys()):
        name, copy = Building(building_of(missing[0])).name.lower(), missing[0] % COPIES + 1
        raise BadEdition("supplies.toml", "card", f"{name}, copy {copy}, is missing")
    return tuple(found[at] for at in sorted(found))


def grades(components: Components) -> tuple[Grade, ...]:
    """How many entries of each kind of data are printed, inferred or reconstructed."""
    return tuple(Grade(what, provenance, n) for (what, provenance), n in Counter(components.provenance).items())


def _built_in() -> dict[str, str]:
    folder = files(__package__) / "data"
    return {name: (folder / name).read_text("utf-8") for name in ("components.toml", "supplies.toml")}


shelf: Shelf[Components] = Shelf("rattus_cartus", _built_in(), read, grades)
