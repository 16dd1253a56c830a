"""Where a cup is, and how it is closed: no round without a place, and none after it was closed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Place

from .host import HERE, Host, refusing
from .test_cups import ANA, EIGHT, notices, opened, round_played, wanted

THERE = Place(1, 77)


async def test_no_round_is_drawn_where_the_cup_has_no_place_and_its_host_is_told_once(host: Host) -> None:
    there: list[bool | None] = [False]

    async def looked(place: Place) -> bool | None:
        return there[0] if place == HERE else True

    cups = host.tables.cups
    cups.look_at_place = looked
    code = await opened(host, 4, seats=2, rounds=2)
    for _ in range(3):
        await cups.go_on()
        host.clock.move(601)
    assert (await cups.look(code)).round == 0 and await notices(host, ANA.id) == [f"cup_lost:{code}"]
    there[0] = None
    await cups.go_on()
    assert (await cups.look(code)).round == 0, "what cannot be looked at is as it was found last"
    await cups.move(code, ANA.id, THERE, manages=False)
    await cups.go_on()
    cup = await cups.look(code)
    assert cup.round == 1
    assert [(await host.look(table.code)).place for table in cup.tables] == [THERE, THERE]


async def test_a_cup_whose_message_found_no_place_draws_no_round_until_it_has_one(host: Host) -> None:
    cups = host.tables.cups
    code = await opened(host, 4, seats=2, rounds=2)
    await cups.place_lost(code)
    await cups.place_lost(code)
    await cups.go_on()
    assert (await cups.look(code)).round == 0 and await notices(host, ANA.id) == [f"cup_lost:{code}"]

    async def back(place: Place) -> bool | None:
        return True

    cups.look_at_place = back
    host.clock.move(601)
    await cups.go_on()
    assert (await cups.look(code)).round == 1


@pytest.mark.parametrize("by_way_of", [(), (THERE,)], ids=["where it was", "away and back"])
async def test_a_cup_that_is_moved_back_where_it_had_no_place_draws_its_round_there(
    host: Host, by_way_of: tuple[Place, ...]
) -> None:
    cups = host.tables.cups
    code = await opened(host, 4, seats=2, rounds=2)
    await cups.place_lost(code)
    for place in (*by_way_of, HERE):
        assert (await cups.move(code, ANA.id, place, manages=False)).place == place
    await cups.go_on()
    assert (await cups.look(code)).round == 1
    with refusing("nothing_to_do"):
        await cups.move(code, ANA.id, HERE, manages=False)


async def test_the_cup_of_a_channel_is_the_one_under_way_and_else_the_last(host: Host) -> None:
    cups = host.tables.cups
    elsewhere = (await cups.open(ANA, replace(wanted(), place=THERE))).code
    for _ in range(3):
        host.clock.move(60)
        code = (await cups.open(ANA, wanted())).code
        assert await cups.newest_in(HERE.channel) == code
        await cups.close(code, ANA.id, manages=False)
    assert await cups.newest_in(HERE.channel) == code
    await cups.move(elsewhere, ANA.id, HERE, manages=False)
    assert await cups.newest_in(HERE.channel) == elsewhere
    assert await cups.newest_in(THERE.channel) is None


async def test_a_cup_is_moved_by_its_host_or_a_manager_and_not_into_another_cups_channel(host: Host) -> None:
    cups = host.tables.cups
    code = await opened(host, 4, seats=2)
    with refusing("cup_host_only") as no:
        await cups.move(code, EIGHT[1].id, THERE, manages=False)
    assert no.refusal.facts == {"host": "P0"}
    other = replace(wanted(), place=THERE)
    await cups.open(EIGHT[6], other)
    with refusing("one_cup_per_channel"):
        await cups.move(code, ANA.id, THERE, manages=False)
    with refusing("nothing_to_do"):
        await cups.move(code, ANA.id, HERE, manages=False)
    assert (await cups.move(code, 999, Place(1, 78), manages=True)).place == Place(1, 78)


async def test_a_closed_cup_draws_no_round_and_ends_with_the_tables_under_way(host: Host) -> None:
    cups = host.tables.cups
    code = await opened(host, 4, seats=2, rounds=3)
    await cups.go_on()
    with refusing("cup_host_only"):
        await cups.close(code, EIGHT[1].id, manages=False)
    assert (await cups.close(code, ANA.id, manages=False)).rounds == 1
    with refusing("cup_last_round"):
        await cups.close(code, ANA.id, manages=False)
    await cups.go_on()
    assert (await cups.look(code)).status == "running"
    await round_played(host, code)
    await cups.go_on()
    cup = await cups.look(code)
    assert (cup.status, cup.round) == ("over", 1)
    assert all(score.points[0] is not None for score in await cups.scores(cup))
    with refusing("cup_ended"):
        await cups.close(code, ANA.id, manages=False)


async def test_a_cup_that_has_not_begun_is_closed_at_once(host: Host) -> None:
    cups = host.tables.cups
    code = (await cups.open(ANA, wanted())).code
    assert (await cups.close(code, 999, manages=True)).status == "closed"
    assert (await cups.open(ANA, wanted())).status == "open", "its channel is free"


async def test_where_the_host_has_left_a_cup_under_way_the_next_one_runs_it(host: Host) -> None:
    cups = host.tables.cups
    code = await opened(host, 4, seats=2)
    await cups.leave(code, ANA.id)
    with refusing("cup_host_only"):
        await cups.move(code, ANA.id, THERE, manages=False)
    assert (await cups.move(code, EIGHT[1].id, THERE, manages=False)).place == THERE
