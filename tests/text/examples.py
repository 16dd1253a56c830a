"""The examples on the pages of the rules, for tests that play them out."""

from __future__ import annotations

import re
from typing import TypeAlias

from bot.text import LOCALES
from bot.text.pages import Page, pages_of

Numbers: TypeAlias = tuple[int, ...]


def example(page: Page) -> str:
    """What stands under the heading Example; nothing on a page without one."""
    return next((part for part in page.body.split("\n\n") if re.match(r"\*\*Ex[ae]mple\*\*", part)), "")


def in_bold(text: str) -> Numbers:
    """The numbers that lead in bold: "**6 points**"."""
    return tuple(map(int, re.findall(r"\*\*(\d+)[^*]*\*\*", text)))


def told(game: str, topic: str) -> dict[str, Numbers]:
    """What the example of a page says to come out, by language."""
    return {locale: in_bold(example(pages_of(locale, game)[topic])) for locale in LOCALES}


def with_numbers(game: str, *groups: str) -> set[str]:
    """The topics of these groups, or of all, whose example says what comes out."""
    pages = pages_of("en", game).items()
    return {topic for topic, page in pages if page.group in (groups or (page.group,)) and in_bold(example(page))}
