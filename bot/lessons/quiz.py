"""*What happens here?*: questions about positions of recorded games and of a lesson's deals, answered by the rules."""

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
GAMES_TRIED: Final = 20  # maximum number of games that are searched for a question
LONGEST: Final = 500  # maximum moves of a game that is played to be searched
OTHER_PICKS: Final = 8  # other answers to the same move that are tried to get wrong options

Option = tuple[int, ...] | int  # the seats that it happened to, or a number


@dataclass(frozen=True, slots=True)
class QuizItem:
    """A position, what happens first, what happens then, and the options of the question about that."""

    question: QuizQuestion
    before: Any  # the state of the game
    told: tuple[Event, ...]  # the events told with the question
    then: tuple[Event, ...]  # the events that answer it
    options: tuple[Option, ...]
    right: int  # index of the right option


class Turn(NamedTuple):
    """A move of a game, with the events that it caused."""

    before: State
    ask: Ask
    after: State
    events: Sequence[Event]


def quiz_item(lesson: Lesson, game: AnyGame, seed: int, number: int) -> QuizItem:
    """One question of a quiz: the same for the same seed and number. Raises `LookupError` if none is found.

    Recorded games and the lesson's deals take turns; the questions of one round come from different games.
    """
    lots, questions = random.Random(f"{lesson.game} {seed} {number}"), lesson.structure.quiz
    recorded = recorded_games(lesson.game)
    for nth in range(GAMES_TRIED):
        question = questions[(number + nth // 4) % len(questions)]
        if recorded and (number // len(questions) + nth) % 2 == 0:
            turns = _as_recorded(lesson, game, recorded[(seed + number + nth) % len(recorded)])
        else:
            turns = _by_lot(lesson, game, lots)
        if item := _searched(lesson, game, question, turns, lots):
            return item
    raise LookupError(f"{lesson.game}: no question comes up")


def _searched(
    lesson: Lesson, game: AnyGame, question: QuizQuestion, turns: Iterator[Turn], lots: random.Random
) -> QuizItem | None:
    """The question about one of the moves of a game; None if it fits no move."""
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
    """The moves of a recorded game, as far as the current rules and components allow them."""
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
    """The moves of a deal of the lesson, with every answer random."""
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
    """The events that a move caused; the question's `meanwhile` choice is answered with as much as possible."""
    state, events = turn.after, list(turn.events)
    if not question.meanwhile or all(event.key != question.after for event in events):
        return events
    while ask := next((ask for ask in state.asked if ask.choice == question.meanwhile), None):
        answered = _played(game, state, ask, ask.options[: ask.most])
        state, events = answered.after, [*events, *answered.events]
    return events


def _parted(question: QuizQuestion, events: Sequence[Event]) -> tuple[tuple[Event, ...], tuple[Event, ...]] | None:
    """The events up to the end of the first run of `after`, and those from there to the next one or to `until`.

    None if there is no `after`, or its fact `single` names several things.
    """
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
    """The answer by the rules: the seats that the event happened to, or a number."""
    counted = [event for event in then if event.key == question.event and _is_enough(question, event)]
    if question.asks == "seats":
        return tuple(sorted({int(str(event.facts["seat"])) for event in counted}))
    return len(counted) if question.asks == "count" else sum(_amount(question, event) for event in counted)


def _is_enough(question: QuizQuestion, event: Event) -> bool:
    return question.least is None or _amount(question, event) >= question.least


def _amount(question: QuizQuestion, event: Event) -> int:
    return sum(fact for each in question.facts if isinstance(fact := event.facts.get(each), int))


def _elsewhere(game: AnyGame, question: QuizQuestion, turn: Turn, lots: random.Random) -> list[Option]:
    """The answers by the rules if the same seat had picked otherwise."""
    others = [_played(game, turn.before, turn.ask, _any_pick(turn.ask, lots)) for _ in range(OTHER_PICKS)]
    parts = [parted for other in others if (parted := _parted(question, _brought(game, question, other)))]
    return [answer(question, then) for _, then in parts]


def _options(
    question: QuizQuestion, truth: Option, elsewhere: Sequence[Option], seats: int, lots: random.Random
) -> tuple[Option, ...]:
    """The truth, the answers `elsewhere`, and others of its kind; sorted: fewer seats first, numbers in order."""
    if isinstance(truth, int):
        least = max(0, truth - lots.randrange(OPTIONS))
        every: list[Option] = [*range(least, least + OPTIONS)]
    else:
        every = [each for n in range(seats + 1) for each in combinations(range(seats), n)]
        lots.shuffle(every)
    likely = [each for each in elsewhere if each or question.nothing]
    options = list(dict.fromkeys((truth, *likely, *every)))[:OPTIONS]
    return tuple(sorted(options, key=lambda each: (0, (each,)) if isinstance(each, int) else (len(each), each)))
