"""The pictures of the README, taken anew: `python -m tests.browser.readme docs`. Look at them before you keep them."""

from __future__ import annotations

import asyncio
import random
import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlencode

from PIL import Image
from playwright.async_api import Browser

from bot.pictures import BOARD, png
from bot.replays import steps_of
from bot.replays.film import frames_of
from bot.text import words_for
from tests.e2e.rig import said
from tests.pictures.positions import DRAWN, positions
from tests.replays.records import played
from tests.support.presser import Presser

from .renderer import Renderer, chromium, renderer

WIDE: Final = {"width": 1040, "height": 2200}
ROUND: Final = "Round 4"
MARGIN: Final = 12
HALF: Final = (720, 540)
FILMED, FRAMES, SMALL = "hameln/record-4", 18, (480, 399)


async def main(folder: Path) -> None:
    """A board as it stands in Discord's look-alike, and one board of each game."""
    boards().save(folder / "boards.webp", quality=86, method=6)
    replay(folder / "replay.webp")
    with TemporaryDirectory() as apart:
        async with chromium() as browser, renderer(browser, Path(apart), "en", pictures=True) as at:
            await board(at, browser, folder / "board.webp")


def replay(target: Path) -> None:
    """A few steps of a recorded game, as its film shows them."""
    game, words = played(FILMED), words_for("en")
    steps = steps_of(game, words)
    chosen = steps[:: -(-len(steps) // FRAMES)]
    frames = [shown.resize(SMALL, Image.Resampling.LANCZOS) for shown in frames_of(game, words, chosen)]
    lengths = [900] * (len(frames) - 1) + [3500]
    first, *others = frames
    first.save(target, save_all=True, append_images=others, duration=lengths, loop=0, quality=45, method=6)


def boards() -> Image.Image:
    """The four games side by side, each in the middle of a game with most seats."""
    direct_message = Image.new("RGB", (2 * HALF[0] + MARGIN, 2 * HALF[1] + MARGIN), "#17130f")
    for nth, key in enumerate(DRAWN):
        position = [p for p in positions() if p.key == key and p.asked][-1]
        with Image.open(BytesIO(png(position.painter.board(position.scene(marked=False)), *BOARD))) as drawn:
            small = drawn.convert("RGB").resize(HALF, Image.Resampling.LANCZOS)
        direct_message.paste(small, (nth % 2 * (HALF[0] + MARGIN), nth // 2 * (HALF[1] + MARGIN)))
    return direct_message


async def board(at: Renderer, browser: Browser, target: Path) -> None:
    """Ana plays with bot players into the fourth round; the board when they are asked there."""
    public_channel = at.channel("tavern")
    opened = await at.run("Ana", public_channel, "table open", game="rattus_cartus", seats=4)
    code = said(opened).partition("table ")[2].split()[0]
    await at.run("Ana", public_channel, "table fill", table=code)
    await at.run("Ana", public_channel, "table start", table=code)
    ana = Presser(at.person("Ana"), public_channel, random.Random(3))
    while True:
        table = await at.host.tables.look(code)
        message = await at.until("Ana", str(table.place.channel), f"h:{code}")
        if ROUND in said(message) and table.awaited and message["attachments"]:
            break
        if ROUND not in said(message):
            await ana.answer(code)
        await asyncio.sleep(0.1)
    context = await browser.new_context(viewport=WIDE, device_scale_factor=1.5)  # type: ignore[arg-type]
    page = await context.new_page()
    where = urlencode({"person": at.person("Ana").user.id, "channel": message["channel_id"]})
    await page.goto(f"{at.sandbox.page}#{where}")
    article = page.locator(f"#m-{message['id']}")
    await article.locator("img").wait_for()
    await asyncio.sleep(0.5)
    with Image.open(BytesIO(await article.screenshot())) as shot:
        shot.convert("RGB").save(target, quality=86, method=6)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
