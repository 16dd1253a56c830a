"""What bots of Rattus judge a position by."""

from __future__ import annotations

import pytest

from bot.games.rattus.player import SeatFeatures, of, strikes

from .rules.build import Play, table

BOARD = ("gallia: rats 3 3; Green 4, Yellow 1", "anglia: rats 3; Blue 2")


def moved_to_gallia() -> Play:
    """The plague has moved, and it is asked where the new rats go: nothing has been struck yet."""
    t = table(*BOARD, plague="germania").turn("Red").plague("Red", "gallia")
    assert t.asked == {"Red": "new_rat"}, "nobody has lost anything yet"
    return t


def green(t: Play) -> SeatFeatures:
    return of(t.g)[2]


def test_a_region_is_judged_as_the_plague_will_leave_it_as_soon_as_the_plague_has_moved_there() -> None:
    before, after = table(*BOARD, plague="germania").turn("Red"), moved_to_gallia()
    lost = 10 * (green(before).cubes - green(after).cubes)
    majority, everybody, *_ = strikes(before.g.edition)[5]
    assert lost == pytest.approx(min(4, 2 * (majority + everybody)))
    assert 10 * (green(after).stock - green(before).stock) == pytest.approx(lost), "what is lost comes back into stock"
    assert green(after).regions_without_rats > green(before).regions_without_rats


def test_a_region_beside_the_plague_is_judged_as_it_is() -> None:
    before, after = (of(t.g)[3] for t in (table(*BOARD, plague="germania").turn("Red"), moved_to_gallia()))
    assert (after.cubes, after.stock, after.losses) == (before.cubes, before.stock, before.losses)


def test_in_the_last_round_every_region_is_judged_as_the_final_ravage_will_leave_it() -> None:
    t = table(*BOARD, plague="germania", cards={"Yellow": "bishop"})
    before = green(t)
    after = green(t.last_round("Red"))
    assert t.asked == {"Yellow": "last_uses"}
    assert after.cubes == pytest.approx(before.cubes - before.losses) and after.losses == 0
    assert after.stock == pytest.approx(before.stock + before.losses)
    assert after.regions_without_rats == 1 / 5
