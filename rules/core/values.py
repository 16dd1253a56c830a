"""The values that cross the border between a game and everything around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    Arg = int | str | tuple["Arg", ...]
else:
    Arg = Any  # saves check the recursion by hand (`saves.frozen`)

Args = tuple[Arg, ...]
Frame = tuple[str, Args]
Pick = tuple[Arg, ...]
Facts = Mapping[str, Arg]

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

PASS: Final = "pass"  # the option "I may, and I do not"


class Several(NamedTuple, Generic[T_co]):
    """A counted menu: pick at least `least` and at most `most`; an option listed twice may be picked twice."""

    options: Sequence[T_co]
    least: int
    most: int


def exactly(n: int, options: Sequence[T]) -> Several[T]:
    """A menu of which n are picked, or all if there are fewer."""
    n = min(n, len(options))
    return Several(options, n, n)


def up_to(n: int, options: Sequence[T]) -> Several[T]:
    """A menu of which 0 to n are picked."""
    return Several(options, 0, min(n, len(options)))


class Ask(NamedTuple):
    """One open question: who decides what, out of which options, and how many of them.

    `args` are the arguments of the choice (the seat asked comes first). `revision` changes only when this question
    does. `given` is a sealed answer that may still be changed: this seat is not awaited any more.
    """

    seat: int
    choice: str
    args: Args
    options: tuple[Arg, ...]
    least: int
    most: int
    revision: int
    given: Pick | None = None

    def same_question(self, other: Ask) -> bool:
        """Whether nothing but the revision differs."""
        return self[:6] == other[:6] and self.given == other.given


class Move(NamedTuple):
    """A seat's answer to the question that stood at `revision`."""

    seat: int
    choice: str
    pick: Pick
    revision: int


class Only(NamedTuple):
    """A fact inside a public event that only some seats learn."""

    seats: tuple[int, ...]
    fact: Arg


def only(seats: int | tuple[int, ...], fact: Arg) -> Only:
    """Keep a fact of an event for these seats."""
    return Only((seats,) if isinstance(seats, int) else seats, fact)


class Event(NamedTuple):
    """One thing that happened: a text key and its facts, some of them for certain seats only."""

    key: str
    facts: Mapping[str, Arg | Only]

    def seen_by(self, seat: int | None) -> tuple[str, dict[str, Arg]]:
        """The key and the facts that this seat (None: the public) may see."""
        seen: dict[str, Arg] = {}
        for name, fact in self.facts.items():
            if not isinstance(fact, Only):
                seen[name] = fact
            elif seat in fact.seats:
                seen[name] = fact.fact
        return self.key, seen


class Hidden(NamedTuple):
    """A face-down piece and who has looked at it: the knowledge travels with the piece."""

    face: int
    seen_by: tuple[int, ...] = ()

    def seen(self, seat: int) -> Hidden:
        """The same piece after this seat has looked."""
        return self if seat in self.seen_by else Hidden(self.face, tuple(sorted((*self.seen_by, seat))))


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats in turn order, from this one on."""
    first %= seats
    return (*range(first, seats), *range(first))


class Refusal(NamedTuple):
    """Why a move is not possible: a text key and its facts. A value, not a fault."""

    key: str
    facts: Mapping[str, Arg] = {}


class Refused(Exception):
    """Carries a refusal out of `play`: a player's error, never a fault of the program."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


# Made some hundred times per move: the bare tuple constructor costs half as much as the generated one.
new_ask: Callable[[tuple[Any, ...]], Ask] = partial(tuple.__new__, Ask)
new_event: Callable[[tuple[Any, ...]], Event] = partial(tuple.__new__, Event)


def answered(ask: Ask, pick: Pick, revision: int) -> Ask:
    """A sealed question with the answer that was given to it, which may still be changed."""
    return new_ask((*ask[:6], revision, pick))
