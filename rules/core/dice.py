"""Fair chance that anybody can check: keyed hashes of a counter under a secret that is sealed at the start."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b, sha256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

PER_HASH = 8  # 64-bit numbers in one hash of 64 bytes


def seal(secret: bytes) -> str:
    """The commitment shown when a table starts: SHA-256 of the secret, in hex."""
    return sha256(secret).hexdigest()


def numbers(secret: bytes, start: int, n: int, use: bytes = b"") -> list[int]:
    """The next `n` 64-bit numbers from hash number `start` on; `use` (at most 16 bytes) separates unrelated draws."""
    words: list[int] = []
    for count in range(start, start + hashes(n)):
        words += unpack(">8Q", blake2b(count.to_bytes(8, "big"), key=secret, person=use).digest())
    return words[:n]


def hashes(n: int) -> int:
    """How many hashes n numbers use up."""
    return (n + PER_HASH - 1) // PER_HASH


def by_number(items: Iterable[T], keys: list[int]) -> tuple[T, ...]:
    """A shuffle that is easy to repeat by hand: every item gets the next number, then they are sorted by it."""
    deck = list(items)
    return tuple([deck[i] for i in sorted(range(len(deck)), key=keys.__getitem__)])


def seating(secret: bytes, seats: int) -> tuple[int, ...]:
    """A random order of the people at a table, provable with the same secret as the game itself."""
    return by_number(range(seats), numbers(secret, 0, seats, b"seating"))
