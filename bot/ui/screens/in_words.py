"""Words mode: the whole board in sentences, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.faces.scoring import board_of
from bot.text import listed, units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import bot_seats
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Part, Screen, Text, rows

ROOM: Final = 3400  # characters of a page without its heading
WORDS, TEXT = "words", "text"  # the forms in which a board can be shown


def words_page(perspective: Perspective, head: str, page: int = 0) -> Screen:
    """A page of the board in sentences; needs a perspective in words mode."""
    words, code = perspective.words, perspective.table.code
    pages = tuple(in_pages(_sentences(perspective)))
    page = max(0, min(page, len(pages) - 1))
    parts: list[Part] = [Text(f"## {perspective.title}\n{head}"), Text(pages[page])]
    buttons = [
        Button(words("ui-page", page=n + 1), Id(ids.SHOW, code, 0, WORDS, str(n)), disabled=n == page)
        for n in range(len(pages))
        if len(pages) > 1
    ]
    if perspective.table.status == "running" and perspective.seat is not None:
        buttons.append(Button(words("ui-my-move"), Id(ids.MOVE, code), "primary"))
    return Screen((*parts, *rows(buttons)))


def in_pages(lines: Sequence[str]) -> Iterator[str]:
    """The lines packed into as few pages as possible; no line is split."""
    page = list[str]()
    for line in lines:
        if page and units("\n".join([*page, line])) > ROOM:
            yield "\n".join(page)
            page = []
        page.append(line)
    yield "\n".join(page)


def _bots(perspective: Perspective) -> str:
    """Which of the players are bots; "" where none is."""
    full, words = perspective.names.full, perspective.words
    bots = [full[seat] for seat in bot_seats(perspective.table.players)]
    return words("ui-bots-are", n=len(bots), names=listed(words, bots)) if bots else ""


def _sentences(perspective: Perspective) -> list[str]:
    table = perspective.table
    lines = [bots] if (bots := _bots(perspective)) else []
    if table.result is not None:
        scoring = board_of(perspective.words, perspective.names, perspective.scoring)
        lines += [scoring.headline, *(line for block in scoring.blocks for line in block.lines)]
    return lines + [line for block in perspective.board().blocks for line in block.lines]
