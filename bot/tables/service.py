"""The table service: seat, start, play, take back, leave. The one door through which a table changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules import GAMES
from rules.core import AnyGame, Arg, Move

from ..clock import Clock
from .values import (
    Brief,
    DmState,
    Draft,
    Due,
    Entry,
    Notices,
    Outcome,
    Person,
    Place,
    Posted,
    Rooms,
    Server,
    Settings,
    Snapshot,
)


class Tables:
    """All tables of this host.

    Every act that changes something is one transaction, takes the interaction's id as `key` (a repeated key changes
    nothing and returns the stored outcome with `repeated`), and raises `rules.core.Refused` where it is not possible:
    `refused.refusal.key` is a text key, `.facts` its facts.
    """

    def __init__(
        self,
        database: Any,
        clock: Clock,
        games: Mapping[str, AnyGame] = GAMES,
    ) -> None: ...

    # ------------------------------------------------------------------- the lobby

    async def open(
        self, person: Person, place: Place, game: str, seats: int, *, language: str = "en", key: str | None = None
    ) -> Outcome:
        """Open a table; who opens it is its host and sits. Refusals: one_per_channel, no_such_game, bad_option."""
        raise NotImplementedError

    async def join(self, code: str, person: Person, *, seen: int | None = None, key: str | None = None) -> Outcome:
        """Take a free seat, or agree to options that were changed. `seen`: the `options_seen` of the lobby message.

        Refusals: full, already_seated (nothing to agree to), not_open, options_changed (since the message seen).
        """
        raise NotImplementedError

    async def leave(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Leave the lobby; the next person becomes host, the last one closes it. Refusals: not_seated, not_open."""
        raise NotImplementedError

    async def free(self, code: str, person: int, seat: int, *, key: str | None = None) -> Outcome:
        """The host frees a seat. Refusals: host_only, not_open, seat_is_free, not_yourself."""
        raise NotImplementedError

    async def fill(self, code: str, person: int, n: int | None = None, *, key: str | None = None) -> Outcome:
        """The host puts n house players (default: as many as fit) on free seats. Refusals: host_only, full."""
        raise NotImplementedError

    async def set_options(
        self, code: str, person: int, changes: Mapping[str, Arg | bool], *, key: str | None = None
    ) -> Outcome:
        """The host changes options of the game or terms of the table (seats, seating, undo, language) by name.

        All others fall back to not ready; the entry `options_changed` tells which. Refusals: host_only, not_open,
        bad_option(option, value), seats_taken, or the game's own reason.
        """
        raise NotImplementedError

    async def start(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """The host starts: secret drawn, seal kept and told, seats drawn or as joined.

        Refusals: host_only, not_open, seats_free(n), not_agreed(seats).
        """
        raise NotImplementedError

    async def close(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """The host closes the lobby. Refusals: host_only, not_open."""
        raise NotImplementedError

    # ------------------------------------------------------------------- play

    async def play(self, code: str, person: int, moves: Sequence[Move], *, key: str) -> Outcome:
        """One move or a list of moves, all or none. `Move.seat` must be the person's seat.

        Refusals: not_seated, not_running, game_over, and those of the rules (not_your_turn, out_of_date,
        not_an_option, wrong_number, or the game's own reason).
        """
        raise NotImplementedError

    async def undo(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Take back the own last move; where others have moved since, open a request (`table.wish`) to them.

        Refusals: no_take_back(barrier), nothing_to_take_back, undo_off, change_instead, wish_open, game_over.
        """
        raise NotImplementedError

    async def agree(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Agree to the open request; the last one needed carries it out. Refusals: no_wish, not_needed."""
        raise NotImplementedError

    async def decline(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Decline the open request, or withdraw one's own. Refusals: no_wish, not_needed."""
        raise NotImplementedError

    async def resign(self, code: str, person: int, *, sure: bool = False, key: str | None = None) -> Outcome:
        """Give the seat to a house player; without people left the table closes. Refusals: not_sure, not_seated."""
        raise NotImplementedError

    async def vote_end(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Vote to end without a result: more than half of the people, of two both. Refusals: voted_already."""
        raise NotImplementedError

    # ------------------------------------------------------------------- reading

    async def look(self, code: str) -> Snapshot:
        """The table as it stands. Refusals: no_such_table(code), table_broken(code)."""
        raise NotImplementedError

    async def table_of(self, channel: int) -> Snapshot | None:
        """The table alive in this channel, else the last one that was played there."""
        raise NotImplementedError

    async def tables_of(self, person: int) -> tuple[Brief, ...]:
        """The open and running tables where this person sits, oldest first."""
        raise NotImplementedError

    async def waiting_for(self, person: int) -> tuple[Brief, ...]:
        """The tables that wait for this person, the longest waiting first."""
        raise NotImplementedError

    async def tables_in(self, guild: int) -> tuple[Brief, ...]:
        """The open and running tables of a server, oldest first; `seat` is -1."""
        raise NotImplementedError

    async def log(self, code: str, *, since: int = 0, limit: int | None = None) -> tuple[Entry, ...]:
        """What happened after log line `since`, in order; with a limit the newest so many lines."""
        raise NotImplementedError

    async def record(self, code: str) -> str:
        """The finished game as JSON text for `verify`. Refusals: not_over (the secret is told at the end only)."""
        raise NotImplementedError

    # ------------------------------------------------------------------- what the face keeps

    async def move_to(self, code: str, place: Place) -> Snapshot:
        """The table stands in another channel or thread from now on. Refusals: one_per_channel."""
        raise NotImplementedError

    async def messages(self, code: str) -> tuple[Posted, ...]:
        """The messages that stand at Discord for this table."""
        raise NotImplementedError

    async def remember(self, code: str, posted: Posted) -> None:
        """Keep where a message stands, one per kind and person. A courier's delivery returns it instead."""
        raise NotImplementedError

    async def want(self, code: str, kind: str, person: int | None = None, *, sound: bool = False) -> None:
        """Put a message into the outbox by hand: `/table board`, *Test it*."""
        raise NotImplementedError

    async def draft(self, code: str, person: int) -> Draft | None:
        """The half-made answer to the question now open to this person."""
        raise NotImplementedError

    async def set_draft(self, code: str, person: int, revision: int, body: tuple[Arg, ...]) -> Draft:
        """Keep a half-made answer; its number grows. Playing drops it."""
        raise NotImplementedError

    async def dm_closed(self, row: Due) -> None:
        """Private messages of this person are closed: remembered; what should have rung rings in the channel."""
        raise NotImplementedError

    # ------------------------------------------------------------------- people and servers

    async def met(self, person: Person) -> Settings:
        """Remember name and locale of somebody who acts (written only where changed); returns the settings."""
        raise NotImplementedError

    async def settings(self, person: int) -> Settings:
        """How this person wants to be met; defaults for a stranger."""
        raise NotImplementedError

    async def set_person(
        self,
        person: int,
        *,
        language: str | None = ...,  # type: ignore[assignment]
        notices: Notices | None = None,
        dm: DmState | None = None,
    ) -> Settings:
        """Change some settings of a person; `language=None` goes back to the locale."""
        raise NotImplementedError

    async def server(self, guild: int) -> Server:
        """The settings of a server; defaults for a new one."""
        raise NotImplementedError

    async def set_server(
        self,
        guild: int,
        *,
        language: str | None = ...,  # type: ignore[assignment]
        rooms: Rooms | None = None,
        channel: int | None = None,
    ) -> Server:
        """Change some settings of a server."""
        raise NotImplementedError
