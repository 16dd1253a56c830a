"""Who wins, and the places below."""

from rules.rattus_cartus import game
from rules.rattus_cartus.scoring import reckoning

from .build import Play, new_game, table


def ended(points: list[int], rats: list[int]) -> Play:
    """Points come from tokens; ten nuns help."""
    t = table(seats=len(points))
    t.g.tokens, t.g.rats = points, rats
    return t.at(reckoning())


def test_the_survivor_with_most_points_wins() -> None:
    t = ended([3, 9, 5], [10, 10, 0])
    assert (t.result().winners, t.result().why) == ((1,), "most_points")
    assert t.told("won") == [{"seats": (1,), "points": 9}]


def test_of_several_with_most_points_the_one_with_fewer_rats_wins() -> None:
    t = ended([9, 9, 5], [7, 6, 0])
    assert (t.result().winners, t.result().why, t.result().places) == ((1,), "fewer_rats", (2, 1, 3))


def test_if_they_have_as_many_rats_too_they_share_the_victory() -> None:
    t = ended([9, 5, 9], [6, 0, 6])
    assert (t.result().winners, t.result().why, t.result().places) == ((0, 2), "shared", (1, 3, 1))
    assert t.told("won") == [{"seats": (0, 2), "points": 9}]


def test_the_places_below_go_by_points_then_by_fewer_rats_and_equal_ones_share_a_place() -> None:
    assert ended([9, 4, 4, 4, 1], [0, 5, 3, 5, 0]).result().places == (1, 3, 2, 3, 5)


def test_all_the_dead_share_the_last_place() -> None:
    assert ended([9, 4, 8, 4], [11, 5, 12, 6]).result().places == (3, 1, 3, 2)


def test_points_of_the_dead_do_not_decide_why_somebody_won() -> None:
    t = ended([9, 9, 5], [11, 6, 0])
    assert (t.result().winners, t.result().why) == ((1,), "most_points")


def test_there_is_no_result_before_the_end() -> None:
    assert game.result(new_game().g) is None


def test_everybody_sees_the_result_at_the_end_and_not_before() -> None:
    over = ended([3, 9, 5], [10, 10, 0])
    assert new_game().view(None).result is None
    assert over.view(None).result == over.result()
