"""What is in the box and on the board that stands in for the printed one."""

from collections import Counter

import pytest

from rules.hameln.components import Kind, circles_in, editions

from .build import BOX, CIRCLE, HOUSE, REGION, circle_names, circles

# house, kind, region, cost, bonus, starting house for, circles, extra circle with five players
BOARD = """
M1 butchery  yellow 5 0 345 q02,q12,s12,s01,s02 -
M2 butchery  green  5 0 -   q02,q04,s02,s03,s04 x03
M3 butchery  green  5 0 345 q04,q06,s04,s05,s06 -
M4 butchery  red    5 0 45  q06,q08,s06,s07,s08 -
M5 butchery  blue   5 0 35  q08,q10,s08,s09,s10 x09
M6 butchery  blue   5 0 45  q10,q12,s12,s10,s11 -
Y1 bakery    yellow 3 0 -   s12,s01,a01,a16 -
Y2 influence yellow 5 2 -   s01,a01,a02,wY -
Y3 dairy     yellow 4 0 -   s02,a02,a03,wY -
Y4 brewery   yellow 5 0 -   s02,s03,a03,a04 x03
G1 influence green  6 2 -   s03,s04,a04,a05 -
G2 bakery    green  2 0 -   s04,a05,a06,wG -
G3 brewery   green  4 0 -   s05,a06,a07,wG -
G4 dairy     green  3 0 -   s05,s06,a07,a08 -
R1 bakery    red    3 0 -   s06,s07,a08,a09 -
R2 brewery   red    4 0 -   s07,a09,a10,wR -
R3 influence red    7 3 -   s08,a10,a11,wR -
R4 dairy     red    3 0 -   s08,s09,a11,a12 x09
B1 brewery   blue   5 0 -   s09,s10,a12,a13 -
B2 bakery    blue   2 0 -   s10,a13,a14,wB -
B3 dairy     blue   4 0 -   s11,a14,a15,wB -
B4 influence blue   4 1 -   s12,s11,a15,a16 -
"""
ROWS = BOARD.strip().splitlines()


@pytest.mark.parametrize("row", ROWS, ids=[row[:2] for row in ROWS])
def test_a_house_stands_where_the_board_has_it(row: str) -> None:
    name, kind, region, cost, bonus, starts, around, extra = row.split()
    house = BOX.houses[HOUSE[name]]
    assert (house.id, house.kind, house.region) == (name, Kind[kind.upper()], REGION[region])
    assert (house.cost, house.bonus) == (int(cost), int(bonus))
    assert "".join(map(str, house.start_for)) == starts.strip("-")
    small = circles(around.replace(",", " "))
    assert (BOX.around[3][HOUSE[name]], BOX.around[4][HOUSE[name]]) == (small, small)
    assert BOX.around[5][HOUSE[name]] == small | circles(extra.strip("-"))


def test_the_board_has_22_houses_of_five_kinds_and_the_six_butcheries_have_their_number_printed() -> None:
    assert Counter(house.kind for house in BOX.houses) == {
        Kind.BAKERY: 4,
        Kind.DAIRY: 4,
        Kind.BREWERY: 4,
        Kind.BUTCHERY: 6,
        Kind.INFLUENCE: 4,
    }
    assert all((house.activity == 3) == (house.kind == Kind.BUTCHERY) for house in BOX.houses)
    assert sum(house.activity == 0 for house in BOX.houses) == len(BOX.pieces.counters) == 16


def test_the_houses_of_a_quarter_cost_22_or_25_florins() -> None:
    costs = [sum(house.cost for house in BOX.houses if house.region == region) for region in range(4)]
    assert dict(zip(BOX.regions, costs, strict=True)) == {"yellow": 22, "green": 25, "red": 22, "blue": 25}


def test_there_are_38_circles_and_two_more_with_five_players() -> None:
    places = Counter(circle.place for circle in BOX.circles if not circle.extra)
    assert places == {"market": 6, "street": 12, "alley": 16, "wall": 4}
    assert circle_names(tuple(i for i, circle in enumerate(BOX.circles) if circle.extra)) == ["x03", "x09"]


def test_circles_are_numbered_from_the_inside_out_and_clockwise_from_twelve() -> None:
    for seats, total, extras in ((3, 38, ("10", "16")), (4, 38, ("10", "16")), (5, 40, ("10a", "16a"))):
        called = BOX.circle_names[seats]
        used = [i for i, circle in enumerate(BOX.circles) if seats == 5 or not circle.extra]
        assert len({called[i] for i in used}) == len(used) == total
        assert (called[CIRCLE["s03"]], called[CIRCLE["s09"]]) == extras

    def around(house: str, seats: int) -> set[str]:
        return {BOX.circle_names[seats][i] for i in circles_in(BOX.around[seats][HOUSE[house]])}

    assert around("M3", 3) == set(["3", "4", "11", "12", "13"])
    assert around("Y1", 4) == set(["7", "8", "19", "20"])
    assert around("G2", 3) == set(["11", "24", "25", "36"])
    assert around("M5", 5) == set(["5", "6", "15", "16a", "16b", "17"])


