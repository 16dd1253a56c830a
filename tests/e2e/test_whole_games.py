"""Whole games from lobby to final scoring: by pressing only, by typing only, by both, in either language."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.tables.storage import records
from bot.text import words_for
from bot.ui.kit.perspective import Perspective
from rules import GAMES
from tests.faces.boards import scoring_board

from .games import PLUGGED, Whole
from .players import Player, Presser, Typer
from .rig import Rig, button, said

TABLES = [
    pytest.param(key, whole, id=f"{key}-{n}") for key, game in PLUGGED.items() for n, whole in enumerate(game.whole)
]


@pytest.mark.parametrize(("key", "whole"), TABLES)
@pytest.mark.thorough
async def test_a_whole_game_is_played_to_its_end(rig: Rig, key: str, whole: Whole) -> None:
    await played_to_its_end(rig, key, whole)


async def played_to_its_end(rig: Rig, key: str, whole: Whole) -> None:
    """A game from lobby to final scoring."""
    host, *others = (*whole.pressing, *whole.typing)
    await rig.person("Ana").command(rig.channel(), "server language", language=whole.language).message()
    code = await rig.running(host, *others, seats=whole.seats, game=key)
    players: list[Player] = [Presser(rig, name, code) for name in whole.pressing]
    players += [Typer(rig, name, code) for name in whole.typing]
    await asyncio.gather(*(player.to_the_end() for player in players))

    table = await rig.until(code, "over")
    assert table.result is not None
    assert table.terms.language == whole.language
    await the_end_is_told(rig, code, host)


async def the_end_is_told(rig: Rig, code: str, host: str) -> None:
    """The end stands in the table's channel, everybody's direct message says so, and the record proves the seal."""
    person, table = rig.person(host), await rig.look(code)
    place = str(table.place.channel)
    end = await person.until_message(place, lambda m: bool(button(m, f"k:{code}:0:verify")))
    assert table.seal is not None and table.seal in said(end)
    assert "```" in said(end)  # every line of the scoring
    assert table.result is not None
    perspective = Perspective(table, GAMES[table.game], words_for(table.terms.language))
    scoring = scoring_board(
        perspective.face.scoring, perspective.words, table.result, perspective.view, perspective.names
    )
    assert scoring.headline in said(end)
    await person.until_message(person.dm(), lambda m: "🏁" in said(m))

    reply = await person.press(end, button(end, f"k:{code}:0:record")).message()
    assert reply["attachments"][0]["filename"] == f"{table.game}-{code}.json"
    assert rig.client is not None
    text = await rig.client.tables.recorded.text(code)
    assert json.loads(text)
    assert records.verify(records.read(text), GAMES).valid
