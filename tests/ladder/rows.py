"""The ladder: who plays whom, and the share of the victory that the first one has to exceed."""

from __future__ import annotations

from typing import Final, NamedTuple

RANDOM: Final = "random"


class Row(NamedTuple):
    """A match: the one on one seat, the other on all others."""

    game: str
    seats: int
    one: str
    other: str
    bar: float
    before: str = ""  # a file of weights by which the other plays, such as those of before
    features: str = ""  # a `player.py` with the features of these weights, if they are others


LADDER: Final = (
    Row("rattus_cartus", 2, "easy", RANDOM, 0.70),
    Row("rattus", 2, "easy", RANDOM, 0.90),
    Row("notre_dame", 2, "easy", RANDOM, 0.70),
    Row("hameln", 3, "easy", RANDOM, 0.45),
    Row("rattus_cartus", 2, "middle", "easy", 0.60),
    Row("rattus", 2, "middle", "easy", 0.80),
    Row("notre_dame", 2, "middle", "easy", 0.85),
    Row("hameln", 3, "middle", "easy", 0.60),
    Row("rattus_cartus", 4, "middle", RANDOM, 0.60),
    Row("rattus", 4, "middle", RANDOM, 0.70),
    Row("notre_dame", 4, "middle", RANDOM, 0.80),
    Row("hameln", 4, "middle", RANDOM, 0.80),
    Row("rattus_cartus", 2, "strong", "easy", 0.60),
    Row("rattus", 2, "strong", "easy", 0.80),
    Row("notre_dame", 2, "strong", "easy", 0.85),
    Row("hameln", 3, "strong", "easy", 0.60),
    Row("rattus_cartus", 2, "strong", "middle", 0.58),
    Row("rattus", 2, "strong", "middle", 0.58),
    Row("notre_dame", 2, "strong", "middle", 0.58),
    Row("hameln", 3, "strong", "middle", 0.42),
    Row("rattus_cartus", 5, "strong", "middle", 0.20),
    Row("rattus", 4, "strong", "middle", 0.25),
    Row("notre_dame", 5, "strong", "middle", 0.20),
    Row("hameln", 5, "strong", "middle", 0.20),
)
