"""Press handlers of the panel: they answer a question at once, or change a draft or plan and submit it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.tables import Draft, DraftChanged, PlannedAnswer, Snapshot
from bot.tables.values import PanelFacts
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.picks import Numbers, is_complete, pick_of, reselected, toggled, unpacked
from bot.ui.screens.advice import ADVICE
from bot.ui.screens.answers import MENUS, NOTHING, Answers
from bot.ui.screens.panel import CHANGE, UNDO, Note, takes_back_alone
from bot.ui.screens.plans import BACK, Plan, next_in_plan, plan_of, smaller_side, whole_pick
from bot.ui.screens.preparing import plan_ahead
from bot.ui.screens.why import WhyQuery
from rules.core import Ask, Move, Pick

from . import absence_actions, advising, preparing
from .caller import Caller
from .errors import refusal_sentence
from .replies import Reply
from .services import Services

Values = tuple[str, ...]


async def open_panel(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """Show the panel: *My move*, *My hand*, and *Change* for a sealed answer."""
    table = await services.look(id.table)
    if id.what == CHANGE:
        return await services.panel(caller, table, Note(change=True), caller.facts_of(table))
    if id.what == ADVICE:
        return await advising.advice(services, caller, id)
    return await own_panel(services, caller, table, hand=id.verb == ids.HAND)


async def own_panel(services: Services, caller: Caller, table: Snapshot, *, hand: bool = False) -> Reply:
    """The caller's panel of a table, with all of their `hand` in words, too; who was away is back, and reads so above.

    The picture of a question has no room for some of it, such as all that stands on each card.
    """
    note = Note(hand=hand)
    if welcome := await absence_actions.come_back(services, caller, table.code):
        return await services.panel(caller, await services.look(table.code), replace(note, text=welcome))
    return await services.panel(caller, table, note, caller.facts_of(table))


async def play(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """Answer with one option or a preset."""

    async def act(caller: Caller, plan: Plan) -> Reply:
        assert plan.ask is not None
        pick = _picked(plan.ask, values[0] if values else id.what)
        if pick is None:
            return await _panel_now(services, caller, plan, "ui-unknown-button")
        return await _answer(services, caller, plan, pick)

    return await _act(services, caller, id, act)


async def add(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """Add an option to the draft or remove it, empty the draft, or undo the last step of a plan."""
    if id.what == BACK:
        return await _act(services, caller, id, lambda now, plan: _keep(services, now, plan, (), plan.steps[:-1]))

    def change(side: Ask, numbers: Numbers, plan: Plan) -> Numbers:
        return () if id.what == NOTHING else toggled(side, numbers, id.number)

    return await _redraft(services, caller, id, change)


async def select(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """Replace in the draft what one menu offers by what was chosen there."""

    def change(side: Ask, numbers: Numbers, plan: Plan) -> Numbers:
        chunks = Answers(plan).chunks()
        if not 0 <= id.number < len(chunks):
            return numbers
        offered = chunks[id.number].entries
        chosen = [entry for entry in offered if f"{entry[0]}.{entry[1]}" in values]
        return reselected(numbers, offered, chosen)

    return await _redraft(services, caller, id, change, page=max(0, id.number) // MENUS)


async def submit(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """Submit the draft."""

    async def act(caller: Caller, plan: Plan) -> Reply:
        assert plan.ask is not None
        pick = whole_pick(plan.now, plan.ask, plan.numbers)
        if pick is None or not is_complete(smaller_side(plan.now, plan.ask), plan.numbers):
            return await _panel_now(services, caller, plan)  # it says how many are wanted
        return await _answer(services, caller, plan, pick)

    return await _act(services, caller, id, act)


async def turn_page(services: Services, caller: Caller, id: Id, page: int) -> Reply:
    """Show another page or group of the options."""
    plan, _ = await _plan(services, caller, id)
    return await _panel_now(services, caller, plan, _outdated(plan, id), page)


async def why(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """Explain what is barred (*Why can't I …?* and its menu), or why the last move cannot be taken back."""
    table = await services.look(id.table)
    if id.what == UNDO:
        note = Note(await _why_no_undo(services, caller, table))
        return await services.panel(caller, table, note, caller.facts_of(table))
    query = WhyQuery(page=max(0, id.number))
    thing = number_in(values[0]) if values else -1
    if thing >= 0 and not _outdated((await _plan(services, caller, id))[0], id):
        query = WhyQuery(thing=thing)  # for an outdated question, list everything that is barred now
    if id.ahead:
        return await services.preparing(caller, table, query=query, facts=caller.facts_of(table))
    return await services.panel(caller, table, Note(why=query), caller.facts_of(table))


async def _why_no_undo(services: Services, caller: Caller, table: Snapshot) -> str:
    """What `/table undo` would say now; where it would take back or ask, how to go about it."""
    perspective = services.perspective(caller, table)
    if refused := await services.tables.undo_refusal(table.code, caller.person.id):
        return refusal_sentence(perspective, refused)
    return caller.words("ui-may-take-back", alone=int(takes_back_alone(perspective)))


# ------------------------------------------------------------------- shared steps


async def _plan(services: Services, caller: Caller, id: Id) -> tuple[Plan, PanelFacts]:
    """The plan that a press is about; for a foreseen question that is gone, the one for what is asked now.

    With it what is stored for the caller, from which it was made.
    """
    perspective = services.perspective(caller, await services.look(id.table))
    facts = await services.facts(caller, perspective.table)
    ahead = plan_ahead(perspective, facts) if id.ahead else None
    return ahead or plan_of(perspective, facts), facts


async def _act(
    services: Services, caller: Caller, id: Id, act: Callable[[Caller, Plan], Awaitable[Reply]], page: int = 0
) -> Reply:
    """Do what a press asks with the plan that stands; where another press was faster, with what stands then."""
    while True:
        plan, facts = await _plan(services, caller, id)
        caller = replace(caller, facts=facts)
        if fault := _outdated(plan, id):
            if await services.tables.is_stored(caller.key):
                fault = ""  # by this very press, which another process heard, too
            return await _panel_now(services, caller, plan, fault, page)
        try:
            return await act(caller, plan)
        except DraftChanged as changed:
            caller = replace(caller, facts=None)  # to be read anew
            if changed.repeated:
                return await _panel_now(services, caller, plan, page=page)


async def _answer(services: Services, caller: Caller, plan: Plan, pick: Pick) -> Reply:
    """Keep the pick as the next step where the plan goes on; otherwise play all its moves, this one last."""
    ask = plan.ask
    assert ask is not None
    move = Move(ask.seat, ask.choice, pick, ask.revision)
    if next_in_plan(plan.now, move):
        return await _keep(services, caller, plan, (), (*plan.steps, PlannedAnswer(ask.choice, pick)))
    if plan.true.foreseen:
        return await preparing.keep(services, caller, plan, PlannedAnswer(ask.choice, pick))
    return await services.submit(caller, plan.true, [*plan.moves, move])


async def _redraft(
    services: Services, caller: Caller, id: Id, change: Callable[[Ask, Numbers, Plan], Numbers], page: int = 0
) -> Reply:
    async def act(caller: Caller, plan: Plan) -> Reply:
        assert plan.ask is not None
        numbers = change(smaller_side(plan.now, plan.ask), plan.numbers, plan)
        return await _keep(services, caller, plan, numbers, plan.steps, page)

    return await _act(services, caller, id, act, page)


async def _keep(
    services: Services, caller: Caller, plan: Plan, numbers: Numbers, steps: tuple[PlannedAnswer, ...], page: int = 0
) -> Reply:
    assert plan.root is not None and caller.facts is not None
    facts, made, redraft = caller.facts, Draft(plan.root.revision, 0, numbers, steps), services.tables.answers.redraft
    code, seat, key = plan.true.table.code, plan.root.seat, caller.key
    if plan.true.foreseen:
        facts = replace(facts, draft_ahead=await redraft(code, seat, facts.draft_ahead, made, key, foreseen=True))
    else:
        facts = replace(facts, draft=await redraft(code, seat, facts.draft, made, key))
    return await _panel_now(services, replace(caller, facts=facts), plan, page=page)


async def _panel_now(services: Services, caller: Caller, plan: Plan, fault: str = "", page: int = 0) -> Reply:
    """The panel with the newest draft; `fault`: the text key of why the press did nothing."""
    table = plan.true.table
    if plan.true.foreseen:
        said, now = caller.words(fault) if fault else "", await services.look(table.code)
        return await services.preparing(caller, now, said, page, facts=caller.facts_of(now))
    if fault and (welcome := await absence_actions.come_back(services, caller, table.code, by_hand=True)):
        # The caretaker was faster: the press changes nothing, and ends their work.
        note = Note(f"{caller.words(fault)}\n{welcome}", change=True)
        return await services.panel(caller, await services.look(table.code), note)
    said = fault if table.status == "running" and plan.true.seat is not None else ""
    note = Note(caller.words(said) if said else "", page=page, change=True)
    return await services.panel(caller, table, note, caller.facts_of(table))


def _outdated(plan: Plan, id: Id) -> str:
    """The text key of why a press is outdated; "" where it fits the current question and draft."""
    root, ask = plan.root, plan.ask
    if plan.true.foreseen != id.ahead:
        return "ui-moved-on"
    if root is None or ask is None or root.revision != id.revision or plan.lost:
        return "ui-moved-on"
    if plan.steps and plan.draft and plan.draft.unfit and id.draft is None:
        return "ui-moved-on"  # what was prepared has become this plan since
    older = plan.version != id.draft if plan.steps or id.draft is not None else False
    if ask.choice != id.choice:
        return "ui-other-device" if id.draft is not None or plan.steps else "ui-moved-on"
    return "ui-other-device" if older else ""


def _picked(ask: Ask, what: str) -> Pick | None:
    number = number_in(what)
    numbers = (number,) if number >= 0 else unpacked(what)
    return None if numbers is None else pick_of(ask, numbers)
