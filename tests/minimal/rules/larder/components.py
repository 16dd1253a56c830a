"""What is printed, read from the data file and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, PositiveInt

from rules.core import Grade, Shelf, read_toml
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


def grades(box: Components) -> tuple[Grade, ...]:
    """How sure each kind of data is."""
    wedges = Counter(wedge.provenance for wedge in box.wedge)
    return (
        Grade("cards", box.cards.provenance, len(box.cards.values)),
        *(Grade("wedges", provenance, n) for provenance, n in wedges.items()),
    )


def read(files: Mapping[str, str]) -> Components:
    """The components in these data files. Raises `BadEdition` naming file and key."""
    return read_toml(files, FILE, Components)


shelf: Final = Shelf("larder", {FILE: Path(__file__).with_name("data").joinpath(FILE).read_text()}, read, grades)
