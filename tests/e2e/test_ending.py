"""Through the real client: people vote to end a game, are told of it, and read which vote ends it."""

from __future__ import annotations

from dataclasses import replace

from .rig import Rig, button, planted, said
from .test_calls import calls


async def test_a_vote_to_end_is_told_may_be_withdrawn_and_the_deciding_one_says_so(rig: Rig) -> None:
    ana, dan, here = rig.person("Ana"), rig.person("Dan"), rig.channel()
    code = await rig.running("Ana", "Dan", "Bea", seats=3)
    asked = await ana.command(here, "table end", table=code).message()
    assert "1 of 3" in said(asked) and "seven days" in said(asked)
    counted = await ana.press(asked, button(asked, f"v:{code}:0:end:sure")).message()
    assert "Your vote is counted: 1 of 3" in said(counted)
    told = await dan.until_message(dan.dm(), lambda m: bool(button(m, f"v:{code}:0:end:ask")))
    assert "votes to end it without a result, 1 of 3 people" in said(told)
    panel = await dan.press(told, button(told, f"o:{code}")).message()
    assert "voted to end without a result: 1 of 3" in said(panel) and button(panel, f"v:{code}:0:end:ask")

    again = await ana.command(here, "table end", table=code).message()
    withdrawn = await ana.press(again, button(again, f"v:{code}:0:end:withdraw")).message()
    assert "withdrawn: 0 of 3" in said(withdrawn)
    await dan.until_message(dan.dm(), lambda m: m["id"] == told["id"] and not button(m, f"v:{code}:"))
    late = f"v:{code}:0:end:ask"  # pressed just before it went
    of_two = await dan.press(await planted(rig, late), late).message()
    assert rig.client is not None
    await rig.client.tables.vote_end(code, int(ana.user.id))
    ends = await dan.press(of_two, button(of_two, f"v:{code}:0:end:sure")).message()
    assert "ends" in said(ends) and "now" in said(ends) and "(2 of 3)" in said(ends)
    assert (await rig.look(code)).status == "running", "that button did not say that it ends the game"
    closed = await dan.press(ends, button(ends, f"v:{code}:0:end:now")).message()
    assert (await rig.look(code)).status == "closed" and code in said(closed)

    place = str((await rig.look(code)).place.channel)
    for id, then in (("R:", "The deal"), (f"k:{code}:0:record", "The record of"), ("l:", "Log")):
        end = await dan.until_message(place, lambda m: bool(button(m, f"k:{code}:0:record")))
        assert then in said(await dan.press(end, button(end, id)).message()), id
        assert button(end, f"k:{code}:0:rematch")


async def test_the_end_takes_the_answer_to_a_vote_for_it_away(rig: Rig) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    code = await rig.running("Ana", "Dan", seats=2)
    asked = await ana.command(here, "table end", table=code).message()
    counted = await ana.press(asked, button(asked, f"v:{code}:0:end:sure")).message()
    assert "Your vote is counted" in said(counted) and button(counted, f"v:{code}:0:end:withdraw")
    assert rig.client is not None
    await rig.client.tables.vote_end(code, int(rig.person("Dan").user.id))
    assert (await rig.look(code)).status == "closed"
    await rig.wire.world.until(lambda: counted["id"] not in {m["id"] for m in ana.messages(here)}, 20)


async def test_whom_private_messages_do_not_reach_is_called_to_a_vote_in_the_channel(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    assert rig.client is not None
    code = await rig.running("Ana", "Dan", "Bea", seats=3)
    await rig.client.tables.people.change(int(dan.user.id), lambda own: replace(own, notices="channel"))
    await rig.client.tables.vote_end(code, int(ana.user.id))
    await rig.wire.world.until(lambda: [note for note in calls(dan) if "votes to end the game" in note.text], 20)


async def test_more_withdraws_a_vote(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Ana", "Dan", "Bea", seats=3)
    assert rig.client is not None
    board = await rig.board(code, ana)
    menu = await ana.press(board, button(board, f"m:{code}")).message()
    assert button(menu, f"v:{code}:0:end:ask")
    await rig.client.tables.vote_end(code, int(ana.user.id))
    menu = await ana.press(board, button(board, f"m:{code}")).message()
    assert button(menu, f"v:{code}:0:end:withdraw") and not button(menu, f"v:{code}:0:end:ask")
