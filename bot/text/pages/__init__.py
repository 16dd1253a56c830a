"""The rules in our own words, page by page, in Markdown files: `bot/games/<game>/pages/<language>/<nn>_<topic>.md`,
and `<n>_<group>/<nn>_<topic>.md` below it for the things of a game.

The first line of a page is its title. A last line `see: topic, topic` names the pages it leads to; a line
`words: word, word` below it tells what else people may type who look for this page, and `named: Name, Name` what else
texts of the game call it. What every game shares lies beside this file in `<language>/common`; a page there that has
the topic of a game's own page is read below it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.games import folders
from bot.text.catalogues import LOCALES
from bot.text.folding import folded

FOLDER: Final = Path(__file__).parent
COMMON: Final = "common"
CHAPTERS: Final = "chapters"  # the group of the pages of a game that lie in no folder of their own
SYMBOLS: Final = "symbols"  # the topic of the page that explains the signs; every game has one
LAST_LINES: Final = re.compile(r"\n+(?:see: (?P<see>.+))?\n*(?:words: (?P<words>.+))?\n*(?:named: (?P<named>.+))?\s*\Z")
SIGN: Final = re.compile(r"[ \u202f]?[\u2190-\u2bff\U0001f000-\U0001faff]\ufe0f?")


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rules: its topic is the same in every language."""

    topic: str
    group: str
    title: str
    body: str
    see: tuple[str, ...] = ()  # topics
    words: tuple[str, ...] = ()  # folded: what it is also looked for by
    named: tuple[str, ...] = ()  # how texts of the game call it beside its title

    @property
    def text(self) -> str:
        """The page as it is shown."""
        return f"## {self.title}\n{self.body}"

    @property
    def spoken(self) -> str:
        """The page for those who listen: without signs, unless it explains them. The words beside them say the same."""
        if self.topic == SYMBOLS:
            return self.text
        return "\n".join(line.strip() for line in SIGN.sub("", self.text).split("\n"))


Pages = Mapping[str, Page]  # by topic, in reading order: the chapters, then each group


@cache
def pages_of(locale: str, game: str) -> Pages:
    """The pages of a game, those of all games last; none where a game has none."""
    own = {page.topic: page for folder in folders(f"{game}/pages/{locale}") for page in _read(folder)}
    shared = {page.topic: page for page in _read(FOLDER / locale / COMMON) if page.topic not in own}
    return {**own, **shared} if own else {}


@cache
def shared_page(locale: str, topic: str) -> Page | None:
    """What holds for every game on this topic."""
    return next((page for page in _read(FOLDER / locale / COMMON) if page.topic == topic), None)


def groups_of(pages: Pages) -> dict[str, tuple[Page, ...]]:
    """The pages by group, in reading order."""
    groups: dict[str, tuple[Page, ...]] = {}
    for page in pages.values():
        groups[page.group] = (*groups.get(page.group, ()), page)
    return groups


def _read(folder: Path) -> Iterator[Page]:
    for file in sorted(folder.rglob("*.md"), key=lambda file: (len(file.parents), file)):
        group = _unnumbered(file.parent.name) if file.parent != folder or folder.name == COMMON else CHAPTERS
        title, _, body = file.read_text("utf-8").strip().partition("\n")
        last = LAST_LINES.search(body)
        see, words, named = (_listed(last[name]) if last else () for name in ("see", "words", "named"))
        text = LAST_LINES.sub("", body).strip()
        yield Page(_unnumbered(file.stem), group, title.lstrip("# "), text, see, tuple(map(folded, words)), named)


def _listed(line: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in line.split(",")) if line else ()


def _unnumbered(name: str) -> str:
    return re.sub(r"^\d+_", "", name)


# --------------------------------------------------------------------------- finding


def found(locale: str, game: str, wanted: str) -> tuple[Page, ...]:
    """The pages that what somebody typed may mean, the likeliest first: titles before texts, in either language."""
    pages, query = pages_of(locale, game), folded(wanted)
    if not query:
        return tuple(pages.values())
    ranked = [(_rank(game, page.topic, query), n, page) for n, page in enumerate(pages.values())]
    return tuple(page for rank, _, page in sorted(ranked, key=lambda entry: entry[:2]) if rank < MISSED)


EXACT, NAMED, BEGINS, TITLE, TEXT, MISSED = range(6)


def _rank(game: str, topic: str, query: str) -> int:
    """How well a page fits, in the language where it fits best."""
    return min(_fit(page, query) for locale in LOCALES if (page := pages_of(locale, game).get(topic)))


def _fit(page: Page, query: str) -> int:
    title = folded(page.title)
    if query in (title, folded(page.topic)):
        return EXACT
    if query in page.words:
        return NAMED
    if title.startswith(query):
        return BEGINS
    if _has_all([*title.split(), *" ".join(page.words).split()], query.split()):
        return TITLE
    return TEXT if _has_all(_words_in(page), query.split()) else MISSED


def _has_all(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in wanted)


@cache
def _words_in(page: Page) -> tuple[str, ...]:
    return tuple(sorted(set(folded(page.text).split())))
