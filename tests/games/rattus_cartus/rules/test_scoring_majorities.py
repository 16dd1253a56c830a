"""The end of the game: majorities in hand, and victory point tokens."""

import pytest

from rules.rattus_cartus.components import Building, editions
from rules.rattus_cartus.flow import end_of_round
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.scoring import reckoning

from .build import NAMES, Play, table

MAKERS = (Building.CASTLE, Building.PIPERS_CABIN, Building.OFFICE, Building.TREASURY)
SPECIALS = [("Sword", "swords"), ("Flute", "flutes"), ("Pass", "passes")]


def ended(*hands: str, options: Options | None = None, buildings: tuple[Building, ...] = MAKERS) -> Play:
    named = dict(zip(NAMES, hands, strict=False))
    return table(hands=named, seats=len(hands), options=options, buildings=buildings).at(reckoning())


def test_most_population_cards_and_jokers_in_hand_score_2() -> None:
    assert ended("King Monk Joker", "Witch Witch", "").line("people") == (2, None, None)


def test_if_tied_each_scores_1() -> None:
    assert ended("King Joker", "Witch Witch", "Monk").line("people") == (1, 1, None)
    assert ended("King", "Witch", "Monk", "Joker", "King").line("people") == (1, 1, 1, 1, 1)


def test_special_cards_do_not_count_among_the_people() -> None:
    assert ended("King Sword Flute Pass Gold", "Witch Witch").line("people") == (None, 2)


@pytest.mark.parametrize(("card", "line"), SPECIALS)
def test_most_of_each_special_card_in_play_score_2_and_if_tied_1_each(card: str, line: str) -> None:
    assert ended(f"{card} {card}", card, "").line(line) == (2, None, None)
    assert ended(card, card, "King").line(line) == (1, 1, None)
    assert ended(card, card, card, card).line(line) == (1, 1, 1, 1)


@pytest.mark.parametrize(("card", "line"), SPECIALS)
def test_a_special_card_that_is_not_in_play_has_no_line(card: str, line: str) -> None:
    t = ended(card, "", buildings=(Building.FARM,))
    assert line not in [made.key for made in t.result().lines]


def test_a_majority_needs_a_card() -> None:
    t = ended("", "", "")
    assert [t.line(line) for line in ("people", "swords", "flutes", "passes", "gold")] == [(None,) * 3] * 5


def test_if_the_table_agreed_so_none_is_a_majority_too() -> None:
    t = ended("", "", "", options=Options(zero_majority_scores="yes"))
    assert [t.line(line) for line in ("people", "swords", "flutes", "passes")] == [(1, 1, 1)] * 4
    assert t.line("gold") == (3, 3, 3)


def test_that_agreement_changes_nothing_where_somebody_has_a_card() -> None:
    assert ended("Sword", "", "", options=Options(zero_majority_scores="yes")).line("swords") == (2, None, None)


def test_cards_laid_in_the_last_round_are_in_no_hand() -> None:
    t = table("palace: Red King King King", "farm: Yellow", hands={"Yellow": "Monk"}, deck="")
    t.at(resolve_buildings(), end_of_round())
    assert t.line("people") == (None, 2, None, None)


def test_victory_point_tokens_score_what_is_printed_on_them() -> None:
    t = table(seats=3)
    t.g.tokens = [3, 0, 1]
    assert t.at(reckoning()).line("tokens") == (3, None, 1)


def test_the_value_of_a_token_is_a_matter_of_the_edition() -> None:
    text = editions.built_in.files["components.toml"].replace("\nvalue = 1 ", "\nvalue = 3 ")
    t = table(seats=3, options=Options(edition=editions.add({"components.toml": text}).name))
    t.g.tokens = [2, 0, 0]
    assert t.at(reckoning()).line("tokens") == (6, None, None)


def test_all_lines_add_up_to_the_total() -> None:
    t = table(seats=3, hands={"Red": "King Sword Gold", "Yellow": "Monk Gold Gold"}, buildings=MAKERS)
    t.g.tokens = [2, 1, 0]
    t.g.gain_influence(1, 0, 2)
    t.g.gain_influence(0, 0, 1)
    t.at(reckoning())
    assert t.result().totals == (5 + 1 + 2 + 3 + 2, 10 + 1 + 6 + 1, 0)
