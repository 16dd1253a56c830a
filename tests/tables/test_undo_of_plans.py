"""What goes back is counted as people count: a plan as one move, and of nobody more than what went back of theirs."""

from __future__ import annotations

from rules.core import Move

from .host import ANA, BEA, Host, enough


async def planned(host: Host) -> str:
    """A table of three where Ana, the last to look, has handed in their look and what they lay in one press."""
    code = await host.running(3)
    await host.until(code, "look")
    for seat in (1, 2):
        await host.answer(code, seat, "pass")
    ask = await host.ask(code, 0)
    await host.answer(code, 0, "pass")
    lay = await host.ask(code, 0)
    assert lay.choice == "lay"
    again = (await host.tables.undo(code, ANA.id)).table.ask_of(0)
    assert again and again.choice == ask.choice
    look = Move(0, "look", ("pass",), again.revision)
    await host.submit(code, 0, look, Move(0, "lay", enough(lay), again.revision + 1))
    return code


async def test_a_plan_goes_back_as_a_whole_and_is_told_as_one_move(host: Host) -> None:
    code = await planned(host)
    outcome = await host.tables.undo(code, ANA.id)
    assert [(ask.seat, ask.choice) for ask in outcome.table.asks] == [(0, "look")]
    assert [entry.event.facts for entry in outcome.entries] == [{"seat": 0, "moves": 1}]


async def test_who_is_asked_about_a_plan_and_their_own_move_reads_of_two_moves(host: Host) -> None:
    code = await planned(host)
    await host.answer(code, 1)
    undo_request = (await host.tables.undo(code, ANA.id)).table.undo_request
    assert undo_request and (undo_request.needed, undo_request.moves) == ((1,), 2)
    outcome = await host.tables.agree(code, BEA.id)
    assert [(ask.seat, ask.choice) for ask in outcome.table.asks] == [(0, "look")]


async def test_what_somebody_takes_back_alone_still_counts_for_all_others(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    for seat in (1, 2, 0):
        await host.answer(code, seat, "pass")
    before = await decided(host, code)
    await host.tables.undo(code, ANA.id)
    assert await decided(host, code) == [before[0] - 1, before[1], before[2]]


async def decided(host: Host, code: str) -> list[int]:
    """How many answers of each person count."""
    return [player.decided for player in (await host.look(code)).players if player]
