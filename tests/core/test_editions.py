"""Editions: component data is checked with file and key, frozen, and known by the hash of its content."""

from __future__ import annotations

import re

import pytest

from rules.core import BadEdition, Grade, Refusal, UnknownEdition
from tests.support.toy_game import TOY_GAME
from tests.support.toy_game_parts import FILE, Options, editions

TEXT = editions.built_in.files[FILE]


def changed(old: str, new: str) -> dict[str, str]:
    """The built-in data with one thing changed."""
    assert old in TEXT
    return {FILE: TEXT.replace(old, new, 1)}


def test_the_built_in_edition_is_named_by_the_hash_of_its_content() -> None:
    edition = TOY_GAME.add_edition({})
    assert edition == editions.built_in
    assert edition.built_in
    assert re.fullmatch("[0-9a-f]{12}", edition.name)
    assert editions.components("") is not None
    assert editions.components(edition.name) == editions.components("")


def test_line_ends_make_no_other_edition() -> None:
    edition = TOY_GAME.add_edition({FILE: TEXT.replace("\n", "\r\n")})
    assert edition.name == editions.built_in.name
    assert edition.built_in


def test_an_owner_s_file_is_an_edition_of_its_own() -> None:
    edition = TOY_GAME.add_edition(changed("size = 4", "size = 3"))
    assert edition.name != editions.built_in.name
    assert not edition.built_in
    assert editions.components(edition.name).hand.size == 3
    assert editions.components("").hand.size == 4


def test_an_edition_says_how_sure_its_data_is() -> None:
    assert editions.built_in.grades == (Grade("trinkets", "inferred", 4), Grade("nest", "reconstructed", 12))


def test_a_table_plays_with_the_edition_it_was_started_with() -> None:
    edition = TOY_GAME.add_edition(changed("size = 4", "size = 2"))
    g = TOY_GAME.new(2, bytes(32), Options(edition=edition.name))
    assert [len(hand) for hand in g.hands] == [2, 2]
    assert TOY_GAME.load(TOY_GAME.save(g)) == g
    assert TOY_GAME.save(TOY_GAME.new(2, bytes(32)))["edition"] == editions.built_in.name  # never "", which may change


def test_a_save_holds_the_name_of_its_edition_and_not_its_data() -> None:
    assert "trinkets" not in TOY_GAME.save(TOY_GAME.new(2, bytes(32)))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("size = 4", "size = 0", f"{FILE}: hand.size: "),
        ("points = 2", 'points = "two"', f"{FILE}: trinkets.1.points: "),
        ("count = 7", "cuont = 7", f"{FILE}: trinkets.0.c"),
        ('provenance = "printed"', 'provenance = "guessed"', f"{FILE}: hand.provenance: "),
        ("[nest]", "[net]", f"{FILE}: nest: "),
        ("size = 4", "size = = 4", f"{FILE}: no valid TOML: "),
    ],
)
def test_bad_data_is_refused_by_file_and_key(old: str, new: str, told: str) -> None:
    with pytest.raises(BadEdition, match=re.escape(told)):
        TOY_GAME.add_edition(changed(old, new))


def test_a_bad_edition_carries_file_and_key_apart_from_its_sentence() -> None:
    with pytest.raises(BadEdition) as told:
        TOY_GAME.add_edition(changed("size = 4", "size = 0"))
    assert (told.value.file, told.value.key) == (FILE, "hand.size")
    assert told.value.problem


def test_a_file_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(BadEdition, match=r"other\.toml: no such file; this game has magpie\.toml"):
        TOY_GAME.add_edition({"other.toml": ""})


def test_a_bad_edition_is_not_known_afterwards() -> None:
    with pytest.raises(BadEdition):
        TOY_GAME.add_edition(changed("size = 4", "size = 0"))
    assert editions.components("").hand.size == 4


def test_an_unknown_edition_is_told_by_game_and_name() -> None:
    with pytest.raises(UnknownEdition, match="'nowhere' of magpie"):
        editions.components("nowhere")


def test_options_may_be_refused_for_a_number_of_seats() -> None:
    assert TOY_GAME.check_options(4, Options(rounds="3")) == Refusal("rounds_out_of_range", {"most": 2})
    assert TOY_GAME.check_options(3, Options(rounds="3")) is None
