"""What the table service hands out: frozen values, safe to keep and to compare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.core import Arg, Ask, Event, Pick, Refusal, Refused, Result, State

Status = Literal["open", "running", "over", "closed"]  # closed: ended without a result
Seating = Literal["drawn", "joined"]
UndoRule = Literal["free", "consent", "never"]
Notices = Literal["dm", "channel", "nowhere"]
Reading = Literal["pictures", "large", "contrast", "text", "words"]
Invitations = Literal["everybody", "sat_with", "nobody"]
DmState = Literal["unknown", "open", "closed"]
Rooms = Literal["threads", "here", "channel"]
DueKind = Literal["lobby", "board", "end", "direct_message", "late", "mention", "notice"]

Language = Annotated[str, Field(pattern=r"^[a-z]{2}(-[A-Z]{2})?$")]  # as Discord names locales


def refused(key: str, **facts: Arg) -> Refused:
    """A player's error to raise, carried as the rules carry theirs: a text key and its facts."""
    return Refused(Refusal(key, facts))


class BrokenTable(Refused):
    """The save of this one table cannot be read: the others live. `reason` is for the owner of the bot."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(Refusal("table_broken", {"code": code}))
        self.code, self.reason = code, reason

    def __str__(self) -> str:
        return f"table {self.code} cannot be read: {self.reason}"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who acts: the id and the name at Discord, and the locale of the interaction."""

    id: int
    name: str
    locale: str | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: a channel or thread, in a server or not."""

    guild: int | None
    channel: int


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person (id and name) or bot player number `bot_number` (from 1; the face names it)."""

    person: int | None
    name: str
    bot_number: int = 0
    ready: bool = False  # has agreed to the options as they are
    awaited_since: float | None = None  # seconds; None: not asked, or has answered sealed
    last_line: int = 0  # the log line of the last own move: "since your last move"


@dataclass(frozen=True, slots=True)
class Terms:
    """The table options that all games share."""

    seats: int
    seating: Seating = "drawn"
    undo: UndoRule = "free"
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An open request to take back the moves from log line `line` on."""

    seat: int
    line: int
    moves: int  # how many moves go back
    needed: tuple[int, ...]  # seats of people who must agree
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Notified:
    """Somebody was rung, for a question of this revision if for one; `bundled_with`: by the sound of that other table.

    `about` is what it was about under whatever revision; "": nothing that could come again.
    """

    person: int
    question: int | None
    bundled_with: str | None = None
    about: str = ""


@dataclass(frozen=True, slots=True)
class NotificationState:
    """How one person hears of one table, and what he was rung for last."""

    code: str
    person: int
    discreet: bool = False  # the direct message leaves the secrets out
    muted: bool = False
    notified_at: float | None = None
    notified_for: int | None = None
    bundled_with: str | None = None


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that stands at Discord for a table: which, where, since when, and how far it told the log."""

    kind: str
    person: int | None  # whose direct message; None: public
    channel: int
    message: int
    at: float
    line: int = 0
    notified: tuple[Notified, ...] = ()  # who was rung by sending it; noted with the delivery


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at one moment. `state` holds secrets of all seats: show only what `game.view` gives a seat."""

    code: str
    game: str
    status: Status
    host: int
    place: Place
    terms: Terms
    options: Any  # the game's own `Options`
    options_seen: int  # grows with every change of options or terms: what a *Join or agree* button carries
    players: tuple[Player | None, ...]  # by seat; None: free. In the lobby in the order of joining
    opened: float
    writes: int = 0  # how often this table was written
    lines: int = 0  # number of the last log line
    seal: str | None = None
    state: State | None = field(default=None, repr=False)
    result: Result | None = None
    started: float | None = None
    ended: float | None = None
    votes: tuple[int, ...] = ()  # people who want the table ended
    undo_request: UndoRequest | None = None
    invited: tuple[Person, ...] = ()  # to the lobby, seated by now or not
    kept_until: float | None = None  # until then free seats are for those invited
    again: str | None = None  # the table whose rematch this is
    called: bool = False  # the host was told that all seats are taken

    @property
    def expected(self) -> tuple[Person, ...]:
        """Those invited who have not sat down."""
        return tuple(guest for guest in self.invited if guest.id not in self.people)

    @property
    def revision(self) -> int:
        """The revision of the state; 0 in the lobby."""
        return self.state.revision if self.state else 0

    @property
    def people(self) -> tuple[int, ...]:
        """The ids of all persons seated, by seat."""
        return tuple(p.person for p in self.players if p and p.person is not None)

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(p is None for p in self.players)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return tuple(ask.seat for ask in self.asks if ask.given is None)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions, answered sealed ones among them."""
        return self.state.asked if self.state and self.status == "running" else ()

    def is_open_to(self, person: int, guild: int | None) -> bool:
        """Whether somebody may know of this table: who is in its server now, who sits here, and who is invited."""
        there = guild is not None and guild == self.place.guild
        return there or person in self.people or any(guest.id == person for guest in self.invited)

    def seat_of(self, person: int) -> int | None:
        """Where this person sits, if at all."""
        return next((seat for seat, p in enumerate(self.players) if p and p.person == person), None)

    def ask_of(self, seat: int) -> Ask | None:
        """The question open to this seat."""
        return next((ask for ask in self.asks if ask.seat == seat), None)


