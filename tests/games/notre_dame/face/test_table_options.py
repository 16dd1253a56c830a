"""Table options and the editions of the component data, and the names of things."""

from __future__ import annotations

import pytest

from bot.faces.table_options import agreed_on
from bot.games.notre_dame.face.table_options import edition, options_line
from bot.text import LOCALES, units, words_for
from rules.notre_dame import game
from rules.notre_dame.components import Action, PersonCard
from rules.notre_dame.options import Options

EN, FR = words_for("en"), words_for("fr")


def line(options: Options, locale: str = "en") -> str:
    return options_line(words_for(locale), agreed_on(game, options, 3)).replace("\u00a0", " ")


def test_options_about_new_persons_are_left_out_of_the_base_game() -> None:
    assert line(Options()) == (
        "Gray persons: the nine of the base game · Prestige: hidden until the end"
        " · Carriage roads: three bridges to each neighbour ◇ reconstructed · Component data: built in ◇ reconstructed"
    )
    full = line(Options(persons="new_persons", bell_ringer_counts="all"), "fr")
    assert "Le Sonneur de cloches compte à Notre-Dame\u202f: les cubes de toutes les couleurs" in full
    assert "Le Marchand compte la Place\u202f: oui" in full


def test_the_edition_is_told_with_the_grade_of_each_kind_of_data() -> None:
    assert "Points that Notre Dame shares: 2 printed, 2 inferred" in edition(EN, game.add_edition({}))
    assert "Routes des calèches\u202f: 1 reconstituée ◇" in edition(FR, game.add_edition({}))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_things_of_a_kind_have_one_name(locale: str) -> None:
    words = words_for(locale)
    for kind, things in (("action", Action), ("person", PersonCard)):
        for form, most in (("", 20), (".short", 12), (".the", 24)):
            named = [words(f"notre_dame-{kind}-{thing.name.lower()}{form}") for thing in things]
            assert len(set(named)) == len(named) and all(0 < units(name) <= most for name in named)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_person_does_is_told_in_at_most_two_lines_of_a_phone(locale: str) -> None:
    for person in PersonCard:
        assert units(words_for(locale)(f"notre_dame-person-{person.name.lower()}.does")) <= 80
