"""`/duplicate`: play the same deal at several tables, and compare them once all are over."""

from __future__ import annotations

from bot.tables import Place, Snapshot
from bot.tables.values import refused
from bot.ui.delivery.comparisons import shown_comparison
from bot.ui.delivery.places import Places
from bot.ui.kit.permissions import FOR_PRIVATE_THREADS, has_private_threads, permission_names

from .caller import Caller
from .replies import Reply, say
from .server_settings import forum_of
from .services import Services


async def duplicate(services: Services, caller: Caller, table: Snapshot, tables: int | None) -> Reply:
    """As the host of an open table: at how many tables its deal is played. Without a number, the comparison."""
    if tables is None:
        return await compare(services, caller, table)
    if tables > 1 and (cannot := await no_room(services, caller, table.place)) is not None:
        return cannot
    outcome = await services.tables.set_options(table.code, caller.person.id, {"tables": tables}, key=caller.key)
    title, terms = services.perspective(caller, outcome.table).title, outcome.table.terms
    if terms.tables == 1:
        return say(caller.words("duplicates-set-one", title=title))
    return say(caller.words("duplicates-set", title=title, n=terms.tables, seats=terms.places))


async def compare(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """All tables with the same deal side by side. Refusals: not_a_duplicate, deal_in_play."""
    if not table.terms.sisters:
        raise refused("not_a_duplicate")
    perspective = services.perspective(caller, table)
    _, shown = await shown_comparison(services.tables, services.illustrator, perspective, caller.reading)
    return Reply(shown)


async def no_room(services: Services, caller: Caller, place: Place) -> Reply | None:
    """Why no private threads can open where a lobby stands; None where they can."""
    words, places = caller.words, Places(services.client, services.tables.clock)  # maybe another process's shard
    channel = await places.found(place.channel)
    if not has_private_threads(channel) or await forum_of(services, caller) is not None:
        return say(words("duplicates-no-room"))
    if lacking := await places.lacking(channel, FOR_PRIVATE_THREADS):
        names = permission_names(words, lacking)
        return say(words("duplicates-permissions", place=f"<#{channel.id}>", permissions=names))
    return None


async def begun(services: Services, caller: Caller, lobby: Snapshot) -> Reply:
    """After the start: where the caller sits; answered late, that table may be over, or they have left it."""
    tables = await services.tables.duplicates.sisters(lobby)
    own = next((table for table in tables if table.seat_of(caller.person.id) is not None), lobby)
    title = services.perspective(caller, own).title
    return say(caller.words("duplicates-started", title=title, n=len(lobby.terms.sisters)))
