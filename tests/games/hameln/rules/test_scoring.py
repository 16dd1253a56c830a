"""The final scoring, line by line, and who wins."""

import pytest

from rules.hameln import game
from rules.hameln.flow import after_phase

from .build import Play, table


def scored(*lines: str, ended_by: int = -1, **more: str | int) -> Play:
    """The game is over on this table."""
    t = table(*lines, **({"phase": 3, "pool": 0} | more))  # type: ignore[arg-type]
    t.g.ended_by = ended_by
    return t.at(after_phase())


def example() -> Play:
    return scored(
        "A: influence 6, money 7, tokens 1+3",
        "B: influence 6, money 7",
        "C: influence 3, tokens 2+2",
        "D: money 2, tokens 1",
        homes="Y4 A/B, R3 B/C, B4 D/A, G2 C/A",
        rats="s04 a05 a06 wG",
        arrived="B A C D",
        cat="D",
        road="C",
        ended_by=0,
    )


def test_example_of_a_scoring_with_four_players() -> None:
    t = example()
    assert t.line("influence") == (2, 3, 1, 0)
    assert t.line("money") == (3, 5, 0, 1)
    assert t.line("rat_catcher") == (3, None, 1, 0)
    assert t.line("ended_game") == (1, None, None, None)
    assert t.line("cat") == (None, None, None, 1)
    assert t.line("houses") == (19, 22, 17, 14)
    assert t.line("road") == (None, None, -1, None)
    result = t.result()
    assert (result.totals, result.places, result.winners) == ((28, 30, 18, 16), (2, 1, 3, 4), (1,))
    assert (result.why, result.facts) == ("most_points", {"ended": "big_rats"})


def test_the_higher_influence_wins_a_tied_game_and_the_result_says_so() -> None:
    result = scored("B: influence 1, money 3", "D: influence 2, money 1", cat="D").result()
    assert result.totals == (10 + 1 + 1, 10 + 2 + 5, 10, 10 + 3 + 3 + 1)
    assert (result.places, result.winners, result.why) == ((3, 2, 4, 1), (3,), "influence")


def test_ties_of_the_other_places_are_settled_by_influence_too() -> None:
    result = scored(arrived="C A D B", cat="B", ended_by=1).result()
    assert (result.totals, result.places) == ((10 + 2 + 3, 10 + 2, 10 + 3 + 5, 10 + 1 + 1), (2, 4, 1, 3))
    assert result.why == "most_points"


# --------------------------------------------------------------------------- line by line


@pytest.mark.parametrize(
    ("seats", "points"), [(3, (3, 2, 1)), (4, (3, 2, 1, 0)), (5, (3, 2, 1, 0, 0))], ids=["three", "four", "five"]
)
def test_influence_scores_3_2_1_from_the_top(seats: int, points: tuple[int, ...]) -> None:
    assert scored(seats=seats).line("influence") == points


@pytest.mark.parametrize(
    ("seats", "points"), [(3, (5, 3, 1)), (4, (5, 3, 1, 0)), (5, (5, 3, 2, 1, 0))], ids=["three", "four", "five"]
)
def test_money_scores_by_order_and_the_penniless_take_part(seats: int, points: tuple[int, ...]) -> None:
    assert scored("A: money 9", "B: money 1", seats=seats).line("money") == points


def test_a_tie_in_money_goes_to_the_higher_influence() -> None:
    assert scored("A: money 3", "B: money 3", arrived="C B A D").line("money") == (3, 5, 1, 0)


def test_the_greatest_sum_of_tokens_scores_3_and_the_second_1() -> None:
    lines = ("A: tokens 1+1", "B: tokens 3", "C: tokens 2+3", "D: tokens 1")
    assert scored(*lines).line("rat_catcher") == (0, 1, 3, 0)


def test_without_a_token_there_is_no_second_place_for_tokens() -> None:
    assert scored("C: tokens 1").line("rat_catcher") == (None, None, 3, None)
    assert scored().line("rat_catcher") == (None,) * 4


