"""Press handlers of what is prepared: opened, kept, changed, dropped."""

from __future__ import annotations

from bot.tables import PlannedAnswer, Snapshot
from bot.ui.kit.ids import Id
from bot.ui.screens.panel import Note
from bot.ui.screens.plans import Plan
from bot.ui.screens.preparing import CHANGE, DROP, MODE, SO_FAR, foreseen, plan_ahead, steps_of, why_nothing
from bot.ui.screens.same import told
from bot.ui.screens.standing import STANDING, chosen_of, is_overtaken, said_of, standing_screen
from rules.core import Refused

from .caller import Caller
from .replies import Reply
from .services import Services

Values = tuple[str, ...]


async def press(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Prepare my next turn*, *Prepare just this much*, *Change*, *Drop*, and how it is handed in."""
    if id.ahead and id.what == SO_FAR:
        return await _so_far(services, caller, id)
    table = await services.look(id.table)
    if id.choice in (CHANGE, DROP, MODE):
        return await _changed(services, caller, table, id)
    if id.choice == STANDING:
        return await _standing(services, caller, table, id, values)
    return await opened(services, caller, table)


async def opened(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """What there is to prepare, for who asks for it anew; where nothing can be, the panel says why."""
    if why := why_nothing(services.perspective(caller, table)):
        return await services.panel(caller, table, Note(caller.words(why)))
    return await services.preparing(caller, table, facts=caller.facts_of(table))


async def _standing(services: Services, caller: Caller, table: Snapshot, id: Id, values: Values) -> Reply:
    """*Standing answers*, and a choice in one of its menus."""
    perspective = services.perspective(caller, table)
    if perspective.seat is None or table.status != "running":
        return await services.panel(caller, table)
    facts = await services.facts(caller, table)
    said = said_of(perspective, facts)
    if values and is_overtaken(perspective, id.what, id.revision, said):
        return Reply(standing_screen(perspective, facts, caller.words("ui-other-device")))
    if values and (chosen := chosen_of(perspective, id.what, values[0], said)):
        await services.tables.answers.set_standing(table.code, caller.person.id, *chosen)
        facts = await services.tables.panels.facts(table, caller.person.id)
    return Reply(standing_screen(perspective, facts))


async def keep(services: Services, caller: Caller, plan: Plan, last: PlannedAnswer | None) -> Reply:
    """Keep a plan for the foreseen question as prepared; returns the panel that says so."""
    steps, code = steps_of(plan, last), plan.true.table.code
    try:
        await services.tables.answers.prepare(code, caller.person.id, steps, told(plan.true, steps))
    except Refused as refused:
        return await services.refused_panel(caller, code, refused)
    return await services.panel(caller, await services.look(code), Note(caller.words("prepare-kept")))


async def _so_far(services: Services, caller: Caller, id: Id) -> Reply:
    table = await services.look(id.table)
    plan = plan_ahead(services.perspective(caller, table), await services.facts(caller, table))
    if (
        plan is None
        or plan.lost
        or not plan.steps
        or (plan.version, plan.root and plan.root.revision)
        != (
            id.draft,
            id.revision,
        )
    ):
        return await services.preparing(caller, table, caller.words("ui-other-device"))
    return await keep(services, caller, plan, None)


async def _changed(services: Services, caller: Caller, table: Snapshot, id: Id) -> Reply:
    """*Change*, *Drop* and how it is handed in: of the version that the caller saw, else the panel as it stands."""
    try:
        reply = await _change(services, caller, table, id)
    except Refused as refused:
        return await services.refused_panel(caller, table.code, refused)
    if reply:
        return reply
    table = await services.look(table.code)
    facts = await services.tables.panels.facts(table, caller.person.id)
    said = "" if facts.handed_in else caller.words("ui-other-device")  # the panel says that it was handed in
    return await services.panel(caller, table, Note(said), facts)


async def _change(services: Services, caller: Caller, table: Snapshot, id: Id) -> Reply | None:
    """Drop a prepared answer, set how it is handed in, or open it as a plan; None where this version is gone."""
    answers, key = services.tables.answers, (table.code, caller.person.id, id.revision)
    if id.choice == MODE:
        done = await answers.set_mode(*key, "anyway" if id.what == "anyway" else "same")
        return await services.panel(caller, table) if done else None
    ahead = foreseen(services.perspective(caller, table)) if id.choice == CHANGE else None
    if ahead and ahead.ask:
        done = await answers.reopen(*key, ahead.ask.revision)
        return await services.preparing(caller, table, caller.words("prepare-reopened")) if done else None
    done, said = await answers.drop(*key), "prepare-dropped" if id.choice == DROP else "ui-moved-on"
    return await services.panel(caller, table, Note(caller.words(said))) if done else None
