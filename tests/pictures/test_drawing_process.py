"""Processes that draw: the same pictures as here, and pictures all the same where one dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from io import BytesIO
from time import monotonic, sleep

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures import CannotDraw, NoLongerDraws, Picture, Renderer, draw, usual_painters
from bot.pictures.drawing_process import DrawingProcess

from .positions import DRAWN, Position, positions

POSITIONS = {key: next(p for p in positions() if p.key == key and p.asked) for key in DRAWN}
POSITION = POSITIONS["rattus_cartus"]
PATIENCE = 60.0


def own(position: Position) -> tuple[object, ...]:
    """What the hand of somebody who is asked is drawn from."""
    return position.key, "hand", position.scene(position.asked[0])


@pytest.fixture
def process() -> Iterator[DrawingProcess]:
    """A process that draws, ended after the test; it gives way to all other tests, so it may take minutes to start."""
    with closing(DrawingProcess(draw, longest=250.0)) as made:
        yield made


def until(it_is: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    end = monotonic() + PATIENCE
    while not it_is():
        assert monotonic() < end
        sleep(0.01)


def alike(one: Sequence[Picture], other: Sequence[Picture]) -> bool:
    """Whether pictures show the same: what was drawn before may be put together in other parts, by a shade apart."""
    names = [(made.name, made.alt) for made in one] == [(made.name, made.alt) for made in other]
    return names and all(_alike(a.data, b.data) for a, b in zip(one, other, strict=True))


def _alike(one: bytes, other: bytes) -> bool:
    a, b = (Image.open(BytesIO(data)).convert("RGB") for data in (one, other))
    return a.size == b.size and max(ImageStat.Stat(ImageChops.difference(a, b)).mean) < 0.5


@pytest.mark.thorough
def test_another_process_draws_the_same_for_every_game(process: DrawingProcess) -> None:
    for position in POSITIONS.values():
        assert alike(process.draw(*own(position)), draw(*own(position)))  # type: ignore[arg-type]
        there = process.draw(position.key, "board", position.scene())
        assert alike(there, draw(position.key, "board", position.scene()))
    assert process.pid not in (0, os.getpid())


def test_a_process_that_was_killed_costs_no_picture_and_rests(process: DrawingProcess) -> None:
    process.draw(*own(POSITION))
    killed = process.pid
    os.kill(killed, signal.SIGKILL)
    assert process.draw(*own(POSITION))
    assert process.draw(*own(POSITION))
    assert process.pid == 0
    process._rests_until = 0.0  # a minute later
    assert process.draw(*own(POSITION))
    assert process.pid not in (0, killed)


def test_a_fault_is_told_to_who_asked_and_the_process_goes_on(process: DrawingProcess) -> None:
    with pytest.raises(AttributeError):
        process.draw(POSITION.key, "board", replace(POSITION.scene(), view=None))
    before = process.pid
    assert process.draw(*own(POSITION))
    assert process.pid == before


def ends_by_a_fault(*_asked: object) -> None:
    """As a library that is not Python's may end the process that uses it."""
    os.kill(os.getpid(), signal.SIGSEGV)


def test_a_picture_that_ends_its_process_by_a_fault_is_not_drawn_in_that_of_the_bot() -> None:
    with closing(DrawingProcess(ends_by_a_fault)) as process:
        for _ in range(2):
            with pytest.raises(CannotDraw):
                process.draw(*own(POSITION))


def test_a_process_gives_way_and_ends_when_it_is_closed() -> None:
    process = DrawingProcess(draw, longest=250.0)
    process.draw(*own(POSITION))
    pid = process.pid
    assert os.getpriority(os.PRIO_PROCESS, pid) >= min(os.getpriority(os.PRIO_PROCESS, 0) + 1, 19)
    process.close()
    until(lambda: not os.path.exists(f"/proc/{pid}"))
    with pytest.raises(NoLongerDraws):
        process.draw(*own(POSITION))


async def test_the_renderer_draws_in_its_processes_and_leaves_none() -> None:
    renderer = Renderer(2)
    for process in renderer._processes:
        process._longest = 250.0
    board = renderer.pictures(POSITION.key, "board", POSITION.scene())
    hand = renderer.pictures(*own(POSITION))  # type: ignore[arg-type]
    assert all(await asyncio.gather(board, hand))
    pids = {process.pid for process in renderer._processes}
    assert len(pids) == 2 and 0 not in pids
    await asyncio.to_thread(renderer.close)
    until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in pids))


async def test_a_renderer_is_closed_while_somebody_waits() -> None:
    renderer = Renderer(1)
    await renderer.pictures(*own(POSITION))  # type: ignore[arg-type]
    board = asyncio.create_task(renderer.pictures(POSITION.key, "board", POSITION.scene()))
    await asyncio.sleep(0)
    await asyncio.to_thread(renderer.close)
    with suppress(NoLongerDraws):  # unless it was drawn before
        assert await board
    with pytest.raises(NoLongerDraws):
        await renderer.pictures(POSITION.key, "hand", POSITION.scene())


def test_a_single_core_is_not_shared_with_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, painters in ((1, 0), (2, 1), (4, 2), (64, 2)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)))
        assert usual_painters() == painters
