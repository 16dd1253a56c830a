"""No two panels of a person contradict each other: the older one goes, an overtaken one becomes the present one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.sandbox import Person
from bot.sandbox.wire import JsonObject
from bot.ui.interactions import replies
from bot.ui.interactions.live_panels import LivePanels
from tests.support.movable_clock import MovableClock
from tests.support.wire import Wire

from .games.game import by_chance
from .rig import EPHEMERAL, PATIENCE, Rig, button, ids, logged_in, rigged, said
from .steering import press_steered
from .test_duplicates import at, dealt

TOKEN_LIVES = 15 * 60.0


@pytest.fixture
async def rig(wire: Wire, tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot without pictures."""
    async with rigged(wire, tmp_path) as playing:
        yield playing


async def test_a_new_panel_takes_the_older_one_away_wherever_it_stands(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    first = await ana.command(rig.channel(), "move", table=code).message()
    board = await rig.board(code, ana)
    second = await ana.press(board, button(board, f"o:{code}")).message()
    await until(lambda: panels(rig, ana, code) == [second["id"]])
    assert first["id"] != second["id"] and first["channel_id"] != second["channel_id"]


async def test_a_panel_follows_its_table_although_another_process_delivers_what_this_one_could(
    wire: Wire, tmp_path: Path
) -> None:
    rig = Rig(wire, tmp_path / "rig.db", is_shared=True)
    host = await rig.start()
    try:
        await host.courier.stop()  # as if the other one were always first
        async with logged_in(host, wire):
            code, (_, other) = await waiting(rig)
            panel = await other.command(rig.channel(), "move", table=code).message()
            await until(lambda: int(panel["id"]) in {kept.message for kept in host._live._panels.values()})
            await settled(rig)
            seat = (await rig.look(code)).seat_of(int(other.user.id))
            while seat not in (table := await rig.look(code)).awaited:  # by no press at this process
                await rig.answered(code, table.asks[0], by_chance(table.asks[0]))
            shown = rig.wire.world.channel(panel["channel_id"]).messages[panel["id"]]
            await until(lambda: button(other.renderer.message(shown), f"p:{code}:") != "")
    finally:
        await rig.stop()


@pytest.mark.parametrize(("command", "given"), [("language", {"language": "fr"}), ("reading", {"form": "words"})])
async def test_a_panel_follows_its_table_in_the_language_and_form_that_its_person_has_chosen_since(
    rig: Rig, command: str, given: JsonObject
) -> None:
    code, (_, other) = await waiting(rig)
    panel = await other.command(rig.channel(), "move", table=code).message()
    await settled(rig)
    await other.command(rig.channel(), f"settings {command}", given).message()
    seat = await seat_of(rig, code, other)
    while seat not in (table := await rig.look(code)).awaited:
        await rig.answered(code, table.asks[0], by_chance(table.asks[0]))
    shown = await other.until_message(
        panel["channel_id"], lambda m: m["id"] == panel["id"] and bool(button(m, f"p:{code}:"))
    )
    opened = await other.command(rig.channel(), "move", table=code).message()
    assert said(shown) == said(opened), "as one that is opened now"


async def test_a_panel_whose_token_has_died_stays_and_its_next_press_brings_the_present_one(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    while (await rig.look(code)).awaited[0] != (await rig.look(code)).seat_of(int(ana.user.id)):
        await dan_plays(rig, code)
    old = await ana.command(rig.channel(), "move", table=code).message()
    await until(lambda: panels(rig, ana, code) == [old["id"]])
    rig.wire.clock.advance(TOKEN_LIVES + 1)
    new = await ana.command(rig.channel(), "move", table=code).message()
    await settled(rig)
    assert panels(rig, ana, code) == [old["id"], new["id"]], "it cannot be deleted any more"
    press = button(old, f"p:{code}:")
    await ana.press(new, button(new, f"p:{code}:")).message()
    turned = await ana.press(old, press).message()
    assert "This was an earlier question" in said(turned) and turned["id"] == old["id"]
    await until(lambda: panels(rig, ana, code) == [old["id"]])


@pytest.mark.parametrize("patience", [replies.PATIENCE, 0.0], ids=["at once", "deferred"])
async def test_a_press_on_a_panel_that_goes_at_that_moment_is_answered_by_a_new_one(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    code, (asked, _) = await waiting(rig)
    panel = await asked.command(rig.channel(), "move", table=code).message()
    await settled(rig)
    monkeypatch.setattr(replies, "PATIENCE", patience)
    pressed = asked.press(panel, button(panel, f"r:{code}"))
    del rig.wire.world.channel(panel["channel_id"]).messages[panel["id"]]
    new = await asked.until_message(panel["channel_id"], lambda m: m["id"] > panel["id"] and bool(ids(m)))
    assert new["flags"] & EPHEMERAL and pressed.interaction.error is None
    again = await asked.press(new, ids(new)[-1]).message()
    assert again["id"] == new["id"], "which works as any panel"


async def test_a_moment_from_before_the_press_never_overtakes_its_answer(rig: Rig) -> None:
    """A delivery may have read the table before the press that it meets."""
    code, (asked, _) = await waiting(rig)
    before = await rig.look(code)
    panel = await asked.command(rig.channel(), "move", table=code).message()
    answered = await press_steered(rig, code, panel)
    await settled(rig)
    assert rig.client is not None
    rig.client._live.follow(before)
    await settled(rig)
    await asked.command(rig.channel(), "help").message()  # what was edited before has arrived with its answer
    (now,) = [m for m in asked.messages(answered["channel_id"]) if m["id"] == answered["id"]]
    assert "Done" in said(answered) and said(now) == said(answered)


async def test_a_waiting_panel_becomes_the_panel_of_a_new_question(rig: Rig) -> None:
    code, (asked, other) = await waiting(rig)
    panel = await other.command(rig.channel(), "move", table=code).message()
    assert not button(panel, f"p:{code}:")
    while not (await rig.look(code)).ask_of(await seat_of(rig, code, other)):
        await press_steered(rig, code, await asked.command(rig.channel(), "move", table=code).message())
    shown = await other.until_message(panel["channel_id"], lambda m: m["id"] == panel["id"] and bool(choices(m, code)))
    assert "Your last move, and since" in said(shown)
    assert not [n for n in other.notifications() if n.message_id == panel["id"]], "silently"


async def test_whose_question_is_gone_with_a_move_taken_back_reads_who_took_it_back(rig: Rig) -> None:
    code, mover, asked = await after_a_move_that_can_go_back(rig)
    panel = await asked.command(rig.channel(), "move", table=code).message()
    await settled(rig)
    assert choices(panel, code)
    await live(rig)._services.tables.undo(code, int(mover.user.id))
    shown = await asked.until_message(panel["channel_id"], lambda m: m["id"] == panel["id"] and not choices(m, code))
    assert f"{mover.user.name} took a move back" in said(shown) and "Settled" not in said(shown)


async def test_silent_edits_of_a_panel_are_ten_seconds_apart(wire: Wire, tmp_path: Path) -> None:
    rig = Rig(wire, tmp_path / "apart.db", clock=MovableClock())
    await rig.start()
    try:
        code, (_, other) = await waiting(rig)
        await other.command(rig.channel(), "move", table=code).message()
        await settled(rig)
        assert rig.client is not None
        live, table = rig.client._live, await rig.look(code)
        (panel,) = (panel for (person, _), panel in live._panels.items() if person == int(other.user.id))
        live._apart, panel.edited = 10.0, rig.clock.now() - 9
        panel.moment = panel.moment._replace(request=1)  # as if a request had been withdrawn
        live.follow(table)
        live.follow(table)
        assert panel.waits and panel.edited == rig.clock.now() - 9, "it was edited just now"
        rig.clock.move(1)  # type: ignore[attr-defined]
        await until(lambda: panel.edited == rig.clock.now() and panel.moment.request is None)
        await settled(rig)
    finally:
        await rig.stop()


async def test_a_page_of_the_rules_is_not_written_over(rig: Rig) -> None:
    code, (asked, other) = await waiting(rig)
    panel = await other.command(rig.channel(), "move", table=code).message()
    page = await other.press(panel, button(panel, f"r:{code}")).message()
    while not (await rig.look(code)).ask_of(await seat_of(rig, code, other)):
        await press_steered(rig, code, await asked.command(rig.channel(), "move", table=code).message())
    await settled(rig)
    (now,) = (message for message in other.messages(panel["channel_id"]) if message["id"] == panel["id"])
    assert said(now) == said(page)


async def test_the_start_takes_the_answers_about_the_lobby_away(rig: Rig) -> None:
    place, ana, dan = rig.channel(), rig.person("Ana"), rig.person("Dan")
    code = await rig.lobby("Ana", "Dan", seats=2)
    lobby = await ana.until_message(place, lambda m: bool(button(m, f"j:{code}:")))
    for person in (ana, dan):
        await person.command(place, "table options").message()
    assert len(private(rig, ana)) >= 2 and private(rig, dan)
    panel = await ana.command(place, "table start").message()
    await until(lambda: private(rig, ana) == [panel["id"]] and not private(rig, dan))
    assert lobby["id"] in {message["id"] for message in ana.messages(place)}, "the lobby itself stays as one line"
    assert (await rig.look(code)).status == "running"


async def test_what_came_in_place_of_an_answer_about_the_lobby_stays_at_the_start(rig: Rig) -> None:
    place, ana, dan = rig.channel(), rig.person("Ana"), rig.person("Dan")
    await ana.command(place, "table open", game="rattus_cartus", seats=2).message()
    code = (await rig.table_in(place)).code
    lobby = await dan.until_message(place, lambda m: bool(button(m, f"j:{code}:")))
    seated = await dan.press(lobby, button(lobby, f"j:{code}:")).message()
    settings = await dan.press(seated, button(seated, f"x:{code}:0:channel")).message()
    assert settings["id"] == seated["id"] and rig.client is not None
    await ana.command(place, "table start").message()
    await until(lambda: code not in {answer.code for answer in live(rig)._passing})
    await settled(rig)
    assert private(rig, dan)[0] == settings["id"]


async def test_who_closes_a_lobby_goes_on_reading_that_it_is_closed(rig: Rig) -> None:
    place, ana = rig.channel(), rig.person("Ana")
    await ana.command(place, "table open", game="rattus_cartus", seats=2).message()
    code = (await rig.table_in(place)).code
    shown = await ana.command(place, "table options").message()
    sure = await ana.press(shown, button(shown, f"v:{code}:0:close")).message()
    closed = await ana.press(sure, button(sure, f"v:{code}:")).message()
    assert closed["id"] == shown["id"] and (await rig.look(code)).status == "closed"
    live(rig).follow(await rig.look(code))
    await settled(rig)
    assert closed["id"] in private(rig, ana)


async def test_a_panel_in_place_of_one_that_was_gone_follows_the_table_as_any(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, (asked, _) = await waiting(rig)
    gone = await asked.command(rig.channel(), "move", table=code).message()
    await settled(rig)
    new = await in_its_place(rig, monkeypatch, asked, gone, code)
    await rig.played_out(code)
    await asked.until_message(new["channel_id"], lambda m: m["id"] == new["id"] and said(m) != said(new))


async def test_a_panel_in_place_of_one_that_was_gone_goes_where_a_newer_one_opens(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, (asked, _) = await waiting(rig)
    gone = await asked.command(rig.channel(), "move", table=code).message()
    await settled(rig)
    new = await in_its_place(rig, monkeypatch, asked, gone, code)
    newest = await asked.command(rig.channel(), "move", table=code).message()
    await until(lambda: panels(rig, asked, code) == [newest["id"]])
    assert new["id"] != newest["id"]


async def test_after_the_end_a_live_panel_has_the_result_and_no_buttons(rig: Rig) -> None:
    code, (asked, other) = await waiting(rig)
    panel = await other.command(rig.channel(), "move", table=code).message()
    for person in (asked, other):
        sure = await person.command(rig.channel(), "table end", table=code).message()
        await person.press(sure, button(sure, f"v:{code}")).message()
    shown = await other.until_message(panel["channel_id"], lambda m: m["id"] == panel["id"] and not ids(m))
    assert "closed without a result" in said(shown)


async def test_after_the_end_a_new_panel_takes_the_older_one_away_as_before(rig: Rig) -> None:
    code, (asked, other) = await waiting(rig)
    shown = [(await asked.command(rig.channel(), "move", table=code).message())["id"]]
    await rig.played_out(code)
    await settled(rig)
    for person in (asked, asked, other, other):
        shown.append((await person.command(rig.channel(), "move", table=code).message())["id"])
    await until(lambda: [id for id in shown if id in private(rig, asked)] == [shown[2]])
    await until(lambda: [id for id in shown if id in private(rig, other)] == [shown[4]])


async def test_who_leaves_a_table_with_the_deal_of_others_has_no_panel_of_it_any_more(rig: Rig) -> None:
    one, _ = await dealt(rig)
    person = at(rig, one)
    panel = await person.command(rig.channel(), "move", table=one.code).message()
    await settled(rig)
    assert rig.client is not None and panel["id"] in private(rig, person)
    await rig.client.tables.resign(one.code, int(person.user.id), sure=True)
    await until(lambda: panel["id"] not in private(rig, person))


async def test_after_a_restart_the_next_press_makes_a_panel_live(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    panel = await ana.command(rig.channel(), "move", table=code).message()
    await rig.restart()
    await ana.press(panel, button(panel, f"r:{code}")).message()
    back = await ana.command(rig.channel(), "move", table=code).message()
    again = await ana.command(rig.channel(), "move", table=code).message()
    await until(lambda: back["id"] not in private(rig, ana))
    assert again["id"] in private(rig, ana)


async def test_tokens_are_told_to_nobody(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    await rig.person("Ana").command(rig.channel(), "move", table=code).message()
    await until(lambda: len(live(rig)._panels) == 1)
    (panel,) = live(rig)._panels.values()
    told = repr(panel)
    assert code in told and panel.interaction.token not in told and "interaction=" not in told


# --------------------------------------------------------------------------- helpers


async def waiting(rig: Rig) -> tuple[str, tuple[Person, Person]]:
    """A table where one is asked and the other is not; returns its code, and both in this order."""
    code = await rig.running("Ana", "Dan", seats=2)
    people = {name: rig.person(name) for name in ("Ana", "Dan")}
    while len((await rig.look(code)).awaited) != 1:
        await dan_plays(rig, code)
    table = await rig.look(code)
    player = table.players[table.awaited[0]]
    assert player is not None
    return code, (people.pop(player.name), people.popitem()[1])


async def after_a_move_that_can_go_back(rig: Rig) -> tuple[str, Person, Person]:
    """A table where one is asked because the other moved, who may take that back; its code, the mover and the other."""
    code = await rig.running("Ana", "Dan", seats=2)
    people = {await seat_of(rig, code, person): person for person in map(rig.person, ("Ana", "Dan"))}
    while True:
        table = await rig.look(code)
        assert table.state is not None and table.status == "running"
        mover = table.state.undo_seat
        if mover is not None and table.state.undo_depth and table.awaited == (1 - mover,):
            return code, people[mover], people[1 - mover]
        await dan_plays(rig, code)


async def dan_plays(rig: Rig, code: str) -> None:
    """Whoever is awaited first answers."""
    table = await rig.look(code)
    player = table.players[table.awaited[0]]
    assert player is not None
    await press_steered(rig, code, await rig.person(player.name).command(rig.channel(), "move", table=code).message())


async def seat_of(rig: Rig, code: str, person: Person) -> int:
    """Where somebody sits."""
    seat = (await rig.look(code)).seat_of(int(person.user.id))
    assert seat is not None
    return seat


def choices(message: JsonObject, code: str) -> list[str]:
    """The ids of what answers a question."""
    return [id for id in ids(message) if id[0] in "pasg" and id[2:].startswith(code)]


async def in_its_place(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, person: Person, panel: JsonObject, code: str
) -> JsonObject:
    """The panel that somebody gets who pressed one that went before the answer came."""
    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    person.press(panel, button(panel, f"a:{code}") or button(panel, f"p:{code}"))
    del rig.wire.world.channel(panel["channel_id"]).messages[panel["id"]]
    new = await person.until_message(
        panel["channel_id"], lambda m: int(m["id"]) > int(panel["id"]) and bool(m["flags"] & EPHEMERAL)
    )
    await until(lambda: int(new["id"]) in {kept.message for kept in live(rig)._panels.values()})
    monkeypatch.undo()
    return new


def live(rig: Rig) -> LivePanels:
    """The panels of the host."""
    assert rig.client is not None
    return rig.client._live


def panels(rig: Rig, person: Person, code: str) -> list[str]:
    """The private answers that somebody sees, by their ids."""
    seen = (message for channel in person.channels() for message in person.messages(channel))
    return sorted((m["id"] for m in seen if m["flags"] & EPHEMERAL and button(m, f"r:{code}")), key=int)


def private(rig: Rig, person: Person) -> list[str]:
    """The private answers that somebody sees, in all channels, oldest first."""
    seen = [message for channel in person.channels() for message in person.messages(channel)]
    return sorted((m["id"] for m in seen if m["flags"] & EPHEMERAL), key=int)


async def settled(rig: Rig) -> None:
    """Wait until everything that was due has gone out."""
    assert rig.client is not None
    async with asyncio.timeout(PATIENCE):
        while rig.client._live._begun:
            await asyncio.sleep(0.01)


async def until(fits: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)