@dataclass(frozen=True, slots=True)
class PastState:
    """A state that a table can go back to, as JSON text: the log line that led to it, and the seat that moved."""

    line: int
    mover: int | None
    state: str = field(repr=False)  # it holds the secret of the dice


@dataclass(frozen=True, slots=True)
class Entry:
    """One event of a table's log. Facts for some seats stay wrapped: show `event.seen_by(seat)`."""

    line: int  # one line per move or act at the table; several events may share it
    at: float
    revision: int
    seat: int | None  # who moved; None: the table itself
    event: Event
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a submission did: the table afterwards and what happened. `repeated`: it had been done before."""

    table: Snapshot
    entries: tuple[Entry, ...] = ()
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Brief:
    """A table in a person's list, read without loading its state."""

    code: str
    game: str
    status: Status
    place: Place
    seat: int
    awaited_since: float | None


@dataclass(frozen=True, slots=True)
class Step:
    """A whole answer that is planned and not yet played."""

    choice: str
    pick: Pick


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-made answer, kept by the face across restarts.

    `steps` are whole answers in a row, the first to the question of this revision; `body` is what is chosen so far for
    the question that comes after them.
    """

    revision: int
    number: int  # grows with every change, so that an old panel's press is seen to be old
    body: tuple[Arg, ...]
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class DueMessage:
    """A message that must come to exist: what is due, never its text.

    kind: `lobby`, `board`, `end` (public) · `direct_message` (to one person) · `mention` (the `people` of the facts are
    told in the channel) · `late` (somebody whose own press led to a question that is still open) · `notice` (one
    message to a person, `topic` says which, as a text key with `facts`).
    Send with `nonce` (enforced); where `maybe_sent`, an earlier try may have arrived: edit after sending to be sure.
    `least`: it was refused as it is again and again; send the least that helps.
    """

    id: int
    code: str
    kind: DueKind
    person: int | None
    topic: str
    facts: Mapping[str, Arg]
    due: float
    sound: bool
    nonce: str
    attempts: int
    version: int
    least: bool = False

    @property
    def maybe_sent(self) -> bool:
        """Whether an earlier try may have arrived."""
        return self.attempts > 0


@dataclass(frozen=True, slots=True)
class Settings:
    """How a person wants to be met. `language` is the choice, `locale` that of the last interaction."""

    person: int
    name: str = ""
    locale: str | None = None
    language: Language | None = None
    notices: Notices = "dm"
    dm: DmState = "unknown"
    hints: bool = True  # a line on the rules above each question of a first game
    reading: Reading = "pictures"  # pictures in one of three looks, text alone, or whole sentences without marks
    invitations: Invitations = "everybody"  # from whom the person takes them


@dataclass(frozen=True, slots=True)
class Server:
    """How a server wants its tables: public language, and where they may open."""

    guild: int
    language: Language | None = None
    rooms: Rooms = "threads"
    channel: int | None = None  # with rooms "channel": the only one where tables open
