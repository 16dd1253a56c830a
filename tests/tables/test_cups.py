"""Cups: sign-up, rounds that begin by themselves, and an end that nobody has to call."""

from __future__ import annotations

import random
from functools import partial

import pytest

from bot.tables import ExpiryWorker, Person, Place
from bot.tables.values import DAY, Cup
from bot.tables.workers.expiry import HOUSEKEEPING_EVERY
from db import DueRow, MessageRow, select, upsert
from rules.core import Move

from .absent import passing
from .host import HERE, Host, refusing

EIGHT = tuple(Person(200 + n, f"P{n}", "en") for n in range(8))
ANA = EIGHT[0]


def wanted(people: int = 8, seats: int = 4, rounds: int = 3, days: int = 7) -> Cup:
    """A cup as somebody would open it."""
    return Cup("", "magpie", HERE, people, seats, rounds, days, "relaxed", "en", 0.0)


async def opened(host: Host, people: int = 8, **asked: int) -> str:
    """A cup with so many people."""
    cup = await host.tables.cups.open(ANA, wanted(people, **asked))
    for person in EIGHT[1:people]:
        await host.tables.cups.join(cup.code, person)
    return cup.code


async def round_played(host: Host, code: str, seed: int = 1) -> None:
    """Play all tables of the present round to their end, by chance."""
    cup = await host.tables.cups.look(code)
    for table in cup.tables:
        if table.round == cup.round:
            await host.to_the_end(table.code, seed)


async def notices(host: Host, person: int) -> list[str]:
    """The topics of what is due to somebody beside tables."""
    rows = await host.db.read(lambda link: select(link, DueRow, "where code = '' and person = ?", person))
    return [row.topic for row in rows]


async def test_a_cup_of_eight_is_played_to_its_end_by_itself(host: Host) -> None:
    code = await opened(host)
    assert (await host.tables.cups.look(code)).status == "running"
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    for number in (1, 2, 3):
        await worker.round()
        cup = await host.tables.cups.look(code)
        assert (cup.round, len(cup.tables)) == (number, 2 * number)
        for table in cup.tables:
            found = await host.look(table.code)
            assert found.people == table.drawn and found.terms.cup == code
        await worker.round()
        assert (await host.tables.cups.look(code)).round == number, "a round waits for its tables"
        await round_played(host, code, number)
        host.clock.move(HOUSEKEEPING_EVERY)
    await worker.round()
    cup = await host.tables.cups.look(code)
    assert cup.status == "over" and cup.ended is not None
    scores = await host.tables.cups.scores(cup)
    assert [score.place for score in scores] == sorted(score.place for score in scores)
    assert all(len(score.points) == 3 and None not in score.points for score in scores)
    assert 1190 <= sum(score.total for score in scores) <= 1210  # six tables, each two hundred but for rounding
    for person in EIGHT:
        assert await notices(host, person.id) == [f"cup_over:{code}"]
    await worker.round()
    assert await notices(host, ANA.id) == [f"cup_over:{code}"]


async def test_a_cup_with_all_its_people_begins_at_once_although_the_worker_has_just_looked(host: Host) -> None:
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    await worker.round()
    code = await opened(host)
    await worker.round()
    assert (await host.tables.cups.look(code)).round == 1


async def test_a_round_begins_with_all_its_tables_or_not_at_all(host: Host) -> None:
    code = await opened(host)
    await host.restart()
    await host.tables.cups.go_on()
    cup = await host.tables.cups.look(code)
    assert len(cup.tables) == 2
    await host.restart()
    await host.tables.cups.go_on()
    assert await host.tables.cups.look(code) == cup
    assert len(await host.tables.tables_in(1)) == 2


async def test_whoever_is_seated_is_told_once_and_the_cups_message_is_due(host: Host) -> None:
    code = await opened(host, 4, seats=2)
    await host.tables.cups.go_on()
    for table in (await host.tables.cups.look(code)).tables:
        rows = await host.outbox(table.code)
        players = (await host.look(table.code)).players
        asked = {player.person for player in players if player and player.awaited_since is not None}
        told = {row.person: row.topic for row in rows if row.kind in ("notice", "direct_message")}
        assert told == {person: "" if person in asked else "drawn" for person in table.drawn}
    assert [(row.kind, row.person) for row in await host.outbox(code)] == [("cup", 0)]


