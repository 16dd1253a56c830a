"""The direct message about a table: first the question and public news, then what this person alone may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.faces import Block, Board
from bot.tables import LogEntry, NotificationState
from bot.text import units
from bot.ui.kit import ids, news
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import MOST_PLAIN, Button, ButtonRow, Image, Link, cut
from rules.core import Ask

from .absence import own_time_line, soon
from .preparing import SECRETS_ROOM
from .receipts import answer_told, outcome_line, waiting_line
from .told_below import without_own, without_requests

PREVIEW: Final = 240  # characters that a lock screen shows: no secret may be among them
LEAST_ROOM: Final = 80  # characters of news that are worth a start
# Most characters before the secrets; constant, so that it hides their length.
PUBLIC: Final = MOST_PLAIN - SECRETS_ROOM - 25
CALL, WHERE, CHOSEN = 300, 200, 200
SMALL, ITEM, NOTHING = "-# ", "- ", "–"  # how lines of a board begin, and what an empty list ends in
DISCREET, MUTE, ON, OFF = "discreet", "mute", "on", "off"  # in the ids of its buttons


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A direct message: plain text, so that notifications show its first line, and a row of buttons."""

    text: str
    row: ButtonRow
    images: tuple[Image, ...] = ()  # of the hand

    def pictured(self, images: tuple[Image, ...]) -> DirectMessage:
        """A copy with pictures."""
        return replace(self, images=images)


@dataclass(frozen=True, slots=True)
class Occasion:
    """The occasion of a direct message.

    `settled`: a question answered without this person; `bundled_with`: titles of other tables it also notifies of.
    """

    notification_state: NotificationState
    settled: Ask | None = None
    bundled_with: tuple[str, ...] = ()
    handed_in: bool = False  # what was prepared was handed in since their last own move
    unfit: bool = False  # what was prepared did not fit the question
    at: float = 0.0  # the moment of the message, in seconds since 1970
    taken_back: int | None = None  # the seat that took back a move, by which the question that was settled is gone


def direct_message(perspective: Perspective, since: Sequence[LogEntry], occasion: Occasion) -> DirectMessage:
    """The direct message of the reader."""
    running = perspective.table.status == "running"
    head = [*_head(perspective, occasion), *(_waiting(perspective, occasion) if running else [])]
    secrets = _secrets(perspective, occasion.notification_state) if running else []
    room = PUBLIC - sum(units(line) + 1 for line in head)
    public = "\n".join([*head, *_news(perspective, since, room)])
    if running:
        public = _long_enough(public, perspective)
    return DirectMessage(
        cut("\n".join([public, *secrets]), MOST_PLAIN), buttons(perspective, occasion.notification_state)
    )


def left(perspective: Perspective) -> DirectMessage:
    """What replaces the direct message of somebody who left the table or is now notified elsewhere."""
    key = "ui-sheet-left" if perspective.seat is None else "ui-sheet-elsewhere"
    return DirectMessage(perspective.words(key, title=perspective.title), ButtonRow((link(perspective),)))


def buttons(perspective: Perspective, notification_state: NotificationState) -> ButtonRow:
    """The buttons: open the panel, turn *discreet* and *mute* on or off, go to the table."""
    words, code = perspective.words, perspective.table.code
    panel = Button(words("ui-open-panel"), Id(ids.MOVE, code), "primary")
    if perspective.table.status != "running":
        return ButtonRow((link(perspective),))
    discreet = Button(
        words("ui-indiscreet" if notification_state.discreet else "ui-discreet"),
        Id(ids.DIRECT_MESSAGE, code, 0, DISCREET, _other(notification_state.discreet)),
    )
    mute = Button(
        words("ui-unmute" if notification_state.muted else "ui-mute"),
        Id(ids.DIRECT_MESSAGE, code, 0, MUTE, _other(notification_state.muted)),
    )
    return ButtonRow((panel, discreet, mute, link(perspective)))


def link(perspective: Perspective) -> Link:
    """A button that opens the table's channel."""
    place = perspective.table.place
    return Link(
        perspective.words("ui-go-to-table"), f"https://discord.com/channels/{place.guild or '@me'}/{place.channel}"
    )


def _other(on: bool) -> str:
    return OFF if on else ON


# ------------------------------------------------------------------- parts of the text


def _head(perspective: Perspective, occasion: Occasion) -> list[str]:
    lines = [cut(_call(perspective, occasion), CALL)]
    if occasion.bundled_with:
        lines.append(cut(perspective.words("ui-sheet-beside", tables=joined(occasion.bundled_with)), WHERE))
    return [*lines, cut(_where(perspective), WHERE)]


