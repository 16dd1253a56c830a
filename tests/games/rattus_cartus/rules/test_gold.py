"""Gold: kept in hand to the end, never laid, and the scoring of it."""

import pytest

from rules.rattus_cartus.components import Building
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.scoring import reckoning

from .build import NAMES, table

WITH_TREASURY = (Building.TREASURY, Building.MONASTERY)
Points = tuple[int | None, ...]


def scored(*golds: int, options: Options | None = None) -> Points:
    """The points for Gold, when the players hold so many."""
    hands = {name: "Gold " * n for name, n in zip(NAMES, golds, strict=False)}
    t = table(seats=len(golds), hands=hands, buildings=WITH_TREASURY, options=options).at(reckoning())
    return t.line("gold")


def test_gold_cannot_be_laid_in_a_building() -> None:
    t = table("palace", "farm", hands={"Red": "Gold King"}).at(enter_buildings()).play("Red", "enter", 0)
    assert t.why_not("Red", "lay_cards", "Gold") == "gold_is_not_laid"


def test_gold_can_be_discarded_at_the_hospital() -> None:
    t = table("hospital: Red", hands={"Red": "Gold"}, piles={"Gold": 3}).at(resolve_buildings())
    t.play("Red", "discard_for_rats", "Gold")
    assert (t.rats("Red"), t.pile("Gold")) == (8, 4)


def test_gold_can_be_taken_by_a_sword() -> None:
    t = table("palace: Red Sword / Blue", hands={"Blue": "Gold Gold"}).at(resolve_buildings())
    t.play("Blue", "give_cards", "Gold")
    assert len(t.hand("Red")) == 1


@pytest.mark.parametrize(
    ("golds", "points"),
    [
        ((3, 2, 1, 0), (6, 3, None, None)),
        ((0, 1, 0, 0), (None, 6, None, None)),
        ((3, 3, 1, 0), (4, 4, None, None)),  # 9 shared by two, no second award
        ((3, 3, 3, 1), (3, 3, 3, None)),
        ((2, 2, 2, 2), (2, 2, 2, 2)),
        ((1, 1, 1, 1, 1), (1, 1, 1, 1, 1)),
        ((4, 2, 2, 0), (6, 1, 1, None)),  # 3 shared by two
        ((4, 2, 2, 2), (6, 1, 1, 1)),
        ((4, 2, 2, 2, 2), (6, 0, 0, 0, 0)),
        ((0, 0, 0, 0), (None, None, None, None)),
    ],
)
def test_the_most_gold_scores_6_and_the_second_most_3_and_ties_share_9_or_3_rounded_down(
    golds: tuple[int, ...], points: Points
) -> None:
    assert scored(*golds) == points


@pytest.mark.parametrize(("golds", "points"), [((3, 1), (6, None)), ((0, 2), (None, 6)), ((0, 0), (None, None))])
def test_with_two_players_the_second_most_gold_scores_nothing(golds: tuple[int, int], points: Points) -> None:
    assert scored(*golds) == points


def test_two_players_tied_for_most_gold_share_9_or_by_agreement_6() -> None:
    assert scored(2, 2) == (4, 4)
    assert scored(2, 2, options=Options(gold_tied_two_players="six")) == (3, 3)


def test_that_agreement_is_for_two_players_only() -> None:
    assert scored(2, 2, 0, options=Options(gold_tied_two_players="six")) == (4, 4, None)


def test_the_second_award_needs_a_gold_card_unless_agreed_otherwise() -> None:
    zero = Options(zero_majority_scores="yes")
    assert scored(2, 0, 0) == (6, None, None)
    assert scored(2, 0, 0, options=zero) == (6, 1, 1)
    assert scored(0, 0, 0, options=zero) == (3, 3, 3)


def test_without_a_treasury_among_the_30_cards_there_is_no_line_for_gold() -> None:
    t = table(hands={"Red": "Gold"}).at(reckoning())
    assert "gold" not in [line.key for line in t.result().lines]
