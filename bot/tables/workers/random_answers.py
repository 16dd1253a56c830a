"""Random answers for bot players that do not think, keyed with the table's secret so that no undo changes them."""

from __future__ import annotations

import json
from hashlib import blake2b

from rules.core import Arg, Ask, Move

PERSON = b"house player"  # part of the hash: another text would change the answers in running games


def draw(secret: bytes, ask: Ask, number: int) -> Move:
    """A random legal answer; `number` is how many answers the seat has given before.

    Each option is hashed on its own and the lowest hashes win, regardless of earlier moves and of the other options,
    so nobody can take back a move and try another one to get a better answer from a bot player.
    """

    def lot(*what: Arg) -> int:
        text = json.dumps((ask.seat, number, ask.choice, *what), separators=(",", ":")).encode()
        return int.from_bytes(blake2b(text, key=secret, person=PERSON, digest_size=16).digest(), "big")

    most = min(ask.most, len(ask.options))
    n = ask.least + lot("how many") % (most - ask.least + 1)
    lots = [lot("option", option, ask.options[:at].count(option)) for at, option in enumerate(ask.options)]
    lowest = sorted(range(len(lots)), key=lots.__getitem__)[:n]
    return Move(ask.seat, ask.choice, tuple(ask.options[at] for at in lowest), ask.revision)
