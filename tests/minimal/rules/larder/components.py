"""What is printed, read from the data file and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, PositiveInt

from rules.core import GameEditions, data_files, read_toml
from rules.core.editions import Provenance

FILE: Final = "components.toml"
NOTHING: Final = 0  # in place of a card: no card is worth so little


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    provenance: Provenance


class Cards(_Entry):
    """The mouse cards, and how many of them a hand has."""

    values: tuple[PositiveInt, ...]
    copies: PositiveInt
    hand: PositiveInt


class Wedge(_Entry):
    """One kind of cheese."""

    name: str
    points: PositiveInt
    count: PositiveInt


class Components(BaseModel):
    """Everything in the box."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    cards: Cards
    wedge: tuple[Wedge, ...] = Field(min_length=1)

    @property
    def deck(self) -> tuple[int, ...]:
        """The value of every card."""
        return self.cards.values * self.cards.copies

    @property
    def provenance(self) -> tuple[tuple[str, Provenance], ...]:
        """Of every entry: what it is, and where it comes from."""
        cards = [("cards", self.cards.provenance)] * len(self.cards.values)
        return (*cards, *(("wedges", wedge.provenance) for wedge in self.wedge))


def read(files: Mapping[str, str]) -> Components:
    """The components in these data files. Raises `BadEdition` naming file and key."""
    return read_toml(files, FILE, Components)


editions: Final = GameEditions("larder", data_files(__package__), read)
