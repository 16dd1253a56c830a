"""Phase C, second: the plague ravages the region, token after token."""

import pytest

from .build import Play, table


def ravaged(gallia: str, cards: dict[str, str] | None = None, nuns: str = "", who: str = "Red", seats: int = 4) -> Play:
    """The piece has come to Gallia from Hispania; new rats went to Italia as far as there is room, then to Anglia."""
    t = table(f"gallia: {gallia}", plague="hispania", cards=cards, nuns=nuns, seats=seats).turn(who)
    t.plague(who, "gallia")
    while t.asked == {who: "new_rat"}:
        t.play(who, "new_rat", "italia")
    return t


# --------------------------------------------------------------------------- how long it goes on


def test_tokens_are_turned_up_as_long_as_there_are_cubes() -> None:
    t = ravaged("rats 1-A 1-A 1-A; Red 2")
    assert t.flipped() == ["1-A hit", "1-A hit"]
    assert t.rats("gallia") == ["1-A"]
    assert t.knows("Red", "gallia") == ["?"]


def test_tokens_are_turned_up_until_none_is_left() -> None:
    t = ravaged("rats 1-A 1-A; Red 5")
    assert (t.rats("gallia"), t.cubes("gallia")) == ([], {"Red": 3})


def test_without_cubes_nothing_is_turned_up_and_the_tokens_stay() -> None:
    t = ravaged("rats 1-A 1-A")
    assert (t.flipped(), len(t.rats("gallia")), t.asked) == ([], 2, {"Yellow": "turn"})


def test_the_token_longest_in_the_region_is_turned_up_first() -> None:
    t = ravaged("rats 1-A 2-A 3-A; Red 1, Blue 1, Green 1")
    assert t.flipped() == ["1-A hit"]
    assert t.rats("gallia") == ["2-A", "3-A"]


def test_tokens_turned_up_are_discarded_with_their_face_for_all_to_see() -> None:
    t = ravaged("rats 1-A 6-M; Red 3")
    assert [face[:3] for face in t.view(None).discards[-2:]] == [(1, 0, 1), (6, 1, 0)]


def test_lost_cubes_go_back_to_their_owners_supply() -> None:
    t = ravaged("rats 1-A; Red 3, Blue 1")
    assert (t.stock("Red"), t.stock("Blue")) == (18, 20)


# --------------------------------------------------------------------------- the limit value


@pytest.mark.parametrize(("cubes", "hit"), [(3, True), (4, True), (2, False)])
def test_a_token_takes_effect_if_there_are_as_many_cubes_as_its_limit_or_more(cubes: int, hit: bool) -> None:
    t = ravaged(f"rats 3-A; Red {cubes}")
    assert t.flipped() == [f"3-A {'hit' if hit else 'no'}"]


def test_cubes_of_all_colours_count_for_the_limit() -> None:
    t = ravaged("rats 4-A; Red 1, Yellow 1, Green 1, Blue 1")
    assert t.cubes("gallia") == {}


def test_a_token_below_its_limit_is_seen_by_all_and_discarded_and_the_next_one_is_turned_up() -> None:
    t = ravaged("rats 3-A 2-A; Red 1, Blue 1")
    assert t.flipped() == ["3-A no", "2-A hit"]
    assert t.rats("gallia") == []


def test_the_limit_is_looked_at_when_the_token_is_turned_up_and_not_again() -> None:
    t = ravaged("rats 2-MA-Pea; Red 3", {"Red": "peasant"})
    assert t.cubes("gallia") == {}


@pytest.mark.parametrize(("nuns", "hit"), [("gallia", True), ("gallia gallia", False), ("hispania italia", True)])
def test_each_nun_in_the_region_lowers_its_population_by_one(nuns: str, hit: bool) -> None:
    assert ravaged("rats 2-A; Red 3", nuns=nuns).flipped() == [f"2-A {'hit' if hit else 'no'}"]


def test_with_more_nuns_than_cubes_the_population_is_none() -> None:
    t = ravaged("rats 1-A; Red 2", nuns="gallia gallia gallia")
    assert t.told("turned_up")[0]["n"] == 0
    assert t.cubes("gallia") == {"Red": 2}


def test_nuns_are_no_cubes_to_lose_and_do_not_stop_the_turning_up() -> None:
    t = ravaged("rats 1-A 1-A 1-A; Red 1", nuns="gallia")
    assert t.flipped() == ["1-A no"] * 3
    assert t.cubes("gallia") == {"Red": 1}


# --------------------------------------------------------------------------- M


def test_m_takes_a_cube_from_who_has_most() -> None:
    assert ravaged("rats 1-M; Red 1, Blue 3, Green 2").lost() == {"Blue": 1}


def test_in_a_tie_all_who_have_most_lose_one() -> None:
    assert ravaged("rats 1-M; Red 2, Blue 2, Green 1").lost() == {"Red": 1, "Blue": 1}


def test_m_is_counted_when_the_token_is_turned_up_whatever_else_is_on_it() -> None:
    t = ravaged("rats 1-MM-Chi; Red 3, Blue 2, Green 2", {"Red": "crusader"}, who="Blue")
    assert t.lost() == {"Red": 3}  # though Blue and Green lead when the second M takes its cube


