"""The start, and moves: what the rules make of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.core import Event, Move, seal, seating

from . import options
from .act import Act, Deal
from .editions import Editions
from .values import Player, Snapshot, refused


def start(act: Act, person: int, draw: Callable[[int], bytes], editions: Editions) -> None:
    """The host starts: the secret is drawn and sealed, the seats are drawn from it or as joined."""
    act.must_be_open()
    act.must_be_host(person)
    joined = _all_agreed(act.table)
    terms, game = act.table.terms, act.game
    chosen, edition = options.pinned(game, act.table.options)
    options.check(game, terms.seats, chosen)
    secret = draw(32)
    order = seating(secret, terms.seats) if terms.seating == "drawn" else range(terms.seats)
    act.change(status="running", started=act.now, seal=seal(secret), options=chosen)
    act.change(players=tuple(joined[i] for i in order))
    names = json.dumps([{"house": p.house} if p.house else {"name": p.name} for p in joined], ensure_ascii=False)
    act.deal = Deal(secret.hex(), names, edition, editions.files(game.key, edition))
    started = Event("table_started", {"seal": seal(secret)})
    act.reach(game.new(terms.seats, secret, chosen), {"deal": terms.seats}, started)


def _all_agreed(table: Snapshot) -> list[Player]:
    joined = [player for player in table.players if player]
    if len(joined) < len(table.players):
        raise refused("seats_free", n=table.free)
    if late := tuple(seat for seat, player in enumerate(joined) if not player.ready):
        raise refused("not_agreed", seats=late)
    return joined


def play(act: Act, seat: int, moves: Sequence[Move]) -> None:
    """All of these moves, one after the other, each held against the revision it was made for; or none."""
    act.must_be_running()
    if not moves:
        raise refused("nothing_to_do")
    act.mover = seat
    for move in moves:
        if move.seat != seat:
            raise refused("not_your_seat")
        _one(act, move)
    _consider_wish(act, seat)
    _end_if_over(act)


def _one(act: Act, move: Move) -> None:
    state, events = act.game.play(act.state, move)
    player = act.table.players[move.seat]
    if player and player.house and state.disclosed and state.undo_reach:
        state.bar_undo(state.disclosed)  # nobody could decline for it: what it has shown stays played
    done = {"seat": move.seat, "choice": move.choice, "pick": move.pick}
    act.reach(state, done, *events, seat=move.seat, mover=move.seat)


def _consider_wish(act: Act, seat: int) -> None:
    """Playing on declines a request one was asked about; a bystander who moves is asked as well."""
    wish = act.table.wish
    if wish is None:
        return
    if act.state.undo_reach == 0 or seat == wish.seat:
        act.change(wish=None)
        act.tell("table_undo_withdrawn", seat=wish.seat)
    elif seat in wish.needed:
        act.change(wish=None)
        act.tell("table_undo_declined", seat=seat)
    else:
        act.change(wish=replace(wish, needed=(*wish.needed, seat), moves=wish.moves + 1))


def _end_if_over(act: Act) -> None:
    result = act.game.result(act.state)
    if result is not None:
        act.change(status="over", ended=act.now, result=result, wish=None, votes=())
