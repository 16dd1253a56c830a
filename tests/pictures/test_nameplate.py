"""The plate of bots: beside each of their names on boards and ends, and in words; nobody else has one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.pictures import Scene
from bot.tables import Player
from bot.text import LOCALES, words_for
from bot.ui.kit.names import bot_seats, plain_names
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.scenes import ending_scene
from rules import GAMES
from tests.ui.tables import LONG_NAME, played

from .positions import positions
from .reading import letterings
from .test_ends import painter


def seated(seats: int) -> tuple[Player, ...]:
    """Somebody of a long name among bots."""
    return (Player(1, LONG_NAME), *(Player(None, "", n) for n in range(1, seats)))


def among_bots(key: str, locale: str) -> Scene:
    """A board with most seats, all but the first played by bots."""
    position = [found for found in positions() if found.key == key and found.asked][-1]
    players = seated(position.seats)
    names = plain_names(words_for(locale), players, "K48Z")
    return replace(position.scene(None, locale), names=names, bots=bot_seats(players))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_a_board_marks_each_bot_beside_its_whole_name(key: str, locale: str) -> None:
    scene = among_bots(key, locale)
    told = list(letterings(painter(key).board(scene)))
    texts = [line.text for line in told]
    assert texts.count("bot") == len(scene.bots)
    assert all(scene.name(seat) in texts for seat in scene.bots)
    assert all(line.wide <= line.room + 0.5 for line in told if line.text in (*scene.names, "bot"))
    assert "bot" not in [line.text for line in letterings(painter(key).board(replace(scene, bots=())))]


@pytest.mark.parametrize("key", GAMES)
def test_the_words_of_a_picture_say_who_is_a_bot(key: str) -> None:
    scene = among_bots(key, "en")
    assert scene.told(1) == f"{scene.name(1)} (bot)" and scene.told(0) == scene.name(0)
    if key != "rattus_cartus":  # which tells nothing of each seat by itself
        assert any(scene.told(seat) in painter(key).board_alt(scene) for seat in scene.bots)


@pytest.mark.parametrize("key", GAMES)
def test_the_end_marks_each_bot(key: str) -> None:
    *_, (table, _) = played(key, GAMES[key].seats[-1], 3)
    table = replace(table, players=seated(len(table.players)))
    scene = ending_scene(Perspective(table, GAMES[key], words_for("en")))
    above = [line for line in letterings(painter(key).end(scene).svg) if line.text == "bot"]
    assert len(above) >= len(scene.bots) > 0
