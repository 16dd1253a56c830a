"""The start of a game, and its moves."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.tables.values import Considered, Player, Snapshot, refused
from rules.core import Event, Move, seal, seating

from . import options
from .dealer import Dealer
from .transition import Deal, Transition


def start(transition: Transition, person: int, dealer: Dealer, seated: int | None = None) -> None:
    """Start the game, as the host: draw and seal the secret, and seat the players by lot or in the order of joining.

    Free seats go. `seated` is how many the host saw at the table.
    """
    transition.must_be_open()
    transition.must_be_host(person)
    deal(transition, all_agreed(transition, seated), dealer.draw(32), dealer)


def deal(transition: Transition, joined: Sequence[Player], secret: bytes, dealer: Dealer) -> None:
    """Seal the secret, seat these players and deal."""
    game = transition.game
    terms = replace(transition.table.terms, seats=len(joined))
    chosen, edition = options.pinned(game, transition.table.options)
    options.check(game, terms.seats, chosen)
    order = seating(secret, terms.seats) if terms.seating == "drawn" else range(terms.seats)
    transition.table = replace(
        transition.table, status="running", started=transition.now, seal=seal(secret), options=chosen, terms=terms
    )
    transition.table = replace(transition.table, players=tuple(joined[i] for i in order))
    names = json.dumps(
        [{"house": p.bot_number, "level": p.level} if p.bot_number else {"name": p.name} for p in joined],
        ensure_ascii=False,
    )
    transition.deal = Deal(secret.hex(), names, edition, dealer.files_of(game.key, edition))
    started = Event("table_started", {"seal": seal(secret)})
    transition.reach(game.new(terms.seats, secret, chosen), {"deal": terms.seats}, started)


def all_agreed(transition: Transition, seated: int | None) -> list[Player]:
    """Who has sat down, where so many can start. Refusals: too_few, seats_changed, not_agreed."""
    joined = [player for player in transition.table.players if player]
    least = min(transition.game.seats)
    if transition.table.terms.tables == 1 and len(joined) < least:
        raise refused("too_few", n=least - len(joined), least=least)
    if seated is not None and len(joined) != seated:
        raise refused("seats_changed", n=len(joined))
    if late := tuple(seat for seat, player in enumerate(joined) if not player.ready):
        raise refused("not_agreed", seats=late)
    return joined


def play(transition: Transition, person: int, moves: Sequence[Move]) -> None:
    """Play a person's moves one after the other, each for the revision it was made for: all of them or none."""
    transition.must_be_running()
    seat, _ = transition.player(person)
    if transition.table.standing != "asleep":  # that wakes as somebody answers
        transition.must_run()
    play_seat(transition, seat, moves)


def play_bot_player(transition: Transition, seat: int, moves: Sequence[Move], considered: Considered = ()) -> None:
    """Play a bot player's moves, with what it considered; refused while an undo request is open."""
    player = transition.table.players[seat]
    if player is None or not player.bot_number:
        raise refused("not_your_seat")
    if transition.table.undo_request:
        raise refused("undo_request_open", seat=transition.table.undo_request.seat)
    transition.must_run()
    transition.considered = considered
    play_seat(transition, seat, moves)


def must_be_advised(table: Snapshot) -> None:
    """Refuse unless bots advise here. Refusals: not_alone; advice_scored, where the result counts beyond the table."""
    if len(table.people) > 1:
        raise refused("not_alone")
    if not table.is_advised:
        raise refused("advice_scored")


def take_advice(transition: Transition, person: int, revision: int) -> None:
    """Note that a person learns what a bot player would do at the question of this revision.

    Refusals: not_alone, advice_scored, nothing_to_do, and out_of_date where another is asked by now.
    """
    transition.must_be_running()
    seat, player = transition.player(person)
    must_be_advised(transition.table)
    if not transition.table.runs or not transition.is_awaited(seat):
        raise refused("nothing_to_do")
    ask = transition.table.ask_of(seat)
    if ask is None or ask.revision != revision:
        raise refused("out_of_date")
    transition.put(seat, replace(player, advised=player.advised + 1))


def hand_in(transition: Transition, seat: int, moves: Sequence[Move], answer: object, to_come: object = None) -> None:
    """Play what a person has prepared; `answer` is how it is stored. Refused while an undo request is open.

    Of who is away the first move alone, and `to_come` stays: their caretaker answers question by question, too.
    """
    transition.must_run()
    player = transition.table.players[seat]
    if player is None or not player.hands_in:
        raise refused("not_your_seat")
    if transition.table.undo_request:
        raise refused("undo_request_open", seat=transition.table.undo_request.seat)
    if to_come is not None and player.is_cared_for:
        moves, transition.to_come = moves[:1], to_come
    transition.by, transition.handed_in = "prepared", answer
    play_seat(transition, seat, moves)


def play_seat(transition: Transition, seat: int, moves: Sequence[Move]) -> None:
    """Play moves of a seat one after the other, whoever decided them (`transition.by`)."""
    if not moves:
        raise refused("nothing_to_do")
    transition.mover = seat
    for move in moves:
        if move.seat != seat:
            raise refused("not_your_seat")
        _play_one(transition, move)
    _consider_undo_request(transition, seat)
    end_if_over(transition)


def _play_one(transition: Transition, move: Move) -> None:
    state, events = transition.game.play(transition.state, move)
    player = transition.table.players[move.seat]
    if player and player.plays_by_itself and state.disclosed and state.undo_reach:
        state.bar_undo(state.disclosed)  # it cannot decline an undo: what it has shown stays played
    ask = transition.table.ask_of(move.seat)
    changes = ask is not None and ask.given is not None
    if changes and player and player.care_sealed:  # what the caretaker sealed stands again when it is taken back
        state.undo_reach, changes = state.undo_reach + 1, False
    done = {"seat": move.seat, "choice": move.choice, "pick": move.pick}
    if transition.considered:
        done["considered"] = transition.considered
    transition.reach(state, done, *events, seat=move.seat, mover=move.seat, changes=changes)


def _consider_undo_request(transition: Transition, seat: int) -> None:
    """To play on declines an undo request that asks one's own seat; another seat that moves must now agree as well."""
    undo_request = transition.table.undo_request
    if undo_request is None:
        return
    if transition.state.undo_reach == 0 or seat == undo_request.seat:
        transition.withdraw_undo_request()
    elif seat in undo_request.needed:
        transition.table = replace(transition.table, undo_request=None)
        transition.tell("table_undo_declined", seat=seat)
    else:
        transition.table = replace(
            transition.table,
            undo_request=replace(undo_request, needed=(*undo_request.needed, seat), moves=undo_request.moves + 1),
        )


def end_if_over(transition: Transition) -> None:
    """Give the table its result, where the rules have one."""
    result = transition.game.result(transition.state)
    if result is not None:
        transition.table = replace(
            transition.table,
            status="over",
            ended=transition.now,
            result=result,
            undo_request=None,
            votes=(),
            ballot=None,
            proposal=None,
        )
