"""*What would a bot do?*, for who plays among bots alone: one thought, a mark on the game, and a private text."""

from __future__ import annotations

from dataclasses import replace

from bot.replays.work_queue import WorkQueueFull
from bot.tables.values import Advice
from bot.ui.kit.ids import Id
from bot.ui.screens.advice import advice_text
from bot.ui.screens.panel import Note
from bot.ui.screens.plans import Plan, plan_of
from rules.core import Ask

from .caller import Caller
from .replies import QuestionOf, Reply, say
from .services import Services


async def advice(services: Services, caller: Caller, id: Id) -> Reply:
    """What a bot player, middle if there is time, would answer in place of the caller, beside the panel, which stays.

    In a plan it is about the question after its steps. Refusals: not_alone, advice_scored, and those of `take_advice`
    where the table went on meanwhile.
    """
    table = await services.look(id.table)
    facts = await services.facts(caller, table)
    if not facts.settings.advice:
        return say(caller.words("ui-advice-off"))
    services.tables.bot_seats.must_be_advised(table)
    plan = plan_of(services.perspective(caller, table), facts)
    root, ask = plan.root, plan.ask
    is_same = root is not None and ask is not None and (root.revision, ask.choice) == (id.revision, id.choice)
    if root is None or ask is None or not is_same or ask.given is not None or plan.lost:
        return await services.panel(caller, table, Note(caller.words("ui-moved-on")))
    try:
        told = await _advised(services, caller, plan, root, ask)
        return replace(say(told), beside=True, advice_on=QuestionOf(table.code, root, table.writes))
    except WorkQueueFull:
        return say(caller.words("replay-bot-busy"))


async def _advised(services: Services, caller: Caller, plan: Plan, root: Ask, ask: Ask) -> str:
    """The advice in words. Who presses twice meanwhile hears the same thought, and the game is marked once."""
    table = plan.now.table
    key = (table.code, ask.seat, ask.revision, plan.moves)
    found = await services.advice_asked.shared(key, lambda: _thought(services, caller, plan, root, ask))
    return advice_text(plan.now, ask, found) if found.considered else caller.words("ui-advice-none")


async def _thought(services: Services, caller: Caller, plan: Plan, root: Ask, ask: Ask) -> Advice:
    """What a bot considered. Where that is more than one answer, the game is marked before anybody reads it."""
    table, tables = plan.now.table, services.tables
    given = await tables.bot_seats.answers_given(table.code, ask.seat)
    async with services.thoughts.slot():
        found = await services.bots.advise(table, ask, given + len(plan.moves))
    if found.considered:
        await tables.bot_seats.take_advice(table.code, caller.person.id, root.revision)
    return found
