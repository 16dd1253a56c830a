"""The log, page by page, for one reader."""

from __future__ import annotations

from typing import Final

from bot.tables import Tables

from . import ids
from .ids import Id
from .lines import bullets, lines_of
from .screen import Button, Part, Row, Screen, Text
from .sight import Sight

PER_PAGE: Final = 20  # of these even the longest fit one message


async def log_page(tables: Tables, sight: Sight, page: int | None = None) -> Screen:
    """A page of the log, the newest by default."""
    words, code = sight.words, sight.table.code
    lines = lines_of(sight, await tables.log(code))
    pages = max(1, -(-len(lines) // PER_PAGE))
    page = pages - 1 if page is None else max(0, min(page, pages - 1))
    shown = lines[page * PER_PAGE : (page + 1) * PER_PAGE]
    head = f"## {sight.title}\n{words('ui-log-page', page=page + 1, pages=pages)}"
    if sight.table.seal:
        head += f"\n{words('ui-log-seal', seal=f'`{sight.table.seal}`')}"
    parts: list[Part] = [Text(head), Text(bullets(shown) or words("ui-log-empty"))]
    if pages > 1:
        earlier = _turn(sight, page - 1, "ui-earlier", page > 0)
        later = _turn(sight, page + 1, "ui-later", page < pages - 1)
        parts.append(Row((earlier, later)))
    return Screen(tuple(parts))


def _turn(sight: Sight, page: int, label: str, there: bool) -> Button:
    id = Id(ids.TURN, sight.table.code, 0, "log_later" if label == "ui-later" else "log", str(max(0, page)))
    return Button(sight.words(label), id, disabled=not there)
