"""The picture of Hameln through a game: whose turn it is, who has passed, which sides are used up, and the end."""

from __future__ import annotations

import pytest

from bot.games.hameln.picture import painter
from bot.games.hameln.picture.ending import road_to_transylvania
from bot.games.hameln.picture.plan import BADGE, BADGE_REACH, CENTRE, GROUND, GROWN, HALF, RIDGE, house_at
from bot.games.hameln.picture.town import CAT
from bot.pictures import Theme
from bot.pictures.alt import LONGEST
from bot.pictures.canvas import Canvas
from bot.pictures.ending import SIDE_HIGH, SIDE_WIDE
from bot.text import words_for
from rules.core import Line
from rules.hameln import game
from rules.hameln.view import View
from tests.games.hameln.face.views import fullest

from .hameln import LEGIBLE, SEATS, everywhere, glows, icons, lettered, piece, played, scene, themed
from .reading import ids, letterings


def ended(seats: int) -> View:
    """The last view of a random game."""
    return game.view(played(seats, 100_000), None)


# --------------------------------------------------------------------------- whose turn


def test_a_wedge_points_at_whose_turn_it_is_whoever_is_asked() -> None:
    view = game.view(played(4, 60), None)
    for place in range(4):
        moved = view._replace(place=place)
        svg = painter.board(scene(moved))
        assert "turn" in ids(svg)
        assert painter.pieces(moved)["turn"] == view.order[place]
        assert glows(piece(painter.board(scene(moved, view._replace(place=(place + 1) % 4))), "turn"))


@everywhere
def test_while_the_first_couples_are_placed_it_is_nobodys_turn(locale: str) -> None:
    for moves in (0, 1, 2):
        svg = painter.board(scene(game.view(played(3, moves), None), locale=locale))
        assert "turn" not in ids(svg)
        assert lettered(svg, "turns") == [words_for(locale)("hameln-picture-opening")]
    assert "turn" in ids(painter.board(scene(game.view(played(3, 20), None), locale=locale)))


@everywhere
@themed
def test_who_has_passed_is_told_on_their_plate(locale: str, theme: Theme) -> None:
    view = game.view(played(5, 60), None)._replace(passed=(1, 4))
    svg = painter.board(scene(view, locale=locale, theme=theme))
    told = words_for(locale)("hameln-picture-passed")
    assert lettered(svg, "passed-1") == lettered(svg, "passed-4") == [told]
    assert {name for name in ids(svg) if name.startswith("passed-")} == {"passed-1", "passed-4"}


@themed
def test_a_free_circle_on_a_side_where_rats_were_placed_this_turn_is_crossed(theme: Theme) -> None:
    view = game.view(played(5, 12), None)
    sides = [side(view, circle) for circle in view.circles]
    double = next(each for each in sides if sides.count(each) == 2)
    one, other = (circle for circle in view.circles if side(view, circle) == double)
    taken = view._replace(rats=1 << one, sides=1 << double)
    assert [name for name in ids(painter.board(scene(taken, theme=theme))) if "used" in name] == [f"used-{other}"]
    both = taken._replace(rats=1 << one | 1 << other)
    assert not [name for name in ids(painter.board(scene(both, theme=theme))) if "used" in name]


def side(view: View, circle: int) -> int:
    """The side of a circle."""
    return view.components.circles[circle].side


# --------------------------------------------------------------------------- the end


@everywhere
@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_no_turn_and_no_pool_are_told(seats: int, locale: str) -> None:
    view = ended(seats)
    assert view.over
    svg = painter.board(scene(view, locale=locale))
    assert sorted(ids(svg)) == sorted(painter.pieces(view))
    assert not {"pool", "turn", "turns", "step", "supply-0"} & set(ids(svg))
    assert lettered(svg, "phase")[1] == words_for(locale)("hameln-picture-won")


@themed
@pytest.mark.parametrize("seats", SEATS)
def test_the_end_names_the_winner_and_tells_the_points_of_all(seats: int, theme: Theme) -> None:
    end = played(seats, 100_000)
    view, result = game.view(end, None), game.result(end)
    assert result and (view.winner,) == result.winners and view.points == result.totals
    svg = painter.board(scene(view, theme=theme))
    best = scene(view).name(result.winners[0])
    assert lettered(svg, "phase")[0] == best and icons(svg, "phase", "laurel") == 2
    for seat in range(seats):
        assert lettered(svg, f"points-{seat}") == [str(result.totals[seat]).replace("-", "−"), "points"]
        counted = [line.points[seat] for line in result.lines if line.points[seat] is not None]
        assert lettered(svg, f"scored-{seat}") == [str(n).replace("-", "−") for n in counted]
    assert [result.places[seat] for seat in view.ranking] == list(range(1, seats + 1))


