"""Random games for the tests of the faces: what was asked, what was seen, what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeVar

from rules.core import PASS, AnyGame, Ask, Event, Move, Pick, Prospect, Refusal, prospect_of

T = TypeVar("T")


class Moment(NamedTuple):
    """A table, one of its open questions, the answer that was given and what followed."""

    state: Any
    ask: Ask
    pick: Pick
    after: Any
    events: tuple[Event, ...]


class Heard(NamedTuple):
    """An event as somebody is told it, at a table of so many."""

    key: str
    facts: Mapping[str, Any]
    seats: int


class Played(NamedTuple):
    """A whole game."""

    seats: int
    moments: tuple[Moment, ...]
    end: Any


def by_chance(chance: Random, ask: Ask, busy: float = 0.0) -> Pick:
    """Any answer; where one thing is chosen, at least so often one that does something."""
    if busy and ask.least == ask.most == 1 and len(ask.options) > 1 and chance.random() < busy:
        return (chance.choice([option for option in ask.options if option != PASS]),)
    return tuple(chance.sample(ask.options, chance.randint(ask.least, ask.most)))


def prospect_in(game: AnyGame, state: Any, ask: Ask) -> Prospect[Any]:
    """What each answer of the seat that is asked brings, as the panel tells it."""
    return prospect_of(game, [game.imagine(state, ask.seat, bytes(31) + bytes([n])) for n in range(2)], ask)


class RandomGames:
    """Games of random play at all seat counts under all options of the contract, played when they are first looked at.

    What one test has had played the others look at again.
    """

    def __init__(self, game: AnyGame, n: int, pick: Callable[[Random, Ask], Pick] = by_chance) -> None:
        self.game, self.n, self._pick = game, n, pick
        self.played = cache(self._played)
        self.public_views = cache(self._public_views)
        self.kinds = cache(self._kinds)
        self.heard = cache(self._heard)
        self.barred = cache(self._barred)

    def laid_out(self, seats: int = 4, **options: Any) -> Any:
        """A table as it is set up, before anybody was asked: for positions made by hand."""
        return self.game.set_up(seats, bytes(32).hex(), self.game.Options(**options))

    def moments(self) -> Iterator[Moment]:
        """Every decision of all games."""
        for one in self.played():
            yield from one.moments

    def some(self, about: int) -> Sequence[Moment]:
        """About so many decisions, from all over the games."""
        return _evenly(list(self.moments()), about)

    def of_each_kind(self, most: int, share: int = 0, of: int = 1) -> list[Moment]:
        """Up to so many decisions of each kind of question, from all over the games; of these one of several shares."""
        found = (_evenly(moments, most) for moments in self.kinds().values())
        return [moment for moments in found for moment in (moments[share::of] or moments)]

    def _kinds(self) -> dict[str, list[Moment]]:
        """All decisions by the kind of question."""
        kinds: dict[str, list[Moment]] = {}
        for moment in self.moments():
            kinds.setdefault(moment.ask.choice, []).append(moment)
        return kinds

    def _heard(self) -> tuple[Heard, ...]:
        """Every event as the public and as whoever answered is told it, each wording once."""
        heard: dict[str, Heard] = {}
        for moment in self.moments():
            for event in moment.events:
                for viewer in (None, moment.ask.seat):
                    one = Heard(*event.seen_by(viewer), moment.state.seats)
                    heard.setdefault(repr(one), one)
        return tuple(heard.values())

    def _barred(self) -> tuple[tuple[Refusal, int], ...]:
        """Why things cannot be chosen, each reason once at each number of seats."""
        found: dict[str, tuple[Refusal, int]] = {}
        for moment in self.moments():
            for reason in self.game.barred(moment.state, moment.ask.seat).values():
                found.setdefault(repr((reason, moment.state.seats)), (reason, moment.state.seats))
        return tuple(found.values())

    def _public_views(self, about: int) -> tuple[Any, ...]:
        """What everybody sees at about so many decisions, and at the end of a fifth as many games."""
        states = [moment.state for moment in self.some(about)]
        states += [one.end for one in _evenly(self.played(), about // 5)]
        return tuple(self.game.view(state, None) for state in states)

    def _played(self) -> tuple[Played, ...]:
        """All games."""
        return tuple(self._play(seed) for seed in range(self.n))

    def _play(self, seed: int) -> Played:
        chance, counts, options = Random(seed), self.game.seats, self.game.contract.options
        seats = counts[seed % len(counts)]
        state = self.game.new(seats, bytes([seed]) * 32, options[seed // len(counts) % len(options)])
        made = []
        while waiting := [ask for ask in state.asked if ask.given is None]:
            ask = chance.choice(waiting)
            pick = self._pick(chance, ask)
            after, events = self.game.play(state, Move(ask.seat, ask.choice, pick, ask.revision))
            made.append(Moment(state, ask, pick, after, events))
            state = after
        return Played(seats, tuple(made), state)


def _evenly(found: Sequence[T], most: int) -> list[T]:
    n = min(most, len(found))
    return [found[i * len(found) // n] for i in range(n)]