async def test_with_a_round_overdue_the_next_begins_beside_what_still_runs(host: Host) -> None:
    code = await opened(host, 4, seats=2, rounds=2, days=3)
    due = await host.tables.cups.go_on()
    assert due is None
    assert await host.tables.cups.go_on() == (await host.tables.cups.look(code)).round_ends
    host.clock.move(3 * DAY + 1)
    await host.tables.cups.go_on()
    cup = await host.tables.cups.look(code)
    assert cup.round == 2 and len(cup.tables) == 4
    await round_played(host, code)
    await host.tables.cups.go_on()
    assert (await host.tables.cups.look(code)).status == "running", "the tables of the first round count, too"
    for table in cup.tables[:2]:
        await host.to_the_end(table.code)
    await host.tables.cups.go_on()
    assert (await host.tables.cups.look(code)).status == "over"


async def test_people_join_and_leave_before_the_begin(host: Host) -> None:
    cups = host.tables.cups
    code = (await cups.open(ANA, wanted(6))).code
    with refusing("cup_joined"):
        await cups.join(code, ANA)
    with refusing("one_cup_per_channel"):
        await cups.open(EIGHT[1], wanted())
    with refusing("cup_few") as few:
        await cups.start(code, ANA.id)
    assert few.refusal.facts == {"n": 3, "least": 4}
    for person in EIGHT[1:5]:
        await cups.join(code, person)
    with refusing("host_only"):
        await cups.start(code, EIGHT[1].id)
    await cups.leave(code, ANA.id)
    await cups.start(code, EIGHT[1].id)
    with refusing("cup_not_open"):
        await cups.join(code, ANA)
    with refusing("cup_not_in"):
        await cups.leave(code, ANA.id)
    with refusing("no_such_cup"):
        await cups.look("OOOO")


async def test_a_cup_that_nobody_begins_closes_and_tells_nobody(host: Host) -> None:
    code = (await host.tables.cups.open(ANA, wanted())).code
    host.clock.move(14 * DAY + 1)
    await host.tables.cups.go_on()
    assert (await host.tables.cups.look(code)).status == "closed"
    assert await notices(host, ANA.id) == []
    empty = (await host.tables.cups.open(ANA, wanted())).code
    assert (await host.tables.cups.leave(empty, ANA.id)).status == "closed"


async def test_who_leaves_is_drawn_no_more_and_keeps_what_they_won(host: Host) -> None:
    code = await opened(host, 5, seats=3, rounds=2)
    await host.tables.cups.go_on()
    await round_played(host, code)
    await host.tables.cups.leave(code, ANA.id)
    await host.tables.cups.go_on()
    cup = await host.tables.cups.look(code)
    assert all(ANA.id not in table.drawn for table in cup.tables if table.round == 2)
    own = next(s for s in await host.tables.cups.scores(cup) if s.entrant.person.id == ANA.id)
    assert own.entrant.gone and own.points[0] is not None and own.points[1] is None


async def test_a_seat_given_up_brings_nothing_and_a_table_without_a_result_brings_nobody_anything(host: Host) -> None:
    code = await opened(host, 4, seats=2, rounds=1)
    await host.tables.cups.go_on()
    one, other = (await host.tables.cups.look(code)).tables
    await host.tables.resign(one.code, one.drawn[0], sure=True)
    while (await host.look(one.code)).status == "running":
        await bots_and_people(host, one.code)
    await host.tables.moderation.close(other.code, 1)
    await host.tables.cups.go_on()
    cup = await host.tables.cups.look(code)
    assert cup.status == "over"
    points = {s.entrant.person.id: s.points[0] for s in await host.tables.cups.scores(cup)}
    assert points[one.drawn[0]] == points[other.drawn[0]] == points[other.drawn[1]] == 0


@pytest.mark.parametrize("goes", ["away", "silent"])
async def test_where_only_bots_would_go_on_they_do_as_the_cup_waits_for_its_tables(host: Host, goes: str) -> None:
    code = await opened(host, 4, seats=2, rounds=1)
    await host.tables.cups.go_on()
    one = (await host.tables.cups.look(code)).tables[0]
    await host.tables.resign(one.code, one.drawn[0], sure=True)
    if goes == "away":
        now = host.clock.now()
        await host.tables.absences.announce(one.drawn[1], now, now + 3 * DAY, choice="care")
    else:
        while 1 not in (await host.look(one.code)).awaited:
            await bots_and_people(host, one.code)
        await passing(host, 8 * DAY)
    table = await host.look(one.code)
    assert table.status == "over" or (table.runs and [p.stand for p in table.players if p and p.person] == ["cared"])


