"""The state that every game extends: plain fields, the agenda, the dice, the events of one move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import Field, dataclass, field, fields
from typing import Any, Self, TypeVar

from . import dice
from .values import Arg, Ask, Event, Frame, Only, new_event

S = TypeVar("S", bound="State")
T = TypeVar("T")


class NoDice(Exception):
    """Raised where an imagined world comes to a draw: what follows is chance."""


class Scratch:
    """What belongs to one evaluation: never saved, compared or shown."""

    __slots__ = ("asked", "barrier", "disclosed", "events", "quiet")
    asked: tuple[Ask, ...]  # the open questions, at most one a seat, listed once by `settle`; none: the game is over
    events: list[Event]
    barrier: str  # the first event by which somebody learned something: it cannot be taken back
    disclosed: str  # the first event by which the mover showed something of its own: it has learned nothing
    quiet: bool  # a search wants no events

    def start_afresh(self) -> None:
        """Forget what the last evaluation left."""
        self.asked, self.events, self.barrier, self.disclosed, self.quiet = (), [], "", "", False

    def put(self, asked: tuple[Ask, ...]) -> None:
        """Set `asked`, for whoever holds a game's own table: mypy does not look for inherited slots there."""
        self.asked = asked

    def learned(self, what: str) -> None:
        """Somebody knows more than before: nothing before this can be taken back."""
        self.barrier = self.barrier or what

    def say(self, key: str, **facts: Arg | Only) -> None:
        """Report what everybody could foresee."""
        if not self.quiet:
            self.events.append(new_event((key, facts)))

    def disclose(self, key: str, **facts: Arg | Only) -> None:
        """Report what the mover lets others know of its own hidden things: people may take that back."""
        self.say(key, **facts)
        self.disclosed = self.disclosed or key

    def reveal(self, key: str, **facts: Arg | Only) -> None:
        """Report what was hidden from somebody until now: nothing before it can be taken back."""
        self.say(key, **facts)
        self.learned(key)


@dataclass(slots=True)
class State(Scratch):
    """Base of every game's table. Fields hold immutable values or flat lists of them; nothing deeper changes.

    `clone` copies the lists and shares all else, so `since` is always replaced and never written into.
    """

    secret: str  # 32 bytes in hex: the dice
    draws: int = 0  # how many hashes of it were used
    agenda: list[Frame] = field(default_factory=list)  # still to come, next last
    revision: int = 0
    since: dict[int, int] = field(default_factory=dict)  # seat -> revision of a question older than this state
    undo_seat: int = -1  # who may take back alone ...
    undo_depth: int = 0  # ... and how many moves
    undo_reach: int = 0  # moves since the last barrier, changed answers not counted: so many states are worth keeping
    undo_barrier: str = ""  # what the last barrier was: the key of an event, "dice", "opened" or a reason of the table

    def __post_init__(self) -> None:
        self.start_afresh()

    def clone(self) -> Self:
        """A table that may be changed. Written by `cloning` from the fields."""
        raise NotImplementedError

    @property
    def edition(self) -> str:
        """The name of the component data that this table was started with. Every game's table says it."""
        raise NotImplementedError

    def bar_undo(self, barrier: str) -> None:
        """Nothing that led here can be taken back any more."""
        self.undo_seat, self.undo_depth, self.undo_reach, self.undo_barrier = -1, 0, 0, barrier

    def then(self, *frames: Frame) -> None:
        """Put frames ahead of everything waiting; what is put later comes before them."""
        self.agenda.extend(frames[::-1])

    def numbers(self, n: int) -> list[int]:
        """The next n fair numbers of 64 bits. Raises `NoDice` in a world that has none."""
        if not self.secret:
            raise NoDice
        words = dice.numbers(bytes.fromhex(self.secret), self.draws, n)
        self.draws += dice.hashes(n)
        return words

    def below(self, bound: int) -> int:
        """A fair number from 0 to bound - 1 (of 64 bits, so the remainder's bias is nothing)."""
        return self.numbers(1)[0] % bound

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a drawn order."""
        deck = list(items)
        return dice.by_number(deck, self.numbers(len(deck)))


def cloning(cls: type[S]) -> type[S]:
    """Give a state its straight-line `clone`: lists are copied, everything else is shared.

    Written from the fields as `dataclass` writes `__init__`: the fastest form, and nobody can forget a field.
    """
    copies = {f.name: ".copy()" if _is_list(f) else "" for f in fields(cls)}
    lines = [f"    new.{name} = old.{name}{copy}" for name, copy in (copies | {"asked": "", "quiet": ""}).items()]
    head = ["def clone(old):", "    new = make(cls)"]
    tail = ["    new.events, new.barrier, new.disclosed = [], '', ''", "    return new"]
    space: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join([*head, *lines, *tail]), space)
    cls.clone = space["clone"]  # type: ignore[method-assign]
    return cls


def _is_list(of: Field[Any]) -> bool:
    """Whether a field holds a list; a built module has the bare class as its type (`rules.fast`)."""
    return of.type is list or str(of.type).startswith("list")
