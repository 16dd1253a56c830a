"""*More*: a private menu of what is needed less often at a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import CONTRAST, LARGE
from bot.ui.kit.names import bot_seats
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import MOST_COMPONENTS, Button, ButtonRow, Part, Screen, Text, rows
from bot.ui.kit.short_seal import short_seal
from bot.ui.screens.absence import ASK, KEEP, NUDGE, OFFER, PAUSE, RESUME, forecast_lines, vote_button
from bot.ui.screens.company import company_button
from bot.ui.screens.in_words import TEXT, WORDS
from bot.ui.screens.note_page import note_button
from bot.ui.screens.panel import legend
from bot.ui.screens.undo_request import asked_back_by_log, undo_request_parts
from bot.ui.screens.watch_page import watch_button

from . import table_actions
from .caller import Caller
from .replies import Reply
from .services import Services

UNDER_MORE: Final = "more"  # in the id of *Take back* there


async def more(services: Services, caller: Caller, code: str, said: str = "") -> Reply:
    """A private menu of less common actions; `said`: what it says first."""
    perspective = services.perspective(caller, await services.look(code))
    table, words = perspective.table, caller.words
    buttons = [
        Button(words("ui-show-text"), Id(ids.SHOW, code, 0, TEXT, "0")),
        Button(words("ui-board-in-words"), Id(ids.SHOW, code, 0, WORDS, "0")),
    ]
    if words.spoken:
        del buttons[0]
    buttons += [Button(words(f"ui-show-{look}"), Id(ids.SHOW, code, 0, look, "0")) for look in (LARGE, CONTRAST)]
    if table.started is not None:
        buttons.append(Button(words("replay-button"), Id(ids.REPLAY, code)))
    if table.status == "running":
        buttons.append(company_button(perspective))
    if table.status == "running" and perspective.seat is None:
        buttons.append(watch_button(perspective))
    if table.status == "running" and perspective.seat is not None:
        buttons += [
            note_button(perspective),
            Button(words("ui-take-back"), Id(ids.UNDO, code, table.revision, "undo", UNDER_MORE)),
            *_absence_buttons(perspective),
            Button(words("ui-resign"), Id(ids.VOTE, code, 0, "resign", "ask")),
            vote_button(perspective, dict(table.standing_votes(services.tables.clock.now()))),
        ]
    when = await _forecast(services, perspective)
    seats = [legend(perspective)] if bot_seats(table.players) else []  # pictures do not say how strong a bot is
    head = [
        f"## {perspective.title}",
        *([f"**{said}**"] if said else []),
        *seats,
        *when,
        words("ui-more-head"),
        *_technical(perspective),
    ]
    parts: list[Part] = [Text("\n".join(head))]
    parts += rows(buttons)
    moves = await asked_back_by_log(services.tables, perspective)
    return Reply(Screen((*parts, *undo_request_parts(perspective, moves))))


async def take_back(services: Services, caller: Caller, id: Id) -> Reply:
    """*Take back*; where the game has moved on since *More* was opened, the menu anew, which asks to press again."""
    moved_on = (await services.look(id.table)).revision != id.revision
    if (
        id.what == UNDER_MORE
        and moved_on
        and not await table_actions.is_taken_back(services, caller, id.table, id.revision)
    ):
        return await more(services, caller, id.table, caller.words("ui-more-moved-on"))
    return await table_actions.undo(services, caller, id.table, id.revision)


def with_more(caller: Caller, code: str, reply: Reply) -> Reply:
    """A reply that took the place of the menu, with *More* to go back to it, where it has room for that."""
    back = ButtonRow((Button(caller.words("ui-more"), Id(ids.MORE, code)),))
    screen = replace(reply.screen, parts=(*reply.screen.parts, back))
    return replace(reply, screen=screen) if screen.components <= MOST_COMPONENTS else reply


async def _forecast(services: Services, perspective: Perspective) -> list[str]:
    """Between which days the game most likely ends; nothing while it is at rest."""
    found = await services.tables.absences.forecast(perspective.table)
    return forecast_lines(perspective, found)


def _absence_buttons(perspective: Perspective) -> list[Button]:
    """*Nudge*, *Pause* or *Resume*, and *Offer my seat*, where somebody may take it, or *Keep my seat*.

    Among bots alone nobody can be nudged, and nobody waits for somebody to take the seat.
    """
    table, words, seat = perspective.table, perspective.words, perspective.seat
    player = None if seat is None else table.players[seat]
    offered = player is not None and player.stand == "offered"
    has_company = len(table.people) > 1
    buttons = [
        Button(words("ui-resume"), Id(ids.TIME, table.code, 0, RESUME))
        if table.standing == "paused"
        else Button(words("ui-pause"), Id(ids.TIME, table.code, 0, PAUSE, ASK)),
    ]
    if has_company:
        buttons.insert(0, Button(words("ui-nudge"), Id(ids.TIME, table.code, 0, NUDGE, ASK)))
    if offered:
        buttons.append(Button(words("ui-keep-seat"), Id(ids.TIME, table.code, 0, KEEP)))
    elif has_company and not table.is_duplicate:
        buttons.append(Button(words("ui-offer-seat"), Id(ids.TIME, table.code, 0, OFFER, ASK)))
    return buttons


def _technical(perspective: Perspective) -> list[str]:
    """What names the moment of a running or finished game: move, seal, component data."""
    table = perspective.table
    if table.seal is None:
        return []
    seal = short_seal(table.seal)
    return [perspective.words("ui-more-technical", n=table.moment, seal=seal, edition=perspective.edition)]
