"""The log of a table, page by page."""

from __future__ import annotations

from typing import Final

from bot.tables import Tables
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.lines import bullets, lines_of
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Part, Screen, Text

PER_PAGE: Final = 20  # lines; even the longest ones fit one message


async def log_page(tables: Tables, perspective: Perspective, page: int | None = None) -> Screen:
    """A page of the log as the reader may know it; by default the newest."""
    words, code = perspective.words, perspective.table.code
    lines = lines_of(perspective, await tables.log(code))
    pages = max(1, -(-len(lines) // PER_PAGE))
    page = pages - 1 if page is None else max(0, min(page, pages - 1))
    shown = lines[page * PER_PAGE : (page + 1) * PER_PAGE]
    head = f"## {perspective.title}\n{words('ui-log-page', page=page + 1, pages=pages)}"
    if perspective.table.seal:
        head += f"\n{words('ui-log-seal', seal=f'`{perspective.table.seal}`')}"
    parts: list[Part] = [Text(head), Text(bullets(shown) or words("ui-log-empty"))]
    if pages > 1:
        earlier = _turn(perspective, page - 1, "ui-earlier", page > 0)
        later = _turn(perspective, page + 1, "ui-later", page < pages - 1)
        parts.append(ButtonRow((earlier, later)))
    return Screen(tuple(parts))


def _turn(perspective: Perspective, page: int, label: str, there: bool) -> Button:
    id = Id(ids.PAGE, perspective.table.code, 0, "log_later" if label == "ui-later" else "log", str(max(0, page)))
    return Button(perspective.words(label), id, disabled=not there)
