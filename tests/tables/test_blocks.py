"""Blocks: two people never come to one table, and neither is told why; nobody else notices."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.tables import Person, Place
from bot.tables.blocks import MOST_BLOCKED
from bot.tables.storage.transactions import _as_decided
from bot.tables.transitions.occurrences import Invited
from bot.tables.transitions.transition import Transition
from db import BlockRow, upsert
from rules.core import Refusal

from .host import ANA, BEA, CHLOE, DAN, HERE, Host, refusing


async def opened(host: Host, seats: int = 3) -> str:
    """A lobby where only Ana sits."""
    return (await host.tables.open(ANA, HERE, "magpie", seats)).table.code


async def refusal_at(host: Host, code: str, person: Person) -> Refusal:
    """What somebody reads who would sit down."""
    with refusing("seat_not_for_you") as refused:
        await host.tables.join(code, person)
    return refused.refusal


async def test_who_blocks_and_who_is_blocked_read_the_same_and_the_lobby_does_not_change(host: Host) -> None:
    code = await opened(host)
    await host.tables.blocks.add(ANA.id, BEA)
    await host.tables.blocks.add(CHLOE.id, ANA)
    await host.restart()
    before, due = await host.look(code), await host.outbox(code)
    assert await refusal_at(host, code, BEA) == await refusal_at(host, code, CHLOE) == Refusal("seat_not_for_you", {})
    assert await host.look(code) == before and await host.outbox(code) == due
    assert (await host.tables.join(code, DAN)).table.seat_of(DAN.id) == 1


async def test_a_block_counts_between_any_two_who_would_sit_together(host: Host) -> None:
    code = await opened(host)
    await host.tables.join(code, BEA)
    await host.tables.blocks.add(CHLOE.id, BEA)
    await refusal_at(host, code, CHLOE)
    await host.tables.leave(code, BEA.id)
    assert (await host.tables.join(code, CHLOE)).table.seat_of(CHLOE.id) is not None


async def test_a_full_table_says_that_it_is_full_whether_blocked_or_not(host: Host) -> None:
    code = await opened(host, 2)
    await host.tables.join(code, DAN)
    await host.tables.blocks.add(ANA.id, BEA)
    for person in (BEA, CHLOE):
        with refusing("full"):
            await host.tables.join(code, person)


async def test_an_invitation_is_refused_as_by_somebody_who_takes_none(host: Host) -> None:
    code = await opened(host)
    await host.tables.people.change(CHLOE.id, lambda own: replace(own, invitations="nobody"))
    await host.tables.blocks.add(DAN.id, ANA)
    await host.tables.blocks.add(ANA.id, BEA)
    for person in (BEA, CHLOE, DAN):
        with refusing("takes_no_invitations") as refused:
            await host.tables.invitations.invite(code, ANA.id, person)
        assert refused.refusal.facts == {"name": person.name}


async def test_a_running_table_goes_on_and_a_rematch_calls_nobody_to_who_is_blocked(host: Host) -> None:
    code = await host.running(3)
    await host.tables.blocks.add(BEA.id, ANA)
    old = await host.to_the_end(code)
    again = (await host.tables.rematch(old.code, ANA)).table
    assert [person.id for person in again.expected] == [BEA.id, CHLOE.id]
    assert {row.person for row in await host.outbox(again.code) if row.kind == "notice"} == {CHLOE.id}
    await refusal_at(host, again.code, BEA)


async def test_a_stand_in_is_held_against_everybody_at_the_table(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.offer(code, CHLOE.id)
    await host.tables.blocks.add(BEA.id, DAN)
    with refusing("seat_not_for_you"):
        await host.tables.absences.apply_for(code, 2, DAN)
    assert (await host.look(code)).proposal is None
    await host.tables.blocks.lift(BEA.id, DAN.id)
    await host.tables.absences.apply_for(code, 2, DAN)


@pytest.mark.parametrize("blocker", [BEA, DAN], ids=["seated", "candidate"])
async def test_who_has_applied_for_a_seat_is_declined_by_a_block_as_by_a_vote(host: Host, blocker: Person) -> None:
    code = await host.running(3)
    await host.tables.absences.offer(code, CHLOE.id)
    await host.tables.absences.apply_for(code, 2, DAN)
    await host.tables.blocks.add(blocker.id, DAN if blocker is BEA else BEA)
    table = await host.look(code)
    assert table.proposal is None and table.seat_of(DAN.id) is None
    assert (await host.tables.log(code))[-1].event.key == "table_candidate_declined"


async def test_who_sits_in_an_open_table_with_somebody_they_block_parts_as_anybody_leaves(host: Host) -> None:
    mine, theirs = await host.lobby(3), (await host.tables.open(BEA, Place(1, 12), "magpie", 3)).table.code
    await host.tables.join(theirs, ANA)
    assert await host.tables.blocks.add(ANA.id, BEA) == 2
    assert (await host.look(mine)).people == (ANA.id, CHLOE.id)
    assert (await host.look(theirs)).people == (BEA.id,)
    assert [(await host.tables.log(code))[-1].event.key for code in (mine, theirs)] == ["table_freed", "table_left"]
    await refusal_at(host, mine, BEA)
    await refusal_at(host, theirs, ANA)
    assert await host.tables.blocks.add(ANA.id, BEA) == 0


async def test_a_block_of_somebody_elsewhere_touches_no_open_table(host: Host) -> None:
    code = await host.lobby(3)
    before = await host.look(code)
    assert await host.tables.blocks.add(ANA.id, DAN) == 0
    assert await host.look(code) == before


@pytest.mark.parametrize(("person", "other"), [(ANA, BEA), (BEA, CHLOE), (CHLOE, ANA)])
async def test_no_game_starts_in_the_moment_before_a_block_has_parted_two(
    host: Host, person: Person, other: Person
) -> None:
    code = await host.lobby(3)
    await host.db.write(lambda connection: upsert(connection, BlockRow(person.id, other.id, other.name, 0.0)))
    with refusing("not_agreed"):
        await host.tables.start(code, ANA.id)
    assert (await host.look(code)).status == "open"


async def test_a_seat_kept_for_others_one_declined_and_a_block_read_the_same(host: Host) -> None:
    old = await host.to_the_end(await host.running(2))
    kept = (await host.tables.rematch(old.code, ANA)).table.code
    read = [await refusal_at(host, kept, DAN)]
    code = await host.running(3, Place(1, 12))
    await host.tables.absences.offer(code, CHLOE.id)
    await host.tables.absences.apply_for(code, 2, DAN)
    for person in (ANA, BEA):
        await host.tables.absences.answer(code, person.id, yes=False)
    with refusing("seat_not_for_you") as refused:
        await host.tables.absences.apply_for(code, 2, DAN)
    read.append(refused.refusal)
    await host.tables.blocks.add(BEA.id, DAN)
    read.append(await refusal_at(host, (await host.tables.open(BEA, Place(1, 13), "magpie", 3)).table.code, DAN))
    assert read == [Refusal("seat_not_for_you", {})] * 3


async def test_a_block_of_somebody_else_declines_no_candidate(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.offer(code, CHLOE.id)
    await host.tables.absences.apply_for(code, 2, DAN)
    await host.tables.blocks.add(DAN.id, Person(9999, "Fay"))
    assert (await host.look(code)).proposal is not None


async def test_a_commit_that_is_carried_out_anew_looks_at_the_same_invitations_again(host: Host) -> None:
    transition = Transition(await host.look(await opened(host)), host.games["magpie"], host.clock.now())
    transition.occurrences.append(Invited(BEA, DAN.id))
    as_it_was = _as_decided([transition])
    transition.occurrences.clear()  # as where the host and Bea are parted
    as_it_was()
    assert list(transition.all(Invited)) == [Invited(BEA, DAN.id)]


async def test_blocks_are_listed_lifted_and_limited(host: Host) -> None:
    blocks = host.tables.blocks
    with refusing("block_yourself"):
        await blocks.add(ANA.id, ANA)
    with refusing("not_blocked"):
        await blocks.lift(ANA.id, BEA.id)
    for n in range(MOST_BLOCKED):
        await blocks.add(ANA.id, Person(1000 + n, f"P{n}"))
    with refusing("blocks_many"):
        await blocks.add(ANA.id, BEA)
    await blocks.add(ANA.id, Person(1000, "P0"))  # again: no harm
    assert await blocks.lift(ANA.id, 1000) == "P0"
    assert len(await blocks.of(ANA.id)) == MOST_BLOCKED - 1
    assert await blocks.of(BEA.id) == ()


async def test_a_block_is_in_the_export_of_who_made_it_alone_and_gone_with_their_data(host: Host) -> None:
    await host.tables.people.met(BEA)
    await host.tables.blocks.add(ANA.id, BEA)
    (row,) = (await host.tables.personal_data.stored(ANA.id))["blocks"]
    assert row["name"] == BEA.name
    stored = await host.tables.personal_data.stored(BEA.id)
    assert "blocks" not in stored and str(ANA.id) not in json.dumps(stored)
    await host.tables.personal_data.erase(BEA.id)
    assert await host.tables.blocks.of(ANA.id) == (Person(BEA.id, ""),)
    await host.tables.personal_data.erase(ANA.id)
    assert await host.tables.blocks.of(ANA.id) == ()
