"""The board in text: how it reads, line by line."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from bot.faces import face_of
from bot.text import LOCALES
from rules.rattus_cartus import game
from rules.rattus_cartus.components import JOKER, Supplies
from rules.rattus_cartus.view import NunView, PlaceView, View
from tests.faces import boards

from .games import games
from .views import fullest

face = face_of("rattus_cartus")
told = partial(boards.told, face)


# --------------------------------------------------------------------------- parity


CHANGES: dict[str, Any] = {
    "round": lambda v: v._replace(round=v.round + 1),
    "rounds": lambda v: v._replace(rounds=v.rounds + 1),
    "start player": lambda v: v._replace(order=(*v.order[1:], v.order[0])),
    "order of those still to enter": lambda v: v._replace(to_enter=v.to_enter[::-1]),
    "two players' premium": lambda v: v._replace(premium=1),
    "a building": lambda v: _in_row(v, building=0),
    "supplies drawn": lambda v: _in_row(v, supplies=v.row[0].supplies._replace(draw=9)),
    "supplies rats": lambda v: _in_row(v, supplies=v.row[0].supplies._replace(rats=9)),
    "supplies looks": lambda v: _in_row(v, supplies=v.row[0].supplies._replace(look=4)),
    "order inside": lambda v: _in_row(v, inside=v.row[0].inside[::-1]),
    "cards laid": lambda v: _in_row(v, laid=((0, JOKER), *v.row[0].laid[1:])),
    "nuns on a card laid": lambda v: _in_row(v, laid=((1, *v.row[0].laid[0][1:]), *v.row[0].laid[1:])),
    "building cards gone": lambda v: v._replace(spent=(0,)),
    "building deck": lambda v: v._replace(deck=v.deck - 3),
    "last round": lambda v: v._replace(deck=0),
    "replacement deck": lambda v: v._replace(replacement=5),
    "card put back": lambda v: v._replace(put_back=(0,)),
    "population deck": lambda v: v._replace(pile=1),
    "discard pile": lambda v: v._replace(discard=v.discard[1:]),
    "nuns in the discard pile": lambda v: v._replace(discard=(1, *v.discard[1:])),
    **{f"pile {n}": lambda v, n=n: v._replace(piles=(*v.piles[:n], 1, *v.piles[n + 1 :])) for n in range(5)},
    "tokens left": lambda v: v._replace(tokens_left=3),
    "who looked": lambda v: v._replace(nun_row=(NunView(None, (0,)), *v.nun_row[1:])),
    "a hand": lambda v: v._replace(hands=(23, *v.hands[1:])),
    "tokens of a seat": lambda v: v._replace(tokens=(0, *v.tokens[1:])),
    "influence": lambda v: v._replace(points=((24, 24, 24, 24, 24, 25), *v.points[1:])),
    "rank of equals": lambda v: v._replace(ranks=(*v.ranks[:5], (1, 0, 2, 3, 4))),
}  # fmt: skip


def _in_row(view: View, **change: Any) -> View:
    return view._replace(row=(view.row[0]._replace(**change), *view.row[1:]))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("what", CHANGES)
def test_every_public_fact_is_in_the_text(what: str, locale: str) -> None:
    assert told(CHANGES[what](fullest()), locale) != told(fullest(), locale)


# --------------------------------------------------------------------------- how it reads


def test_a_board_reads_as_designed() -> None:
    view = fullest()._replace(
        shown=0,
        to_enter=(1, 2),
        row=(PlaceView(40, 8, 4, Supplies(2, 0, 1), (3,), (2,)), PlaceView(0, 0, 0, Supplies(0, 2, 0), (), ())),
    )
    lines = told(view).split("\n")
    assert lines[:8] == [
        "Round 7 of 8 · C Enter buildings · start player ★ Émi",
        "**Buildings**, resolved from left to right",
        "**1 🌾 Farm** → 1st ◆ Dan, 2 cards",
        "-# premium draw 4 · standard draw 2 · supplies draw 2, look at 1",
        "**2 👑 Palace** → nobody yet",
        "-# premium 2 point tokens 🏅 · standard 1 point token 🏅 · supplies discard 2 rats",
        "**Still to enter**, in this order: ■ Bea · ▲ Chl",
        "**Influence**, best first; equal: who came first",
    ]
    assert "Royalty      ●24 ■24 ▲24 ◆24 ★24" in lines


def test_the_last_round_is_marked_and_its_buildings_do_nothing() -> None:
    text = told(fullest()._replace(deck=0, shown=0))
    assert text.startswith("**Last round**, 7 of 8")
    assert "Last round: no actions; the premium player gains 1 influence." in text
    assert "standard" not in text


def test_special_cards_that_are_not_in_the_game_are_not_on_the_board() -> None:
    first_game = game.new(3, bytes(32))
    text = told(game.view(first_game, None))
    assert "🗡️\u00a012" in text
    assert not re.search("🎵|🎫|💰", text)


def test_the_phase_is_told() -> None:
    seen = {told(view).split(" · ")[1] for view in games.public_views(300) if not view.over}
    assert seen == {"B Supplies", "C Enter buildings", "D Resolve buildings"}
