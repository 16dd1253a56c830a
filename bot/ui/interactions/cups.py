"""`/cup` and the buttons of its message: open, join, leave, start, and the table of results."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.tables import BrokenTable, Place
from bot.tables.values import Cup, PaceName, refused
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import LOOKS
from bot.ui.kit.permissions import FOR_THREADS, lacking_in, permission_names
from bot.ui.kit.results_picture import results_images
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text
from bot.ui.screens.cup_page import cup_id, cup_title, results_of, results_screen
from rules.core import Refused

from .caller import Caller
from .replies import Reply, say
from .server_settings import forum_of, server_words, unusable_place
from .services import Services
from .table_actions import moved_to


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants of a cup."""

    game: str
    people: int
    seats: int | None
    rounds: int
    pace: PaceName
    days: int


async def open_cup(services: Services, caller: Caller, wanted: Wanted) -> Reply:
    """Open a cup in the caller's channel."""
    words, place = caller.words, caller.place
    if (cannot := await no_room(services, caller)) is not None:
        return cannot
    assert place is not None
    rules = services.games[wanted.game]
    cup = Cup(
        code="",
        game=wanted.game,
        place=place,
        people=wanted.people,
        seats=wanted.seats or rules.usual_seats or max(rules.seats),
        rounds=wanted.rounds,
        days=wanted.days,
        pace=wanted.pace,
        language=(await server_words(services, caller)).locale,
        opened=0.0,
    )
    return say(words("cup-opened", title=cup_title(words, await services.tables.cups.open(caller.person, cup))))


async def no_room(services: Services, caller: Caller) -> Reply | None:
    """Why no cup can open where the caller is: its tables need threads, or posts; None where one can."""
    if (cannot := await unusable_place(services, caller)) is not None:
        return cannot
    assert caller.place is not None
    if await forum_of(services, caller) is not None:
        return None
    channel = services.client.get_channel(caller.place.channel)
    if not isinstance(channel, discord.TextChannel):
        return say(caller.words("cup-no-room"))
    if lacking := lacking_in(channel, FOR_THREADS):
        return say(caller.words("cup-permissions", permissions=permission_names(caller.words, lacking)))
    return None


async def found(services: Services, caller: Caller, code: str | None) -> Cup:
    """The cup with this code on this server, else the one of the channel. Refusals: no_such_cup, no_cup_here."""
    cups, place = services.tables.cups, caller.place
    wanted = code.strip().upper().replace("0", "O") if code else ""
    if not wanted and place is not None:
        wanted = await cups.newest_in(place.channel) or ""
    if not wanted:
        raise refused("no_cup_here")
    cup = await cups.look(wanted)
    if cup.place.guild != caller.guild and not any(each.person.id == caller.person.id for each in cup.entrants):
        raise refused("no_such_cup", code=wanted[:10])
    return cup


async def join(services: Services, caller: Caller, cup: Cup) -> Reply:
    """Take part."""
    joined = await services.tables.cups.join(cup.code, caller.person)
    key = "cup-joined-begins" if joined.status == "running" else "cup-joined"
    return say(caller.words(key, title=cup_title(caller.words, joined)))


async def leave(services: Services, caller: Caller, cup: Cup, *, sure: bool) -> Reply:
    """Be drawn no more; while the cup runs, ask for a second press."""
    title = cup_title(caller.words, cup)
    if cup.status == "running" and cup.takes_part(caller.person.id) and not sure:
        yes = Button(caller.words("cup-leave-yes"), cup_id(cup, "leave", ids.SURE), "danger")
        return Reply(Screen((Text(caller.words("cup-leave-sure", title=title)), ButtonRow((yes,)))))
    await services.tables.cups.leave(cup.code, caller.person.id)
    return say(caller.words("cup-left", title=title))


async def start(services: Services, caller: Caller, cup: Cup) -> Reply:
    """Begin with those who take part."""
    await services.tables.cups.start(cup.code, caller.person.id)
    return say(caller.words("cup-started", title=cup_title(caller.words, cup)))


async def move(services: Services, caller: Caller, cup: Cup) -> Reply:
    """Let the cup go on where the caller is, be it where it was and had no place, with its tables that have none."""
    if (cannot := await no_room(services, caller)) is not None:
        return cannot
    assert caller.place is not None
    if caller.place.guild != cup.place.guild:  # its players may not be there
        raise refused("no_such_cup", code=cup.code)
    moved = await services.tables.cups.move(cup.code, caller.person.id, caller.place, manages=caller.manages)
    for played in await services.tables.cups.played(moved):
        if not played.ended:
            await _come_along(services, played.table.code, cup.place, moved.place)
    return say(caller.words("cup-moved", title=cup_title(caller.words, cup)))


async def _come_along(services: Services, code: str, old: Place, new: Place) -> None:
    """Move a table that is at rest or stands in the cup's old channel itself: it gets a thread in the new one."""
    with suppress(Refused, BrokenTable):  # it ended meanwhile
        table = await services.look(code)
        if table.place == old != new or table.standing == "frozen":
            await services.tables.messages.forget(code, "board")  # beside the old one no thread would open
            await moved_to(services, table, new)
            await services.tables.messages.request(code, "board")


async def close(services: Services, caller: Caller, cup: Cup, *, sure: bool) -> Reply:
    """Draw no further round; asks for a second press."""
    title, manages = cup_title(caller.words, cup), _manages(caller, cup)
    if not sure:
        services.tables.cups.must_be_run_by(cup, caller.person.id, manages=manages)
        yes = Button(caller.words("cup-close-yes", code=cup.code), cup_id(cup, "close", ids.SURE), "danger")
        return Reply(Screen((Text(caller.words("cup-close-sure", title=title)), ButtonRow((yes,)))))
    closed = await services.tables.cups.close(cup.code, caller.person.id, manages=manages)
    return say(caller.words("cup-close-done" if closed.is_under_way else "cup-closed-now", title=title))


def _manages(caller: Caller, cup: Cup) -> bool:
    """Whether the caller manages the server of a cup."""
    return caller.manages and caller.guild == cup.place.guild


async def table(services: Services, caller: Caller, cup: Cup) -> Reply:
    """How everybody stands, to the caller alone: with the picture unless they read text only."""
    scores = await services.tables.cups.scores(cup)
    screen = results_screen(caller.words, cup, scores)
    theme = LOOKS.get(caller.reading)
    if not cup.round or theme is None:
        return Reply(screen)
    images = await results_images(services.illustrator, results_of(caller.words, cup, scores), theme)
    return Reply(screen.pictured(images) if images else screen)


async def press(services: Services, caller: Caller, id: Id, values: tuple[str, ...]) -> Reply:
    """The buttons of a cup's message."""
    cup = await found(services, caller, id.table)
    match id.choice:
        case "join":
            return await join(services, caller, cup)
        case "leave":
            return await leave(services, caller, cup, sure=id.what == ids.SURE)
        case "start":
            return await start(services, caller, cup)
        case "close":
            return await close(services, caller, cup, sure=id.what == ids.SURE)
        case "table":
            return await table(services, caller, cup)
    return say(caller.words("ui-unknown-button"))
