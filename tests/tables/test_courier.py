"""The outbox and its courier: what must exist at Discord comes to exist, once, whatever fails in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.tables import Courier, DueMessage, FormRefused, Later, Never, Posted, Timing

from .host import ANA, BEA, CHLOE, HERE, Host
from .test_bot_players import passing, quiet


class Post:
    """A Discord that remembers nonces: what arrived, in order."""

    def __init__(self, host: Host) -> None:
        self.host, self.arrived, self.nonces = host, list[DueMessage](), dict[str, int]()
        self.trouble: list[Exception | str] = []  # for the next deliveries: raised, or "lost" after arriving
        self.draws = False  # a message that sounds is sent without its picture

    async def deliver(self, row: DueMessage) -> Posted:
        """Send, and say where it stands."""
        trouble = self.trouble.pop(0) if self.trouble else None
        if isinstance(trouble, Exception):
            raise trouble
        if row.nonce not in self.nonces:
            self.nonces[row.nonce] = 1000 + len(self.nonces)
            self.arrived.append(row)
        if trouble == "lost":
            raise ConnectionError("the answer was lost")
        late = self.draws and row.sound
        return Posted(row.kind, row.person, 11, self.nonces[row.nonce], self.host.clock.now(), 1, without_picture=late)

    def kinds(self) -> list[tuple[str, int | None, bool]]:
        """What arrived: kind, person, sound."""
        return sorted((row.kind, row.person, row.sound) for row in self.arrived)


@asynccontextmanager
async def courier(host: Host, post: Post) -> AsyncIterator[Courier]:
    """The courier's loop, for as long as the block lasts."""
    courier = Courier(host.db, host.clock, host.tables, post.deliver, debounce=0)
    task = asyncio.create_task(courier.run())
    await quiet(host)
    yield courier
    await courier.stop()
    await task


async def test_after_a_sealed_answer_the_board_waits_for_the_others_and_after_the_last_one_it_is_due(
    host: Host,
) -> None:
    host.tables._transactions.timing = timing = Timing()
    code = await host.running(3)
    for seat, wait in ((0, timing.sealed), (1, timing.sealed), (2, 0.0)):
        await host.db.write(lambda connection: connection.execute("delete from outbox") and None)
        host.clock.move(60)
        await host.answer(code, seat)
        (board,) = [row for row in await host.outbox(code) if row.kind == "board"]
        assert board.due == host.clock.now() + wait, seat


async def test_each_change_of_the_lobby_asks_for_one_message(host: Host) -> None:
    code = await host.lobby(3)
    rows = await host.outbox(code)
    assert [(row.kind, row.person, row.topic) for row in rows] == [("lobby", 0, ""), ("notice", ANA.id, "seats_taken")]
    assert rows[0].version == 3, "the last state wins"


async def test_at_the_start_everybody_gets_a_sheet_and_those_asked_are_rung_after_the_quiet_seconds(host: Host) -> None:
    post = Post(host)
    async with courier(host, post):
        await host.running(3)
        await quiet(host)
        assert {kind for kind, _, _ in post.kinds()} >= {"lobby", "board"}
        post.arrived.clear()
        await passing(host, 15)
    assert post.kinds() == [("direct_message", person.id, True) for person in (ANA, BEA, CHLOE)]


async def test_a_picture_follows_its_sound_some_seconds_later_unless_the_question_is_answered_by_then(
    host: Host,
) -> None:
    post, wait = Post(host), Timing().picture
    post.draws = True
    async with courier(host, post):
        code = await host.running(2)
        await passing(host, 15)
        post.arrived.clear()
        await passing(host, wait - 1)
        assert post.kinds() == []
        await host.answer(code, (await host.look(code)).awaited[0])
        await passing(host, 2)
    silent = [("direct_message", person.id, False) for person in (ANA, BEA)]
    assert [kind for kind in post.kinds() if kind[0] == "direct_message"] == silent, "one edit for each"


