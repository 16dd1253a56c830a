"""Where the plate of an option lies on a map: on its own land or beside its sign, not on the land of another option."""

from __future__ import annotations

from bot.pictures.lands import corners, cost_of_land, holds
from bot.pictures.placing import Rect, Surroundings, glued

WEST, EAST = "M0 0L200 0L200 300L0 300Z", "M200 0C260 0 340 0 400 0L400 300L200 300Z"
NORTH = "M0 -200L400 -200L400 0L0 0Z"
ROOM = Rect(200, 150, 200, 150)
SIGN = Rect(160, 150, 35, 23)  # near the border


def plate(pieces: tuple[Rect, ...]) -> Rect:
    costs = cost_of_land(WEST, [WEST, EAST], [WEST, NORTH], SIGN, lambda point: point)
    return glued(SIGN, 40, 20, Surroundings((), pieces, ROOM), costs)


def test_the_corners_of_an_outline_are_the_points_its_lines_and_curves_go_through() -> None:
    assert corners(EAST) == ((200, 0), (400, 0), (400, 300), (200, 300))
    assert corners("M0 0A5 5 0 1 1 10 0Z") == (), "an arc bulges beyond its ends"


def test_a_point_lies_within_a_polygon_or_not() -> None:
    assert holds(corners(WEST), (20, 20)) and not holds(corners(WEST), (220, 20))


def test_a_plate_lies_on_its_own_land_even_where_pieces_push_it_away() -> None:
    pieces = (Rect(140, 205, 60, 30), Rect(140, 95, 60, 30))  # above and below the sign
    found = plate(pieces)
    assert holds(corners(WEST), (found.x, found.y))
    without = glued(SIGN, 40, 20, Surroundings((), pieces, ROOM))
    assert not holds(corners(WEST), (without.x, without.y)), "the nearest free place lies on the other region"


def test_a_plate_keeps_off_land_that_is_no_option_and_lies_far_from_its_sign_on_its_own_land_alone() -> None:
    costs = cost_of_land(WEST, [WEST, EAST], [WEST, NORTH], SIGN, lambda point: point)
    assert costs
    own, beside, north = (costs(Rect(x, y, 40, 20)) for x, y in ((100, 290), (240, 150), (160, -20)))
    assert own < 0 < beside < north, "on its own land it costs less the farther off it is, elsewhere it must not be far"


def test_pieces_between_a_sign_and_its_plate_are_not_covered() -> None:
    pieces = (*(Rect(x, y, 24, 24) for x in (115, 165) for y in (200, 245)), Rect(160, 95, 120, 30))
    found = plate(pieces)
    assert holds(corners(WEST), (found.x, found.y)) and not any(found.overlap(piece) for piece in pieces)


def test_a_place_without_an_outline_has_no_land() -> None:
    assert cost_of_land("", [WEST], [], SIGN, lambda point: point) is None
