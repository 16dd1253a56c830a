"""Pictures of lessons, from *Learn* to the ending: each point as seen on a phone; then the quiz, and a look-up.

`python -m tests.browser.lesson_shots FOLDER hameln` draws one game with its pictures. A screen that says nothing new of
the lesson is left out.
"""

from __future__ import annotations

import asyncio
import random
import sys
from itertools import count
from pathlib import Path

from bot.lessons import lesson_of
from bot.sandbox.wire import JsonObject
from rules import GAMES
from tests.e2e.rig import button, ids, said, walk

from .renderer import Renderer, chromium, renderer

ANSWERS = "psag"  # the verbs of answers, what ends a question first
MOST = 120  # presses
ASKED = 4  # questions of the quiz


async def a_lesson(at: Renderer, game: str) -> None:
    """A lesson, answered by lot; then a thing that its last panel names, looked up."""
    lots, pressed, unsaid = random.Random(game), set[str](), _texts(at, game)
    shown = await at.run("Ana", at.channel("cellar"), "learn game", game=game)
    for n in range(MOST):
        text = said(shown)
        answers = [id for id in ids(shown) if id[0] in ANSWERS]
        new = {each for each in unsaid if each in text}
        if new or not n or not answers:
            shown = await _drawn(at, shown)
            await at.shot(f"{game}-{n:02d}", "Ana", shown)
        unsaid -= new
        if not answers:
            break
        fresh = [id for id in answers if id not in pressed] or answers
        chosen = next((id for id in fresh if id[0] == "g"), lots.choice(fresh))
        pressed.add(chosen)
        shown = await _answered(at, shown, chosen)
    shown = await at.press("Ana", shown, "o:")
    await at.shot(f"{game}-on", "Ana", await _drawn(at, shown))
    await a_look_up(at, game, shown)


async def a_look_up(at: Renderer, game: str, shown: JsonObject) -> None:
    """The page of the first thing that a panel names."""
    menu = next((id for id in ids(shown) if "menu_things" in id), "")
    if menu:
        await at.shot(f"{game}-looked-up", "Ana", await _answered(at, shown, menu))


async def a_quiz(at: Renderer, game: str) -> None:
    """Some questions of *What happens here?*, each with its answer."""
    lots = random.Random(game)
    shown = await at.run("Ana", at.channel("cellar"), "learn quiz", game=game)
    for n in count(1):
        await at.shot(f"{game}-quiz-{n}", "Ana", await _drawn(at, shown))
        picks = [id for id in ids(shown) if ":quiz_pick:" in id]
        shown = await at.person("Ana").press(shown, lots.choice(picks)).message()
        await at.shot(f"{game}-quiz-{n}-answer", "Ana", shown)
        if n == ASKED:
            break
        shown = await at.person("Ana").press(shown, next(id for id in ids(shown) if ":quiz:" in id)).message()


def _texts(at: Renderer, game: str) -> set[str]:
    """All that a lesson says above and after questions."""
    lesson = lesson_of(at.language, game)
    assert lesson is not None
    points = lesson.texts.points.values()
    return {text for point in points for text in (point.about, *point.after.values())}


async def _drawn(at: Renderer, shown: JsonObject) -> JsonObject:
    """The message once its picture is there."""
    await asyncio.sleep(1.2)
    return next(m for m in at.person("Ana").messages(shown["channel_id"]) if m["id"] == shown["id"])


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
                    await a_quiz(at, game)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2:] or list(GAMES)))