@everywhere
def test_a_tie_is_told_to_fall_to_the_higher_influence(locale: str) -> None:
    view = ended(3)._replace(scoring=(Line("houses", (9, 12, 12)),), ranks=(0, 2, 1))
    svg = painter.board(scene(view, locale=locale))
    assert view.ranking == (2, 1, 0)
    assert lettered(svg, "phase")[1] == words_for(locale)("hameln-picture-won.tied")


def test_at_the_end_the_tokens_are_told_by_their_sum() -> None:
    view = ended(4)
    svg = painter.board(scene(view))
    for seat, own in enumerate(view.table):
        assert lettered(svg, f"tokens-{seat}") == [str(sum(value or 0 for value in own.tokens))]


@everywhere
@themed
def test_the_richest_end_fits(locale: str, theme: Theme) -> None:
    names = ("houses", "influence", "money", "rat_catcher", "cat", "ended_game")
    lines = (*(Line(name, (88,) * 5) for name in names), Line("road", (-88,) * 5))
    view = fullest()._replace(over=True, scoring=lines)
    svg = painter.board(scene(view, locale=locale, theme=theme))
    assert sorted(ids(svg)) == sorted(painter.pieces(view))
    for line in letterings(svg):
        assert line.wide <= line.room + 0.5 and line.size >= LEGIBLE, line
        assert not line.text.endswith("…"), line
    assert len(painter.board_alt(scene(view, locale=locale))) <= LONGEST


@everywhere
@themed
def test_beside_the_last_board_the_infested_houses_stand_with_the_points_that_are_lost(
    locale: str, theme: Theme
) -> None:
    view = ended(3)
    clean = view._replace(infested=(False,) * len(view.men))
    lived_in = view.houses_of(0)
    sick = view._replace(infested=tuple(house in lived_in for house in range(len(view.men))))
    printed = [view.components.houses[house] for house in lived_in]
    for shown, told in ((clean, []), (sick, printed), (fullest(), view.components.houses)):
        canvas = Canvas(theme, SIDE_WIDE, SIDE_HIGH)
        road_to_transylvania(canvas, scene(shown, locale=locale, theme=theme))
        svg = str(canvas.svg)
        texts = [line.text for line in letterings(svg)]
        assert (words_for(locale)("hameln-picture-without") in texts) == bool(told)
        below = [text for text in texts if text in {house.id for house in view.components.houses}]
        assert below == [house.id for house in told]
        assert all(line.wide <= line.room + 0.5 and not line.text.endswith("…") for line in letterings(svg))


def test_what_is_crossed_is_free_and_in_use() -> None:
    view = fullest()._replace(rats=0)
    shown = {int(name[5:]) for name in ids(painter.board(scene(view))) if name.startswith("used-")}
    assert shown <= set(view.circles) and shown == {c for c in view.circles if view.sides >> side(view, c) & 1}


# --------------------------------------------------------------------------- in words


@everywhere
def test_the_words_tell_who_has_won_with_how_many_points(locale: str) -> None:
    view = ended(3)._replace(scoring=(Line("houses", (9, 13, -2)),), ranks=(0, 2, 1))
    told = painter.board_alt(scene(view, locale=locale))
    assert "Bea 13, Ana 9, Chloé −2." in told
    tie = view._replace(scoring=(Line("houses", (9, 9, -2)),))
    other = painter.board_alt(scene(tie, locale=locale))
    assert "Ana 9, Bea 9, Chloé −2." in other and "influence" in other.split("Ana 9")[0]


@everywhere
def test_the_words_tell_whose_turn_it_is_who_has_passed_and_what_is_crossed(locale: str) -> None:
    view = fullest()._replace(rats=0, passed=(0, 1), place=0)
    told = painter.board_alt(scene(view, locale=locale))
    words = words_for(locale)
    assert words("hameln-picture-mover", who="Maximilienne") in told
    assert words("hameln-picture-passed-by", list="Ana, Bea", n=2) in told
    assert words("hameln-picture-used", n=4) in told
    assert words("hameln-picture-mover", who="Ana") not in painter.board_alt(scene(view._replace(place=2)))


def test_the_cat_for_sale_lies_clear_of_every_house_and_badge() -> None:
    view = game.view(played(3, 0), None)
    components, (x, y) = view.components, (CENTRE[0] + CAT[0], CENTRE[1] + CAT[1])
    for at in (house_at(components, house) for house in range(len(components.houses))):
        badge = at[0] + BADGE[0] * GROWN, at[1] + BADGE[1] * GROWN
        assert abs(badge[0] - x) > 33 + BADGE_REACH * GROWN or abs(badge[1] - y) > 19 + BADGE_REACH * GROWN
        assert abs(at[0] - x) > 33 + HALF * GROWN or not y - 19 - GROUND * GROWN < at[1] < y + 19 - RIDGE * GROWN
