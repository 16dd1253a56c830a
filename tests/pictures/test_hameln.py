"""The pictures of Hameln: what lies where in the town, every number of crowded tables, boards of other shapes."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.hameln.picture import painter
from bot.games.hameln.picture.houses import ICON, MEMBER, ROOF
from bot.games.hameln.picture.plan import (  # fmt: skip
    BADGE,
    BADGE_REACH,
    CENTRE,
    CIRCLE,
    CORNERS,
    GROUND,
    GROWN,
    HALF,
    RIDGE,
    WALL,
    circle_at,
    clearance,
    corner,
    house_at,
)
from bot.pictures import THEMES, Theme
from bot.pictures.alt import LONGEST
from bot.pictures.symbols import SYMBOLS
from rules.core import Edition
from rules.hameln import game
from rules.hameln.components import Kind, circles_in, editions, mask_of
from rules.hameln.view import View
from tests.games.hameln.face.views import fullest
from tests.games.hameln.rules.build import CIRCLE as NAMED_CIRCLE

from .hameln import LEGIBLE, SEATS, everywhere, glows, icons, lettered, piece, played, scene, themed
from .reading import SVG, ids, letterings, tokens

# --------------------------------------------------------------------------- where things lie


@pytest.mark.parametrize("seats", SEATS)
def test_no_circle_touches_a_house_a_badge_or_another_circle(seats: int) -> None:
    view = game.view(played(seats, 0), None)
    components = view.components
    houses = tuple(house_at(components, house) for house in range(len(components.houses)))
    spots = [circle_at(view, circle) for circle in view.circles]
    assert len(spots) == 38 + 2 * (seats == 5)
    for spot in spots:
        others = [other for other in spots if other != spot]
        assert clearance(spot, houses, others) >= CIRCLE
        assert dist(spot, CENTRE) + CIRCLE < WALL


def test_no_house_or_its_badge_touches_another_house_or_leaves_the_town() -> None:
    components = fullest().components
    for one, other in combinations(range(len(components.houses)), 2):
        (ax, ay), (bx, by) = house_at(components, one), house_at(components, other)
        higher = min(BADGE[1] - BADGE_REACH, RIDGE)
        aside, below = abs(ax - bx), abs(ay - by)
        assert aside >= 2 * HALF * GROWN or below >= (GROUND - RIDGE) * GROWN
        assert aside >= (HALF + BADGE_REACH) * GROWN or below >= (GROUND - higher) * GROWN
    for house in range(len(components.houses)):
        x, y = house_at(components, house)
        for dx, dy in ((-HALF, RIDGE), (HALF, RIDGE), (-HALF, GROUND), (HALF, GROUND)):
            assert dist((x + dx * GROWN, y + dy * GROWN), CENTRE) < WALL


@pytest.mark.parametrize("seats", SEATS)
def test_every_circle_stays_nearer_to_its_houses_than_to_any_other_of_their_ring(seats: int) -> None:
    view = game.view(played(seats, 0), None)
    components = view.components
    for circle in view.circles:
        printed, spot = components.circles[circle], circle_at(view, circle)
        for ring in ("inner", "outer"):
            houses = [n for n, house in enumerate(components.houses) if house.ring == ring]
            near = sorted(houses, key=lambda n: dist(house_at(components, n), spot))
            own = [n for n in printed.touches if n in houses]
            assert set(near[: len(own)]) == set(own), (printed.id, ring)


@themed
def test_the_piper_stands_at_the_region_where_he_is_and_beside_its_name(theme: Theme) -> None:
    view = game.view(played(4, 50), None)
    components = view.components
    assert {corner(components, region) for region in range(4)} == set(CORNERS)
    for region in range(4):
        svg = painter.board(scene(view._replace(piper=region), theme=theme))
        at = re.search(r"translate\(([\d.]+) ([\d.]+)\)", piece(svg, "piper").get("transform", ""))
        assert at and dist((float(at[1]), float(at[2])), corner(components, region)) < 20
        assert lettered(svg, f"region-{region}")[0] == components.regions[region]
        assert lettered(svg, f"region-{region}")[1] == str(components.piper_price[region])


# --------------------------------------------------------------------------- what is told


@everywhere
@themed
@pytest.mark.parametrize("children", [0, 20, 44])
def test_the_fullest_table_fits_and_can_be_read(locale: str, theme: Theme, children: int) -> None:
    view = fullest()._replace(road=tuple(n % 5 for n in range(children)), bank=-112)
    svg = painter.board(scene(view, locale=locale, theme=theme))
    assert sorted(ids(svg)) == sorted(painter.pieces(view))
    for line in letterings(svg):
        assert line.wide <= line.room + 0.5, line
        assert line.size >= LEGIBLE, line
        assert not line.text.endswith("…"), line
    found = tokens(svg)
    assert len(found) == 22 + 22 + 40
    for one, other in combinations(found, 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= one.reach + other.reach - 1, (one, other)
    assert len(painter.board_alt(scene(view, locale=locale))) <= LONGEST


@pytest.mark.parametrize("view", [fullest(), game.view(played(3, 90), None)], ids=["fullest", "played"])
def test_every_number_stands_on_its_piece(view: View) -> None:
    svg, components = painter.board(scene(view)), view.components
    for seat, own in enumerate(view.table):
        assert lettered(svg, f"money-{seat}") == [str(own.money)]
        assert lettered(svg, f"tokens-{seat}") == [str(len(own.tokens))]
        assert lettered(svg, f"reserve-{seat}") == [str(own.reserve)]
        assert lettered(svg, f"boys-{seat}") == [str(own.boys)]
        assert lettered(svg, f"girls-{seat}") == [str(own.girls)]
        for good, n in enumerate(own.goods):
            assert lettered(svg, f"goods-{seat}-{good}") == [str(n)]
        rank = ("1st", "2nd", "3rd", "4th", "5th")[view.ranks.index(seat)]
        assert lettered(svg, f"influence-{seat}") == [str(own.influence), rank]
    for number, house in enumerate(components.houses):
        bonus = [f"+{house.bonus}"] if house.bonus else []
        assert lettered(svg, f"house-{number}") == [house.id, str(view.activity[number]), *bonus, str(house.cost)]
    for region, bribe in enumerate(view.bribes):
        assert lettered(svg, f"region-{region}")[2:] == ([str(bribe)] if bribe else [])
    for good, n in enumerate(view.supply):
        assert lettered(svg, f"supply-{good}") == [str(n)]
    assert lettered(svg, "bank") == [str(view.bank).replace("-", "−")]
    assert lettered(svg, "bag-boys") == [str(view.bag_boys)]
    assert lettered(svg, "bag-girls") == [str(view.bag_girls)]
    for pile, n in enumerate(view.piles):
        assert lettered(svg, f"pile-{pile}") == [str(n)]
    assert lettered(svg, "rats") == [f"{view.rats.bit_count()}{'/30' if view.small_rats_limited else ''}"]
    assert lettered(svg, "phase") == [f"Phase {view.phase} of 3"]
    assert lettered(svg, "turns") == [f"turn {view.turns + 1}"]
    assert icons(svg, "pool", "royalty") == icons(svg, "pool", "rat") == view.pool
    now, *later = (*components.loop[view.next_step :], *components.loop[: view.next_step])
    assert lettered(svg, "step") == [str(now.price), "→", f"+{now.gain}", *(str(step.price) for step in later)]
    assert icons(svg, "step", "star") == 1 + sum(step.gain for step in later)


def test_a_bank_in_debt_has_a_minus() -> None:
    assert lettered(painter.board(scene(fullest())), "bank") == ["−12"]


@themed
def test_the_road_tells_what_every_lost_child_costs_and_the_next(theme: Theme) -> None:
    view = game.view(played(4, 0), None)
    road, more = view.components.road, view.components.overflow
    for lost in (0, 2, len(road), 30):
        svg = painter.board(scene(view._replace(road=(1,) * lost), theme=theme))
        costs = (*road, *(more for _ in range(lost + 1 - len(road))))
        assert lettered(svg, "road") == ["Road to Transylvania", *map(str, costs)]


@themed
def test_a_big_rat_that_is_gone_is_an_empty_place(theme: Theme) -> None:
    view = fullest()
    for pool in range(view.big_rats + 1):
        svg = painter.board(scene(view._replace(pool=pool), theme=theme))
        assert icons(svg, "pool", "rat") == icons(svg, "pool", "royalty") == pool
        assert len(list(piece(svg, "pool").iter(f"{SVG}circle"))) == view.big_rats - pool


@themed
def test_an_infested_house_wears_its_big_rat_and_only_a_shadow_when_it_is_gone(theme: Theme) -> None:
    view = game.view(played(3, 0), None)
    sick = (True, True, *view.infested[2:])
    svg = painter.board(scene(view._replace(infested=sick, big=0b01), theme=theme))
    rats = [icons(svg, f"house-{house}", "rat") for house in range(3)]
    crowns = [icons(svg, f"house-{house}", "royalty") for house in range(3)]
    assert (rats, crowns) == ([2, 2, 1], [1, 0, 0])


@themed
def test_a_space_where_nobody_lives_is_unlike_a_piece_and_gone_where_somebody_lives(theme: Theme) -> None:
    view = game.view(played(3, 0), None)
    empty = view._replace(men=(-1,) * 22, women=(-1,) * 22)
    lived = view._replace(men=(0,) * 22, women=(-1,) * 22)
    assert [_hollows(painter.board(scene(each, theme=theme))) for each in (empty, lived)] == [44, 22]


def _hollows(svg: str) -> int:
    houses = (e for e in fromstring(svg).iter(f"{SVG}g") if re.fullmatch(r"house-\d+", e.get("id", "")))
    return sum(e.get("stroke-dasharray") == "2.5 3" for house in houses for e in house.iter(f"{SVG}circle"))


def test_men_stand_left_and_women_right_in_their_house() -> None:
    view = fullest()
    components, found = view.components, {t.name: t for t in tokens(painter.board(scene(view)))}
    for number in range(len(components.houses)):
        (x, y), man, woman = house_at(components, number), found[f"man-{number}"], found[f"woman-{number}"]
        assert x - HALF * GROWN < man.x - MEMBER + 4 < man.x < x < woman.x < woman.x + MEMBER - 4 < x + HALF * GROWN
        assert y < man.y == woman.y < y + GROUND * GROWN


@pytest.mark.parametrize("owner", [-1, 0, 2])
def test_there_is_one_cat_with_its_owner_or_for_sale_at_its_price(owner: int) -> None:
    view = game.view(played(3, 0), None)._replace(cat=owner)
    svg = painter.board(scene(view))
    assert svg.count(SYMBOLS["cat"]) == 1
    assert lettered(svg, "cat") == ([str(view.components.prices.cat)] if owner < 0 else [])


# --------------------------------------------------------------------------- what has changed


def test_what_has_changed_glows_and_nothing_else() -> None:
    before = game.view(played(3, 60), None)
    own = before.table[1]
    goods = (*own.goods[:2], own.goods[2] + 1, own.goods[3])
    richer = own._replace(money=own.money + 2, goods=goods, girls=own.girls + 1)
    table = (before.table[0], richer, before.table[2])
    free = next(circle for circle in before.circles if not before.rats >> circle & 1)
    bribes = (before.bribes[0] + 1, *before.bribes[1:])
    rats, bag = before.rats | 1 << free, before.bag_girls - 1
    now = before._replace(table=table, rats=rats, bribes=bribes, bag_girls=bag)
    svg = painter.board(scene(now, before))
    lit = {e.get("id") for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") and glows(e)}
    changed = {"money-1", "goods-1-2", "girls-1", f"rat-{free}", "rats", "region-0"}  # what is left in the bag follows
    assert lit == changed


def test_every_rat_lies_on_its_circle() -> None:
    view = game.view(played(5, 80), None)
    found = {t.name: (t.x, t.y) for t in tokens(painter.board(scene(view))) if t.name.startswith("rat-")}
    assert set(found) == {f"rat-{circle}" for circle in circles_in(view.rats)}
    assert all(dist(at, circle_at(view, int(name[4:]))) < 0.2 for name, at in found.items())


# --------------------------------------------------------------------------- boards of an owner


def owners(*changes: tuple[str, str]) -> Edition:
    """The built-in box with other lines on its board."""
    text = editions.built_in.files["board.toml"]
    for old, new in changes:
        assert re.search(old, text)
        text = re.sub(old, new, text)
    return game.add_edition({"board.toml": text})


ALL_AT_ONE = ((r"clock = [\d.]+", "clock = 1.0"),)
TURNED = ((r"clock = 0\.38\n", "clock = 0.9\n"), (r"clock = 3\.38\n", "clock = 3.0\n"))
OTHER_COLOURS = ((r'"blue"', '"purple"'), (r"blue = ", "purple = "), (r'"red"', '"brown"'), (r"\bred = ", "brown = "))
LONG_ROAD = ((r"spaces = \[.*\]", f"spaces = {[9] * 30}"),)


@pytest.mark.parametrize(
    "changes", [ALL_AT_ONE, TURNED, OTHER_COLOURS, LONG_ROAD], ids=["one", "turned", "new", "long"]
)
@pytest.mark.parametrize("seats", [3, 5])
def test_a_board_of_another_shape_is_drawn_with_everything_on_it(seats: int, changes: tuple[Any, ...]) -> None:
    view = game.view(played(seats, 40, owners(*changes)), None)
    for theme in THEMES.values():
        svg = painter.board(scene(view, locale="fr", theme=theme))
        assert sorted(ids(svg)) == sorted(painter.pieces(view))
        assert all(line.wide <= line.room + 0.5 and line.size >= LEGIBLE for line in letterings(svg))
    assert {corner(view.components, region) for region in range(4)} == set(CORNERS)
    assert painter.board_alt(scene(view)).startswith("Hameln")


# --------------------------------------------------------------------------- in words


def test_the_words_count_one_and_many() -> None:
    view = game.view(played(3, 0), None)
    own = view.table[0]._replace(money=1, goods=(1, 0, 0, 0), tokens=(None,), boys=1, girls=0, influence=4)
    rich = own._replace(money=2, goods=(1, 2, 0, 0), tokens=(None, None), girls=1)
    for family, en, fr in (
        (
            own,
            "1 florin, influence 4, 1 good, 1 token, 1 child",
            "1 florin, influence 4, 1 marchandise, 1 jeton,",
        ),
        (
            rich,
            "2 florins, influence 4, 3 goods, 2 tokens, 2 children",
            "2 florins, influence 4, 3 marchandises, 2 jet",
        ),
    ):
        one = view._replace(table=(family, *view.table[1:]))
        assert f"Ana: {en}" in painter.board_alt(scene(one))
        assert fr in painter.board_alt(scene(one, locale="fr"))


@pytest.mark.parametrize(("rats", "en", "fr"), [
    (0, "No rat on the board.", "Aucun rat sur le plateau."),
    (1 << 7, "1 rat on the board. ", "1 rat sur le plateau. "),
    (0b11 << 7, "2 rats on the board. ", "2 rats sur le plateau. "),
])  # fmt: skip
def test_the_words_count_the_rats(rats: int, en: str, fr: str) -> None:
    view = game.view(played(3, 0), None)._replace(rats=rats)
    assert en in painter.board_alt(scene(view))
    assert fr in painter.board_alt(scene(view, locale="fr"))


def test_the_words_say_what_the_piper_would_take_of_each_quarter_with_the_market() -> None:
    view = game.view(played(3, 0), None)._replace(rats=mask_of(map(NAMED_CIRCLE.__getitem__, ("q04", "wY", "a02"))))
    led = (
        "Rats the piper would lead away if he came, the market’s included each time: yellow 3, green 1, red 1, blue 1."
    )
    assert led in painter.board_alt(scene(view))
    french = "Rats que le Pied Piper emmènerait s’il venait, ceux du marché compris chaque fois"
    assert f"{french}\u202f: jaune 3, vert 1, rouge 1, bleu 1." in painter.board_alt(scene(view, locale="fr"))


@pytest.mark.parametrize(("locale", "singular"), [
    ("en", r"\b1 (florins|goods|tokens|children|rats)\b"),
    ("fr", r"\b[01] (florins|marchandises|jetons|enfants|rats)\b"),
])  # fmt: skip
def test_no_words_of_a_random_game_say_one_of_many(locale: str, singular: str) -> None:
    for moves in range(0, 240, 12):
        told = painter.board_alt(scene(game.view(played(3, moves), None), locale=locale))
        assert not re.search(singular, told), told


def test_every_kind_of_house_has_a_colour_and_a_symbol_of_its_own() -> None:
    assert set(ICON) == set(ROOF) == set(Kind)
    assert len({SYMBOLS[icon] for icon in ICON.values()}) == len(Kind) == len(set(ROOF.values()))
