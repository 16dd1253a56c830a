"""Answers of bot players that people wait for: thought out on a thread of its own, beside the event loop."""

from __future__ import annotations

import asyncio
from hashlib import blake2b

from bot.faults import log_fault
from rules.core import AnyGame, Ask, Pick, State

from .levels import EASY, Level
from .thinking import think
from .weights import features_of, has_features, weights_of


async def answer(
    game: AnyGame, state: State, seats: int, ask: Ask, key: bytes, table: str, number: int, level: Level = EASY
) -> Pick | None:
    """What a bot player answers at a table to its question of this number; None where the game brings no features.

    A fault is logged and None as well: a table never waits for a thought.
    The chance comes from the key of this host, the table, the seat and the number of the answer. So what a person takes
    back and plays again meets the same answer, and nothing hangs on the secret of the deal.
    """
    if not has_features(game.key):
        return None
    nonce = blake2b(f"{table}:{ask.seat}:{number}".encode(), key=key, digest_size=32).digest()
    world = game.imagine(state, ask.seat, nonce)
    try:
        return await asyncio.to_thread(_thought, game, world, seats, ask.seat, nonce, level)
    except Exception as error:
        log_fault("a bot player could not think", error, table=table, seat=ask.seat)
        return None


def _thought(game: AnyGame, world: State, seats: int, seat: int, nonce: bytes, level: Level) -> Pick:
    return think(game, features_of(game.key), weights_of(game.key, seats), world, seat, nonce, level).pick
