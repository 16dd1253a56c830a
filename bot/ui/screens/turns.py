"""The list of somebody's tables: where they are played for, those that wait for them, or for others, those at rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.tables.values import TableTurn
from bot.text import Words, units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import names_of
from bot.ui.kit.perspective import joined
from bot.ui.kit.screen import MOST_TEXT, Button, ButtonRow, Part, Screen, Text, cut, rows

from .absence import BACK, soon
from .reminder import SHOWN, brief_line, brief_title

CARED, MINE, OTHERS, RESTING = range(4)  # the ranks
LINE: Final = 170  # characters: twenty lines and their heads fit into a message
NAMES: Final = 3  # of those awaited, where a line has room for them


def turns_screen(
    words: Words, turns: Sequence[TableTurn], page: int, note: str = "", below: tuple[Part, ...] = (), here: int = 0
) -> Screen:
    """A page of the list; `page` counts from 0. `below`: what comes last; `here`: the channel that it stands in."""
    page = min(page, (len(turns) - 1) // SHOWN)
    shown = turns[page * SHOWN : (page + 1) * SHOWN]
    heads = _heads(words, turns)
    lines = [f"## {heads.pop(min(heads))}", *_lines(words, shown, here, heads)]  # the first head is the list's title
    buttons = [_button(words, turn) for turn in shown]
    lines[1:1] = _that_fit(note, MOST_TEXT - units("\n".join([*lines, Screen(below).text])))
    parts: list[Part] = [Text("\n".join(lines)), *rows(buttons), *_leaf(words, page, len(turns)), *below]
    return Screen(tuple(parts))


def _that_fit(note: str, room: int) -> list[str]:
    """The first lines of a note, as many as there is room for: within a line a cut could meet a mention."""
    found = note.split("\n") if note else []
    while found and units("\n".join(found)) >= room:
        found.pop()
    return found


def _heads(words: Words, turns: Sequence[TableTurn]) -> dict[int, str]:
    """What stands above the tables of each rank."""
    mine, cared = (sum(turn.rank == rank for turn in turns) for rank in (MINE, CARED))
    first = {CARED: words("ui-turns-cared")} if cared else {}
    waiting = words("ui-turns-waiting", n=mine) if mine else words("ui-turns-quiet")
    return {**first, MINE: waiting, OTHERS: words("ui-turns-others"), RESTING: words("ui-turns-resting")}


def _lines(words: Words, shown: Sequence[TableTurn], here: int, heads: Mapping[int, str]) -> Iterator[str]:
    for rank, group in groupby(shown, lambda turn: turn.rank):
        if rank in heads:
            yield f"**{heads[rank]}**"
        yield from (cut(_line(words, turn, here), LINE) for turn in group)


def _line(words: Words, turn: TableTurn, here: int) -> str:
    line = brief_line(words, turn.brief, here)
    if turn.brief.status == "open":
        return f"{line} · {words('ui-turns-lobby')}"
    if turn.rank == MINE:
        return brief_line(words, turn.brief, here, turn.until)
    if turn.rank in (CARED, RESTING):
        line = brief_line(words, replace(turn.brief, awaited_since=None), here)
        return line if turn.rank == CARED else f"{line} · {words('ui-turns-at-rest', why=turn.standing)}"
    names = names_of(words, turn.players, turn.brief.code).full
    asked = [(names[seat], p.awaited_since) for seat, p in enumerate(turn.players) if p and p.awaited_since]
    told = [words("ui-turns-asked", name=cut(name, 20), since=soon(since)) for name, since in asked]
    forms = (f"{line} · {joined([*told[:n], '…'] if len(told) > n else told[:n])}" for n in range(NAMES, 0, -1))
    return next((form for form in forms if told and units(form) <= LINE), line)


def _button(words: Words, turn: TableTurn) -> Button:
    """*I'm back* where the reader is played for, else the way to their panel."""
    title, code = brief_title(words, turn.brief), turn.brief.code
    if turn.rank == CARED:
        return Button(f"{words('ui-im-back')} · {title}", Id(ids.TIME, code, 0, BACK), "primary")
    return Button(title, Id(ids.MOVE, code), "primary" if turn.rank == MINE else "secondary")


def _leaf(words: Words, page: int, tables: int) -> Iterator[ButtonRow]:
    """*Previous* and *Next*, where there are several pages."""
    last = (tables - 1) // SHOWN
    if last:
        before, after = str(max(0, page - 1)), str(min(last, page + 1))
        back = Button(words("ui-turns-previous"), Id(ids.TURNS, ids.NO_TABLE, 0, "page", before), disabled=page == 0)
        on = Button(words("ui-turns-next"), Id(ids.TURNS, ids.NO_TABLE, 1, "page", after), disabled=page == last)
        yield ButtonRow((back, on))
