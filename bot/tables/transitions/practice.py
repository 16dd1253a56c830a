"""A practice table: a position of a finished game, played on by one person among bot players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.tables.values import Person, Place, Player, PracticeOrigin, Snapshot, Terms, refused
from bot.tables.values.bot_names import numbers_again
from rules.core import AnyGame, Event, Pick, State

from . import lobby, play
from .dealer import Dealer
from .transition import LogLine, Transition


class CopiedMove(NamedTuple):
    """A move of the finished game, with the state that it led to and what happened."""

    seat: int
    choice: str
    pick: Pick
    state: State
    events: tuple[Event, ...]


def open_practice(
    code: str,
    game: AnyGame,
    old: Snapshot,
    person: Person,
    place: Place,
    seat: int,
    moves: Sequence[CopiedMove],
    dealer: Dealer,
    now: float,
) -> Transition:
    """Make a running table that stands where `old` stood after these moves, the person on a seat.

    `dealer`: one under its secret. Nothing of what was copied can be taken back. Refusals: bad_seats, game_over.
    """
    if not 0 <= seat < len(old.players):
        raise refused("bad_seats", least=min(game.seats), most=max(game.seats))
    if moves and game.result(moves[-1].state) is not None:
        raise refused("game_over")
    transition = lobby.open_table(code, game, person, place, _terms(old, len(moves)), now)
    transition.table = replace(transition.table, options=old.options, players=_players(code, old, person, seat))
    play.start(transition, person.id, dealer)
    _copy(transition, moves)
    transition.tell("table_practice", seat=seat, table=old.code, moves=len(moves))
    _note_last_own(transition, seat)
    return transition


def _terms(old: Snapshot, moves: int) -> Terms:
    """Those of the old table as far as they are about how it is shown: nobody waits here, so the pace is slow."""
    shown = old.terms
    return Terms(
        len(old.players),
        seating="joined",
        language=shown.language,
        board=shown.board,
        origin=PracticeOrigin(old.code, moves),
    )


def _players(code: str, old: Snapshot, person: Person, seat: int) -> tuple[Player, ...]:
    """The person, and bot players: with their name, style and level where one sat before, else middle ones."""
    numbers, players = numbers_again(code, old.code, old.players), list[Player]()
    for at, before in enumerate(old.players):
        level = before.level if before and before.bot_number else "middle"
        bot = Player(None, "", numbers[at], ready=True, level=level)
        players.append(Player(person.id, person.name, ready=True) if at == seat else bot)
    return tuple(players)


def _copy(transition: Transition, moves: Sequence[CopiedMove]) -> None:
    """Log the moves; only the last state is stored, so that nothing before it can come back."""
    if not moves:
        return
    transition.lines = [replace(line, state=None) for line in transition.lines]
    for move in moves[:-1]:
        transition.lines.append(LogLine(move.seat, move.state.revision, _action(move), move.events, copied=True))
    last = moves[-1]
    transition.reach(last.state, _action(last), *last.events, seat=last.seat, mover=last.seat)
    transition.lines[-1] = replace(transition.lines[-1], copied=True)


def _action(move: CopiedMove) -> dict[str, object]:
    return {"seat": move.seat, "choice": move.choice, "pick": move.pick}


def _note_last_own(transition: Transition, seat: int) -> None:
    """What happened since the last move of this seat is news to who has it now."""
    own = [n for n, line in enumerate(transition.lines, start=1) if line.copied and line.seat == seat]
    player = transition.table.players[seat]
    assert player
    transition.put(seat, replace(player, last_line=own[-1] if own else 0))
