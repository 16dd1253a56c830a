"""What an answer would bring: played in worlds that a seat could be in, and told as far as all of them agree."""

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
    """A table as it would be after some answers of one seat, before anything that does not come of them.

    Nothing in it depends on what this seat cannot know: `events`, `ask`, `waiting` and `view` hold what is the same in
    every one of the worlds.
    """

    game: AnyGame
    seat: int
    worlds: tuple[State, ...]
    below: int  # frames of the agenda that are not carried out
    happened: tuple[tuple[tuple[str, Facts], ...], ...] = ()  # the events of the last answer, world by world
    whole: bool = True  # no draw of the dice cut it off
    _known: dict[Pick, Prospect[V]] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def events(self) -> tuple[tuple[str, Facts], ...]:
        """What the last answer makes happen, as everybody is told it: nobody knows before what one alone learns."""
        first, *others = self.happened or ((),)
        return tuple(event for event in first if all(event in other for other in others))

    @cached_property
    def ask(self) -> Ask | None:
        """What this seat is asked next because of its answers."""
        found = {next((ask for ask in world.asked if ask.seat == self.seat), None) for world in self.worlds}
        return found.pop() if len(found) == 1 else None

    @cached_property
    def waiting(self) -> tuple[str, ...]:
        """The names of all that is still to come of its answers, the next one first."""
        found = {tuple(name for name, _ in reversed(world.agenda[self.below :])) for world in self.worlds}
        return found.pop() if len(found) == 1 else ()

    @cached_property
    def view(self) -> V | None:
        """What this seat would see; None where chance or hidden things decide that."""
        if not self.whole:
            return None
        first, *others = (self.game.view(world, self.seat) for world in self.worlds)
        return first if all(first == other for other in others) else None

    def of(self, *pick: Arg) -> Prospect[V] | None:
        """What this answer brings; None where it is no answer."""
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
    """What the answers to a question would bring; `worlds` are states its seat could be in, as `imagine` makes them."""
    standing = []
    for world in worlds:
        g = world.clone()
        g.agenda = [*g.agenda, (ask.choice, ask.args)]
        g.put((ask,))
        standing.append(g)
    return Prospect(game, ask.seat, tuple(standing), len(worlds[0].agenda))
