"""Playing on from a step, for practice: whose seat to take, and the mark of such a table."""

from __future__ import annotations

from typing import Final

from bot.faces.naming import short
from bot.ui.kit.ids import number_in
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text

from .replay import FORK, STAY, ShownReplay, replay_id, where_in

PRACTICE: Final = "table_practice"  # the event from which on a practice table is played
SEAT: Final = f"{FORK}_"  # before the seat's number, in the ids of the buttons that open the table


def seats_screen(replay: ShownReplay, perspective: Perspective) -> Screen:
    """Asks on which seat the reader wants to play on from the step that is shown."""
    words, names, where = perspective.words, perspective.names, where_in(replay, perspective)
    seats = tuple(
        Button(
            f"{names.marks[seat]} {short(names.full[seat])}".strip(),
            replay_id(replay, f"{SEAT}{seat}", replay.nth),
            "primary" if str(seat) == replay.viewer else "secondary",
        )
        for seat in seats_offered(replay)
    )
    back = Button(words("replay-stay"), replay_id(replay, STAY, replay.nth))
    asked = words("replay-fork-whose" if replay.played.is_over else "replay-fork-own")
    text = Text(f"## {perspective.title}\n{where}\n{asked}")
    return Screen((text, ButtonRow(seats), ButtonRow((back,))))


def seats_offered(replay: ShownReplay) -> tuple[int, ...]:
    """Every seat of a finished game; of a practice that may still run, the reader's own."""
    if replay.played.is_over or replay.own is None:
        return tuple(range(len(replay.played.table.players)))
    return (replay.own,)


def seat_chosen(choice: str) -> int:
    """The seat in the id of a button of `seats_screen`; -1 in any other."""
    return number_in(choice.removeprefix(SEAT)) if choice.startswith(SEAT) else -1


def practice_line(perspective: Perspective) -> str:
    """Says of a practice table where it comes from and that it does not count; "" for any other."""
    origin = perspective.table.terms.origin
    return "" if origin is None else perspective.words("ui-practice", table=origin.table, moves=origin.moves)
