"""Invitations, rematches, and lobbies that nobody touches."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables import ExpiryWorker, Person, Place, Snapshot
from bot.tables.values import LevelName
from bot.tables.values.bot_names import names_by_seat
from db import TimerRow, select

from .host import ANA, BEA, CHLOE, HERE, Host, refusing

DAY = 86_400.0
DAN, EVE = Person(90, "Dan"), Person(91, "Eve")


async def opened(host: Host, seats: int) -> str:
    """A lobby where only Ana sits."""
    return (await host.tables.open(ANA, HERE, "magpie", seats)).table.code


async def topics(host: Host, code: str) -> set[tuple[str, int]]:
    """The notices that are due, with the person."""
    return {(row.topic, row.person) for row in await host.outbox(code) if row.kind == "notice"}


async def test_somebody_invited_is_told_once_and_sits_down_like_anybody(host: Host) -> None:
    code = await opened(host, 3)
    outcome = await host.tables.invitations.invite(code, ANA.id, DAN)
    assert outcome.table.expected == (DAN,)
    assert ("invited", DAN.id) in await topics(host, code)
    with refusing("invited_already"):
        await host.tables.invitations.invite(code, ANA.id, DAN)
    with refusing("not_seated"):
        await host.tables.invitations.invite(code, EVE.id, EVE)
    await host.restart()
    table = (await host.tables.join(code, DAN)).table
    assert table.expected == () and table.invited == (DAN,)
    with refusing("sits_here"):
        await host.tables.invitations.invite(code, ANA.id, DAN)


async def test_the_host_is_told_once_that_all_seats_are_taken(host: Host) -> None:
    code = await opened(host, 2)
    await host.tables.join(code, DAN)
    assert ("seats_taken", ANA.id) in await topics(host, code)
    assert (await host.look(code)).host_notified
    before = [row.version for row in await host.outbox(code) if row.topic == "seats_taken"]
    await host.tables.leave(code, DAN.id)
    await host.tables.join(code, EVE)
    assert [row.version for row in await host.outbox(code) if row.topic == "seats_taken"] == before


async def ended(host: Host) -> Snapshot:
    """A table of two that was played to its end."""
    return await host.to_the_end(await host.running(2))


async def test_a_rematch_has_the_same_options_keeps_the_seats_and_starts_when_all_are_back(host: Host) -> None:
    old = await ended(host)
    again = (await host.tables.rematch(old.code, BEA)).table
    assert again.status == "open" and again.host == BEA.id and again.place == old.place
    assert (again.options, again.terms) == (old.options, old.terms)
    assert ("rematch", ANA.id) in await topics(host, again.code)
    with refusing("seat_not_for_you"):
        await host.tables.join(again.code, EVE)
    back = (await host.tables.rematch(old.code, ANA)).table  # the same button for everybody
    assert back.code == again.code and back.status == "running"
    assert not await topics(host, again.code), "who is back needs no invitation any more"


async def test_rematch_pressed_twice_leaves_the_open_one_as_it_is(host: Host) -> None:
    old = await host.to_the_end(await host.running(3))
    again = (await host.tables.rematch(old.code, ANA)).table
    pressed_again = await host.tables.rematch(old.code, ANA)
    assert pressed_again.table == again and not pressed_again.entries


async def test_who_presses_rematch_at_the_same_moment_joins_the_one_that_was_quicker(host: Host) -> None:
    old = await host.to_the_end(await host.running(3))
    elsewhere = Place(1, 12)  # where a second one could open
    first, second = await asyncio.gather(
        host.tables.rematch(old.code, ANA, elsewhere), host.tables.rematch(old.code, BEA, elsewhere)
    )
    assert first.table.code == second.table.code
    assert set((await host.look(first.table.code)).people) == {ANA.id, BEA.id}


async def test_a_game_whose_rematch_was_closed_can_have_another(host: Host) -> None:
    code = (await ended(host)).code
    first = (await host.tables.rematch(code, ANA)).table.code
    await host.tables.leave(first, ANA.id)
    assert (await host.look(first)).status == "closed"
    again = (await host.tables.rematch(code, BEA)).table
    assert (again.status, again.rematch_of) == ("open", code) and again.code != first


async def test_who_is_to_agree_to_changed_options_of_a_rematch_agrees_by_its_button(host: Host) -> None:
    old = await host.to_the_end(await host.running(3))
    again = (await host.tables.rematch(old.code, ANA)).table
    await host.tables.rematch(old.code, BEA)
    await host.tables.set_options(again.code, ANA.id, {"undo": "never"})
    table = (await host.tables.rematch(old.code, BEA)).table
    assert BEA.id not in table.to_agree


async def test_after_two_days_the_seats_of_a_rematch_are_free_for_all(host: Host) -> None:
    old = await ended(host)
    again = (await host.tables.rematch(old.code, ANA)).table
    host.clock.move(2 * DAY + 1)
    assert (await host.tables.join(again.code, EVE)).table.seat_of(EVE.id) == 1


async def rematched(host: Host) -> str:
    """A rematch of Ana's, Bea's and Chloé's table, where Ana alone is back."""
    old = await host.to_the_end(await host.running(3))
    return (await host.tables.rematch(old.code, ANA)).table.code


