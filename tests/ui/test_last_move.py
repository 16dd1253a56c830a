"""The panel opened again tells what one's own last move brought, which its receipt told once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.tables import Snapshot
from bot.ui.kit.news import told_groups
from rules.core import Move
from tests.support.company import any_move

from .service_fixture import SEATS, ServiceFixture, service_fixture_of

WITH, WITHOUT = "**Your last move, and since**", "**Since your last move**"


@pytest.fixture
async def fixture(tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, "Kim") as ready:
        yield ready


async def test_what_the_last_move_brought_is_told_again_but_not_what_one_only_did(fixture: ServiceFixture) -> None:
    code, chance, told = await fixture.running(), Random(3), [0, 0]
    while min(told) < 3:
        table = await fixture.tables.look(code)
        move = any_move(chance, [ask for ask in table.asks if ask.given is None])
        n = next(n for n in range(SEATS) if table.seat_of(fixture.person(n).id) == move.seat)
        caller = fixture.caller(n, "en")
        outcome = await fixture.tables.play(code, fixture.person(n).id, [move], key=caller.key)
        groups = told_groups(fixture.services.perspective(caller, outcome.table), outcome.entries, move.seat)
        text = (await fixture.services.panel(caller, outcome.table)).text
        brought = [group for group in groups if group.seat is None or group.results]
        assert (WITH in text) == bool(brought) and WITHOUT not in text
        assert not brought or brought[-1].lines[-1] in text or "…" in text
        told[bool(brought)] += 1


async def test_who_takes_a_move_back_reads_nothing_of_it_again(fixture: ServiceFixture) -> None:
    code, chance = await fixture.running(), Random(4)
    while True:
        table = await fixture.tables.look(code)
        move = any_move(chance, [ask for ask in table.asks if ask.given is None])
        n = next(n for n in range(SEATS) if table.seat_of(fixture.person(n).id) == move.seat)
        outcome = await fixture.tables.play(code, fixture.person(n).id, [move], key=f"{table.revision}")
        assert outcome.table.state
        then = fixture.services.perspective(fixture.caller(n, "en"), outcome.table)
        groups = told_groups(then, outcome.entries, move.seat)
        if groups and outcome.table.state.undo_seat == move.seat:
            break
    back = await fixture.tables.undo(code, fixture.person(n).id)
    text = (await fixture.services.panel(fixture.caller(n, "en"), back.table)).text
    assert not any(line in text for group in groups for line in group.lines)


async def test_who_takes_a_move_back_reads_again_what_they_had_to_decide_on(fixture: ServiceFixture) -> None:
    """After a take-back the panel said *Taken back.* alone: the moves of the others stood in the log only."""
    code, chance, compared = await fixture.running(), Random(5), [0, 0]
    while compared[False] < 1 or compared[True] < 3:
        table = await fixture.tables.look(code)
        if not table.asks:
            table = await fixture.tables.look(code := await fixture.running())
        move = any_move(chance, [ask for ask in table.asks if ask.given is None])
        n = next(n for n in range(SEATS) if table.seat_of(fixture.person(n).id) == move.seat)
        facts, caller = await fixture.tables.panels.facts(table, fixture.person(n).id), fixture.caller(n, "en")
        text = (await fixture.services.panel(caller, table)).text
        played = await fixture.tables.play(code, fixture.person(n).id, [move], key=f"{code} {table.revision}")
        ask = played.table.ask_of(move.seat)
        if not played.table.state or played.table.state.undo_seat != move.seat or (ask and ask.given is not None):
            continue
        back = await fixture.tables.undo(code, fixture.person(n).id)
        now = await fixture.tables.panels.facts(back.table, fixture.person(n).id)
        before, after = ([entry for entry in read.since if not entry.undone] for read in (facts, now))
        assert now.last_move == facts.last_move and after[:-1] == before
        assert (await fixture.services.panel(caller, back.table)).text == text
        compared[bool(facts.last_move)] += bool(before)
        await fixture.tables.play(
            code, fixture.person(n).id, [_again(move, back.table)], key=f"{code} again {table.revision}"
        )


def _again(move: Move, table: Snapshot) -> Move:
    """The same move, to the question that came back."""
    ask = table.ask_of(move.seat)
    assert ask
    return move._replace(revision=ask.revision)
