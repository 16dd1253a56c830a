"""*Watch*, `/watch`: follow a table without a seat, stop, and predict who wins."""

from __future__ import annotations

from bot.tables import Brief, Place, Snapshot
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.names import game_name
from bot.ui.kit.perspective import joined
from bot.ui.kit.screen import cut
from bot.ui.screens.watch_page import PREDICT, STOP, Knower, best_screen

from .caller import Caller
from .replies import Reply, say
from .seeking_tables import is_public
from .server_settings import guild_of, listed
from .services import Services

LISTED = 200  # characters of the tables that somebody watches


async def watch(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """Follow a table."""
    await services.tables.watching.watch(table.code, caller.person.id)
    return say(caller.words("watch-begun", title=services.perspective(caller, table).title))


async def to_watch(services: Services, person: int, place: Place) -> list[Brief]:
    """The running tables of a server where somebody has no seat, here and in channels that everybody may see."""
    own = {brief.code for brief in await services.tables.tables_of(person)}
    return [
        brief
        for brief in await listed(services.tables, guild_of(place), person)
        if brief.status == "running" and brief.code not in own and _is_seen(services, place, brief.place.channel)
    ]


def _is_seen(services: Services, place: Place, channel: int) -> bool:
    return channel == place.channel or is_public(services, channel)


async def stop(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """Stop following it."""
    title = services.perspective(caller, table).title
    stopped = await services.tables.watching.unwatch(table.code, caller.person.id)
    return say(caller.words("watch-left" if stopped else "watch-not", title=title))


async def predict(services: Services, caller: Caller, table: Snapshot, seat: int) -> Reply:
    """Seal who wins."""
    await services.tables.watching.predict(table.code, caller.person.id, seat)
    return say(caller.words("watch-sealed-now", name=services.perspective(caller, table).names.full[seat]))


async def best(services: Services, caller: Caller) -> Reply:
    """Who of this server knows best."""
    found = await services.tables.watching.best(caller.guild) if caller.guild is not None else ()
    return Reply(best_screen(caller.words, [Knower(row.name, row.share, row.games) for row in found]))


async def press(services: Services, caller: Caller, id: Id, values: tuple[str, ...]) -> Reply:
    """*Watch*, *Stop*, and a seat in the menu."""
    table = await services.look(id.table)
    if id.choice == PREDICT and values:
        return await predict(services, caller, table, number_in(values[0]))
    return await (stop if id.choice == STOP else watch)(services, caller, table)


async def watched_lines(services: Services, caller: Caller) -> list[str]:
    """Which tables the caller watches, and, once, where no message reached them."""
    words, watching = caller.words, services.tables.watching
    tables = await watching.watched(caller.person.id)
    titles = [words("ui-title", game=game_name(words, each.game), code=each.code) for each in tables]
    lines = [cut(words("watch-listed", tables=joined(titles)), LISTED)] if titles else []
    if lost := await watching.lost_tables(caller.person.id):
        lines.append(cut(words("watch-lost", tables=joined(lost)), LISTED))
    return lines
