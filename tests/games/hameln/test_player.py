"""What bots of Hameln judge a position by."""

from __future__ import annotations

import pytest

from bot.games.hameln.player import SeatFeatures, of

from .rules.build import BOX, HOUSE, Play, circle_names, table

Y4 = BOX.houses[HOUSE["Y4"]].cost


def a(t: Play) -> SeatFeatures:
    """How A stands."""
    return of(t.g)[0]


def circles_around(t: Play, house: str) -> list[str]:
    """The circles in use around a house."""
    mask = t.g.around[HOUSE[house]]
    return circle_names(tuple(i for i in range(len(BOX.circles)) if mask >> i & 1))


def with_rats_around(house: str, *, free: int = 0, **more: str) -> Play:
    """A's man lives there, with rats in all circles around it but for so many."""
    empty = table(opening="", homes=f"{house} A/B", **more)  # type: ignore[arg-type]
    around = circles_around(empty, house)
    return table(opening="", homes=f"{house} A/B", rats=" ".join(around[: len(around) - free]), **more)  # type: ignore[arg-type]


def test_a_clean_house_counts_for_both_who_live_there_and_for_nobody_else() -> None:
    seats = of(table(opening="", homes="Y4 A/B").g)
    assert [seat.clean_houses * 20 for seat in seats] == [Y4, Y4, 0, 0]


def test_an_infested_house_that_the_piper_will_clear_where_he_stands_counts_as_saved() -> None:
    """He stands in the yellow region."""
    there, elsewhere = a(with_rats_around("Y4", piper="yellow")), a(with_rats_around("Y4", piper="red"))
    assert (there.clean_houses * 20, there.saved_houses * 20, there.infested_houses) == (Y4, Y4, 0)
    assert (elsewhere.clean_houses, elsewhere.saved_houses, elsewhere.infested_houses * 20) == (0, 0, Y4)


def test_a_house_with_one_free_circle_counts_as_nearly_infested_unless_the_piper_clears_more_of_them() -> None:
    assert a(with_rats_around("Y4", free=1, piper="red")).nearly_infested * 20 == Y4
    assert a(with_rats_around("Y4", free=2, piper="red")).nearly_infested == 0
    assert a(with_rats_around("Y4", free=1, piper="yellow")).nearly_infested == 0


def test_men_count_who_can_make_goods_and_women_who_are_at_home_in_houses_that_are_not_infested() -> None:
    clean, infested = of(table(opening="", homes="Y4 A/B").g), of(with_rats_around("Y4", piper="red").g)
    assert (clean[0].men_at_work * 3, clean[1].women_at_home * 3) == (1, 1)
    assert (infested[0].men_at_work, infested[1].women_at_home) == (0, 0)
    house_of_influence = next(house.id for house in BOX.houses if house.kind.name == "INFLUENCE")
    assert a(table(opening="", homes=f"{house_of_influence} A/B")).men_at_work == 0


def test_children_count_as_unpaid_where_the_money_does_not_keep_them_all_by_the_price_of_the_pipers_region() -> None:
    price = BOX.piper_price[BOX.regions.index("yellow")]
    enough, short = (a(table(f"A: boy 1, girl 1, money {2 * price - missing}")) for missing in (0, 3))
    assert (enough.unpaid, short.unpaid * 3) == (0, 3)


def test_a_girl_counts_as_a_bride_where_somebody_else_has_a_boy() -> None:
    assert a(table("A: girl 2, boy 1")).brides == 0, "nobody marries in their own family"
    assert a(table("A: girl 2", "B: boy 1")).brides * 2 == 1


def test_goods_count_by_number_and_by_what_they_are_sold_for() -> None:
    bread, meat = (a(table(f"A: {good} 2")) for good in ("bread", "meat"))
    assert bread.goods == meat.goods == pytest.approx(2 / 5)
    assert meat.goods_value / bread.goods_value == pytest.approx(BOX.value[3] / BOX.value[0])


def test_it_counts_how_many_others_come_before_the_next_turn_of_a_seat() -> None:
    t = table(order="B A D C").turn("A")
    assert [seat.turns_ahead * 2 for seat in of(t.g)] == [0, 3, 2, 1]
