"""The open panel of somebody who waits follows what the others do, and takes nothing away that they look into."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.sandbox import Person
from bot.sandbox.wire import JsonObject
from bot.text import words_for
from bot.ui.interactions.replies import Reply
from bot.ui.kit.screen import Screen
from tests.support.wire import Wire

from .games.game import by_chance
from .rig import AT_ONCE, Rig, button, rigged, said
from .steering import press_steered
from .test_live_panels import choices, seat_of, settled, waiting


@pytest.fixture
async def rig(wire: Wire, tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot without pictures."""
    async with rigged(wire, tmp_path) as playing:
        yield playing


async def test_a_waiting_panel_goes_on_naming_who_is_awaited_and_keeps_what_its_own_press_brought(rig: Rig) -> None:
    code, people, seat, shown = await waiting_for_two(rig)
    name = people[await goes_on(rig, code, seat)].user.name
    followed = await people[seat].until_message(
        shown["channel_id"], lambda m: m["id"] == shown["id"] and bool(re.search(rf"Waiting for.* {name}:", said(m)))
    )
    receipt = next(line for line in said(shown).split("\n") if line.startswith("**Done"))
    assert receipt.split(" · Next")[0] in said(followed)


async def test_what_somebody_has_opened_in_a_waiting_panel_stays_while_the_others_move(rig: Rig) -> None:
    code, people, seat, shown = await waiting_for_two(rig)
    opened = await people[seat].press(shown, button(shown, f"y:{code}")).message()
    await goes_on(rig, code, seat)
    assert rig.client is not None
    rig.client._live.follow(await rig.look(code))
    await settled(rig)
    (now,) = [m for m in people[seat].messages(shown["channel_id"]) if m["id"] == shown["id"]]
    assert said(now) == said(opened) != said(shown)


async def test_who_asked_to_take_back_no_longer_reads_that_it_was_asked_once_somebody_has_declined(rig: Rig) -> None:
    code, people, seat, _ = await waiting_for_two(rig)
    await goes_on(rig, code, seat)
    asked = await people[seat].command(rig.channel(), "table undo", table=code).message()
    said_first = words_for(people[seat].user.locale)("ui-undo-asked")
    assert said_first in said(asked)
    request = (await rig.look(code)).undo_request
    assert request and rig.client is not None
    await rig.client.tables.decline(code, int(people[request.needed[0]].user.id))
    now = await people[seat].until_message(
        asked["channel_id"], lambda m: m["id"] == asked["id"] and said_first not in said(m)
    )
    assert people[request.needed[0]].user.name in said(now), "its news say who declined"


async def test_a_panel_says_at_once_that_it_is_its_persons_turn_even_where_edits_boards_and_calls_wait(
    wire: Wire, tmp_path: Path
) -> None:
    async with rigged(wire, tmp_path, replace(AT_ONCE, burst=1e6, quiet=1e6)) as rig:
        code, (_, other) = await waiting(rig)
        seat = await seat_of(rig, code, other)
        panel = await other.command(rig.channel(), "move", table=code).message()
        for _ in range(3):
            while (table := await rig.look(code)).awaited[0] != seat:
                ask = next(ask for ask in table.asks if ask.seat == table.awaited[0])
                await rig.answered(code, ask, ask.options[: max(1, ask.least)])  # nobody presses, as if bots played
            panel = await other.until_message(panel["channel_id"], partial(asks_in, panel["id"], code))
            while (await rig.look(code)).awaited[0] == seat:
                panel = await press_steered(rig, code, panel)


@pytest.mark.parametrize("fails", [True, False], ids=["failed", "gone"])
async def test_a_panel_follows_what_happened_while_the_answer_to_its_press_failed_or_found_it_gone(
    rig: Rig, fails: bool
) -> None:
    code, (_, other) = await waiting(rig)
    seat = await seat_of(rig, code, other)
    panel = await other.command(rig.channel(), "move", table=code).message()
    await settled(rig)
    assert rig.client is not None
    live = rig.client._live

    async def respond() -> tuple[Reply, int]:
        while (table := await rig.look(code)).awaited[0] != seat:
            await rig.answered(code, table.asks[0], by_chance(table.asks[0]))
        live.follow(await rig.look(code))
        await settled(rig)
        if fails:
            raise OSError("the line broke")
        return Reply(Screen(())), 0

    press: Any = SimpleNamespace(message=discord.Object(int(panel["id"])))
    with pytest.raises(OSError) if fails else nullcontext():
        await live.answered(press, respond())
    await other.until_message(panel["channel_id"], partial(asks_in, panel["id"], code))


# --------------------------------------------------------------------------- helpers


def asks_in(id: str, code: str, message: JsonObject) -> bool:
    """Whether this message asks its reader something."""
    return message["id"] == id and bool(choices(message, code))


async def waiting_for_two(rig: Rig) -> tuple[str, dict[int, Person], int, JsonObject]:
    """A table of three where two answer before somebody who has just answered: code, people, their seat and panel."""
    code = await rig.running("Ana", "Dan", "Bea", seats=3)
    people = {await seat_of(rig, code, person): person for person in map(rig.person, ("Ana", "Dan", "Bea"))}
    while True:
        seat = (await rig.look(code)).awaited[0]
        panel = await people[seat].command(rig.channel(), "move", table=code).message()
        shown = await press_steered(rig, code, panel)
        asks = (await rig.look(code)).asks
        if len(asks) == 1 and asks[0].choice == "enter" and asks[0].seat == (seat + 1) % 3 and "Done" in said(shown):
            return code, people, seat, shown


async def goes_on(rig: Rig, code: str, seat: int) -> int:
    """Who is asked before that seat answers until the next one is, who is returned."""
    first = (await rig.look(code)).awaited
    while (table := await rig.look(code)).awaited == first:
        await rig.answered(code, table.asks[0], by_chance(table.asks[0]))
    assert table.awaited and seat not in table.awaited
    return table.awaited[0]
