"""Cards at hand: a menu under the panel with the page of every card, building, person and house that it names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from bot.text.pages import CHAPTERS, COMMON, Page, pages_of
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import (
    ENTRIES,
    MOST_COMPONENTS,
    Button,
    ButtonRow,
    Menu,
    MenuEntry,
    Part,
    PicturePlace,
    Screen,
    Text,
    TextWithButton,
)

from .rules_pages import menu_id

PLURAL: Final = "(?:s|x|es)?"
TITLE: Final = re.compile(r"^## .*$", re.MULTILINE)  # one game is called like one of its cards
OWN: Final = 2  # components of a menu


def with_things_at_hand(perspective: Perspective, screen: Screen, also: str = "") -> Screen:
    """The screen with a menu of the things that it names, where it has room for that; many are in two.

    `also`: what its picture names besides.
    """
    table = perspective.table
    pages = named_pages(perspective.words.locale, table.game, "\n".join([*_texts(screen.parts), also]))
    room = (MOST_COMPONENTS - 1 - screen.components) // OWN  # one is left for a line above the picture
    parts = [pages[at : at + ENTRIES] for at in range(0, len(pages), ENTRIES)][:room]
    return Screen((*screen.parts, *(_menu(perspective, n, part) for n, part in enumerate(parts))), screen.boxed)


def _menu(perspective: Perspective, nth: int, pages: Sequence[Page]) -> Menu:
    words, table = perspective.words, perspective.table
    id = menu_id(table.game, f"things{nth or ''}", table.code)
    return Menu(id, tuple(MenuEntry(page.title, page.topic) for page in pages), words("ui-at-hand"))


def _texts(parts: Sequence[Part]) -> Iterator[str]:
    """All that a panel says, on its buttons, in its menus and in its pictures, too."""
    for part in parts:
        match part:
            case Text(text=text):
                yield TITLE.sub("", text)
            case TextWithButton(text=text) | PicturePlace(text=text):
                yield text
            case ButtonRow(buttons=buttons):
                yield from (button.label for button in buttons if isinstance(button, Button))
            case Menu(entries=entries):
                yield from (f"{entry.label} {entry.about}" for entry in entries)


def named_pages(locale: str, game: str, text: str) -> list[Page]:
    """The pages of the things that a text names, in the order in which it names them."""
    found = list[tuple[int, Page]]()
    for page, title, others in _things(locale, game):
        if name := title.search(text) or (others and others.search(text)):
            found.append((name.start(), page))
    return [page for _, page in sorted(found, key=lambda each: each[0])]


@cache
def _things(locale: str, game: str) -> tuple[tuple[Page, re.Pattern[str], re.Pattern[str] | None], ...]:
    """The pages of a game's things, each with what its title is found by, and its other names.

    Both as whole words in their own letters, in the plural, too: *gardes-tu* in French is no Guard, and the bell-ringer
    of a round is no person. Other names are often common words, so they do not count before a number: *Tour 3* is a
    round, *Tour* the Guard Tower in French.
    """
    pages = [page for page in pages_of(locale, game).values() if page.group not in (CHAPTERS, COMMON)]
    return tuple((page, _named(rf"{re.escape(page.title)}{PLURAL}(?![\w-])"), _others(page)) for page in pages)


def _others(page: Page) -> re.Pattern[str] | None:
    names = "|".join(map(re.escape, page.named))
    return _named(rf"(?:{names}){PLURAL}(?![\w’'])(?!\s\d)") if names else None


def _named(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){name}")
