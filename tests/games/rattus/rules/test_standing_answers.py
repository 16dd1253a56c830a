"""Standing answers: cubes and potions, the Serf's cube, cards that are not used."""

from collections.abc import Mapping

import pytest

from rules.core import Pick
from rules.rattus import game
from rules.rattus.options import Options

from .build import Play, new_game, table

GUARDED = "gallia: rats 1-A 1-A; Red 2, Blue 3 potions 1 2"


def ravaged(gallia: str, cards: Mapping[str, str] | None = None) -> Play:
    """Red's turn: the piece has come to Gallia from Hispania."""
    t = table(gallia, plague="hispania", cards=cards).turn("Red").plague("Red", "gallia")
    while t.asked == {"Red": "new_rat"}:
        t.play("Red", "new_rat", "italia")
    return t


def played(t: Play, who: str, *says: str) -> Pick | None:
    """What a standing answer comes to; it is played, so that it is legal."""
    pick = t.standing(who, *says)
    if pick is not None:
        t.play(who, t.asked[who], *pick)
    return pick


# --------------------------------------------------------------------------- a cube is lost


@pytest.mark.parametrize(("says", "picked"), [("cube", ("lose", 0)), ("potion", ("give", 1))])
def test_a_plain_cube_is_lost_or_the_potion_of_the_cube_with_the_fewest_given(says: str, picked: Pick) -> None:
    t = ravaged(GUARDED)
    assert t.options("Blue") == (("lose", 0), ("lose", 1), ("lose", 2), ("give", 1), ("give", 2))
    assert played(t, "Blue", says) == (picked,)


def test_whoever_never_gives_a_potion_is_asked_when_no_plain_cube_is_left() -> None:
    t = ravaged("gallia: rats 1-A; Red 1, Blue 2 potions 1 2")
    assert ("lose", 0) not in t.options("Blue")
    assert played(t, "Blue", "cube") is None


def test_a_standing_answer_gives_no_cube_with_a_potion_away() -> None:
    t = ravaged(GUARDED)
    assert played(t, "Blue", "cube") == (("lose", 0),)
    assert t.potions("gallia", "Blue") == (1, 2)


def test_a_potion_is_given_as_often_as_a_cube_would_be_lost() -> None:
    t = ravaged("gallia: rats 1-A 1-A; Blue 1 potions 2")
    assert [played(t, "Blue", "potion") for _ in range(2)] == [(("give", 2),), (("give", 1),)]
    assert t.potions("gallia", "Blue") == (0,)


# --------------------------------------------------------------------------- the Serf's cube


@pytest.mark.parametrize(("says", "cubes"), [("place", 1), ("pass", 0)])
def test_the_serfs_cube_is_always_placed_or_never(says: str, cubes: int) -> None:
    t = ravaged("gallia: rats 1-Roy; Blue 2", {"Red": "serf", "Blue": "king"})
    assert t.asked == {"Red": "serf_cube"}
    assert played(t, "Red", says) == (says,)
    assert t.cubes("gallia").get("Red", 0) == cubes


# --------------------------------------------------------------------------- cards that are not used


def test_a_soldier_that_is_never_used_brings_no_rat() -> None:
    t = ravaged("gallia: rats 6-A; Blue 1", {"Red": "soldier"})
    assert t.asked == {"Red": "soldier"}
    before = len(t.g.supply)
    assert played(t, "Red", "none") == ("pass",)
    assert (t.told("soldier"), len(t.g.supply)) == ([], before)


def test_a_crusader_that_is_never_used_turns_no_rats_up_together() -> None:
    t = ravaged("gallia: rats 1-A 3-A; Blue 1", {"Red": "crusader"})
    assert t.asked == {"Red": "crusader"}
    assert played(t, "Red", "none") == ("pass",)
    assert t.told("revealed") == []


def test_of_the_last_use_of_the_cards_none_is_used() -> None:
    t = table("gallia: rats 6; Blue 1", plague="hispania", cards={"Blue": "merchant baker"}).last_round("Red")
    assert t.asked == {"Blue": "last_uses"}
    assert played(t, "Blue", "none") == ("pass",)
    assert (t.asked, t.g.used) == ({}, ())


# --------------------------------------------------------------------------- all of them


@pytest.mark.parametrize("says", ["potion", "king", ""])
def test_what_cannot_be_said_to_a_question_answers_nothing(says: str) -> None:
    t = ravaged("gallia: rats 1-Roy; Blue 2", {"Red": "serf", "Blue": "king"})
    assert t.standing("Red", says) is None


@pytest.mark.parametrize("card", ["serf", "soldier", "crusader", "wizard"])
def test_only_questions_of_cards_that_are_in_the_game_are_answered_beforehand(card: str) -> None:
    others = ("peasant", "merchant", "monk", "knight", "king")
    with_it, without = (new_game(options=Options(cards="chosen", chosen=(one, *others))) for one in (card, "witch"))
    known = [{each.choice for each in game.standing if each.is_in(t.view("Red"), "")} for t in (without, with_it)]
    asked = {"serf": "serf_cube", "wizard": "lose_cube"}.get(card, card)
    assert known == [{"last_uses"}, {"last_uses", asked}]
