"""The question of a panel for its picture: every option in sight with the sign that its button begins with."""

from __future__ import annotations

from typing import Final

from bot.faces.naming import plain
from bot.pictures import Mark
from bot.ui.kit.names import without_markdown
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import is_single, kinds
from bot.ui.kit.picture_question import PictureQuestion
from rules.core import Ask

from .answers import Answers
from .plans import Plan

MOST_MARKS: Final = 20  # marks on one picture; further options have a rim only


def picture_question(plan: Plan, page: int = 0, *, change: bool = False) -> PictureQuestion:
    """The open question after the steps of a plan, on this page of its answers; `change`: an answered one anew."""
    ask, perspective = plan.ask, plan.now
    plan_from = plan.true.view if plan.steps else None
    if ask is None:
        return PictureQuestion(None, perspective.view, _headline(perspective), plan_from=plan_from)
    if ask.given is not None and not change:
        return _answered(plan, ask)
    answers = Answers(plan, page)
    shown = answers.shown()[:MOST_MARKS]
    marks = tuple(_mark(answers, n) for n in shown)
    unmarked = tuple(option for n, option in enumerate(kinds(ask)) if n not in shown)
    whole = PictureQuestion(ask, perspective.view, _heading(perspective, ask), marks, unmarked, plan_from)
    if is_single(ask):
        return whole
    outcome = tuple(map(without_markdown, answers.outcome()))
    return whole._replace(pick=answers.pick, stays=answers.side is not ask, outcome=outcome)


def _answered(plan: Plan, ask: Ask) -> PictureQuestion:
    """A sealed question that its seat has answered: what it chose is ticked, the rest has no mark."""
    perspective, given, answers = plan.now, ask.given or (), Answers(plan)
    marks = tuple(
        _mark(answers, n)._replace(chosen=given.count(option)) for n, option in enumerate(kinds(ask)) if option in given
    )
    heading = perspective.words("picture-answered")
    told = PictureQuestion(ask, perspective.view, heading, marks)
    if is_single(ask):
        return told
    outcome = perspective.face.outcome_of(perspective.asked(ask), given)
    return told._replace(pick=given, outcome=tuple(map(without_markdown, outcome)))


def _headline(perspective: Perspective) -> str:
    return without_markdown(perspective.headline)


def _heading(perspective: Perspective, ask: Ask) -> str:
    return without_markdown(perspective.face.question(perspective.asked(ask)).partition("\n")[0])


def _mark(answers: Answers, n: int) -> Mark:
    option, label = kinds(answers.ask)[n], answers.label(n)
    sign, brings, brief, told, forced = map(plain, (label.sign, label.brings, label.brief, label.label, label.forced))
    return Mark(option, sign, brings, label.grave, _chosen(answers, n), told, brief, forced)


def _chosen(answers: Answers, n: int) -> int:
    """How often an option is chosen, or as which one where order matters."""
    if is_single(answers.ask):
        return int(answers.ask.given == (kinds(answers.ask)[n],))
    if answers.ordered:
        return answers.chosen.index(n) + 1 if n in answers.chosen else 0
    return answers.chosen.count(n)
