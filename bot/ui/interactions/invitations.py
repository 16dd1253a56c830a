"""Inviting people, keeping a lobby open, opening a rematch, and verifying the deal of a finished game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables import Outcome, Person, Snapshot
from bot.tables.values import refused as refusal
from bot.text import words_for
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.names import shown_name
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import PeopleMenu, Screen, Text
from bot.ui.screens.lobby import lobby
from bot.ui.screens.panel import Note

from .caller import Caller
from .replies import Reply, say
from .server_settings import unusable_place
from .services import Services

NO_ID: Final = 2**63  # Discord's ids are smaller
JUST_OVER: Final = 3.0  # seconds after an end for which a press is taken for one on what stood there before


def lobby_reply(services: Services, caller: Caller, outcome: Outcome, said: str) -> Reply:
    """Confirms a change of the lobby: where its own message was pressed, by showing it anew; elsewhere in words."""
    table = outcome.table
    public = Perspective(table, services.games[table.game], words_for(table.terms.language))
    images = () if caller.lacking_for_pictures else services.illustrator.glimpse(public)
    return Reply(say(said).screen, public=lobby(public).pictured(images), lobby_of=table.code)


async def choose_person(services: Services, caller: Caller, code: str) -> Reply:
    """A menu to choose whom to invite. Raises `Refused` where the caller may not."""
    perspective = services.perspective(caller, await services.look(code))
    if perspective.table.status != "open" or perspective.seat is None:
        raise refusal("not_open" if perspective.table.status != "open" else "not_seated")
    text = Text(caller.words("ui-invite-whom", title=perspective.title))
    menu = PeopleMenu(Id(ids.INVITE, code, 0, "whom", "0"), caller.words("ui-invite-choose"))
    return Reply(Screen((text, menu)), lobby_of=code)


async def invite(services: Services, caller: Caller, code: str, person: Person, *, bot: bool) -> Reply:
    """Invite somebody; they get one message about it."""
    if bot:
        return say(caller.words("ui-invite-bot"))
    outcome = await services.tables.invitations.invite(code, caller.person.id, person, key=caller.key)
    name = shown_name(caller.words, person.name)
    said = caller.words("ui-invited", title=services.perspective(caller, outcome.table).title, name=name)
    return replace(say(said), lobby_of=code)


async def keep_open(services: Services, caller: Caller, code: str) -> Reply:
    """Keep a lobby open that nobody touched for long."""
    outcome = await services.tables.invitations.keep_open(code, caller.person.id, key=caller.key)
    title = services.perspective(caller, outcome.table).title
    return lobby_reply(services, caller, outcome, caller.words("ui-kept-open", title=title))


async def rematch(services: Services, caller: Caller, code: str) -> Reply:
    """Open a rematch or join the open one; whoever takes the last seat gets the panel of the started game."""
    elsewhere = None if caller.place is None or await unusable_place(services, caller) else caller.place
    outcome = await services.tables.rematch(code, caller.person, elsewhere, key=caller.key)
    if outcome.table.status == "running":
        return await services.panel_after(caller, outcome, Note())
    again, title = outcome.table, services.perspective(caller, outcome.table).title
    if again.host == caller.person.id:
        return say(caller.words("ui-rematch-open", title=title))
    by_itself = bool(again.expected) and again.free == len(again.expected)  # nobody declined, nobody new sits there
    return say(caller.words("ui-rematch-joined", title=title, starts="alone" if by_itself else "host"))


async def press_rematch(services: Services, caller: Caller, code: str) -> Reply:
    """*Rematch*, which stands where an answer stood a moment ago: just after the end it asks to be pressed again."""
    table = await services.look(code)
    if is_just_over(table, services.tables.clock.now()):
        return await services.panel(caller, table, Note(caller.words("ui-just-over")))
    return await rematch(services, caller, code)


def is_just_over(table: Snapshot, now: float) -> bool:
    """Whether a game has ended a moment ago; not where the clock was set back since."""
    return table.ended is not None and 0 <= now - table.ended < JUST_OVER


async def verify(services: Services, caller: Caller, code: str) -> Reply:
    """Replay a finished game and report whether it matches its sealed deal."""
    report = await services.tables.recorded.verify(code)
    if report.valid:
        return say(caller.words("ui-verified", moves=report.moves, draws=report.draws))
    where = f"{code}-verify"
    return say(
        caller.words(
            "ui-verified-not", fault=caller.words(f"ui-fault-{report.fault}"), moves=report.moves, report=where
        )
    )


def chosen_person(value: str) -> tuple[Person, bool] | None:
    """The person chosen in a menu, and whether they are a bot; None for an invalid id."""
    id, _, rest = value.partition(" ")
    bot, _, name = rest.partition(" ")
    number = number_in(id, len(str(NO_ID)))
    return (Person(number, name), bot == "1") if 0 < number < NO_ID else None
