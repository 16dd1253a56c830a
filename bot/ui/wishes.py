"""The open request to take back, with what a seat may say to it."""

from __future__ import annotations

from . import ids
from .ids import Id
from .screen import Button, Part, Row, Text
from .sight import Sight


def wish_parts(sight: Sight) -> list[Part]:
    """What is asked, and the buttons of those whose answer counts; nothing where no request is open."""
    table, words, seat = sight.table, sight.words, sight.seat
    wish = table.wish
    if wish is None or seat is None:
        return []
    text = Text(words("ui-wish", name=sight.names.tag(wish.seat), n=wish.moves))
    buttons = []
    if seat in wish.needed and seat not in wish.agreed:
        buttons.append(Button(words("ui-agree"), Id(ids.VOTE, table.code, wish.line, "wish", "agree"), "success"))
    if seat == wish.seat or seat in wish.needed:
        key = "ui-withdraw" if seat == wish.seat else "ui-decline"
        buttons.append(Button(words(key), Id(ids.VOTE, table.code, wish.line, "wish", "decline")))
    return [text, Row(tuple(buttons))] if buttons else [text]
