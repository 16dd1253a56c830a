"""A change of a table in the making: the table before and after, its log lines, and what else is to be stored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, TypeVar

from bot.tables.values import By, Considered, PastState, Player, Snapshot, TimeAccount, refused
from rules.core import AnyGame, Arg, Ask, Event, Only, Refused, State

from .occurrences import CandidateWithdrew, Occurrence

Kind = TypeVar("Kind", bound=Occurrence)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line to be written to the log; `state` is the state it led to, as JSON text, if it led to a new one."""

    seat: int | None
    revision: int
    action: dict[str, Any] | None  # what a replay must do
    events: tuple[Event, ...]
    state: str | None = None
    mover: int | None = None  # whose move the state came from
    by: By = "hand"
    copied: bool = False  # played at another table
    changes: bool = False  # a sealed answer: its state takes the place of the one before on the undo stack


@dataclass(frozen=True, slots=True)
class Deal:
    """What is drawn and fixed at the start and stays secret until the end."""

    secret: str
    joined: str
    edition: str
    files: str


@dataclass(frozen=True, slots=True)
class Past:
    """What a table can go back to: the stored states, the present one last, and which moves were played as one plan."""

    stack: tuple[PastState, ...] = ()
    plans: tuple[tuple[int, int], ...] = ()  # the first and the last log line of each
    moves: tuple[tuple[int, int], ...] = ()  # log line and revision of all that stand, changed answers among them
    by_hand: tuple[tuple[int, int], ...] = ()  # log line and seat of the moves that people made themselves


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What goes back: all moves from log line `first` on; the state stored for line `to` comes back."""

    to: int
    first: int | None  # None: no move goes back, the state is made anew
    by: int | None = None  # the seat that took back, or asked for it; None: a repair
    states: tuple[PastState, ...] = ()  # those taken back, oldest first
    accounts: tuple[TimeAccount | None, ...] = ()  # in the state that comes back


class Transition:
    """The table before and after a change, and everything to be stored with it. Used once; discarded if refused."""

    def __init__(self, before: Snapshot, game: AnyGame, now: float) -> None:
        self.before, self.table, self.game, self.now = before, before, game, now
        self.lines: list[LogLine] = []
        self.deal: Deal | None = None
        self.mover: int | None = None  # the seat that acted: its next question comes without sound …
        self.by: By = "hand"  # … if the person did it themselves
        self.handed_in: object = None  # the stored answer that this is, which must still be stored as it was read
        self.to_come: object = None  # what is left of it, to be stored for the next question
        self.past = Past()  # for undo only
        self.taken_back: TakenBack | None = None
        self.considered: Considered = ()  # what a bot player weighed before its answer
        self.opened: list[Transition] = []  # other tables that open with it, in the same transaction
        self.presser: int | None = None  # the seat whose person let the table run again, or voted, by a press
        self.occurrences: list[Occurrence] = []

    def all(self, kind: type[Kind]) -> Iterator[Kind]:
        """The occurrences of one kind."""
        return (each for each in self.occurrences if isinstance(each, kind))

    def put(self, seat: int, player: Player | None) -> None:
        """Put somebody on a seat, or free it."""
        players = list(self.table.players)
        players[seat] = player
        self.table = replace(self.table, players=tuple(players))

    def drop_vote(self, person: int | None) -> None:
        """Forget somebody's vote to end the table, if there is one."""
        self.table = replace(self.table, votes=tuple(vote for vote in self.table.votes if vote[0] != person))

    def withdraw_undo_request(self) -> None:
        """Take back an open undo request, if there is one."""
        if undo_request := self.table.undo_request:
            self.table = replace(self.table, undo_request=None)
            self.tell("table_undo_withdrawn", seat=undo_request.seat)

    def tell(self, key: str, seat: int | None = None, **facts: Arg | Only) -> None:
        """Log an event of the table itself; `seat` becomes a fact."""
        known = facts if seat is None else {"seat": seat, **facts}
        self.lines.append(LogLine(seat, self.table.revision, None, (Event(key, known),)))

    def reach(
        self,
        state: State,
        action: dict[str, Any] | None,
        *events: Event,
        seat: int | None = None,
        mover: int | None = None,
        changes: bool = False,
    ) -> None:
        """Go to a new state of the game and log how: `action` is what a replay must repeat.

        `seat` acted; `mover` is the seat whose move led to this state, which after an undo is an earlier one;
        `changes`: it changed a sealed answer.
        """
        self.table = replace(self.table, state=state)
        player = None if seat is None else self.table.players[seat]
        by: By = self.by if self.by == "care" or (player and player.is_cared_for) else "hand"
        self.lines.append(
            LogLine(seat, state.revision, action, events, saved(self.game, state), mover, by, changes=changes)
        )

    @property
    def state(self) -> State:
        """The present state of a started table."""
        assert self.table.state is not None
        return self.table.state

    def player(self, person: int) -> tuple[int, Player]:
        """The seat and player of a person. Refusal: not_seated."""
        seat = self.table.seat_of(person)
        player = None if seat is None else self.table.players[seat]
        if seat is None or player is None:
            raise refused("not_seated")
        return seat, player

    def must_be_open(self) -> None:
        """Refusal: not_open."""
        if self.table.status != "open":
            raise refused("not_open")

    def must_be_running(self) -> None:
        """Refusals: game_over, not_running."""
        if self.table.status == "over":
            raise refused("game_over")
        if self.table.status != "running":
            raise refused("not_running")

    def must_run(self) -> None:
        """Refusals: game_over, not_running; where the table stands still, by why it does: paused, asleep, frozen."""
        self.must_be_running()
        if not self.table.runs:
            raise at_rest(self.table)

    def must_be_host(self, person: int) -> None:
        """Refusal: host_only, with the host's name."""
        if self.table.host != person:
            raise refused("host_only", host=self.name_of(self.table.host))

    def name_of(self, person: int) -> str:
        """The name of a seated person; "" if they are not seated."""
        return next((p.name for p in self.table.players if p and p.person == person), "")

    def next_bot_number(self) -> int:
        """The least number that no bot player at this table has."""
        taken = {player.bot_number for player in self.table.players if player}
        return next(number for number in count(1) if number not in taken)

    def close(self, why: str) -> None:
        """End the table without a result."""
        self.table = replace(self.table, status="closed", ended=self.now, undo_request=None, ballot=None, proposal=None)
        self.tell("table_closed", why=why)

    @property
    def sent_away(self) -> int | None:
        """The candidate who does not get the seat, whatever the reason but their own wish: they are told."""
        was, now = self.before.proposal, self.table.proposal
        if was is None or was.kind != "candidate" or self.table.seat_of(was.by) is not None:
            return None
        if CandidateWithdrew() in self.occurrences:
            return None
        return None if now and (now.kind, now.by, now.seat) == (was.kind, was.by, was.seat) else was.by

    def complete(self) -> None:
        """Last of all, note since when each seat is awaited, whose move this was, and the table's new counters."""
        players = list(self.table.players)
        for seat, player in enumerate(players):
            if player:
                players[seat] = self._with_wait(seat, replace(player, care_sealed=self._is_care_sealed(seat, player)))
        if self.undoes:
            players = [player and self._with_last_move(seat, player) for seat, player in enumerate(players)]
        elif self.mover is not None and (mover := players[self.mover]):
            if self.by == "hand":
                mover = replace(mover, last_line=self.before.lines + len(self.lines))
            players[self.mover] = self._counted(self.mover, mover) if mover.person is not None else mover
        if self.table.status != "running":
            players = [player and _without_erased(player) for player in players]
        self.table = replace(
            self.table, players=tuple(players), lines=self.before.lines + len(self.lines), writes=self.before.writes + 1
        )

    def _with_last_move(self, seat: int, player: Player) -> Player:
        """After an undo: what happened since the last move that stands is news again to whom a move was taken back."""
        assert self.taken_back and self.taken_back.first is not None
        first, own = self.taken_back.first, [line for line, mover in self.past.by_hand if mover == seat]
        if not any(line >= first for line in own):
            return player  # also whoever took the seat since: news to them begin there
        return replace(player, last_line=max((line for line in own if line < first), default=0))

    def _is_care_sealed(self, seat: int, player: Player) -> bool:
        ask = self.table.ask_of(seat)
        if ask is None or ask.given is None:
            return False
        if self.undone:
            kept = self.past.stack[: -len(self.undone)]
            return next((row.by == "care" for row in reversed(kept) if row.mover == seat), player.care_sealed)
        return self.by == "care" if seat == self.mover else player.care_sealed

    def _counted(self, seat: int, mover: Player) -> Player:
        """The mover, with their answers counted; one that changes their own sealed answer is none."""
        was, before = self.before.ask_of(seat), self.before.players[seat]
        changes = was is not None and was.given is not None and not (before and before.care_sealed)
        moves = sum(line.mover == seat for line in self.lines) - changes
        if self.by == "care":
            return replace(mover, cared=mover.cared + moves)
        return replace(mover, decided=mover.decided + self.answers_of(moves, plans=min(1, moves)))

    def answers_of(self, moves: int, plans: int) -> int:
        """As how many answers these moves of a person count that were handed in as so many plans.

        Each move is one, as each of the caretaker's is; in a lesson, which ends after so many decisions, each plan.
        """
        return plans if self.table.is_lesson else moves

    @property
    def undoes(self) -> bool:
        """Whether moves go back."""
        return self.taken_back is not None and self.taken_back.first is not None

    @property
    def undone(self) -> tuple[PastState, ...]:
        """After an undo, the states taken back, oldest first."""
        return self.taken_back.states if self.taken_back else ()

    @property
    def undone_people(self) -> tuple[int, ...]:
        """After an undo, the people whose own answers went back at somebody else's request."""
        movers = {row.mover for row in self.undone if row.by == "hand"} - {self.undone_by}
        players = (player for seat, player in enumerate(self.table.players) if seat in movers)
        return tuple(player.person for player in players if player and player.person is not None)

    @property
    def undone_by(self) -> int | None:
        """After an undo, the seat that took back, or asked for it."""
        return self.taken_back.by if self.taken_back else None

    @property
    def changes_answer(self) -> bool:
        """Whether this changes a sealed answer and nothing else, not even who is away: nobody else may notice."""
        if self.mover is None or len(self.lines) != 1:
            return False
        was, now = self.before.ask_of(self.mover), self.table.ask_of(self.mover)
        is_given = was is not None and now is not None and was.given is not None and now.given is not None
        return is_given and self.table.revision == self.before.revision

    def _with_wait(self, seat: int, player: Player) -> Player:
        if not self.is_awaited(seat):
            since = None
        elif self.still_awaited(seat):
            since = player.awaited_since
        else:
            since = self.now
        return player if since == player.awaited_since else replace(player, awaited_since=since)

    @property
    def pressed_by(self) -> int | None:
        """The seat whose own press this is: it knows what became of it."""
        if self.presser is not None:
            return self.presser
        return self.mover if self.by == "hand" else None

    def is_awaited(self, seat: int) -> bool:
        """Whether this seat must answer after the transition."""
        return _awaiting(self.table, seat) is not None

    def still_awaited(self, seat: int) -> bool:
        """Whether this seat has the same question as before, perhaps with other options."""
        was, now = _awaiting(self.before, seat), _awaiting(self.table, seat)
        same = was is not None and now is not None and was[1:3] == now[1:3]
        return same and seat != self.mover and self.same_person(seat)

    def same_person(self, seat: int) -> bool:
        """Whether whoever had this seat before has it now."""
        was = self.before.players[seat] if seat < len(self.before.players) else None
        now = self.table.players[seat]
        return was is not None and now is not None and was.person == now.person

    def was_awaited(self, seat: int) -> bool:
        """Whether this seat had to answer before the transition."""
        return _awaiting(self.before, seat) is not None

    def fell_away(self, seat: int) -> bool:
        """Whether this seat must answer anew because its sealed answer is no option any more."""
        was, now = self.before.ask_of(seat), _awaiting(self.table, seat)
        return now is not None and was is not None and was.given is not None and was.choice == now.choice

    def account_then(self, seat: int) -> TimeAccount | None:
        """After an undo, the seat's account in the state that came back."""
        return _of_seat(self.taken_back.accounts, seat) if self.taken_back else None

    def left_before_answer(self, seat: int) -> float | None:
        """After an undo, the seconds a seat had left before the first of its answers that went back; None: none did."""
        was = self.account_then(seat)
        for row in self.undone:
            now = _of_seat(row.accounts, seat)
            if was and now and now.waits > was.waits:
                return now.answered_left
            was = now
        return None

    def left_before_care(self, seat: int) -> float | None:
        """After a seat's undo, the seconds it had left when it was answered for while away; None: it was not."""
        found = (_of_seat(row.accounts, seat) for row in self.undone if row.by != "hand" and row.mover == seat)
        account = next(found, None) if self.undone_by == seat else None
        return account.left if account else None


def at_rest(table: Snapshot) -> Refused:
    """The refusal of what a table that stands still does not allow, by why it does: paused, asleep, frozen."""
    match table.standing:
        case "asleep":
            return refused("asleep")
        case "frozen":
            return refused("frozen")
    return refused("paused")


def _without_erased(player: Player) -> Player:
    """A player of a table that has ended, where nothing need be known of who erased themselves (below 0)."""
    former = tuple(old._replace(person=max(old.person, 0)) for old in player.former)
    return replace(player, former=former, declined=tuple(person for person in player.declined if person >= 0))


def _of_seat(accounts: tuple[TimeAccount | None, ...], seat: int) -> TimeAccount | None:
    return accounts[seat] if seat < len(accounts) else None


def _awaiting(table: Snapshot, seat: int) -> Ask | None:
    ask = table.ask_of(seat)
    return None if ask is None or ask.given is not None else ask


COMPACT = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)  # made once: it takes longer than most texts


def saved(game: AnyGame, state: State) -> str:
    """A state as compact JSON text. It holds the dice's secret."""
    return COMPACT.encode(game.save(state))
