"""The boroughs side by side: pieces in the sectors and at Notre Dame, gold, supplies, rats, and open prestige."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.faces.face import Names
from bot.text import APART, Words
from rules.notre_dame.components import MOST_RAT, NOTRE_DAME, SECTORS
from rules.notre_dame.view import SeatView, View

from .glossary import ACTIONS, NOTHING

LABEL, COLUMN = 12, 4  # 32 columns with five seats
COUNTS: Final = ("gold", "personal", "general", "rat")
OUTBREAK: Final = "!"


def pieces(words: Words, view: View, names: Names) -> Iterator[str]:
    """A row for each sector, for Notre Dame, and for what a seat has beside the board; a column for each seat."""
    yield row("", [f"{mark} " for mark in names.marks])
    for place in (*SECTORS, NOTRE_DAME):
        cells = [pieces_at(words, seat, place) for seat in view.table]
        yield row(words(f"notre_dame-action-{ACTIONS[place]}.short"), cells)
    for name in COUNTS:
        yield row(words(f"notre_dame-board-{name}"), [f"{getattr(seat, name)} " for seat in view.table])
    if view.plague_to_come:
        yield row(words("notre_dame-board-then"), [rat_after_plague(view, seat) for seat in range(view.seats)])
    if view.prestige_open:
        yield row(words("notre_dame-board-prestige"), [f"{seat.prestige} " for seat in view.table])


def row(label: str, cells: Sequence[str]) -> str:
    """A label and its cells; the last letter of a cell is left to the sign of the friend."""
    return (f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)).rstrip()


def pieces_at(words: Words, seat: SeatView, place: int) -> str:
    """The presence at a place, marked where the trusted friend is one of it: "3f"."""
    friend = seat.friend == place
    n = seat.markers[place] + friend
    return f"{n or NOTHING}{words('notre_dame-board-friend') if friend else ' '}"


def rat_after_plague(view: View, seat: int) -> str:
    """Where the plague of this round will move a rat as things stand, marked where the plague breaks out: "9!"."""
    to = view.rat_after_plague(seat)
    return f"{MOST_RAT}{OUTBREAK}" if to > MOST_RAT else f"{to} "


def key(words: Words, view: View, names: Names) -> str:
    """What the signs of the columns mean, and whose friend has no place yet."""
    waiting = "".join(names.marks[seat] for seat, own in enumerate(view.table) if not own.placed)
    told = [words("notre_dame-board-key-friend", sign=words("notre_dame-board-friend"))]
    if view.plague_to_come:
        told.append(words("notre_dame-board-key-outbreak", sign=OUTBREAK))
    if waiting:
        told.append(words("notre_dame-board-key-waiting", list=waiting))
    return words("notre_dame-board-key", list=APART.join(told))
