"""The rules of a game as screens: pages, table of contents, and the component data with their sources.

Every button holds the page it leads to in its id, so that nothing is kept in memory.
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

CONTENTS: Final = "contents"  # two topics that no file has
EDITION: Final = "edition"
SEE_ALSO: Final = 4  # buttons to other pages


@dataclass(frozen=True, slots=True)
class RulesPages:
    """The rules of one game in one language. `code`: the table to return to, if any."""

    words: Words
    game: str
    code: str = ids.NO_TABLE

    def screen(self, topic: str, editions: Sequence[tuple[str, Edition]] = (), used: str = "") -> Screen:
        """The screen of a topic; the table of contents where there is no such page."""
        if topic == EDITION:
            return edition_screen(self, editions, used)
        page = pages_of(self.words.locale, self.game).get(topic)
        return page_screen(self, page) if page else contents(self)

    def id(self, topic: str) -> Id:
        """The id of a button that opens a page."""
        return Id(ids.RULES, self.code, 0, self.game, topic)

    @property
    def title(self) -> str:
        """The title of the rules."""
        return self.words("ui-rules-title", game=self.words(f"game-{self.game}"))


# --------------------------------------------------------------------------- a page


def page_screen(rulebook: RulesPages, page: Page) -> Screen:
    """A page with buttons to the previous and next one, the contents, and related pages."""
    pages = tuple(pages_of(rulebook.words.locale, rulebook.game).values())
    at = pages.index(page)
    text = text_of(rulebook.words, page)
    parts: list[Part] = [Text(f"-# {rulebook.title}\n{text}")]
    if (shared := shared_page(rulebook.words.locale, page.topic)) and shared != page:
        parts.append(Text(rulebook.words.with_commands(shared.text)))
    parts.append(_menu(rulebook, page.group, page.topic))
    parts.append(ButtonRow(tuple(_navigation(rulebook, pages, at))))
    return Screen((*parts, *rows(list(_see_also(rulebook, page)))))


def text_of(words: Words, page: Page) -> str:
    """A page as its reader reads it."""
    return words.with_commands(page.spoken if words.spoken else page.text)


def _navigation(rulebook: RulesPages, pages: Sequence[Page], at: int) -> Iterator[Button]:
    words, last = rulebook.words, len(pages) - 1
    yield Button(words("ui-rules-before"), _turn(rulebook, pages, max(at - 1, 0), "before"), disabled=at == 0)
    yield Button(words("ui-rules-contents"), rulebook.id(CONTENTS))
    yield Button(words("ui-rules-after"), _turn(rulebook, pages, min(at + 1, last), "after"), disabled=at == last)
    yield from _back(rulebook)


def _turn(rulebook: RulesPages, pages: Sequence[Page], at: int, way: str) -> Id:
    """An id to a neighbouring page; `way` keeps ids of one message different where they lead to the same page."""
    return Id(ids.RULES, rulebook.code, WAYS.index(way), rulebook.game, pages[at].topic)


WAYS: Final = ("", "before", "after", "menu")


def _back(rulebook: RulesPages) -> Iterator[Button]:
    if rulebook.code != ids.NO_TABLE:
        yield Button(rulebook.words("ui-my-move"), Id(ids.MOVE, rulebook.code), "primary")


def _see_also(rulebook: RulesPages, page: Page) -> Iterator[Button]:
    pages = pages_of(rulebook.words.locale, rulebook.game)
    for topic in page.see[:SEE_ALSO]:
        yield Button(rulebook.words("ui-rules-see", title=pages[topic].title), rulebook.id(topic))


def _menu(rulebook: RulesPages, group: str, here: str = "") -> Menu:
    """A menu of the pages of a group."""
    pages = groups_of(pages_of(rulebook.words.locale, rulebook.game))[group]
    entries = tuple(MenuEntry(page.title, page.topic, chosen=page.topic == here) for page in pages)
    return Menu(menu_id(rulebook.game, group, rulebook.code), entries, group_name(rulebook.words, group))


def menu_id(game: str, group: str, code: str) -> Id:
    """The id of a menu of pages; `code`: the table to return to."""
    return Id(ids.RULES, code, WAYS.index("menu"), game, f"menu_{group}")


def group_name(words: Words, group: str) -> str:
    """The name of a group of pages."""
    return words(f"pages-{group}")


# --------------------------------------------------------------------------- the contents


def contents(rulebook: RulesPages, note: str = "") -> Screen:
    """The table of contents: a menu for each group. `note`: why it is shown instead of a page."""
    words = rulebook.words
    head = [f"-# {rulebook.title}", f"## {words('ui-rules-contents')}", *([f"**{note}**"] if note else [])]
    parts: list[Part] = [Text("\n".join(head))]
    for group, pages in groups_of(pages_of(words.locale, rulebook.game)).items():
        titles = " · ".join(page.title for page in pages)
        parts += [Text(f"**{group_name(words, group)}** {titles}"), _menu(rulebook, group)]
    parts.append(ButtonRow((Button(words("ui-rules-edition"), rulebook.id(EDITION)), *_back(rulebook))))
    return Screen(tuple(parts))


def first_page(words: Words, game: str) -> str:
    """The topic of the first chapter of a game's rules."""
    return next((page.topic for page in pages_of(words.locale, game).values() if page.group == CHAPTERS), CONTENTS)


# --------------------------------------------------------------------------- the edition


def edition_screen(rulebook: RulesPages, editions: Sequence[tuple[str, Edition]], used: str = "") -> Screen:
    """The sources of the component data, of every known edition, or of the one `used` at the table."""
    words = rulebook.words
    chosen = [(label, edition) for label, edition in editions if edition.name == used] or editions
    shown = [_edition(rulebook, label, edition) for label, edition in chosen]
    if used and used not in [edition.name for _, edition in editions]:
        shown = [words("ui-edition-kept", hash=used), *shown]
    head = f"-# {rulebook.title}\n## {words('ui-rules-edition')}"
    row = ButtonRow((Button(words("ui-rules-contents"), rulebook.id(CONTENTS)), *_back(rulebook)))
    return Screen((Text("\n\n".join([head, *shown[:SHOWN], words("ui-edition-explained")])), row))


SHOWN: Final = 5  # editions on one page


def _edition(rulebook: RulesPages, label: str, edition: Edition) -> str:
    words = rulebook.words
    who = words("ui-edition-owner", label=label) if label else words("ui-edition-built-in")
    lines = face_of(rulebook.game).edition(words, edition)
    return "\n".join([words("ui-edition-head", who=who, hash=edition.name), *(f"- {line}" for line in lines)])
