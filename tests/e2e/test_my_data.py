"""Through the real client: `/mydata` shows, exports and erases what is stored about a person."""

from __future__ import annotations

import json

from bot.sandbox import Person
from bot.sandbox.wire import JsonObject
from rules.core import Move

from .rig import Rig, button, said


def exported(rig: Rig, message: JsonObject) -> dict[str, object]:
    """The file of a message."""
    (file,) = message["attachments"]
    stored = rig.wire.world.any_message(message["id"])
    assert stored is not None
    data: dict[str, object] = json.loads(next(a.data for a in stored.attachments if a.id == file["id"]))
    return data


async def pressed_erase(person: Person) -> tuple[str, str]:
    """What is told before the second press, and after it; in the direct messages of this person."""
    asked = await person.command(person.dm(), "mydata erase").message()
    told = await person.press(asked, button(asked, "e:RULES:0:erase")).message()
    return said(asked), said(told)


async def finish(rig: Rig, code: str) -> None:
    """Play a table to its end, always with the first options."""
    assert rig.client is not None
    for n in range(2000):
        table = await rig.look(code)
        if table.status != "running":
            return
        ask = table.ask_of(table.awaited[0])
        player = table.players[table.awaited[0]]
        assert ask and player and player.person
        pick = ask.options[: max(ask.least, min(1, ask.most))]
        move = Move(ask.seat, ask.choice, pick, ask.revision)
        await rig.client.tables.play(code, player.person, [move], key=f"finishing-{n}")
    raise AssertionError("it never ends")


async def test_a_person_reads_and_fetches_what_is_stored(rig: Rig) -> None:
    dan = rig.person("Dan")
    await rig.running("Ana", "Dan", seats=2)
    shown = said(await dan.command(dan.dm(), "mydata show").message())
    assert "Your seats: one table now, 0 games before." in shown
    reply = await dan.command(dan.dm(), "mydata export").message()
    told = exported(rig, reply)
    assert told["person"] == int(dan.user.id)
    assert "Ana" not in json.dumps(told["stored"])


async def test_the_start_of_a_game_is_no_move_of_who_pressed_it(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    table = await rig.look(code)
    player = table.players[table.awaited[0]]
    assert rig.client is not None and player

    async def shown(name: str) -> str:
        person = rig.person(name)
        return said(await person.command(person.dm(), "mydata show").message())

    assert "- 0 moves of yours" in await shown("Ana") and "- 0 moves of yours" in await shown("Dan")
    ask = table.ask_of(table.awaited[0])
    assert ask and player.person
    move = Move(ask.seat, ask.choice, ask.options[: max(ask.least, 1)], ask.revision)
    await rig.client.tables.play(code, player.person, [move], key="a move")
    assert "- One move of yours" in await shown(player.name)


async def test_an_erasure_names_each_seat_first_and_harms_nobody_s_game(rig: Rig) -> None:
    dan, ana = rig.person("Dan"), rig.person("Ana")
    running = await rig.running("Ana", "Dan", seats=2)
    lobby = await rig.lobby("Bea", "Dan", seats=3, channel=rig.channel("cellar"))
    alone = await rig.running("Dan", seats=2, channel=rig.channel("plague-night"))
    await dan.until_message(dan.dm(), lambda m: running in said(m))
    before, after = await pressed_erase(dan)
    lines = {code: next(line for line in before.splitlines() if code in line) for code in (running, lobby, alone)}
    assert "a bot goes on for you, with one other player" in lines[running]
    assert "you leave the lobby" in lines[lobby] and "it closes" in lines[alone]
    assert "is erased" in after
    assert (await rig.look(running)).people == (int(ana.user.id),)
    assert int(dan.user.id) not in (await rig.look(lobby)).people
    assert (await rig.look(alone)).status == "closed"
    assert not [m for m in dan.messages(dan.dm()) if button(m, f"o:{running}")], "what I wrote is deleted"
    assert rig.client is not None
    stored = await rig.client.tables.personal_data.stored(int(dan.user.id))
    assert "tables" not in stored and "log" not in stored


async def test_an_erasure_leaves_the_board_alone_that_said_that_ones_private_messages_are_closed(rig: Rig) -> None:
    dan, ana = rig.person("Dan"), rig.person("Ana")
    rig.wire.world.change_person(dan.user, dms_closed=True)
    code = await rig.running("Ana", "Dan", "Bea", seats=3)
    board = await rig.board(code, ana, until="cannot reach everybody by private message")
    assert "is erased" in (await pressed_erase(dan))[1]
    assert not rig.wire.sandbox.transcript.find("DELETE", f"/messages/{board['id']}")


async def test_an_erasure_deletes_what_told_somebody_that_a_place_is_gone(rig: Rig) -> None:
    dan, code = rig.person("Dan"), await rig.running("Ana", "Dan", seats=2)
    await rig.board(code, dan)
    rig.wire.world.delete_channel(rig.wire.world.channel(str((await rig.look(code)).place.channel)))
    told = await dan.until_message(dan.dm(), lambda m: f"`/table board` with table {code}" in said(m))
    assert "is erased" in (await pressed_erase(dan))[1]
    assert told["id"] not in [m["id"] for m in dan.messages(dan.dm())]


async def test_an_erasure_names_the_cup_that_is_left_and_takes_the_name_from_an_open_lobby(rig: Rig) -> None:
    ana, dan, here = rig.person("Ana"), rig.person("Dan"), rig.channel()
    await dan.command(here, "cup open", game="rattus", people=4).message()
    await ana.command(here, "table open", game="rattus", seats=3).message()
    code = (await rig.table_in(here)).code
    await ana.command(here, "table invite", player=dan.user.id, table=code).message()

    def named(message: JsonObject) -> bool:
        return bool(button(message, f"j:{code}:")) and "Invited" in said(message) and "Dan" in said(message)

    lobby = await ana.until_message(here, named)
    before, _ = await pressed_erase(dan)
    assert rig.client is not None
    cup = await rig.client.tables.cups.newest_in(int(here.id))
    assert cup and f"Cup {cup}" in before and "you leave it" in before
    await ana.until_message(here, lambda m: m["id"] == lobby["id"] and "Dan" not in said(m))


async def test_a_finished_game_shows_somebody(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    await finish(rig, code)
    await pressed_erase(rig.person("Dan"))
    log = said(await rig.person("Ana").command(rig.channel(), "table log", table=code).message())
    shown = said(await rig.person("Ana").command(rig.channel(), "table show", table=code).message())
    assert "Dan" not in log + shown
    assert "Somebody" in shown


async def test_nobody_erases_somebody_else(rig: Rig) -> None:
    dan, ana = rig.person("Dan"), rig.person("Ana")
    code = await rig.running("Ana", "Dan", seats=2)
    asked = await dan.command(rig.channel(), "mydata erase").message()
    message = rig.wire.world.any_message(asked["id"])
    assert message is not None
    message.only_for = ana.user.id  # as a button that came into wrong hands
    await ana.press(asked, button(asked, "e:RULES:0:erase")).message()
    assert (await rig.look(code)).people == (int(dan.user.id),), "who presses erases themselves"
