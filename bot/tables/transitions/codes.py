"""Table codes: short, said aloud, never given twice."""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without 0 and O, 1, I and L
SHORT, LONG = 4, 5
TRIES = 6  # so many short codes in a row already given: the short ones run low


def drawn(tries: int) -> str:
    """A code for the given try: short ones first."""
    return "".join(secrets.choice(LETTERS) for _ in range(SHORT if tries < TRIES else LONG))


def as_said(code: str) -> str:
    """What somebody typed, as codes are written; half characters, which no database takes, become question marks."""
    return code.strip().upper().encode("utf-8", "replace").decode()
