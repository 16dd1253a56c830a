"""The private message: the call and public news first, then what this person alone may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables import Entry

from . import ids
from .ending import outcome_line
from .ids import Id
from .lines import bullets, lines_of, newest
from .panel import waiting_line
from .screen import Button, Link, Row, cut
from .sight import Sight

MOST = 2000
PREVIEW = 240  # a lock screen shows so much: no secret in there
NEWS, NEWS_ROOM = 6, 500


@dataclass(frozen=True, slots=True)
class Sheet:
    """A private message: plain text, so that a lock screen shows its first line, and a row of buttons."""

    text: str
    row: Row


def sheet(sight: Sight, since: Sequence[Entry]) -> Sheet:
    """The sheet of the person whose sight this is."""
    table = sight.table
    public = [_call(sight), _where(sight)]
    if news := newest(lines_of(sight, [e for e in since if not _secret(e)]), NEWS, NEWS_ROOM):
        public.append(f"{sight.words('ui-since-your-move')}\n{bullets(news)}")
    if table.status == "running":
        public += [waiting_line(sight)] if sight.ask is None or sight.ask.given is not None else []
        public.append(sight.words("ui-sheet-explained"))
    text = "\n".join(public)
    if table.status == "running":
        text = "\n".join([_long_enough(text, sight), *sight.secrets()])
    door = Button(sight.words("ui-open-panel"), Id(ids.MOVE, table.code), "primary")
    return Sheet(cut(text, MOST), Row((door, link(sight))))


def link(sight: Sight) -> Link:
    """The way to the table."""
    place = sight.table.place
    return Link(sight.words("ui-go-to-table"), f"https://discord.com/channels/{place.guild or '@me'}/{place.channel}")


def _call(sight: Sight) -> str:
    table, words = sight.table, sight.words
    if table.status in ("over", "closed"):
        return words("ui-sheet-over", title=sight.title, outcome=outcome_line(sight))
    if sight.ask is None or sight.ask.given is not None:
        return words("ui-sheet-waiting", title=sight.title)
    return words("ui-sheet-call", title=sight.title, call=sight.call(sight.ask))


def _where(sight: Sight) -> str:
    others = [sight.names.tag(seat) for seat in range(len(sight.names.marks)) if seat != sight.seat]
    return sight.words("ui-sheet-with", names=", ".join(others), place=f"<#{sight.table.place.channel}>")


def _secret(entry: Entry) -> bool:
    """Whether the line could say more to this seat than to the public."""
    return entry.event.seen_by(None)[1].keys() != entry.event.facts.keys()


def _long_enough(text: str, sight: Sight) -> str:
    """Public text that fills a preview: the state of the table where the news are short."""
    fillers = [sight.board().headline, *(line for block in sight.board().blocks for line in block.lines)]
    for filler in fillers:
        if len(text) >= PREVIEW:
            break
        text = f"{text}\n{filler}"
    return text
