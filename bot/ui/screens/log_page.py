"""The log of a table in groups, page by page, with menus for one player and for one round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import zip_longest
from typing import Final, NamedTuple

from bot.faces.naming import short
from bot.tables import Tables
from bot.text import units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.news import NewsGroup, rounds_of, told_groups
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Menu, MenuEntry, Part, Screen, Text, cut

ROOM: Final = 3000  # characters of a page
NEWEST: Final = -1
ALL: Final = -1
ENTRIES: Final = 24  # of a menu, beside *all*
SINCE: Final = "since"  # in the id of a button that opens the page where the reader's news begin
LOG, LATER, PLAYER, ROUND = "log", "log_later", "log_player", "log_round"  # in the ids of a page's buttons and menus


class LogView(NamedTuple):
    """Which page of the log is shown, and of what."""

    page: int = NEWEST
    player: int = ALL
    span: int = ALL  # rounds: one, or several where a game has more than a menu has room for
    since: int = 0  # the log line below which the page begins, where no page is named; 0: the newest page

    @property
    def code(self) -> str:
        """The view in an id."""
        return "_".join("x" if n < 0 else str(n) for n in (self.page, self.player, self.span))


def read_view(choice: str, what: str, values: Sequence[str] = ()) -> LogView:
    """The view that a button or menu of the log asks for; what is no number stands for the newest page, or for all."""
    page, player, span = (number_in(part) for part in (*what.split("_"), "", "", "")[:3])
    chosen = number_in(values[0]) if values else ALL
    if choice == PLAYER:
        return LogView(NEWEST, chosen, span)
    if choice == ROUND:
        return LogView(NEWEST, player, chosen)
    return LogView(page, player, span)


async def log_page(tables: Tables, perspective: Perspective, view: LogView | None = None) -> Screen:
    """A page of the log as the reader may know it; by default the newest."""
    view, words = view or LogView(), perspective.words
    if view.player >= len(perspective.names.tags):
        view = view._replace(player=ALL)
    groups = told_groups(perspective, await tables.log(perspective.table.code), perspective.seat)
    rounds = rounds_of(perspective, groups)
    spans = _spans(rounds[-1] if rounds else 0)
    both = [(told, n) for told, n in zip(groups, rounds, strict=True) if _is_in(perspective, view, told, n, spans)]
    heads = [_heading(perspective, told, n) for told, n in both] if len(spans) > 1 else []
    pages = list(in_pages([told for told, _ in both], heads=heads))
    page = _page(pages, view)
    head = f"## {perspective.title}\n{words('ui-log-page', page=page + 1, pages=max(1, len(pages)))}"
    if perspective.table.seal:
        head += f"\n{words('ui-log-seal', seal=f'`{perspective.table.seal}`')}"
    text = pages[page].text if pages else words("ui-log-none" if groups else "ui-log-empty")
    parts: list[Part] = [Text(head), Text(text), *_menus(perspective, view, spans)]
    if len(pages) > 1:
        earlier = _turn(perspective, view._replace(page=max(0, page - 1)), LOG, "ui-earlier", page > 0)
        later = _turn(perspective, view._replace(page=page + 1), LATER, "ui-later", page < len(pages) - 1)
        parts.append(ButtonRow((earlier, later)))
    return Screen(tuple(parts))


# ------------------------------------------------------------------- pages


class PageOfLog(NamedTuple):
    """Groups that stand on one page, and the last log line that it tells of."""

    text: str
    line: int


class Heading(NamedTuple):
    """The round of a group, and when that is told: as the round changes, or on top of a page alone; "": never."""

    text: str
    anywhere: bool


def in_pages(groups: Sequence[NewsGroup], room: int = ROOM, heads: Sequence[Heading] = ()) -> Iterator[PageOfLog]:
    """Groups in order in as few pages as hold them, whole; the date stands before each day's first and on top.

    `heads`: the round of each group, told on top too, and where it changes.
    """
    text, line, day, round = "", 0, "", ""
    for told, head in zip_longest(groups, heads, fillvalue=Heading("", False)):
        assert isinstance(told, NewsGroup) and isinstance(head, Heading)
        date, lines = _date(told), cut("\n".join(told.lines), room - 100)
        begins = head.text if head.anywhere and head.text != round else ""
        block = _joined("" if date == day else date, begins if text else head.text, lines)
        if text and units(text) + 1 + units(block) > room:
            yield PageOfLog(text, line)
            text, block = "", _joined(date, head.text, lines)
        text, line, day, round = f"{text}\n{block}".strip(), told.entries[-1].line, date, head.text or round
    if text:
        yield PageOfLog(text, line)


def _joined(*lines: str) -> str:
    return "\n".join(line for line in lines if line)


def _heading(perspective: Perspective, told: NewsGroup, n: int) -> Heading:
    """The round of a group; a group that begins one says so itself, and so do all games with such events."""
    begins = perspective.face.rounds
    says_so = any(entry.event.key in begins for entry in told.entries)
    return Heading("" if says_so else perspective.words("ui-log-heading", round=perspective.round(n)), not begins)


def _date(told: NewsGroup) -> str:
    """The day of a group, as Discord shows it to the reader."""
    at = datetime.fromtimestamp(told.entries[0].at, UTC).replace(hour=12, minute=0, second=0, microsecond=0)
    return f"-# <t:{int(at.timestamp())}:D>"


def _page(pages: Sequence[PageOfLog], view: LogView) -> int:
    """The number of the page to show."""
    if view.page != NEWEST:
        return max(0, min(view.page, len(pages) - 1))
    if view.since:
        return next((n for n, page in enumerate(pages) if page.line > view.since), max(0, len(pages) - 1))
    return max(0, len(pages) - 1)


# ------------------------------------------------------------------- filters


def _spans(rounds: int) -> list[range]:
    """The rounds as entries of a menu: one each, or several where there are too many."""
    size = max(1, -(-rounds // ENTRIES))
    return [range(first, min(first + size, rounds + 1)) for first in range(1, rounds + 1, size)]


def _is_in(perspective: Perspective, view: LogView, told: NewsGroup, n: int, spans: Sequence[range]) -> bool:
    """Whether a group of round n is to be shown."""
    of_the_round = not 0 <= view.span < len(spans) or n in spans[view.span]
    return of_the_round and (view.player == ALL or told.concerns(perspective.names, perspective.seat, view.player))


def _menus(perspective: Perspective, view: LogView, spans: Sequence[range]) -> Iterator[Menu]:
    words, names, code = perspective.words, perspective.names, perspective.table.code
    if perspective.table.started is None:
        return
    people = [f"{mark} {short(name)}".strip() for mark, name in zip(names.marks, names.full, strict=True)]
    entries = [words("ui-log-all-players"), *people]
    yield _menu(Id(ids.PAGE, code, 0, PLAYER, view.code), entries, view.player, words("ui-log-player"))
    if len(spans) > 1:
        entries = [perspective.rounds("all"), *(perspective.round(span[0], span[-1]) for span in spans)]
        yield _menu(Id(ids.PAGE, code, 0, ROUND, view.code), entries, view.span, perspective.rounds("which"))


def _menu(id: Id, labels: Sequence[str], chosen: int, placeholder: str) -> Menu:
    entries = (
        MenuEntry(label, "all" if n == ALL else str(n), chosen=n == chosen) for n, label in enumerate(labels, ALL)
    )
    return Menu(id, tuple(entries), placeholder)


def _turn(perspective: Perspective, view: LogView, choice: str, label: str, there: bool) -> Button:
    return Button(
        perspective.words(label), Id(ids.PAGE, perspective.table.code, 0, choice, view.code), disabled=not there
    )
