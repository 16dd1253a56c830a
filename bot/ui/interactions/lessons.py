"""*Learn*: begin a lesson or go on with it, see its ending, play it again with another deal, open a table."""

from __future__ import annotations

from bot.lessons import lesson_of
from bot.tables.values import LessonDeal
from bot.ui.kit.ids import Id
from bot.ui.screens.learn import LEARN
from bot.ui.screens.lesson import FINISH
from bot.ui.screens.lesson_ending import AGAIN, OPEN
from bot.ui.screens.panel import Note
from bot.ui.screens.quiz import ASK, PAGE, PICK

from . import quizzing, table_actions
from .caller import Caller
from .replies import Reply, say
from .services import Services


async def learn(services: Services, caller: Caller, game: str) -> Reply:
    """The caller's lesson in a game: the one they have begun, else a new one with its first deal."""
    begun = await services.tables.lessons.of(caller.person.id, game)
    if begun is not None:
        return await services.panel(caller, begun, Note(taught=(caller.words("lesson-goes-on"),)))
    return await _begin(services, caller, game, 0)


async def again(services: Services, caller: Caller, game: str, code: str) -> Reply:
    """The lesson of a table with the deal after that one."""
    table = await services.look(code)
    return await _begin(services, caller, game, (table.terms.lesson or 0) + 1)


async def finish(services: Services, caller: Caller, code: str) -> Reply:
    """The ending of a lesson, played on from here by bots in an imagined world."""
    perspective = services.perspective(caller, await services.look(code))
    return await services.teacher.ending(perspective, asked=True) or await services.panel(caller, perspective.table)


async def press(services: Services, caller: Caller, id: Id) -> Reply:
    """A button of a lesson, or one that leads to it."""
    if id.choice in (ASK, PICK, PAGE):
        return await quizzing.press(services, caller, id)
    if id.choice == LEARN:
        return await learn(services, caller, id.what)
    if id.choice == AGAIN:
        return await again(services, caller, id.what, id.table)
    if id.choice == FINISH:
        return await finish(services, caller, id.table)
    if id.choice == OPEN:
        return await table_actions.open_table(services, caller, id.what, None)
    return say(caller.words("ui-unknown-button"))


async def _begin(services: Services, caller: Caller, game: str, deal: int) -> Reply:
    """A new lesson, in place of one that the caller has begun."""
    lesson = lesson_of(caller.words.locale, game) if game in services.games else None
    if lesson is None:
        return say(caller.words("lesson-none"))
    shape, rules = lesson.structure, services.games[game]
    dealt = LessonDeal(deal, shape.seats, shape.seat, lesson.secret(deal), rules.Options(**shape.options))
    outcome = await services.tables.lessons.open(caller.person, game, dealt, key=caller.key)
    return await services.panel_after(caller, outcome, Note(taught=(lesson.texts.welcome,)))
