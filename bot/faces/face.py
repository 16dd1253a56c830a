"""How a game speaks: what each game provides for the face that all share. Independent of Discord and the database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from bot.text import Words
from rules.core import Arg, Ask, Edition, Facts, Pick, Prospect, Refusal, Result

from .table_options import Agreed

NOTHING: Final = "–"  # in a table, in place of a missing number
LABEL: Final = 40  # maximum characters of a button: one line on a phone
EVENT: Final = 105  # maximum characters of an event: three lines on a phone


@dataclass(frozen=True, slots=True)
class Names:
    """The people at a table as texts show them. All strings are escaped and isolated already."""

    full: tuple[str, ...]  # by seat
    tags: tuple[str, ...]  # the first letters of the name, made unique; in words mode the name
    marks: tuple[str, ...]  # ● ■ ▲ ◆ ★; "" in words mode
    titles: tuple[str, ...] = ()  # for legends: a bot's with its trade and level; empty: the same as `full`

    def tag(self, seat: int) -> str:
        """Mark and tag, by which a seat is named everywhere but in the legend; in words mode the name alone."""
        return f"{self.marks[seat]} {self.tags[seat]}".lstrip()

    @property
    def legend(self) -> tuple[str, ...]:
        """Mark and name of each seat, as in a legend: "● Ana", "■ Otto the cellarman (bot, strong)"."""
        return tuple(f"{mark} {name}".lstrip() for mark, name in zip(self.marks, self.titles or self.full, strict=True))


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph of the board: lines that may wrap, or short aligned rows for a code block (at most 34 columns)."""

    lines: tuple[str, ...]
    code: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The board as text: the line under the title, then its paragraphs.

    `short`: the line under the title if a picture shows the rest; "" for the same line.
    """

    headline: str
    blocks: tuple[Block, ...]
    short: str = ""


def paragraphs(parts: Iterable[Iterable[str]]) -> tuple[Block, ...]:
    """Lines as paragraphs that may wrap; those without lines are left out."""
    filled = (tuple(part) for part in parts)
    return tuple(Block(lines) for lines in filled if lines)


ScoreRow = tuple[str, Sequence[int | None]]  # the name of a row, and for each seat its number if it has one


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a game ended, in words and numbers, for the text of the end message and for its picture."""

    headline: str  # who won
    why: tuple[str, ...]  # what decided
    rows: tuple[ScoreRow, ...]  # every line of the scoring, including the total if there is one
    places: tuple[int | None, ...]  # by seat, from 1; None for a seat that has none
    counts: tuple[ScoreRow, ...] = ()  # numbers that are not points, below the total
    notes: tuple[str, ...] = ()
    unplaced: str = NOTHING  # in the table, in place of a missing place
    width: int = 14  # columns for the name of a row in the table


@dataclass(frozen=True, slots=True)
class Label:
    """An option as a button or a menu entry: the label makes sense alone; the outcome says what it brings.

    `sign` and `brings` appear on the picture of the question: the name of the place, and what choosing it brings.
    """

    label: str  # at most 40 characters; begins with the sign
    outcome: str = ""  # at most 80 characters
    group: str = ""  # the heading that it is listed under if there are many
    emoji: str = ""
    sign: str = ""  # a name, a letter or a number; "" if no place on the picture stands for the option
    brings: str = ""  # at most 24 characters; "" if the picture shows it anyway
    # The same in one or two signs, if a map has no room for `brings`; if there is no room for this either, nothing.
    brief: str = ""
    forced: str = ""  # what the rules decide along with it, as there is one way to go on: a house, a sum
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
    """Consecutive events that follow from moves of one seat, or that belong to one section of a round."""

    seat: int | None  # None for the table's own
    section: str  # as named by `Face.section`; "" for moves of a seat
    happenings: tuple[Happening, ...]
    reader: int | None  # the seat that texts call *you*; None: nobody
    edition: str = ""  # the component data of the table; "" for the built-in data


class Clause(NamedTuple):
    """A part of a line that makes sense alone, and a shorter form for a line that would be too long."""

    text: str
    short: str = ""


@dataclass(frozen=True, slots=True)
class Digest:
    """A group in a few words. In its clauses only what happens to the reader is bold."""

    deeds: tuple[Clause, ...] = ()
    results: tuple[Clause, ...] = ()  # who gained or lost what, the reader first
    head: str = ""  # what a group of the table is about; a seat's group begins with the seat's name instead


class PlannedStep(NamedTuple):
    """An answer of a plan: the question at that point, its seat's view, and the escaped label of its button.

    `events`: the public events that it surely causes, up to the next question.
    """

    ask: Ask
    pick: Pick
    view: Any
    label: str
    events: tuple[tuple[str, Facts], ...] = ()


class NotUnderstood(ValueError):
    """Typed words do not name options: `read` was understood, `word` was not; `ambiguous`: it fits several options."""

    def __init__(self, read: str, word: str, *, ambiguous: bool = False) -> None:
        super().__init__(word)
        self.read, self.word, self.ambiguous = read, word, ambiguous


V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


def as_asked(at: object, option: Arg) -> int:
    """The default for a game whose buttons are in the order of the options."""
    return 0


def either_side(choice: str) -> bool:
    """The default: a question may be put the shorter way, asking which options stay if those are fewer."""
    return True


def goes_along(key: str, before: str) -> str | None:
    """The default: an event belongs to the section of the event before it in the move, the first to the mover."""
    return None


def nothing_begins(words: Words, before: object, ask: Ask, now: object) -> str:
    """The default for a game whose plans never go beyond a turn."""
    return ""


