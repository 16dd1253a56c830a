"""What those who manage a server do to its tables. The log names their office, never who it was."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.values import Place, Snapshot, refused

from .occurrences import AskedAnew
from .pauses import pause_by_moderator
from .transition import Transition


def must_be_impartial(table: Snapshot, person: int) -> None:
    """Nobody stops or voids a game that is others' too and that they play or gave up. Refusal: own_table."""
    own = any(p and (p.person == person or any(person == old.person for old in p.former)) for p in table.players)
    others = any(other != person for other in table.people) or table.terms.others_wait
    if table.status == "running" and own and others:
        raise refused("own_table")


def close(transition: Transition, guild: int, person: int | None = None) -> None:
    """End a table of this server without a result. Refusals: no_such_table, not_running, own_table."""
    _must_be_in(transition, guild)
    if transition.table.status not in ("open", "running"):
        raise refused("not_running")
    if person is not None:
        must_be_impartial(transition.table, person)
    transition.close("by_staff")  # stored in logs: keep its form


def pause(transition: Transition, person: int | None = None) -> None:
    """Pause a table. Refusals: not_running, own_table, paused, asleep, frozen."""
    transition.must_be_running()
    if person is not None:
        must_be_impartial(transition.table, person)
    pause_by_moderator(transition)


def move(transition: Transition, place: Place) -> None:
    """Take a table of this server to another channel; whoever is asked is called there.

    Refusals: no_such_table, not_running, nothing_to_do.
    """
    _must_be_in(transition, place.guild)
    if transition.table.status not in ("open", "running"):
        raise refused("not_running")
    if place == transition.table.place:
        raise refused("nothing_to_do")
    transition.table = replace(transition.table, place=place)
    transition.tell("table_moved")
    if transition.table.runs:
        transition.occurrences.append(AskedAnew())


def _must_be_in(transition: Transition, guild: int | None) -> None:
    table = transition.table
    if guild is None or table.place.guild != guild:
        raise refused("no_such_table", code=table.code)
