"""The parts of a one-off notice: what it tells beside its sentence, and its buttons."""

from __future__ import annotations

from bot.tables.transitions.due_messages import AGREE_AGAIN, INVITED, REMATCH, UNDO_ASKED
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow
from bot.ui.screens.absence import notice_buttons
from bot.ui.screens.company import company_button
from bot.ui.screens.direct_message import link
from bot.ui.screens.learn import learn_button
from bot.ui.screens.lobby import about_lines, agreed_line, decline_button, join_id

OPTIONS = 900  # characters of the options


def of_the_lobby(perspective: Perspective, topic: str) -> list[str]:
    """What an invitation tells about the game, and who must agree about the options."""
    if topic in (INVITED, REMATCH):
        return about_lines(perspective)
    return [agreed_line(perspective, OPTIONS)] if topic == AGREE_AGAIN else []


def notice_row(perspective: Perspective, topic: str) -> ButtonRow:
    """The row of buttons under a notice."""
    table, words = perspective.table, perspective.words
    if topic in (INVITED, REMATCH, AGREE_AGAIN) and table.status == "open":
        label = words("ui-agree-to-options" if topic == AGREE_AGAIN else "ui-join-invited")
        join = Button(label, join_id(table), "primary")
        declines = [] if topic == AGREE_AGAIN else [decline_button(perspective)]
        return ButtonRow((join, *declines, company_button(perspective), *learn_button(perspective), link(perspective)))
    if topic == UNDO_ASKED and table.undo_request:
        number = table.undo_request.number
        agree = Button(words("ui-agree"), Id(ids.VOTE, table.code, number, "wish", "agree"), "success")
        decline = Button(words("ui-decline"), Id(ids.VOTE, table.code, number, "wish", "decline"))
        return ButtonRow((agree, decline, link(perspective)))
    return ButtonRow((*notice_buttons(perspective, topic), link(perspective)))
