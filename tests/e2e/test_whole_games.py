"""Whole games from lobby to final scoring: by pressing only, by typing only, by both, for two to five seats."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.tables import records
from rules import GAMES

from .players import Player, Presser, Typer
from .rig import Rig, button, said

TABLES = [
    (2, ("Ana", "Dan"), ()),
    (3, ("Ana", "Bea", "Dan"), ()),
    (4, ("Ana", "Dan"), ()),
    (5, ("Bea", "Chloé", "Dan", "Émile", "Ana"), ()),
    (2, (), ("Dan", "Ana")),
    (3, (), ("Ana", "Bea")),
    (4, ("Bea",), ("Ana", "Dan")),
    (5, ("Ana",), ("Bea", "Chloé", "Dan", "Émile")),
]


@pytest.mark.parametrize(("seats", "pressing", "typing"), TABLES)
async def test_a_whole_game_is_played_to_its_end(
    rig: Rig, seats: int, pressing: tuple[str, ...], typing: tuple[str, ...]
) -> None:
    host, *others = (*pressing, *typing)
    code = await rig.running(host, *others, seats=seats)
    players: list[Player] = [Presser(rig, name, code) for name in pressing]
    players += [Typer(rig, name, code) for name in typing]
    await asyncio.gather(*(player.to_the_end() for player in players))

    table = await rig.until(code, "over")
    assert table.result is not None
    await the_end_is_told(rig, code, host)


async def the_end_is_told(rig: Rig, code: str, host: str) -> None:
    """The end message stands in the table's channel, everybody's sheet says so, and the record proves the seal."""
    person, table = rig.person(host), await rig.look(code)
    place = str(table.place.channel)
    end = await person.until_message(place, lambda m: bool(button(m, f"k:{code}")))
    assert table.seal is not None and table.seal in said(end)
    assert "```" in said(end)  # every line of the scoring
    await person.until_message(person.dm(), lambda m: "🏁" in said(m))

    reply = await person.press(end, button(end, f"k:{code}:0:record")).message()
    assert reply["attachments"][0]["filename"] == f"{table.game}-{code}.json"
    assert rig.host is not None
    text = await rig.host.tables.record(code)
    assert json.loads(text)
    assert records.verify(records.read(text), GAMES).sound


@pytest.mark.parametrize(("seats", "pressing"), [(2, ("Ana", "Dan")), (4, ("Dan", "Ana"))])
async def test_a_whole_game_of_rattus_is_played_to_its_end_by_pressing(
    rig: Rig, seats: int, pressing: tuple[str, ...]
) -> None:
    host, *others = pressing
    code = await rig.running(host, *others, seats=seats, game="rattus")
    await asyncio.gather(*(Presser(rig, name, code).to_the_end() for name in pressing))
    assert (await rig.until(code, "over")).result is not None
    await the_end_is_told(rig, code, host)
