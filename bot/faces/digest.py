"""How the news of a group name people: the reader as *you*, in bold and first, the others by their tags."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.text import Words

from .face import Clause, Names


@dataclass(frozen=True, slots=True)
class Teller:
    """Names the people in the clauses of a digest; `reader` None: nobody is *you*."""

    words: Words
    names: Names
    reader: int | None

    def who(self, seat: int) -> str:
        """Somebody as the subject of a clause."""
        return self.words("digest-you") if seat == self.reader else self.names.tags[seat]

    def you(self, seat: int) -> int:
        """1 for the reader, 0 for others, by which texts choose their form."""
        return int(seat == self.reader)

    def about(self, seat: int, text: str, short: str = "") -> Clause:
        """A clause about somebody: bold where it is the reader."""
        return Clause(self.bold(seat, text), short and self.bold(seat, short))

    def bold(self, seat: int, text: str) -> str:
        """The text, in bold where it is about the reader."""
        return f"**{text}**" if seat == self.reader else text

    def first(self, seats: Iterable[int]) -> list[int]:
        """Seats in their order, each once, but the reader first."""
        return sorted(dict.fromkeys(seats), key=lambda seat: seat != self.reader)
