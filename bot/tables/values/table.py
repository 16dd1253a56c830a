"""A table at one moment: who sits where, on which terms, in which state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from rules.core import Ask, Result, State

from .clock import DAY
from .players import Person, Player
from .terms import Terms

Status = Literal["open", "running", "over", "closed"]  # closed: ended without a result
StandingName = Literal["runs", "paused", "asleep", "frozen"]

END_VOTE_STANDS_FOR: Final = 7 * DAY  # seconds
LONGEST_NOTE: Final = 2000  # characters of what a person writes for themselves about a table


@dataclass(frozen=True, slots=True)
class Place:
    """The channel or thread of a table, in a server or (`guild` None) in private."""

    guild: int | None
    channel: int


NOWHERE: Final = Place(None, 0)  # of lessons: they stand in the answers to their learner's presses alone


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An open request to take back the moves from log line `line` on."""

    seat: int
    line: int
    moves: int  # how many moves go back
    needed: tuple[int, ...]  # seats of people who must agree
    agreed: tuple[int, ...] = ()
    number: int = 0  # in the ids of its buttons, drawn by lot: a line would count changed sealed answers, too


@dataclass(frozen=True, slots=True)
class Ballot:
    """An open vote on how to go on for an absent person. `votes` are answers by person."""

    seat: int
    opened: float  # seconds since 1970, as is `until`
    until: float
    votes: tuple[tuple[int, str], ...] = ()
    number: int = 0  # as of a request


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to all at the table: a pause, or a candidate for an offered seat. `votes` are answers by person."""

    kind: Literal["pause", "candidate"]
    by: int  # the person who asks, or the candidate
    name: str
    until: float  # seconds since 1970: when silence decides
    seat: int = -1  # of a candidate
    pause_until: float | None = None  # seconds since 1970; None: open
    votes: tuple[tuple[int, bool], ...] = ()
    number: int = 0  # as of a request


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
    opened: float  # seconds since 1970, as are `started`, `ended` and `kept_until`
    writes: int = 0  # how often this table was written
    lines: int = 0  # number of the last log line
    seal: str | None = None
    state: State | None = field(default=None, repr=False)
    result: Result | None = None
    started: float | None = None
    ended: float | None = None
    votes: tuple[tuple[int, float], ...] = ()  # people who want the table ended, and since when; 0: not known
    undo_request: UndoRequest | None = None
    invited: tuple[Person, ...] = ()  # to the lobby, seated by now or not
    kept_until: float | None = None  # until then free seats are for those invited
    rematch_of: str | None = None  # the table whose rematch this is
    host_notified: bool = False  # the host was notified that all seats are taken
    standing: StandingName = "runs"  # how a table that has started goes on
    standing_since: float | None = None  # seconds since 1970, as is the next
    standing_until: float | None = None  # when a pause ends, where that was agreed
    before_frozen: tuple[StandingName, float | None, float | None] | None = None  # standing, since, until; None: it ran
    ballot: Ballot | None = None
    proposal: Proposal | None = None
    outdated: bool = False  # newer rules went on as they read the state: what came of that must be stored

    @property
    def expected(self) -> tuple[Person, ...]:
        """The people invited who have not sat down."""
        return tuple(person for person in self.invited if person.id not in self.people)

    @property
    def revision(self) -> int:
        """The revision of the state; 0 in the lobby."""
        return self.state.revision if self.state else 0

    @property
    def people(self) -> tuple[int, ...]:
        """The ids of all people seated, by seat."""
        return tuple(p.person for p in self.players if p and p.person is not None)

    @property
    def voters(self) -> tuple[int, ...]:
        """The people who voted to end it, whether their votes still stand or not."""
        return tuple(person for person, _ in self.votes)

    def standing_votes(self, now: float) -> tuple[tuple[int, float], ...]:
        """The votes to end it that have not lapsed; one of whom nobody knows since when is as if given now."""
        known = ((person, min(at or now, now)) for person, at in self.votes)
        return tuple((person, at) for person, at in known if now - at < END_VOTE_STANDS_FOR)

    def asks_to_end(self, person: int, now: float) -> bool:
        """Whether others want it ended, and this person does not; at 0 all votes stand."""
        votes = dict(self.standing_votes(now))
        return bool(votes) and person not in votes

    def votes_to_end(self, now: float) -> tuple[int, int]:
        """How many people want it ended, and of how many: whom the caretaker plays for by a vote does not count."""
        seated = [player for player in self.players if player and player.person is not None]
        people = [p.person for p in seated if not (p.is_cared_for and p.stand_why == "ballot")]
        votes = dict(self.standing_votes(now))
        return sum(person in votes for person in people), len(people)

    @property
    def is_advised(self) -> bool:
        """Whether bots advise here: where one person plays, and the result counts nowhere else."""
        return len(self.people) <= 1 and not self.terms.is_scored

    def is_practice_of(self, person: int) -> bool:
        """Whether it is a practice table where this person sits and nobody else does."""
        return self.terms.origin is not None and self.people == (person,)

    @property
    def is_lesson(self) -> bool:
        """Whether it is a lesson: one person among bots, in no channel; nobody is called to it, and it never counts."""
        return self.terms.lesson is not None

    @property
    def to_agree(self) -> tuple[int, ...]:
        """The ids of the people who must still agree to the options."""
        return tuple(p.person for p in self.players if p and p.person is not None and not p.ready)

    @property
    def seated(self) -> int:
        """How many people and bot players have sat down."""
        return len(self.players) - self.free

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(p is None for p in self.players)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return tuple(ask.seat for ask in self.asks if ask.given is None)

    @property
    def is_duplicate(self) -> bool:
        """Whether it began with the same deal as other tables: the lobby that they came from is none."""
        return bool(self.terms.sisters) and self.started is not None

    @property
    def runs(self) -> bool:
        """Whether the game goes on: it has started, is not over, and is not paused, asleep or frozen."""
        return self.status == "running" and self.standing == "runs"

    @property
    def leaves_channel(self) -> bool:
        """Whether another table may open in its channel."""
        return self.standing in ("asleep", "frozen")

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions, those with a sealed answer among them."""
        return self.state.asked if self.state and self.status == "running" else ()

    @property
    def moment(self) -> int:
        """A number for the present moment that changed sealed answers do not raise: the oldest question still open."""
        return min((ask.revision for ask in self.asks if ask.given is None), default=self.revision)

    def changes_only(self, seat: int) -> bool:
        """Whether a sealed answer is changed, not taken back: others have sealed theirs, and change them unseen."""
        given = {ask.seat for ask in self.asks if ask.given is not None}
        return seat in given and any((p := self.players[i]) and p.person is not None for i in given - {seat})

    def is_open_to(self, person: int, guild: int | None) -> bool:
        """Whether a person may know of this table: they are in its server now, sit here, or are invited."""
        there = guild is not None and guild == self.place.guild
        return there or person in self.people or any(invited.id == person for invited in self.invited)

    def seats_kept(self, now: float) -> int:
        """How many free seats are kept at this moment, for those invited to a rematch."""
        keeps = self.kept_until is not None and now < self.kept_until
        return min(self.free, len(self.expected)) if keeps else 0

    def has_a_seat_for(self, person: int, now: float) -> bool:
        """Whether a free seat is kept for nobody else at this moment."""
        is_invited = any(invited.id == person for invited in self.invited)
        return self.free > (0 if is_invited else self.seats_kept(now))

    def seat_of(self, person: int) -> int | None:
        """Where this person sits, if at all."""
        return next((seat for seat, p in enumerate(self.players) if p and p.person == person), None)

    def goes_on_without(self, person: int) -> bool:
        """Whether others vote on them at a running table, the caretaker plays for them, or the table sleeps."""
        seat = self.seat_of(person)
        player = None if seat is None else self.players[seat]
        return player is not None and self.status == "running" and (self.standing == "asleep" or not player.attends)

    def ask_of(self, seat: int) -> Ask | None:
        """The question open to this seat."""
        return next((ask for ask in self.asks if ask.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Brief:
    """A table in a list, read without loading its state; `seat` is -1 where the list is not one person's."""

    code: str
    game: str
    status: Status
    place: Place
    seat: int
    awaited_since: float | None


@dataclass(frozen=True, slots=True)
class StandingTable:
    """A running table in a list: where it is, and whether it goes on there."""

    code: str
    place: Place
    standing: StandingName


@dataclass(frozen=True, slots=True)
class TableTurn:
    """A table of one person, with all who sit there; `brief.seat` is the person's."""

    brief: Brief
    standing: StandingName
    players: tuple[Player | None, ...]
    until: float | None = None  # when the person's time is up as things stand; None where they play by no clock

    @property
    def rank(self) -> int:
        """0: the caretaker plays for the person; 1: the table waits for them; 2: for others; 3: it is at rest."""
        own = self.players[self.brief.seat]
        if self.brief.status == "running" and self.standing != "runs":
            return 3
        is_cared_for = self.brief.status == "running" and own and own.is_cared_for
        return 0 if is_cared_for else 1 if self.brief.awaited_since is not None else 2
