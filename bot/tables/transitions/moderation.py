"""What those who manage a server do to its tables. The log names their office, never who it was."""

from __future__ import annotations

from bot.tables.values import Place, refused

from .transition import Transition


def close(transition: Transition, guild: int) -> None:
    """End a table of this server without a result. Refusals: no_such_table, not_running."""
    _must_be_in(transition, guild)
    if transition.table.status not in ("open", "running"):
        raise refused("not_running")
    transition.close("by_staff")


def move(transition: Transition, place: Place) -> None:
    """Take a table of this server to another channel. Refusals: no_such_table, not_running, nothing_to_do."""
    _must_be_in(transition, place.guild)
    if transition.table.status not in ("open", "running"):
        raise refused("not_running")
    if place == transition.table.place:
        raise refused("nothing_to_do")
    transition.change(place=place)
    transition.tell("table_moved")


def _must_be_in(transition: Transition, guild: int | None) -> None:
    table = transition.table
    if guild is None or table.place.guild != guild:
        raise refused("no_such_table", code=table.code)