async def bots_and_people(host: Host, code: str) -> None:
    """One answer by chance, of a person or a bot player."""
    table = await host.look(code)
    ask = next(ask for ask in table.asks if ask.given is None)
    move = Move(ask.seat, ask.choice, tuple(random.Random(ask.revision).sample(ask.options, ask.least)), ask.revision)
    player = table.players[ask.seat]
    assert player is not None
    if player.bot_number:
        await host.tables.bot_seats.play(code, ask.seat, [move], key=next(host.keys))
    else:
        await host.submit(code, ask.seat, move)


async def test_who_is_blocked_does_not_join_and_who_was_blocked_later_is_parted(host: Host) -> None:
    cups = host.tables.cups
    code = (await cups.open(ANA, wanted(5, seats=4, rounds=1))).code
    await host.tables.blocks.add(ANA.id, EIGHT[1])
    with refusing("seat_not_for_you"):
        await cups.join(code, EIGHT[1])
    for person in EIGHT[2:6]:
        await cups.join(code, person)
    await host.tables.blocks.add(EIGHT[2].id, EIGHT[3])
    await cups.go_on()
    assert all(not {EIGHT[2].id, EIGHT[3].id} <= {*table.drawn} for table in (await cups.look(code)).tables)


async def test_an_odd_person_plays_with_a_bot(host: Host) -> None:
    code = await opened(host, 5, seats=2, rounds=1)
    await host.tables.cups.go_on()
    tables = [await host.look(table.code) for table in (await host.tables.cups.look(code)).tables]
    assert sorted(len(table.people) for table in tables) == [1, 2, 2]
    assert all(len(table.players) == 2 for table in tables)


async def test_who_erases_their_data_is_in_no_cup_any_more(host: Host) -> None:
    code = await opened(host, 5, seats=3, rounds=2)
    await host.tables.cups.go_on()
    await host.tables.personal_data.erase(EIGHT[3].id)
    told = repr(await host.tables.cups.look(code))
    assert repr("P3") not in told and str(EIGHT[3].id) not in told.replace(code, "")
    host.clock.move(8 * DAY)
    await host.tables.cups.go_on()
    assert (await host.tables.cups.look(code)).round == 2


async def test_who_left_a_cup_under_way_can_erase_their_data(host: Host) -> None:
    code = await opened(host, 5, seats=3, rounds=2)
    await host.tables.cups.go_on()
    await host.tables.cups.leave(code, EIGHT[3].id)
    await host.tables.personal_data.erase(EIGHT[3].id)
    assert EIGHT[3].id not in [each.person.id for each in (await host.tables.cups.look(code)).entrants]


async def cup_messages_due(host: Host) -> list[str]:
    """The cups whose messages are due; they are taken as delivered."""
    rows = await host.db.read(lambda link: select(link, DueRow, "where kind = 'cup'"))
    for row in rows:
        stands = MessageRow(row.code, "cup", 0, HERE.channel, 7, host.clock.now(), 0)
        await host.db.write(partial(upsert, row=stands))
    await host.db.write(lambda link: link.execute("delete from outbox") and None)
    return [row.code for row in rows]


async def test_the_message_of_a_cup_is_made_anew_when_one_of_its_tables_ends_or_moves_and_not_for_a_move(
    host: Host,
) -> None:
    code = await opened(host, 4, seats=2, rounds=1)
    await host.tables.cups.go_on()
    await cup_messages_due(host)
    one, other = (await host.tables.cups.look(code)).tables
    await host.answer(one.code, (await host.look(one.code)).awaited[0])
    assert await cup_messages_due(host) == []
    await host.tables.move_to(one.code, Place(1, 77))
    assert await cup_messages_due(host) == [code]
    await host.to_the_end(other.code)
    assert await cup_messages_due(host) == [code]


async def test_the_messages_of_cups_name_somebody_erased_no_more(host: Host) -> None:
    code = await opened(host, 4, seats=2, rounds=1)
    await host.tables.cups.go_on()
    for gone, status in ((EIGHT[3], "running"), (EIGHT[2], "over")):
        assert await cup_messages_due(host) == [code]
        assert (await host.tables.cups.look(code)).status == status
        await host.tables.personal_data.erase(gone.id)
        for table in (await host.tables.cups.look(code)).tables:
            while (await host.look(table.code)).status == "running":
                await bots_and_people(host, table.code)
        await host.tables.cups.go_on()
    assert [each.person.name for each in (await host.tables.cups.look(code)).entrants] == ["P0", "P1"]
    assert await cup_messages_due(host) == [code]
    await host.db.write(lambda link: link.execute("delete from messages") and None)
    await host.tables.personal_data.erase(EIGHT[1].id)
    assert await cup_messages_due(host) == [], "it is gone"


