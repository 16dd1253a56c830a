"""Why something is no option now: told for all that a player may wonder about, and for nothing that they may do."""

from rules.rattus import game

from .build import SEATS, Play, meant, table


def barred(t: Play, who: str) -> dict[object, str]:
    return {option: refusal.key for option, refusal in game.barred(t.g, SEATS[who]).items()}


def turn() -> Play:
    cards = {"Red": "merchant knight queen", "Blue": "king"}
    regions = ("gallia: rats 6", "scandia: Blue 1")
    return table(*regions, plague="hispania", walls="gallia-hispania", cards=cards, beside="monk").turn("Red")


def test_nothing_that_may_be_done_is_barred() -> None:
    t = turn()
    assert not set(barred(t, "Red")) & set(t.options("Red"))


def test_in_a_turn_every_region_card_and_way_is_an_option_or_has_its_reason() -> None:
    t = turn()
    known = {*barred(t, "Red"), *t.options("Red")}
    assert {("place", region) for region in range(12)} <= known
    assert {("plague", region) for region in range(12)} <= known
    assert {("use", card) for card in meant(("merchant", "knight", "queen"))} <= known
    assert {("take", card) for card in meant(("merchant", "knight", "queen", "king", "monk"))} <= known


def test_the_reasons_of_a_turn() -> None:
    reasons = barred(turn(), "Red")
    assert reasons[meant(("take", "merchant"))] == "card_is_yours"
    assert reasons[meant(("place", "scandia"))] == "no_rats_there"
    assert reasons[meant(("use", "merchant"))] == "nobody_can_move"
    assert reasons[meant(("use", "knight"))] == "works_in_phase_c"
    assert reasons[meant(("use", "queen"))] == "queen_not_largest"
    assert reasons[meant(("plague", "hispania"))] == "plague_must_move"
    assert reasons[meant(("plague", "russia"))] == "too_far"
    assert meant(("plague", "gallia")) not in reasons  # by the Knight round the wall


def test_the_queens_reason_names_the_rival_and_both_sizes() -> None:
    facts = game.barred(turn().g, 0)[meant(("use", "queen"))].facts
    assert (facts["n"], facts["other"], facts["rival"]) == (0, 3, 1)


def test_cards_of_others_and_cards_not_in_this_game_are_not_told_about() -> None:
    reasons = barred(turn(), "Red")
    assert not {("use", card) for card in meant(("king", "monk", "nun"))} & set(reasons)
    assert meant(("take", "nun")) not in reasons


def test_who_is_not_asked_is_told_nothing() -> None:
    assert barred(turn(), "Blue") == {}


def test_where_a_rat_cannot_go_full_bishop_and_wall_are_told_apart() -> None:
    regions = ("anglia: rats 6 6 6", "germania: rats 6")
    t = table(*regions, plague="polonia", bishops="italia", walls="germania-hungaria").turn("Red")
    t.plague("Red", "germania")
    assert barred(t, "Red") == {
        meant("anglia"): "region_full",
        meant("italia"): "bishop_there",
        meant("hungaria"): "wall_between",
    }


def test_the_reasons_of_the_final_round() -> None:
    cards = {"Blue": "peasant knight king monk"}
    t = table("gallia: Blue 1", plague="hispania", cards=cards).last_round("Red").use("Blue", "peasant")
    t.play("Blue", "peasant", "gallia")
    assert barred(t, "Blue") == {
        meant(("use", "peasant")): "card_used",
        meant(("use", "knight")): "moves_the_piece",
        meant(("use", "monk")): "no_rat_can_move",
    }


def test_in_the_final_round_a_piece_that_is_walled_in_is_the_reason_for_the_cards_that_move_it() -> None:
    cards, walls = {"Blue": "knight bishop"}, "gallia-hispania hispania-italia"
    t = table(plague="hispania", cards=cards, walls=walls).last_round("Red")
    assert barred(t, "Blue") == {meant(("use", "knight")): "piece_walled_in"}
