"""`python -m tests.questions GAME [FOLDER]`: a picture of every kind of question of a game, to look at one by one.

Each is drawn as a panel shows it, with the signs of its labels; those of a plan also with the steps before them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from bot.pictures import THEMES, Theme, painter_of, png
from bot.tables import Draft, LogEntry, PlannedAnswer
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import is_single, numbers_of
from bot.ui.kit.scenes import question_scene
from bot.ui.screens.marks import picture_question
from bot.ui.screens.plans import Plan, read_plan, smaller_side
from rules.core import Ask
from tests.games import GAMES

from .ui.games import worst_of
from .ui.tables import some_moments

STEPS = 12  # at most so many steps of a plan are tried for the questions that only come in it


class Shown(NamedTuple):
    """A question at some moment, and the view of its reader some moves before."""

    choice: str
    plan: Plan
    before: Any
    since: tuple[LogEntry, ...] = ()  # what has happened after that


def found(key: str, seats: int, seed: int, language: str) -> Iterator[Shown]:
    """The questions of some moments of random games, with those that come up within a plan."""
    chance, earlier = random.Random(seed), dict[int, Any]()
    for table, _ in some_moments(key, seats, seed, language, n=40):
        for ask in table.state.asked if table.state else ():
            perspective = Perspective(table, GAMES[key], words_for(language), ask.seat)
            before = earlier.get(ask.seat)
            earlier[ask.seat] = perspective.view
            yield from asked_of(perspective, ask, chance, before)


def asked_of(
    perspective: Perspective, ask: Ask, chance: random.Random, before: Any, since: tuple[LogEntry, ...] = ()
) -> Iterator[Shown]:
    """The question of a seat, the same half answered, and those that come up within a plan."""
    plan = Plan(perspective, perspective)
    for shown in (Shown(ask.choice, plan, before), *_half_made(plan, chance, before), *_planned(plan, chance, before)):
        yield shown._replace(since=since)


def _planned(whole: Plan, chance: random.Random, before: Any) -> Iterator[Shown]:
    """The questions that follow one another in a plan of random steps."""
    perspective, key = whole.true, whole.true.table.game
    root, steps = perspective.ask, list[PlannedAnswer]()
    for number in range(1, STEPS):
        plan = read_plan(perspective, Draft(root.revision, number, (), tuple(steps)) if root and steps else None)
        ask = plan.ask
        if ask is None or plan.lost or not perspective.face.plans(ask.choice):
            return
        if steps:
            yield Shown(ask.choice, plan, before)
            yield from _half_made(plan, chance, before)
        steps.append(PlannedAnswer(ask.choice, worst_of(key).pick(chance, ask)))


def _half_made(plan: Plan, chance: random.Random, before: Any) -> Iterator[Shown]:
    """A counted question with some of its options chosen."""
    root, ask = plan.root, plan.ask
    if root is None or ask is None or is_single(ask):
        return
    side = smaller_side(plan.now, ask)
    chosen = chance.sample(side.options, chance.randint(1, side.most)) if side.most else []
    if chosen:
        body = tuple(numbers_of(ask, tuple(chosen)))
        yield Shown(f"{ask.choice}-picked", replace(plan, draft=Draft(root.revision, 1, body, plan.steps)), before)


def main(key: str, folder: Path, seats: int, language: str, theme: Theme, seed: int, each: int) -> None:
    """Draw `each` pictures of every kind of question that the random games came to."""
    folder.mkdir(parents=True, exist_ok=True)
    painter, drawn = painter_of(key), dict[str, int]()
    assert painter
    for shown in found(key, seats, seed, language):
        kind = shown.choice + ("" if is_single(shown.plan.ask) else "-counted") if shown.plan.ask else shown.choice
        name = f"{kind}{'-planned' if shown.plan.steps else ''}"
        if drawn.setdefault(name, 0) >= each:
            continue
        question = picture_question(shown.plan)
        scene = question_scene(shown.plan.now, question, shown.before, theme)
        drawing = painter.question(scene)
        if drawing is None:
            print(f"{name}: no picture of its own")
            drawn[name] = each
            continue
        drawn[name] += 1
        target = folder / f"{key}-{name}-{drawn[name]}-{language}-{theme.key}.png"
        target.write_bytes(png(*drawing, theme.zoom))
        print(f"{target} {drawing.width}x{drawing.height}: {painter.question_alt(scene)[:300]}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.questions", description=__doc__)
    parser.add_argument("game", choices=[key for key in GAMES if painter_of(key)])
    parser.add_argument("folder", type=Path, nargs="?", default=Path("build/questions"))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--language", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--theme", choices=tuple(THEMES), default="dark")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=1, help="pictures of each kind of question")
    wanted = parser.parse_args()
    main(wanted.game, wanted.folder, wanted.seats, wanted.language, THEMES[wanted.theme], wanted.seed, wanted.each)
