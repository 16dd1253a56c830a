"""Panels of every kind of question on contact sheets: `python -m tests.browser.contact FOLDER --language fr rattus`.

Look at each and ask: could you decide from this screen alone? What is cut, crowded or untranslated shows there.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from pathlib import Path

from bot.pictures import THEMES, Theme
from bot.text import LOCALES
from rules import GAMES
from tests.questions import Shown
from tests.readers import asked

from .camera import PHONE, camera, contact_sheets, panel_of


def one_of_each(key: str, language: str, games: int) -> Iterator[Shown]:
    """One question of each kind, with fewest and with most seats."""
    seen = set[tuple[str, bool, int]]()
    for seats in (GAMES[key].seats[0], GAMES[key].seats[-1]):
        for shown in (found for seed in range(games) for found in asked(key, seats, seed, language)):
            kind = shown.choice, bool(shown.plan.steps), seats if shown.choice in BOTH else 0
            if kind not in seen:
                seen.add(kind)
                yield shown


BOTH = frozenset({"turn", "drive", "act", "enter", "keep", "play", "rats"})  # looks different with more seats


async def main(folder: Path, keys: list[str], language: str, theme: Theme, width: int, games: int) -> None:
    """Take the pictures of these games."""
    folder.mkdir(parents=True, exist_ok=True)
    async with camera(language, width=width) as at:
        for key in keys:
            pictures = [await at.take(panel_of(shown, theme)) for shown in one_of_each(key, language, games)]
            for n, sheet in enumerate(contact_sheets(pictures, width)):
                sheet.save(folder / f"{key}-{language}-{theme.key}-{width}-{n:02d}.png")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.browser.contact", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--language", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--theme", choices=tuple(THEMES), default="dark")
    parser.add_argument("--width", type=int, default=PHONE)
    parser.add_argument("--played", type=int, default=6, help="random games that are looked through for each")
    given = parser.parse_intermixed_args()
    asyncio.run(main(given.folder, given.games, given.language, THEMES[given.theme], given.width, given.played))
