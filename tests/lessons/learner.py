"""Random learners: a lesson played by its rules alone, as fast as they allow."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from bot.faces import face_of
from bot.lessons import Happened, Lesson, Situation, next_point, said_after
from rules import GAMES
from rules.core import Ask, Event, Move, State

LONGEST = 120  # answers of a learner at most before a lesson must have told everything


@dataclass
class Report:
    """What a learner met."""

    called: dict[str, int] = field(default_factory=dict)  # by point: the answer before which a question called for it
    aside: dict[str, int] = field(default_factory=dict)  # … and before which it was told because nothing had
    told: set[str] = field(default_factory=set)
    answers: int = 0
    decided: int = 0

    @property
    def met(self) -> set[str]:
        """All points that were told."""
        return set(self.called) | set(self.aside)


def learned(lesson: Lesson, deal: int, seed: int) -> Report:
    """A lesson up to its ending, by somebody who answers by lot, among bots that do.

    Every other learner hands in plans as the panel makes them, which are one decision; the others each answer.
    """
    game, lots, report = GAMES[lesson.game], random.Random(f"{lesson.game} {deal} {seed}"), Report()
    shape, keys = lesson.structure, [point.key for point in lesson.structure.points]
    state = game.new(shape.seats, lesson.secret(deal), game.Options(**shape.options))
    events, since, goes_on = list[Event](), 0, False
    while (ask := _next(state, shape.seat)) is not None:
        if ask.seat != shape.seat:
            state, new = game.play(state, _by_lot(ask, lots))
            events += new
            continue
        if report.decided >= (shape.least if report.met == set(keys) else shape.most):
            break
        happened = _known(events, shape.seat)
        view = game.view(state, shape.seat)
        found = next_point(lesson, report.told, Situation(ask, view, happened, report.decided, goes_on))
        if found:
            report.told.add(found.key)
            (report.aside if found.aside else report.called)[found.point.key] = report.answers
        since = len(events)
        state, new = game.play(state, _by_lot(ask, lots))
        events += new
        report.answers += 1
        goes_on = bool(seed % 2 and face_of(lesson.game).plans(ask.choice) and _is_asked(state, shape.seat))
        report.decided += not goes_on
        if (
            found
            and not found.aside
            and (key := said_after(found.point, _known(events[since:], shape.seat), shape.seat))
        ):
            assert lesson.texts.points[found.point.key].after[key]
        assert report.answers < LONGEST
    return report


def _next(state: State, learner: int) -> Ask | None:
    """Whose turn it is to answer: bots first."""
    asks = [ask for ask in state.asked if ask.given is None]
    return min(asks, key=lambda ask: (ask.seat == learner, ask.seat), default=None)


def _is_asked(state: State, learner: int) -> bool:
    return any(ask.seat == learner and ask.given is None for ask in state.asked)


def _by_lot(ask: Ask, lots: random.Random) -> Move:
    n = lots.randint(ask.least, min(ask.most, len(ask.options)))
    return Move(ask.seat, ask.choice, tuple(lots.sample(ask.options, n)), ask.revision)


def _known(events: list[Event], seat: int) -> list[Happened]:
    return [Happened(*event.seen_by(seat)) for event in events]
