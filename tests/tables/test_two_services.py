"""Two processes on one database: what one of them changed is no reason for the other to refuse."""

from __future__ import annotations

from itertools import count

from rules.core import Move

from .host import Host, refusing


async def test_a_table_that_another_process_played_on_is_read_again_before_anything_is_refused(host: Host) -> None:
    code, beside = await host.running(3), Host(host.path)
    await beside.start()
    beside.keys = (f"beside-{n}" for n in count())
    for _ in range(4):
        asked = await host.look(code)
        seat = asked.awaited[0]
        await host.answer(code, seat)
        ask = await host.ask(code, (await host.look(code)).awaited[0])
        await beside.submit(code, ask.seat, Move(ask.seat, ask.choice, ask.options[: ask.most], ask.revision))
        host, beside = beside, host
    await beside.stop()


async def test_what_is_refused_for_good_stays_refused(host: Host) -> None:
    code = await host.running(3)
    seat = (await host.look(code)).awaited[0]
    ask = await host.ask(code, seat)
    await host.answer(code, seat)
    with refusing("out_of_date"):
        await host.submit(code, seat, Move(seat, ask.choice, ask.options[: ask.most], ask.revision))
