"""The private message: the call and public news first, then what this person alone may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.tables import Bell, Entry
from bot.text import units
from rules.core import Ask

from . import ids
from .ids import Id
from .lines import bullets, newest, news_of
from .panel import SECRETS_ROOM
from .receipts import outcome_line, waiting_line
from .screen import Button, Image, Link, Row, cut
from .sight import Sight, joined

MOST: Final = 2000
PREVIEW: Final = 240  # a lock screen shows so much: no secret in there
NEWS, NEWS_ROOM, LEAST_ROOM = 6, 500, 80
PUBLIC: Final = MOST - SECRETS_ROOM - 25  # what is read before the secrets, however short those are: it tells nothing
CALL, WHERE = 300, 200
DISCREET, MUTE, ON, OFF = "discreet", "mute", "on", "off"  # what the buttons of a sheet turn on and off


@dataclass(frozen=True, slots=True)
class Sheet:
    """A private message: plain text, so that a lock screen shows its first line, and a row of buttons."""

    text: str
    row: Row
    images: tuple[Image, ...] = ()  # of the hand

    def pictured(self, images: tuple[Image, ...]) -> Sheet:
        """The same message with pictures."""
        return replace(self, images=images)


@dataclass(frozen=True, slots=True)
class Occasion:
    """Why a sheet is written: who reads it how, what was settled without him, which tables rang with this one."""

    bell: Bell
    settled: Ask | None = None
    beside: tuple[str, ...] = ()


def sheet(sight: Sight, since: Sequence[Entry], occasion: Occasion) -> Sheet:
    """The sheet of the person whose sight this is."""
    running = sight.table.status == "running"
    head = [*_head(sight, occasion), *(_waiting(sight) if running else [])]
    secrets = _secrets(sight, occasion.bell) if running else []
    room = PUBLIC - sum(units(line) + 1 for line in head)
    public = "\n".join([*head, *_news(sight, since, min(NEWS_ROOM, room))])
    if secrets:
        public = _long_enough(public, sight)
    return Sheet(cut("\n".join([public, *secrets]), MOST), buttons(sight, occasion.bell))


def left(sight: Sight) -> Sheet:
    """What stays of the sheet of somebody who sits here no more, or is told elsewhere."""
    key = "ui-sheet-left" if sight.seat is None else "ui-sheet-elsewhere"
    return Sheet(sight.words(key, title=sight.title), Row((link(sight),)))


def buttons(sight: Sight, bell: Bell) -> Row:
    """The panel, what the reader may turn on and off, and the way to the table."""
    words, code = sight.words, sight.table.code
    door = Button(words("ui-open-panel"), Id(ids.MOVE, code), "primary")
    if sight.table.status != "running":
        return Row((link(sight),))
    discreet = Button(
        words("ui-indiscreet" if bell.discreet else "ui-discreet"),
        Id(ids.SHEET, code, 0, DISCREET, _other(bell.discreet)),
    )
    mute = Button(words("ui-unmute" if bell.muted else "ui-mute"), Id(ids.SHEET, code, 0, MUTE, _other(bell.muted)))
    return Row((door, discreet, mute, link(sight)))


def link(sight: Sight) -> Link:
    """The way to the table."""
    place = sight.table.place
    return Link(sight.words("ui-go-to-table"), f"https://discord.com/channels/{place.guild or '@me'}/{place.channel}")


def _other(on: bool) -> str:
    return OFF if on else ON


# ------------------------------------------------------------------- its parts


def _head(sight: Sight, occasion: Occasion) -> list[str]:
    lines = [cut(_call(sight, occasion.settled), CALL)]
    if occasion.beside:
        lines.append(cut(sight.words("ui-sheet-beside", tables=joined(occasion.beside)), WHERE))
    return [*lines, cut(_where(sight), WHERE)]


def _call(sight: Sight, settled: Ask | None) -> str:
    table, words = sight.table, sight.words
    if table.status in ("over", "closed"):
        return words("ui-sheet-over", title=sight.title, outcome=outcome_line(sight))
    if sight.ask is not None and sight.ask.given is None:
        return words("ui-sheet-call", title=sight.title, call=sight.call(sight.ask))
    if settled is not None:
        return words("ui-sheet-settled", title=sight.title, call=sight.call(settled))
    return words("ui-sheet-waiting", title=sight.title)


def _where(sight: Sight) -> str:
    others = [sight.names.tag(seat) for seat in range(len(sight.names.marks)) if seat != sight.seat]
    return sight.words("ui-sheet-with", names=joined(others), place=f"<#{sight.table.place.channel}>")


def _waiting(sight: Sight) -> list[str]:
    asked = sight.ask is not None and sight.ask.given is None
    return [] if asked else [cut(waiting_line(sight), CALL)]


def _secrets(sight: Sight, bell: Bell) -> list[str]:
    if bell.discreet:
        return [sight.words("ui-sheet-discreet")]
    return [sight.words("ui-sheet-explained"), cut("\n".join(sight.secrets()), SECRETS_ROOM)]


def _news(sight: Sight, since: Sequence[Entry], room: int) -> list[str]:
    """What happened, as everybody knows it: the news stand in the preview."""
    if room < LEAST_ROOM:
        return []
    news = newest(news_of(replace(sight, seat=None), since), NEWS, room)
    return [sight.words("ui-since-your-move"), bullets(news)] if news else []


def _long_enough(text: str, sight: Sight) -> str:
    """Public text that fills a preview: the state of the table where the news are short.

    The last lines of a board stand alone, as what is in hands and piles; those before them belong together.
    """
    board = sight.board()
    *before, last = [block.lines for block in board.blocks]
    fillers = [board.headline, *last, *(line for lines in before for line in lines)]
    for filler in fillers:
        if len(text) > PREVIEW:
            break
        text = f"{text}\n{filler}"
    return text