def test_m_comes_before_a_and_the_classes() -> None:
    t = ravaged("rats 1-MA-Pea; Red 3, Blue 1", {"Blue": "peasant"})
    assert [(fact["seat"], fact["n"]) for fact in t.told("lost")] == [(0, 1), (0, 1), (3, 1)]
    assert t.cubes("gallia") == {"Red": 1}


def test_two_m_hit_the_same_majority_twice_without_counting_anew() -> None:
    t = ravaged("rats 1-MM; Red 2, Blue 2, Green 1")
    assert t.lost() == {"Red": 2, "Blue": 2}
    assert t.cubes("gallia") == {"Green": 1}


def test_a_second_m_passes_over_those_who_have_no_cube_left() -> None:
    t = ravaged("rats 1-MM; Red 1, Blue 1")
    assert t.lost() == {"Red": 1, "Blue": 1}


def test_the_next_token_counts_the_majority_anew() -> None:
    t = ravaged("rats 1-M 1-M; Red 3, Blue 2")
    assert [fact["seat"] for fact in t.told("lost")] == [0, 0, 3]


# --------------------------------------------------------------------------- A


def test_a_takes_a_cube_from_everybody_who_has_one_there() -> None:
    t = ravaged("rats 1-A; Red 1, Green 2, Blue 3")
    assert t.lost() == {"Red": 1, "Green": 1, "Blue": 1}


def test_two_a_take_two() -> None:
    assert ravaged("rats 1-AA; Red 1, Blue 3").lost() == {"Red": 1, "Blue": 2}


# --------------------------------------------------------------------------- class symbols


@pytest.mark.parametrize(
    ("cls", "card"),
    [("Pea", "serf"), ("Bou", "mayor"), ("Chu", "bishop"), ("Chi", "soldier"), ("Mag", "wizard"), ("Roy", "emperor")],
)
def test_a_class_symbol_takes_a_cube_from_the_holder_of_a_card_of_that_class(cls: str, card: str) -> None:
    t = ravaged(f"rats 1-{cls}; Yellow 2, Blue 2", {"Blue": card})
    assert t.lost() == {"Blue": 1}


def test_several_class_symbols_take_one_cube_each() -> None:
    t = ravaged("rats 1-PeaMag; Red 2, Blue 2", {"Blue": "peasant witch"})
    assert t.lost() == {"Blue": 2}


def test_the_same_class_twice_on_a_token_takes_two() -> None:
    assert ravaged("rats 1-RoyRoy; Blue 3", {"Blue": "king"}).lost() == {"Blue": 2}


def test_the_player_on_turn_is_hit_like_all_others() -> None:
    assert ravaged("rats 1-Roy; Red 2", {"Red": "king"}).lost() == {"Red": 1}


def test_a_card_beside_the_board_hurts_nobody() -> None:
    t = table("gallia: rats 1-Roy; Red 1, Blue 1", plague="hispania", beside="king").turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "italia")
    assert (t.flipped(), t.lost()) == (["1-Roy hit"], {})


def test_a_class_with_no_card_in_play_has_no_effect() -> None:
    assert ravaged("rats 1-Roy; Red 1, Blue 1", {"Blue": "monk"}).lost() == {}


def test_a_holder_without_cubes_in_the_region_is_not_affected() -> None:
    t = table("gallia: rats 1-Roy; Red 1", "italia: Blue 2", plague="hispania", cards={"Blue": "king"}).turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "italia")
    assert t.lost() == {}
    assert t.cubes("italia") == {"Blue": 2}


@pytest.mark.parametrize(("cubes", "lost"), [(5, 3), (2, 2)])
def test_a_player_loses_one_cube_for_each_card_of_the_class_as_far_as_he_has_them(cubes: int, lost: int) -> None:
    t = ravaged(f"rats 1-Mag; Blue {cubes}", {"Blue": "witch wizard pied_piper"})
    assert t.lost() == {"Blue": lost}


def test_cards_of_one_class_with_different_players_take_a_cube_from_each() -> None:
    t = ravaged("rats 1-Roy; Yellow 2, Blue 2, Green 2", {"Yellow": "king", "Blue": "queen emperor"})
    assert t.lost() == {"Yellow": 1, "Blue": 2}


def test_a_token_without_symbols_takes_nobody() -> None:
    t = ravaged("rats 1-none; Red 1")
    assert (t.flipped(), t.lost()) == (["1-none hit"], {})


def test_the_classes_are_hit_whether_or_not_the_card_was_used_this_turn() -> None:
    t = table("gallia: rats 1-Bou; Red 3", plague="hispania", cards={"Red": "merchant"}).turn("Red")
    t.use("Red", "merchant").play("Red", "merchant_from", "gallia").play("Red", "merchant_to", "italia")
    t.play("Red", "merchant_cubes", 0).plague("Red", "gallia").play("Red", "new_rat", "anglia")
    assert t.lost() == {"Red": 1}


def test_who_takes_a_card_makes_himself_a_target_in_the_same_turn() -> None:
    t = table("gallia: rats 1-Roy; Red 1, Blue 1", plague="hispania", beside="king").turn("Red").take("Red", "king")
    t.plague("Red", "gallia").play("Red", "new_rat", "italia")
    assert t.lost() == {"Red": 1}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_with_fewer_players(seats: int) -> None:
    t = ravaged("rats 1-MA; Red 2, Yellow 3", seats=seats)
    assert t.lost() == {"Yellow": 2, "Red": 1}
