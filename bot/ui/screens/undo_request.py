"""The open undo request, with the reader's buttons to answer it."""

from __future__ import annotations

from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Part, Text


def undo_request_parts(perspective: Perspective) -> list[Part]:
    """The request, with *Agree*, *Decline* or *Withdraw* where the reader may; nothing where none is open."""
    table, words, seat = perspective.table, perspective.words, perspective.seat
    undo_request = table.undo_request
    if undo_request is None or seat is None:
        return []
    text = Text(words("ui-undo-request", name=perspective.names.tag(undo_request.seat), n=undo_request.moves))
    buttons = []
    if seat in undo_request.needed and seat not in undo_request.agreed:
        buttons.append(
            Button(words("ui-agree"), Id(ids.VOTE, table.code, undo_request.line, "wish", "agree"), "success")
        )
    if seat == undo_request.seat or seat in undo_request.needed:
        key = "ui-withdraw" if seat == undo_request.seat else "ui-decline"
        buttons.append(Button(words(key), Id(ids.VOTE, table.code, undo_request.line, "wish", "decline")))
    return [text, ButtonRow(tuple(buttons))] if buttons else [text]
