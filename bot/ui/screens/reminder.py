"""The reminder: tables that wait for a person, the longest first, with a button to each panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables import Brief
from bot.tables.transitions.reminder_policy import MOST as MOST_REMINDERS
from bot.tables.transitions.reminder_policy import Wait
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import channel_told, game_name
from bot.ui.kit.screen import Button, ButtonRow, cut, rows

SHOWN: Final = 20  # tables with a button: four rows of five
MOST: Final = 2000  # characters of a message without components


@dataclass(frozen=True, slots=True)
class Reminder:
    """Plain text, so that notifications show its first line, and rows of buttons."""

    text: str
    rows: tuple[ButtonRow, ...]


def reminder(words: Words, topic: str, waits: Sequence[Wait]) -> Reminder:
    """The reminder of a topic: `remind`, `morning`, or `refresh` for one that is edited."""
    shown = waits[:SHOWN]
    head = words("ui-reminder-morning" if topic == "morning" else "ui-reminder", n=len(waits))
    last = [wait for wait in shown if topic == "remind" and wait.reminded == MOST_REMINDERS - 1]
    lines = [head, *(brief_line(words, wait.brief) for wait in shown)]
    if len(waits) > SHOWN:
        lines.append(words("ui-reminder-more", n=len(waits) - SHOWN))
    if last:
        lines.append(words("ui-reminder-last", title=brief_title(words, last[0].brief), n=len(last)))
    buttons = [Button(brief_title(words, wait.brief), Id(ids.MOVE, wait.brief.code), "primary") for wait in shown]
    return Reminder(cut("\n".join(lines), MOST), tuple(rows(buttons)))


def brief_title(words: Words, brief: Brief) -> str:
    """The title of a table in a list."""
    return words("ui-title", game=game_name(words, brief.game), code=brief.code)


def brief_line(words: Words, brief: Brief, here: int = 0) -> str:
    """A table in a list: where it is, and since when it waits for the reader. `here`: the channel of the list."""
    since = f" · <t:{int(brief.awaited_since)}:R>" if brief.awaited_since else ""
    return f"- {brief_title(words, brief)} · {channel_told(words, brief.place.channel, here)}{since}"
