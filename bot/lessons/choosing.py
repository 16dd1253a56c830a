"""Chooses the point of a lesson for a question, by the facts that the learner may know, not by a script of answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rules.core import Ask, Facts

from .lesson import Condition, EventPattern, Lesson, TeachingPoint, plain

END: Final = "end"  # stands for the ending where the key of a point is expected
ASIDE: Final = "aside:"  # prefix to the key of a point that was told although the question did not call for it
PLANNED: Final = 2  # decisions by which points aside start later in a plan, whose steps follow quickly
MINE, COUNT = "mine", "count"  # special steps of a path


class Happened(NamedTuple):
    """An event as the learner knows it."""

    key: str
    facts: Facts


class Situation(NamedTuple):
    """What the learner sees when they are asked: all that a lesson may use."""

    ask: Ask
    view: Any
    happened: Sequence[Happened] = ()  # since the game began
    decided: int = 0  # how many decisions they have made
    planned: bool = False  # whether this is a later step of a plan, which counts as one decision


class ToldPoint(NamedTuple):
    """A point for a question; `aside`: the question does not call for it, but nothing else did in time."""

    point: TeachingPoint
    aside: bool = False

    @property
    def key(self) -> str:
        """The key under which it is stored."""
        return f"{ASIDE if self.aside else ''}{self.point.key}"


def keys_of(told: Iterable[str]) -> set[str]:
    """The keys of the points that were told, aside or not."""
    return {key.removeprefix(ASIDE) for key in told}


def told_again(lesson: Lesson, told: str) -> ToldPoint | None:
    """The point that was told above a question; None if there was none, or it is gone from this version."""
    point = lesson.point(told.removeprefix(ASIDE))
    return ToldPoint(point, told.startswith(ASIDE)) if point else None


def next_point(lesson: Lesson, told: Iterable[str], situation: Situation) -> ToldPoint | None:
    """The first point not met yet that this question calls for; late in the lesson, one that nothing has called for.

    A point that was told aside is told in full if a question calls for it after all, while there is time for the rest.
    """
    known, shape = set(told), lesson.structure
    left = [point for point in shape.points if point.key not in known]
    new = [point for point in left if f"{ASIDE}{point.key}" not in known]
    again = [point for point in left if point not in new] if situation.decided + len(new) + 1 < shape.most else []
    for point in (*new, *again):
        if calls_for(point, situation):
            return ToldPoint(point)
    late = shape.late + (PLANNED if situation.planned else 0)
    return ToldPoint(new[0], aside=True) if new and situation.decided >= late else None


def point_about(lesson: Lesson, situation: Situation) -> str:
    """The key of the point about this question regardless of earlier events; "" if there is none."""
    points = (point for point in lesson.structure.points if point.choices and not point.event)
    return next((point.key for point in points if calls_for(point, situation)), "")


def calls_for(point: TeachingPoint, situation: Situation) -> bool:
    """Whether a question calls for a point. Raises `LookupError` for a path that leads nowhere."""
    if point.choices and situation.ask.choice not in point.choices:
        return False
    if point.event and not has_happened(point.event, situation.happened, situation.ask.seat):
        return False
    return all(holds(condition, situation) for condition in point.when)


def said_after(point: TeachingPoint, happened: Sequence[Happened], seat: int) -> str:
    """The key of the text shown after the answer to a point's question; "" if there is none."""
    fitting = (each.key for each in point.after if each.event is None or has_happened(each.event, happened, seat))
    return next(fitting, "")


def has_happened(event: EventPattern, happened: Sequence[Happened], seat: int) -> bool:
    """Whether an event that fits the pattern has happened."""
    return any(_is(event, known, seat) for known in happened)


def _is(event: EventPattern, known: Happened, seat: int) -> bool:
    if known.key != event.key or (event.mine is not None and (known.facts.get("seat") == seat) != event.mine):
        return False
    n = known.facts.get("n")
    return event.least is None or (isinstance(n, int) and n >= event.least)


def holds(condition: Condition, situation: Situation) -> bool:
    """Whether the value at a condition's path passes all its tests."""
    value = value_at(condition.of, situation)
    return (
        (condition.equals is None or plain(value) == plain(condition.equals))
        and (condition.least is None or value >= condition.least)
        and (condition.most is None or value <= condition.most)
        and (condition.has is None or plain(condition.has) in map(plain, value))
    )


def value_at(path: str, situation: Situation) -> Any:
    """The value at a path. Raises `LookupError` if it leads nowhere."""
    first, *steps = path.split(".")
    roots: Mapping[str, Any] = {"view": situation.view, "ask": situation.ask, "decided": situation.decided}
    value = roots[first]
    for step in steps:
        value = _step(value, step, situation.ask.seat, path)
    return value


def _step(value: Any, step: str, seat: int, path: str) -> Any:
    if step == MINE:
        return value[seat]
    if step == COUNT:
        return len(value)
    if step.isdecimal():
        return value[int(step)]
    if not hasattr(value, step):
        raise LookupError(f"{path}: nothing is called {step!r} there")
    return getattr(value, step)
