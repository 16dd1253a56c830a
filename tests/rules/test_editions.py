"""What holds for the component data of every game: how an edition is named, kept with its tables, and missed."""

from __future__ import annotations

from importlib import import_module

import pytest

from rules import GAMES
from rules.core import AnyGame, Refusal, UnknownEdition

from .editions import refused

SECRET = bytes(range(32))
GONE = "feedfacecafe"


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game."""
    return GAMES[request.param]


def test_a_refused_file_leaves_the_known_editions_as_they_are(game: AnyGame) -> None:
    read = import_module(f"rules.{game.key}.components").read
    for file in game.editions.built_in.files:
        for bad in ("", "[no end"):
            assert refused(game, {file: bad}).file == file
    assert game.editions.components("") == read(game.editions.built_in.files)


def test_the_same_data_has_the_same_name_whatever_its_line_ends(game: AnyGame) -> None:
    for file, text in game.editions.built_in.files.items():
        assert game.add_edition({file: text.replace("\n", "\r\n")}).name == game.editions.built_in.name


def test_a_table_is_saved_with_the_name_of_its_data_even_if_none_was_chosen(game: AnyGame) -> None:
    for seats in game.seats:
        assert game.save(game.new(seats, SECRET))["options"]["edition"] == game.editions.built_in.name


def test_a_save_with_data_that_is_not_here_is_refused_on_load(game: AnyGame) -> None:
    data = game.save(game.new(game.seats[-1], SECRET))
    data["options"]["edition"] = GONE
    with pytest.raises(UnknownEdition, match=GONE):
        game.load(data)


def test_a_table_cannot_start_with_data_that_is_not_here(game: AnyGame) -> None:
    gone = game.Options(edition=GONE)
    for seats in game.seats:
        assert game.check_options(seats, game.Options()) is None
        assert game.check_options(seats, gone) == Refusal("unknown_edition", {"edition": GONE})
        with pytest.raises(ValueError, match=GONE):
            game.new(seats, SECRET, gone)
