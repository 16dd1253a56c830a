"""Cards at hand: a menu under the panel with the page of every card, building, person and house that it names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from bot.text import folded
from bot.text.pages import CHAPTERS, COMMON, Page, pages_of
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import MOST_COMPONENTS, Button, ButtonRow, Menu, MenuEntry, Part, Screen, Text, TextWithButton

from .rules_pages import menu_id

MOST: Final = 25  # entries that Discord takes
TITLE: Final = re.compile(r"^## .*$", re.MULTILINE)  # one game is called like one of its cards
OWN: Final = 2  # components of the menu


def with_things_at_hand(perspective: Perspective, screen: Screen) -> Screen:
    """The screen with a menu of the things that it names, where it names some and has room for that."""
    pages = _named(perspective.words.locale, perspective.table.game, "\n".join(_texts(screen.parts)))
    if not pages or screen.components + OWN >= MOST_COMPONENTS:  # one is left for a line above the picture
        return screen
    entries = tuple(MenuEntry(page.title, page.topic) for page in pages[:MOST])
    words, table = perspective.words, perspective.table
    menu = Menu(menu_id(table.game, "things", table.code), entries, words("ui-at-hand"))
    return Screen((*screen.parts, menu), screen.boxed)


def _texts(parts: Sequence[Part]) -> Iterator[str]:
    """All that a panel says, on its buttons and in its menus, too."""
    for part in parts:
        match part:
            case Text(text=text):
                yield TITLE.sub("", text)
            case TextWithButton(text=text):
                yield text
            case ButtonRow(buttons=buttons):
                yield from (button.label for button in buttons if isinstance(button, Button))
            case Menu(entries=entries):
                yield from (f"{entry.label} {entry.about}" for entry in entries)


def _named(locale: str, game: str, text: str) -> list[Page]:
    """The pages of the things whose titles a text names, in the order in which it names them."""
    said, found = folded(text), list[tuple[int, Page]]()
    for page, pattern in _things(locale, game):
        if place := pattern.search(said):
            found.append((place.start(), page))
    return [page for _, page in sorted(found, key=lambda each: each[0])]


@cache
def _things(locale: str, game: str) -> tuple[tuple[Page, re.Pattern[str]], ...]:
    """The pages of a game's things, each with what its title is found by: as whole words, in the plural, too."""
    pages = [page for page in pages_of(locale, game).values() if page.group not in (CHAPTERS, COMMON)]
    return tuple((page, re.compile(rf"\b{re.escape(folded(page.title))}(?:s|x|es)?\b")) for page in pages)