class Asking(Protocol[V_contra, A_co]):
    """Makes a question before its reader, which this game's functions are given: its own kind of `QuestionContext`."""

    def __call__(
        self, words: Words, ask: Ask, view: V_contra, names: Names, prospect: Prospect[Any] | None = None
    ) -> A_co:
        """`view`: that of the seat that is asked; `prospect`: knows what each answer brings."""


class Confirm(Protocol[A_contra]):
    """The label of the button that hands in a counted pick: "Give 3 cards to Bea"; shorter if there is less room.

    With more room than a button has, it is for a text and names all that is picked: no two picks read alike.
    """

    def __call__(self, at: A_contra, pick: Pick, room: int = LABEL) -> str:
        """At most `room` characters."""


class Presets(Protocol[A_contra]):
    """Finished answers to a counted question that are worth one press; labels are shorter if there is less room."""

    def __call__(self, at: A_contra, room: int = LABEL) -> Sequence[Preset]:
        """The presets, in the order in which they are offered."""


def no_outcome(at: object, pick: Pick) -> tuple[str, ...]:
    """The default for a game that says what each option brings only separately."""
    return ()


class EventLine(Protocol):
    """One happening as a line of at most 105 characters; "" if it is not worth one.

    `edition` is the component data of the table, for games that take names from there; "" for the built-in data.
    """

    def __call__(self, words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
        """The line."""


class SectionOf(Protocol):
    """The section of the round that an event belongs to; "" for the mover's.

    None: the section of the event before it in the same move; for the first event, the mover's.
    """

    def __call__(self, key: str, before: str) -> str | None:
        """`before`: the section of the previous event, of whichever move; "" if that was the mover's."""


class Digester(Protocol):
    """The news of one group, merged and summed; without clauses if nothing in it is worth telling."""

    def __call__(self, words: Words, group: Group, names: Names) -> Digest:
        """The group in words."""


class PlanTeller(Protocol):
    """A plan in sentences: answers that together make one power or one move share a sentence."""

    def __call__(self, words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
        """The sentences, each with a full stop."""


class RefusalLine(Protocol):
    """Why a move is not possible, in a sentence; `edition` as for `EventLine`."""

    def __call__(self, words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
        """The sentence."""


class TableOptionName(Protocol):
    """The name of a table option, or of one of its values."""

    def __call__(self, words: Words, name: str, value: str | None = None) -> str:
        """The name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Face(Generic[V, A]):
    """The words of one game. V is its view: the reader's, or the public one if everybody reads the text.

    A is a question before its reader: `asked` makes it, once for everything that is said about that question.
    """

    key: str

    # The table.
    headline: Callable[[Words, V, Names], str]  # the line under the title, also the board's
    board: Callable[[Words, V, Names], Board]  # the whole public table as text
    in_words: Callable[[Words, V, Names], Board]  # the same in sentences, one fact per line, for words mode
    secrets: Callable[[Words, V, Names], tuple[str, ...]]  # what only this seat may know, in lines
    has_hands: bool = True  # whether seats hold cards; otherwise *My hand* is called *My things*
    event: EventLine
    digest: Digester | None = None  # None: the lines of the events are joined
    section: SectionOf = goes_along
    # Events of an answer in the middle of what another seat, or the table, has begun; they are grouped with that.
    amid: frozenset[str] = frozenset()
    in_turn: frozenset[str] = frozenset()  # sections in which seats act in turn: a replay stops after each of them
    rounds: frozenset[str] = frozenset()  # events that begin a round; empty: a round is a lap of the seats
    last_round: frozenset[str] = frozenset()  # events after which laps are no longer counted: the final round
    round_key: str = "round"  # the text that names a round by its number, for games with another word for it
    refusal: RefusalLine
    scoring: Callable[[Words, Result, V, Names], Scoring]

    # Questions and their answers.
    asked: Asking[V, A]  # makes the argument of most of these
    plans: Callable[[str], bool]  # whether an answer to this choice waits for the next one and is handed in with it
    sides: Callable[[str], bool] = either_side  # whether the panel may ask which options of this choice stay
    told_plan: PlanTeller | None = None  # None: the labels of the buttons, joined
    begins: Callable[[Words, V, Ask, V], str] = nothing_begins  # "Then your next turn:" in a plan; "" within a turn
    place: Callable[[A, Arg], int] = as_asked  # sort key of the buttons, to match the layout of the picture
    reveals: Callable[[A, str], str]  # what an answer reveals: "draws cards"; "" for nothing worth a warning
    says_so: frozenset[str] = frozenset()  # choices whose labels tell that already: a line warns, and the labels do not
    call: Callable[[Words, Ask], str]  # what somebody is asked, as everybody may read it: no options, no secrets
    hint: Callable[[A], str]  # a line on the rules for a first game; never advice on which option to take
    chapter: Callable[[str, int], str]  # the topic of the rules page that explains this choice, with so many seats
    question: Callable[[A], str]  # as the person who is asked reads it
    option: Callable[[A, Arg], Label]  # one option, or one thing that is barred; what it brings as far as it is certain
    confirm: Confirm[A]
    presets: Presets[A]
    outcome_of: Callable[[A, Pick], tuple[str, ...]] = no_outcome  # what a half-made pick brings
    typed: Callable[[A, Arg], str]  # the word for an option in a command, which `read` understands
    read: Callable[[A, str], Pick]  # typed words, of either language; raises `NotUnderstood`

    # What a table agrees on.
    table_option: TableOptionName
    option_group: Callable[[Words, str, str], str]  # the group of a value, if an option has many (a card's class)
    options_line: Callable[[Words, Agreed], str]  # all options that matter in one line, with advice if any is due
    edition: Callable[[Words, Edition], tuple[str, ...]]  # a line for each kind of component data: how sure it is


AnyFace = Face[Any, Any]  # for code that knows a game only by its key
