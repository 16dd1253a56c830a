"""The pictures of Notre Dame: what lies where around the cathedral, and every number of crowded tables."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist, hypot
from random import Random
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from bot.pictures import DARK, THEMES, Scene, Theme
from bot.pictures.alt import LONGEST
from bot.pictures.notre_dame import painter
from bot.pictures.notre_dame.boroughs import ROUND
from bot.pictures.notre_dame.facts import after_plague, roads, stage
from bot.pictures.notre_dame.ring import BARE, CENTRE, ISLAND, PARKED, PLAZA, QUAY, TILE, TRACK, WALL, Ring
from bot.pictures.notre_dame.signs import ACTION_ICON, PERSON_ICON
from bot.pictures.symbols import SYMBOLS
from bot.text import LOCALES, words_for
from rules.core import Move
from rules.notre_dame import game
from rules.notre_dame.components import MARKETS, MOST_RAT, RING, SECTORS, Action, Person
from rules.notre_dame.options import Options
from rules.notre_dame.state import EMPTY
from rules.notre_dame.view import CardView, View
from tests.faces.notre_dame.views import fullest

from .reading import SVG, ids, letterings, tokens

NAMES = ("Ana", "Bea", "Chloé", "Dan", "Maximilienne")
SEATS = tuple(RING)
LEGIBLE = 15
BASE = Options()


def scene(view: View, before: View | None = None, *, locale: str = "en", theme: Theme = DARK) -> Scene:
    """A view for one reader."""
    return Scene(view, NAMES[: view.seats], words_for(locale), asked=(0,), before=before, theme=theme)


def played(seats: int, moves: int, options: Options = BASE) -> Any:
    """A table after so many random moves."""
    chance = Random(seats)
    g = game.new(seats, bytes([seats]) * 32, options)
    for _ in range(moves):
        ask = chance.choice([ask for ask in game.asks(g) if ask.given is None])
        pick = tuple(chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options)))))
        g = game.play(g, Move(ask.seat, ask.choice, pick, ask.revision))[0]
    return g


def group(svg: str, name: str) -> Any:
    """The piece with this id."""
    return next(e for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") == name)


def lettered(svg: str, name: str) -> list[str]:
    """All lettering of a piece."""
    return [e.text for e in group(svg, name).iter(f"{SVG}text")]


# --------------------------------------------------------------------------- where things lie


@pytest.mark.parametrize("boroughs", sorted(set(RING.values())))
def test_sectors_and_markets_lie_apart_between_the_river_and_the_wall(boroughs: int) -> None:
    ring = Ring(boroughs)
    markets = [
        (ring.market(market), 0.0, (PLAZA if market % len(MARKETS) else BARE) * ring.grown)
        for market in range(boroughs * len(MARKETS))
    ]
    inner, corner = (TILE - ROUND) * ring.grown, ROUND * ring.grown
    sectors = [(ring.sector(borough, each), inner, corner) for borough in range(boroughs) for each in SECTORS]
    for one, other in combinations(markets + sectors, 2):
        assert gap(one, other) >= -0.5, (one, other)
    for at, half, r in markets + sectors:
        assert dist(CENTRE, at) - half - r >= QUAY - 8
        assert dist(CENTRE, at) + half + r <= TRACK + 8


Plate = tuple[tuple[float, float], float, float]  # its middle, half of an inner square, and how far it reaches beyond


def gap(one: Plate, other: Plate) -> float:
    """How far two plates with round corners are apart."""
    (a, half_a, r), (b, half_b, s) = one, other
    apart = [max(0.0, abs(x - y) - half_a - half_b) for x, y in zip(a, b, strict=True)]
    return hypot(*apart) - r - s


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_carriages_that_stop_at_the_same_market_are_all_seen(seats: int, theme: Theme) -> None:
    view = game.view(played(seats, 40), None)
    for market in range(len(view.messages)):
        together = view._replace(table=tuple(own._replace(carriage=market) for own in view.table))
        found = [t for t in tokens(painter.board(scene(together, theme=theme)))]
        assert sum(t.name.startswith("carriage-") for t in found) == seats
        for one, other in combinations(found, 2):
            assert dist((one.x, one.y), (other.x, other.y)) >= one.reach + other.reach - 1, (market, one, other)


@pytest.mark.parametrize("n", PARKED)
def test_so_many_carriages_have_so_many_places(n: int) -> None:
    r, spots = PARKED[n]
    assert len(spots) == n
    assert all(dist(one, other) >= 2 * r for one, other in combinations(spots, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_the_rat_of_every_seat_runs_inside_the_wall_and_is_on_the_right_space(seats: int) -> None:
    view, ring = game.view(played(seats, 0), None), Ring(RING[seats])
    for rat in range(MOST_RAT + 1):
        moved = view._replace(table=tuple(own._replace(rat=rat) for own in view.table))
        for t in (t for t in tokens(painter.board(scene(moved))) if t.name.startswith("rat-")):
            borough = int(t.name[4:]) * RING[seats] // seats
            assert dist((t.x, t.y), ring.space(borough, rat)) < 0.2
            assert TRACK <= dist((t.x, t.y), CENTRE) <= WALL
    for borough in range(RING[seats]):
        spaces = [ring.space(borough, rat) for rat in range(MOST_RAT + 1)]
        assert all(dist(one, other) > 40 for one, other in pairwise(spaces))


def test_all_markers_at_notre_dame_stand_on_the_island() -> None:
    found = [t for t in tokens(painter.board(scene(fullest()))) if t.name.endswith("-7")]
    assert len(found) == 5
    assert all(dist((t.x, t.y), CENTRE) + t.reach <= ISLAND for t in found)


def test_roads_across_the_borders_are_drawn_where_the_table_has_them() -> None:
    border, plain = (game.view(played(4, 0, Options(roads=kind)), None) for kind in ("border", "plain"))
    assert roads(plain) < roads(border)
    assert len(roads(border)) - len(roads(plain)) == 2 * RING[4]
    assert [_lanes(painter.board(scene(view))) for view in (border, plain)] == [3 * RING[4], RING[4]]


def _lanes(svg: str) -> int:
    """How many roads are drawn dotted, across a border."""
    return sum(outline.count("M") for outline in re.findall(r'd="([^"]*)"[^>]*stroke-dasharray="1 9"', svg))


# --------------------------------------------------------------------------- what is told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_fullest_table_fits_and_can_be_read(locale: str, theme: Theme) -> None:
    svg = painter.board(scene(fullest(), locale=locale, theme=theme))
    assert sorted(ids(svg)) == sorted(painter.pieces(fullest()))
    for line in letterings(svg):
        assert line.wide <= line.room + 0.5, line
        assert line.size >= LEGIBLE, line
        assert not line.text.endswith("…") or line.text.startswith("Maximi"), line
    found = tokens(svg)
    for one, other in combinations(found, 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= one.reach + other.reach - 1, (one, other)
    assert len(painter.board_alt(scene(fullest(), locale=locale))) <= LONGEST


def test_every_number_of_a_seat_stands_on_its_pieces() -> None:
    view = fullest()
    svg = painter.board(scene(view))
    for seat, own in enumerate(view.table):
        assert lettered(svg, f"gold-{seat}") == [str(own.gold)]
        assert lettered(svg, f"personal-{seat}") == [str(own.personal)]
        assert lettered(svg, f"general-{seat}") == [str(own.general)]
        assert lettered(svg, f"prestige-{seat}") == [str(own.prestige)]
        assert lettered(svg, f"rat-{seat}") == [str(own.rat)]
        assert [lettered(svg, f"marker-{seat}-{place}") for place in range(8)] == [["10"]] * 8
        assert lettered(svg, f"taken-{seat}") == [str(message % 4 + 1) for message in own.collected]
    assert lettered(svg, "pool") == [str(view.pool)]
    assert lettered(svg, "plague") == [f"+{view.plague}"]
    assert lettered(svg, "gold-left") == [str(view.gold_left)]


def test_a_market_tells_its_message_or_which_one_it_is() -> None:
    view = game.view(played(3, 0), None)
    svg = painter.board(scene(view, locale="fr"))
    for market, message in enumerate(view.messages):
        assert lettered(svg, f"market-{market}") == (["C"] if message == EMPTY else [str(message % 4 + 1)])
    bare = painter.board(scene(view._replace(messages=(EMPTY,) * len(view.messages)), locale="fr"))
    assert [lettered(bare, f"market-{market}")[0] for market in range(5)] == ["C", "IG", "ID", "EG", "ED"]


def test_a_message_shows_what_it_brings() -> None:
    view = game.view(played(4, 0), None)
    svg = painter.board(scene(view))
    for market, message in enumerate(view.messages):
        if message == EMPTY:
            continue
        signs = {e.get("d") for e in group(svg, f"market-{market}").iter(f"{SVG}path")} & set(SYMBOLS.values())
        assert signs == {SYMBOLS[sign] for sign in ("gold", "cube", "rat", "")[message % 4 : message % 4 + 1] if sign}


def test_prestige_is_drawn_only_where_it_is_open() -> None:
    hidden, shown = (game.view(played(3, 30, Options(prestige=kind)), None) for kind in ("hidden", "open"))
    assert not any(name.startswith("prestige") for name in ids(painter.board(scene(hidden))))
    assert {f"prestige-{seat}" for seat in range(3)} <= set(ids(painter.board(scene(shown))))


def test_two_players_see_the_names_of_the_neutral_boroughs() -> None:
    texts = [line.text for line in letterings(painter.board(scene(game.view(played(2, 0), None))))]
    assert {"neutral 1", "neutral 2"} <= set(texts)


def test_the_ring_shows_where_the_plague_will_move_the_rat_and_warns_of_an_outbreak() -> None:
    view = game.view(played(4, 0), None)
    own = view.table[0]
    calm, deadly = (view._replace(plague=n, table=(own._replace(rat=2), *view.table[1:])) for n in (3, 8))
    assert [after_plague(each, each.table[0]) for each in (calm, deadly)] == [5, 10]
    assert SYMBOLS["skull"] not in painter.board(scene(calm))
    assert SYMBOLS["skull"] in painter.board(scene(deadly))
    for plague in (0, 1):  # of a rat that stands on 9 already, a coming outbreak is told apart from none
        last = deadly._replace(plague=plague, table=(own._replace(rat=MOST_RAT), *view.table[1:]))
        assert painter.board(scene(last)).count(SYMBOLS["skull"]) == plague
    gone = deadly._replace(plague_to_come=False)
    assert SYMBOLS["skull"] not in painter.board(scene(gone))
    spared = deadly._replace(table=tuple(own._replace(doctored=True) for own in deadly.table))
    assert SYMBOLS["skull"] not in painter.board(scene(spared))


def test_what_has_changedglows_and_nothing_else() -> None:
    before = game.view(played(3, 30), None)
    own = before.table[1]
    more = own._replace(gold=own.gold + 2, markers=(own.markers[0] + 1, *own.markers[1:]))
    now = before._replace(table=(before.table[0], more, before.table[2]))
    svg = painter.board(scene(now, before))
    lit = {e.get("id") for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") and glows(e)}
    assert lit == {"gold-1", "marker-1-0"}


def glows(piece: Any) -> bool:
    return any(DARK.glow in (e.get("stroke"), e.get("fill")) for e in piece.iter())


def test_the_winner_wears_a_crown() -> None:
    chance, g = Random(1), played(3, 0)
    while waiting := [ask for ask in game.asks(g) if ask.given is None]:
        ask = chance.choice(waiting)
        pick = tuple(chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options)))))
        g = game.play(g, Move(ask.seat, ask.choice, pick, ask.revision))[0]
    result = game.result(g)
    assert result
    view = game.view(g, None)
    assert stage(view) == "over"
    svg = painter.board(scene(view))
    assert svg.count(SYMBOLS["royalty"]) == len(result.winners)


# --------------------------------------------------------------------------- names and signs


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_of_a_person_sector_or_card_is_cut(locale: str) -> None:
    table = game.view(played(5, 0), 0)
    for nth in range(0, len(Person), 3):
        shown = table._replace(
            display=tuple(Person)[nth : nth + 3], worth=(0, 0, 0), browns=(), grays_left=tuple(Person)
        )
        hands = [painter.hand(scene(_holding(shown, card), locale=locale)) for card in range(nth % 9, nth % 9 + 3)]
        for svg in (painter.board(scene(shown, locale=locale)), *hands):
            cut = {line.text for line in letterings(svg) if line.text.endswith("…")}
            assert not {text for text in cut if not text.startswith("Maximi")}


def _holding(view: View, card: int) -> View:
    own = view.table[0]._replace(choosing=(), hand=(CardView(0, card),))
    return view._replace(table=(own, *view.table[1:]))


def test_every_action_and_person_has_a_symbol() -> None:
    assert {SYMBOLS[ACTION_ICON[action]] for action in Action} and len(set(ACTION_ICON.values())) == len(Action)
    assert set(PERSON_ICON) == set(Person)
    assert set(PERSON_ICON.values()) <= set(SYMBOLS)