async def test_a_slip_taken_back_in_the_quiet_seconds_rings_nobody(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "lay")
    post, people = Post(host), (ANA, BEA, CHLOE)
    host.clock.move(60)
    async with courier(host, post):
        post.arrived.clear()
        first = (await host.look(code)).awaited[0]
        await host.answer(code, first)
        second = (await host.look(code)).awaited[0]
        await passing(host, 10)
        await host.tables.undo(code, people[first].id)
        await passing(host, 30)
    assert ("direct_message", people[second].id, True) not in post.kinds()
    assert ("direct_message", people[first].id, True) not in post.kinds(), "the own press led there"


async def test_who_is_asked_by_the_own_press_is_not_rung(host: Host) -> None:
    code = await host.running(2, looks="in_turn")
    await host.until(code, "look")
    seat = (await host.look(code)).awaited[0]
    await host.answer(code, seat, 1)
    person = (ANA, BEA)[seat].id
    assert [row.sound for row in await host.outbox(code) if row.person == person and row.kind == "direct_message"] == [
        0
    ]


async def test_a_question_whose_options_others_change_rings_once(host: Host) -> None:
    await host.tables.people.change(BEA.id, lambda own: replace(own, notices="channel"))
    code = await host.running(3)
    await host.until(code, "look")
    since = (await host.look(code)).players[1]
    assert since and since.awaited_since
    host.clock.move(60)
    before = {row.id: row.version for row in await host.outbox(code) if row.kind == "mention"}
    await host.answer(code, 0, 1)
    await host.answer(code, 0, 2)  # two tokens swap their places: what Bea can look at may be another choice now
    assert {row.id: row.version for row in await host.outbox(code) if row.kind == "mention"} == before
    player = (await host.look(code)).players[1]
    assert player and player.awaited_since == since.awaited_since


async def test_who_gets_his_move_back_by_the_consent_of_others_is_rung(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "lay")
    people, first = (ANA, BEA, CHLOE), (await host.look(code)).awaited[0]
    for _ in range(2):
        await host.answer(code, (await host.look(code)).awaited[0])
    await host.tables.undo(code, people[first].id)
    undo_request = (await host.look(code)).undo_request
    assert undo_request
    await host.tables.agree(code, people[undo_request.needed[0]].id)
    direct_messages = {row.person: row.sound for row in await host.outbox(code) if row.kind == "direct_message"}
    assert direct_messages[people[first].id] == 1


async def test_people_who_are_told_in_the_channel_get_no_sheet_and_quiet_ones_nothing(host: Host) -> None:
    await host.tables.people.change(BEA.id, lambda own: replace(own, notices="channel"))
    await host.tables.people.change(CHLOE.id, lambda own: replace(own, notices="nowhere"))
    code = await host.running(3)
    rows = {(row.kind, row.person): row for row in await host.outbox(code)}
    assert set(rows) == {("lobby", 0), ("board", 0), ("direct_message", ANA.id), ("mention", 0)}
    assert rows["mention", 0].facts == f'{{"people":[{BEA.id}]}}'


async def test_a_ring_that_found_closed_messages_comes_in_the_channel(host: Host) -> None:
    code = await host.running(2)
    row = next(row for row in await host.outbox(code) if row.kind == "direct_message" and row.person == BEA.id)
    due = DueMessage(1, code, "direct_message", row.person, "", {}, row.due, True, row.nonce, 0, 1)
    await host.tables.messages.dm_closed(due)
    assert [row.facts for row in await host.outbox(code) if row.kind == "mention"] == [f'{{"people":[{BEA.id}]}}']
    assert (await host.tables.people.settings(BEA.id)).dm == "closed"


async def test_what_was_due_when_the_process_died_arrives_after_the_restart(host: Host) -> None:
    code = await host.running(2)
    before = await host.outbox(code)
    await host.restart()
    post = Post(host)
    async with courier(host, post):
        await passing(host, 15)
    assert {row.nonce for row in post.arrived} == {row.nonce for row in before}
    assert not any(row.maybe_sent for row in post.arrived), "none of them was begun"
    assert await host.outbox(code) == []


