"""The tables that wait for somebody, oldest first, with one button each."""

from __future__ import annotations

from bot.tables import Brief

from . import ids
from .desk import Desk
from .guest import Guest
from .ids import Id
from .replies import Reply, say
from .screen import Button, Part, Screen, Text, rows

SHOWN = 20  # tables in one list


async def turns(desk: Desk, guest: Guest, note: str = "") -> Reply:
    """All tables that wait for me; else all where I sit. `note`: why the list is shown."""
    words, person = guest.words, guest.person.id
    waiting = await desk.tables.waiting_for(person)
    mine = waiting or await desk.tables.tables_of(person)
    if not mine:
        return say(words("ui-turns-none"))
    head = words("ui-turns-waiting", n=len(waiting)) if waiting else words("ui-turns-quiet")
    shown = mine[:SHOWN]
    lines = [f"## {head}", *([note] if note else []), *(_line(guest, brief) for brief in shown)]
    parts: list[Part] = [Text("\n".join(lines))]
    parts += rows([Button(_title(guest, brief), Id(ids.MOVE, brief.code), "primary") for brief in shown])
    return Reply(Screen(tuple(parts)))


def _title(guest: Guest, brief: Brief) -> str:
    return guest.words("ui-title", game=guest.words(f"game-{brief.game}"), code=brief.code)


def _line(guest: Guest, brief: Brief) -> str:
    since = f" · <t:{int(brief.awaited_since)}:R>" if brief.awaited_since else ""
    return f"- {_title(guest, brief)} · <#{brief.place.channel}>{since}"
