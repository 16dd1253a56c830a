"""Replays: a game step by step in one private message, with the pictures of each step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.pictures import Asker, Theme, What
from bot.replays import perspective_at
from bot.replays.child_process import FileForm, NotMade
from bot.replays.work_queue import WorkQueueFull
from bot.tables.values import Advice, refused
from bot.text import Words
from bot.ui.kit.illustrator import LOOKS
from bot.ui.kit.late_pictures import Images, PendingImages
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.panel import Note
from bot.ui.screens.past_decision import decision_at, decision_screen, nothing_screen
from bot.ui.screens.practice import practice_line, seats_offered, seats_screen
from bot.ui.screens.replay import LAST, ReplayView, ShownReplay, replay_screen, seat_of, seats_shown, viewer_of

from .caller import Caller
from .exporting import TOLD_EVERY, streamed
from .replies import Reply, ReplyStream, say
from .server_settings import unusable_place
from .services import Services

MOST_PICTURES: Final = 10  # pictures of a message
ENDINGS: Final[dict[FileForm, str]] = {"page": "html", "film": "webp"}
AHEAD: Final = "ahead"  # whose turn at the renderer the neighbours of a step take


async def replay(services: Services, caller: Caller, code: str, view: ReplayView | None = None) -> Reply:
    """A step of a table's game; by default its last one, of a game that is over its first."""
    shown = await _replay(services, caller, code, view or ReplayView())
    theme = LOOKS.get(caller.reading)
    screen = replay_screen(shown, _perspective(shown, caller, shown.nth), pictured=theme is not None)
    if theme is None:
        return Reply(screen)
    drawing = asyncio.create_task(_pictures(services, caller, shown, shown.nth, theme, caller.person.id))
    services.illustrator.draw_ahead(caller.person.id, _neighbours(services, caller, shown, theme, drawing))
    return Reply(screen, drawing=drawing)


async def choose_seat(services: Services, caller: Caller, code: str, view: ReplayView) -> Reply:
    """Ask on whose seat the caller wants to play on from a step. Refusal: not_over."""
    shown = await _forkable(services, caller, code, view)
    return Reply(seats_screen(shown, _perspective(shown, caller, shown.nth)))


async def play_on(services: Services, caller: Caller, code: str, view: ReplayView, seat: int) -> Reply:
    """Open a practice table in the caller's channel at a step, and give its panel.

    Refusals: not_over, game_over, bad_seats, not_your_seat, one_per_channel.
    """
    shown = await _forkable(services, caller, code, view)
    if seat not in seats_offered(shown):
        raise refused("not_your_seat")
    if (cannot := await unusable_place(services, caller)) is not None:
        return cannot
    assert caller.place is not None
    outcome = await services.tables.practice.open(
        await services.look(code), shown.step.line, seat, caller.person, caller.place, key=caller.key
    )
    return await services.panel_after(caller, outcome, Note(practice_line(services.perspective(caller, outcome.table))))


async def thought(services: Services, caller: Caller, code: str, view: ReplayView) -> Reply:
    """What a middle bot would have done next, or what the bot weighed that answered. Refusal: not_over."""
    shown = await _finished(services, caller, code, view)
    decision, perspective = decision_at(shown), perspective_at(shown.played, shown.played.last, caller.words)
    if decision is None:
        return Reply(nothing_screen(shown, perspective))
    if decision.weighed:
        return Reply(decision_screen(shown, perspective, decision, Advice(decision.weighed)))
    try:
        async with services.thoughts.slot():
            advice = await services.bots.advise(shown.played.at(decision.line), decision.ask, decision.number)
    except WorkQueueFull:
        return say(caller.words("replay-bot-busy"))
    return Reply(decision_screen(shown, perspective, decision, advice))


async def _forkable(services: Services, caller: Caller, code: str, view: ReplayView) -> ShownReplay:
    shown = await _replay(services, caller, code, view)
    if not shown.can_be_played_on:
        raise refused("not_over")
    return shown


