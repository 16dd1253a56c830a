"""Answering before one is asked: the foreseen question as a plan, and what is prepared.

The question is foreseen in imagined worlds, as any plan plays ahead. It has no revision of its own, so its ids carry a
number made from the question itself: another move of somebody else leaves the panel good as long as the question is
the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final
from zlib import crc32

from bot.faces import PlannedStep
from bot.tables import Draft, PlannedAnswer, PreparedStep, Tables
from bot.tables.values import PanelFacts, PreparedAnswer
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import in_text
from bot.ui.kit.perspective import DICE, Perspective, without
from bot.ui.kit.picture_question import PictureQuestionMaker
from bot.ui.kit.screen import Button, Part, PicturePlace, Screen, Separator, Text, cut, rows
from rules.core import Ask, Move, Refused

from .answers import Answers
from .marks import picture_question
from .plans import BACK, PLAN_ROOM, Plan, planned_step, play_ahead, read_plan, told_by_turns
from .standing import STANDING, standing_lines
from .why import WhyQuery, barred_options, why_parts

OPEN, CHANGE, DROP, MODE, SO_FAR = "open", "change", "drop", "mode", "far"  # in the ids
UNFIT_ROOM: Final = 200  # characters of what a prepared answer brought, and of what it brings
SECRETS_ROOM: Final = 1400  # characters, of a panel too
NUMBERS: Final = 10**9  # of foreseen questions in ids


# --------------------------------------------------------------------------- the foreseen question


def foreseen(perspective: Perspective) -> Perspective | None:
    """The table as it would be if the reader were asked next, in imagined worlds; None where nobody can tell."""
    table, seat = perspective.table, perspective.seat
    ask = perspective.ask
    if table.status != "running" or seat is None or (ask is not None and ask.given is None):
        return None
    found = (perspective.game.foreseen(table.state, seat, dice) for dice in DICE)
    worlds = tuple(world for world in found if world is not None)
    asks = {_as_question(perspective, world.asked[0]) for world in worlds}
    if len(worlds) < len(DICE) or len(asks) != 1:
        return None
    ask = asks.pop()
    for world in worlds:
        world.put((ask,))
    ahead = replace(perspective, table=replace(table, state=worlds[0]), played_ahead=worlds, foreseen=True)
    return ahead if ahead.ask else None


def _as_question(perspective: Perspective, ask: Ask) -> Ask:
    """The question with a number that changes only when what can be prepared does, in place of its revision."""
    known = without(ask, perspective.game.open_ahead(ask)) or ask
    return ask._replace(revision=crc32(repr(known[1:6]).encode()) % NUMBERS)


def plan_ahead(perspective: Perspective, facts: PanelFacts) -> Plan | None:
    """The reader's plan for the foreseen question; None where nothing can be prepared now."""
    ahead = foreseen(perspective)
    if ahead is None or ahead.seat is None:
        return None
    assert ahead.ask is not None
    return read_plan(ahead, facts.draft_for_foreseen(ahead.ask))


def steps_of(plan: Plan, last: PlannedAnswer | None = None) -> tuple[PreparedStep, ...]:
    """The steps of a plan with the questions that they answer, and a last one."""
    now, found = plan.true, list[PreparedStep]()
    for step in (*plan.steps, *((last,) if last else ())):
        ask = now.ask
        assert ask is not None
        found.append(PreparedStep(ask.choice, ask.args, step.pick))
        if len(found) <= len(plan.steps):
            now = play_ahead(now, Move(ask.seat, ask.choice, step.pick, ask.revision))
    return tuple(found)


# --------------------------------------------------------------------------- screens


def why_nothing(perspective: Perspective) -> str:
    """The text that says why there is nothing to prepare, whatever the game would ask next; "" where that may be."""
    if perspective.table.status == "open":
        return "ui-not-started"
    if perspective.table.status != "running":
        return "prepare-over"
    if perspective.seat is None:
        return "prepare-no-seat"
    return "prepare-asked" if perspective.is_awaited else ""


async def prepare_screen(
    tables: Tables,
    perspective: Perspective,
    facts: PanelFacts,
    said: str = "",
    page: int = 0,
    query: WhyQuery | None = None,
) -> tuple[Screen, PictureQuestionMaker] | None:
    """The foreseen question with its answers, and what makes the question for its picture; None where there is none."""
    plan = plan_ahead(perspective, facts)
    if plan is None or plan.ask is None or plan.true.seat is None:
        return None
    if plan.lost:
        said = said or perspective.words("ui-plan-lost")
        code, root = perspective.table.code, plan.root
        assert root is not None
        draft = await tables.answers.set_draft(code, plan.true.seat, root.revision, (), plan.steps)
        plan = replace(plan, draft=draft, lost=False)
    return Screen(tuple(_parts(plan, said, page, query))), partial(picture_question, plan, page)


