"""Tables at which everything is asked: the bot is stopped and started again in the middle of every kind of decision."""

from __future__ import annotations

import pytest

from rules import GAMES
from rules.core import Ask, Pick

from .games import BUSY, PLUGGED, BusyTable
from .press_counter import visited
from .rig import Rig
from .steering import awaited, busy_table, press_steered

TABLES = [pytest.param(table, id=f"{table.game}-{n}") for n, table in enumerate(BUSY)]


@pytest.mark.parametrize("key", GAMES)
def test_the_tables_of_a_game_ask_everything_that_its_rules_can_ask(key: str) -> None:
    assert key in PLUGGED
    asked = frozenset[str]().union(*(table.asks for table in PLUGGED[key].busy))
    assert asked == frozenset(GAMES[key].rules.choices)
    assert any(table.to_the_end for table in PLUGGED[key].busy), "no whole game with restarts"


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.sampled
async def test_every_kind_of_decision_outlives_a_restart_in_its_middle(rig: Rig, table: BusyTable) -> None:
    code, interrupted = await busy_table(rig, table=table), set[str]()

    async def restart(ask: Ask, pick: Pick) -> None:
        if ask.choice in table.asks - interrupted:
            interrupted.add(ask.choice)
            await rig.restart()

    while await goes_on(rig, code, table, interrupted):
        name, ask = await awaited(rig, code)
        if ask.choice not in table.asks - interrupted:  # the next test presses them all
            await rig.answered(code, ask, table.steer(ask))
            continue
        place = str((await rig.look(code)).place.channel)
        panel = await rig.person(name).command(place, "move", table=code).message()
        await press_steered(rig, code, panel, table=table, meanwhile=restart)
        now = (await rig.look(code)).ask_of(ask.seat)
        assert now is None or now.revision != ask.revision, f"{ask} was not answered"
    assert interrupted >= table.asks


async def goes_on(rig: Rig, code: str, table: BusyTable, seen: set[str]) -> bool:
    """Whether something that this table is for is still to come."""
    running = (await rig.look(code)).status == "running"
    return running and (table.to_the_end or not table.asks <= seen)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.sampled
async def test_answering_takes_no_more_presses_than_the_papers_say(rig: Rig, table: BusyTable) -> None:
    code, seen = await busy_table(rig, table=table), set[str]()
    while not table.asks <= seen:
        presses, answers = await visited(rig, code, table)
        assert presses <= PLUGGED[table.game].most_presses(answers), answers
        seen.update(ask.choice for ask, _ in answers)