async def _finished(services: Services, caller: Caller, code: str, view: ReplayView) -> ShownReplay:
    shown = await _replay(services, caller, code, view)
    if not shown.played.is_over:
        raise refused("not_over")
    return shown


async def file(services: Services, caller: Caller, code: str, form: FileForm) -> Reply:
    """The replay of a finished game as a file, made in a process of its own."""
    record = await services.tables.recorded.text(code)
    table = await services.look(code)
    return streamed(caller, _file_stream(services, services.perspective(caller, table), record, form))


async def _file_stream(services: Services, perspective: Perspective, record: str, form: FileForm) -> ReplyStream:
    """A line that says how far it is, then the file or why there is none. Raises `WorkQueueFull`."""
    words, table, told = perspective.words, perspective.table, ""
    heard: list[tuple[int, int]] = []
    made = asyncio.create_task(
        services.replay_maker.made(record, words.locale, form, lambda *progress: heard.append(progress))
    )
    try:
        while not made.done():
            if (line := _progress(words, form, heard)) != told:
                yield say(line)
            told = line
            await asyncio.wait({made}, timeout=TOLD_EVERY)
        about = say(words(f"replay-{form}-here", title=perspective.title)).screen
        yield Reply(about, file=(f"{table.game}-{table.code}.{ENDINGS[form]}", await made))
    except NotMade as why:
        yield say(words(why.reason))
    finally:
        made.cancel()


def _progress(words: Words, form: FileForm, heard: Sequence[tuple[int, int]]) -> str:
    if not heard:
        return words("replay-file-begun", form=form)
    done, of = heard[-1]
    return words("replay-file-so-far", form=form, percent=100 * done // of)


async def _replay(services: Services, caller: Caller, code: str, view: ReplayView) -> ShownReplay:
    table = await services.look(code)
    if table.status != "running":
        await services.tables.duplicates.must_be_told(table)
    played = await services.replays.game(services.tables, table)
    if played.is_over:  # it may have ended while it was read
        await services.tables.duplicates.must_be_told(table)
    own = table.seat_of(caller.person.id)
    viewer = viewer_of(played, own, view.viewer)
    steps = await services.replays.steps(played, caller.words, seat_of(viewer))
    nth = view.step if view.step != LAST else (0 if played.is_over else len(steps) - 1)
    return ShownReplay(played, steps, min(nth, len(steps) - 1), viewer, own)


def _perspective(shown: ShownReplay, caller: Caller, nth: int) -> Perspective:
    return perspective_at(shown.played, shown.steps[nth].line, caller.words, seat_of(shown.viewer))


async def _pictures(
    services: Services, caller: Caller, shown: ShownReplay, nth: int, theme: Theme, asker: Asker
) -> Images:
    """The board after a step, what changed since the step before ringed, and the hands of the seats that are shown."""
    line, before = shown.steps[nth].line, shown.steps[nth - 1].line if nth else None
    board, draw = _perspective(shown, caller, nth), services.illustrator.draw
    what: What = "end" if board.table.result else "board"
    found = list(await draw(board, what, theme, before=_view(shown, before, None), asker=asker))
    for seat in seats_shown(shown.played, shown.viewer):
        hand = perspective_at(shown.played, line, caller.words, seat)
        images = await draw(hand, "hand", theme, before=_view(shown, before, seat), asker=asker)
        found += (replace(image, name=f"seat-{seat + 1}-{image.name}") for image in images)
    return tuple(found[:MOST_PICTURES])


def _view(shown: ShownReplay, line: int | None, seat: int | None) -> Any:
    """What a seat, or the public, saw after a line; None without one."""
    return None if line is None else shown.played.game.view(shown.played.states[line], seat)


async def _neighbours(
    services: Services, caller: Caller, shown: ShownReplay, theme: Theme, drawing: PendingImages
) -> None:
    """Draw the next step and the one before, once the present one is drawn."""
    await asyncio.wait({drawing})
    for nth in (shown.nth + 1, shown.nth - 1):
        if 0 <= nth < len(shown.steps):
            await _pictures(services, caller, shown, nth, theme, AHEAD)
