"""The carriage, the roads, and which messages may be taken."""

from itertools import pairwise

import pytest

from rules.notre_dame.carriage import reach
from rules.notre_dame.options import Options

from .build import Play, market, new_game, table

PLAIN = Options(roads="plain")


def distance(t: Play, start: str, end: str) -> int:
    """Steps from market to market."""
    at, goal = market(t.g, start), market(t.g, end)
    return next(n for n in range(1, 9) if goal in reach(t.g, at, n))


@pytest.mark.parametrize(
    ("seats", "markets", "plain", "border"), [(3, 15, 27, 33), (4, 20, 36, 44), (2, 20, 36, 44), (5, 25, 45, 55)]
)
def test_so_many_markets_and_roads(seats: int, markets: int, plain: int, border: int) -> None:
    for options, roads in ((PLAIN, plain), (Options(), border)):
        next_to = new_game(seats, options).g.roads.next_to
        assert (len(next_to), sum(map(len, next_to))) == (markets, 2 * roads)
        assert all(at in next_to[far] for at, near in enumerate(next_to) for far in near)


@pytest.mark.parametrize(("roads", "own", "neighbour", "far"), [("border", 1, 1, 3), ("plain", 1, 2, 4)])
def test_steps_from_the_own_centre(roads: str, own: int, neighbour: int, far: int) -> None:
    t = table(options=Options(roads=roads))  # type: ignore[arg-type]
    assert all(distance(t, "Red.C", f"Red.{corner}") == own for corner in ("IL", "IR", "OL", "OR"))
    assert distance(t, "Red.C", "Yellow.IL") == distance(t, "Red.C", "Blue.IR") == neighbour
    assert min(distance(t, "Red.C", f"Green.{corner}") for corner in ("IL", "IR", "OL", "OR")) == far


def test_the_boroughs_form_a_ring_around_notre_dame() -> None:
    for seats, ring in (
        (3, ("Red", "Yellow", "Green", "Red")),
        (5, ("Red", "Yellow", "Green", "Blue", "White", "Red")),
    ):
        t = new_game(seats, PLAIN)
        assert all(distance(t, f"{one}.IR", f"{left}.IL") == 1 for one, left in pairwise(ring))
    t = new_game(2, PLAIN)
    assert all(
        distance(t, f"{one}.IR", f"{left}.IL") == 1 for one, left in pairwise(("Red", "N1", "Yellow", "N2", "Red"))
    )


def test_the_rulebooks_first_trip_takes_a_red_message_with_one_marker() -> None:
    t = table("Red: personal 1", messages={"Yellow.IL": "Yellow2"}).card("Red", "carriage_house")
    t.play("Red", "drive", "Yellow.IL").play("Red", "message", "take")
    assert (t.carriage("Red"), t.pp("Red"), t.personal("Red")) == ("Yellow.IL", 2, 1)
    assert t.view(None).table[0].collected == (5,)


def test_its_second_trip_reaches_these_markets_with_two() -> None:
    t = table("Red: personal 1, carriage_house 1, carriage Yellow.IL").card("Red", "carriage_house")
    found = "Red.C Red.IL Red.IR Red.OL Red.OR Yellow.C Yellow.IR Yellow.OL Yellow.OR Green.C Green.IL Blue.IR"
    assert t.markets("Red") == set(found.split()) | {"Yellow.IL"}


def test_the_carriage_goes_up_to_as_many_markets_as_the_presence_and_may_stay() -> None:
    t = table("Red: personal 1").card("Red", "carriage_house")
    assert t.markets("Red") == {"Red.IL", "Red.IR", "Red.OL", "Red.OR", "Yellow.IL", "Blue.IR"}
    assert t.why_not("Red", "drive", "Green.C") == "too_far"
    assert t.refusal("Red", "drive", "Green.C").facts == {"n": 1, "rule": "carriage"}
    t.play("Red", "drive", "pass")
    assert (t.carriage("Red"), t.asked, t.told("stayed")) == ("Red.C", {}, [{"seat": 0}])


def test_several_carriages_may_share_a_market() -> None:
    t = table("Red: personal 1", "Yellow: carriage Red.IL", messages={}).card("Red", "carriage_house")
    assert t.play("Red", "drive", "Red.IL").carriage("Red") == t.carriage("Yellow") == "Red.IL"


@pytest.mark.parametrize(
    ("word", "pp", "gold", "personal", "rat"),
    [("Green1", 1, 1, 0, 5), ("Green2", 2, 0, 1, 5), ("Green3", 3, 0, 0, 4), ("Green4", 4, 0, 0, 5)],
)
def test_a_message_brings_its_benefit_at_once(word: str, pp: int, gold: int, personal: int, rat: int) -> None:
    t = table("Red: personal 1, rat 5, gold 0", messages={"Red.OL": word}).card("Red", "carriage_house")
    t.play("Red", "drive", "Red.OL").play("Red", "message", "take")
    assert (t.pp("Red"), t.gold("Red"), t.personal("Red"), t.rat("Red")) == (pp, gold, personal, rat)
    assert t.g.messages == (-1,) * 20


def test_a_message_is_one_gain_with_one_park_bonus() -> None:
    t = table("Red: personal 1, park 2", messages={"Red.OL": "Red3"}).card("Red", "carriage_house")
    assert t.play("Red", "drive", "Red.OL").play("Red", "message", "take").pp("Red") == 4


