"""What happened since the reader's own last move, or since an earlier one: all of it, page by page."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from bot.tables import LogEntry, Tables
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.news import told_groups, without_start
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Part, PicturePlace, Screen, Text

from .log_page import in_pages

TURNS: Final = 20  # most turns to look back
SINCE, LATER = "since", "since_later"  # in the ids of its buttons


class SinceView(NamedTuple):
    """How many own turns are looked back over, and the page."""

    turns: int = 1
    page: int = 0

    @property
    def code(self) -> str:
        """The view in an id."""
        return f"{self.page}_{self.turns}"


def read_since(what: str) -> SinceView:
    """The view in an id."""
    page, turns = (number_in(part) for part in (*what.split("_"), "", "")[:2])
    return SinceView(min(max(1, turns), TURNS), max(0, page))


class SincePage(NamedTuple):
    """The page, and the log line after which it begins: the board of that moment is the one to compare with."""

    screen: Screen
    line: int
    has_news: bool  # whether anything has happened since


async def since_page(tables: Tables, perspective: Perspective, view: SinceView) -> SincePage:
    """A page of what happened; for who does not sit at the table, since the start."""
    words, code = perspective.words, perspective.table.code
    entries = without_start(await tables.log(code))
    line = _beginning(entries, perspective, view.turns)
    groups = told_groups(perspective, [entry for entry in entries if entry.line > line], perspective.seat)
    pages = list(in_pages(groups))
    page = max(0, min(view.page, len(pages) - 1))
    head = words("ui-since-turns", n=view.turns)
    parts: list[Part] = [Text(f"## {perspective.title}\n{head}"), PicturePlace("")] if page == 0 else [Text(head)]
    parts.append(Text(pages[page].text if pages else words("ui-since-nothing")))
    if len(pages) > 1:
        earlier = _turn(perspective, SinceView(view.turns, max(0, page - 1)), SINCE, "ui-earlier", page > 0)
        later = _turn(perspective, SinceView(view.turns, page + 1), LATER, "ui-later", page < len(pages) - 1)
        parts.append(ButtonRow((earlier, later)))
    return SincePage(Screen(tuple(parts)), line, bool(pages))


def _beginning(entries: Iterable[LogEntry], perspective: Perspective, turns: int) -> int:
    """The last log line of the reader's own turn so many turns ago; 0 where there was none.

    What a seat does without another one's move between is a turn. What the caretaker answered is none, nor is what was
    handed in since the last move by hand: it is news to whom it belongs.
    """
    seat = perspective.seat
    player = None if seat is None else perspective.table.players[seat]
    by_hand = player.last_line if player else 0
    moves = [
        (entry.seat, entry.line)
        for entry in entries
        if entry.seat is not None and not entry.undone
        if entry.seat != seat or (entry.by != "care" and entry.line <= by_hand)
    ]
    ends = [max(line for _, line in run) for mover, run in groupby(moves, itemgetter(0)) if mover == seat]
    return ends[-turns] if len(ends) >= turns else 0


def _turn(perspective: Perspective, view: SinceView, choice: str, label: str, there: bool) -> Button:
    return Button(
        perspective.words(label), Id(ids.PAGE, perspective.table.code, 0, choice, view.code), disabled=not there
    )
