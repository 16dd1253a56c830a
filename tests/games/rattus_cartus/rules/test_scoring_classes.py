"""The end of the game: the awards of the six classes."""

import pytest

from rules.rattus_cartus.components import Class
from rules.rattus_cartus.scoring import reckoning

from .build import NAMES, SEATS, Play, table


def influenced(cls: Class = Class.MAGIC, seats: int = 4, **points: int) -> Play:
    """The end of a game in which discs arrived on one track in this order."""
    t = table(seats=seats)
    for name, n in points.items():
        t.g.gain_influence(SEATS[name], cls, n)
    return t.at(reckoning())


@pytest.mark.parametrize("cls", Class)
def test_in_each_class_the_first_scores_10_the_second_5_and_the_third_2(cls: Class) -> None:
    t = influenced(cls, Blue=4, Red=3, Yellow=2, Green=1)
    assert t.line(cls.name.lower()) == (5, 2, None, 10)
    others = {other.name.lower() for other in Class} - {cls.name.lower()}
    assert all(t.line(other) == (None,) * 4 for other in others)


def test_all_six_classes_are_scored_apart_and_added_up() -> None:
    t = table()
    for cls in Class:
        t.g.gain_influence(SEATS["Green"], cls, 1)
    assert t.at(reckoning()).result().totals == (0, 0, 60, 0)


def test_with_two_players_only_10_and_5_are_awarded() -> None:
    assert influenced(seats=2, Red=2, Yellow=3).line("magic") == (5, 10)


def test_with_three_players_the_third_award_is_given() -> None:
    assert influenced(seats=3, Red=2, Yellow=3, Green=1).line("magic") == (5, 10, 2)


def test_who_has_no_influence_in_a_class_scores_nothing_there_and_the_award_is_lost() -> None:
    assert influenced(Red=3).line("magic") == (10, None, None, None)
    assert influenced(seats=2, Yellow=1).line("magic") == (None, 10)
    assert influenced().line("magic") == (None,) * 4


def test_a_tie_is_broken_by_the_stack_the_lower_disc_that_arrived_first_wins() -> None:
    t = influenced(Yellow=4, Red=4)
    assert t.stack(Class.MAGIC) == ["Yellow", "Red"]
    assert t.line("magic") == (5, 10, None, None)


def test_a_tie_of_all_gives_each_another_award() -> None:
    assert influenced(seats=5, White=1, Blue=1, Green=1, Yellow=1, Red=1).line("magic") == (None, None, 2, 5, 10)


def test_the_lines_stand_in_the_order_of_the_rulebook() -> None:
    t = influenced(Red=1)
    assert [line.key for line in t.result().lines] == [
        *(cls.name.lower() for cls in Class),
        "people",
        "swords",
        "tokens",
    ]


def test_everybody_hears_each_line_that_scores() -> None:
    t = influenced(Yellow=4, Red=4)
    assert t.told("scored") == [
        {"seat": 0, "line": "magic", "points": 5},
        {"seat": 1, "line": "magic", "points": 10},
    ]


def test_the_dead_keep_their_awards_and_nobody_moves_up() -> None:
    t = table(rats={"Red": 99})
    t.g.gain_influence(SEATS["Red"], Class.MAGIC, 3)
    t.g.gain_influence(SEATS["Blue"], Class.MAGIC, 2)
    t.at(reckoning())
    assert t.line("magic") == (10, None, None, 5)
    assert [NAMES[seat] for seat in t.result().winners] == ["Blue"]
