"""The picture of Rattus: room for all that can lie in a region, faces, discards, the column, the end."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot
from xml.etree.ElementTree import tostring

import pytest

from bot.games.rattus.picture import painter
from bot.games.rattus.picture.column import plates
from bot.games.rattus.picture.europe import ARROWS, TOUCHING
from bot.games.rattus.picture.sites import SITES
from bot.games.rattus.picture.sites import places as standing
from bot.games.rattus.picture.still_out import cells
from bot.games.rattus.picture.tokens import standing as pieces_at
from bot.games.rattus.picture.walls import stand
from bot.pictures import DARK, Theme
from bot.pictures.alt import LONGEST
from bot.pictures.canvas import Canvas
from bot.pictures.symbols import SYMBOLS
from bot.text import words_for
from rules.rattus import game
from rules.rattus.components import BY_CHOICE, BY_MAJORITY, Card, Class, Region, TokenFace
from rules.rattus.state import BESIDE, DRAWN, LAID_OUT, OUT, REDRAWN, Loss, Potion
from rules.rattus.view import RatView, View

from .rattus import (
    FACES,
    LEGIBLE,
    SEATS,
    crammed,
    everywhere,
    lettered,
    piece,
    played,
    scene,
    symbols,
    themed,
)
from .reading import SVG, ids, letterings, tokens


def opening(seats: int = 4) -> View:
    """The public view of a table after a few moves."""
    return game.view(played(seats, 30), None)


def with_rat(rat: RatView) -> View:
    """A table with one rat in Anglia."""
    view = opening()
    return view._replace(regions=(view.regions[0]._replace(rats=(rat,)), *view.regions[1:]))


# --------------------------------------------------------------------------- room on the map


@themed
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_all_that_can_lie_in_a_region_has_room_in_every_region(seats: int, known: bool, theme: Theme) -> None:
    view = crammed(opening(seats), known=known)
    for here in view.regions:
        svg = painter.board(scene(view._replace(plague=here.region), theme=theme))
        for one, other in combinations(tokens(svg), 2):
            assert hypot(one.x - other.x, one.y - other.y) >= one.reach + other.reach - 1, (one, other)


def test_a_plan_leaves_a_gap_where_something_goes_and_moves_nothing_else() -> None:
    view = opening()
    here = view.regions[0]._replace(cubes=(1, 2, 0, 1), rats=(RatView(None, DRAWN, ()),) * 3)
    after = here._replace(cubes=(0, 2, 0, 1), rats=(RatView(None, DRAWN, ()),) * 2)
    before, now = (view._replace(regions=(region, *view.regions[1:])) for region in (here, after))
    then = pieces_at(replace(scene(before), plan_from=now), here)
    left = pieces_at(replace(scene(now), plan_from=before), after)
    assert left.rats == then.rats[:2]
    assert [at for _, n, at in left.cubes if n] == [at for seat, _, at in then.cubes if seat]
    assert then == pieces_at(scene(before), here)


@pytest.mark.parametrize("region", Region)
def test_rats_stand_above_cubes_and_every_number_of_pieces_has_its_place(region: Region) -> None:
    rows = SITES[region].rows
    for figures in range(6):
        for cubes in range(5):
            above, below = standing(rows, figures, cubes)
            assert (len(above), len(below)) == (figures, cubes)
            if 0 < figures <= 3 and cubes:
                assert max(y for _, y in above) < min(y for _, y in below)


@pytest.mark.parametrize("pair", sorted({*TOUCHING, *ARROWS}))
def test_every_wall_stands_on_the_sheet_whichever_side_is_named_first(pair: tuple[int, int]) -> None:
    (x, y), turn = stand(*pair)
    assert 24 <= x <= 856 and 24 <= y <= 746 and -90 <= turn <= 90
    assert stand(*pair[::-1]).at == (x, y)


def test_the_potions_of_a_seat_are_told_cube_by_cube() -> None:
    view = opening()
    full = crammed(view)._replace(potions=(Potion(0, 1, 1), Potion(0, 1, 2)))
    assert lettered(painter.board(scene(full)), "cubes-anglia-1") == ["12", "1+2"]
    assert lettered(painter.board(scene(full)), "cubes-anglia-0") == ["9"]


@everywhere
@themed
def test_the_symbols_of_the_classes_are_explained_on_every_map(locale: str, theme: Theme) -> None:
    words = words_for(locale)
    for seats in SEATS:
        told = [line.text for line in letterings(painter.board(scene(opening(seats), locale=locale, theme=theme)))]
        assert {words(f"rattus-class-{cls.name.lower()}") for cls in Class} <= set(told)


def test_four_cubes_in_tartaria_stand_two_by_two() -> None:
    _, cubes = standing(SITES[Region.TARTARIA].rows, 3, 4)
    assert len({y for _, y in cubes}) == 2 and max(x for x, _ in cubes) < 820


def test_bishop_and_nun_differ_in_symbol_and_ground() -> None:
    svg = painter.board(scene(crammed(opening())))
    assert symbols(svg, "bishop-anglia") == ["bishop"] and symbols(svg, "nun-anglia") == ["nun"]
    grounds = {next(piece(svg, name).iter(f"{SVG}circle")).get("fill") for name in ("bishop-anglia", "nun-anglia")}
    assert len(grounds) == 2


def test_the_palace_stands_only_where_the_king_can_fill_it() -> None:
    for cards, seen in (("base", True), ("rat_control", False)):
        view = game.view(played(3, 10, cards=cards), None)
        assert (view.holder[Card.KING] != OUT) == seen
        texts = [line.text for line in letterings(painter.board(scene(view)))]
        assert ("Palace" in texts) == seen


# --------------------------------------------------------------------------- rats


@pytest.mark.parametrize("face", FACES)
def test_an_open_rat_shows_its_whole_face(face: TokenFace) -> None:
    svg = painter.board(scene(with_rat(RatView(face, DRAWN, ()))))
    told = [str(face.limit)] + ["M" * face.majority + "A" * face.everybody] * (face.limit > 1)
    assert lettered(svg, "rat-anglia-0") == told
    classes = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")
    assert symbols(svg, "rat-anglia-0") == [classes[cls] for cls in face.classes]


def test_a_face_down_rat_tells_where_it_came_from_and_who_has_looked() -> None:
    drawn = [painter.board(scene(with_rat(RatView(None, origin, ())))) for origin in (LAID_OUT, DRAWN, REDRAWN)]
    assert len(set(drawn)) == 3
    looks = [painter.board(scene(with_rat(RatView(None, DRAWN, seats)))) for seats in ((), (0,), (1,), (0, 1, 2, 3))]
    assert len(set(looks)) == 4
    opened = [painter.board(scene(with_rat(RatView(FACES[0], DRAWN, seats)))) for seats in ((), (2,))]
    assert opened[0] != opened[1]


def test_the_signs_that_a_table_needs_are_explained() -> None:
    plain = [line.text for line in letterings(painter.board(scene(with_rat(RatView(None, DRAWN, ())))))]
    assert {"most cubes lose one", "everybody loses one", "starting rat"} <= set(plain) and "looked at by" not in plain
    both = [line.text for line in letterings(painter.board(scene(with_rat(RatView(None, REDRAWN, (1,))))))]
    assert {"looked at by", "drawn again"} <= set(both)


# --------------------------------------------------------------------------- what is still out there


def test_tokens_that_were_turned_up_or_that_the_reader_knows_are_not_out_any_more() -> None:
    view = opening()._replace(discards=FACES[:4], redrawn=0)
    out = view.still_out
    assert len(out) == 45 and not view.one_again
    own = view._replace(regions=(view.regions[0]._replace(rats=(RatView(FACES[40], DRAWN, (0,)),)), *view.regions[1:]))
    assert sorted((*own.still_out, FACES[40])) == sorted(out)


def test_a_token_drawn_again_from_the_discards_is_counted_apart_until_the_reader_knows_it() -> None:
    view = with_rat(RatView(None, REDRAWN, ()))._replace(discards=FACES[:4], redrawn=3)
    assert len(view.still_out) == 45 and view.one_again
    assert "+ 1 discarded" in lettered(painter.board(scene(view)), "out")
    known = with_rat(RatView(FACES[1], REDRAWN, (0,)))._replace(discards=FACES[:4], redrawn=3)
    assert len(known.still_out) == 45 and not known.one_again
    assert "+ 1 discarded" not in lettered(painter.board(scene(known)), "out")


def test_what_is_out_is_told_by_limit_and_letters_and_by_class() -> None:
    view = opening()._replace(discards=tuple(face for face in FACES if face.limit == 1)[:4])
    svg = painter.board(scene(view))
    assert lettered(svg, "out") == ["Face down", "45 rats"]
    assert lettered(svg, "out-1") == ["1", "6"]
    assert sum(cell.n for cell in cells(view) if cell.face) == 45
    for cls in Class:
        n = sum(cls in face.classes for face in view.still_out)
        assert lettered(svg, f"out-{cls.name.lower()}") == [str(n)]


def test_the_counts_that_went_down_since_the_last_picture_glow() -> None:
    view = opening()._replace(discards=FACES[:4], redrawn=0)
    turned = view._replace(discards=(FACES[40], *FACES[3::-1]))
    kind = f"out-{FACES[40].limit}{'M' * FACES[40].majority}{'A' * FACES[40].everybody}"
    classes = {f"out-{Class(cls).name.lower()}" for cls in FACES[40].classes}
    assert changed(turned, view) == {"out", kind, *classes}
    assert not changed(view._replace(discards=FACES[3::-1]), view)


def changed(view: View, before: View) -> frozenset[str]:
    """What glows in a picture of a view after another."""
    return painter.changed(replace(scene(view), before=before))


@pytest.mark.parametrize(("seats", "told"), [(2, "known starting rat"), (3, "known starting rat"), (4, "starting rat")])
def test_with_few_seats_starting_rats_come_from_the_supply_too_which_nobody_knows(seats: int, told: str) -> None:
    texts = [line.text for line in letterings(painter.board(scene(opening(seats))))]
    assert {told, "left one first"} <= set(texts)


# --------------------------------------------------------------------------- what has changed


def after(view: View, before: View) -> str:
    """The picture of a view after another."""
    return painter.board(replace(scene(view), before=before))


def with_cubes(*cubes: int) -> View:
    """A table with these cubes in Anglia."""
    view = opening()
    return view._replace(regions=(view.regions[0]._replace(cubes=cubes), *view.regions[1:]))


def test_cubes_that_went_away_are_told_and_where_none_is_left_their_outline_stays() -> None:
    before, now = with_cubes(3, 2, 0, 1), with_cubes(1, 0, 4, 1)
    svg = after(now, before)
    assert lettered(svg, "cubes-anglia-0") == ["1", "−2"] and lettered(svg, "cubes-anglia-2") == ["4"]
    assert [line.text for line in letterings(svg)].count("−2") == 2  # the first seat's, and the second seat's outline
    assert sorted(ids(svg)) == sorted(painter.pieces(now))
    assert "−2" not in [line.text for line in letterings(painter.board(scene(now)))]


def test_a_card_shows_from_whom_it_was_taken_and_not_that_it_lay_beside_the_board() -> None:
    view = opening()
    held = [BESIDE if holder != OUT else OUT for holder in view.holder]
    card = held.index(BESIDE)

    def taken(was: int) -> str:
        before = view._replace(holder=(*held[:card], was, *held[card + 1 :]))
        return after(view._replace(holder=(*held[:card], 2, *held[card + 1 :])), before)

    drawn = {was: len(list(piece(taken(was), f"card-{Card(card).name.lower()}").iter())) for was in (BESIDE, 0, 1)}
    assert drawn[BESIDE] < drawn[0] == drawn[1] and taken(0) != taken(1)
    for seats in (2, 3):  # where a card is named with its class, the sign stands beside these
        few = opening(seats)
        one, other = (few._replace(holder=tuple(n if was != OUT else OUT for was in few.holder)) for n in (0, 1))
        assert after(other, one) != after(other, other)
        for line in letterings(after(other, one)):
            assert line.size >= LEGIBLE and line.wide <= line.room + 0.5 and not line.text.endswith("…"), line


# --------------------------------------------------------------------------- beside the map


@everywhere
@pytest.mark.parametrize("seats", SEATS)
def test_no_name_of_a_card_is_cut_and_all_lettering_is_legible(seats: int, locale: str) -> None:
    for kind in range(3):
        for holders in ((0,) * 6, (0, 1) * 3, (BESIDE,) * 6, (0, 0, 0, 1, BESIDE, BESIDE)):
            holder = [OUT] * len(Card)
            holder[kind::3] = holders
            view = opening(seats)._replace(holder=tuple(holder))
            own = view._replace(viewer=0)
            for svg in (painter.board(scene(view, locale=locale)), painter.hand(scene(own, locale=locale))):
                for line in letterings(svg):
                    assert line.size >= LEGIBLE and not line.text.endswith("…"), line


@pytest.mark.parametrize("seats", SEATS)
def test_the_column_takes_all_its_height_whoever_holds_the_cards(seats: int) -> None:
    for cards in ("base", "chosen", "rat_control"):
        chosen = ("baker", "messenger", "bishop", "crusader", "wizard", "emperor") if cards == "chosen" else ()
        view = game.view(played(seats, 40, cards=cards, chosen=chosen), None)
        column = plates(view)
        assert [plate.what for plate in column] == ["turn", "stock", *range(seats), "offer"]
        assert column[-1].top + column[-1].tall == pytest.approx(896)
        for one, below in pairwise(column):
            assert one.top + one.tall < below.top


def test_the_turn_tells_whose_it_is_and_which_half_is_done() -> None:
    view = opening()._replace(turns=7, turn=2, last=-1, over=False, taken=True, placed=False, everything_out=False)
    svg = painter.board(scene(view))
    assert lettered(svg, "turn") == ["Turn 7: Chloé", "card", "cubes", "› plague"]
    marks = {name: len(list(piece(svg, name).iter(f"{SVG}path"))) for name in ("taken", "placed")}
    assert marks == {"taken": 1, "placed": 0}
    assert "Turn 7, card taken." in painter.board_alt(scene(view))


def test_an_empty_box_of_the_turn_never_glows_and_a_ticked_one_does() -> None:
    view = opening()._replace(turns=7, turn=2, last=-1, over=False, taken=False, placed=False, everything_out=False)
    before = view._replace(turns=6, turn=1, taken=True, placed=True)
    svg = painter.board(replace(scene(view), before=before))
    glows = {name: DARK.glow in tostring(piece(svg, name), "unicode") for name in ("taken", "placed")}
    assert glows == {"taken": False, "placed": False}
    svg = painter.board(replace(scene(view._replace(taken=True)), before=before))
    glows = {name: DARK.glow in tostring(piece(svg, name), "unicode") for name in ("taken", "placed")}
    assert glows == {"taken": True, "placed": False}


def test_what_ends_the_game_is_told_until_it_has_come_about() -> None:
    view = opening()._replace(turns=7, turn=2, last=-1, over=False, everything_out=False)
    told = "ends at 0, or with 20 cubes on the board"
    for now, open_end in ((view, True), (view._replace(everything_out=True), False), (view._replace(supply=0), False)):
        assert (told in [line.text for line in letterings(painter.board(scene(now)))]) == open_end


# --------------------------------------------------------------------------- the end


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_picture_tells_the_result(seats: int) -> None:
    g = played(seats)
    result, view = game.result(g), game.view(g, None)
    assert result
    assert view.ranking[0] in result.winners
    assert tuple(view.ranking.index(seat) + 1 for seat in range(seats)) == result.places
    svg = painter.board(scene(view))
    told = [line.text for line in letterings(svg)]
    assert f"{scene(view).name(view.ranking[0])} wins" in told
    assert {"1st", "2nd"} <= set(told) and svg.count(SYMBOLS["laurel"]) == 1
    for seat in range(seats):
        assert str(result.totals[seat]) in lettered(svg, f"board-{seat}")


def test_a_tie_is_told_and_goes_to_whoever_is_next_in_turn() -> None:
    view = game.view(played(3), None)
    bare = tuple(here._replace(cubes=(0, 0, 0)) for here in view.regions)
    even = view._replace(regions=bare, palace=(2, 2, 1), last=0)
    assert even.ranking == (1, 0, 2)
    assert "2 cubes, tie: next in turn wins" in lettered(painter.board(scene(even)), "turn")
    assert "2 cubes, tie: next in turn wins" in painter.board_alt(scene(even))
    clear = even._replace(palace=(3, 2, 1))
    assert "most cubes: 3" in lettered(painter.board(scene(clear)), "turn")


# --------------------------------------------------------------------------- in words


@everywhere
def test_the_words_name_faces_figures_and_players_and_are_never_too_long(locale: str) -> None:
    view = crammed(opening(), known=True)
    words = words_for(locale)
    told = painter.board_alt(scene(view, locale=locale))
    first = FACES[0]
    assert f"{first.limit} {words('rattus-class-peasantry.short')}" in told
    assert words("picture-rattus-bishops", n=2) in told and words("picture-rattus-nuns", n=3) in told
    assert words("picture-rattus-has", who="Ana", n=12 * 9 + 3) in told
    assert len(told) <= LONGEST and told.endswith(words("picture-board-in-words"))


def test_the_words_tell_the_palace_and_the_walls_where_there_are_any() -> None:
    view = opening()
    bare = painter.board_alt(scene(view._replace(palace=(0,) * 4, walls=())))
    assert "Palace" not in bare and "Walls" not in bare
    told = painter.board_alt(scene(view._replace(palace=(0, 2, 0, 1), walls=((0, 2), (1, 3)))))
    assert "Palace Bea 2, Dan 1." in told and "Walls Anglia–Germania, Gallia–Hispania." in told


def test_every_id_is_there_once_when_everything_lies_everywhere() -> None:
    view = crammed(opening(), known=True)
    assert sorted(ids(painter.board(scene(view)))) == sorted(painter.pieces(view))


@everywhere
def test_the_words_of_the_opening_placement_count_no_turn(locale: str) -> None:
    words = words_for(locale)
    told = painter.board_alt(scene(opening()._replace(turns=0), locale=locale))
    assert words("picture-rattus-opening") in told and words("picture-turn", n=0) not in told


@pytest.mark.parametrize("chosen", [0, 2])
def test_the_end_shows_by_what_each_cube_of_the_final_ravage_was_lost(chosen: int) -> None:
    lost = (Loss(0, 1, 3, BY_MAJORITY), *(Loss(4, seat, 1, BY_CHOICE) for seat in range(chosen)))
    canvas = Canvas(DARK, 600, 450)
    painter.draw_end(canvas, scene(opening()._replace(ravaged=lost)))
    counts = [line.text for line in letterings(str(canvas.svg)) if line.text[0] in "0−"]
    regions, signs = counts[: len(opening().regions)], counts[len(opening().regions) :]
    assert sum(map(number, regions)) == sum(map(number, signs)) == -3 - chosen
    assert len(signs) == 8 + bool(chosen)


def number(text: str) -> int:
    """A count of the picture."""
    return int(text.replace("−", "-"))
