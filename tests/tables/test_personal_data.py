"""What is stored about a person is told to them in full, and erased without a trace and without harm to others."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from bot.tables import Courier, DueMessage, Notified, Person, Place, Posted, Snapshot
from bot.tables.storage import records
from db import AlarmRow, Connection, InvitationRow, SoundRow, insert, upsert
from db.catalogue import columns_of
from rules.core import Move, Refused
from tests.support.toys import TOYS

from .host import ANA, BEA, CHLOE, DAN, Host, enough, refusing

ZOE = Person(987654321987654321, "Zwentibold", "fr")
NOTE = "on a pilgrimage"
TRACES = (str(ZOE.id), ZOE.name, NOTE)
DAY = 86_400.0


async def seated(host: Host, channel: int, *others: Person) -> str:
    """A running table of Zoe's and others', with Zoe as its host and on the first seat."""
    code = (await host.tables.open(ZOE, Place(1, channel), "magpie", 1 + len(others))).table.code
    await host.tables.set_options(code, ZOE.id, {"seating": "joined"})
    for other in others:
        await host.tables.join(code, other)
    await host.tables.start(code, ZOE.id)
    return code


async def opened(host: Host, channel: int, *people: Person) -> str:
    """A lobby of four seats with these people, the first of them its host."""
    code = (await host.tables.open(people[0], Place(1, channel), "magpie", 4)).table.code
    for person in people[1:]:
        await host.tables.join(code, person)
    return code


async def finished(host: Host, channel: int, *others: Person) -> Snapshot:
    """Such a table, played to its end."""
    return await host.to_the_end(await seated(host, channel, *others))


async def lived(host: Host) -> dict[str, str]:
    """A life that leaves traces wherever it can; the codes of its tables."""
    await host.tables.people.met(ZOE)
    await host.tables.people.change(ZOE.id, lambda own: replace(own, language="fr", notices="channel"))
    await host.tables.hours.set_zone(ZOE.id, "Europe/Paris")
    codes = {"over": (await finished(host, 21, ANA, BEA)).code}
    codes["running"] = await seated(host, 22, ANA, BEA)
    codes["alone"] = await seated(host, 23, ANA)
    await host.tables.resign(codes["alone"], ANA.id, sure=True)
    codes["lobby"] = await opened(host, 24, ANA, BEA, ZOE)
    codes["invited"] = await opened(host, 25, ANA)
    await host.tables.invitations.invite(codes["invited"], ANA.id, ZOE)
    codes["not_coming"] = await opened(host, 29, ANA)
    await host.tables.invitations.invite(codes["not_coming"], ANA.id, ZOE)
    await host.tables.invitations.decline(codes["not_coming"], ZOE.id)
    codes["left"] = await opened(host, 26, ANA, BEA, ZOE)
    await host.tables.leave(codes["left"], ZOE.id)
    codes["resigned"] = await seated(host, 27, ANA, BEA)
    await host.tables.resign(codes["resigned"], ZOE.id, sure=True)
    codes["voted"] = await host.running(3, Place(1, 28))
    codes["rematch"] = (await host.tables.rematch(codes["over"], ANA)).table.code
    await host.tables.vote_end(codes["running"], ZOE.id)
    await host.tables.absences.announce(ZOE.id, host.clock.now(), host.clock.now() + 3 * DAY, note=NOTE)
    ask = (await host.look(codes["running"])).ask_of(0)
    await host.tables.set_draft(codes["running"], ZOE.id, ask.revision if ask else 0, (1,))
    posted = Posted("direct_message", ZOE.id, 99, 98, host.clock.now())
    await host.tables.messages.remember(codes["running"], posted)
    await host.tables.notifications.set_muted(codes["running"], ZOE.id, True)

    def more(connection: Connection) -> None:
        for row in (
            SoundRow(ZOE.id, host.clock.now(), codes["over"], ""),
            InvitationRow(codes["left"], CHLOE.id, ZOE.id, host.clock.now()),
        ):
            insert(connection, row)

        upsert(connection, AlarmRow(ZOE.id, "remind", 0.0))
        connection.execute("insert into nudges values (?, ?, ?, 0)", (codes["running"], ANA.id, ZOE.id))

    await host.db.write(more)
    return codes


async def everything(host: Host) -> dict[str, str]:
    """All that is stored, as text by table."""

    def read(connection: Connection) -> dict[str, str]:
        return {name: repr(connection.execute(f"select * from {name}").fetchall()) for name in columns_of(connection)}

    return await host.db.read(read)


def traces(stored: dict[str, str]) -> set[str]:
    """The tables of the database where Zoe can be found."""
    return {name for name, text in stored.items() if any(trace in text for trace in TRACES)}


async def test_nothing_is_left_of_a_person_who_is_erased_and_again_it_does_no_harm(host: Host) -> None:
    await lived(host)
    found = traces(await everything(host))
    assert found >= {"people", "hours", "players", "tables", "log", "deals", "outbox", "messages", "alarms", "sounds"}
    assert found >= {"invitations", "notification_states", "nudges"}
    for _ in range(2):
        await host.tables.personal_data.erase(ZOE.id)
        assert traces(await everything(host)) == set()
    assert await host.tables.personal_data.stored(ZOE.id) == {}


async def test_lobbies_that_named_somebody_erased_are_made_anew(host: Host) -> None:
    codes = await lived(host)
    named = [codes["invited"], codes["rematch"]]
    await host.db.write(lambda connection: connection.execute("delete from outbox") and None)
    await host.tables.personal_data.erase(ZOE.id)
    for code in named:
        assert [(row.kind, row.due) for row in await host.outbox(code)] == [("lobby", host.clock.now())]
    assert not [row for row in await host.outbox(codes["over"]) if row.kind == "lobby"]


async def test_nobody_else_s_game_is_harmed(host: Host) -> None:
    codes = await lived(host)
    before = {code: await host.look(code) for code in codes.values()}
    await host.tables.personal_data.erase(ZOE.id)
    for restarted in (False, True):
        if restarted:
            await host.restart()
        table = await host.look(codes["running"])
        assert (table.status, table.people, table.host) == ("running", (ANA.id, BEA.id), ANA.id)
        assert table.players[0] and table.players[0].bot_number == 1
        assert table.votes == ()
        assert (await host.look(codes["alone"])).status == "closed"
        lobby = await host.look(codes["lobby"])
        assert (lobby.status, lobby.people) == ("open", (ANA.id, BEA.id))
        assert (await host.look(codes["invited"])).invited == ()
        rematch = await host.look(codes["rematch"])
        assert [person.id for person in rematch.invited] == [BEA.id]
        over, was = await host.look(codes["over"]), before[codes["over"]]
        assert (over.status, over.result, over.state) == (was.status, was.result, was.state)
    ask = (await host.look(codes["running"])).awaited
    while 0 in ask:  # the bot player's question, answered as its worker would
        open_ask = await host.ask(codes["running"], 0)
        move = Move(0, open_ask.choice, enough(open_ask), open_ask.revision)
        await host.tables.bot_seats.play(codes["running"], 0, [move], key=next(host.keys))
        ask = (await host.look(codes["running"])).awaited
    await host.answer(codes["running"], ask[0])


async def test_a_finished_game_keeps_its_moves_and_its_record_verifies(host: Host) -> None:
    code = (await finished(host, 21, ANA, BEA)).code
    before = records.read(await host.tables.recorded.text(code))
    await host.tables.personal_data.erase(ZOE.id)
    after = records.read(await host.tables.recorded.text(code))
    assert after.moves == before.moves
    assert [player.name for player in after.seated] == ["", "Ana", "Bea"]
    assert records.verify(after, TOYS).valid


async def test_a_rematch_after_an_erasure_has_a_bot_on_that_seat(host: Host) -> None:
    code = (await finished(host, 21, ANA, BEA)).code
    await host.tables.personal_data.erase(ZOE.id)
    again = (await host.tables.rematch(code, ANA)).table
    assert [person.id for person in again.expected] == [BEA.id]
    assert sum(bool(player and player.bot_number) for player in again.players) == 1


async def test_an_export_tells_all_about_the_person_and_nothing_about_others(host: Host) -> None:
    codes = await lived(host)
    await host.answer(codes["running"], 0)
    told = json.loads(await host.tables.personal_data.export(ZOE.id))
    stored = told["stored"]
    assert told["person"] == ZOE.id
    assert stored["people"][0]["language"] == "fr" and stored["hours"][0]["zone"] == "Europe/Paris"
    assert {row["code"] for row in stored["tables"]} >= {codes["over"], codes["running"], codes["lobby"]}
    assert [row["action"]["seat"] for row in stored["log"] if row["action"] and "choice" in row["action"]]
    text = json.dumps(stored)
    for other in (ANA, BEA, CHLOE):
        assert f'"{other.name}"' not in text
        assert f" {other.id}," not in text and f" {other.id}}}" not in text
    told_keys = {key for rows in stored.values() for row in rows for key in row}
    assert "secret" not in text and "state" not in told_keys
    counted = {"id", "nonce", "lane", "line", "first_line", "last_line"}  # they would tell what others did unseen
    assert not told_keys & counted


async def test_an_export_names_neither_who_had_a_seat_before_nor_who_was_declined_for_it(host: Host) -> None:
    code = await seated(host, 22, ANA, BEA)
    await host.tables.absences.offer(code, ANA.id)
    for candidate, yes in ((CHLOE, False), (DAN, True)):
        await host.tables.absences.apply_for(code, 1, candidate)
        for person in (ZOE, BEA):
            await host.tables.absences.answer(code, person.id, yes=yes)
    player = (await host.look(code)).players[1]
    assert player and (player.person, player.former[0].person, player.declined) == (DAN.id, ANA.id, (CHLOE.id,))
    (row,) = (await host.tables.personal_data.stored(DAN.id))["players"]
    assert (json.loads(row["former"]), row["declined"]) == ([[0, "", player.former[0].answers]], "[]")


async def test_who_was_erased_may_come_back_as_somebody_new(host: Host) -> None:
    codes = await lived(host)
    await host.tables.personal_data.erase(ZOE.id)
    with refusing("not_seated"):
        await host.tables.resign(codes["running"], ZOE.id, sure=True)
    await host.tables.join(codes["lobby"], ZOE)
    assert ZOE.id in (await host.look(codes["lobby"])).people


async def test_a_table_that_cannot_be_read_holds_up_no_erasure(host: Host) -> None:
    code = await seated(host, 22, ANA, BEA)
    await host.db.write(lambda link: link.execute("update states set state = '{' where code = ?", (code,)) and None)
    await host.restart()
    await host.tables.personal_data.erase(ZOE.id)
    assert traces(await everything(host)) == set()


@pytest.mark.parametrize("kind", ["ballot", "proposal"])
async def test_open_questions_of_a_table_forget_the_answer(host: Host, kind: str) -> None:
    code = await host.running(2)
    asked = json.dumps({"seat": 1, "by": ANA.id, "votes": [[ZOE.id, "wait"], [BEA.id, "care"]]})
    await host.db.write(lambda link: link.execute(f"update tables set {kind} = ?", (asked,)) and None)
    await host.tables.personal_data.erase(ZOE.id)
    (kept,) = await host.db.read(
        lambda link: link.execute(f"select {kind} from tables where code = ?", (code,)).fetchone()
    )
    assert json.loads(kept)["votes"] == [[BEA.id, "care"]]


async def test_the_seat_of_somebody_erased_is_offered_while_a_bot_player_has_it(host: Host) -> None:
    code = await seated(host, 22, ANA, BEA)
    await host.tables.personal_data.erase(ZOE.id)
    table = await host.look(code)
    player = table.players[0]
    assert player and (player.bot_number, player.stand, player.is_cared_for) == (1, "offered", False)
    await host.tables.absences.apply_for(code, 0, CHLOE)
    for person in (ANA, BEA):
        if (await host.look(code)).proposal:
            await host.tables.absences.answer(code, person.id, yes=True)
    assert (await host.look(code)).seat_of(CHLOE.id) == 0


async def test_who_had_a_seat_before_somebody_else_is_nobody_after_an_erasure(host: Host) -> None:
    code = await seated(host, 22, ANA, BEA)
    await host.tables.absences.offer(code, ZOE.id)
    await host.tables.absences.apply_for(code, 0, CHLOE)
    for person in (ANA, BEA):
        if (await host.look(code)).proposal:
            await host.tables.absences.answer(code, person.id, yes=True)
    assert (await host.look(code)).seat_of(CHLOE.id) == 0
    assert "players" in traces(await everything(host))
    await host.tables.personal_data.erase(ZOE.id)
    assert traces(await everything(host)) == set()
    player = (await host.look(code)).players[0]
    assert player and [(old.person < 0, old.name) for old in player.former] == [(True, "")]
    await host.to_the_end(code)
    for restarted in (False, True):
        if restarted:
            await host.restart()
        player = (await host.look(code)).players[0]
        assert player and [(old.person, old.name) for old in player.former] == [(0, "")]


async def test_who_knows_a_hand_still_does_after_they_erased_themselves(host: Host) -> None:
    code, tables = await seated(host, 22, ANA, BEA), host.tables
    await tables.absences.offer(code, ANA.id)
    await tables.personal_data.erase(ZOE.id)
    for _ in range(2):
        with refusing("sat_here"):
            await tables.absences.apply_for(code, 1, ZOE)
        await tables.watching.watch(code.lower(), ZOE.id)
        with refusing("watch_knows"):
            await tables.watching.predict(code, ZOE.id, 1)
        await tables.personal_data.erase(ZOE.id)
    other = await seated(host, 23, ANA, BEA)
    await tables.watching.watch(other, CHLOE.id)
    await tables.watching.predict(other, CHLOE.id, 1)


async def test_what_stands_for_who_was_erased_is_another_number_at_every_table(host: Host) -> None:
    codes = [await seated(host, 22, ANA, BEA), await seated(host, 23, ANA, BEA)]
    await host.tables.personal_data.erase(ZOE.id)
    players = [(await host.look(code)).players[0] for code in codes]
    assert len({player.former[0].person for player in players if player}) == 2


async def test_resigning_leaves_nothing_of_the_person_on_the_seat(host: Host) -> None:
    code = await seated(host, 22, ANA, BEA)
    await host.tables.absences.announce(ZOE.id, host.clock.now(), host.clock.now() + DAY, note=NOTE)
    away = (await host.look(code)).players[0]
    assert away and away.away_note == NOTE
    await host.tables.resign(code, ZOE.id, sure=True)
    player = (await host.look(code)).players[0]
    assert player and (player.away_note, player.away_until, player.stand, player.account) == ("", None, "own", None)


async def test_a_paused_and_a_frozen_table_lose_nobody_else(host: Host) -> None:
    paused, frozen = await seated(host, 22, ANA, BEA), await seated(host, 23, ANA, BEA)
    await host.tables.absences.pause_by_moderator(paused)
    await host.tables.absences.freeze(frozen)
    await host.tables.personal_data.erase(ZOE.id)
    for code, standing in ((paused, "paused"), (frozen, "frozen")):
        table = await host.look(code)
        assert (table.standing, table.people) == (standing, (ANA.id, BEA.id))
    await host.tables.absences.resume(paused, ANA.id)
    assert (await host.look(paused)).runs


async def test_others_play_on_while_somebody_is_being_erased(host: Host) -> None:
    codes = [await seated(host, channel, ANA, BEA) for channel in range(30, 40)]

    async def play_on(code: str) -> None:
        for _ in range(6):
            table = await host.look(code)
            seats = [seat for seat in table.awaited if seat]
            if not seats:
                return
            try:
                await host.answer(code, seats[0])
            except Refused as no:  # the seat of the erased one was given away in between
                assert no.refusal.key in ("out_of_date", "not_your_turn")

    await asyncio.gather(*map(play_on, codes), host.tables.personal_data.erase(ZOE.id))
    assert traces(await everything(host)) == set()
    for code in codes:
        cached = await host.look(code)
        host.tables._transactions.cache.forget(code)
        assert cached == await host.look(code)


async def told_while_erased(host: Host) -> None:
    """The first message to Zoe arrives, and closes nothing, while she is erased."""
    arrived = list[str]()

    async def deliver(row: DueMessage) -> Posted | None:
        if row.person != ZOE.id or arrived:
            return None
        arrived.append(row.kind)
        await host.tables.personal_data.erase(ZOE.id)
        return Posted("direct_message", ZOE.id, 99, 98, host.clock.now(), 0, (Notified(ZOE.id, 3, about="asked"),))

    courier = Courier(host.db, host.clock, host.tables, deliver, debounce=0)
    while not arrived:
        await courier.round()
        await asyncio.gather(*map(courier.ended, list(courier.keys)))
    await courier.stop()


async def test_a_message_on_its_way_leaves_nothing_of_who_is_erased_meanwhile(host: Host) -> None:
    await host.tables.people.met(ZOE)
    await seated(host, 22, ANA, BEA)
    host.clock.move(20)
    await told_while_erased(host)
    assert await host.tables.personal_data.stored(ZOE.id) == {}


async def test_who_was_erased_is_not_remembered_for_taking_no_messages_or_for_a_mention(host: Host) -> None:
    code = await seated(host, 22, ANA, BEA)
    await host.tables.personal_data.erase(ZOE.id)
    late = DueMessage(1, code, "direct_message", ZOE.id, "", {}, 0.0, True, "nonce", 0, 1)
    await host.tables.messages.dm_closed(late)
    notified = tuple(Notified(person.id, 3, about="asked") for person in (ZOE, ANA))
    await host.tables.messages.remember_mention(code, Posted("board:", None, 22, 98, host.clock.now(), 0, notified))
    assert await host.tables.personal_data.stored(ZOE.id) == {}
    assert await host.tables.notifications.notified(code, host.clock.now()) == (ANA.id,)
    assert not [row for row in await host.outbox(code) if row.kind == "mention" and str(ZOE.id) in row.facts]