async def test_a_send_whose_answer_was_lost_is_sent_again_under_the_same_name_and_arrives_once(host: Host) -> None:
    post = Post(host)
    post.trouble = ["lost"]
    async with courier(host, post):
        code = await host.lobby(2)
        await passing(host, 1)
        await passing(host, 5)
    lobbies = [row for row in post.arrived if row.kind == "lobby"]
    assert len({row.nonce for row in lobbies}) == len(lobbies)
    assert await host.outbox(code) == []


async def test_a_crash_between_sending_and_noting_it_sends_again_under_the_same_name(host: Host) -> None:
    code = await host.lobby(2)
    post = Post(host)
    row = (await host.outbox(code))[0]
    post.nonces[row.nonce] = 77
    await host.restart()
    async with courier(host, post):
        await quiet(host)
    assert row.nonce not in {arrived.nonce for arrived in post.arrived}
    assert [posted.message for posted in await host.tables.messages.posted(code) if posted.kind == "lobby"] == [77]


async def test_a_newer_state_during_the_delivery_goes_out_once_more_under_a_new_name(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    gate, seen = asyncio.Event(), list[DueMessage]()

    async def slow(row: DueMessage) -> None:
        seen.append(row)
        await gate.wait()

    courier = Courier(host.db, host.clock, host.tables, slow, debounce=0)
    task = asyncio.create_task(courier.run())
    await quiet(host)
    await host.tables.join(code, BEA)
    gate.set()
    await quiet(host)
    await courier.stop()
    await task
    assert len(seen) == 2
    assert seen[0].nonce != seen[1].nonce
    assert not seen[1].maybe_sent
    assert await host.outbox(code) == []


async def test_a_row_folded_during_its_delivery_takes_no_other_row_along(host: Host) -> None:
    code = await host.lobby(2)
    gate, seen = asyncio.Event(), list[str]()

    async def slow(row: DueMessage) -> None:
        await gate.wait()
        seen.append(row.kind)

    courier = Courier(host.db, host.clock, host.tables, slow, debounce=0)
    task = asyncio.create_task(courier.run())
    await quiet(host)
    await host.tables.start(code, ANA.id)
    gate.set()
    await quiet(host)
    await courier.stop()
    await task
    assert sorted(seen) == ["board", "lobby", "lobby", "notice"]


async def test_trouble_is_waited_out_with_longer_and_longer_pauses(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    times: list[float] = []
    start = host.clock.now()

    async def failing(row: DueMessage) -> None:
        times.append(host.clock.now() - start)
        raise ConnectionError("down")

    courier = Courier(host.db, host.clock, host.tables, failing, debounce=0)
    task = asyncio.create_task(courier.run())
    await quiet(host)
    for _ in range(90):
        await passing(host, 1)
    await courier.stop()
    await task
    assert times == [0, 1, 3, 8, 23, 83]
    assert len(await host.outbox(code)) == 1


async def test_the_face_can_ask_for_a_later_try_or_give_a_row_up(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    post = Post(host)
    post.trouble = [Later(100), Never("the channel is gone")]
    async with courier(host, post):
        await passing(host, 99)
        assert len(post.trouble) == 1
        await passing(host, 1)
        assert post.trouble == []
    assert (post.arrived, await host.outbox(code)) == ([], [])


async def test_stopping_lets_what_is_under_way_arrive(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    gate = asyncio.Event()

    async def slow(row: DueMessage) -> None:
        await gate.wait()

    courier = Courier(host.db, host.clock, host.tables, slow, debounce=0)
    task = asyncio.create_task(courier.run())
    await quiet(host)
    asyncio.get_running_loop().call_later(0.05, gate.set)
    await courier.stop()
    await task
    assert await host.outbox(code) == []


async def test_requests_that_were_answered_are_no_longer_announced(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    await host.answer(code, 0, "pass")
    await host.answer(code, 1, "pass")
    await host.tables.undo(code, ANA.id)
    asked = [row for row in await host.outbox(code) if row.topic == "undo_asked"]
    assert [(row.person, row.facts) for row in asked] == [(BEA.id, '{"seat":0,"moves":2}')]
    await host.tables.decline(code, BEA.id)
    assert [row for row in await host.outbox(code) if row.topic == "undo_asked"] == []


async def test_at_the_end_one_message_calls_all_and_older_ones_are_folded(host: Host) -> None:
    code = await host.running(2)
    await host.to_the_end(code)
    rows = [row for row in await host.outbox(code) if row.kind not in ("lobby", "notice")]
    assert [(row.kind, row.sound) for row in rows] == [("direct_message", 0), ("direct_message", 0), ("end", 1)]


async def test_where_messages_stand_is_remembered_with_the_delivery(host: Host) -> None:
    post = Post(host)
    async with courier(host, post):
        code = await host.lobby(2)
        await quiet(host)
    stands = {posted.kind: posted for posted in await host.tables.messages.posted(code)}
    assert stands["lobby"].message == max(post.nonces[row.nonce] for row in post.arrived if row.kind == "lobby")
    await host.tables.messages.remember(code, replace(stands["lobby"], message=5))
    await host.restart()
    assert {posted.message for posted in await host.tables.messages.posted(code) if posted.kind == "lobby"} == {5}


@pytest.mark.parametrize("kind", ["board", "lobby"])
async def test_a_message_can_be_asked_for_by_hand(host: Host, kind: str) -> None:
    code = await host.running(2)
    post = Post(host)
    async with courier(host, post):
        await passing(host, 60)
        post.arrived.clear()
        await host.tables.messages.request(code, kind)  # type: ignore[arg-type]
        await quiet(host)
    assert post.kinds() == [(kind, None, False)]


async def tried(host: Host, *troubles: Exception | None, pauses: tuple[float, ...]) -> list[tuple[float, bool]]:
    """A lobby whose deliveries meet these troubles: when each came, and whether in its least form."""
    await host.tables.open(ANA, HERE, "magpie", 3)
    tries, start, left = list[tuple[float, bool]](), host.clock.now(), list(troubles)

    async def deliver(row: DueMessage) -> None:
        tries.append((host.clock.now() - start, row.least))
        if left and (trouble := left.pop(0)):
            raise trouble

    courier = Courier(host.db, host.clock, host.tables, deliver, debounce=0)
    task = asyncio.create_task(courier.run())
    await quiet(host)
    for pause in pauses:
        await passing(host, pause)
    await courier.stop()
    await task
    return tries


async def test_what_is_refused_three_times_goes_out_in_its_least_form_at_once(host: Host) -> None:
    refusals = [FormRefused()] * 3
    assert await tried(host, *refusals, pauses=(1, 2, 3)) == [(0, False), (1, False), (3, False), (3, True)]


async def test_other_troubles_count_for_nothing(host: Host) -> None:
    troubles = FormRefused(), Later(1), ConnectionError(), FormRefused(), Later(1), FormRefused()
    tries = await tried(host, *troubles, pauses=(1, 1, 5, 15, 60, 1, 300))
    assert [least for _, least in tries] == [False] * 6 + [True]


async def test_what_is_refused_in_its_least_form_too_is_dropped_and_as_usual_when_it_is_due_again(host: Host) -> None:
    refusals = [FormRefused()] * 4
    tries = await tried(host, *refusals, pauses=(1, 2, 600, 600))
    assert [least for _, least in tries] == [False, False, False, True]
    code = next(iter(await host.tables.tables_of(ANA.id))).code
    assert await host.outbox(code) == []
    post = Post(host)
    async with courier(host, post):
        await host.tables.messages.request(code, "lobby")
        await quiet(host)
    assert [row.least for row in post.arrived] == [False]


async def test_a_message_that_arrived_in_its_least_form_is_tried_as_usual_again(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    post = Post(host)
    post.trouble = [FormRefused() for _ in range(3)]
    async with courier(host, post):
        for pause in (1, 2):
            await passing(host, pause)
        await host.tables.join(code, BEA)
        await quiet(host)
    assert [row.least for row in post.arrived if row.kind == "lobby"] == [True, False]
