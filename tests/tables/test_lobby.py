"""The lobby: sitting down, agreeing, leaving, starting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.tables import Place, Tables
from bot.tables.transitions.lobby import HOST_WAITED_FOR
from rules import GAMES
from rules.core import seal, seating

from .host import ANA, BEA, CHLOE, DAN, HERE, Host, refusing


async def test_who_opens_a_table_is_its_host_and_sits_on_the_first_seat(host: Host) -> None:
    table = (await host.tables.open(ANA, HERE, "magpie", 3)).table
    assert (table.status, table.host, table.seat_of(ANA.id), table.free) == ("open", ANA.id, 0, 2)
    assert len(table.code) == 4
    assert not set(table.code) & set("0O1IL")


async def test_a_table_with_too_many_seats_is_refused_with_what_the_game_takes(host: Host) -> None:
    with refusing("bad_seats") as no:
        await host.tables.open(ANA, HERE, "magpie", 9)
    assert no.refusal.facts == {"least": 2, "most": 4}


async def test_an_unknown_game_is_refused(host: Host) -> None:
    with refusing("no_such_game"):
        await host.tables.open(ANA, HERE, "chess", 2)


async def test_one_open_or_running_table_stands_in_a_channel(host: Host) -> None:
    code = await host.running()
    with refusing("one_per_channel"):
        await host.tables.open(DAN, HERE, "magpie", 2)
    await host.tables.move_to(code, Place(1, 12))
    assert (await host.tables.open(DAN, HERE, "magpie", 2)).table.place == HERE


async def test_a_table_cannot_move_into_a_taken_channel(host: Host) -> None:
    await host.running()
    other = await host.lobby(2, Place(1, 12))
    with refusing("one_per_channel"):
        await host.tables.move_to(other, HERE)
    assert (await host.look(other)).place == Place(1, 12)


async def test_a_full_table_takes_nobody(host: Host) -> None:
    code = await host.lobby(2)
    with refusing("full"):
        await host.tables.join(code, CHLOE)


async def test_nobody_sits_twice_at_a_table(host: Host) -> None:
    code = await host.lobby(2)
    with refusing("already_seated") as no:
        await host.tables.join(code, BEA)
    assert no.refusal.facts == {"seat": 1}


async def test_a_table_code_is_understood_in_small_letters(host: Host) -> None:
    code = await host.lobby(2)
    assert (await host.look(f" {code.lower()} ")).code == code


async def test_an_unknown_code_is_refused(host: Host) -> None:
    with refusing("no_such_table"):
        await host.look("ZZZZ")


async def test_changed_options_must_be_agreed_to_before_the_start(host: Host) -> None:
    code = await host.lobby(3)
    changed = await host.tables.set_options(code, ANA.id, {"rounds": "1", "undo": "consent"})
    assert changed.entries[0].event.facts == {"names": ("undo", "rounds")}
    with refusing("not_agreed") as no:
        await host.tables.start(code, ANA.id)
    assert no.refusal.facts == {"seats": (1, 2)}
    for person in (BEA, CHLOE):
        await host.tables.join(code, person)
    assert (await host.tables.start(code, ANA.id)).table.status == "running"


async def test_agreeing_from_an_old_lobby_message_is_refused(host: Host) -> None:
    code = await host.lobby(2)
    seen = (await host.look(code)).options_seen
    await host.tables.set_options(code, ANA.id, {"rounds": "1"})
    with refusing("options_changed"):
        await host.tables.join(code, BEA, seen=seen)
    assert (await host.tables.join(code, BEA, seen=seen + 1)).table.players[1].ready  # type: ignore[union-attr]


async def test_the_language_and_the_form_of_the_board_need_no_new_agreement(host: Host) -> None:
    code = await host.lobby(2)
    table = (await host.tables.set_options(code, ANA.id, {"language": "fr", "board": "both"})).table
    assert all(player and player.ready for player in table.players)


async def test_absurd_option_values_are_refused_by_name(host: Host) -> None:
    code = await host.lobby(2)
    for changes in (
        {"rounds": "99"},
        {"rounds": ["1"]},
        {"edition": "x" * 4000},
        {"seats": "many"},
        {"undo": 7},
        {"language": "é" * 4000},
    ):
        with refusing("bad_option") as no:
            await host.tables.set_options(code, ANA.id, changes)
        assert no.refusal.facts["option"] == next(iter(changes))
        assert len(str(no.refusal.facts["value"])) <= 40
    with refusing("no_such_option"):
        await host.tables.set_options(code, ANA.id, {"colour": "red"})


async def test_options_that_do_not_go_together_are_refused_at_the_start_with_the_games_reason(host: Host) -> None:
    code = await host.lobby(4, rounds="3")
    with refusing("rounds_out_of_range") as no:
        await host.tables.start(code, ANA.id)
    assert no.refusal.facts == {"most": 2}


async def test_only_the_host_changes_options_frees_fills_starts_and_closes(host: Host) -> None:
    code, t = await host.lobby(2), host.tables
    transitions: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: t.set_options(code, BEA.id, {"rounds": "1"}),
        lambda: t.free(code, BEA.id, 0),
        lambda: t.bot_seats.fill(code, BEA.id),
        lambda: t.start(code, CHLOE.id),
        lambda: t.close(code, BEA.id),
    )
    for transition in transitions:
        with refusing("host_only") as no:
            await transition()
        assert no.refusal.facts == {"host": "Ana"}


async def test_at_a_full_table_where_nothing_happens_for_two_days_anybody_seated_may_start(host: Host) -> None:
    code = await host.lobby(3)
    with refusing("host_first") as no:
        await host.tables.start(code, BEA.id)
    assert no.refusal.facts == {"host": "Ana", "until": int(host.clock.now() + HOST_WAITED_FOR)}
    host.clock.move(HOST_WAITED_FOR)
    with refusing("host_only"):
        await host.tables.start(code, DAN.id)
    table = (await host.tables.start(code, BEA.id)).table
    assert (table.status, table.host) == ("running", BEA.id)


async def test_while_a_seat_is_free_or_not_all_agree_nobody_else_starts(host: Host) -> None:
    code = await host.lobby(3)
    await host.tables.leave(code, CHLOE.id)
    host.clock.move(HOST_WAITED_FOR)
    with refusing("host_only"):
        await host.tables.start(code, BEA.id)
    await host.tables.join(code, CHLOE)
    await host.tables.set_options(code, ANA.id, {"rounds": "1"})
    host.clock.move(HOST_WAITED_FOR)
    with refusing("not_agreed"):
        await host.tables.start(code, BEA.id)


async def test_fewer_seats_than_people_are_refused(host: Host) -> None:
    code = await host.lobby(3)
    with refusing("seats_taken"):
        await host.tables.set_options(code, ANA.id, {"seats": 2})
    await host.tables.free(code, ANA.id, 1)
    table = (await host.tables.set_options(code, ANA.id, {"seats": 2})).table
    assert [p and p.name for p in table.players] == ["Ana", "Chloé"]


async def test_the_host_frees_a_seat_but_not_the_own_one(host: Host) -> None:
    code = await host.lobby(3)
    with refusing("not_yourself"):
        await host.tables.free(code, ANA.id, 0)
    assert (await host.tables.free(code, ANA.id, 2)).table.free == 1
    for seat in (2, 7, -1):
        with refusing("seat_is_free"):
            await host.tables.free(code, ANA.id, seat)


async def test_where_no_bot_sits_any_more_none_is_removed(host: Host) -> None:
    code = await host.lobby(2)
    with refusing("no_bot_here"):
        await host.tables.bot_seats.remove(code, ANA.id)
    with refusing("host_only"):
        await host.tables.bot_seats.remove(code, BEA.id)


async def test_when_the_host_leaves_the_next_person_is_host_and_the_last_one_closes_the_table(host: Host) -> None:
    code = await host.lobby(2)
    assert (await host.tables.leave(code, ANA.id)).table.host == BEA.id
    closed = await host.tables.leave(code, BEA.id)
    assert closed.table.status == "closed"
    assert [entry.event.key for entry in closed.entries] == ["table_left", "table_closed"]
    assert await host.tables.table_of(HERE.channel) is None


async def test_bot_players_fill_what_is_asked_for_and_at_most_what_is_free(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 4)).table.code
    await host.tables.bot_seats.fill(code, ANA.id, 1)
    table = (await host.tables.bot_seats.fill(code, ANA.id, 99)).table
    assert [p and p.bot_number for p in table.players] == [0, 1, 2, 3]
    with refusing("full"):
        await host.tables.bot_seats.fill(code, ANA.id)


async def test_a_table_starts_with_the_least_number_and_not_below_it(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 4)).table.code
    with refusing("too_few") as no:
        await host.tables.start(code, ANA.id)
    assert no.refusal.facts == {"n": 1, "least": 2}
    await host.tables.join(code, BEA)
    table = (await host.tables.start(code, ANA.id)).table
    assert (table.status, table.terms.seats, len(table.players), table.free) == ("running", 2, 2, 0)
    await host.restart()
    assert (await host.look(code)).terms.seats == 2 and len((await host.look(code)).players) == 2


async def test_a_free_seat_between_two_people_goes_at_the_start(host: Host) -> None:
    code = await host.lobby(4)
    await host.tables.free(code, ANA.id, 1)
    await host.tables.set_options(code, ANA.id, {"seating": "joined"})
    for person in (CHLOE, DAN):
        await host.tables.join(code, person)
    table = (await host.tables.start(code, ANA.id)).table
    assert [p and p.name for p in table.players] == ["Ana", "Chloé", "Dan"]


async def test_a_start_with_another_number_than_the_button_said_is_refused(host: Host) -> None:
    code = await host.lobby(3)
    await host.tables.leave(code, CHLOE.id)
    with refusing("seats_changed") as no:
        await host.tables.start(code, ANA.id, seated=3)
    assert no.refusal.facts == {"n": 2}
    assert (await host.tables.start(code, ANA.id, seated=2)).table.status == "running"


@pytest.mark.parametrize("key", GAMES)
async def test_a_table_opens_with_the_usual_number_of_seats(host: Host, key: str) -> None:
    usual = {"rattus_cartus": 4, "rattus": 3, "notre_dame": 4, "hameln": 4}
    tables = Tables(host.db, host.clock, GAMES)
    assert (await tables.open(ANA, HERE, key)).table.terms.seats == usual[key]


async def test_seats_and_language_need_no_new_agreement_and_keep_the_buttons_that_stand(host: Host) -> None:
    code = await host.lobby(2)
    for changes in ({"seats": 4}, {"seats": 3}, {"language": "fr"}):
        table = (await host.tables.set_options(code, ANA.id, changes)).table
        assert all(player.ready for player in table.players if player) and table.options_seen == 0
    assert (await host.tables.join(code, CHLOE, seen=0)).table.free == 0


async def test_who_must_agree_again_is_told_once_until_they_agree(host: Host) -> None:
    async def told() -> list[int]:
        return [row.person for row in await host.outbox(code) if row.topic == "agree_again"]

    code = (await host.tables.open(ANA, HERE, "magpie", 4)).table.code
    await host.tables.join(code, BEA)
    await host.tables.bot_seats.fill(code, ANA.id, 1)
    await host.tables.set_options(code, ANA.id, {"seats": 3, "language": "fr"})
    assert await told() == []
    await host.tables.set_options(code, ANA.id, {"rounds": "1"})
    await host.tables.set_options(code, ANA.id, {"undo": "never"})
    assert await told() == [BEA.id]
    assert (await host.look(code)).to_agree == (BEA.id,)


async def test_the_start_shows_the_seal_and_draws_the_seats_from_the_same_secret(host: Host) -> None:
    code = await host.lobby(4)
    started = await host.tables.start(code, ANA.id)
    names = ("Ana", "Bea", "Chloé", "Dan")
    assert started.table.seal == seal(host.secret)
    assert started.entries[0].event.facts == {"seal": seal(host.secret)}
    assert [p and p.name for p in started.table.players] == [names[i] for i in seating(host.secret, 4)]


async def test_seats_can_be_kept_as_joined(host: Host) -> None:
    table = await host.look(await host.running(4))
    assert [p and p.name for p in table.players] == ["Ana", "Bea", "Chloé", "Dan"]


async def test_a_started_table_cannot_be_joined_left_or_started_again(host: Host) -> None:
    code, t = await host.running(2), host.tables
    for transition in (t.join(code, DAN), t.leave(code, BEA.id), t.start(code, ANA.id), t.close(code, ANA.id)):
        with refusing("not_open"):
            await transition


async def test_a_restart_changes_nothing(host: Host) -> None:
    for code in (await host.lobby(3, rounds="1"), await host.running(2, Place(None, 99))):
        before = await host.look(code)
        await host.restart()
        assert await host.look(code) == before


async def test_no_secret_shows_where_a_table_is_written_into_a_log(host: Host) -> None:
    table = await host.look(await host.running(2))
    assert host.secret.hex() not in repr(table) + repr(await host.states(table.code))


async def test_lists_of_tables_are_read_without_loading_them(host: Host) -> None:
    first = await host.lobby(2)
    host.clock.move(5)
    second = await host.running(3, Place(1, 12))
    assert [brief.code for brief in await host.tables.tables_of(ANA.id)] == [first, second]
    assert [brief.code for brief in await host.tables.tables_in(1)] == [first, second]
    waiting = await host.tables.waiting_for(CHLOE.id)
    assert [(brief.code, brief.seat, brief.awaited_since) for brief in waiting] == [(second, 2, host.clock.now())]


async def told(host: Host, code: str, topic: str) -> list[tuple[int, bool]]:
    """To whom notices of a topic are due, and whether they sound."""
    return [(row.person, bool(row.sound)) for row in await host.outbox(code) if row.topic == topic]


async def test_who_is_put_out_of_a_lobby_is_told_so_without_sound(host: Host) -> None:
    code = await host.lobby(3)
    await host.tables.free(code, ANA.id, 1)
    assert await told(host, code, "put_out") == [(BEA.id, False)]
    await host.tables.leave(code, CHLOE.id)
    assert await told(host, code, "put_out") == [(BEA.id, False)], "who leaves knows it"


async def test_who_becomes_host_because_the_host_left_is_told_so_without_sound(host: Host) -> None:
    code = await host.lobby(3)
    await host.tables.leave(code, CHLOE.id)
    assert await told(host, code, "new_host") == []
    await host.tables.leave(code, ANA.id)
    assert await told(host, code, "new_host") == [(BEA.id, False)]


async def test_all_who_sat_in_a_lobby_that_closes_are_told_so_but_who_closed_it(host: Host) -> None:
    closed = await host.lobby(2)
    await host.tables.close(closed, ANA.id)
    assert await told(host, closed, "lobby_closed") == [(BEA.id, False)]
    by_staff = await host.lobby(2)
    await host.tables.moderation.close(by_staff, 1)
    assert await told(host, by_staff, "lobby_closed") == [(ANA.id, False), (BEA.id, False)]
    started = await host.running(2)
    await host.tables.moderation.close(started, 1)
    assert await told(host, started, "lobby_closed") == []


async def test_the_host_of_a_full_lobby_is_called_again_when_all_agree_to_changed_options(host: Host) -> None:
    code = await host.lobby(3)
    await host.tables.set_options(code, ANA.id, {"undo": "never"})
    assert (await host.look(code)).to_agree == (BEA.id, CHLOE.id)
    called = [row.version for row in await host.outbox(code) if row.topic == "seats_taken"]
    await host.tables.join(code, BEA)
    assert [row.version for row in await host.outbox(code) if row.topic == "seats_taken"] == called
    await host.tables.join(code, CHLOE)
    assert [row.version for row in await host.outbox(code) if row.topic == "seats_taken"] != called


async def test_the_host_is_not_called_to_start_before_all_agree(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    await host.tables.join(code, BEA)
    await host.tables.set_options(code, ANA.id, {"undo": "never"})
    await host.tables.join(code, CHLOE)
    assert await told(host, code, "seats_taken") == []
    await host.tables.join(code, BEA)
    assert await told(host, code, "seats_taken") == [(ANA.id, True)]


async def test_who_is_host_since_the_first_one_left_is_named_where_somebody_else_would_act(host: Host) -> None:
    code = await host.lobby(3)
    await host.tables.leave(code, ANA.id)
    await host.tables.join(code, DAN)
    assert (await host.look(code)).people == (DAN.id, BEA.id, CHLOE.id)
    with refusing("host_only") as no:
        await host.tables.close(code, DAN.id)
    assert no.refusal.facts == {"host": "Bea"}