def _call(perspective: Perspective, occasion: Occasion) -> str:
    table, words, settled = perspective.table, perspective.words, occasion.settled
    if table.status in ("over", "closed"):
        return words("ui-sheet-over", title=perspective.title, outcome=outcome_line(perspective))
    if not table.runs:
        return words("ui-sheet-rests", title=perspective.title)
    if perspective.ask is not None and perspective.is_awaited:
        key = "prepare-sheet-unfit" if occasion.unfit else "ui-sheet-call"
        return words(key, title=perspective.title, call=perspective.call(perspective.ask))
    if occasion.handed_in:
        return words("prepare-sheet-handed-in", title=perspective.title)
    if settled is not None and occasion.taken_back is not None:
        return words("ui-sheet-taken-back", title=perspective.title, name=perspective.names.tag(occasion.taken_back))
    if settled is not None:
        return words("ui-sheet-settled", title=perspective.title, call=perspective.call(settled))
    return words("ui-sheet-waiting", title=perspective.title)


def _where(perspective: Perspective) -> str:
    others = [perspective.names.tag(seat) for seat in range(len(perspective.names.marks)) if seat != perspective.seat]
    return perspective.words("ui-sheet-with", names=joined(others), place=f"<#{perspective.table.place.channel}>")


def _waiting(perspective: Perspective, occasion: Occasion) -> list[str]:
    if perspective.is_awaited and perspective.table.runs:
        return own_time_line(perspective)
    if perspective.table.runs:  # others answer without an edit of this message: it names nobody whom it waits for
        return [perspective.words("ui-sheet-as-of", since=soon(occasion.at))]
    return [cut(waiting_line(perspective), CALL)]


def _secrets(perspective: Perspective, notification_state: NotificationState) -> list[str]:
    if notification_state.discreet:
        return [perspective.words("ui-sheet-discreet")]
    kept, own = _kept(perspective), perspective.secrets()
    if not (kept or own):
        return []
    room = SECRETS_ROOM - sum(units(line) + 1 for line in kept)
    return [perspective.words("ui-sheet-explained"), *kept, cut("\n".join(own), room)]


def _kept(perspective: Perspective) -> list[str]:
    """The reader's sealed answer while others are awaited, and that it can be changed."""
    ask = perspective.ask
    if ask is None or ask.given is None:
        return []
    return [cut(perspective.words("ui-sheet-kept", answer=answer_told(perspective, ask)), CHOSEN)]


def _news(perspective: Perspective, since: Sequence[LogEntry], room: int) -> list[str]:
    """What happened, as everybody may know it, because a lock screen may show it."""
    if room < LEAST_ROOM:
        return []
    head = perspective.words("ui-since-your-move")
    left = news.DIRECT_MESSAGE._replace(characters=min(news.DIRECT_MESSAGE.characters, room - units(head) - 1))
    shown = without_requests(without_own(since, perspective.seat))  # a notice of its own asks each
    told = news.news(replace(perspective, seat=None), shown, left, perspective.seat, log=False).lines
    return [head, *told] if told else []


def _long_enough(text: str, perspective: Perspective) -> str:
    """The text, filled up with the public board until it is longer than a lock screen's preview."""
    for filler in _fillers(perspective.board()) if len(text) <= PREVIEW else ():
        if units(text) + 1 + units(filler) <= PUBLIC:
            text = f"{text}\n{filler}"
        if len(text) > PREVIEW:
            break
    return text


def _fillers(board: Board) -> Iterator[str]:
    """What a board says, in pieces that can be read alone, the best first: a list never without what is in it.

    The last block can be read line by line. Rows of tables, small print and the heads of tables come last.
    """
    yield board.headline
    paragraphs = [block for block in board.blocks if not block.code]
    before, last = paragraphs[:-1], paragraphs[-1:]
    yield from (piece for block in last for piece in _lists(block))
    yield from ("\n".join(lines) for block in before if (lines := _large(block)))
    tables = [block.lines for block in board.blocks if block.code]
    yield from (row for lines in tables for row in lines[1:])
    yield from (line for block in (*last, *before) for line in block.lines if line.startswith(SMALL))
    yield from (lines[0] for lines in tables)


def _large(block: Block) -> list[str]:
    """The lines of a paragraph without its small print and what is empty."""
    return [line for line in block.lines if not line.startswith(SMALL) and not line.endswith(NOTHING)]


def _lists(block: Block) -> Iterator[str]:
    """The lines of a paragraph, those of a list in one piece with the line above it."""
    piece = ""
    for line in _large(block):
        if piece and not line.startswith(ITEM):
            yield piece
            piece = ""
        piece = f"{piece}\n{line}".lstrip("\n")
    if piece:
        yield piece