def test_only_the_extra_circles_share_a_side_with_another() -> None:
    shared = {circle.id: BOX.circles[circle.side].id for i, circle in enumerate(BOX.circles) if circle.side != i}
    assert shared == {"x03": "s03", "x09": "s09"}


@pytest.mark.parametrize("region", range(4))
def test_the_piper_clears_ten_circles_of_a_region_and_the_six_of_the_market(region: int) -> None:
    cleared = [BOX.circles[i] for i in circles_in(BOX.cleared[region]) if not BOX.circles[i].extra]
    assert Counter(circle.market for circle in cleared) == {True: 6, False: 10}
    assert all(region in circle.regions for circle in cleared if not circle.market)


def test_some_circles_straddle_two_regions() -> None:
    straddling = {circle.id for circle in BOX.circles if len(circle.regions) == 2}
    assert straddling == {f"{row}{at}" for row, ats in (("s", ("03", "06", "09", "12")),) for at in ats} | {
        "a04",
        "a08",
        "a12",
        "a16",
        "x03",
        "x09",
    }


def test_extra_circles_are_cleared_with_either_region_they_straddle() -> None:
    both = {name: BOX.cleared[REGION[name]] & circles("x03 x09") for name in BOX.regions}
    x03, x09 = circles("x03"), circles("x09")
    assert both == {"yellow": x03, "green": x03, "red": x09, "blue": x09}


def test_the_piper_walks_yellow_green_red_blue_and_asks_2_1_3_and_2_florins_a_child() -> None:
    assert BOX.regions == ("yellow", "green", "red", "blue")
    assert (BOX.piper_price, BOX.regions[BOX.piper_start]) == ((2, 1, 3, 2), "yellow")


def test_the_loop_of_influence_begins_with_one_for_two_florins() -> None:
    assert BOX.loop == ((2, 1), (3, 2), (4, 2), (2, 1), (4, 3), (3, 1))
    assert (sum(step.price for step in BOX.loop), sum(step.gain for step in BOX.loop), BOX.top) == (18, 10, 15)


def test_the_road_costs_1_to_5_and_6_for_each_further_child() -> None:
    assert (BOX.road, BOX.overflow) == ((1, 2, 3, 4, 5), 6)


def test_goods_are_worth_1_to_4_and_there_are_12_12_12_and_20() -> None:
    assert (BOX.value, BOX.pieces.goods.by_good) == ((1, 2, 3, 4), (12, 12, 12, 20))


def test_there_are_15_members_a_family_30_small_rats_and_85_florins() -> None:
    pieces = BOX.pieces
    assert (pieces.members, pieces.small_rats, pieces.florins, pieces.boys, pieces.girls) == (15, 30, 85, 4, 4)


def test_there_are_four_tokens_of_each_value_and_five_nine_and_two_counters() -> None:
    assert Counter(BOX.pieces.tokens) == {1: 4, 2: 4, 3: 4}
    assert Counter(BOX.pieces.counters) == {1: 5, 2: 9, 3: 2}


def test_the_cat_costs_four_of_which_one_goes_to_its_owner() -> None:
    assert (BOX.prices.cat, BOX.prices.cat_to_owner) == (4, 1)


@pytest.mark.parametrize(("seats", "pools"), [(3, [4, 5, 6]), (4, [4, 5, 6]), (5, [5, 6, 7])])
def test_the_pool_of_big_rats_grows_by_one_a_phase(seats: int, pools: list[int]) -> None:
    assert BOX.big_rat_pools.of(seats) == pools


@pytest.mark.parametrize(("seats", "points"), [(3, [5, 3, 1]), (4, [5, 3, 1, 0]), (5, [5, 3, 2, 1, 0])])
def test_money_scores_by_the_number_of_players(seats: int, points: list[int]) -> None:
    assert BOX.scoring.money.of(seats) == points


def test_the_other_points_are_the_same_for_all() -> None:
    scoring = BOX.scoring
    assert (scoring.ended_game, scoring.cat, scoring.rat_catcher, scoring.influence) == (1, 1, [3, 1], [3, 2, 1, 0, 0])


def test_the_board_says_on_its_face_that_it_is_no_copy_of_the_printed_one() -> None:
    assert (BOX.faithful, BOX.board_name) == (False, "Reconstruction 1")


def test_what_is_printed_and_what_is_reconstructed_is_told_kind_by_kind() -> None:
    grades = {(grade.what, grade.provenance): grade.n for grade in editions.built_in.grades}
    assert grades == {
        ("houses", "reconstructed"): 22,
        ("circles", "reconstructed"): 40,
        ("piper", "reconstructed"): 1,
        ("track", "reconstructed"): 1,
        ("steps", "printed"): 1,
        ("steps", "reconstructed"): 5,
        ("road", "reconstructed"): 5,
        ("road", "printed"): 1,
        ("pieces", "printed"): 1,
        ("prices", "printed"): 1,
        ("big_rats", "printed"): 1,
        ("scoring", "printed"): 1,
        ("rulings", "inferred"): 1,
    }
