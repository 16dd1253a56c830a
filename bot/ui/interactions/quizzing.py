"""`/learn quiz`: ten positions with a question that the rules answer; wrong ones come back."""

from __future__ import annotations

import asyncio
from zlib import crc32

from bot.lessons import lesson_of
from bot.lessons.quiz import quiz_item
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import LOOKS
from bot.ui.screens.quiz import (
    ASK,
    PAGE,
    QuizRound,
    answer_screen,
    page_screen,
    position,
    question_screen,
    read_round,
)

from .caller import Caller
from .replies import Reply, say
from .services import Services


async def begin(services: Services, caller: Caller, game: str) -> Reply:
    """The first question of a round that nobody else has."""
    return await _shown(services, caller, QuizRound(game, crc32(caller.key.encode()) % 10**8))


async def press(services: Services, caller: Caller, id: Id) -> Reply:
    """The next question, what becomes of an answer, or the page of its rule."""
    found = read_round(id)
    if found is None or not found[0].left or (id.choice == ASK) != (found[1] < 0):
        return say(caller.words("ui-unknown-button"))
    return await _shown(services, caller, *found, page=id.choice == PAGE)


async def _shown(services: Services, caller: Caller, at: QuizRound, pick: int = -1, *, page: bool = False) -> Reply:
    words, known = caller.words, at.game in services.games
    lesson = lesson_of(words.locale, at.game) if known else None
    if lesson is None or not lesson.structure.quiz:
        return say(words("lesson-none"))
    item = await asyncio.to_thread(quiz_item, lesson, services.games[at.game], at.seed, at.left[0])
    if page:
        return Reply(page_screen(words, lesson, item, at, pick))
    perspective = position(words, services.games, lesson, item, at)
    if pick < 0:
        screen = question_screen(perspective, lesson, item, at)
    else:
        screen = answer_screen(perspective, lesson, item, at, pick)
    theme = LOOKS.get(caller.reading)
    if theme is None:
        return Reply(screen)
    drawing = services.illustrator.draw(perspective, "board", theme, asker=caller.person.id)
    return Reply(screen, drawing=asyncio.create_task(drawing))
