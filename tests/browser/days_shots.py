"""Screens of time and absence: clocks, last calls, votes, stand-ins, pauses, days away, those of hosts, one's data."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import db
from bot.tables.storage import player_rows
from bot.tables.values import HOUR
from db import Connection
from rules.core import Refused
from tests.e2e.rig import said
from tests.support.timers import fire, rederive_all

from .renderer import Renderer
from .scenes import Scene, at_the_start, place_of
from .standing import Standing, standing

THREE = ("Ana", "Bea", "Dan")
LATER = 20 * HOUR


async def clocks_and_absence(at: Renderer) -> None:
    """Three at a table with a clock, from the lobby to a seat that changes hands."""
    table = await standing(at.host, at.sandbox, THREE, one_is_asked, pace="daily")
    place, name = await place_of(table), (await table.awaited())[0]
    first, second = (other for other in THREE if other != name)
    seat, code = await table.seat_of(name), table.code
    await at.run(first, place, "settings zone", zone="Europe/Paris")
    await at.shot("hours", first, await at.run(first, place, "settings show"))
    await aged(at, table, seat, LATER)
    await at.shot("board-clock", first, await at.until(first, place, f"h:{code}"))
    await at.shot("panel-clock", name, await at.run(name, place, "move", table=code))
    await at.shot("panel-waits", first, await at.run(first, place, "move", table=code))
    await at.shot("more", first, await more(at, first, place, code))
    await at.shot("nudged", first, await at.run(first, place, "table nudge", table=code))
    await at.shot("nudge", name, await at.person(name).until_message(at.person(name).dm(), lambda m: "👋" in said(m)))
    await at.shot("turns", first, await at.run(first, place, "turns"))
    await at.shot("prepare", first, await at.run(first, place, "table prepare", table=code))
    await fire(at.host.tables, code, "last", seat)
    await at.shot("last-call", name, await at.until(name, at.person(name).dm(), f"t:{code}:0:day"))
    await at.shot("panel-called", name, await at.run(name, place, "move", table=code))
    await empty(at, table, seat)
    await at.shot("ballot", first, await at.until(first, at.person(first).dm(), f"{await to_decide(at, code)}:vote"))
    await at.shot("board-ballot", first, await at.until(first, place, f"h:{code}"))
    panel = await at.shot("panel-ballot", first, await at.run(first, place, "move", table=code))
    await at.shot("voted", first, await at.press(first, panel, f"{await to_decide(at, code)}:vote:care"))
    await at.shot("cared", name, await at.until(name, at.person(name).dm(), f"t:{code}:0:back"))
    await at.shot("board-cared", first, await at.until(first, place, f"h:{code}"))
    await at.shot("back", name, await at.run(name, place, "move", table=code))
    sure = await at.shot("offer-sure", name, await at.run(name, place, "table offer", table=code))
    await at.shot("offered", name, await at.press(name, sure, f"t:{code}:0:offer"))
    board = await at.until("Émile", place, f"t:{code}:0:take")
    await at.shot("board-offered", "Émile", board)
    await at.shot("applied", "Émile", await at.press("Émile", board, f"t:{code}:0:take"))
    asked = await at.until(first, at.person(first).dm(), f"{await to_decide(at, code)}:agree")
    await at.shot("candidate", first, asked)
    await at.shot("panel-candidate", second, await at.run(second, place, "move", table=code))
    for voter in (first, second):
        with suppress(AssertionError):
            await at.press(
                voter, await at.run(voter, place, "move", table=code), f"{await to_decide(at, code)}:agree:yes"
            )
    await at.shot("stand-in", "Émile", await at.run("Émile", place, "move", table=code))
    await at.shot("log-days", first, await at.run(first, place, "table log", table=code))


async def to_decide(at: Renderer, code: str) -> str:
    """How the ids of the buttons start that answer what all at a table are asked."""
    table = await at.host.tables.look(code)
    asked = table.ballot or table.proposal
    return f"t:{code}:{asked.number if asked else 0}"


async def pauses_and_days_away(at: Renderer) -> None:
    """A pause asked for and agreed to, and somebody away."""
    table = await standing(at.host, at.sandbox, ("Ana", "Bea"), at_the_start)
    place, code = await place_of(table), table.code
    await at.shot("pause-asked", "Ana", await at.run("Ana", place, "table pause", table=code, until="24.12."))
    asked = await at.until("Bea", at.person("Bea").dm(), f"{await to_decide(at, code)}:agree")
    await at.shot("pause-notice", "Bea", asked)
    await at.shot("board-pause-asked", "Bea", await at.until("Bea", place, f"h:{code}"))
    await at.press("Bea", asked, f"{await to_decide(at, code)}:agree:yes")
    await asyncio.sleep(0.5)
    await at.shot("board-paused", "Bea", await at.until("Bea", place, f"h:{code}"))
    await at.shot("panel-paused", "Bea", await at.run("Bea", place, "move", table=code))
    await at.shot("turns-paused", "Bea", await at.run("Bea", place, "turns"))
    await at.run("Bea", place, "table resume", table=code)
    await at.shot("away", "Ana", await at.run("Ana", place, "away", until="3.12.", note="Lapland, no signal"))
    await asyncio.sleep(0.5)
    await at.shot("board-away", "Bea", await at.until("Bea", place, f"h:{code}"))
    await at.shot("nudge-away", "Bea", await at.run("Bea", place, "table nudge", table=code))
    await at.shot("back-away", "Ana", await at.run("Ana", place, "back"))
    await at.shot("mydata", "Ana", await at.run("Ana", place, "mydata show"))
    await at.shot("mydata-erase", "Ana", await at.run("Ana", place, "mydata erase"))
    await at.shot("server-check", "Ana", await at.run("Ana", place, "server check"))
    await at.shot("server-tables", "Ana", await at.run("Ana", place, "server tables"))
    await at.shot("resign-sure", "Ana", await at.run("Ana", place, "table resign", table=code))


def one_is_asked(seen: frozenset[str], state: Any) -> bool:
    """Just one person is asked."""
    return len({ask.seat for ask in state.asked if ask.given is None}) == 1


async def more(at: Renderer, name: str, place: str, code: str) -> Any:
    """*More* under the board."""
    return await at.press(name, await at.until(name, place, f"m:{code}"), f"m:{code}")


async def aged(at: Renderer, table: Standing, seat: int, seconds: float) -> None:
    """The question of a seat has been open for so long, and some waits have ended."""
    player = (await table.look()).players[seat]
    assert player and player.account and player.awaited_since
    account = replace(player.account, waits=12, waited=60 * HOUR)
    await stored(at, table, seat, replace(player, awaited_since=player.awaited_since - seconds, account=account))


async def empty(at: Renderer, table: Standing, seat: int) -> None:
    """The account of a seat that was called is empty."""
    player = (await table.look()).players[seat]
    assert player and player.account
    account = player.account
    account = replace(account, left=0.0, spent=account.spent + account.left, called_at=(account.since or 0) - 1e6)
    await stored(at, table, seat, replace(player, stand="called", account=account))
    with suppress(Refused):  # the bot was faster
        await fire(at.host.tables, table.code, "empty", seat)


async def stored(at: Renderer, table: Standing, seat: int, player: Any) -> None:
    """A player as a row."""
    row = player_rows.player_row(table.code, seat, player)
    await at.host.tables._database.write(partial(_write, row=row))
    at.host.tables._transactions.cache.forget(table.code)


def _write(connection: Connection, row: db.PlayerRow) -> None:
    db.upsert(connection, row)
    rederive_all(connection)


DAYS_SCENES: tuple[Scene, ...] = (clocks_and_absence, pauses_and_days_away)