def test_a_tie_of_tokens_goes_to_the_higher_influence_and_is_not_shared() -> None:
    lines = ("A: tokens 1+2", "B: tokens 3", "C: tokens 3")
    assert scored(*lines, arrived="D C A B").line("rat_catcher") == (1, 0, 3, None)


def test_the_tokens_count_by_sum_and_not_by_number() -> None:
    assert scored("A: tokens 1+1", "B: tokens 3").line("rat_catcher") == (1, 3, None, None)


def test_the_cat_is_worth_a_point_to_its_owner() -> None:
    assert scored(cat="B").line("cat") == (None, 1, None, None)
    assert scored().line("cat") == (None,) * 4


def test_each_member_in_a_clean_house_scores_its_cost() -> None:
    assert scored(opening="R3 A/B, G2 C/A, M1 D/C").line("houses") == (9, 7, 7, 5)


def test_infested_houses_score_nothing_for_either() -> None:
    t = scored(opening="R3 A/B, G2 C/A", rats="s08 a10 a11 wR")
    assert t.line("houses") == (2, 0, 2, 0)


def test_infestation_is_judged_after_the_last_clearing() -> None:
    full = "s01 a01 a02 wY"
    t = table(homes="Y2 A/B", rats=f"{full} q02 q12", big="Y2", pool=1, phase=3, bag=(0, 0)).turn("A").men("A", "M1")
    assert (t.infested, t.line("houses")) == ("", (15, 15, 10, 10))


def test_money_is_counted_after_the_last_payment() -> None:
    t = table("A: money 3, boy 1", "B: money 2", rats="q02 q12", pool=1, phase=3, bag=(0, 0)).turn("A").men("A", "M1")
    t.play("A", "keep", "boy")
    assert t.line("money") == (3, 5, 1, 0)


def test_example_of_the_road() -> None:
    assert scored(road="A A B A B B A").line("road") == (-13, -14, None, None)


def test_every_child_beyond_the_last_space_costs_six() -> None:
    assert scored(road="A A A A A B C B B").line("road") == (-15, -18, -6, None)


def test_a_total_may_be_negative() -> None:
    t = scored(opening="R3 A/B", road="D D D D D D D D")
    assert t.result().totals[3] == 0 - (15 + 18)


def test_goods_bribes_and_children_in_the_hall_score_nothing() -> None:
    plain = scored("A: money 1").result()
    rich = scored("A: money 1, meat 5", "B: boy 2, girl 1", bribes="red 4").result()
    assert (plain.totals, plain.lines) == (rich.totals, rich.lines)


def test_the_point_for_the_end_goes_to_who_took_the_last_big_rat_of_the_game() -> None:
    assert scored(ended_by=2).line("ended_game") == (None, None, 1, None)
    t = table(rats="q02 q12", pool=1, phase=2, bag=(0, 0)).turn("A").men("A", "M1")
    assert t.g.ended_by == -1  # the second phase is not the game


# --------------------------------------------------------------------------- what is told


def test_at_the_end_the_tokens_are_turned_up_for_all() -> None:
    t = scored("A: tokens 1+3", "C: tokens 2", arrived="C A B D")
    assert t.told("showed_tokens") == [
        {"seat": 2, "values": (2,), "n": 2},
        {"seat": 0, "values": (1, 3), "n": 4},
    ]


def test_the_winner_is_told_with_the_points() -> None:
    assert example().told("won") == [{"seat": 1, "points": 30}]


def test_there_is_no_result_before_the_end() -> None:
    assert game.result(table().turn("A").g) is None


def test_the_lines_come_in_one_order_and_add_up_to_the_totals() -> None:
    result = example().result()
    assert [line.key for line in result.lines] == [
        "houses",
        "influence",
        "money",
        "rat_catcher",
        "cat",
        "ended_game",
        "road",
    ]
    for seat in range(4):
        assert result.totals[seat] == sum(line.points[seat] or 0 for line in result.lines)
