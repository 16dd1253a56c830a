"""What every game's labels are made of: the question with its reader, facts as numbers, texts that fit their room."""

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
    """A fact that is a number."""
    assert isinstance(fact, int), fact
    return fact


def numbers(fact: Arg) -> tuple[int, ...]:
    """A fact that is a list of numbers."""
    assert isinstance(fact, tuple), fact
    return tuple(n for n in fact if isinstance(n, int))


@dataclass(frozen=True, slots=True)
class QuestionContext(Generic[V]):
    """A question before its reader: the language, the question, what this seat sees, who sits there."""

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
        """An argument of the question that is a number; the seat asked is number 0."""
        return number(self.ask.args[n])

    def after(self, *pick: Arg) -> Prospect[V] | None:
        """The prospect after an answer; None where the answer cannot be given."""
        return self.prospect.of(*pick) if self.prospect else None

    def person(self, seat: int, most: int = LONGEST) -> str:
        """Somebody as a label names them, by at most so many characters of the name."""
        return f"{self.names.marks[seat]} {short(self.names.tags[seat], most)}".lstrip()


def revealed(words: Words, key: str, otherwise: str, n: int = 1) -> str:
    """What an answer reveals: the text of this key, or another where there is none; n: of how many things."""
    return words(key if words.has(key) else otherwise, n=n)


def fitting(*parts: str, room: int = OUTCOME) -> str:
    """As many parts as there is room for, by default in an outcome; the first ones first."""
    kept = [part for part in parts if part]
    while len(kept) > 1 and units(" · ".join(kept)) > room:
        kept.pop()
    return " · ".join(kept)


def roomy(words: Words, key: str, room: int, facts: Mapping[str, str | int]) -> str:
    """The text in full where there is room for it, else its short form."""
    full = words(key, **facts)
    return full if units(full) <= room else words(f"{key}.short", **facts)
