"""The table options, and the data files: errors that name file and key, an owner's corrected file."""

from dataclasses import fields
from functools import partial

import pytest

from rules.notre_dame import game
from rules.notre_dame.components import PersonCard, editions
from rules.notre_dame.flow import plague
from rules.notre_dame.options import TABLE_OPTIONS, Options
from tests.rules.editions import changed_in, refused

from .build import new_game, table

PERSONS, BOARD = "persons.toml", "board.toml"
FILES = editions.built_in.files
changed = partial(changed_in, FILES)


def with_rats(person: str, rats: int) -> dict[str, str]:
    """An owner's file in which a person has so many rats."""
    head, tail = FILES[PERSONS].split(f'id = "{person}"')
    letter, _, rest = tail.partition("rats = ")
    return {PERSONS: f'{head}id = "{person}"{letter}rats = {rats}{rest[1:]}'}


def test_the_options_of_a_table_are_these_with_the_default_first() -> None:
    assert {option.name: option.values for option in TABLE_OPTIONS} == {
        "persons": ("base", "new_persons"),
        "prestige": ("hidden", "open"),
        "roads": ("border", "plain"),
        "merchant_counts_centre": ("yes", "no"),
        "bell_ringer_counts": ("own", "all"),
    }
    assert {*(option.name for option in TABLE_OPTIONS), "edition"} == {field.name for field in fields(Options)}


def test_questions_about_new_persons_are_put_only_where_they_take_part() -> None:
    asked = {option.name: option.when for option in TABLE_OPTIONS if option.when}
    new = ("persons", "new_persons")
    assert asked == {"merchant_counts_centre": new, "bell_ringer_counts": new}


@pytest.mark.parametrize(
    ("files", "file", "key", "problem"),
    [
        ({PERSONS: "[person"}, PERSONS, "", "no valid TOML"),
        ({"cards.toml": ""}, "cards.toml", "", "no such file; this game has board.toml, persons.toml"),
        ({PERSONS: ""}, PERSONS, "person", "required"),
        ({PERSONS: "person = []"}, PERSONS, "person", "barmaid is missing"),
        (changed(PERSONS, '"barmaid"', '"baker"'), PERSONS, "person.0.id", "'baker' is no person of this game"),
        (changed(PERSONS, '"minstrel"', '"barmaid"'), PERSONS, "person.1.id", "'barmaid' stands twice"),
        (changed(PERSONS, "rats = 1\n", "rats = -1\n"), PERSONS, "person.0.rats", "greater than or equal to 0"),
        (changed(PERSONS, "rats = 1\n", "rats = 10\n"), PERSONS, "person.0.rats", "less than or equal to 9"),
        (changed(PERSONS, "rats = 1\n", 'rats = "1"\n'), PERSONS, "person.0.rats", "valid integer"),
        (changed(PERSONS, "rats = 1\n", "rat = 1\n"), PERSONS, "person.0.rats", "required"),
        (changed(PERSONS, 'letter = ""', 'letter = "A"'), PERSONS, "person.0.letter", "barmaid is brown"),
        (changed(PERSONS, 'letter = "A"', 'letter = ""'), PERSONS, "person.6.letter", "soldier is gray"),
        (changed(PERSONS, 'letter = "A"', 'letter = "D"'), PERSONS, "person.6.letter", "'A'"),
        (changed(PERSONS, 'letter = "A"', 'letter = "B"'), PERSONS, "person", "2 of 3 persons have the letter A"),
        (changed(PERSONS, '"reconstructed"', '"guessed"'), PERSONS, "person.0.provenance", "'printed'"),
        ({BOARD: ""}, BOARD, "roads", "required"),
        (changed(BOARD, '["C", "IL"],', '["C", "XX"],'), BOARD, "roads.inside.0.1", "'OR'"),
        (changed(BOARD, '["C", "IL"],', '["C"],'), BOARD, "roads.inside.0", "at least 2 items"),
        (changed(BOARD, 'between = [["IR", "IL"]]', "between = []"), BOARD, "roads", "of borough 2"),
        (changed(BOARD, "pool = 6", "pool = -1"), BOARD, "tile.0.pool", "greater than or equal to 0"),
        (changed(BOARD, "players = 3", "players = 2"), BOARD, "tile", "one tile each for 2, 3, 4 and 5 players"),
        (changed(BOARD, "players = 3", "players = 6"), BOARD, "tile.1.players", "less than or equal to 5"),
    ],
)
def test_a_bad_data_file_is_refused_by_file_and_key(files: dict[str, str], file: str, key: str, problem: str) -> None:
    bad = refused(game, files)
    assert (bad.file, bad.key) == (file, key)
    assert problem in bad.problem


def test_an_owners_rats_are_those_of_his_table_while_another_keeps_the_built_in_ones() -> None:
    edition = game.add_edition(with_rats("monk", 3))
    theirs = table("Red: rat 1", display="monk barmaid soldier", options=Options(edition=edition.name)).at(plague())
    ours = table("Red: rat 1", display="monk barmaid soldier").at(plague())
    assert (theirs.rat("Red"), ours.rat("Red")) == (7, 4)
    assert theirs.view(None).rats[PersonCard.MONK] == 3


def test_an_owners_pool_and_roads_are_those_of_his_table() -> None:
    edition = game.add_edition(changed(BOARD, "pool = 10", "pool = 13"))
    assert new_game(4, Options(edition=edition.name)).view(None).pool == 13
    edition = game.add_edition(changed(BOARD, 'between = [["IR", "IL"]]', 'between = [["IR", "IL"], ["C", "C"]]'))
    t = table("Red: personal 1", options=Options(edition=edition.name)).card("Red", "carriage_house")
    assert {"Yellow.C", "Blue.C"} < t.markets("Red")


def test_the_printed_inferred_and_reconstructed_entries_are_counted() -> None:
    grades = {(grade.what, grade.provenance): grade.n for grade in editions.built_in.grades}
    assert grades == {
        ("rats", "reconstructed"): 24,
        ("rats", "inferred"): 9,
        ("roads", "reconstructed"): 1,
        ("pools", "printed"): 2,
        ("pools", "inferred"): 2,
    }


def test_a_table_names_its_edition_and_is_loaded_with_it() -> None:
    edition = game.add_edition(with_rats("monk", 2))
    t = new_game(3, Options(edition=edition.name))
    again = game.load(game.save(t.g))
    assert again == t.g
    assert again.components.rats[PersonCard.MONK] == 2
    assert new_game(3).g.options.edition == editions.built_in.name
