"""How long a game will still last, counted in waits: measured in random play, as data of each game (`length.json`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple


class StillToCome(NamedTuple):
    """What is still to come: waits for one seat at a time, waits for all seats at once, and how sure that is."""

    alone: float
    together: float
    spread: float  # standard deviation, in waits that all take equally long


class Length(NamedTuple):
    """For each number of seats what is still to come after 0, `step`, 2 × `step` … moves."""

    step: int = 1
    rows: Mapping[int, tuple[StillToCome, ...]] = {}

    def after(self, seats: int, moves: int) -> StillToCome | None:
        """What is still to come after this number of moves; None if that was not measured."""
        rows = self.rows.get(seats)
        return rows[min(moves // self.step, len(rows) - 1)] if rows else None


NO_LENGTH: Final = Length()  # of a game that was not measured


def read_length(package: str) -> Length:
    """The length data from a game's package."""
    data = json.loads(files(package).joinpath("length.json").read_text(encoding="utf-8"))
    return Length(
        data["step"], {int(seats): tuple(StillToCome(*row) for row in rows) for seats, rows in data["seats"].items()}
    )
