"""A lesson in the panel: the point above the question, and what is said after the answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.lessons import (
    END,
    Happened,
    Lesson,
    Situation,
    ToldPoint,
    keys_of,
    lesson_of,
    next_point,
    said_after,
    told_again,
)
from bot.tables import LogEntry, Tables
from bot.tables.values import Considered
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Part, Text
from rules.core import Ask, Move

from .advice import told_answer
from .plans import Plan

FINISH: Final = "finish"  # in the id of its button
MARGIN: Final = 0.02  # of the victory: what is less is no better


# ------------------------------------------------------------------- above the question


async def lesson_parts(tables: Tables, plan: Plan) -> tuple[Part, ...]:
    """The point above the open question of a lesson, which is kept as told; nothing elsewhere and after its ending."""
    perspective, ask = plan.now, plan.ask
    lesson = lesson_at(perspective)
    if lesson is None or ask is None or ask.given is not None:
        return ()
    told = await tables.lessons.told(perspective.table.code)
    if END in told.values() and told.get(ask.revision, END) == END:
        return ()
    found = told_again(lesson, told.get(ask.revision, "")) or await _new(tables, lesson, plan, ask, told.values())
    if found is None:
        return (Text(_without_point(perspective, lesson, keys_of(told.values()))),)
    met = {*keys_of(told.values()), found.point.key}
    return (Text("\n".join([lesson_head(perspective, lesson, met), *_lines(perspective, lesson, found)])),)


def lesson_at(perspective: Perspective) -> Lesson | None:
    """The lesson of a table in the reader's language; None where it is no lesson, or has none by now."""
    table = perspective.table
    return lesson_of(perspective.words.locale, table.game) if table.is_lesson else None


def page_id(perspective: Perspective, topic: str) -> Id:
    """The id of a button that opens a page of the rules, from which one comes back to the panel."""
    return Id(ids.RULES, perspective.table.code, 0, perspective.table.game, topic)


def _without_point(perspective: Perspective, lesson: Lesson, met: set[str]) -> str:
    """Above a question that the learner knows already."""
    own = perspective.words("lesson-own" if met.issuperset(lesson.texts.points) else "lesson-known")
    return f"{lesson_head(perspective, lesson, met)}\n{own}"


async def _new(tables: Tables, lesson: Lesson, plan: Plan, ask: Ask, told: Iterable[str]) -> ToldPoint | None:
    perspective, seat = plan.now, ask.seat
    code = perspective.table.code
    player = perspective.table.players[seat]
    happened = as_known(await tables.log(code), seat)
    situation = Situation(ask, perspective.view, happened, player.decided if player else 0, bool(plan.steps))
    found = next_point(lesson, told, situation)
    if found:
        await tables.lessons.tell(code, ask.revision, found.key)
    return found


def since_last_answer(log: Sequence[LogEntry], seat: int) -> tuple[Happened, ...]:
    """What has happened since the last answer of a seat, with what that brought, as the seat knows it."""
    last = max((entry.line for entry in log if entry.seat == seat and not entry.undone), default=0)
    return as_known(log, seat, since=last)


def as_known(log: Sequence[LogEntry], seat: int, since: int = 0) -> tuple[Happened, ...]:
    """What stands in the log from a line on, as a seat knows it."""
    return tuple(Happened(*entry.event.seen_by(seat)) for entry in log if entry.line >= since and not entry.undone)


def lesson_head(perspective: Perspective, lesson: Lesson, met: Iterable[str]) -> str:
    """How many points of a lesson were met, and that it counts for nothing."""
    n = sum(lesson.point(key) is not None for key in set(met))
    return perspective.words("lesson-head", n=n, of=len(lesson.structure.points))


def _lines(perspective: Perspective, lesson: Lesson, found: ToldPoint) -> list[str]:
    words, texts = perspective.words, lesson.texts.points[found.point.key]
    if found.aside:
        return [words("lesson-aside", about=texts.about)]
    return [texts.about, words("lesson-look", text=texts.look), words("lesson-weigh", text=texts.weigh)]


# ------------------------------------------------------------------- after the answer


def after_lines(
    perspective: Perspective, lesson: Lesson, told: Iterable[str], happened: Sequence[Happened]
) -> list[str]:
    """What the answer to a question did, in the words of the points that stood above it."""
    seat = perspective.seat
    assert seat is not None
    said = []
    for key in told:
        point = lesson.point(key)
        if point and (after := said_after(point, happened, seat)):
            said.append(perspective.words("lesson-after", text=lesson.texts.points[key].after[after]))
    return said[-1:]


def better_line(before: Perspective, move: Move, considered: Considered) -> str:
    """Which answer a bot thinks better, with what it brings; "" where it may think as well of the learner's own.

    What is not among the few that it names is no better than the last of these, and may be as good.
    """
    ask = before.ask
    if ask is None or not considered:
        return ""
    own = before.game.rules.choices[ask.choice].in_order(ask, move.pick)
    (best, share), (_, least) = considered[0], considered[-1]
    if best == own or share - dict(considered).get(own, least) < MARGIN:
        return ""
    return before.words("lesson-better", told=told_answer(before, ask, best))


def finish_buttons(plan: Plan) -> tuple[Button, ...]:
    """*See the ending*, at any question of a lesson."""
    table = plan.true.table
    if not table.is_lesson or plan.ask is None or plan.steps:
        return ()
    return (Button(plan.true.words("lesson-finish"), Id(ids.LESSON, table.code, 0, FINISH, table.game)),)
