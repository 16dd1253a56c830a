"""Lobby, options, take-back, resigning, ending, lists: what people do besides playing."""

from __future__ import annotations

import asyncio

from bot.sandbox.wire import JsonObject
from rules.rattus_cartus.components import CARD_OF, building_of, class_of

from .players import Presser
from .rig import PATIENCE, Rig, button, ids, planted, said, walk
from .steering import press_pick


def menu(message: JsonObject, start: str) -> JsonObject:
    """A menu by the start of its id."""
    return next(c for c in walk(message["components"]) if c["type"] == 3 and c["custom_id"].startswith(start))


async def lobby_message(rig: Rig, name: str, code: str, text: str = "") -> JsonObject:
    """The lobby message as soon as it says this."""
    person = rig.person(name)
    return await person.until_message(
        rig.channel(), lambda m: bool(button(m, f"q:{code}") and button(m, f"j:{code}:")) and text in said(m)
    )


async def test_the_host_changes_options_and_the_others_agree_anew(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    code = await rig.lobby("Ana", "Dan", seats=2)
    old = await lobby_message(rig, "Dan", code)
    stale = button(old, f"j:{code}:")
    panel = await ana.press(old, f"c:{code}").message()
    panel = await ana.select(panel, button(panel, f"c:{code}:0:supplies"), "in_order").message()
    assert (await rig.look(code)).options.supplies == "in_order"
    lobby = await lobby_message(rig, "Dan", code, "has to agree")
    assert not button(lobby, f"b:{code}")
    assert "The options have changed" in said(await dan.press(await planted(rig, stale), stale).message())
    await dan.press(lobby, button(lobby, f"j:{code}:")).message()
    async with asyncio.timeout(PATIENCE):
        while not button(await lobby_message(rig, "Dan", code), f"b:{code}"):
            await asyncio.sleep(0.01)


async def test_thirty_building_cards_are_chosen_class_by_class(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.lobby("Ana", seats=3)
    panel = await ana.command(rig.channel(), "table options").message()
    panel = await ana.select(panel, button(panel, f"c:{code}:0:buildings"), "chosen").message()
    chosen = (await rig.look(code)).options.chosen
    assert sorted(class_of(building_of(CARD_OF[name])) for name in chosen) == sorted([*range(6)] * 5)

    first = menu(panel, f"c:{code}:1:chosen:0")
    assert (first["min_values"], first["max_values"], len(first["options"])) == (5, 5, 10)
    others = [option["value"] for option in first["options"] if not option.get("default")]
    panel = await ana.select(panel, first["custom_id"], *others).message()
    assert set(others) <= set((await rig.look(code)).options.chosen)
    pages = [id for id in ids(panel) if id.startswith("n:")]
    assert pages, "the further classes stand on another page"
    panel = await ana.press(panel, pages[-1]).message()
    await ana.select(panel, button(panel, f"c:{code}:2:language"), "fr").message()
    assert (await rig.look(code)).terms.language == "fr"
    await ana.command(rig.channel(), "table start").message()
    assert (await rig.look(code)).status == "running"


async def test_a_move_is_taken_back_by_button_and_by_command(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    while (ask := (await rig.look(code)).asks[0]).choice != "enter":
        for name in ("Ana", "Dan"):
            panel = await rig.person(name).command(rig.channel(), "move", table=code).message()
            mine = (await rig.look(code)).ask_of((await rig.look(code)).seat_of(int(rig.person(name).user.id)) or 0)
            if mine is not None and mine.choice != "enter":
                await press_pick(rig.person(name), panel, code, mine, mine.options[: max(1, mine.least)])
    player = (await rig.look(code)).players[ask.seat]
    assert player is not None
    person = rig.person(player.name)
    panel = await person.command(rig.channel(), "move", table=code).message()
    panel = await person.press(panel, button(panel, f"p:{code}:")).message()
    panel = await person.press(panel, button(panel, f"p:{code}:")).message()
    assert "Done" in said(panel)
    panel = await person.press(panel, button(panel, f"u:{code}")).message()
    assert "Taken back." in said(panel)
    assert (await rig.look(code)).asks[0].choice == "enter"  # a plan goes back as a whole
    panel = await person.press(panel, button(panel, f"p:{code}:")).message()
    await person.press(panel, button(panel, f"p:{code}:")).message()
    assert "Taken back." in said(await person.command(rig.channel(), "table undo", table=code).message())
    refused = await person.command(rig.channel(), "table undo", table=code).message()
    if "Taken back." in said(refused):  # a supplies action that drew nothing
        refused = await person.command(rig.channel(), "table undo", table=code).message()
    assert "Taken back." not in said(refused)  # what was before was revealed, or is another one's to agree to


async def test_who_resigns_presses_twice_and_a_bot_player_goes_on(rig: Rig) -> None:
    dan, code = rig.person("Dan"), await rig.running("Ana", "Dan", seats=3)
    sure = await dan.command(rig.channel(), "table resign", table=code).message()
    assert (await rig.look(code)).seat_of(int(dan.user.id)) is not None
    reply = await dan.press(sure, button(sure, f"v:{code}:")).message()
    assert "goes on for you" in said(reply)
    assert (await rig.look(code)).seat_of(int(dan.user.id)) is None


async def test_a_table_ends_when_both_want_it(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    board = await rig.board(code, rig.person("Ana"))
    for name in ("Ana", "Dan"):
        person = rig.person(name)
        sure = await person.command(rig.channel(), "table end", table=code).message()
        await person.press(sure, button(sure, f"v:{code}:")).message()
    assert (await rig.look(code)).status == "closed"
    await rig.person("Ana").until_message(board["channel_id"], lambda m: "ended by vote" in said(m))


async def test_the_lobby_is_left_and_closed_with_a_second_press(rig: Rig) -> None:
    dan, ana = rig.person("Dan"), rig.person("Ana")
    code = await rig.lobby("Ana", "Dan", seats=3)
    message = await lobby_message(rig, "Dan", code)
    sure = await dan.press(message, f"q:{code}").message()
    assert "You have left" in said(await dan.press(sure, button(sure, f"q:{code}:")).message())
    sure = await ana.command(rig.channel(), "table end").message()
    await ana.press(sure, button(sure, f"v:{code}:")).message()
    assert (await rig.look(code)).status == "closed"
    await ana.until_message(rig.channel(), lambda m: "closed before the start" in said(m))


async def test_turns_lists_the_tables_that_wait_with_a_button_each(rig: Rig) -> None:
    ana = rig.person("Ana")
    codes = [await rig.running("Ana", "Dan", seats=2, channel=rig.channel(name)) for name in ("tavern", "cellar")]
    listed = await ana.command(ana.dm(), "move").message()
    assert [id for id in ids(listed) if id.startswith("o:")] == [f"o:{code}" for code in codes]
    panel = await ana.press(listed, f"o:{codes[1]}").message()
    assert codes[1] in said(panel)
    assert button(panel, f"o:{codes[0]}")  # the next table is one press away
    offered = await ana.autocomplete(ana.dm(), "hand", "table", table="")
    assert {offer["value"] for offer in offered} == set(codes)


async def test_the_log_turns_its_pages_and_the_board_is_shown_as_text(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", seats=5)
    player = Presser(rig, "Ana", code)
    page = await ana.command(rig.channel(), "table log", table=code).message()
    while not any(id.startswith(f"n:{code}:0:log:") for id in ids(page)):  # the log has one page only
        assert await player.asked()
        await player.answer()
        page = await ana.command(rig.channel(), "table log", table=code).message()
    assert "Log, page" in said(page)
    page = await ana.press(page, button(page, f"n:{code}:0:log:")).message()
    assert "Log, page" in said(page) and button(page, f"n:{code}:0:log_later:")
    shown = await ana.command(rig.channel(), "table show", table=code).message()
    assert "Nun-row" in said(shown)
    assert "is running" in said(await ana.command(str((await rig.look(code)).place.channel), "help").message())


async def test_a_secret_is_shown_to_its_owner_only(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    board = await rig.board(code, ana)
    panel = await ana.press(board, f"h:{code}").message()
    hand = next(line for line in said(panel).splitlines() if line.startswith("**Your hand"))
    public = [m for m in rig.person("Émile").messages(board["channel_id"])]
    assert all(hand not in said(message) for message in public)
    assert panel["id"] not in {message["id"] for message in public}
    direct_message = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"o:{code}")))
    assert hand in said(direct_message)
    assert "Your hand" not in said(direct_message)[:240]


async def test_the_button_to_the_next_table_names_its_game_and_what_is_asked_there(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Ana", seats=2)
    other = await rig.running("Ana", seats=2, channel=rig.channel("cellar"), game="rattus")
    await rig.asked(other, "Ana")
    panel = await ana.command(rig.channel(), "move", table=code).message()
    there = [part["label"] for part in walk(panel["components"]) if part.get("custom_id", "").startswith(f"o:{other}")]
    assert there == ["Next table: Rattus, place two cubes"]