async def test_while_seats_are_kept_neither_bots_nor_fewer_seats_take_them(host: Host) -> None:
    code = await rematched(host)
    with refusing("seats_kept") as no:
        await host.tables.bot_seats.fill(code, ANA.id)
    assert no.refusal.facts == {"n": 2, "until": int(host.clock.now() + 2 * DAY)}
    with refusing("seats_kept"):
        await host.tables.set_options(code, ANA.id, {"seats": 2})
    await host.tables.set_options(code, ANA.id, {"seats": 4})
    filled = (await host.tables.bot_seats.fill(code, ANA.id)).table
    assert (filled.free, filled.seats_kept(host.clock.now())) == (2, 2), "one seat more than is kept"
    host.clock.move(2 * DAY + 1)
    assert (await host.tables.bot_seats.fill(code, ANA.id)).table.free == 0


async def test_who_is_called_may_decline_and_then_the_seat_is_free_for_all(host: Host) -> None:
    code = await rematched(host)
    with refusing("seat_not_for_you"):
        await host.tables.join(code, EVE)
    with refusing("not_invited"):
        await host.tables.invitations.decline(code, EVE.id)
    table = (await host.tables.invitations.decline(code, BEA.id)).table
    assert [person.name for person in table.expected] == ["Chloé"]
    assert ("not_coming", ANA.id) in await topics(host, code), "it does not start by itself any more"
    assert [entry.event.facts for entry in await host.tables.log(code) if entry.event.key == "table_not_coming"] == [
        {"name": "Bea"}
    ]
    assert (await host.tables.join(code, EVE)).table.seat_of(EVE.id) == 1
    with refusing("not_invited"):
        await host.tables.invitations.decline(code, EVE.id)


async def test_a_rematch_with_somebody_else_starts_when_its_host_says_so(host: Host) -> None:
    code = await rematched(host)
    await host.tables.join(code, BEA)
    host.clock.move(2 * DAY + 1)
    table = (await host.tables.join(code, EVE)).table
    assert (table.status, table.free) == ("open", 0)
    assert ("seats_taken", ANA.id) in await topics(host, code)
    assert (await host.tables.start(code, ANA.id)).table.status == "running"


async def test_a_rematch_starts_by_itself_with_a_bot_for_who_declined_and_not_with_who_was_invited(host: Host) -> None:
    code = await rematched(host)
    await host.tables.invitations.decline(code, BEA.id)
    await host.tables.bot_seats.fill(code, ANA.id)
    assert (await host.tables.join(code, CHLOE)).table.status == "running"


async def test_who_was_invited_in_place_of_who_declined_does_not_start_a_rematch(host: Host) -> None:
    code = await rematched(host)
    await host.tables.invitations.decline(code, BEA.id)
    await host.tables.invitations.invite(code, ANA.id, EVE)
    await host.tables.join(code, EVE)
    assert (await host.tables.join(code, CHLOE)).table.status == "open"


async def test_somebody_new_is_invited_to_a_rematch_only_where_a_seat_is_kept_for_nobody(host: Host) -> None:
    code = await rematched(host)
    with refusing("seats_kept") as no:
        await host.tables.invitations.invite(code, ANA.id, EVE)
    assert no.refusal.facts == {"n": 2, "until": int(host.clock.now() + 2 * DAY)}
    await host.tables.invitations.decline(code, BEA.id)
    await host.tables.invitations.invite(code, ANA.id, EVE)
    with refusing("seats_kept"):
        await host.tables.invitations.invite(code, ANA.id, DAN)
    await host.tables.join(code, EVE)
    assert (await host.tables.join(code, CHLOE)).table.seat_of(CHLOE.id) is not None, "their seat was kept"


async def test_after_two_days_anybody_may_be_invited_to_a_rematch(host: Host) -> None:
    code = await rematched(host)
    host.clock.move(2 * DAY + 1)
    assert EVE in (await host.tables.invitations.invite(code, ANA.id, EVE)).table.expected


async def test_a_rematch_is_for_those_who_played_and_comes_after_the_end(host: Host) -> None:
    code = await host.running(2)
    with refusing("not_over_yet"):
        await host.tables.rematch(code, ANA)
    old = await host.to_the_end(code)
    with refusing("not_seated"):
        await host.tables.rematch(old.code, EVE)
    await host.tables.open(EVE, HERE, old.game)
    with refusing("one_per_channel"):
        await host.tables.rematch(old.code, ANA)


