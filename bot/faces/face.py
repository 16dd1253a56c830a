"""How a game speaks: what each game gives to the Discord face that all share. No Discord, no database in here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from bot.text import Words
from rules.core import Arg, Ask, Edition, Facts, Pick, Prospect, Refusal, Result

from .table_options import Agreed

NOTHING: Final = "–"  # in a table, where there is no number
LABEL: Final = 40  # characters of a button: one line of a phone
EVENT: Final = 105  # characters of an event: three lines of a phone


@dataclass(frozen=True, slots=True)
class Names:
    """The people at a table as texts show them. All strings are escaped and isolated already."""

    full: tuple[str, ...]  # by seat
    tags: tuple[str, ...]  # the first letters of the name, made unique; in words mode the name
    marks: tuple[str, ...]  # ● ■ ▲ ◆ ★; in words mode nothing
    titles: tuple[str, ...] = ()  # for legends: of a bot also trade and level; without any, as `full`

    def tag(self, seat: int) -> str:
        """Mark and tag: how a seat is named everywhere but in the legend; in words mode the name alone."""
        return f"{self.marks[seat]} {self.tags[seat]}".lstrip()

    @property
    def legend(self) -> tuple[str, ...]:
        """Mark and name of each seat, as a legend tells them: "● Ana", "■ Otto the cellarman (bot, strong)"."""
        return tuple(f"{mark} {name}".lstrip() for mark, name in zip(self.marks, self.titles or self.full, strict=True))


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph of the board: lines that may wrap, or short aligned rows for a code block (at most 34 columns)."""

    lines: tuple[str, ...]
    code: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The board in text: the line under the title, then its paragraphs.

    `short`: the line under the title where a picture shows the rest; "": the same line.
    """

    headline: str
    blocks: tuple[Block, ...]
    short: str = ""


def paragraphs(parts: Iterable[Iterable[str]]) -> tuple[Block, ...]:
    """Lines as paragraphs that may wrap; what has no line is left out."""
    told = (tuple(part) for part in parts)
    return tuple(Block(lines) for lines in told if lines)


ScoreRow = tuple[str, Sequence[int | None]]  # the name of a line, and a number for each seat that has one


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a game ended, in words and numbers: for the end message as text and for its picture."""

    headline: str  # who won
    why: tuple[str, ...]  # what decided
    rows: tuple[ScoreRow, ...]  # every line of the scoring, with the total where there is one
    places: tuple[int | None, ...]  # by seat, from 1; None for a seat that has none
    counts: tuple[ScoreRow, ...] = ()  # numbers that are no points, below the total
    notes: tuple[str, ...] = ()
    unplaced: str = NOTHING  # what stands for a place in the table where there is none
    width: int = 14  # columns of a line's name in the table


@dataclass(frozen=True, slots=True)
class Label:
    """An option as a button or an entry: the label makes sense alone; the outcome says what it brings.

    `sign` and `brings` stand on the picture of the question: what the place is called, and what choosing it brings.
    """

    label: str  # at most 40 characters; begins with the sign
    outcome: str = ""  # at most 80 characters
    group: str = ""  # the heading under which it stands where there are many
    emoji: str = ""
    sign: str = ""  # a name, a letter or a number; "" where no place on the picture stands for the option
    brings: str = ""  # at most 24 characters; "" where the picture shows it anyway
    # The same in a sign or two, where there is no room for it on a map; where there is none for that, nothing.
    brief: str = ""
    grave: bool = False  # whether what it brings is a danger or a loss
    drawn: bool = False  # whether the picture of the question shows all that the outcome says


@dataclass(frozen=True, slots=True)
class Preset:
    """A finished answer to a counted question."""

    label: str
    pick: Pick


class Happening(NamedTuple):
    """One event as its reader knows it."""

    key: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Group:
    """A run of events that follow from moves of one seat, or that belong to one section of a round."""

    seat: int | None  # None: of the table
    section: str  # as `Face.section` named it; "" for moves of a seat
    happenings: tuple[Happening, ...]
    reader: int | None  # the seat that texts call *you*; None: nobody
    edition: str = ""  # the component data of the table; "": built in


class Clause(NamedTuple):
    """A piece of a line that makes sense alone, and a shorter form for a line that would grow too long."""

    text: str
    short: str = ""


@dataclass(frozen=True, slots=True)
class Digest:
    """A group in few words. In its clauses only what befalls the reader is bold."""

    deeds: tuple[Clause, ...] = ()
    results: tuple[Clause, ...] = ()  # who gained or lost what, the reader first
    head: str = ""  # what a group of the table is about; a seat's group begins with its name


class PlannedStep(NamedTuple):
    """An answer of a plan: the question as it stood then, the view of its seat, and what its button said, escaped."""

    ask: Ask
    pick: Pick
    view: Any
    label: str


class NotUnderstood(ValueError):
    """Typed words that are no option: `read` was understood, `word` was not; `ambiguous`: it fits several options."""

    def __init__(self, read: str, word: str, *, ambiguous: bool = False) -> None:
        super().__init__(word)
        self.read, self.word, self.ambiguous = read, word, ambiguous


V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


def as_asked(at: object, option: Arg) -> int:
    """For a game whose buttons stand in the order of the options."""
    return 0


def either_side(choice: str) -> bool:
    """A question may be put the shorter way: which options stay, where those are fewer than are picked."""
    return True


def goes_along(key: str, before: str) -> str | None:
    """The section of an event that belongs where the one before it of the same move does, at first to who moved."""
    return None


def nothing_begins(words: Words, before: object, ask: Ask, now: object) -> str:
    """For a game whose plans never go beyond a turn."""
    return ""


