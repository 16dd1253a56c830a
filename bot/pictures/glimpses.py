"""Small pictures of the games' boards for lobbies and invitations, stored as files of the package.

They are drawn beforehand because a lobby has no position to draw, and only the tests can play a game to its middle.
`python -m tests.glimpses` draws them anew.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bot.text import Words

from .renderer import Picture
from .theme import Theme, ThemeKey

SIZE: Final = (600, 300)  # pixels
MOST: Final = 60_000  # bytes
SHOWN: Final[tuple[ThemeKey, ...]] = ("dark", "contrast")


def file_of(game: str, locale: str, theme: ThemeKey) -> Path | None:
    """The path of a game's picture; None for a game that is not drawn."""
    package = f"bot.games.{game}.picture"
    spec = find_spec(package) if find_spec(f"bot.games.{game}") else None
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) / "glimpses" / f"{locale}-{theme}.webp" if places else None


def glimpse(game: str, words: Words, theme: Theme) -> Picture | None:
    """The picture of a game in the middle of play, in a reader's language; None if there is none."""
    data = _read(game, words.locale, "contrast" if theme.flat else "dark")
    alt = words("picture-glimpse", game=words(f"game-{game}"))
    return Picture(data, alt, "game.webp") if data else None


@cache
def _read(game: str, locale: str, theme: ThemeKey) -> bytes:
    file = file_of(game, locale, theme)
    return file.read_bytes() if file and file.is_file() else b""
