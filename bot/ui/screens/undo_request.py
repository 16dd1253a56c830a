"""The open undo request, with the reader's buttons to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables import LogEntry, Tables
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.lines import lines_of
from bot.ui.kit.news import is_of_table, rows_of
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, ButtonRow, Part, Text, cut_between

MOVES_ROOM: Final = 500  # characters of the moves that are asked back


def moves_asked_back(perspective: Perspective, entries: Sequence[LogEntry], *, brief: bool = False) -> str:
    """The moves that an open request would take back, as a small line; "" where none of these entries tells one.

    `brief`: where they take more than a row of a phone, whose moves they are.
    """
    request = perspective.table.undo_request
    if request is None:
        return ""
    moves = [entry for entry in entries if entry.line >= request.line and not is_of_table(perspective, entry)]
    lines = lines_of(perspective, moves)
    told = " ".join(lines)
    if brief and rows_of(told) > 1:
        seats = dict.fromkeys(entry.seat for entry in moves if entry.seat is not None)
        told = perspective.words("ui-undo-moves-of", names=joined(map(perspective.names.tag, seats)))
    return f"-# {cut_between(told, MOVES_ROOM)}" if told else ""


async def asked_back_by_log(tables: Tables, perspective: Perspective) -> str:
    """The moves that an open request would take back, as a small line, read from the table's log."""
    request = perspective.table.undo_request
    entries = await tables.log(perspective.table.code, since=request.line - 1) if request else ()
    return moves_asked_back(perspective, entries)


def undo_request_parts(perspective: Perspective, moves: str = "") -> list[Part]:
    """The request with the line of its `moves`, and *Agree*, *Decline* or *Withdraw* where the reader may.

    Nothing where none is open.
    """
    table, words, seat = perspective.table, perspective.words, perspective.seat
    undo_request = table.undo_request
    if undo_request is None or seat is None:
        return []
    key = "ui-undo-request.own" if seat == undo_request.seat else "ui-undo-request"
    asked = words(key, name=perspective.names.tag(undo_request.seat), n=undo_request.moves)
    text = Text(f"{asked}\n{moves}" if moves else asked)
    buttons, number = [], undo_request.number
    if seat in undo_request.needed and seat not in undo_request.agreed:
        buttons.append(Button(words("ui-agree"), Id(ids.VOTE, table.code, number, "wish", "agree"), "success"))
    if seat == undo_request.seat or seat in undo_request.needed:
        key = "ui-withdraw" if seat == undo_request.seat else "ui-decline"
        buttons.append(Button(words(key), Id(ids.VOTE, table.code, number, "wish", "decline")))
    return [text, ButtonRow(tuple(buttons))] if buttons else [text]
