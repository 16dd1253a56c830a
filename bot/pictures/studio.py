"""Where pictures are made: on threads of their own, each picture once; what was drawn lately is kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal, NamedTuple

from .render import render
from .scene import BOARD, HAND, Painter, Scene

What = Literal["board", "hand"]
SIZES: Final = {"board": BOARD, "hand": HAND}
MOST: Final = {"board": 250_000, "hand": 120_000}  # bytes as sent, at normal size
KEPT: Final = 48


class Picture(NamedTuple):
    """A picture as it is sent, and the same in words."""

    data: bytes
    alt: str
    name: str


@cache
def painter_of(game: str) -> Painter | None:
    """How a game is drawn; None for one that is not drawn yet."""
    if find_spec(f"bot.pictures.{game}") is None:
        return None
    painter: Painter = import_module(f"bot.pictures.{game}").painter
    return painter


def draw(game: str, what: What, scene: Scene) -> Picture | None:
    """A picture; None where there is nothing to draw. Slow: 100 ms and more. Raises `CannotDraw`."""
    painter = painter_of(game)
    if painter is None:
        return None
    svg = painter.board(scene) if what == "board" else painter.hand(scene)
    if not svg:
        return None
    alt = painter.board_alt(scene) if what == "board" else painter.hand_alt(scene)
    zoom = scene.theme.zoom
    return Picture(render(svg, *SIZES[what], zoom, round(MOST[what] * zoom**2)), alt, f"{what}.webp")


class Studio:
    """Draws for all tables without holding up anybody; `drawn` and `kept` count for `make bench`."""

    def __init__(self, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="studio")
        self._pictures: OrderedDict[str, asyncio.Future[Picture | None]] = OrderedDict()
        self.drawn = self.kept = 0

    async def picture(self, game: str, what: What, scene: Scene) -> Picture | None:
        """A picture, drawn now or taken from those kept; None where there is nothing to draw. Raises any fault."""
        key = _key(game, what, scene)
        known = self._pictures.get(key)
        if known is None:
            self.drawn += 1
            known = asyncio.get_running_loop().run_in_executor(self._threads, draw, game, what, scene)
            self._pictures[key] = known
            known.add_done_callback(lambda done: self._forget_failed(key, done))
        else:
            self.kept += 1
            self._pictures.move_to_end(key)
        while len(self._pictures) > KEPT:
            self._pictures.popitem(last=False)
        return await asyncio.shield(known)  # somebody else may wait for the same

    def _forget_failed(self, key: str, done: asyncio.Future[Picture | None]) -> None:
        if (done.cancelled() or done.exception()) and self._pictures.get(key) is done:
            del self._pictures[key]

    def close(self) -> None:
        """Draw no more; what is being drawn is finished."""
        self._threads.shutdown(wait=True, cancel_futures=True)


def _key(game: str, what: What, scene: Scene) -> str:
    """Everything that a picture depends on: the views, who is asked, names, language and theme."""
    shown = (game, what, scene.view, scene.before, scene.names, scene.asked, scene.words.locale, scene.theme.key)
    return blake2b(repr(shown).encode(), digest_size=16).hexdigest()