async def test_an_open_cup_whose_last_entrant_is_erased_is_closed_and_frees_its_channel(host: Host) -> None:
    cups = host.tables.cups
    code = (await cups.open(ANA, wanted())).code
    await cups.join(code, EIGHT[1])
    await host.tables.personal_data.erase(ANA.id)
    assert [each.person.id for each in (await cups.look(code)).entrants] == [EIGHT[1].id]
    await host.tables.personal_data.erase(EIGHT[1].id)
    assert ((await cups.look(code)).status, await cup_messages_due(host)) == ("closed", [code])
    await cups.open(ANA, wanted())


async def test_who_was_drawn_beside_somebody_erased_keeps_their_seat_in_the_draws(host: Host) -> None:
    code = await opened(host, 4, seats=4, rounds=2)
    await host.tables.cups.go_on()
    (before,) = (await host.tables.cups.look(code)).tables
    await host.tables.personal_data.erase(before.drawn[1])
    while (await host.look(before.code)).status == "running":
        await bots_and_people(host, before.code)
    await host.tables.cups.go_on()
    first, *second = (await host.tables.cups.look(code)).tables
    assert first.drawn == (before.drawn[0], 0, *before.drawn[2:])
    assert sorted(person for each in second for person in each.drawn) == sorted({*first.drawn} - {0})


async def test_an_export_holds_ones_cups(host: Host) -> None:
    await opened(host, 4)
    assert '"cup_entrants"' in await host.tables.personal_data.export(ANA.id)


async def test_with_one_person_left_a_cup_waits_for_its_tables_without_a_rest(host: Host) -> None:
    code = await opened(host, 4, seats=2, rounds=3, days=1)
    await host.tables.cups.go_on()
    for person in EIGHT[1:4]:
        await host.tables.cups.leave(code, person.id)
    host.clock.move(2 * DAY)
    assert await host.tables.cups.go_on() is None, "a worker would look again and again"
    await round_played(host, code)
    await host.tables.cups.go_on()
    assert (await host.tables.cups.look(code)).status == "over"


async def test_a_round_begins_at_once_though_a_code_is_taken_and_somebody_leaves_while_it_is_drawn(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = (await host.tables.open(Person(99, "Zoe"), Place(1, 99), "magpie", 2)).table.code
    code, cups = await opened(host), host.tables.cups
    host.codes, begin = [taken], cups._begin_round

    async def left_meanwhile(found: Cup, now: float) -> None:
        for person in [person for person in EIGHT[6:] if found.takes_part(person.id)][:1]:
            await cups.leave(code, person.id)
        await begin(found, now)

    monkeypatch.setattr(cups, "_begin_round", left_meanwhile)
    now = host.clock.now()
    for n, due in ((7, now), (6, now), (6, None)):
        assert await cups.go_on() == due
        assert len((await cups.look(code)).playing) == n
    cup = await cups.look(code)
    assert cup.round == 1 and taken not in {table.code for table in cup.tables}


async def test_a_round_that_another_process_has_begun_is_not_begun_twice(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, cups = await opened(host), host.tables.cups
    begin = cups._begin_round

    async def twice(found: Cup, now: float) -> None:
        await begin(found, now)
        await begin(found, now)

    monkeypatch.setattr(cups, "_begin_round", twice)
    assert await cups.go_on() == host.clock.now(), "it looks again at once"
    cup = await cups.look(code)
    assert (cup.round, len(cup.tables)) == (1, 2)
    assert await cups.go_on() == cup.round_ends


async def test_a_code_that_was_free_a_moment_ago_is_drawn_anew(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    code, cups, free_codes = await opened(host), host.tables.cups, host.tables._transactions.free_codes
    host.codes = ["AAAA", "AAAB", "AAAA", "AAAB", "AAAC"]

    async def taken_meanwhile(n: int) -> tuple[str, ...]:
        free = await free_codes(n)
        if "AAAA" in free:
            await host.tables.open(Person(99, "Zoe"), Place(1, 99), "magpie", 2)
        return free

    monkeypatch.setattr(host.tables._transactions, "free_codes", taken_meanwhile)
    assert await cups.go_on() == host.clock.now() and not (await cups.look(code)).tables
    await cups.go_on()
    assert [table.code for table in (await cups.look(code)).tables] == ["AAAB", "AAAC"]
