"""*What happens here?*: positions of a game's lesson, played by lot, with a question that its rules answer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from rules.core import AnyGame, Ask, Event, Move

from .lesson import Lesson, QuizQuestion

OPTIONS: Final = 4
GAMES_TRIED: Final = 20  # before another question takes the place of one that does not come up
LONGEST: Final = 500  # moves of a game that is searched

Option = tuple[int, ...] | int  # the seats it befalls, or a number


@dataclass(frozen=True, slots=True)
class QuizItem:
    """A position, what happens first, the options, and what happens then."""

    question: QuizQuestion
    before: Any  # the state of the game
    told: tuple[Event, ...]  # what is told with the question
    then: tuple[Event, ...]  # by which it is answered
    options: tuple[Option, ...]
    right: int  # the number of the right option


def quiz_item(lesson: Lesson, game: AnyGame, seed: int, number: int) -> QuizItem:
    """One question of a quiz: the same for the same seed and number. Raises `LookupError` if none comes up."""
    lots, questions = random.Random(f"{lesson.game} {seed} {number}"), lesson.structure.quiz
    for nth in range(GAMES_TRIED):
        question = questions[(number + nth // 4) % len(questions)]
        if found := _searched(lesson, game, question, lots):
            return found
    raise LookupError(f"{lesson.game}: no question comes up")


def _searched(lesson: Lesson, game: AnyGame, question: QuizQuestion, lots: random.Random) -> QuizItem | None:
    """The question in a game played by lot, where the lots let it come up."""
    shape = lesson.structure
    state = game.new(shape.seats, lots.randbytes(32), game.Options(**shape.options))
    wanted, happens = lots.randint(1, 6), lots.random() < 0.8 or not question.nothing
    for _ in range(LONGEST):
        ask = next((ask for ask in game.asks(state) if ask.given is None), None)
        if ask is None:
            return None
        after, events = game.play(state, _by_lot(ask, lots))
        if parts := _parted(question, events):
            told, then = parts
            truth = answer(question, then)
            wanted -= bool(truth) == happens
            if wanted == 0:
                options = _options(truth, shape.seats, lots)
                return QuizItem(question, state, told, then, options, options.index(truth))
        state = after
    return None


def _parted(question: QuizQuestion, events: Sequence[Event]) -> tuple[tuple[Event, ...], tuple[Event, ...]] | None:
    """The events up to the end of the first run of `after`, and those from there to the next one."""
    keys = [event.key for event in events]
    if question.after not in keys:
        return None
    first = keys.index(question.after)
    while first + 1 < len(keys) and keys[first + 1] == question.after:
        first += 1
    rest = keys[first + 1 :]
    end = first + 1 + (rest.index(question.after) if question.after in rest else len(rest))
    return tuple(events[: first + 1]), tuple(events[first + 1 : end])


def answer(question: QuizQuestion, then: Sequence[Event]) -> Option:
    """What the rules say: the seats that it befell, or a number."""
    counted = [event for event in then if event.key == question.event and _is_enough(question, event)]
    if question.asks == "seats":
        return tuple(sorted({int(str(event.facts["seat"])) for event in counted}))
    return len(counted) if question.asks == "count" else sum(_fact(question, event) for event in counted)


def _is_enough(question: QuizQuestion, event: Event) -> bool:
    return question.least is None or _fact(question, event) >= question.least


def _fact(question: QuizQuestion, event: Event) -> int:
    fact = event.facts.get(question.fact, 0)
    return fact if isinstance(fact, int) else 0


def _options(truth: Option, seats: int, lots: random.Random) -> tuple[Option, ...]:
    """The truth among others: of seats nobody first, then those with fewer; numbers in order."""
    if isinstance(truth, int):
        least = max(0, truth - lots.randrange(OPTIONS))
        return tuple(range(least, least + OPTIONS))
    every = [each for n in range(seats + 1) for each in combinations(range(seats), n)]
    others = lots.sample([each for each in every if each != truth], min(OPTIONS, len(every)) - 1)
    return tuple(sorted((truth, *others), key=lambda each: (len(each), each)))


def _by_lot(ask: Ask, lots: random.Random) -> Move:
    n = lots.randint(ask.least, min(ask.most, len(ask.options)))
    return Move(ask.seat, ask.choice, tuple(lots.sample(ask.options, n)), ask.revision)
