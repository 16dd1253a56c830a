"""(e) Pictures: milliseconds and kilobytes per board, and how long the event loop is held up meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import pairwise
from multiprocessing import get_context
from statistics import median, quantiles
from time import perf_counter, process_time

from bot.pictures import DARK, Renderer, Scene, What, draw, painter_of
from bot.pictures.composer import shared
from bot.ui.kit.drawn_beforehand import draw_beforehand
from bot.ui.kit.scenes import question_scene
from bot.ui.screens.marks import picture_question
from tests.games import GAMES
from tests.pictures.positions import DRAWN, Position, positions, states
from tests.questions import found

from .figures import Figure

MOVES = 40
HEARTBEAT = 0.002  # seconds between two looks at the clock
LAG_AIM = 10.0


def figures() -> list[Figure]:
    """Per game what a move's pictures cost; then how late the loop is meanwhile, and the share of kept ones."""
    rows = [figure for key in DRAWN for figure in _of_game(key)]
    for painters, where in enumerate(("threads", "a process", "two processes")):
        lags, kept, used = asyncio.run(_lags(painters))
        late = quantiles(lags, n=100)[-1]
        rows.append(Figure(f"event loop while {where} draw, p99", late, "ms late", used, "s of our CPU", LAG_AIM))
    rows.append(Figure("asked for twice: kept", kept * 100, "%"))
    return rows


def _of_game(key: str) -> Iterator[Figure]:
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        beforehand, kept, first = fresh.submit(_first, key).result()
        yield Figure(f"{key}: a board drawn beforehand", beforehand, "ms", kept, "MB kept")
        yield Figure(f"{key}: the first board after the start", first, "ms", aim=150)
    boards = [_timed(key, "board", scene) for scene in _moves(key)]
    hands = [_timed(key, "hand", _hand(position)) for position in positions() if position.key == key]
    times, sizes = zip(*boards[1:], strict=True)
    yield Figure(f"{key}: a board after a move, median", median(times), "ms", quantiles(times, n=100)[-1], "ms p99", 60)
    yield Figure(f"{key}: a board as sent", max(sizes) / 1000, "kB at most", aim=250)
    yield Figure(f"{key}: a hand of another table, median", median(time for time, _ in hands), "ms")
    if changed := [_timed(key, "hand", scene) for scene in _changed_hands(key)]:
        yield Figure(f"{key}: a hand after a move, median", median(time for time, _ in changed), "ms", aim=12)
    if questions := [_timed(key, "question", scene) for scene in _questions(key)]:
        times, sizes = zip(*questions, strict=True)
        yield Figure(f"{key}: a question, median", median(times), "ms", quantiles(times, n=100)[-1], "ms p99", 40)
        yield Figure(f"{key}: a question as sent", max(sizes) / 1000, "kB at most", aim=200)


def _timed(key: str, what: What, scene: Scene) -> tuple[float, int]:
    """Milliseconds of the processor, and bytes, of what is drawn."""
    start = process_time()
    made = draw(key, what, scene)
    return (process_time() - start) * 1000, sum(len(picture.data) for picture in made)


def _moves(key: str) -> Iterator[Scene]:
    """Boards of the middle of a game, each a move after the one before it."""
    return (position.scene() for position in _middle(key))


def _changed_hands(key: str) -> Iterator[Scene]:
    """Hands of the middle of a game, as far as they differ from what their seat has seen before."""
    seen = dict[int, str]()
    for position in _middle(key):
        for seat in range(position.seats):
            svg = position.painter.hand(scene := position.scene(seat))
            if svg and svg != seen.get(seat, svg):
                yield scene
            seen[seat] = svg


def _middle(key: str) -> Iterator[Position]:
    game = GAMES[key]
    seats = max(game.seats)
    option = next(n for n, option in enumerate(game.contract.options) if game.check_options(seats, option) is None)
    played = states(key, seats, option, 7)
    middle = len(played) // 2
    for before, now in pairwise(played[middle : middle + MOVES]):
        yield Position(key, seats, now, before, "")


def _first(key: str) -> tuple[float, float, float]:
    """In a new process: what drawing beforehand takes, the megabytes it keeps, and what the first board then takes."""
    start = process_time()
    asyncio.run(_beforehand(key))
    took, kept = (process_time() - start) * 1000, shared.bytes / 1_000_000
    return took, kept, _timed(key, "board", next(_moves(key)))[0]


async def _beforehand(key: str) -> None:
    with closing(Renderer()) as renderer:
        await draw_beforehand(renderer, {key: GAMES[key]})


async def _beforehand_by(renderer: Renderer) -> None:
    """Have processes started, and threads know, what every board shares."""
    await draw_beforehand(renderer, {key: GAMES[key] for key in DRAWN})


def _hand(position: Position) -> Scene:
    return position.scene(position.asked[0] if position.asked else 0)


def _questions(key: str) -> Iterator[Scene]:
    """Questions of some moments, with those within a plan; of a game that has pictures for them."""
    painter = painter_of(key)
    if not painter:
        return
    for shown in found(key, max(GAMES[key].seats), 1, "en"):
        scene = question_scene(shown.plan.now, picture_question(shown.plan), shown.before, DARK)
        if painter.question(scene):
            yield scene


async def _lags(painters: int) -> tuple[list[float], float, float]:
    """How late a heartbeat is while every position is drawn twice; the share that was kept; seconds of our own CPU."""
    renderer, lags = Renderer(painters), list[float]()
    await _beforehand_by(renderer)
    start = process_time()
    drawing = asyncio.create_task(_all(renderer))
    while not drawing.done():
        before = perf_counter()
        await asyncio.sleep(HEARTBEAT)
        lags.append(max(0.0, perf_counter() - before - HEARTBEAT) * 1000)
    await drawing
    used = process_time() - start
    renderer.close()
    return lags, renderer.kept / (renderer.kept + renderer.drawn), used


async def _all(renderer: Renderer) -> None:
    for position in positions():
        for _ in range(2):
            await renderer.pictures(position.key, "board", position.scene())