class Asking(Protocol[V_contra, A_co]):
    """A question before its reader, as the functions of this game are given it: its own kind of `QuestionContext`."""

    def __call__(
        self, words: Words, ask: Ask, view: V_contra, names: Names, prospect: Prospect[Any] | None = None
    ) -> A_co:
        """`view`: that of the seat that is asked; `prospect` knows what each answer brings."""


class Confirm(Protocol[A_contra]):
    """The label of the button that hands in a counted pick: "Give 3 cards to Bea"; a shorter form in less room.

    In more room than a button has it is for a text, and names all that is picked: no other pick reads alike.
    """

    def __call__(self, at: A_contra, pick: Pick, room: int = LABEL) -> str:
        """At most `room` characters."""


class Presets(Protocol[A_contra]):
    """Finished answers worth one press, for a counted question; in less room with shorter labels."""

    def __call__(self, at: A_contra, room: int = LABEL) -> Sequence[Preset]:
        """In the order in which they are offered."""


def no_outcome(at: object, pick: Pick) -> tuple[str, ...]:
    """For a game that says of each option alone what it brings."""
    return ()


class EventLine(Protocol):
    """One happening as a line of at most 105 characters; "" where it is not worth one.

    `edition` is the component data of the table, for games whose things have their names from there; "": built in.
    """

    def __call__(self, words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
        """The line."""


class SectionOf(Protocol):
    """The section of the round that an event belongs to; "": to who moved.

    None: where the event before it of the same move belongs, at first to who moved.
    """

    def __call__(self, key: str, before: str) -> str | None:
        """`before`: the section of the event before it, of whatever move; "": that was of who moved."""


class Digester(Protocol):
    """The news of one group, merged and summed; without clauses where nothing of it is worth telling."""

    def __call__(self, words: Words, group: Group, names: Names) -> Digest:
        """The group in words."""


class PlanTeller(Protocol):
    """A plan in sentences: the answers that make one power or one move stand in one."""

    def __call__(self, words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
        """The sentences, each with its full stop."""


class RefusalLine(Protocol):
    """Why a move is not possible, in a sentence; `edition` as for an event."""

    def __call__(self, words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
        """The sentence."""


class TableOptionName(Protocol):
    """The name of a table option, or of one of its values."""

    def __call__(self, words: Words, name: str, value: str | None = None) -> str:
        """The name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Face(Generic[V, A]):
    """The words of one game. V is its view: that of the reader, or the public one where everybody reads the text.

    A is a question before its reader: `asked` makes it, once for all that is said of that question.
    """

    key: str

    # The table.
    headline: Callable[[Words, V, Names], str]  # the line under the title, that of the board too
    board: Callable[[Words, V, Names], Board]  # the whole public table in text
    in_words: Callable[[Words, V, Names], Board]  # the same in sentences, one fact a line; all texts of words mode
    secrets: Callable[[Words, V, Names], tuple[str, ...]]  # what this seat alone may know, in lines
    has_hands: bool = True  # whether seats hold cards: else *My hand* is called *My things*
    event: EventLine
    digest: Digester | None = None  # None: the lines of the events are joined
    section: SectionOf = goes_along
    amid: frozenset[str] = (
        frozenset()
    )  # events of an answer amid what another seat, or the table, has begun: it is of that
    rounds: frozenset[str] = frozenset()  # events that begin a round; without any a lap of the seats is one
    last_round: frozenset[str] = frozenset()  # events after which laps are not counted: all is the round that ends it
    round_key: str = "round"  # the text that calls a round by its number, for games that have another word for it
    refusal: RefusalLine
    scoring: Callable[[Words, Result, V, Names], Scoring]

    # Questions and their answers.
    asked: Asking[V, A]  # what most of these are given
    plans: Callable[[str], bool]  # whether an answer to this choice waits for the next, and is handed in with it
    sides: Callable[[str], bool] = either_side  # whether the panel may ask which options of this choice stay
    told_plan: PlanTeller | None = None  # None: what the buttons said, joined
    begins: Callable[[Words, V, Ask, V], str] = nothing_begins  # "Then your next turn:" in a plan; "" within a turn
    place: Callable[[A, Arg], int] = as_asked  # buttons stand in this order, as the picture lays the options out
    reveals: Callable[[A, str], str]  # what it brings to light: "draws cards"; "" where the label does
    call: Callable[[Words, Ask], str]  # what somebody is asked, as everybody may read it: no options, no secrets
    hint: Callable[[A], str]  # a line on the rules for a first game; never advice which option to take
    chapter: Callable[[str], str]  # the topic of the rules page that a question of this choice is about
    question: Callable[[A], str]  # as the one who is asked reads it
    option: Callable[[A, Arg], Label]  # one option, or one thing that is barred: what it brings as far as it is certain
    confirm: Confirm[A]
    presets: Presets[A]
    outcome_of: Callable[[A, Pick], tuple[str, ...]] = no_outcome  # what a pick under way brings
    typed: Callable[[A, Arg], str]  # the word for an option in a command, which `read` understands
    read: Callable[[A, str], Pick]  # typed words, of either language; raises `NotUnderstood`

    # What a table agrees on.
    table_option: TableOptionName
    option_group: Callable[[Words, str, str], str]  # the group of a value, where an option has many (a card's class)
    options_line: Callable[[Words, Agreed], str]  # all that make a difference in one line, with advice where it is due
    edition: Callable[[Words, Edition], tuple[str, ...]]  # a line for each kind of component data: how sure it is


AnyFace = Face[Any, Any]  # of a game that is known by its key alone
