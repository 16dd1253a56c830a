"""Where the texts of a language lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.games import folders

LOCALES: Final = ("en", "fr")
HERE: Final = Path(__file__).parent


def catalogues(locale: str, folder: str = "") -> tuple[Path, ...]:
    """The files of a language: those of all games, then each game's own. `folder`: those in this folder of it."""
    places = (HERE / locale, *folders(f"*/text/{locale}"))
    return tuple(file for place in places for file in sorted((place / folder).glob("*.ftl")))


def language_of(locale: str | None) -> str:
    """The language of ours for a Discord locale such as "fr" or "en-GB"; English where there is none."""
    language = (locale or "").split("-")[0]
    return language if language in LOCALES else LOCALES[0]
