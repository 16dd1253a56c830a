"""Through the real client: bot players think and answer, of every game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rules import GAMES
from tests.support.wire import Wire

from .games.game import by_chance
from .rig import PATIENCE, Rig


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_player_answers_before_the_person_does(wire: Wire, tmp_path: Path, game: str) -> None:
    rig = Rig(wire, tmp_path / "rig.db", choose=None)
    await rig.start()
    try:
        code = await rig.running("Ana", seats=min(GAMES[game].seats), game=game)
        seat, answers = (await rig.look(code)).seat_of(int(rig.person("Ana").user.id)), 0
        assert seat is not None
        async with asyncio.timeout(PATIENCE):
            while (table := await rig.look(code)).awaited != (seat,) or table.revision == answers:
                if table.awaited == (seat,) and (ask := table.ask_of(seat)):  # nobody else has been asked yet
                    await rig.answered(code, ask, by_chance(ask))
                    answers += 1
                await asyncio.sleep(0.01)
    finally:
        await rig.stop()
