"""The boroughs side by side: pieces in the sectors and at Notre Dame, gold, supplies, rats, and open prestige."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.faces.face import Names
from bot.text import Words
from rules.notre_dame.components import NOTRE_DAME, SECTORS
from rules.notre_dame.view import SeatView, View

from .glossary import ACTIONS, NOTHING, is_placed

LABEL, COLUMN = 12, 4  # 32 columns with five seats
COUNTS: Final = ("gold", "personal", "general", "rat")


def pieces(words: Words, view: View, names: Names) -> Iterator[str]:
    """A row for each sector, for Notre Dame, and for what a seat has beside the board; a column for each seat."""
    yield row("", [f"{mark} " for mark in names.marks])
    for place in (*SECTORS, NOTRE_DAME):
        cells = [pieces_at(words, seat, place) for seat in view.table]
        yield row(words(f"nd-action-{ACTIONS[place]}.short"), cells)
    for name in COUNTS:
        yield row(words(f"nd-board-{name}"), [f"{getattr(seat, name)} " for seat in view.table])
    if shows_prestige(view):
        yield row(words("nd-board-prestige"), [f"{seat.prestige} " for seat in view.table])


def row(label: str, cells: Sequence[str]) -> str:
    """A label and its cells; the last letter of a cell is left to the sign of the friend."""
    return (f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)).rstrip()


def pieces_at(words: Words, seat: SeatView, place: int) -> str:
    """The presence at a place, marked where the trusted friend is one of it: "3f"."""
    friend = seat.friend == place
    n = seat.markers[place] + friend
    return f"{n or NOTHING}{words('nd-board-friend') if friend else ' '}"


def presence(seat: SeatView, sector: int) -> int:
    """Markers in a sector, the trusted friend counted as one."""
    return seat.markers[sector] + (seat.friend == sector)


def shows_prestige(view: View) -> bool:
    """Whether the totals are public: by table option, and at the end."""
    return view.prestige_open or view.over


def friends_note(words: Words, view: View, names: Names) -> str:
    """What the sign of the friend means, and whose friend has no place yet."""
    waiting = "".join(names.marks[seat] for seat, own in enumerate(view.table) if not is_placed(own.friend))
    key = "nd-board-friends.waiting" if waiting else "nd-board-friends"
    return words(key, sign=words("nd-board-friend"), list=waiting)