def _parts(plan: Plan, said: str, page: int, query: WhyQuery | None) -> list[Part]:
    now, ask, words = plan.now, plan.ask, plan.now.words
    assert ask is not None
    head = [f"## {now.title}", f"-# {now.headline} · {words('ui-only-you')}"]
    what, *more = now.face.question(now.asked(ask)).split("\n")
    lines = [words("prepare-ahead"), f"**{what}**", *more, *_left_open(now), words("prepare-how")]
    if plan.said:
        lines.insert(0, cut(words("ui-plan", steps=" ".join(plan.said)), PLAN_ROOM))
    parts: list[Part] = [Text("\n".join([*head, *([f"**{said}**"] if said else [])]))]
    parts += [PicturePlace(cut("\n".join(now.secrets()), SECRETS_ROOM)), Separator(), Text("\n".join(lines))]
    parts += Answers(plan, page).parts()
    if query:
        parts += why_parts(plan, query)
    return [*parts, *rows(_footer(plan, ask))]


def _left_open(now: Perspective) -> list[str]:
    """That some options wait for the true question, and why; nothing where none do."""
    ask = None if now.seat is None else now.table.ask_of(now.seat)
    return [now.words(f"prepare-{now.table.game}-open")] if ask and now.game.open_ahead(ask) else []


def _footer(plan: Plan, ask: Ask) -> list[Button]:
    words, code, root = plan.true.words, plan.true.table.code, plan.root
    assert root is not None

    def id(verb: str, what: str) -> Id:
        return Id(verb, code, root.revision, ask.choice, what, plan.version, ahead=True)

    buttons = []
    if plan.steps:
        buttons.append(Button(words("prepare-so-far"), id(ids.PREPARE, SO_FAR), "success"))
        buttons.append(Button(words("ui-back"), id(ids.ADD, BACK)))
    if barred_options(plan.now):
        buttons.append(Button(words("ui-why"), id(ids.WHY, "why")))
    return [
        *buttons,
        Button(words("ui-rules"), Id(ids.RULES, code)),
        Button(words("prepare-leave"), Id(ids.MOVE, code)),
    ]


def waiting_parts(perspective: Perspective, facts: PanelFacts) -> list[Part]:
    """What the panel says below who is awaited: what is prepared, or that something can be."""
    code, seat, words = perspective.table.code, perspective.seat, perspective.words
    if seat is None:
        return []
    ahead, answer = foreseen(perspective), facts.prepared
    lines = standing_lines(perspective, facts)
    always = [Button(words("prepare-standing"), _id(code, 0, STANDING))] if perspective.game.standing else []
    if ahead is None or answer is None:
        first = [Button(words("prepare-button"), _id(code, 0, OPEN))] if ahead else []
        return [*([Text("\n".join(lines))] if lines else []), *rows([*first, *always])]
    lines = [
        cut(words("prepare-prepared", steps=" ".join(told_steps(ahead, answer.steps))), PLAN_ROOM),
        f"-# {words('prepare-mode', mode=answer.mode)}",
        *lines,
    ]
    other = "same" if answer.mode == "anyway" else "anyway"
    buttons = [
        Button(words("prepare-change"), _id(code, answer.version, CHANGE)),
        drop_button(perspective, answer),
        Button(words("prepare-to-mode", mode=other), _id(code, answer.version, MODE, other)),
    ]
    return [Text("\n".join(lines)), *rows([*buttons, *always])]


def due_line(perspective: Perspective, answer: PreparedAnswer) -> str:
    """What is about to be handed in for the open question, unless its owner drops it or answers first."""
    steps = " ".join(told_steps(perspective, answer.steps))
    return cut(perspective.words("prepare-due", steps=steps, mode=answer.mode), PLAN_ROOM)


def unfit_lines(perspective: Perspective, draft: Draft) -> str:
    """That a prepared answer was not handed in, and what it brought and brings in the reader's language."""
    words, (before, now) = perspective.words, draft.differs.get(perspective.words.locale, ("", ""))
    lines = [words("prepare-unfit", why="gone" if before and not now else "differs")]
    if before != now:
        told = {"prepare-unfit-before": before, "prepare-unfit-now": now}
        lines += [words(key, told=cut(in_text(text), UNFIT_ROOM)) for key, text in told.items() if text]
    return "\n".join(lines)


def drop_button(perspective: Perspective, answer: PreparedAnswer) -> Button:
    """*Drop* for what is prepared."""
    return Button(perspective.words("prepare-drop"), _id(perspective.table.code, answer.version, DROP))


def _id(code: str, version: int, choice: str, what: str = "") -> Id:
    return Id(ids.PREPARE, code, version, choice, what)


def told_steps(ahead: Perspective, steps: Sequence[PreparedStep]) -> tuple[str, ...]:
    """What was prepared in sentences, as far as it fits the question foreseen now."""
    now, said = ahead, list[PlannedStep]()

    for step in steps:
        ask = now.ask
        if ask is None or ask.choice != step.choice:
            break
        try:
            move = Move(ask.seat, step.choice, step.pick, ask.revision)
            after = play_ahead(now, move)
        except Refused:
            break
        said.append(planned_step(now, move))
        now = after
    return told_by_turns(said, now)