async def test_who_played_among_bot_players_starts_anew_at_once(host: Host) -> None:
    code = await opened(host, 2)
    await host.tables.bot_seats.fill(code, ANA.id)
    await host.tables.start(code, ANA.id)
    await host.tables.vote_end(code, ANA.id)
    again = (await host.tables.rematch(code, ANA)).table
    assert again.status == "running" and sum(p is not None and p.bot_number > 0 for p in again.players) == 1


async def test_bot_players_come_to_a_rematch_with_the_name_style_and_level_that_they_had(host: Host) -> None:
    """Whoever wanted their revenge met others."""
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    levels: tuple[LevelName, ...] = ("strong", "easy")
    for level in levels:
        await host.tables.bot_seats.fill(code, ANA.id, 1, level)
    await host.tables.start(code, ANA.id)
    await host.tables.vote_end(code, ANA.id)
    old = await host.look(code)
    again = (await host.tables.rematch(code, ANA)).table
    assert again.code != old.code and bots_of(again) == bots_of(old)
    assert {level for _, level in bots_of(again)} == {"strong", "easy"}


def bots_of(table: Snapshot) -> set[tuple[int, str]]:
    """The name and level of each bot player; the style goes with the name."""
    names = names_by_seat(table.code, table.players)
    return {(names[seat], p.level) for seat, p in enumerate(table.players) if p and p.bot_number}


async def test_a_rematch_among_bot_players_starts_when_its_press_comes_again_after_a_crash(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await opened(host, 2)
    await host.tables.bot_seats.fill(code, ANA.id)
    await host.tables.start(code, ANA.id)
    await host.tables.vote_end(code, ANA.id)

    async def crash(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(host.tables, "start", crash)
    with pytest.raises(ConnectionError):
        await host.tables.rematch(code, ANA, key="press")
    await host.restart()
    for _ in range(2):
        assert (await host.tables.rematch(code, ANA, key="press")).table.status == "running"


async def test_an_untouched_lobby_warns_all_who_sit_there_on_day_twelve_and_closes_on_day_fourteen(host: Host) -> None:
    code = await host.lobby(2)
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.move(11 * DAY)
    await keeper.round()
    assert ("will_close", ANA.id) not in await topics(host, code)
    host.clock.move(DAY + 1)
    await host.restart()
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    assert await keeper.round() is not None
    assert {("will_close", ANA.id), ("will_close", BEA.id)} <= {*await topics(host, code)}
    host.clock.move(2 * DAY + 1)
    assert await keeper.round() is None
    assert (await host.look(code)).status == "closed"
    told = [entry.event for entry in await host.tables.log(code)][-1]
    assert (told.key, told.facts) == ("table_closed", {"why": "untouched"})


async def test_whoever_sits_there_keeps_it_open_for_two_more_weeks_by_a_press(host: Host) -> None:
    code = await host.lobby(2)
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.move(12 * DAY + 1)
    await keeper.round()
    before = await host.tables.log(code)
    with refusing("not_seated"):
        await host.tables.invitations.keep_open(code, DAN.id)
    await host.tables.invitations.keep_open(code, BEA.id, key="press")
    assert await host.tables.log(code) == before, "it is no news"
    host.clock.move(12 * DAY)
    await keeper.round()
    assert (await host.look(code)).status == "open"


async def test_whoever_touches_a_lobby_gives_it_two_more_weeks(host: Host) -> None:
    code = await opened(host, 3)
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.move(12 * DAY + 1)
    await keeper.round()
    await host.tables.join(code, DAN)
    host.clock.move(2 * DAY + 1)
    await keeper.round()
    assert (await host.look(code)).status == "open"
    await host.tables.close(code, ANA.id)
    assert not await host.db.read(lambda connection: select(connection, TimerRow, "where code = ?", code))


async def test_a_finished_game_is_verified_and_a_running_one_is_not(host: Host) -> None:
    code = await host.running(2)
    with refusing("not_over"):
        await host.tables.recorded.verify(code)
    table = await host.to_the_end(code)
    report = await host.tables.recorded.verify(table.code)
    assert report.valid and report.moves


async def test_a_rematch_opens_elsewhere_on_its_server_where_another_table_has_its_channel(host: Host) -> None:
    code = await host.running(2)
    await host.to_the_end(code)
    await host.tables.open(EVE, HERE, "magpie", 2)
    with refusing("one_per_channel"):
        await host.tables.rematch(code, ANA)
    with refusing("one_per_channel"):
        await host.tables.rematch(code, ANA, Place(2, 77))
    opened = (await host.tables.rematch(code, ANA, Place(1, 77))).table
    assert opened.place == Place(1, 77) and opened.expected == (Person(BEA.id, BEA.name),)
    assert ("rematch", BEA.id) in await topics(host, opened.code)
    assert (await host.tables.rematch(code, BEA, Place(1, 78))).table.code == opened.code
