"""The pictures of Notre Dame: every number of crowded tables, what has changed, names and signs."""

from __future__ import annotations

from itertools import combinations
from math import dist
from random import Random
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.notre_dame.picture import painter
from bot.games.notre_dame.picture.facts import corner
from bot.games.notre_dame.picture.ring import TILE
from bot.games.notre_dame.picture.signs import ACTION_ICON, MARKET_ICON, PERSON_ICON
from bot.pictures import DARK, THEMES, Scene, Theme
from bot.pictures.alt import LONGEST
from bot.pictures.symbols import SYMBOLS
from bot.text import LOCALES, words_for
from rules.core import Move
from rules.notre_dame import game
from rules.notre_dame.components import MOST_RAT, RING, Action, PersonCard
from rules.notre_dame.options import Options
from rules.notre_dame.state import EMPTY
from rules.notre_dame.view import CardView, View
from tests.games.notre_dame.face.views import fullest

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
        ask = chance.choice([ask for ask in g.asked if ask.given is None])
        pick = tuple(chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options)))))
        g = game.play(g, Move(ask.seat, ask.choice, pick, ask.revision))[0]
    return g


def group(svg: str, name: str) -> Any:
    """The piece with this id."""
    return next(e for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") == name)


def drawn(svg: str, name: str) -> set[str]:
    """All symbols of a piece."""
    return {e.get("d") for e in group(svg, name).iter(f"{SVG}path")} & set(SYMBOLS.values())


def lettered(svg: str, name: str) -> list[str]:
    """All lettering of a piece."""
    return [e.text for e in group(svg, name).iter(f"{SVG}text")]


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
    bare = painter.board(scene(view._replace(messages=(EMPTY,) * len(view.messages)), locale="fr"))
    for market, message in enumerate(view.messages):
        assert lettered(svg, f"market-{market}") == ([] if message == EMPTY else [str(message % 4 + 1)])
        sign = {SYMBOLS[MARKET_ICON[corner(market)]]} if corner(market) != "C" else set()
        assert sign <= drawn(svg, f"market-{market}") and drawn(bare, f"market-{market}") == sign


def test_a_message_shows_what_it_brings() -> None:
    view = game.view(played(4, 0), None)
    svg = painter.board(scene(view))
    for market, message in enumerate(view.messages):
        if message == EMPTY:
            continue
        signs = drawn(svg, f"market-{market}") - {SYMBOLS[sign] for sign in MARKET_ICON.values()}
        assert signs == {SYMBOLS[sign] for sign in ("gold", "cube", "rat", "")[message % 4 : message % 4 + 1] if sign}


def test_prestige_is_drawn_only_where_it_is_open() -> None:
    hidden, shown = (game.view(played(3, 30, Options(prestige=kind)), None) for kind in ("hidden", "open"))
    assert not any(name.startswith("prestige") for name in ids(painter.board(scene(hidden))))
    assert {f"prestige-{seat}" for seat in range(3)} <= set(ids(painter.board(scene(shown))))


def test_two_players_see_the_names_of_the_neutral_boroughs() -> None:
    texts = [line.text for line in letterings(painter.board(scene(game.view(played(2, 0), None))))]
    assert {"East", "West"} <= set(texts)


def test_the_ring_shows_where_the_plague_will_move_the_rat_and_warns_of_an_outbreak() -> None:
    view = game.view(played(4, 0), None)
    own = view.table[0]
    calm, deadly = (view._replace(plague=n, table=(own._replace(rat=2), *view.table[1:])) for n in (3, 8))
    assert [each.rat_after_plague(0) for each in (calm, deadly)] == [5, 10]
    assert SYMBOLS["skull"] not in painter.board(scene(calm))
    assert SYMBOLS["skull"] in painter.board(scene(deadly))
    for plague in (0, 1):  # of a rat that stands on 9 already, a coming outbreak is told apart from none
        last = deadly._replace(plague=plague, table=(own._replace(rat=MOST_RAT), *view.table[1:]))
        assert painter.board(scene(last)).count(SYMBOLS["skull"]) == plague
    gone = deadly._replace(plague_to_come=False)
    assert SYMBOLS["skull"] not in painter.board(scene(gone))
    spared = deadly._replace(table=tuple(own._replace(spared=True) for own in deadly.table))
    assert SYMBOLS["skull"] not in painter.board(scene(spared))


def test_what_has_changedglows_and_nothing_else() -> None:
    before = game.view(played(3, 30), None)
    own = before.table[1]
    more = own._replace(gold=own.gold + 2, markers=(own.markers[0] + 1, *own.markers[1:]))
    now = before._replace(table=(before.table[0], more, before.table[2]))
    svg = painter.board(scene(now, before))
    lit = {e.get("id") for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") and glows(e)}
    assert lit == {"gold-1", "marker-1-0"}


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_whole_sector_is_framed_where_a_marker_or_the_friend_is_new(theme: Theme) -> None:
    before = game.view(played(3, 0), None)
    own = before.table[0]._replace(markers=(1, *before.table[0].markers[1:]), friend=Action.PARK)
    svg = painter.board(scene(before._replace(table=(own, *before.table[1:])), before, theme=theme))
    for name in ("marker-0-0", "friend-0"):
        frames = [float(e.get("width", "0")) for e in group(svg, name).iter(f"{SVG}rect")]
        assert len(frames) == 2 and min(frames) > 2 * TILE


def glows(piece: Any) -> bool:
    return any(DARK.glow in (e.get("stroke"), e.get("fill")) for e in piece.iter())


def test_the_winner_wears_a_crown() -> None:
    chance, g = Random(1), played(3, 0)
    while waiting := [ask for ask in g.asked if ask.given is None]:
        ask = chance.choice(waiting)
        pick = tuple(chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options)))))
        g = game.play(g, Move(ask.seat, ask.choice, pick, ask.revision))[0]
    result = game.result(g)
    assert result
    view = game.view(g, None)
    assert view.stage == "over"
    svg = painter.board(scene(view))
    assert svg.count(SYMBOLS["royalty"]) == len(result.winners)


# --------------------------------------------------------------------------- names and signs


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_of_a_person_sector_or_card_is_cut(locale: str) -> None:
    table = game.view(played(5, 0), 0)
    for nth in range(0, len(PersonCard), 3):
        shown = table._replace(
            display=tuple(PersonCard)[nth : nth + 3], worth=(0, 0, 0), browns=(), grays_left=tuple(PersonCard)
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
    assert set(PERSON_ICON) == set(PersonCard)
    assert set(PERSON_ICON.values()) <= set(SYMBOLS)
