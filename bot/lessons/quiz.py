"""*What happens here?*: positions of recorded games and of a lesson's deals, with a question that the rules answer."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, NamedTuple

from rules.core import AnyGame, Ask, Event, Move, Refused, State

from .files import recorded_games
from .lesson import Lesson, QuizQuestion, RecordedGame

OPTIONS: Final = 4
GAMES_TRIED: Final = 20  # before another question takes the place of one that does not come up
LONGEST: Final = 500  # moves of a game that is searched
OTHER_PICKS: Final = 8  # what these would bring is offered beside the truth

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


class Turn(NamedTuple):
    """A move of a game, with what it brought."""

    before: State
    ask: Ask
    after: State
    events: Sequence[Event]


def quiz_item(lesson: Lesson, game: AnyGame, seed: int, number: int) -> QuizItem:
    """One question of a quiz: the same for the same seed and number. Raises `LookupError` if none comes up.

    Questions of recorded games and of the lesson's deals take turns; those of one round come from different games.
    """
    lots, questions = random.Random(f"{lesson.game} {seed} {number}"), lesson.structure.quiz
    recorded = recorded_games(lesson.game)
    for nth in range(GAMES_TRIED):
        question = questions[(number + nth // 4) % len(questions)]
        if recorded and (number // len(questions) + nth) % 2 == 0:
            turns = _as_recorded(lesson, game, recorded[(seed + number + nth) % len(recorded)])
        else:
            turns = _by_lot(lesson, game, lots)
        if found := _searched(lesson, game, question, turns, lots):
            return found
    raise LookupError(f"{lesson.game}: no question comes up")


def _searched(
    lesson: Lesson, game: AnyGame, question: QuizQuestion, turns: Iterator[Turn], lots: random.Random
) -> QuizItem | None:
    """The question at one of the moves of a game, where one calls for it."""
    happens = lots.random() < 0.8 or not question.nothing
    fitting = [(turn, *parts) for turn in turns if (parts := _parted(question, _brought(game, question, turn)))]
    fitting = [each for each in fitting if bool(answer(question, each[2])) == happens]
    if not fitting:
        return None
    turn, told, then = lots.choice(fitting)
    truth = answer(question, then)
    options = _options(question, truth, _elsewhere(game, question, turn, lots), lesson.structure.seats, lots)
    return QuizItem(question, turn.before, told, then, options, options.index(truth))


# ------------------------------------------------------------------- games


def _as_recorded(lesson: Lesson, game: AnyGame, recorded: RecordedGame) -> Iterator[Turn]:
    """A recorded game, as far as the rules and components of today allow it."""
    shape = lesson.structure
    state = game.new(shape.seats, recorded.secret, game.Options(**shape.options))
    for seat, choice, pick in recorded.moves:
        ask = next((ask for ask in state.asked if (ask.seat, ask.choice) == (seat, choice)), None)
        if ask is None:
            return
        try:
            turn = _played(game, state, ask, pick)
        except Refused:
            return
        yield turn
        state = turn.after


def _by_lot(lesson: Lesson, game: AnyGame, lots: random.Random) -> Iterator[Turn]:
    """A deal of the lesson, every answer by lot."""
    shape = lesson.structure
    state = game.new(shape.seats, lesson.secret(lots.randrange(len(shape.deals))), game.Options(**shape.options))
    for _ in range(LONGEST):
        ask = next((ask for ask in state.asked if ask.given is None), None)
        if ask is None:
            return
        turn = _played(game, state, ask, _any_pick(ask, lots))
        yield turn
        state = turn.after


def _played(game: AnyGame, state: State, ask: Ask, pick: Sequence[Any]) -> Turn:
    after, events = game.play(state, Move(ask.seat, ask.choice, tuple(pick), ask.revision))
    return Turn(state, ask, after, events)


def _any_pick(ask: Ask, lots: random.Random) -> Sequence[Any]:
    return lots.sample(ask.options, lots.randint(ask.least, min(ask.most, len(ask.options))))


# ------------------------------------------------------------------- answers


def _brought(game: AnyGame, question: QuizQuestion, turn: Turn) -> Sequence[Event]:
    """What a move brought; what is asked `meanwhile` is answered with as much as may be."""
    state, events = turn.after, list(turn.events)
    if not question.meanwhile or all(event.key != question.after for event in events):
        return events
    while ask := next((ask for ask in state.asked if ask.choice == question.meanwhile), None):
        answered = _played(game, state, ask, ask.options[: ask.most])
        state, events = answered.after, [*events, *answered.events]
    return events


def _parted(question: QuizQuestion, events: Sequence[Event]) -> tuple[tuple[Event, ...], tuple[Event, ...]] | None:
    """The events up to the end of the first run of `after`, and those from there to the next one or to `until`."""
    keys = [event.key for event in events]
    if question.after not in keys:
        return None
    first = keys.index(question.after)
    named = events[first].facts.get(question.single)
    if isinstance(named, tuple) and len(named) > 1:
        return None
    while first + 1 < len(keys) and keys[first + 1] == question.after:
        first += 1
    ends = (n for n, key in enumerate(keys) if n > first and key in {question.after, question.until})
    end = next(ends, len(keys))
    return tuple(events[: first + 1]), tuple(events[first + 1 : end])


def answer(question: QuizQuestion, then: Sequence[Event]) -> Option:
    """What the rules say: the seats that it befell, or a number."""
    counted = [event for event in then if event.key == question.event and _is_enough(question, event)]
    if question.asks == "seats":
        return tuple(sorted({int(str(event.facts["seat"])) for event in counted}))
    return len(counted) if question.asks == "count" else sum(_amount(question, event) for event in counted)


def _is_enough(question: QuizQuestion, event: Event) -> bool:
    return question.least is None or _amount(question, event) >= question.least


def _amount(question: QuizQuestion, event: Event) -> int:
    return sum(fact for each in question.facts if isinstance(fact := event.facts.get(each), int))


def _elsewhere(game: AnyGame, question: QuizQuestion, turn: Turn, lots: random.Random) -> list[Option]:
    """What the rules would have said after other answers of the same move."""
    others = [_played(game, turn.before, turn.ask, _any_pick(turn.ask, lots)) for _ in range(OTHER_PICKS)]
    parts = [parted for other in others if (parted := _parted(question, _brought(game, question, other)))]
    return [answer(question, then) for _, then in parts]


def _options(
    question: QuizQuestion, truth: Option, elsewhere: Sequence[Option], seats: int, lots: random.Random
) -> tuple[Option, ...]:
    """The truth, what would have been elsewhere, and others of its kind: of seats fewer first, numbers in order."""
    if isinstance(truth, int):
        least = max(0, truth - lots.randrange(OPTIONS))
        every: list[Option] = [*range(least, least + OPTIONS)]
    else:
        every = [each for n in range(seats + 1) for each in combinations(range(seats), n)]
        lots.shuffle(every)
    likely = [each for each in elsewhere if each or question.nothing]
    found = list(dict.fromkeys((truth, *likely, *every)))[:OPTIONS]
    return tuple(sorted(found, key=lambda each: (0, (each,)) if isinstance(each, int) else (len(each), each)))
