"""Prepared answers through the real client: prepared while others are to move, handed in, told, taken back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox import Person
from bot.sandbox.wire import JsonObject
from bot.tables import PreparedAnswer, Snapshot
from bot.text import words_for
from bot.ui.interactions.services import Services
from tests.support.wire import Wire

from .rig import AT_ONCE, PATIENCE, Rig, button, ids, rigged, said

COMPANY = ("Ana", "Bea", "Dan")


async def opening(rig: Rig) -> tuple[str, Person, Person, int]:
    """A table of Hameln where houses are chosen for the men: who is to move, and who comes next with their seat."""
    code = await rig.running(*COMPANY, seats=3, game="hameln")
    table = await rig.look(code)
    assert table.state is not None
    now, seat, _ = table.state.order  # type: ignore[attr-defined]
    return code, at(rig, table, now), at(rig, table, seat), seat


def at(rig: Rig, table: Snapshot, seat: int) -> Person:
    """The person on a seat."""
    player = table.players[seat]
    assert player is not None
    return rig.person(player.name)


async def stored(rig: Rig, code: str, seat: int) -> PreparedAnswer | None:
    """What a seat has prepared."""
    assert rig.client is not None
    return await rig.client.tables.answers.prepared(code, seat)


async def prepared(rig: Rig, code: str, person: Person, seat: int) -> tuple[JsonObject, PreparedAnswer]:
    """Somebody who waits opens their panel, presses *Prepare my next turn* and then the first answer."""
    panel = await person.command(rig.channel(), "move", table=code).message()
    panel = await person.press(panel, button(panel, f"y:{code}:0:open")).message()
    panel = await person.press(panel, button(panel, f"p:{code}~:")).message()
    answer = await stored(rig, code, seat)
    assert answer is not None
    return panel, answer


async def moved(rig: Rig, code: str, person: Person) -> None:
    """Whoever is asked presses the last answer that their panel offers."""
    panel = await person.command(rig.channel(), "move", table=code).message()
    *_, last = (id for id in ids(panel) if id.startswith(f"p:{code}:"))
    await person.press(panel, last).message()


async def test_an_answer_prepared_while_others_move_is_handed_in_when_its_question_comes(rig: Rig) -> None:
    code, mover, waits, seat = await opening(rig)
    panel, answer = await prepared(rig, code, waits, seat)
    assert button(panel, f"y:{code}:{answer.version}:drop")
    before = await rig.look(code)
    await moved(rig, code, mover)
    async with asyncio.timeout(PATIENCE):
        while (await rig.look(code)).awaited in (before.awaited, (seat,)):
            await asyncio.sleep(0.01)
    table = await rig.look(code)
    house = answer.steps[0].pick[0]
    assert table.state is not None
    assert table.state.men[house] == seat  # type: ignore[attr-defined]
    assert await stored(rig, code, seat) is None


async def test_what_was_handed_in_is_told_in_the_panel_and_taken_back_there(rig: Rig) -> None:
    code, mover, waits, seat = await opening(rig)
    await prepared(rig, code, waits, seat)
    await moved(rig, code, mover)
    async with asyncio.timeout(PATIENCE):
        while seat in (await rig.look(code)).awaited or await stored(rig, code, seat):
            await asyncio.sleep(0.01)
    panel = await waits.command(rig.channel(), "move", table=code).message()
    assert "✓" in said(panel)
    await waits.press(panel, button(panel, f"u:{code}")).message()
    assert seat in (await rig.look(code)).awaited
    assert await stored(rig, code, seat) is None


async def test_an_open_panel_says_that_what_was_prepared_goes_in_and_then_that_it_no_longer_fits(
    wire: Wire, tmp_path: Path
) -> None:
    """It showed the bare question, and the next press was told of *another device* that nobody had used."""
    async with rigged(wire, tmp_path, replace(AT_ONCE, hand_in=2.0)) as rig:
        code, _, waits, seat = await opening(rig)
        panel, answer = await prepared(rig, code, waits, seat)
        words = words_for(waits.user.locale)
        await rig.answered(code, (await rig.look(code)).asks[0], answer.steps[0].pick)
        due, unfit = "handed in within 15 seconds if it still brings the same", words("prepare-unfit", why="gone")
        await waits.until_message(panel["channel_id"], lambda m: m["id"] == panel["id"] and due in said(m))
        shown = await waits.until_message(panel["channel_id"], lambda m: m["id"] == panel["id"] and unfit in said(m))
        assert await stored(rig, code, seat) is None
        shown = await waits.press(shown, button(shown, f"p:{code}:")).message()
        assert words("ui-other-device") not in said(shown)


async def test_what_is_about_to_be_handed_in_is_named_and_can_be_dropped(wire: Wire, tmp_path: Path) -> None:
    async with rigged(wire, tmp_path, replace(AT_ONCE, hand_in=2.0)) as rig:
        code, mover, waits, seat = await opening(rig)
        panel, _ = await prepared(rig, code, waits, seat)
        told = next(line for line in said(panel).split("\n") if line.startswith("**Prepared:**"))
        await moved(rig, code, mover)
        due = await waits.until_message(panel["channel_id"], lambda m: "handed in within 15 seconds" in said(m))
        assert due["id"] == panel["id"] and told in said(due)
        dropped = await waits.press(due, button(due, f"y:{code}")).message()
        assert words_for(waits.user.locale)("prepare-dropped") in said(dropped) and button(dropped, f"p:{code}:")
        await asyncio.sleep(2.5)
        assert (await rig.look(code)).awaited == (seat,), "nothing was handed in"


async def test_a_page_opened_while_a_dropped_answer_is_noticed_is_not_overwritten(
    wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel that said that the answer no longer fits took the place of the page that was just opened."""
    async with rigged(wire, tmp_path, replace(AT_ONCE, hand_in=2.0)) as rig:
        code, _, waits, seat = await opening(rig)
        panel, answer = await prepared(rig, code, waits, seat)
        assert rig.client is not None
        answers, opened, look = rig.client.tables.answers, list[JsonObject](), Services.look
        goes_first, noticed = answers.goes_first, list[bool]()

        async def noticing(code: str, seat: int) -> bool:
            noticed.append(await goes_first(code, seat))
            return noticed[-1]

        async def pressing_first(services: Services, code: str) -> Snapshot:
            if noticed and not noticed[-1] and not opened:
                opened.append({})
                shown = waits.renderer.message(rig.wire.world.channel(panel["channel_id"]).messages[panel["id"]])
                opened[:] = [await waits.press(shown, button(shown, f"r:{code}")).message()]
            return await look(services, code)

        monkeypatch.setattr(answers, "goes_first", noticing)
        monkeypatch.setattr(Services, "look", pressing_first)
        await rig.answered(code, (await rig.look(code)).asks[0], answer.steps[0].pick)
        async with asyncio.timeout(PATIENCE):
            while not opened or not opened[0]:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        shown = waits.renderer.message(rig.wire.world.channel(panel["channel_id"]).messages[panel["id"]])
        assert shown["id"] == opened[0]["id"] and said(shown) == said(opened[0])


async def test_the_command_opens_the_same_screen_and_a_change_opens_it_again(rig: Rig) -> None:
    code, _, waits, seat = await opening(rig)
    panel = await waits.command(rig.channel(), "table prepare", table=code).message()
    panel = await waits.press(panel, button(panel, f"p:{code}~:")).message()
    answer = await stored(rig, code, seat)
    assert answer is not None
    panel = await waits.press(panel, button(panel, f"y:{code}:{answer.version}:change")).message()
    assert button(panel, f"p:{code}~:")
    assert await stored(rig, code, seat) is None


async def test_what_is_prepared_survives_a_restart(rig: Rig) -> None:
    code, mover, waits, seat = await opening(rig)
    _, answer = await prepared(rig, code, waits, seat)
    await rig.restart()
    assert await stored(rig, code, seat) == answer
    await moved(rig, code, mover)
    async with asyncio.timeout(PATIENCE):
        while await stored(rig, code, seat):
            await asyncio.sleep(0.01)
    assert seat not in (await rig.look(code)).awaited
