"""The pages of the rules as screens: to leaf through, their contents, and where each printed number comes from.

Every button of it says in its id which page it leads to, so nothing is kept and a restart loses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.faces import face_of
from bot.text import Words
from bot.text.pages import CHAPTERS, Page, groups_of, pages_of, shared_page
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, ButtonRow, Menu, MenuEntry, Part, Screen, Text, rows
from rules.core import Edition

CONTENTS: Final = "contents"  # two pages that no file holds
EDITION: Final = "edition"
LEADS: Final = 4  # buttons to other pages


@dataclass(frozen=True, slots=True)
class RulesPages:
    """The rules of one game in one language; `code` is the table to go back to, if somebody comes from one."""

    words: Words
    game: str
    code: str = ids.NOWHERE

    def screen(self, topic: str, editions: Sequence[tuple[str, Edition]] = (), used: str = "") -> Screen:
        """A page, the contents, or the component data; the contents where there is no such page."""
        if topic == EDITION:
            return edition_screen(self, editions, used)
        page = pages_of(self.words.locale, self.game).get(topic)
        return page_screen(self, page) if page else contents(self)

    def id(self, topic: str) -> Id:
        """The id that leads to a page."""
        return Id(ids.RULES, self.code, 0, self.game, topic)

    @property
    def title(self) -> str:
        """Whose rules these are."""
        return self.words("ui-rules-title", game=self.words(f"game-{self.game}"))


# --------------------------------------------------------------------------- a page


def page_screen(shelf: RulesPages, page: Page) -> Screen:
    """A page with the way to those before and after it, to the contents, and to what it speaks of."""
    pages = tuple(pages_of(shelf.words.locale, shelf.game).values())
    at = pages.index(page)
    text = page.spoken if shelf.words.spoken else page.text
    parts: list[Part] = [Text(f"-# {shelf.title}\n{text}")]
    if (shared := shared_page(shelf.words.locale, page.topic)) and shared != page:
        parts.append(Text(shared.text))
    parts.append(_menu(shelf, page.group, page.topic))
    parts.append(ButtonRow(tuple(_ways(shelf, pages, at))))
    return Screen((*parts, *rows(list(_leads(shelf, page)))))


def _ways(shelf: RulesPages, pages: Sequence[Page], at: int) -> Iterator[Button]:
    words, last = shelf.words, len(pages) - 1
    yield Button(words("ui-rules-before"), _turn(shelf, pages, max(at - 1, 0), "before"), disabled=at == 0)
    yield Button(words("ui-rules-contents"), shelf.id(CONTENTS))
    yield Button(words("ui-rules-after"), _turn(shelf, pages, min(at + 1, last), "after"), disabled=at == last)
    yield from _back(shelf)


def _turn(shelf: RulesPages, pages: Sequence[Page], at: int, way: str) -> Id:
    """Ids of one message must differ: at either end, and where a page leads to its neighbour."""
    return Id(ids.RULES, shelf.code, WAYS.index(way), shelf.game, pages[at].topic)


WAYS: Final = ("", "before", "after", "menu")


def _back(shelf: RulesPages) -> Iterator[Button]:
    if shelf.code != ids.NOWHERE:
        yield Button(shelf.words("ui-my-move"), Id(ids.MOVE, shelf.code), "primary")


def _leads(shelf: RulesPages, page: Page) -> Iterator[Button]:
    pages = pages_of(shelf.words.locale, shelf.game)
    for topic in page.see[:LEADS]:
        yield Button(shelf.words("ui-rules-see", title=pages[topic].title), shelf.id(topic))


def _menu(shelf: RulesPages, group: str, here: str = "") -> Menu:
    """All pages of a group."""
    pages = groups_of(pages_of(shelf.words.locale, shelf.game))[group]
    entries = tuple(MenuEntry(page.title, page.topic, chosen=page.topic == here) for page in pages)
    id = Id(ids.RULES, shelf.code, WAYS.index("menu"), shelf.game, f"menu_{group}")
    return Menu(id, entries, group_name(shelf.words, group))


def group_name(words: Words, group: str) -> str:
    """What a group of pages is called."""
    return words(f"pages-{group}")


# --------------------------------------------------------------------------- the contents


def contents(shelf: RulesPages, note: str = "") -> Screen:
    """All pages: a menu for each group. `note` says why somebody sees this and no page."""
    words = shelf.words
    head = [f"-# {shelf.title}", f"## {words('ui-rules-contents')}", *([f"**{note}**"] if note else [])]
    parts: list[Part] = [Text("\n".join(head))]
    for group, pages in groups_of(pages_of(words.locale, shelf.game)).items():
        titles = " · ".join(page.title for page in pages)
        parts += [Text(f"**{group_name(words, group)}** {titles}"), _menu(shelf, group)]
    parts.append(ButtonRow((Button(words("ui-rules-edition"), shelf.id(EDITION)), *_back(shelf))))
    return Screen(tuple(parts))


def first_page(words: Words, game: str) -> str:
    """The topic with which the rules of a game begin."""
    return next((page.topic for page in pages_of(words.locale, game).values() if page.group == CHAPTERS), CONTENTS)


# --------------------------------------------------------------------------- the edition


def edition_screen(shelf: RulesPages, editions: Sequence[tuple[str, Edition]], used: str = "") -> Screen:
    """Where each printed number comes from, for every edition that is here; `used` is the one of the table."""
    words = shelf.words
    chosen = [(label, edition) for label, edition in editions if edition.name == used] or editions
    told = [_edition(shelf, label, edition) for label, edition in chosen]
    if used and used not in [edition.name for _, edition in editions]:
        told = [words("ui-edition-kept", hash=used), *told]
    head = f"-# {shelf.title}\n## {words('ui-rules-edition')}"
    row = ButtonRow((Button(words("ui-rules-contents"), shelf.id(CONTENTS)), *_back(shelf)))
    return Screen((Text("\n\n".join([head, *told[:SHOWN], words("ui-edition-explained")])), row))


SHOWN: Final = 5  # editions on one page


def _edition(shelf: RulesPages, label: str, edition: Edition) -> str:
    words = shelf.words
    who = words("ui-edition-owner", label=label) if label else words("ui-edition-built-in")
    lines = face_of(shelf.game).edition(words, edition)
    return "\n".join([words("ui-edition-head", who=who, hash=edition.name), *(f"- {line}" for line in lines)])
