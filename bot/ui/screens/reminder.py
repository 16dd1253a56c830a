"""The reminder: tables that wait for a person, the longest first, with a button to each panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables import Brief
from bot.tables.transitions.reminder_policy import MOST_REMINDERS, Wait
from bot.tables.values.messages import MORNING, REMIND
from bot.text import Words, units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import channel_told, game_name
from bot.ui.kit.screen import MOST_PLAIN, Button, ButtonRow, cut, rows

from .absence import moment, soon

SHOWN: Final = 20  # tables with a button: four rows of five


@dataclass(frozen=True, slots=True)
class Reminder:
    """Plain text, so that notifications show its first line, and rows of buttons."""

    text: str
    rows: tuple[ButtonRow, ...]


def reminder(words: Words, topic: str, waits: Sequence[Wait]) -> Reminder:
    """The reminder of a topic: `remind`, `morning`, or `refresh` for one that is edited."""
    shown = waits[:SHOWN]
    head = words("ui-reminder-morning" if topic == MORNING else "ui-reminder", n=len(waits))
    last = [wait for wait in shown if topic == REMIND and wait.reminded == MOST_REMINDERS - 1]
    foot = [words("ui-reminder-more", n=len(waits) - SHOWN)] if len(waits) > SHOWN else []
    if last:
        foot.append(words("ui-reminder-last", title=brief_title(words, last[0].brief), n=len(last)))
    # With many tables there is no room to say of those that wait least long until when they do.
    forms = ("\n".join([head, *_lines(words, shown, dated), *foot]) for dated in range(len(shown), -1, -1))
    text = next(
        (form for form in forms if units(form) <= MOST_PLAIN), "\n".join([head, *_lines(words, shown, 0), *foot])
    )
    buttons = [Button(brief_title(words, wait.brief), Id(ids.MOVE, wait.brief.code), "primary") for wait in shown]
    return Reminder(cut(text, MOST_PLAIN), tuple(rows(buttons)))


def _lines(words: Words, waits: Sequence[Wait], dated: int) -> list[str]:
    """A line for each table; the first so many say until when there is time."""
    return [brief_line(words, wait.brief, until=wait.until if n < dated else None) for n, wait in enumerate(waits)]


def brief_title(words: Words, brief: Brief) -> str:
    """The title of a table in a list."""
    return words("ui-title", game=game_name(words, brief.game), code=brief.code)


def brief_line(words: Words, brief: Brief, here: int = 0, until: float | None = None) -> str:
    """A table in a list: where it is, since when it waits for the reader and until when. `here`: the list's channel."""
    told = [soon(brief.awaited_since)] if brief.awaited_since else []
    told += [] if until is None else [words("ui-time-until", when=moment(until))]
    return " · ".join([f"- {brief_title(words, brief)}", channel_told(words, brief.place.channel, here), *told])
