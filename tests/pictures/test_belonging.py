"""Whether a sign belongs to its place at sight, and a plate to its sign; else a line joins them."""

from __future__ import annotations

from bot.pictures.belonging import can_be_joined, end_on_land, is_at_its_place, is_mistakable
from bot.pictures.framing import Framing
from bot.pictures.lands import lies_on
from bot.pictures.placing import Rect, Surroundings, glued, is_as_near
from bot.pictures.stage import Spot

ROOM = Rect(400, 300, 400, 300)
FRAME = Framing(1, (0, 0), ROOM)
SIGN, OTHER = Rect(150, 372, 31, 23), Rect(233, 364, 31, 23)
LAND = "M300 200L500 200L500 400L300 400Z"


def test_a_plate_between_two_signs_is_as_near_to_the_other_one() -> None:
    assert is_as_near(Rect(245, 316, 63, 20), SIGN, OTHER), "above the other sign"
    assert not is_as_near(Rect(120, 416, 63, 20), SIGN, OTHER), "below its own"
    assert is_as_near(Rect(192, 320, 63, 20), SIGN, OTHER), "above both"


def test_a_plate_is_laid_where_nobody_takes_it_for_that_of_a_sign_nearby() -> None:
    pieces = [Rect(130, 420, 90, 20), Rect(80, 330, 60, 60)]  # where it would touch its own sign alone
    found = glued(SIGN, 63, 20, Surroundings([SIGN, OTHER], pieces, ROOM, [OTHER]))
    assert not is_as_near(found, SIGN, OTHER)


def test_a_plate_on_or_by_the_place_of_another_option_can_be_mistaken() -> None:
    own, other = Rect(564, 190, 52, 48), Rect(457, 148, 52, 48)
    sign, plate = Rect(540, 157, 32, 23), Rect(449, 212, 55, 20)
    assert is_mistakable(plate, sign, own, [], [other])
    assert not is_mistakable(Rect(564, 214, 50, 20), sign, own, [Rect(560, 250, 32, 23)], [other]), "on its own place"


def test_a_line_is_drawn_only_where_it_can_be_seen() -> None:
    plate = Rect(150, 480, 63, 20)
    assert can_be_joined(plate, SIGN, [OTHER])
    assert not can_be_joined(plate, SIGN, [Rect(150, 430, 31, 23)]), "another sign lies on it"
    assert not can_be_joined(Rect(150, 416, 63, 20), SIGN, []), "the two touch"


def test_a_sign_off_its_land_or_nearer_to_another_place_is_away_from_its_place() -> None:
    land, near, far = Spot((400, 300), 60, LAND, 24), Spot((100, 100), 20), Spot((160, 100), 20)
    assert is_at_its_place(Rect(400, 190, 60, 23), land, [land], FRAME), "its lower edge lies on the land"
    assert not is_at_its_place(Rect(400, 160, 60, 23), land, [land], FRAME)
    assert is_at_its_place(Rect(90, 150, 30, 23), near, [near, far], FRAME)
    assert not is_at_its_place(Rect(150, 150, 30, 23), near, [near, far], FRAME)


def test_the_line_of_a_sign_ends_on_its_land_and_leads_under_no_other_sign() -> None:
    sign, other = Rect(250, 140, 60, 23), Rect(290, 200, 30, 23)
    land = Spot((400, 300), 60, LAND, 24)
    end = end_on_land(sign, land, [other], FRAME)
    assert lies_on(LAND, end) and can_be_joined(sign, Rect(*end, 0, 0), [other])
