"""How high the board message is on a phone: the picture and *My move* fit one screen, whatever stands between them."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import discord
import pytest
from PIL import Image as Pixels
from playwright.async_api import Page

from bot.pictures import BOARD
from bot.sandbox import Sandbox
from bot.tables import Player, UndoRequest
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.render import files, layout
from bot.ui.kit.screen import Image, Screen
from bot.ui.screens.board import board
from rules import GAMES
from tests.ui.positions import called
from tests.ui.tables import played

from .conftest import PHONE, Connect, OpenPage

pytestmark = pytest.mark.browser

MOST: Final = 520  # pixels from the top of the picture to *My move* on a phone of 400 × 800
LOOKED_AT: Final = 8  # moments of a game
LONGEST: Final = tuple(  # the widest letters, and a short name that is as wide
    Player(100 + seat, "".join(letters) * 6, ready=True, awaited_since=1.7e9)
    for seat, letters in enumerate(("WMWMW", "MWMWM", "WWMWM", "MMWMW", "WMMWM"))
)
HEIGHTS: Final = """articles => articles.map(article => {
  const move = article.querySelector("button.primary"), picture = article.querySelector("img");
  return Math.round(move.getBoundingClientRect().top - picture.getBoundingClientRect().top);
})"""


def boards(game: str, language: str) -> Iterator[Screen]:
    """Boards of a game at full seats, early and late, among people of the longest names; one with an open request."""
    seats = GAMES[game].seats[-1]
    *running, _ = played(game, seats, 5)
    for n in range(LOOKED_AT):
        table, entries = running[(len(running) - 1) * (n + 1) // LOOKED_AT]
        others = tuple(range(1, seats))
        asked = UndoRequest(0, 1, 12, others) if n == LOOKED_AT - 1 else None
        table = replace(called(table, "escapes"), players=LONGEST[:seats], undo_request=asked)
        yield board(Perspective(table, GAMES[game], words_for(language)), entries[-40:], has_closed=n == 1)


@pytest.mark.parametrize("game", GAMES)
async def test_the_picture_and_my_move_fit_a_phone(
    sandbox: Sandbox, connect: Connect, open_page: OpenPage, game: str
) -> None:
    picture = io.BytesIO()
    Pixels.new("RGB", BOARD).save(picture, "JPEG")
    shown = (Image(picture.getvalue(), "the board", "board-1.jpg"),)
    page = await open_page("Ana", size=PHONE)
    tavern = next(channel for channel in sandbox.world.channels.values() if channel.name == "tavern")
    screens = [screen.pictured(shown) for language in LOCALES for screen in boards(game, language)]
    async with connect(client := discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)):
        for screen in screens:
            channel = client.get_partial_messageable(int(tavern.id))
            await channel.send(view=layout(screen), files=files(screen.images))
        assert max(await heights(page, len(screens))) <= MOST


async def heights(page: Page, n: int) -> list[int]:
    """The pixels from the top of the picture to *My move*, of each of so many boards on the page."""
    articles = page.get_by_role("article").filter(has=page.locator("button.primary"))
    await articles.nth(n - 1).locator("img").wait_for()
    found: list[int] = await articles.evaluate_all(HEIGHTS)
    assert len(found) == n
    return found
