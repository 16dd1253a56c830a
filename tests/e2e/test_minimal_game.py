"""The smallest game, put on the list of games for a test: whole games of it in a world like Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, cast

import pytest

from rules import GAMES
from tests.minimal.cogs.larder import COMMANDS
from tests.minimal.rules.larder import game as larder
from tests.support.wire import Wire

from .games import PLUGGED, GameInPlay, Whole
from .rig import Rig, button, rigged, said
from .test_whole_games import played_to_its_end

WHOLE: Final = (Whole(2, ("Ana",), ("Bea",)), Whole(3, ("Émile", "Chloé"), language="fr"))
LARDER: Final = GameInPlay(larder.key, COMMANDS, WHOLE, spoken=2, busy=(), most_presses=len)


@pytest.fixture
async def with_larder(wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rig]:
    """A bot that has one game more."""
    monkeypatch.setitem(cast(dict[str, Any], GAMES), larder.key, larder)
    monkeypatch.setitem(PLUGGED, larder.key, LARDER)
    async with rigged(wire, tmp_path) as rig:
        yield rig


@pytest.mark.parametrize("whole", WHOLE, ids=["pressing and typing", "in French"])
async def test_a_game_that_lies_outside_the_product_is_played_to_its_end(with_larder: Rig, whole: Whole) -> None:
    await played_to_its_end(with_larder, larder.key, whole)


async def test_its_rules_are_at_hand(with_larder: Rig) -> None:
    reply = await with_larder.person("Ana").command(with_larder.channel(), "rules larder", topic="scoring").message()
    assert "stilton 4" in said(reply)
    assert button(reply, "r:")
