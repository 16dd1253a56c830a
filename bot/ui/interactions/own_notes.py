"""`/table note` and *My note*: what somebody writes for themselves about a table."""

from __future__ import annotations

from bot.tables import Snapshot
from bot.ui.kit.ids import Id
from bot.ui.screens.note_page import EDIT, note_form, note_page

from .caller import Caller
from .replies import Reply
from .services import Services


async def show(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """The caller's note on a table."""
    note = await services.tables.notes.of(table.code, caller.person.id)
    return Reply(note_page(services.perspective(caller, table), note))


async def edit(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """The form with the caller's note; its page where a form comes too late."""
    note = await services.tables.notes.of(table.code, caller.person.id)
    perspective = services.perspective(caller, table)
    return Reply(note_page(perspective, note), form=note_form(perspective, note))


async def press(services: Services, caller: Caller, id: Id, values: tuple[str, ...]) -> Reply:
    """*My note* and *Edit*."""
    table = await services.look(id.table)
    return await (edit if id.choice == EDIT else show)(services, caller, table)


async def keep(services: Services, caller: Caller, id: Id, text: str) -> Reply:
    """The form was handed in."""
    table = await services.look(id.table)
    note = await services.tables.notes.keep(table.code, caller.person.id, text)
    return Reply(note_page(services.perspective(caller, table), note))
