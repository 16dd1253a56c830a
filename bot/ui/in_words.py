"""Words mode: the whole board in sentences, on one page or on two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.text import units

from . import ids
from .ids import Id
from .screen import Button, Part, Screen, Text, rows
from .sight import Sight

ROOM: Final = 3400  # characters of a page, beside its head
WORDS, TEXT = "words", "text"  # the forms in which a board can be shown


def words_page(sight: Sight, head: str, page: int = 0) -> Screen:
    """A page of the board in sentences; `sight` is that of words mode."""
    words, code = sight.words, sight.table.code
    pages = tuple(in_pages(_sentences(sight)))
    page = max(0, min(page, len(pages) - 1))
    parts: list[Part] = [Text(f"## {sight.title}\n{head}"), Text(pages[page])]
    buttons = [
        Button(words("ui-page", page=n + 1), Id(ids.SHOW, code, 0, WORDS, str(n)), disabled=n == page)
        for n in range(len(pages))
        if len(pages) > 1
    ]
    if sight.table.status == "running" and sight.seat is not None:
        buttons.append(Button(words("ui-my-move"), Id(ids.MOVE, code), "primary"))
    return Screen((*parts, *rows(buttons)))


def in_pages(lines: Sequence[str]) -> Iterator[str]:
    """The lines in as few pages as they need; a line is never taken apart."""
    page = list[str]()
    for line in lines:
        if page and units("\n".join([*page, line])) > ROOM:
            yield "\n".join(page)
            page = []
        page.append(line)
    yield "\n".join(page)


def _sentences(sight: Sight) -> list[str]:
    table = sight.table
    lines = list[str]()
    if table.result is not None:
        view = sight.game.view(table.state, None)
        scoring = sight.face.scoring(sight.words, table.result, view, sight.names)
        lines += [scoring.headline, *(line for block in scoring.blocks for line in block.lines)]
    return lines + [line for block in sight.board().blocks for line in block.lines]
