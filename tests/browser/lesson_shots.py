"""Pictures of lessons, from *Learn* to the ending: each point as a learner sees it on a phone.

`python -m tests.browser.lesson_shots FOLDER hameln` draws one game with its pictures.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from bot.sandbox.wire import JsonObject
from rules import GAMES
from tests.e2e.rig import button, ids, walk

from .renderer import Renderer, chromium, renderer

ANSWERS = "psag"  # the verbs of answers, what ends a question first
MOST = 90  # presses


async def a_lesson(at: Renderer, game: str) -> None:
    """A lesson, answered by lot."""
    lots = random.Random(game)
    shown = await at.run("Ana", at.channel("cellar"), "learn game", game=game)
    for n in range(MOST):
        await asyncio.sleep(0.6)  # until its picture is there
        shown = next(m for m in at.person("Ana").messages(shown["channel_id"]) if m["id"] == shown["id"])
        await at.shot(f"{game}-{n:02d}", "Ana", shown)
        answers = [id for id in ids(shown) if id[0] in ANSWERS]
        if not answers:
            break
        shown = await _answered(at, shown, next((id for id in answers if id[0] == "g"), lots.choice(answers)))
    await at.shot(f"{game}-on", "Ana", await at.press("Ana", shown, "o:"))


async def _answered(at: Renderer, shown: JsonObject, id: str) -> JsonObject:
    part = next(part for part in walk(shown["components"]) if part.get("custom_id") == id)
    if "options" in part:
        return await at.person("Ana").select(shown, id, part["options"][0]["value"]).message()
    assert button(shown, id)
    return await at.person("Ana").press(shown, id).message()


async def main(folder: Path, games: list[str]) -> None:
    """Write the pictures of both languages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        for language in ("en", "fr"):
            async with renderer(browser, folder, language, pictures=True) as at:
                for game in games:
                    await a_lesson(at, game)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2:] or list(GAMES)))
