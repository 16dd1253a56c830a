"""Time and absence through the real client: last call, vote, caretaker, ways back, pause, a seat that changes hands."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial

import pytest

import db
from bot.sandbox import Channel, Person
from bot.sandbox.wire import JsonObject
from bot.tables import Snapshot
from bot.tables.storage import late_calls, player_rows
from bot.tables.transitions.absence import care, fall_asleep, offered_by_ballot, open_ballot, set_stand
from bot.tables.transitions.transition import Transition
from bot.text import words_for
from rules.core import Refused
from tests.support.timers import fire, rederive_all

from .rig import EPHEMERAL, Rig, button, ids, said
from .test_calls import called as first_call
from .test_calls import calls, filled, out_of_reach


async def table_of(rig: Rig, *names: str) -> tuple[str, int, Person, list[Person]]:
    """A table of these people: its code, a seat that is asked, who sits there, and the others."""
    code = await rig.running(*names, seats=len(names))
    table = await rig.look(code)
    seat = table.awaited[0]
    return code, seat, at(rig, table, seat), [at(rig, table, s) for s in range(len(names)) if s != seat]


def at(rig: Rig, table: Snapshot, seat: int) -> Person:
    """The person on a seat."""
    player = table.players[seat]
    assert player is not None
    return rig.person(player.name)


async def called(rig: Rig, code: str, seat: int) -> None:
    """The last call is due, and arrives."""
    assert rig.client
    tables = rig.client.tables
    await fire(tables, code, "last", seat)
    waits = partial(late_calls.is_under_way, code=code, seat=seat, kind="empty", now=rig.clock.now())
    while await tables._database.read(waits):
        await asyncio.sleep(0.01)


async def out_of_time(rig: Rig, code: str, seat: int) -> None:
    """A seat was called long ago and its account is empty."""
    assert rig.client
    await called(rig, code, seat)
    player = (await rig.look(code)).players[seat]
    assert player and player.account
    account = player.account
    empty = replace(account, left=0.0, spent=account.spent + account.left, called_at=(account.since or 0) - 1e6)
    row = player_rows.player_row(code, seat, replace(player, account=empty))
    await rig.client.tables._database.write(partial(_write, row=row))
    rig.client.tables._transactions.cache.forget(code)
    with suppress(Refused):  # the bot was faster
        await fire(rig.client.tables, code, "empty", seat)
    assert (await stand(rig, code, seat)) == "voted"


def _write(connection: db.Connection, row: db.PlayerRow) -> None:
    db.upsert(connection, row)
    rederive_all(connection)


async def stand(rig: Rig, code: str, seat: int) -> str:
    """How far the table goes on without that person."""
    player = (await rig.look(code)).players[seat]
    assert player is not None
    return player.stand


async def place(rig: Rig, code: str) -> Channel:
    """The thread of a table, once its board stands there."""
    await rig.board(code, rig.person("Ana"))
    return rig.wire.world.channel(str((await rig.look(code)).place.channel))


async def letter(person: Person, start: str) -> JsonObject:
    """The private message with this button, once it has come: a panel may have the same button."""
    return await person.until_message(person.dm(), lambda m: bool(button(m, start)) and not m["flags"] & EPHEMERAL)


async def test_a_last_call_comes_by_private_message_and_its_button_brings_a_day(rig: Rig) -> None:
    code, seat, absent, _ = await table_of(rig, "Ana", "Bea")
    await called(rig, code, seat)
    told = await letter(absent, f"t:{code}:0:day")
    await absent.press(told, button(told, f"t:{code}:0:day")).message()
    player = (await rig.look(code)).players[seat]
    assert player and player.account and (player.stand, player.account.days_taken) == ("own", 1)
    again = await absent.press(told, button(told, f"t:{code}:0:day")).message()
    assert again and (await stand(rig, code, seat)) == "own"


@pytest.mark.parametrize("then", ["voted", "cared", "offered", "asleep"])
async def test_a_day_more_pressed_when_the_table_goes_on_without_one_is_to_be_back(rig: Rig, then: str) -> None:
    code, seat, absent, _ = await table_of(rig, "Ana", "Bea", "Dan")
    assert rig.client
    await called(rig, code, seat)
    told = await letter(absent, f"t:{code}:0:day")
    await rig.client.tables._transactions.apply(code, partial(_goes_on, seat=seat, then=then))
    panel = said(await absent.press(told, button(told, f"t:{code}:0:day")).message())
    table = await rig.look(code)
    assert (table.standing, table.ballot, await stand(rig, code, seat)) == ("runs", None, "own")
    assert any(words_for(absent.user.locale)("ui-welcome-back", n=n) in panel for n in range(9)), panel


def _goes_on(transition: Transition, seat: int, then: str) -> None:
    """The person on a seat is voted on, cared for or offered, or nobody is there."""
    match then:
        case "asleep":
            fall_asleep(transition)
        case "voted":
            set_stand(transition, seat, "voted")
            open_ballot(transition, seat)
        case "cared":
            care(transition, seat, "ballot")
        case _:
            offered_by_ballot(transition, seat)


async def test_a_last_call_opens_the_panel_and_its_day_is_refused_in_words_where_no_call_stands(rig: Rig) -> None:
    code, seat, absent, _ = await table_of(rig, "Ana", "Bea")
    await called(rig, code, seat)
    told = await letter(absent, f"t:{code}:0:day")
    panel = await rig.lasting(await absent.press(told, button(told, f"o:{code}")).message())
    await absent.press(panel, next(id for id in ids(panel) if id[0] in "pasg")).message()
    while seat in (await rig.look(code)).awaited:
        panel = await rig.lasting(await absent.command(rig.channel(), "move", table=code).message())
        await absent.press(panel, next(id for id in ids(panel) if id[0] in "pasg")).message()
    refused = said(await absent.press(told, button(told, f"t:{code}:0:day")).message())
    assert words_for(absent.user.locale)("refused-no_last_call") in refused
    player = (await rig.look(code)).players[seat]
    assert player and player.account and player.account.days_taken == 0


@pytest.mark.parametrize("then", ["cared", "offered"])
async def test_what_told_somebody_of_their_absence_loses_its_buttons_when_they_are_back(rig: Rig, then: str) -> None:
    code, seat, absent, _ = await table_of(rig, "Ana", "Bea", "Dan")
    assert rig.client
    await called(rig, code, seat)
    call = await letter(absent, f"t:{code}:0:day")
    await rig.client.tables._transactions.apply(code, partial(_goes_on, seat=seat, then=then))
    told = await letter(absent, f"t:{code}:0:back")
    await rig.board(code, absent)
    await absent.until_message(absent.dm(), lambda m: m["id"] == call["id"] and bool(button(m, f"t:{code}:0:day")))
    await absent.press(told, button(told, f"t:{code}:0:back")).message()
    for notice in (call, told):
        await absent.until_message(absent.dm(), partial(_is_settled, notice=notice))


async def test_who_is_played_for_comes_back_by_the_list_of_their_tables(rig: Rig) -> None:
    code, seat, absent, _ = await table_of(rig, "Ana", "Bea", "Dan")
    assert rig.client
    await rig.client.tables._transactions.apply(code, partial(_goes_on, seat=seat, then="cared"))
    listed = await absent.command(absent.dm(), "turns").message()
    assert words_for(absent.user.locale)("ui-turns-cared") in said(listed)
    await absent.press(listed, button(listed, f"t:{code}:0:back")).message()
    assert await stand(rig, code, seat) == "own"


async def test_a_last_call_reaches_who_offered_their_seat_and_plays_on(rig: Rig) -> None:
    code, seat, absent, _ = await table_of(rig, "Ana", "Dan")
    assert rig.client
    await rig.client.tables.absences.offer(code, int(absent.user.id))
    await called(rig, code, seat)
    told = await letter(absent, f"t:{code}:0:day")
    panel = await absent.command(rig.channel(), "move", table=code).message()
    assert "Last call" in said(panel) and button(panel, f"t:{code}:0:day")
    await absent.press(told, button(told, f"t:{code}:0:day")).message()
    player = (await rig.look(code)).players[seat]
    assert player and player.account and (player.stand, player.account.days_taken) == ("offered", 1)
    panel = await absent.command(rig.channel(), "move", table=code).message()
    assert "Last call" not in said(panel) and not button(panel, f"t:{code}:0:day")


async def test_a_last_call_reaches_closed_messages_and_a_muted_table_by_the_channel(rig: Rig) -> None:
    for name in ("Ana", "Bea"):
        await out_of_reach(rig, name)
    code, seat, absent, _ = await table_of(rig, "Ana", "Bea")
    assert rig.client
    await filled(absent, await first_call(absent))
    await rig.client.tables.notifications.set_muted(code, int(absent.user.id), on=True)
    await called(rig, code, seat)
    note = calls(absent)[-1]
    assert note.text.startswith(f"@{absent.user.name}, your time runs out") and code in note.text
    board = await filled(absent, note)
    panel = await absent.press(board, button(board, f"h:{code}")).message()
    await absent.press(panel, button(panel, f"t:{code}:0:day")).message()
    assert await stand(rig, code, seat) == "own"


async def test_the_others_decide_by_button_and_nobody_sees_how_until_it_is_decided(rig: Rig) -> None:
    code, seat, absent, others = await table_of(rig, "Ana", "Bea", "Dan")
    await out_of_time(rig, code, seat)
    first, second = others
    board = said(await rig.board(code, first, until="The table decides"))
    ballot = (await rig.look(code)).ballot
    assert ballot
    told = await letter(first, f"t:{code}:{ballot.number}:vote:wait")
    await first.press(told, button(told, f"t:{code}:{ballot.number}:vote:wait")).message()
    assert said(await rig.board(code, second)) == board, "nobody sees that somebody answered, nor what"
    panel = await second.command(rig.channel(), "move", table=code).message()
    await second.press(panel, button(panel, f"t:{code}:{ballot.number}:vote:care")).message()
    assert await stand(rig, code, seat) in ("cared", "own")
    panel = await absent.command(rig.channel(), "move", table=code).message()
    assert await stand(rig, code, seat) == "own", "to open the panel is to be back"
    assert said(panel)


async def test_a_pause_is_asked_for_agreed_to_and_ended(rig: Rig) -> None:
    code, _, asked, (other,) = await table_of(rig, "Ana", "Bea")
    await asked.command(await place(rig, code), "table pause").message()
    assert (await rig.look(code)).runs
    proposal = (await rig.look(code)).proposal
    assert proposal
    told = await letter(other, f"t:{code}:{proposal.number}:agree:yes")
    await other.press(told, button(told, f"t:{code}:{proposal.number}:agree:yes")).message()
    assert (await rig.look(code)).standing == "paused"
    told = await other.command(await place(rig, code), "table resume").message()
    assert (await rig.look(code)).runs, said(told)


async def test_a_ballot_and_a_pause_that_are_decided_lose_their_buttons_in_private_messages(rig: Rig) -> None:
    code, seat, _, others = await table_of(rig, "Ana", "Bea", "Dan")
    await out_of_time(rig, code, seat)
    ballot = (await rig.look(code)).ballot
    assert ballot
    for person in others:
        told = await letter(person, f"t:{code}:{ballot.number}:vote:wait")
        await person.press(told, button(told, f"t:{code}:{ballot.number}:vote:wait")).message()
    assert (await rig.look(code)).ballot is None
    await others[-1].until_message(others[-1].dm(), partial(_is_settled, notice=told))
    asker, voter = others
    await asker.command(await place(rig, code), "table pause").message()
    proposal = (await rig.look(code)).proposal
    assert proposal
    told = await letter(voter, f"t:{code}:{proposal.number}:agree:yes")
    absent = at(rig, await rig.look(code), seat)
    for person in (absent, voter):
        asked = await letter(person, f"t:{code}:{proposal.number}:agree:no")
        await person.press(asked, button(asked, f"t:{code}:{proposal.number}:agree:no")).message()
    assert (await rig.look(code)).proposal is None
    await voter.until_message(voter.dm(), partial(_is_settled, notice=told))


def _is_settled(message: JsonObject, notice: JsonObject) -> bool:
    return bool(message["id"] == notice["id"] and said(message)[:5] in ("Settl", "Réglé") and not ids(message))


async def test_who_is_away_stands_so_on_the_board_until_they_are_back(rig: Rig) -> None:
    code, seat, leaver, (other,) = await table_of(rig, "Ana", "Bea")
    there = await place(rig, code)
    offers = await leaver.autocomplete(leaver.dm(), "away", "until")
    away = {"until": offers[-1]["value"], "seat": "wait", "note": "at the sea"}
    told = said(await leaver.command(leaver.dm(), "away", **away).message())
    player = (await rig.look(code)).players[seat]
    assert player and player.away_until
    until = f"<t:{int(player.away_until)}"
    assert f"{until}:f>" in told
    await other.until_message(there.id, lambda m: "at the sea" in said(m) and until in said(m))
    later = {"until": offers[-1]["value"], "from": offers[-2]["value"]}
    assert said(await leaver.command(leaver.dm(), "away", **later).message()) != told, "one time away is announced"
    told = said(await leaver.command(leaver.dm(), "back").message())
    assert words_for(leaver.user.locale)("ui-back-again") in told
    player = (await rig.look(code)).players[seat]
    assert player and player.away_until is None and player.account and player.account.since is not None
    told = said(await leaver.command(leaver.dm(), "back").message())
    assert told == words_for(leaver.user.locale)("ui-not-away")


async def test_a_day_that_cannot_be_read_and_one_that_is_over_are_refused_in_words(rig: Rig) -> None:
    _, _, leaver, _ = await table_of(rig, "Ana", "Bea")
    for day in ("some day", "2001-01-01"):
        told = said(await leaver.command(leaver.dm(), "away", until=day).message())
        assert told and not await rig.client.tables.absences.away(int(leaver.user.id)), told  # type: ignore[union-attr]


async def test_who_takes_an_offered_seat_sees_its_hand_and_who_left_sees_it_no_more(rig: Rig) -> None:
    code, seat, leaver, (other,) = await table_of(rig, "Ana", "Bea")
    await place(rig, code)
    old = await rig.lasting(await leaver.command(rig.channel(), "move", table=code).message())
    asked = await leaver.command(await place(rig, code), "table offer").message()
    assert button(asked, f"t:{code}:0:offer:sure"), (said(asked), ids(asked))
    await leaver.press(asked, button(asked, f"t:{code}:0:offer:sure")).message()
    dan = rig.person("Dan")
    take = f"t:{code}:0:take:{seat}"
    board = await dan.until_message((await place(rig, code)).id, lambda m: bool(button(m, take)))
    await dan.press(board, button(board, take)).message()
    proposal = (await rig.look(code)).proposal
    assert proposal
    told = await letter(other, f"t:{code}:{proposal.number}:agree:yes")
    await other.press(told, button(told, f"t:{code}:{proposal.number}:agree:yes")).message()
    table = await rig.look(code)
    if table.seat_of(int(dan.user.id)) is None:  # who left the seat is asked, too
        told = await letter(leaver, f"t:{code}:{proposal.number}:agree:yes")
        await leaver.press(told, button(told, f"t:{code}:{proposal.number}:agree:yes")).message()
    assert (await rig.look(code)).seat_of(int(dan.user.id)) == seat
    panel = await dan.command(rig.channel(), "move", table=code).message()
    answers = [id for id in ids(panel) if id[0] in "pasg"]
    assert answers
    choice = next(id for id in ids(old) if id[0] in "pasg")
    refused = await leaver.press(old, choice).message()
    assert not [id for id in ids(refused) if id[0] in "pasg"]
    assert (await rig.look(code)).awaited == table.awaited


async def test_an_answer_that_comes_just_after_the_caretakers_changes_nothing_and_ends_their_work(rig: Rig) -> None:
    code, seat, absent, _ = await table_of(rig, "Ana", "Bea")
    assert rig.client
    tables, now = rig.client.tables, rig.clock.now()
    panel = await rig.lasting(await absent.command(rig.channel(), "move", table=code).message())
    asked = (await rig.look(code)).ask_of(seat)
    await tables.absences.announce(int(absent.user.id), now, now + 86_400.0, choice="care")
    while (await rig.look(code)).ask_of(seat) == asked:
        await asyncio.sleep(0.01)
    reply = await absent.press(panel, next(id for id in ids(panel) if id[0] in "pasg")).message()
    words = words_for(absent.user.locale)
    assert words("ui-moved-on") in said(reply)
    assert any(words("ui-welcome-back", n=n) in said(reply) for n in range(1, 5)), "as often as the bot had time to"
    player = (await rig.look(code)).players[seat]
    assert player and (player.stand, player.decided) == ("own", 0)


async def test_a_sleeping_table_whose_channel_is_taken_is_woken_by_its_players_in_another_one(rig: Rig) -> None:
    ana, bea, there = rig.person("Ana"), rig.person("Bea"), rig.channel()
    await ana.command(there, "server rooms", mode="here").message()
    code = await rig.running("Ana", seats=2)
    assert rig.client
    await rig.client.tables._transactions.apply(code, fall_asleep)
    cellar = rig.channel("cellar")
    assert "only be moved" in said(await ana.command(cellar, "table board", table=code).message())
    await bea.command(there, "table open", game="rattus_cartus").message()
    panel = await ana.command(there, "move", table=code).message()
    assert "/table board" in said(panel)
    await ana.command(cellar, "table board", table=code).message()
    assert (await rig.look(code)).place.channel == int(cellar.id)
    await ana.command(cellar, "move", table=code).message()
    assert (await rig.look(code)).runs
