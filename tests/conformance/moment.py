"""Random play of any game, moment by moment, with properties checked at every so many moves."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.core import AnyGame, Ask, Event, Move, State

Told = tuple[str, Mapping[str, Any]]  # the key and the facts of an event, as one seat heard it


class Broken(AssertionError):
    """A property does not hold: which one, and what was seen."""


def demand(holds: object, property_: str, *seen: object) -> None:
    """Raise `Broken` with the property's name unless it holds."""
    if not holds:
        raise Broken(f"{property_}: " + " | ".join(map(repr, seen)))


@dataclass(slots=True)
class Moment:
    """One move of a game: the position it was played in, the one it led to, and chance for the checks."""

    game: AnyGame
    rng: random.Random  # for the checks only, so that they never change the play
    start: State
    before: State
    move: Move
    after: State
    events: tuple[Event, ...]
    saved: str  # the position before, as it was saved before the move
    stack: list[State]  # the positions since the last barrier, as a table keeps them for undo
    told: Mapping[int, Sequence[Told]]  # by seat, from the first move on: see `tell`

    @property
    def changes(self) -> bool:
        """Whether the move changed a sealed answer, with which it goes back."""
        return next(ask for ask in self.before.asked if ask.seat == self.move.seat).given is not None

    def text(self, g: State) -> str:
        """A state as the database would hold it."""
        return json.dumps(self.game.save(g))

    def secret(self) -> bytes:
        """A secret for an imagined world."""
        return self.rng.randbytes(32)

    def viewers(self) -> tuple[int | None, ...]:
        """Everybody at the table, and the public."""
        return None, *range(seats_of(self.game, self.start))


Property = Callable[[Moment], None]


@dataclass(slots=True)
class Played:
    """A whole game: enough to play it again."""

    game: AnyGame
    seats: int
    options: object
    secret: bytes
    moves: list[Move] = field(default_factory=list)
    start: Any = None
    end: Any = None
    unknown: dict[str, list[int]] = field(default_factory=dict)  # hidden thing -> [worlds seen, worlds that differ]


class Case(NamedTuple):
    """One way to set a table up: a game's key, its seats, and which of its contract's options."""

    key: str
    seats: int
    option: int


def seats_of(game: AnyGame, start: State) -> int:
    """How many seats a table has: the public view of a table needs no such question, a test does."""
    seats = getattr(start, "seats", None)
    assert isinstance(seats, int), f"{game.key}: its table has no field `seats`"
    return seats


def cases(games: Sequence[AnyGame]) -> list[Case]:
    """Every seat count with every option of the contract that is allowed for it."""
    return [
        Case(game.key, seats, number)
        for game in games
        for seats in game.seats
        for number, options in enumerate(game.contract.options)
        if game.check_options(seats, options) is None
    ]


def random_move(rng: random.Random, asks: Sequence[Ask]) -> Move:
    """Mostly an answer that is awaited; now and then a sealed one is changed."""
    open_ = [ask for ask in asks if ask.given is None]
    return random_answer(rng, rng.choice(open_ if open_ and rng.random() < 0.9 else asks))


def random_answer(rng: random.Random, ask: Ask) -> Move:
    """A legal answer to this question, if it has one."""
    n = min(rng.randint(ask.least, ask.most), len(ask.options))
    return Move(ask.seat, ask.choice, tuple(rng.sample(ask.options, n)), ask.revision)


def play_game(
    game: AnyGame,
    seats: int,
    options: object,
    seed: int,
    properties: Sequence[Property] = (),
    every: int = 1,
) -> Played:
    """A game of random moves to its end; the properties are checked at every so many moves. Raises `Broken`."""
    rng, checks = random.Random(seed), random.Random(f"checks of {seed}")
    played = Played(game, seats, options, rng.randbytes(32))
    played.start = g = game.new(seats, played.secret, options)
    offset, stack = checks.randrange(every), list[State]()
    told = {seat: list[Told]() for seat in range(seats)}
    while asks := g.asked:
        move = random_move(rng, asks)
        checked = properties and len(played.moves) % every == offset
        saved = json.dumps(game.save(g)) if checked else ""
        after, events = game.play(g, move)
        if properties:
            tell(told, next(ask for ask in asks if ask.seat == move.seat), move, events)
        stack = stack if after.revision == g.revision else [*stack, g]  # a changed answer's state takes its place
        stack = stack[-after.undo_reach :] if after.undo_reach else []
        if checked:
            moment = Moment(game, checks, played.start, g, move, after, events, saved, stack, told)
            note_unknown(moment, played.unknown)
            for holds in properties:
                holds(moment)
        g = after
        played.moves.append(move)
        demand(len(played.moves) <= game.contract.longest, "a game ends within its bound", len(played.moves))
    played.end = g
    return played


def tell(told: Mapping[int, list[Told]], ask: Ask, move: Move, events: Sequence[Event]) -> None:
    """Everybody hears their own answers, with the options they had, and what the events say to their seat."""
    told[move.seat].append(("answered", {"choice": move.choice, "options": ask.options, "pick": move.pick}))
    for seat, heard in told.items():
        heard += [event.seen_by(seat) for event in events]


def note_unknown(moment: Moment, unknown: dict[str, list[int]]) -> None:
    """Count in how many worlds a viewer can imagine each thing hidden from them differs from the truth."""
    game, g = moment.game, moment.before
    viewer = moment.rng.choice(moment.viewers())
    truth = game.contract.hidden(g, viewer)
    imagined = game.contract.hidden(game.imagine(g, viewer, moment.secret()), viewer)
    for name, value in truth.items():
        if value not in ((), None):  # nothing lies there
            seen = unknown.setdefault(f"{name} to {viewer}", [0, 0])
            seen[0] += 1
            seen[1] += value != imagined.get(name)
