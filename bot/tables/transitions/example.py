"""An example table: one person among bot players, played by lot into the middle of a game that is always the same."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Final

from bot.tables.values import Person, Place, Terms
from rules.core import AnyGame, Ask, Move

from . import lobby, play
from .dealer import Dealer
from .transition import Transition

ANSWERS: Final = 14  # that the person has given: something like the middle of a game


def open_example(code: str, game: AnyGame, person: Person, place: Place, dealer: Dealer, now: float) -> Transition:
    """Make a running table that waits for this person alone, with news for them."""
    secret, lots = sha256(game.key.encode()).digest(), Random(game.key)
    terms = Terms(game.usual_seats or max(game.seats), seating="joined")
    transition = lobby.open_table(code, game, person, place, terms, now)
    lobby.fill(transition, person.id, None)
    play.start(transition, person.id, dealer.under(secret))
    answers = last_line = 0
    while (awaited := transition.table.awaited) and not (answers >= ANSWERS and awaited == (0,) and transition.mover):
        ask = next(ask for ask in transition.table.asks if ask.seat == max(awaited))
        move = _by_lot(lots, ask)
        if ask.seat:
            play.play_bot_player(transition, ask.seat, [move])
        else:
            play.play(transition, person.id, [move])
            answers, last_line = answers + 1, len(transition.lines)
    own = transition.table.players[0]
    assert own
    transition.put(0, replace(own, last_line=last_line))
    return transition


def _by_lot(lots: Random, ask: Ask) -> Move:
    pick = lots.sample(ask.options, lots.randint(ask.least, min(ask.most, len(ask.options))))
    return Move(ask.seat, ask.choice, tuple(pick), ask.revision)
