"""Phase A: a class card may be taken, from beside the board or from another player."""

from .build import table

HERE = "gallia: rats 6 6 6; Red 1"


def test_a_card_may_be_taken_from_beside_the_board_or_from_any_other_player() -> None:
    t = table(HERE, cards={"Red": "merchant", "Blue": "king"}, beside="monk witch").turn("Red")
    assert t.may("Red", "take") == "monk witch king"
    assert t.take("Red", "monk").held("Red") == "merchant monk"


def test_a_card_taken_from_a_player_lies_before_the_taker_from_then_on() -> None:
    t = table(HERE, cards={"Blue": "king witch"}).turn("Red").take("Red", "king")
    assert (t.held("Red"), t.held("Blue")) == ("king", "witch")
    assert t.told("took") == [{"seat": 0, "card": 15, "source": 3}]


def test_only_one_card_may_be_taken_in_a_turn() -> None:
    t = table(HERE, beside="monk witch").turn("Red").take("Red", "monk")
    assert t.may("Red", "take") == ""
    assert t.why_no("Red", "take", "witch") == "one_card_a_turn"


def test_a_card_that_is_not_in_this_game_cannot_be_taken() -> None:
    t = table(HERE, beside="monk").turn("Red")
    assert t.why_no("Red", "take", "nun") == "not_an_option"


def test_taking_a_card_is_optional() -> None:
    t = table(HERE, "germania: rats 6", beside="monk", plague="polonia").turn("Red").plague("Red", "germania")
    assert t.play("Red", "new_rat", "polonia").asked == {"Yellow": "turn"}
    assert t.held("Red") == ""


def test_any_number_of_cards_may_be_held_even_all_six() -> None:
    five = "peasant merchant monk knight witch"
    t = table(HERE, cards={"Red": five}, beside="king").turn("Red").take("Red", "king")
    assert t.held("Red") == f"{five} king"


def test_phase_a_may_come_after_phase_b() -> None:
    t = table(HERE, beside="monk").turn("Red").place("Red", "gallia").take("Red", "monk")
    assert t.held("Red") == "monk"


def test_no_card_can_be_taken_once_the_plague_has_moved() -> None:
    t = table("italia: rats 6 6 6; Red 1", beside="monk").turn("Red").plague("Red", "italia")
    assert t.asked == {"Red": "new_rat"}
    assert t.why_not("Red", "turn", ("take", "monk")) == "out_of_date"


def test_a_card_taken_this_turn_may_be_used_this_turn() -> None:
    t = table(HERE, beside="merchant").turn("Red").take("Red", "merchant").use("Red", "merchant")
    assert t.asked == {"Red": "merchant_from"}


def test_a_card_may_be_used_though_its_former_holder_used_it_in_his_own_last_turn() -> None:
    t = table("gallia: rats 6; Red 1, Yellow 1", "polonia: Red 1", cards={"Red": "merchant"}, plague="scandia")
    t.turn("Red").use("Red", "merchant").play("Red", "merchant_from", "gallia").play("Red", "merchant_to", "italia")
    t.play("Red", "merchant_cubes", 0).plague("Red", "anglia").take("Yellow", "merchant")
    assert t.may("Yellow", "use") == "merchant"


def test_after_using_a_card_that_of_another_player_may_be_taken_and_used_too() -> None:
    t = table(HERE, cards={"Red": "monk", "Blue": "merchant"}).turn("Red").use("Red", "monk")
    t.play("Red", "monk_from", "gallia").play("Red", "monk_rat", 0).play("Red", "monk_to", "italia")
    assert t.take("Red", "merchant").may("Red", "use") == "merchant"


def test_symbols_hurt_the_new_holder_and_not_the_former_one_from_that_moment() -> None:
    t = table("gallia: rats 1-Roy; Red 1, Blue 1", cards={"Blue": "king"}).turn("Red").take("Red", "king")
    t.plague("Red", "gallia").play("Red", "new_rat", "hispania")
    assert t.lost() == {"Red": 1}
    assert t.cubes("gallia") == {"Blue": 1}


def test_a_card_that_works_in_phase_c_is_no_use_before() -> None:
    t = table(HERE, cards={"Red": "knight crusader soldier serf"}).turn("Red")
    assert t.may("Red", "use") == ""
    assert {t.why_no("Red", "use", card) for card in ("knight", "crusader", "soldier", "serf")} == {"works_in_phase_c"}


def test_a_card_of_somebody_else_cannot_be_used() -> None:
    t = table(HERE, cards={"Blue": "witch"}).turn("Red")
    assert t.may("Red", "use") == ""
    assert t.why_no("Red", "use", "witch") == "not_an_option"
