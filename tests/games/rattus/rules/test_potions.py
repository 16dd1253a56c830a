"""Potions: a cube that would be lost may be saved by giving up a potion that lies by it."""

from collections.abc import Mapping
from typing import Any

from rules.rattus.options import Options

from .build import Play, table

GUARDED = "gallia: rats 1-A 1-A 6; Red 2, Blue 2 potions 1"


def ravaged(*regions: str, who: str = "Red", cards: Mapping[str, str] | None = None, **more: Any) -> Play:
    """The piece has come to Gallia from Hispania; new rats went to Italia."""
    t = table(*regions, plague="hispania", cards=cards, **more).turn(who).plague(who, "gallia")
    while t.asked == {who: "new_rat"}:
        t.play(who, "new_rat", "italia")
    return t


def test_the_owner_may_give_up_a_potion_instead_of_the_cube() -> None:
    t = ravaged(GUARDED)
    assert t.asked == {"Blue": "lose_cube"}
    t.play("Blue", "lose_cube", ("give", 1))
    assert t.cubes("gallia") == {"Blue": 1}  # the second token was turned up as well
    assert t.potions("gallia", "Blue") == (0,)
    assert t.told("gave_potion") == [{"seat": 3, "region": 1}]


def test_the_owner_may_keep_his_potion_and_lose_a_cube_without() -> None:
    t = ravaged(GUARDED).play("Blue", "lose_cube", ("lose", 0)).play("Blue", "lose_cube", ("give", 1))
    assert t.potions("gallia", "Blue") == (0,)
    assert t.lost() == {"Red": 2, "Blue": 1}


def test_the_owner_may_lose_the_cube_with_its_potion() -> None:
    t = ravaged(GUARDED).play("Blue", "lose_cube", ("lose", 1))
    assert t.g.potions == ()
    assert t.g.potions_left == 10


def test_a_potion_is_the_owners_choice_in_anybodys_turn_whoever_holds_the_wizard() -> None:
    t = ravaged(GUARDED, who="Green", cards={"Yellow": "wizard"})
    assert t.asked == {"Blue": "lose_cube"}
    assert t.options("Blue") == (("lose", 0), ("lose", 1), ("give", 1))


def test_cubes_are_told_apart_by_their_potions_and_alike_ones_are_listed_once() -> None:
    t = ravaged("gallia: rats 1-A; Blue 4 potions 2 2")
    assert t.options("Blue") == (("lose", 0), ("lose", 2), ("give", 2))


def test_of_several_potions_on_a_cube_one_is_given_up() -> None:
    t = ravaged("gallia: rats 1-A; Blue 1 potions 3").play("Blue", "lose_cube", ("give", 3))
    assert t.potions("gallia", "Blue") == (2,)
    assert t.g.potions_left == 8


def test_a_used_potion_goes_back_to_the_stock_of_ten() -> None:
    t = ravaged("gallia: rats 1-A; Blue 1 potions 1")
    assert t.g.potions_left == 9
    assert t.play("Blue", "lose_cube", ("give", 1)).g.potions_left == 10


def test_a_potion_helps_only_on_a_cube_in_the_region() -> None:
    t = ravaged("gallia: rats 1-A; Blue 1", "anglia: Blue 1 potions 1")
    assert t.lost() == {"Blue": 1}
    assert t.potions("anglia", "Blue") == (1,)


def test_several_losses_by_one_token_are_questions_of_their_own() -> None:
    t = ravaged("gallia: rats 1-AA; Blue 2 potions 1")
    t.play("Blue", "lose_cube", ("give", 1))
    assert t.cubes("gallia") == {"Blue": 1}  # of the two cubes, now alike, one is lost to the second A
    assert t.lost() == {"Blue": 1}


def test_a_cube_saved_once_may_be_hit_again_and_saved_by_a_further_potion() -> None:
    t = ravaged("gallia: rats 1-A-Roy; Blue 1 potions 2", cards={"Blue": "king"})
    t.play("Blue", "lose_cube", ("give", 2)).play("Blue", "lose_cube", ("give", 1))
    assert t.potions("gallia", "Blue") == (0,)
    assert t.lost() == {}


def test_two_cards_of_a_class_are_two_losses_and_two_questions() -> None:
    t = ravaged("gallia: rats 1-Roy; Blue 3 potions 1", cards={"Blue": "king queen"})
    t.play("Blue", "lose_cube", ("lose", 0))
    assert t.asked == {"Blue": "lose_cube"}
    t.play("Blue", "lose_cube", ("give", 1))
    assert (t.potions("gallia", "Blue"), t.lost()) == ((0, 0), {"Blue": 1})


