"""The studio: off the event loop, each picture once, faults to whoever asked."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.pictures import Renderer, Scene
from bot.pictures.renderer import KEPT
from bot.text import words_for

from .positions import Position, positions

POSITION = next(p for p in positions() if p.key == "rattus_cartus" and p.asked)


@pytest.fixture
async def renderer() -> AsyncIterator[Renderer]:
    """A studio that is closed at the end."""
    made = Renderer()
    yield made
    made.close()


async def test_a_picture_asked_for_twice_is_drawn_once(renderer: Renderer) -> None:
    scene = POSITION.scene()
    both = await asyncio.gather(*(renderer.pictures(POSITION.key, "hand", _own(POSITION)) for _ in range(2)))
    assert both[0] is both[1]
    assert (renderer.drawn, renderer.kept) == (1, 1)
    assert await renderer.pictures(POSITION.key, "hand", scene) == ()
    (picture,) = both[0]
    assert picture.name == "hand.jpg" and "hand" in picture.alt


async def test_another_language_name_or_theme_is_another_picture(renderer: Renderer) -> None:
    own = _own(POSITION)
    others = (
        own,
        replace(own, words=words_for("fr")),
        replace(own, names=("Zoé", *own.names[1:])),
        replace(own, asked=()),
    )
    for scene in others:
        await renderer.pictures(POSITION.key, "hand", scene)
    assert (renderer.drawn, renderer.kept) == (4, 0)


async def test_a_game_that_is_not_drawn_yet_has_no_picture(renderer: Renderer) -> None:
    assert await renderer.pictures("chess", "board", POSITION.scene()) == ()


async def test_a_failing_picture_is_told_and_tried_again(renderer: Renderer) -> None:
    broken = replace(POSITION.scene(), view=None)
    for _ in range(2):
        with pytest.raises(AttributeError):
            await renderer.pictures(POSITION.key, "board", broken)
    assert (renderer.drawn, renderer.kept) == (2, 0)


async def test_whoever_gives_up_waiting_takes_the_picture_from_nobody(renderer: Renderer) -> None:
    first = asyncio.create_task(renderer.pictures(POSITION.key, "hand", _own(POSITION)))
    await asyncio.sleep(0)
    first.cancel()
    assert await renderer.pictures(POSITION.key, "hand", _own(POSITION))
    assert (renderer.drawn, renderer.kept) == (1, 1)


async def test_a_hand_does_not_wait_for_a_board(renderer: Renderer) -> None:
    free = threading.Event()
    renderer._threads[0]._thread.submit(free.wait)  # somebody else's, which takes its time
    board = asyncio.create_task(renderer.pictures(POSITION.key, "board", POSITION.scene()))
    assert await renderer.pictures(POSITION.key, "hand", _own(POSITION))
    assert not board.done()
    free.set()
    assert await board


async def test_only_so_many_pictures_are_kept(renderer: Renderer) -> None:
    scene = replace(POSITION.scene(), view=POSITION.game.view(POSITION.now, None))
    for nth in range(KEPT + 1):
        await renderer.pictures(
            POSITION.key, "hand", replace(scene, names=(f"{nth}",))
        )  # the public has no hand: quick
    await renderer.pictures(POSITION.key, "hand", replace(scene, names=("0",)))
    await renderer.pictures(POSITION.key, "hand", replace(scene, names=(f"{KEPT}",)))
    assert (renderer.drawn, renderer.kept) == (KEPT + 2, 1)


async def test_the_loop_runs_while_a_picture_is_drawn(renderer: Renderer) -> None:
    drawing = asyncio.create_task(renderer.pictures(POSITION.key, "board", POSITION.scene()))
    beats = 0
    while not drawing.done():
        await asyncio.sleep(0.001)
        beats += 1
    assert await drawing
    assert beats > 1, "drawn on the loop it would be done at the first beat"
    assert any(thread.name.startswith("pictures-") for thread in threading.enumerate())


def _own(position: Position) -> Scene:
    return position.scene(position.asked[0])


async def test_a_picture_that_was_given_up_is_drawn_when_it_is_asked_for_again(renderer: Renderer) -> None:
    free = threading.Event()
    renderer._threads[-1]._thread.submit(free.wait)
    first = asyncio.create_task(renderer.pictures(POSITION.key, "hand", POSITION.scene(), "Ana"))
    await asyncio.sleep(0)
    given_up = asyncio.create_task(renderer.pictures(POSITION.key, "hand", _own(POSITION), "Ana"))
    await asyncio.sleep(0)
    given_up.cancel()
    free.set()
    await first
    assert renderer.drawn == 1
    assert await renderer.pictures(POSITION.key, "hand", _own(POSITION), "Ana")
    assert renderer.drawn == 2
