"""How a bot player answers: by lots keyed with the table's sealed secret, so that no undo draws another answer."""

from __future__ import annotations

import json
from hashlib import blake2b

import db
from db import Link, LogRow
from rules.core import Arg, Ask, Move


def draw(secret: bytes, ask: Ask, number: int) -> Move:
    """A legal answer by lot, the seat's answer number so and so.

    Every option has a lot of its own and the lowest lots win: what else was played before, or is offered beside it,
    changes nothing. So whoever takes a move back and tries another one cannot shop for a better answer.
    """

    def lot(*what: Arg) -> int:
        text = json.dumps((ask.seat, number, ask.choice, *what), separators=(",", ":")).encode()
        return int.from_bytes(blake2b(text, key=secret, person=b"house player", digest_size=16).digest(), "big")

    most = min(ask.most, len(ask.options))
    n = ask.least + lot("how many") % (most - ask.least + 1)
    lots = [lot("option", option, ask.options[:at].count(option)) for at, option in enumerate(ask.options)]
    lowest = sorted(range(len(lots)), key=lots.__getitem__)[:n]
    return Move(ask.seat, ask.choice, tuple(ask.options[at] for at in lowest), ask.revision)


def answers_given(link: Link, code: str, seat: int) -> int:
    """How many answers of this seat stand: one that was taken back is given again under the same number."""
    where = "where code = ? and seat = ? and undone = 0 and action is not null"
    return sum("choice" in json.loads(row.action or "{}") for row in db.select(link, LogRow, where, code, seat))
