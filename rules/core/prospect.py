"""What an answer would lead to: played out in worlds that a seat could be in, as far as all of them agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Generic, TypeVar

from .following import legal
from .game import AnyGame
from .state import State
from .values import Arg, Ask, Facts, Pick

V = TypeVar("V")  # the view of a game


@dataclass(frozen=True)
class Prospect(Generic[V]):
    """A table as it would be after some answers of one seat, before anything that does not follow from them.

    Nothing in it depends on what this seat cannot know: `events`, `ask`, `waiting` and `view` hold what is the same in
    every one of the worlds.
    """

    game: AnyGame
    seat: int
    worlds: tuple[State, ...]
    below: int  # frames of the agenda that are not carried out
    happened: tuple[tuple[tuple[str, Facts], ...], ...] = ()  # the events of the last answer, world by world
    whole: bool = True  # no draw of the dice cut it short
    _known: dict[Pick, Prospect[V]] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def events(self) -> tuple[tuple[str, Facts], ...]:
        """The public side of the events that the last answer causes: what one seat alone learns is not known before."""
        first, *others = self.happened or ((),)
        return tuple(event for event in first if all(event in other for other in others))

    @cached_property
    def ask(self) -> Ask | None:
        """What this seat is asked next because of its answers."""
        asks = {next((ask for ask in world.asked if ask.seat == self.seat), None) for world in self.worlds}
        return asks.pop() if len(asks) == 1 else None

    @cached_property
    def waiting(self) -> tuple[str, ...]:
        """The names of the paragraphs that still follow from its answers, the next one first."""
        names = {tuple(name for name, _ in reversed(world.agenda[self.below :])) for world in self.worlds}
        return names.pop() if len(names) == 1 else ()

    @cached_property
    def view(self) -> V | None:
        """What this seat would see; None if that depends on chance or hidden things."""
        if not self.whole:
            return None
        first, *others = (self.game.view(world, self.seat) for world in self.worlds)
        return first if all(first == other for other in others) else None

    def of(self, *pick: Arg) -> Prospect[V] | None:
        """What this answer leads to; None if it is not legal."""
        if self.ask is None or not legal(self.ask, pick):
            return None
        if pick not in self._known:
            self._known[pick] = self._after(self.ask, pick)
        return self._known[pick]

    def _after(self, ask: Ask, pick: Pick) -> Prospect[V]:
        worlds, whole = zip(
            *(self.game.rules.try_answer(world, self.below, ask, pick) for world in self.worlds), strict=True
        )
        happened = tuple(tuple(event.seen_by(None) for event in world.events) for world in worlds)
        return replace(self, worlds=worlds, happened=happened, whole=all(whole), _known={})


def prospect_of(game: AnyGame, worlds: Sequence[State], ask: Ask) -> Prospect[V]:
    """The prospect before a question is answered; `worlds` are states that its seat could be in, made by `imagine`."""
    standing = []
    for world in worlds:
        g = world.clone()
        g.agenda = [*g.agenda, (ask.choice, ask.args)]
        g.put((ask,))
        standing.append(g)
    return Prospect(game, ask.seat, tuple(standing), len(worlds[0].agenda))
