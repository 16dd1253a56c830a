"""The shape of the data files, entry by entry; what must fit together across entries is checked in `components`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from rules.core.editions import Provenance

Amount = Annotated[int, Field(ge=0, le=99)]
Price = Annotated[int, Field(ge=1, le=99)]
Colour = Literal["yellow", "green", "red", "blue", "white", "orange", "purple", "brown"]
REGIONS: Final = 4


class Entry(BaseModel):
    """A table of a data file: no unknown keys, no numbers as text."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# --------------------------------------------------------------------------- board.toml


class PiperEntry(Entry):
    """The four spaces of the piper."""

    clockwise: Annotated[list[Colour], Field(min_length=REGIONS, max_length=REGIONS)]
    start: Colour
    price_per_child: dict[Colour, Annotated[int, Field(ge=1, le=3)]]
    provenance: Provenance


class StepEntry(Entry):
    """A step of the purchase loop."""

    price: Price
    gain: Annotated[int, Field(ge=1, le=9)]
    provenance: Provenance


class InfluenceEntry(Entry):
    """The influence track and the purchase loop."""

    top: Annotated[int, Field(ge=1, le=99)]
    top_provenance: Provenance
    step: Annotated[list[StepEntry], Field(min_length=1)]


class RoadEntry(Entry):
    """The road to Transylvania."""

    spaces: Annotated[list[Amount], Field(min_length=1)]
    spaces_provenance: Provenance
    overflow: Amount
    overflow_provenance: Provenance


class HouseEntry(Entry):
    """A house."""

    id: Annotated[str, Field(pattern=r"^[A-Z][0-9]{1,2}$")]
    kind: Literal["bakery", "dairy", "brewery", "butchery", "influence"]
    region: Colour
    clock: Annotated[float, Field(ge=0, le=12)]
    ring: Literal["inner", "outer"]
    cost: Price
    activity: Annotated[int, Field(ge=0, le=3)]
    bonus: Annotated[int, Field(ge=0, le=9)]
    start_for: list[Annotated[int, Field(ge=3, le=5)]]
    provenance: Provenance


class CircleEntry(Entry):
    """A circle."""

    id: Annotated[str, Field(pattern=r"^[a-z][0-9A-Z]{1,3}$")]
    place: Literal["market", "street", "alley", "wall"]
    label: Annotated[str, Field(pattern=r"^[0-9A-Za-z]{1,3}$")]
    clock: Annotated[float, Field(ge=0, le=12)]
    touches: Annotated[list[str], Field(min_length=1)]
    regions: list[Colour]
    market: bool
    five_players_only: bool
    side: str
    provenance: Provenance


class BoardFile(Entry):
    """board.toml"""

    board_name: Annotated[str, Field(min_length=1, max_length=40)]
    faithful_to_printed_board: bool
    piper: PiperEntry
    influence: InfluenceEntry
    road: RoadEntry
    house: list[HouseEntry]
    circle: list[CircleEntry]


# --------------------------------------------------------------------------- box.toml


class GoodsEntry(Entry):
    """A number for each good."""

    bread: Amount
    cheese: Amount
    ale: Amount
    meat: Amount

    @property
    def by_good(self) -> tuple[int, ...]:
        """The numbers in the order of the goods."""
        return self.bread, self.cheese, self.ale, self.meat


class PiecesEntry(Entry):
    """How many of each piece."""

    boys: Annotated[int, Field(ge=1, le=12)]
    girls: Annotated[int, Field(ge=1, le=12)]
    members: Annotated[int, Field(ge=5, le=40)]
    small_rats: Annotated[int, Field(ge=1, le=60)]
    florins: Annotated[int, Field(ge=1, le=500)]
    goods: GoodsEntry
    tokens: Annotated[list[Annotated[int, Field(ge=1, le=9)]], Field(min_length=12, max_length=12)]
    counters: list[Annotated[int, Field(ge=1, le=3)]]
    provenance: Provenance


class PricesEntry(Entry):
    """What things cost."""

    goods: GoodsEntry
    cat: Price
    cat_to_owner: Amount
    provenance: Provenance


class BigRatsEntry(Entry):
    """The pool of each phase, by the number of players."""

    three: Annotated[list[Annotated[int, Field(ge=1, le=7)]], Field(alias="3", min_length=3, max_length=3)]
    four: Annotated[list[Annotated[int, Field(ge=1, le=7)]], Field(alias="4", min_length=3, max_length=3)]
    five: Annotated[list[Annotated[int, Field(ge=1, le=7)]], Field(alias="5", min_length=3, max_length=3)]
    provenance: Provenance

    def of(self, seats: int) -> list[int]:
        """The pools for so many players."""
        return {3: self.three, 4: self.four, 5: self.five}[seats]


class MoneyPointsEntry(Entry):
    """The points of the money order, by the number of players."""

    three: Annotated[list[Amount], Field(alias="3", min_length=3, max_length=3)]
    four: Annotated[list[Amount], Field(alias="4", min_length=4, max_length=4)]
    five: Annotated[list[Amount], Field(alias="5", min_length=5, max_length=5)]

    def of(self, seats: int) -> list[int]:
        """The points for so many players."""
        return {3: self.three, 4: self.four, 5: self.five}[seats]


class ScoringEntry(Entry):
    """The points of the final scoring."""

    ended_game: Amount
    cat: Amount
    rat_catcher: Annotated[list[Amount], Field(min_length=1, max_length=5)]
    influence: Annotated[list[Amount], Field(min_length=5, max_length=5)]
    money: MoneyPointsEntry
    provenance: Provenance


class RulingsEntry(Entry):
    """What the rulebook leaves open."""

    women_order: Literal["cyclic", "reverse"]
    small_rats_limit_placement: bool
    bank_limited: bool
    turns_per_player_and_phase: Annotated[int, Field(ge=10, le=1000)]
    provenance: Provenance


class BoxFile(Entry):
    """box.toml"""

    pieces: PiecesEntry
    prices: PricesEntry
    big_rats: BigRatsEntry
    scoring: ScoringEntry
    rulings: RulingsEntry
