"""Table codes: short, easy to say aloud, never used twice; and numbers for buttons."""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without 0 and O, 1, I and L
SHORT, LONG = 4, 5
TRIES = 6  # after so many short codes in a row that are in use, try long ones
NUMBERS = 10**9  # so many fit into the id of a button


def draw(tries: int) -> str:
    """A random code after so many tries: short at first, then long."""
    return "".join(secrets.choice(LETTERS) for _ in range(SHORT if tries < TRIES else LONG))


def normalized(code: str) -> str:
    """A typed code in capitals without blanks; lone surrogates, which no database takes, become question marks."""
    return code.strip().upper().encode("utf-8", "replace").decode()


def draw_number() -> int:
    """A random number by which buttons name what they answer: it counts nothing, and 0 is none."""
    return secrets.choice(range(1, NUMBERS))
