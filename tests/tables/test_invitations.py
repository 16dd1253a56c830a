"""Invitations: from whom somebody takes them, and how often anybody may send them."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from bot.tables import DueMessage, Person, Place
from bot.tables.storage.invitation_limits import BETWEEN, RECEIVED, SENT, Limits
from bot.tables.values import DAY, HOUR

from .host import ANA, BEA, CHLOE, DAN, HERE, Host, refusing

CHANNELS = count(500)


async def invited(host: Host, inviter: Person, guest: Person) -> str:
    """The inviter opens a table in a channel of its own and invites; returns the table's code."""
    code = (await host.tables.open(inviter, Place(1, next(CHANNELS)), "magpie", 4)).table.code
    await host.tables.invitations.invite(code, inviter.id, guest)
    return code


def within(limits: Limits, span: float) -> int:
    return dict(limits)[span]


def stranger(n: int) -> Person:
    return Person(9000 + n, f"Stranger {n}")


async def test_one_person_cannot_flood_another(host: Host) -> None:
    for _ in range(within(BETWEEN, HOUR)):
        await invited(host, ANA, BEA)
    host.clock.move(600)
    with refusing("invited_too_often") as no:
        await invited(host, ANA, BEA)
    assert no.refusal.facts == {"name": "Bea", "hours": 0, "minutes": 50}, "says when again"
    await invited(host, ANA, CHLOE)
    host.clock.move(3000)
    await invited(host, ANA, BEA)


async def test_a_day_has_its_own_limit(host: Host) -> None:
    for _ in range(within(BETWEEN, DAY)):
        host.clock.move(HOUR)
        await invited(host, ANA, BEA)
    host.clock.move(HOUR)
    with refusing("invited_too_often") as no:
        await invited(host, ANA, BEA)
    assert no.refusal.facts == {"name": "Bea", "hours": 24 - within(BETWEEN, DAY), "minutes": 0}


async def test_many_people_cannot_flood_one_together(host: Host) -> None:
    for n in range(within(RECEIVED, HOUR)):
        await invited(host, stranger(n), BEA)
    with refusing("invited_too_often"):
        await invited(host, stranger(99), BEA)


async def test_one_person_cannot_flood_a_server(host: Host) -> None:
    for n in range(within(SENT, HOUR)):
        await invited(host, ANA, stranger(n))
    with refusing("invites_too_often") as no:
        await invited(host, ANA, stranger(99))
    assert no.refusal.facts == {"hours": 0, "minutes": 60}


async def test_a_refused_invitation_leaves_nothing_behind(host: Host) -> None:
    await host.tables.people.change(BEA.id, lambda own: replace(own, invitations="nobody"))
    code = (await host.tables.open(ANA, HERE, "magpie", 4)).table.code
    before, due = await host.look(code), await host.outbox(code)
    with refusing("takes_no_invitations"):
        await host.tables.invitations.invite(code, ANA.id, BEA, key="press")
    assert await host.look(code) == before
    assert await host.outbox(code) == due
    await host.tables.people.change(BEA.id, lambda own: replace(own, invitations="everybody"))
    assert (await host.tables.invitations.invite(code, ANA.id, BEA, key="press")).table.invited == (BEA,)


@pytest.mark.parametrize("seats_taken_together", ["never", "in a lobby", "at a table"])
async def test_invitations_from_people_one_sat_with(host: Host, seats_taken_together: str) -> None:
    await host.tables.people.change(BEA.id, lambda own: replace(own, invitations="sat_with"))
    if seats_taken_together == "at a table":
        await host.running(2)
    elif seats_taken_together == "in a lobby":
        await host.lobby(2)
    if seats_taken_together == "at a table":
        await invited(host, ANA, BEA)
        return
    with refusing("takes_no_invitations") as no:  # as where nobody may: the reason stays Bea's own
        await invited(host, ANA, BEA)
    assert no.refusal.facts == {"name": "Bea"}


async def test_who_takes_no_invitations_has_the_seat_at_a_rematch_kept_and_hears_nothing(host: Host) -> None:
    await host.tables.people.change(BEA.id, lambda own: replace(own, invitations="nobody"))
    code = await host.running(3)
    await host.to_the_end(code)
    again = (await host.tables.rematch(code, ANA)).table
    assert BEA.id in {guest.id for guest in again.invited}
    assert [row.person for row in await host.outbox(again.code) if row.kind == "notice"] == [CHLOE.id]


async def test_a_clock_set_back_closes_no_door(host: Host) -> None:
    for _ in range(within(BETWEEN, HOUR)):
        await invited(host, ANA, BEA)
    host.clock.move(-30 * DAY)
    await invited(host, ANA, BEA)


async def test_invitations_are_forgotten_after_a_day(host: Host) -> None:
    await invited(host, ANA, BEA)
    host.clock.move(DAY + 1)
    await invited(host, ANA, DAN)
    kept = await host.db.read(lambda connection: connection.execute("select guest from invitations").fetchall())
    assert kept == [(DAN.id,)]


async def test_an_invitation_seats_nobody_at_more_running_tables_than_they_set(host: Host) -> None:
    await host.running(3)
    code = (await host.tables.open(ANA, Place(1, 77), "magpie", 3)).table.code
    await host.tables.people.change(BEA.id, lambda own: replace(own, most_tables=1))
    await host.tables.invitations.invite(code, ANA.id, BEA)
    with refusing("tables_enough") as refused:
        await host.tables.join(code, BEA)
    assert refused.refusal.facts == {"n": 1}
    await host.tables.people.change(BEA.id, lambda own: replace(own, most_tables=0))
    await host.restart()
    assert (await host.tables.join(code, BEA)).table.seat_of(BEA.id) == 1


async def test_who_sits_down_without_an_invitation_is_not_limited(host: Host) -> None:
    await host.running(3)
    code = (await host.tables.open(ANA, Place(1, 77), "magpie", 3)).table.code
    await host.tables.people.change(BEA.id, lambda own: replace(own, most_tables=1))
    assert (await host.tables.join(code, BEA)).table.seat_of(BEA.id) == 1


async def test_that_somebody_invited_takes_no_direct_messages_is_remembered_before_they_ever_came(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    await host.tables.invitations.invite(code, ANA.id, BEA)
    await host.tables.messages.dm_closed(DueMessage(1, code, "notice", BEA.id, "invited", {}, 0.0, True, "", 0, 1))
    assert (await host.tables.people.settings(BEA.id)).dm == "closed"
    assert await host.tables.people.dm_closed(CHLOE.id) is None, "a message about no table, to who was erased meanwhile"
