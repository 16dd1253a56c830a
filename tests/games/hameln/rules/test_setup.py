"""Set-up, and the starting placement with its three bans."""

from collections import Counter
from collections.abc import Iterator

import pytest

from rules.core import Refused
from rules.hameln import game
from rules.hameln.options import Options
from rules.hameln.setup import closes_ring
from rules.hameln.state import GIRL, NOBODY, Table

from .build import BOX, HOUSE, NAMES, SEATS, Play, house_names, new_game

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])
BOTH_ORDERS = pytest.mark.parametrize("women", ["cyclic", "reverse"])
STARTS = {3: "M1 M3 M5", 4: "M1 M3 M4 M6", 5: "M1 M3 M4 M5 M6"}


@EVERY_TABLE
def test_all_turn_orders_come_up(seats: int) -> None:
    firsts = Counter(new_game(seats, secret=bytes([k]) * 32).g.order[0] for k in range(120))
    assert set(firsts) == set(range(seats))
    assert all(sorted(new_game(seats, secret=bytes([k]) * 32).g.order) == list(range(seats)) for k in range(9))


@EVERY_TABLE
def test_all_stand_on_the_lowest_square_and_the_first_in_turn_order_ranks_highest(seats: int) -> None:
    t = new_game(seats)
    assert t.g.influence == [0] * seats
    assert t.g.ranks() == t.g.order


@pytest.mark.parametrize(("seats", "pool"), [(3, 4), (4, 4), (5, 5)])
def test_the_first_pool_has_four_big_rats_and_five_with_five_players(seats: int, pool: int) -> None:
    assert new_game(seats).g.pool == pool


@EVERY_TABLE
def test_everybody_starts_with_one_meat_no_money_no_token_and_no_child(seats: int) -> None:
    t = new_game(seats)
    for name in NAMES[:seats]:
        assert (t.goods(name), t.money(name), t.tokens(name), t.hall(name)) == ({"meat": 1}, 0, [], (0, 0))
    assert t.g.supply == [12, 12, 12, 20 - seats]
    assert t.g.bank == 85


def test_the_bag_has_four_boys_and_four_girls_and_no_rat_lies_anywhere() -> None:
    t = new_game()
    assert (t.bag, t.rats, t.big, t.road, t.cat, t.bribes, t.g.step) == ((4, 4), set(), "", "", "", {}, 0)


def test_the_piper_starts_on_his_space() -> None:
    assert new_game().piper == "yellow"


def test_three_piles_of_four_tokens_are_mixed() -> None:
    orders = set()
    for k in range(12):
        piles = new_game(secret=bytes([k]) * 32).g.piles
        assert [len(pile) for pile in piles] == [4, 4, 4]
        assert Counter(token.face for pile in piles for token in pile) == {1: 4, 2: 4, 3: 4}
        orders.add(tuple(token.face for pile in piles for token in pile))
    assert len(orders) == 12


def test_the_sixteen_counters_lie_open_on_the_houses_away_from_the_market_and_butcheries_draw_three() -> None:
    dealt = set()
    for k in range(12):
        activity = new_game(secret=bytes([k]) * 32).g.activity
        assert activity[:6] == (3,) * 6
        assert Counter(activity[6:]) == {1: 5, 2: 9, 3: 2}
        dealt.add(activity)
    assert len(dealt) == 12


@EVERY_TABLE
def test_fifteen_members_leave_eleven_in_reserve_after_the_opening(seats: int) -> None:
    t = opened(new_game(seats))
    assert t.g.reserve == [11] * seats  # two markers and two in houses


# --------------------------------------------------------------------------- men


@EVERY_TABLE
def test_men_are_placed_in_turn_order_in_free_starting_houses_and_the_last_goes_by_itself(seats: int) -> None:
    t = new_game(seats)
    for place in range(seats - 1):
        who = NAMES[t.g.order[place]]
        assert t.asked == {who: "man"}
        free = STARTS[seats].split()[place:]
        assert t.houses(who) == " ".join(free)
        t.play(who, "man", free[0])
    last = STARTS[seats].split()[-1]
    assert t.g.men[HOUSE[last]] == t.g.order[-1]
    assert [said["seat"] for said in t.told("placed_man")] == list(t.g.order)


def test_a_man_cannot_join_another_man_and_no_other_house_is_open() -> None:
    t = new_game()
    first, second = (NAMES[seat] for seat in t.g.order[:2])
    t.play(first, "man", "M3")
    assert t.refusal(second, "man", "M3") == ("man_stands_there", {"other": SEATS[first]})
    assert t.why_not(second, "man", "M5") == "not_an_option"


# --------------------------------------------------------------------------- women


def in_turn(seats: int, women: str = "cyclic") -> Play:
    """A game in which A, B, C ... is the turn order, after the men: A in the first starting house, and so on."""
    options = Options(women_order="cyclic" if women == "cyclic" else "reverse")
    t = new_game(seats, options)
    g = t.g
    names = [int(seat) for seat in g.order]
    relabelled = {old: new for new, old in enumerate(names)}
    g.order = tuple(range(seats))
    g.agenda = [(name, tuple(relabelled[int(str(seat))] for seat in args)) for name, args in g.agenda]
    game.rules.settle(g)
    g.events.clear()
    for name, house in list(zip(NAMES, STARTS[seats].split(), strict=False))[: seats - 1]:
        t.play(name, "man", house)
    return t


