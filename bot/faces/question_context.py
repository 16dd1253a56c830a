"""What every game's labels are built from: the question with its reader, numeric facts, texts that fit their room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from bot.text import Words, units
from rules.core import Arg, Ask, Prospect

from .face import Names
from .naming import LONGEST, short

V = TypeVar("V")  # the view of a game
OUTCOME: Final = 80


def number(fact: Arg) -> int:
    """A fact, which must be a number."""
    assert isinstance(fact, int), fact
    return fact


def numbers(fact: Arg) -> tuple[int, ...]:
    """A fact, which must be a tuple of numbers."""
    assert isinstance(fact, tuple), fact
    return tuple(n for n in fact if isinstance(n, int))


@dataclass(frozen=True, slots=True)
class QuestionContext(Generic[V]):
    """A question before its reader: the language, the question, what this seat sees, who is at the table."""

    words: Words
    ask: Ask
    view: V
    names: Names
    prospect: Prospect[V] | None = None  # what each answer brings

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.ask.seat

    def arg(self, n: int) -> int:
        """The n-th argument of the question, which must be a number; argument 0 is the seat that is asked."""
        return number(self.ask.args[n])

    def after(self, *pick: Arg) -> Prospect[V] | None:
        """The prospect after an answer; None if the answer cannot be given."""
        return self.prospect.of(*pick) if self.prospect else None

    def person(self, seat: int, most: int = LONGEST) -> str:
        """A person as labels name them, with at most `most` characters of the name."""
        return f"{self.names.marks[seat]} {short(self.names.tags[seat], most)}".lstrip()


def revealed(words: Words, key: str, otherwise: str, n: int = 1) -> str:
    """What an answer reveals: the text under `key`, else the one under `otherwise`; `n`: the number of things."""
    return words(key if words.has(key) else otherwise, n=n)


def fitting(*parts: str, room: int = OUTCOME) -> str:
    """As many of the parts as there is room for, from the first on; by default the room of an outcome."""
    kept = [part for part in parts if part]
    while len(kept) > 1 and units(" · ".join(kept)) > room:
        kept.pop()
    return " · ".join(kept)


def roomy(words: Words, key: str, room: int, facts: Mapping[str, str | int]) -> str:
    """The full text if there is room for it, else its short form."""
    full = words(key, **facts)
    return full if units(full) <= room else words(f"{key}.short", **facts)
