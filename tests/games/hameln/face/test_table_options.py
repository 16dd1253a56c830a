"""Table options, and the editions of the component data."""

from __future__ import annotations

import pytest

from bot.faces.table_options import agreed_on
from bot.games.hameln.face.table_options import edition, options_line
from bot.text import LOCALES, units, words_for
from rules.hameln import game
from rules.hameln.components import Good, Kind, editions
from rules.hameln.options import Options

EN = words_for("en")


def line(options: Options, locale: str = "en", seats: int = 4) -> str:
    return options_line(words_for(locale), agreed_on(game, options, seats)).replace("\u00a0", " ")


def test_what_is_left_to_the_board_is_told_as_the_board_decides_it() -> None:
    assert line(Options()) == (
        "Starting women: last player, then in turn order · No more small rats than the box holds: no"
        " · The bank can run out of money: no · Component data: built in ◇ reconstructed"
    )
    assert line(Options(women_order="cyclic")) == line(Options())
    assert "last player back to the first" in line(Options(women_order="reverse"))


def test_five_players_are_advised_against_a_limit_of_rats() -> None:
    limited = Options(small_rats_limit_placement="yes")
    assert "Advice" in line(limited, seats=5)
    assert "Advice" not in line(limited, seats=4)
    assert "Advice" not in line(Options(), seats=5)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_edition_says_first_that_the_board_is_not_the_printed_one(locale: str) -> None:
    lines = edition(words_for(locale), game.add_edition({}))
    assert "Reconstruction 1" in lines[0] and "◇" in lines[0]
    assert len(lines) == 1 + len({grade.what for grade in game.add_edition({}).grades}) == len(set(lines))


def test_an_owner_of_the_box_may_say_that_his_board_is_faithful() -> None:
    text = editions.built_in.files["board.toml"]
    text = text.replace('board_name = "Reconstruction 1"', 'board_name = "Fragor 2006"')
    own = game.add_edition({"board.toml": text.replace("printed_board = false", "printed_board = true")})
    assert edition(EN, own)[0] == "The board is “Fragor 2006”, as printed"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_things_of_a_kind_have_one_name(locale: str) -> None:
    words = words_for(locale)
    kinds = [words(f"hameln-kind-{kind.name.lower()}.short") for kind in Kind]
    goods = [words(f"hameln-good-{good.name.lower()}.short") for good in Good]
    for named, most in ((kinds, 7), (goods, 3)):
        assert len(set(named)) == len(named) and all(0 < units(name) <= most for name in named)
