"""Phase C: the Plague Piece moves to a neighbouring region, by a Chivalry card up to two regions."""

import pytest

from .build import table

CHIVALRY = pytest.mark.parametrize("card", ["knight", "crusader", "soldier"])


def test_the_piece_goes_to_any_neighbouring_region() -> None:
    t = table(plague="italia").turn("Red")
    assert t.may("Red", "plague") == "gallia germania hispania hungaria bulgaria"
    assert t.plague("Red", "gallia").plague_in() == "gallia"
    assert t.told("plague") == [{"seat": 0, "source": 5, "target": 1}]


def test_the_piece_may_not_stay() -> None:
    t = table(plague="italia").turn("Red")
    assert t.why_no("Red", "plague", "italia") == "plague_must_move"


def test_the_piece_goes_no_further_than_to_a_neighbour() -> None:
    t = table(plague="italia").turn("Red")
    assert t.why_no("Red", "plague", "scandia") == "too_far"


def test_regions_that_are_not_in_play_are_nobodys_neighbours() -> None:
    assert table(plague="hungaria", seats=2).turn("Red").may("Red", "plague") == "germania italia polonia"
    assert table(plague="hungaria", seats=3).turn("Red").may("Red", "plague") == "germania italia polonia bulgaria"


def test_phase_c_ends_the_turn() -> None:
    t = table("gallia: rats 6").turn("Blue").plague("Blue", "anglia")
    assert t.asked == {"Red": "turn"}


@CHIVALRY
def test_a_chivalry_card_takes_the_piece_up_to_two_regions_far(card: str) -> None:
    t = table(plague="hispania", cards={"Red": card}).turn("Red")
    assert t.may("Red", "plague") == "anglia gallia germania hungaria italia bulgaria"


@CHIVALRY
def test_with_two_steps_the_piece_may_still_go_one(card: str) -> None:
    t = table(plague="hispania", cards={"Red": card}).turn("Red").plague("Red", "gallia")
    assert t.plague_in() == "gallia"


@CHIVALRY
def test_even_with_two_steps_the_piece_may_not_end_where_it_began(card: str) -> None:
    t = table(plague="hispania", cards={"Red": card}).turn("Red")
    assert t.why_no("Red", "plague", "hispania") == "plague_must_move"


def test_several_chivalry_cards_never_give_more_than_two_steps() -> None:
    t = table(plague="hispania", cards={"Red": "knight crusader soldier"}).turn("Red")
    assert t.may("Red", "plague") == "anglia gallia germania hungaria italia bulgaria"
    assert t.why_no("Red", "plague", "scandia") == "too_far"


def test_the_serf_gives_no_second_step_in_a_regular_turn() -> None:
    t = table(plague="hispania", cards={"Red": "serf"}).turn("Red")
    assert t.may("Red", "plague") == "gallia italia"


def test_a_chivalry_card_of_somebody_else_gives_no_second_step() -> None:
    t = table(plague="hispania", cards={"Blue": "knight"}).turn("Red")
    assert t.may("Red", "plague") == "gallia italia"


def test_nothing_happens_in_the_region_passed_through() -> None:
    t = table(
        "germania: rats 1-Chi 1-A; Red 1, Blue 2", "scandia: rats 1-A; Blue 1", plague="italia", cards={"Red": "knight"}
    )
    t.turn("Red").plague("Red", "scandia").play("Red", "new_rat", "anglia").play("Red", "knight", "pass")
    assert t.cubes("germania") == {"Red": 1, "Blue": 2}
    assert t.n_rats() == {"anglia": 1, "germania": 2}
    assert t.flipped() == ["1-A hit"]


# --------------------------------------------------------------------------- walls in the way


def test_the_piece_cannot_cross_a_wall() -> None:
    t = table(plague="hispania", walls="gallia-hispania").turn("Red")
    assert t.may("Red", "plague") == "italia"
    refusal = t.refusal("Red", "turn", ("plague", "gallia"))
    assert (refusal.key, refusal.facts["source"], refusal.facts["target"]) == ("wall_between", 3, 1)


def test_with_two_steps_the_piece_may_go_round_a_wall() -> None:
    t = table(plague="hispania", walls="gallia-hispania", cards={"Red": "knight"}).turn("Red")
    assert t.may("Red", "plague") == "gallia germania hungaria italia bulgaria"


def test_neither_of_two_steps_crosses_a_wall() -> None:
    walls = "gallia-hispania germania-italia"
    t = table(plague="hispania", walls=walls, cards={"Red": "knight"}).turn("Red")
    assert t.may("Red", "plague") == "gallia hungaria italia bulgaria"


@pytest.mark.parametrize(("bishops", "nuns"), [("gallia gallia", ""), ("", "gallia gallia")])
def test_bishops_and_nuns_do_not_hinder_the_piece(bishops: str, nuns: str) -> None:
    t = table(plague="hispania", bishops=bishops, nuns=nuns).turn("Red").plague("Red", "gallia")
    assert t.plague_in() == "gallia"


def test_a_piece_that_is_walled_in_stays_and_phase_c_does_nothing() -> None:
    t = table("hispania: rats 1-A; Red 1", plague="hispania", walls="gallia-hispania hispania-italia").turn("Red")
    assert t.may("Red", "plague") == "hispania"
    t.plague("Red", "hispania")
    assert (t.asked, t.plague_in(), t.cubes("hispania")) == ({"Yellow": "turn"}, "hispania", {"Red": 1})
    assert t.n_rats() == {"hispania": 1}