def opened(t: Play) -> Play:
    """Every question of the opening answered with its first option."""
    while (ask := t.g.asked[0]).choice in ("man", "woman"):
        t.play(NAMES[ask.seat], ask.choice, ask.options[0])
    return t


def test_example_of_four_players_in_which_only_the_first_woman_has_two_houses_and_the_rest_follows() -> None:
    t = in_turn(4)
    assert (t.asked, t.houses("D")) == ({"D": "woman"}, "M1 M3 M4")
    t.play("D", "woman", "M1")
    assert (t.asked, t.houses("A")) == ({"A": "woman"}, "M3 M4")
    t.play("A", "woman", "M3")
    assert [t.lives(house) for house in ("M1", "M3", "M4", "M6")] == ["A/D", "B/A", "C/B", "D/C"]
    assert [said["seat"] for said in t.told("placed_woman")] == [3, 0, 1, 2]
    assert t.asked == {"A": "act"}


def test_a_woman_cannot_join_her_own_familys_man() -> None:
    assert in_turn(4).refusal("D", "woman", "M6") == ("own_man", {"rule": "opening"})


def test_two_families_cannot_share_two_houses() -> None:
    t = in_turn(4).play("D", "woman", "M1")
    assert t.refusal("A", "woman", "M6") == ("closes_ring", {"other": SEATS["D"], "rule": "opening"})


def test_a_woman_cannot_force_another_player_into_a_forbidden_place() -> None:
    t = in_turn(5).play("E", "woman", "M1").play("A", "woman", "M3")
    assert t.houses("B") == "M4 M5"  # M6 would leave C and D each other's houses alone
    assert t.why_not("B", "woman", "M6") == "closes_ring"


def test_a_house_has_room_for_one_woman() -> None:
    t = in_turn(4).play("D", "woman", "M1")
    assert t.refusal("A", "woman", "M1") == ("woman_stands_there", {"other": SEATS["D"], "rule": "opening"})


@pytest.mark.parametrize(("women", "order"), [("cyclic", "DABC"), ("reverse", "DCBA")])
def test_the_last_player_begins_and_the_option_says_who_follows(women: str, order: str) -> None:
    t = opened(in_turn(4, women))
    assert [NAMES[said["seat"]] for said in t.told("placed_woman")] == list(order)


def test_with_three_players_only_the_first_of_the_women_has_a_choice() -> None:
    t = in_turn(3)
    assert t.houses("C") == "M1 M3"
    assert t.play("C", "woman", "M3").asked == {"A": "act"}
    assert [t.lives(house) for house in ("M1", "M3", "M5")] == ["A/B", "B/C", "C/A"]


def endings(t: Play) -> Iterator[Table]:
    """All ways to place the women from here, one step at a time; checks how many houses are open at each."""
    ask = t.g.asked[0]
    if ask.choice != "woman":
        yield t.g
        return
    to_place = t.g.women.count(NOBODY) - (22 - t.g.seats)
    assert len(ask.options) == to_place - 1, "a forced placement makes itself"
    for house in ask.options:
        yield from endings(Play(t.g.clone()).play(NAMES[ask.seat], "woman", house))


@BOTH_ORDERS
@pytest.mark.parametrize(("seats", "placements"), [(3, 2), (4, 6), (5, 24)])
def test_the_complete_placements_are_the_single_rings_through_all_players(
    seats: int, placements: int, women: str
) -> None:
    found = {tuple(g.women) for g in endings(in_turn(seats, women))}
    assert len(found) == placements
    for g in endings(in_turn(seats, women)):
        husband = {g.women[HOUSE[house]]: g.men[HOUSE[house]] for house in STARTS[seats].split()}
        seat, ring = 0, []
        while seat not in ring:
            ring.append(seat)
            seat = husband[seat]
        assert len(ring) == seats


def test_the_ring_of_all_players_is_the_only_one_that_may_close() -> None:
    t = in_turn(3).play("C", "woman", "M1")
    assert t.lives("M5") == "C/B"
    g = t.g.clone()
    g.women[HOUSE["M5"]] = NOBODY
    assert not closes_ring(g, SEATS["B"], HOUSE["M5"])


def test_after_the_opening_the_first_player_takes_the_first_turn() -> None:
    t = opened(new_game())
    assert t.asked == {NAMES[t.g.order[0]]: "act"}
    assert (t.g.phase, t.g.turns, t.g.place) == (1, 0, 0)


def test_starting_houses_are_marked_butcheries_only() -> None:
    for seats, houses in STARTS.items():
        assert house_names(tuple(i for i, house in enumerate(BOX.houses) if seats in house.start_for)) == houses


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_players_take_part(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        new_game(seats)


def test_it_is_nobody_elses_turn_in_the_opening() -> None:
    t = new_game()
    second = NAMES[t.g.order[1]]
    with pytest.raises(Refused, match="not_your_turn"):
        t.play(second, "man", "M1")


def test_the_children_of_the_bag_come_as_boys_and_girls_alike() -> None:
    sexes = Counter[int]()
    for k in range(40):
        t = opened(new_game(secret=bytes([k]) * 32))
        who = NAMES[t.g.order[0]]
        t.act(who, "women").play(who, "activate", t.options(who)[0])
        sexes[t.told("child")[0]["sex"]] += 1
    assert 8 < sexes[GIRL] < 32