def test_owners_are_asked_clockwise_from_the_player_on_turn() -> None:
    regions = "gallia: rats 1-A; Red 1 potions 1, Yellow 1 potions 1, Green 1, Blue 1 potions 1"
    t, order = ravaged(regions, who="Green"), list[str]()
    while "lose_cube" in t.asked.values():
        (who,) = t.asked
        order.append(who)
        t.play(who, "lose_cube", ("give", 1))
    assert order == ["Blue", "Red", "Yellow"]


def test_all_losses_of_a_symbol_are_fixed_before_anybody_is_asked() -> None:
    t = ravaged("gallia: rats 1-A; Red 1, Yellow 1 potions 1, Blue 1")
    assert t.lost() == {"Red": 1, "Blue": 1}
    assert t.asked == {"Yellow": "lose_cube"}


def test_if_a_potion_saves_one_of_a_tied_majority_the_others_lose_theirs_all_the_same() -> None:
    t = ravaged("gallia: rats 1-M; Red 2, Blue 2 potions 1").play("Blue", "lose_cube", ("give", 1))
    assert t.cubes("gallia") == {"Red": 1, "Blue": 2}


def test_a_saved_cube_goes_on_counting_for_the_majority() -> None:
    t = ravaged("gallia: rats 1-M 1-M; Red 1, Blue 2 potions 1").play("Blue", "lose_cube", ("give", 1))
    assert t.told("lost") == [{"seat": 3, "region": 1, "n": 1, "by": "M", "cards": ()}]


def test_a_saved_cube_goes_on_counting_for_the_limits() -> None:
    t = ravaged("gallia: rats 1-M 2-A; Blue 2 potions 2").play("Blue", "lose_cube", ("give", 2))
    assert t.flipped() == ["1-M hit", "2-A hit"]


def test_a_cube_without_potions_is_not_asked_about() -> None:
    assert ravaged("gallia: rats 1-A; Red 1, Blue 3").asked == {"Yellow": "turn"}


def test_a_single_cube_with_a_potion_is_still_a_choice() -> None:
    t = ravaged("gallia: rats 1-A; Blue 1 potions 1")
    assert t.options("Blue") == (("lose", 1), ("give", 1))


def test_potions_stay_with_their_cubes_when_the_wizard_changes_hands() -> None:
    t = table("gallia: rats 6; Blue 1 potions 1", cards={"Blue": "wizard"}).turn("Red").take("Red", "wizard")
    assert t.potions("gallia", "Blue") == (1,)
    assert t.g.potions_left == 9


# --------------------------------------------------------------------------- at the end of the game


def test_potions_protect_in_the_final_ravage_asked_from_who_would_have_been_next() -> None:
    regions = "gallia: rats 1-A; Red 1 potions 1, Yellow 1 potions 1, Green 1 potions 1, Blue 1 potions 1"
    t, order = table(regions).ravage_all(after="Green"), list[str]()
    while t.asked:
        (who,) = t.asked
        order.append(who)
        t.play(who, "lose_cube", ("give", 1))
    assert order == ["Blue", "Red", "Yellow", "Green"]
    assert t.result().totals == (1, 1, 1, 1)


def test_in_a_reveal_of_the_final_round_owners_are_asked_from_the_one_who_uses_the_card() -> None:
    regions = "gallia: rats 1-A; Red 1 potions 1, Green 1 potions 1, Blue 1 potions 1"
    t = table(regions, plague="hispania", cards={"Blue": "crusader"}).last_round(after="Green")
    t.plague("Blue", "gallia")
    order = []
    while "lose_cube" in t.asked.values():
        (who,) = t.asked
        order.append(who)
        t.play(who, "lose_cube", ("give", 1))
    assert order == ["Blue", "Red", "Green"]


STRICT = Options(potion_in_final_ravage="no")


def test_if_so_agreed_potions_do_not_help_in_the_final_ravage() -> None:
    t = table("gallia: rats 1-A; Blue 3 potions 1 2", options=STRICT).ravage_all(after="Red")
    assert t.lost() == {"Blue": 1}
    assert t.potions("gallia", "Blue") == (1, 2)  # the cube with the fewest potions goes


def test_if_so_agreed_potions_do_not_help_in_a_reveal_of_the_final_round_either() -> None:
    t = table("gallia: rats 1-A; Blue 1 potions 1", plague="hispania", cards={"Yellow": "serf"}, options=STRICT)
    t.last_round(after="Red").plague("Yellow", "gallia")
    assert t.lost() == {"Blue": 1}
    assert t.g.potions_left == 10


def test_the_agreement_changes_nothing_before_the_end() -> None:
    assert ravaged(GUARDED, options=STRICT).asked == {"Blue": "lose_cube"}


