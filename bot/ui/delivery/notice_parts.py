"""The parts of a one-off notice: what it tells beside its sentence, and its buttons."""

from __future__ import annotations

from bot.tables import Tables
from bot.tables.transitions.lobby import AGREED_BY_ALL
from bot.tables.transitions.topics import (
    AGREE_AGAIN,
    INVITED,
    MATCHED,
    REMATCH,
    SEATS_TAKEN,
    UNDO_ASKED,
    WILL_CLOSE,
)
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, ButtonRow
from bot.ui.screens.absence import notice_buttons
from bot.ui.screens.company import company_button
from bot.ui.screens.direct_message import link
from bot.ui.screens.learn import learn_button
from bot.ui.screens.lobby import (
    about_lines,
    agreed_line,
    decline_button,
    join_id,
    keep_open_button,
    leave_button,
    start_button,
    start_of,
)

OPTIONS = 900  # characters of the options


def of_the_lobby(perspective: Perspective, topic: str) -> list[str]:
    """What an invitation tells about the game; the options, to which who joins agrees, or with which a table began."""
    about = about_lines(perspective) if topic in (INVITED, REMATCH) else []
    return [*about, agreed_line(perspective, OPTIONS)] if topic in (INVITED, REMATCH, AGREE_AGAIN, MATCHED) else []


async def changed_by_log(tables: Tables, perspective: Perspective) -> str:
    """Which options that ask for agreement have changed since the reader sat down or agreed, as a line.

    It is read from the table's log.
    """
    changed = set[str]()
    for entry in reversed(await tables.log(perspective.table.code)):
        key, facts = entry.event.key, entry.event.facts
        if key in ("table_joined", "table_agreed") and facts["seat"] == perspective.seat:
            break
        if key == "table_options_changed" and isinstance(names := facts["names"], tuple):
            changed |= set(map(str, names)) - AGREED_BY_ALL
    names = joined(perspective.option_name(name) for name in sorted(changed))
    return perspective.words("told-table_options_changed", names=names)


def notice_row(perspective: Perspective, topic: str) -> ButtonRow:
    """The row of buttons under a notice."""
    table, words = perspective.table, perspective.words
    if topic in (INVITED, REMATCH, AGREE_AGAIN) and table.status == "open":
        label = words("ui-agree-to-options" if topic == AGREE_AGAIN else "ui-join-invited")
        join = Button(label, join_id(table), "primary")
        no = leave_button(perspective) if topic == AGREE_AGAIN else decline_button(perspective)
        return ButtonRow((join, no, company_button(perspective), *learn_button(perspective), link(perspective)))
    if topic == WILL_CLOSE and table.status == "open":
        return ButtonRow((keep_open_button(perspective), link(perspective)))
    if topic == SEATS_TAKEN and start_of(perspective) == "ready":
        return ButtonRow((start_button(perspective), link(perspective)))
    if topic == UNDO_ASKED and table.undo_request:
        number = table.undo_request.number
        agree = Button(words("ui-agree"), Id(ids.VOTE, table.code, number, "wish", "agree"), "success")
        decline = Button(words("ui-decline"), Id(ids.VOTE, table.code, number, "wish", "decline"))
        return ButtonRow((agree, decline, link(perspective)))
    return ButtonRow((*notice_buttons(perspective, topic), link(perspective)))
