"""`/server pause`, `/server close` and `/server move`: what those who manage a server do to its tables."""

from __future__ import annotations

from typing import Final

from bot.tables import Place, Snapshot
from bot.tables.values import refused
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.permissions import lacking_in, needed_in, permission_names
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text

from .caller import Caller
from .replies import Reply, say
from .server_settings import guild_of, managed, not_yours
from .services import Services

CLOSE: Final = "staff_close"  # in a custom id


async def close(services: Services, caller: Caller, code: str | None, *, sure: bool = False) -> Reply:
    """Close a table of this server; unless `sure`, ask for a second press."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    words, table = caller.words, await _found(services, caller, code)
    title = services.perspective(caller, table).title
    if not sure:
        if table.status not in ("open", "running"):
            raise refused("not_running")
        services.tables.moderation.must_be_impartial(table, caller.person.id)
        yes = Button(words("ui-close-yes", code=table.code), Id(ids.VOTE, table.code, 0, CLOSE, ids.SURE), "danger")
        return Reply(Screen((Text(words("ui-moderator-close-sure", title=title)), ButtonRow((yes,)))))
    await services.tables.moderation.close(table.code, guild_of(place), by=caller.person.id, key=caller.key)
    return say(words("ui-closed", title=title))


async def pause(services: Services, caller: Caller, code: str | None) -> Reply:
    """Pause a table of this server, until somebody seated resumes it or thirty days have passed."""
    if managed(caller) is None:
        return not_yours(caller)
    table = await _found(services, caller, code)
    await services.tables.absences.pause_by_moderator(table.code, by=caller.person.id, key=caller.key)
    return say(caller.words("ui-moderator-paused", title=services.perspective(caller, table).title))


async def move(services: Services, caller: Caller, code: str | None, channel: int) -> Reply:
    """Take a table of this server to another of its channels, if the bot may write there."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    words, table = caller.words, await _found(services, caller, code)
    if lacking := lacking_in(there := services.client.get_channel(channel), needed_in(there)):
        return say(words("ui-cannot-write-there", place=f"<#{channel}>", permissions=permission_names(words, lacking)))
    outcome = await services.tables.moderation.move(table.code, Place(guild_of(place), channel), key=caller.key)
    if outcome.table.standing == "frozen":
        await services.tables.absences.thaw(table.code)
    return say(words("ui-moved", title=services.perspective(caller, outcome.table).title, place=f"<#{channel}>"))


async def _found(services: Services, caller: Caller, code: str | None) -> Snapshot:
    """The table of this code in this server, else the one of this channel. Refusals: no_such_table, no_table_here."""
    place = caller.place
    assert place is not None
    table = await (services.tables.look(code) if code else services.tables.table_of(place.channel))
    if table is None:
        raise refused("no_table_here")
    hidden = await services.tables.duplicates.sits_at_another(table.code, caller.person.id)
    if table.place.guild != place.guild or hidden:
        raise refused("no_such_table", code=table.code)
    return table
