"""Selects the due timers that belong to this process: those of the tables that it acts for."""

from __future__ import annotations

from functools import partial

from db import Database, TimerRow
from db import tables as rows

from .membership import Member


async def due_timers(database: Database, member: Member, kind: str, until: float, enough: int) -> list[TimerRow]:
    """This process's timers of a kind that are due at `until`, the longest overdue first: all, or at least `enough`.

    Timers of another process do not crowd them out, however many there are: that process may be slow, or hang.
    """
    limit = enough
    while member.is_living:
        timers = await database.read(partial(rows.due_timers, kinds=(kind,), now=until, limit=limit))
        own = [timer for timer in timers if member.is_mine(timer.code)]
        if len(timers) < limit or len(own) >= enough:
            return own
        limit *= 2
    return []
