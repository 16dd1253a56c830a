"""`/table since` and *Log* at the table, through real discord.py: what happened, with the board before and now."""

from __future__ import annotations

import random

from bot.pictures import BOARD
from tests.support.presser import Presser

from .picturing import gallery, names_in, sizes_of
from .rig import Rig, said

DRAWS = True


async def played_on(rig: Rig) -> str:
    """A table at which both have moved, Dan last."""
    code = await rig.running("Ana", "Dan", seats=2)
    pressers = [Presser(rig.person(name), rig.channel(), random.Random(1)) for name in ("Ana", "Dan")]
    while not all(player and player.last_line for player in (await rig.look(code)).players):
        for presser in pressers:
            await presser.answer(code)
    return code


async def test_since_brings_all_that_happened_with_the_board_before_and_now(rig: Rig) -> None:
    code = await played_on(rig)
    shown = await rig.person("Ana").command(rig.channel(), "table since", table=code, turns=1).message()
    assert "Since your last turn" in said(shown)
    before, now = names_in(gallery(shown))
    assert before == f"before-{now}" and sizes_of(rig, shown) == [BOARD, BOARD]
    assert gallery(shown)[0]["description"].startswith("Before: Rattus Cartus")


async def test_where_nothing_has_happened_since_there_are_no_two_equal_boards_to_compare(rig: Rig) -> None:
    code = await played_on(rig)
    shown = await rig.person("Dan").command(rig.channel(), "table since", table=code, turns=1).message()
    assert "Since your last turn" in said(shown) and "Nothing has happened since" in said(shown)
    assert not shown["attachments"]


async def test_the_log_has_its_date_and_its_page(rig: Rig) -> None:
    code, ana = await played_on(rig), rig.person("Ana")
    log = await ana.command(rig.channel(), "table log", table=code).message()
    assert "Log, page 1 of 1" in said(log) and "<t:" in said(log)
