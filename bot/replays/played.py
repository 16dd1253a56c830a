"""A game played again from its record: all states and events, without the moves that were taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.tables import LogEntry, Place, Player, Snapshot, Terms
from bot.tables.storage.records import (
    BadRecord,
    Record,
    RecordedMove,
    RecordedPlayer,
    Replay,
    replayed,
    verify,
)
from bot.tables.values import PracticeOrigin
from rules.core import AnyGame, State

NOBODY, NOWHERE = 0, Place(None, 0)
PERSON = 1  # the id used for every person: a record contains nothing but their names


@dataclass(frozen=True, slots=True, eq=False)  # hashed by identity, as results are cached by game
class PlayedGame:
    """A game as it was played. Line n is the nth move that was not taken back; line 0 is the deal.

    `table` and `states` hold secrets of all seats: show only what `game.view` gives a seat.
    """

    game: AnyGame
    table: Snapshot  # as it stands after the last line
    states: tuple[State, ...] = field(repr=False)  # after each line
    entries: tuple[LogEntry, ...] = field(repr=False)  # what happened, in order
    moves: tuple[RecordedMove, ...] = field(repr=False)  # of each line from 1 on

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self.moves)

    @property
    def is_over(self) -> bool:
        """Whether the game was played to the end."""
        return self.table.result is not None

    def at(self, line: int) -> Snapshot:
        """The table after a line; it can be over only after the last one."""
        if line == self.last:
            return self.table
        return replace(self.table, status="running", state=self.states[line], result=None, lines=line)


def checked(record: Record, games: Mapping[str, AnyGame]) -> PlayedGame:
    """Verify a record from elsewhere and play it again. Raises `BadRecord`, also if it does not match its seal."""
    report = verify(record, games)
    if not report.valid:
        raise BadRecord(report.fault, report.detail, report.at)
    return played_again(record, games)


def played_again(record: Record, games: Mapping[str, AnyGame], table: Snapshot | None = None) -> PlayedGame:
    """Play a record again, even of a running game. `table`: the table it belongs to, if this bot hosts it.

    Raises `BadRecord`.
    """
    game, replay = replayed(record, games)
    state, last = replay.now, len(replay.played)
    result = game.result(state)
    shown = replace(
        table or _table(record, game),
        status="running" if result is None else "over",
        state=state,
        result=result,
        lines=last,
    )
    return PlayedGame(game, shown, tuple(replay.states), tuple(_entries(replay)), tuple(replay.played))


def _entries(replay: Replay) -> list[LogEntry]:
    happened = zip(replay.played, replay.events, replay.states[1:], strict=True)
    return [
        LogEntry(line, move.at, state.revision, move.seat, event)
        for line, (move, events, state) in enumerate(happened, start=1)
        for event in events
    ]


def _table(record: Record, game: AnyGame) -> Snapshot:
    """A table that this bot does not host, with what a record says of it."""
    begun = record.moves[0].at if record.moves else 0.0
    return Snapshot(
        code=record.table,
        game=record.game,
        status="running",
        host=NOBODY,
        place=NOWHERE,
        terms=Terms(len(record.seated), origin=_origin(record)),
        options=game.Options(),
        options_seen=0,
        players=tuple(map(_player, record.seated)),
        opened=begun,
        seal=record.seal,
        started=begun,
        ended=record.moves[-1].at if record.moves else None,
    )


def _origin(record: Record) -> PracticeOrigin | None:
    return None if record.origin is None else PracticeOrigin(record.origin.table, record.origin.moves)


def _player(player: RecordedPlayer) -> Player:
    if player.house:
        return Player(None, "", player.house, level=_level(player.level))
    return Player(PERSON, player.name)


def _level(level: str) -> Any:
    """The level of a bot player; old records do not name one."""
    return level or "easy"
