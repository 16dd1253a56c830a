"""Large print of Notre Dame: which stretch of the board comes first, and that it shows what the question is about."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.games.notre_dame.picture import painter
from bot.games.notre_dame.picture.ring import CENTRE, ISLAND, TILE, Ring
from bot.pictures import THEMES, Stretch
from rules.core import Arg, Ask
from rules.notre_dame import game
from rules.notre_dame.carriage import reach
from rules.notre_dame.components import MARKETS, RING, SECTORS
from rules.notre_dame.view import View

from .reading import tokens
from .test_notre_dame import SEATS, played, scene

BOROUGH, CARRIAGE, PLAYERS = (f"notre_dame-picture-part-{name}" for name in ("borough", "carriage", "players"))
EVERYBODY = [(seats, seat) for seats in SEATS for seat in range(seats)]


@cache
def table(seats: int = 5) -> View:
    """A game in its middle."""
    return game.view(played(seats, 20 * seats), None)


def parts(view: View, choice: str, *args: Arg, options: tuple[Arg, ...] = (), seat: int = 0) -> tuple[Stretch, ...]:
    """All parts for this question."""
    ask = Ask(seat, choice, (seat, *args), options, 1, 1, 0)
    return painter.parts(replace(scene(view, theme=THEMES["large"]), question=ask))


def shows(part: Stretch, x: float, y: float, reach: float) -> bool:
    """Whether a thing lies whole within a part."""
    across = part.left <= x - reach and x + reach <= part.left + part.width
    return across and part.top <= y - reach and y + reach <= part.top + part.height


@pytest.mark.parametrize("choice", ["keep", "play", "marker", "donate", "friend", "benefit", "hire", "outbreak"])
def test_most_questions_are_about_the_own_borough(choice: str) -> None:
    assert parts(table(), choice)[0].key == BOROUGH


@pytest.mark.parametrize(("seats", "seat"), EVERYBODY)
def test_the_own_borough_shows_all_its_pieces_and_notre_dame(seats: int, seat: int) -> None:
    view, ring = table(seats), Ring(RING[seats])
    part = parts(view, "play", seat=seat)[0]
    here = seat * RING[seats] // seats
    assert all(shows(part, *ring.sector(here, sector), TILE * ring.grown) for sector in SECTORS)
    for rat in range(10):
        moved = view._replace(table=tuple(own._replace(rat=rat) for own in view.table))
        part = parts(moved, "play", seat=seat)[0]
        for token in tokens(painter.board(scene(moved))):
            if token.name in (f"rat-{seat}", f"friend-{seat}") or token.name.startswith(f"marker-{seat}-"):
                assert shows(part, token.x, token.y, token.reach), (rat, token)
        assert shows(part, *CENTRE, ISLAND)


@pytest.mark.parametrize(("seats", "seat"), EVERYBODY)
def test_a_drive_is_decided_on_a_part_with_the_carriage_and_the_markets_next_to_it(seats: int, seat: int) -> None:
    view, ring = table(seats), Ring(RING[seats])
    table_of_seat = played(seats, 20 * seats)
    for here in range(RING[seats] * len(MARKETS)):
        own = view.table[seat]._replace(carriage=here)
        there = view._replace(table=(*view.table[:seat], own, *view.table[seat + 1 :]))
        near = tuple(sorted(reach(table_of_seat, here, 1)))
        part = parts(there, "drive", 1, options=(*near, "pass"), seat=seat)[0]
        assert part.key == CARRIAGE
        assert all(shows(part, *ring.market(market), 30) for market in (here, *near)), (here, near, part)


def test_messages_taken_lie_before_the_players() -> None:
    made = parts(table(), "coachman")
    assert made[0].key == PLAYERS
    assert len({part.key for part in made}) == len(made)


def test_without_a_question_a_player_sees_his_borough_first_and_others_the_city() -> None:
    view = table()
    assert painter.parts(scene(view))[0].key == "notre_dame-picture-part-upper-left"
    assert painter.parts(scene(view._replace(viewer=3)))[0] == parts(view, "play", seat=3)[0]
