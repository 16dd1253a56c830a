"""What a thinker is sent: an imagined world of one seat, and a random seed."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import NamedTuple

from .seat_question import SeatQuestion


class Request(NamedTuple):
    """All that a thinker learns of a table: never its state, its secret or who sits there."""

    game: str
    seats: int
    seat: int
    world: str  # an imagined world of the seat, as a save
    seed: bytes
    edition: str  # the files of its component data as JSON text; "": the built-in ones
    style: str


def seed_of(key: bytes, table: str, seat: int, number: int) -> bytes:
    """The random seed of a seat's answer of this number: by the installation's key, never from the deal's secret."""
    return blake2b(f"{table}:{seat}:{number}".encode(), key=key, digest_size=32).digest()


def request(question: SeatQuestion, seed: bytes) -> Request:
    """What a thinker is sent for a seat: the same for all states that the seat cannot tell apart."""
    game, seat = question.game, question.ask.seat
    world = json.dumps(game.save(game.imagine(question.state, seat, seed)), separators=(",", ":"))
    return Request(game.key, question.seats, seat, world, seed, question.edition, question.style.name)
