"""(e) Pictures: milliseconds and kilobytes per board, and how long the event loop is held up meanwhile."""

from __future__ import annotations

import asyncio
from statistics import median, quantiles
from time import perf_counter

from bot.pictures import BOARD, Renderer, draw
from bot.pictures.rasterizer import render
from bot.pictures.renderer import MOST
from tests.pictures.positions import DRAWN, Position, positions

from .figures import Figure

ROUNDS = 2
HEARTBEAT = 0.002  # seconds between two looks at the clock
LAG_AIM = 10.0


def figures() -> list[Figure]:
    """Per game the time and size of a board; then how late the loop is meanwhile, and the share of kept ones."""
    found: list[Figure] = []
    for key in DRAWN:
        boards = [position for position in positions() if position.key == key] * ROUNDS
        times, sizes = zip(*map(_drawn, boards), strict=True)
        found.append(Figure(f"{key}: a board, median", median(times), "ms", quantiles(times, n=100)[-1], "ms p99"))
        found.append(Figure(f"{key}: a hand, median", median(map(_hand, boards)), "ms"))
        found.append(Figure(f"{key}: a board as sent", max(sizes) / 1000, "kB at most", aim=250))
    lags, kept = asyncio.run(_lags())
    found.append(Figure("event loop while drawing, p99", quantiles(lags, n=100)[-1], "ms late", aim=LAG_AIM))
    found.append(Figure("asked for twice: kept", kept * 100, "%"))
    return found


def _drawn(position: Position) -> tuple[float, int]:
    start = perf_counter()
    data = render(position.painter.board(position.scene()), *BOARD, most=MOST["board"])
    return (perf_counter() - start) * 1000, len(data)


def _hand(position: Position) -> float:
    start = perf_counter()
    draw(position.key, "hand", position.scene(position.asked[0] if position.asked else 0))
    return (perf_counter() - start) * 1000


async def _lags() -> tuple[list[float], float]:
    """How late a heartbeat is while the studio draws every position twice; the share that was kept."""
    renderer, lags = Renderer(), list[float]()
    drawing = asyncio.create_task(_all(renderer))
    while not drawing.done():
        before = perf_counter()
        await asyncio.sleep(HEARTBEAT)
        lags.append(max(0.0, perf_counter() - before - HEARTBEAT) * 1000)
    await drawing
    renderer.close()
    return lags, renderer.kept / (renderer.kept + renderer.drawn)


async def _all(renderer: Renderer) -> None:
    for position in positions():
        for _ in range(2):
            await renderer.pictures(position.key, "board", position.scene())
