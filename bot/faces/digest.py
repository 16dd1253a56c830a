"""What all games' digests share: how they name people and combine clauses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, reduce

from bot.text import Words
from rules.core import Arg

from .face import Clause, Names
from .question_context import number


@dataclass(frozen=True)
class Teller:
    """Names people in clauses: the reader as *you*, in bold and first; the others by their tags, without marks."""

    words: Words
    people: Names
    reader: int | None  # the seat called *you*; None: nobody

    @cached_property
    def plain(self) -> Names:
        """The names for a clause that `bold` makes bold as a whole."""
        return self._with(self.words("digest-you"))

    @cached_property
    def names(self) -> Names:
        """The names for use within a clause: only *you* is bold."""
        return self._with(f"**{self.words('digest-you')}**")

    def _with(self, you: str) -> Names:
        tags = tuple(you if seat == self.reader else tag for seat, tag in enumerate(self.people.tags))
        return replace(self.people, tags=tags, marks=("",) * len(tags))

    def you(self, seat: int) -> int:
        """1 for the reader, 0 for others; texts select their grammatical form by it."""
        return int(seat == self.reader)

    def bold(self, seat: int, text: str) -> str:
        """The text, in bold if it is about the reader."""
        return f"**{text}**" if text and seat == self.reader else text

    def by(self, mover: Arg | None, seat: int | None, text: str) -> str:
        """A deed in a line of this seat, with the name of who did it if that is somebody else."""
        if mover is None or mover == seat:
            return text
        return f"{self.words('digest-named', name=self.names.tag(number(mover)))} {text}"

    def first(self, seats: Iterable[int]) -> list[int]:
        """The distinct seats in their order, but the reader first."""
        return sorted(dict.fromkeys(seats), key=lambda seat: seat != self.reader)

    def change(self, key: str, seat: int, n: int, **facts: str | int) -> str:
        """What somebody gained or lost, in bold for the reader: the text under `key` with who, you and n."""
        said = self.words(key, who=self.plain.tags[seat], you=self.you(seat), n=n, **facts)
        return self.bold(seat, said)


def clauses(texts: Iterable[str]) -> tuple[Clause, ...]:
    """Texts as clauses, without the empty ones."""
    return tuple(Clause(text) for text in texts if text)


def counted(words: Words, names: Iterable[str]) -> str:
    """Names as a list, with a count for repeated ones: "Gallia, Italia ×2"."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if n == 1 else words("digest-times", what=name, n=n) for name, n in counts.items())


def in_a_row(words: Words, texts: Iterable[str]) -> str:
    """Texts joined by semicolons, without the empty ones."""
    filled = [text for text in texts if text]
    return reduce(lambda before, after: words("digest-then", before=before, after=after), filled) if filled else ""


def sums(pairs: Iterable[tuple[int, int]]) -> Mapping[int, int]:
    """The sum of the numbers of each seat, by seat."""
    made: dict[int, int] = {}
    for seat, n in pairs:
        made[seat] = made.get(seat, 0) + n
    return made
