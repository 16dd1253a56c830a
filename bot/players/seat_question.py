"""What a bot player is asked at a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core import AnyGame, Ask, State

from .styles import BALANCED, Style


@dataclass(frozen=True, slots=True)
class SeatQuestion:
    """A question at a table, and who answers it: `number` counts the answers that the seat gave before."""

    game: AnyGame
    state: State = field(repr=False)  # it holds the secret of the deal
    seats: int
    ask: Ask
    table: str  # its code
    number: int
    edition: str = ""  # files of an operator's own component data, as JSON text
    style: Style = BALANCED
    chance_of: str = ""  # the table by whose code the answer's chance is drawn, where that is another
