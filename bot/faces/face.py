"""How a game speaks: what each game gives to the Discord face that all share. No Discord, no database in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.text import Words
from rules.core import Arg, Ask, Edition, Facts, Pick, Refusal, Result

LABEL: Final = 40  # characters of a button: one line of a phone


@dataclass(frozen=True, slots=True)
class Names:
    """The people at a table as texts show them. All strings are escaped and isolated already."""

    full: tuple[str, ...]  # by seat
    tags: tuple[str, ...]  # the first letters of the name, made unique; in words mode the name
    marks: tuple[str, ...]  # ● ■ ▲ ◆ ★; in words mode nothing

    def tag(self, seat: int) -> str:
        """Mark and tag: how a seat is named everywhere but in the legend; in words mode the name alone."""
        return f"{self.marks[seat]} {self.tags[seat]}".lstrip()


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph of the board: lines that may wrap, or short aligned rows for a code block (at most 34 columns)."""

    lines: tuple[str, ...]
    code: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The board in text: the line under the title, then its paragraphs."""

    headline: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """An option as a button or an entry: the label makes sense alone; the outcome says what it brings."""

    label: str  # at most 40 characters
    outcome: str = ""  # at most 80 characters
    group: str = ""  # the heading under which it stands where there are many
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Preset:
    """A finished answer to a counted question."""

    label: str
    pick: Pick


class NotUnderstood(ValueError):
    """Typed words that are no option: `read` was understood, `word` was not."""

    def __init__(self, read: str, word: str) -> None:
        super().__init__(word)
        self.read, self.word = read, word


class Face(Protocol):
    """The words of one game. `view` is the view of the one who will read (None's view where the text is public)."""

    key: str

    def board(self, words: Words, view: Any, names: Names) -> Board:
        """The whole public table in text."""

    def in_words(self, words: Words, view: Any, names: Names) -> Board:
        """The whole public table in sentences, one fact a line; `words` are those of words mode, `names` as well."""

    def secrets(self, words: Words, view: Any, names: Names) -> tuple[str, ...]:
        """What this seat alone may know, as lines for the panel and the private message."""

    def plans(self, choice: str) -> bool:
        """Whether an answer to this choice waits for what is asked next, and is handed in together with it."""

    def reveals(self, words: Words, ask: Ask, barrier: str) -> str:
        """What an answer brings to light: "draws cards". "" where its label says so already."""

    def call(self, words: Words, ask: Ask) -> str:
        """What somebody is asked, as everybody may read it: "enter a building". No options, no secrets."""

    def hint(self, words: Words, ask: Ask) -> str:
        """A line on the rules for somebody's first game, above the question. Never advice which option to take."""

    def chapter(self, choice: str) -> str:
        """The topic of the rules page that a question of this choice is about."""

    def question(self, words: Words, ask: Ask, view: Any, names: Names) -> str:
        """The question as the one who is asked reads it."""

    def option(self, words: Words, ask: Ask, option: Arg, view: Any, names: Names) -> Label:
        """One option of a question, or one thing that is barred in it: *Why can't I …?* names it by its label."""

    def confirm(self, words: Words, ask: Ask, pick: Pick, view: Any, names: Names, room: int = LABEL) -> str:
        """The label of the button that hands in a counted pick: "Give 3 cards to Bea"; a shorter form in less room."""

    def presets(self, words: Words, ask: Ask, view: Any, names: Names, room: int = LABEL) -> Sequence[Preset]:
        """Finished answers worth one press, for a counted question; in less room with shorter labels."""

    def typed(self, words: Words, ask: Ask, option: Arg, view: Any, names: Names) -> str:
        """The word for an option in a command, as completion offers it and `read` understands it."""

    def read(self, words: Words, ask: Ask, text: str, view: Any, names: Names) -> Pick:
        """Typed words ("3 peasant, joker") as a pick. Raises `NotUnderstood`. Either language is understood."""

    def event(self, words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
        """One happening as a line of at most 105 characters; "" where it is not worth one.

        `edition` is the component data of the table, for games whose things have their names from there; "": built in.
        """

    def refusal(self, words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
        """Why a move is not possible, in a sentence; `edition` as for an event."""

    def scoring(self, words: Words, result: Result, view: Any, names: Names) -> Board:
        """The final scoring: the headline says who won and why, the blocks have every line."""

    def table_option(self, words: Words, name: str, value: str | None = None) -> str:
        """The name of a table option, or of one of its values."""

    def option_group(self, words: Words, name: str, value: str) -> str:
        """The group under which a value of a large table option is offered (30 building cards: their class)."""

    def options_line(self, words: Words, options: Mapping[str, Any]) -> str:
        """All table options in one line of the lobby; under `seats` stands for how many the table is."""

    def edition(self, words: Words, edition: Edition) -> tuple[str, ...]:
        """One line for each kind of component data: how sure it is, and how many entries."""