def test_a_message_may_be_left_and_then_is_worth_going_out_and_back_with_two_steps() -> None:
    t = table("Red: personal 2", messages={"Red.OL": "Red4"}).card("Red", "carriage_house")
    t.play("Red", "drive", "Red.OL").play("Red", "message", "pass")
    assert (t.pp("Red"), t.view(None).table[0].collected) == (0, ())
    t.card("Red", "carriage_house")
    assert "Red.OL" in t.markets("Red")
    assert t.play("Red", "drive", "Red.OL").asked == {"Red": "message"}


def test_a_move_of_no_step_takes_no_message_and_with_one_step_one_cannot_go_out_and_back() -> None:
    t = table("Red: personal 1, carriage Red.OL", messages={"Red.OL": "Red4"}).card("Red", "carriage_house")
    assert "Red.OL" not in t.markets("Red")
    assert t.why_not("Red", "drive", "Red.OL") == "out_and_back"
    assert t.play("Red", "drive", "pass").asked == {}


def test_going_out_and_back_for_nothing_is_not_offered_and_not_called_too_far() -> None:
    t = table("Red: personal 1, carriage_house 2", messages={"Red.OL": "Red4"}).card("Red", "carriage_house")
    assert "Red.C" not in t.markets("Red")
    assert t.why_not("Red", "drive", "Red.C") == "not_an_option"


def test_at_most_one_message_is_taken_in_one_action() -> None:
    t = table("Red: personal 1, carriage_house 3").card("Red", "carriage_house").play("Red", "drive", "Yellow.IL")
    assert t.play("Red", "message", "take").asked == {}


# --------------------------------------------------------------------------- colours

STEPHANIES = {"Red": "Red1 Yellow1 Green1"}
BOARD = {"Red.OL": "Red4", "Red.OR": "Blue4", "Red.IL": "Green4", "Red.IR": "Yellow4"}


@pytest.mark.parametrize(("corner", "allowed"), [("OL", False), ("OR", True), ("IL", False), ("IR", False)])
def test_with_one_each_of_three_colours_only_the_fourth_may_be_taken(corner: str, allowed: bool) -> None:
    t = table("Red: personal 1", messages=BOARD, collected=STEPHANIES).card("Red", "carriage_house")
    t.play("Red", "drive", f"Red.{corner}")
    assert t.asked == ({"Red": "message"} if allowed else {})
    assert t.carriage("Red") == f"Red.{corner}", "the carriage may stop there all the same"


def test_who_wonders_why_a_message_may_not_be_taken_hears_which_colours_may() -> None:
    t = table("Red: personal 1", messages=BOARD, collected=STEPHANIES).card("Red", "carriage_house")
    why = t.refusal("Red", "drive", ("take", "Red.OL"))
    assert (why.key, why.facts) == ("colour_closed", {"colours": (3,), "rule": "messages"})
    assert t.why_not("Red", "drive", ("take", "Red.OR")) == "not_an_option"


@pytest.mark.parametrize("corner", ["OL", "OR", "IL", "IR"])
def test_with_a_whole_set_any_colour_may_be_taken_again(corner: str) -> None:
    t = table("Red: personal 1", messages=BOARD, collected={"Red": "Red1 Yellow1 Green1 Blue2"})
    assert t.card("Red", "carriage_house").play("Red", "drive", f"Red.{corner}").asked == {"Red": "message"}


def test_a_colour_that_is_gone_from_the_board_does_not_count_any_more() -> None:
    board = {"Red.OL": "Red4", "Red.OR": "Green4", "Red.IL": "Yellow4"}
    t = table("Red: personal 1", messages=board, collected=STEPHANIES).card("Red", "carriage_house")
    assert t.play("Red", "drive", "Red.OL").asked == {"Red": "message"}


def test_the_message_to_be_taken_still_counts_as_being_on_the_board() -> None:
    board = {"Red.OL": "Red4", "Red.OR": "Blue4"}
    t = table("Red: personal 1", messages=board, collected={"Red": "Red1 Blue1 Red2"}).card("Red", "carriage_house")
    assert t.play("Red", "drive", "Red.OL").asked == {}


def test_a_colour_out_of_reach_counts_as_available() -> None:
    board = {"Red.OL": "Red4", "Green.OR": "Green4"}
    t = table("Red: personal 1", messages=board, collected={"Red": "Red1"}).card("Red", "carriage_house")
    assert t.play("Red", "drive", "Red.OL").asked == {}


def test_with_two_players_the_neutral_colours_count_like_the_others() -> None:
    t = new_game(2)
    neutral = t.g.colours[1]
    t.g.personal[0], t.g.collected[0] = 1, (neutral * 4,)
    t.g.messages = tuple(-1 if m == neutral * 4 else m for m in t.g.messages)
    t.card("Red", "carriage_house")
    near = market(t.g, "N1.IL")
    asked = t.play("Red", "drive", near).asked
    assert asked == {}
    assert {0, 1, *t.g.colours} == set(t.g.colours)


def test_when_no_message_is_left_the_carriage_still_drives() -> None:
    t = table("Red: personal 1", messages={}).card("Red", "carriage_house").play("Red", "drive", "Red.OL")
    assert (t.carriage("Red"), t.asked) == ("Red.OL", {})