# --------------------------------------------------------------------------- the Wizard


def test_the_wizard_puts_a_potion_by_one_of_his_holders_cubes_anywhere() -> None:
    t = table("gallia: Red 2", "scandia: Red 1, Blue 1", cards={"Red": "wizard"}).turn("Red").use("Red", "wizard")
    assert t.regions("Red") == "gallia scandia"
    t.play("Red", "wizard", "gallia")
    assert (t.potions("gallia", "Red"), t.g.potions_left) == ((0, 1), 9)
    assert t.told("wizard") == [{"seat": 0, "region": 1, "n": 1}]


def test_a_cube_may_hold_several_potions() -> None:
    t = table("gallia: Red 2 potions 1", cards={"Red": "wizard"}).turn("Red").use("Red", "wizard")
    t.play("Red", "wizard", "gallia")
    assert t.options("Red") == (0, 1)
    t.play("Red", "wizard_cube", 1)
    assert t.potions("gallia", "Red") == (0, 2)


def test_one_potion_is_placed_in_a_turn() -> None:
    t = table("gallia: Red 1", cards={"Red": "wizard"}).turn("Red").use("Red", "wizard").play("Red", "wizard", "gallia")
    assert t.why_no("Red", "use", "wizard") == "card_used"


def test_cubes_of_others_in_the_palace_or_on_the_baker_card_get_no_potion() -> None:
    cards = {"Red": "wizard baker"}
    t = table("gallia: Blue 1", palace={"Red": 1}, baker=1, cards=cards).turn("Red")
    assert t.may("Red", "use") == "baker"
    assert t.why_no("Red", "use", "wizard") == "nobody_on_board"


def test_without_a_potion_in_the_stock_the_wizard_cannot_be_used() -> None:
    t = table("gallia: Red 1, Blue 2 potions 4 6", cards={"Red": "wizard"}).turn("Red")
    assert t.may("Red", "use") == ""
    assert t.why_no("Red", "use", "wizard") == "no_potions"


def test_the_wizard_is_used_in_the_final_round_only_where_potions_still_protect() -> None:
    for options, usable in ((Options(), "baker wizard"), (STRICT, "baker")):
        t = table("gallia: Blue 1", cards={"Blue": "baker wizard"}, options=options).last_round(after="Red")
        assert t.may("Blue", "use") == usable
    assert t.why_no("Blue", "use", "wizard") == "potions_protect_no_more"


def test_a_wizard_alone_is_passed_over_where_potions_no_longer_protect() -> None:
    cards = {"Blue": "wizard", "Yellow": "bishop"}
    t = table("gallia: Blue 1", cards=cards, options=STRICT).last_round(after="Red")
    assert t.asked == {"Yellow": "last_uses"}


def test_a_potion_goes_with_a_cube_that_the_merchant_moves() -> None:
    t = table("gallia: Red 2 potions 2", cards={"Red": "merchant"}).turn("Red").use("Red", "merchant")
    t.play("Red", "merchant_from", "gallia").play("Red", "merchant_to", "italia").play("Red", "merchant_cubes", 2)
    assert (t.potions("gallia", "Red"), t.potions("italia", "Red")) == ((0,), (2,))


def test_a_potion_goes_with_the_cube_of_the_pied_piper() -> None:
    t = table("gallia: Red 2 potions 2", cards={"Red": "pied_piper"}).turn("Red").use("Red", "pied_piper")
    t.play("Red", "piper_from", "gallia").play("Red", "piper_cube", 2).play("Red", "piper_to", "italia")
    assert (t.potions("gallia", "Red"), t.potions("italia", "Red")) == ((0,), (2,))


def test_in_an_exchange_each_potion_goes_with_its_cube() -> None:
    t = table("gallia: Red 1 potions 1", "italia: Blue 2 potions 3", cards={"Red": "messenger"}).turn("Red")
    t.use("Red", "messenger").play("Red", "messenger_from", "gallia").play("Red", "messenger_to", "italia")
    assert t.options("Red") == ((3, 0), (3, 3))
    t.play("Red", "messenger_swap", ("Blue", 3))
    assert (t.potions("italia", "Red"), t.potions("gallia", "Blue")) == ((1,), (3,))
    assert t.potions("italia", "Blue") == (0,)


def test_the_potions_of_a_cube_that_enters_the_palace_go_back_to_the_stock() -> None:
    t = table("gallia: Red 2 potions 2", cards={"Red": "king"}).turn("Red").use("Red", "king")
    t.play("Red", "king", "gallia").play("Red", "king_cube", 2)
    assert (t.potions("gallia", "Red"), t.g.potions_left, t.palace("Red")) == ((0,), 10, 1)
