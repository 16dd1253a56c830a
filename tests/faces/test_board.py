"""The board in text: all that is public is in it, within the ceilings of a message."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.faces import Board, Names, face_of
from bot.text import LOCALES, units, words_for
from rules.rattus_cartus import game
from rules.rattus_cartus.components import JOKER, Supplies, building_of
from rules.rattus_cartus.view import NunView, PlaceView, View

from .games import moments, names, worst_names

face = face_of("rattus_cartus")
COLUMNS, CEILING = 34, 2100
LEGEND = 5 * (2 + 2 + 2 * 20) + 4 * 3 + 1  # the line of names, cut to 20 characters before anything else is lost


def text_of(board: Board) -> str:
    return "\n".join([board.headline, *(line for block in board.blocks for line in block.lines)])


def size(board: Board) -> int:
    """The characters of the board below the title, with the names above it and the fences of code blocks."""
    blocks = ["\n".join(("```", *block.lines, "```") if block.code else block.lines) for block in board.blocks]
    return units("\n".join(blocks)) + LEGEND


def told(view: View, locale: str = "en", people: Names | None = None) -> str:
    return text_of(face.board(words_for(locale), view, people or names(view.seats)))


def some_views(step: int) -> list[View]:
    """Public views of every so-manieth decision of the random games."""
    return [game.view(moment.state, None) for n, moment in enumerate(moments()) if n % step == 0]


def fullest() -> View:
    """Five seats late in a game of single buildings: every line at its longest."""
    cards = tuple(range(0, 60, 2))
    laid = (0, 4, 7, 13, 19, 24, 29, JOKER)
    row = (
        PlaceView(50, 10, 5, Supplies(10, 10, 5), (0, 1, 2), (laid,) * 3),
        PlaceView(58, 11, 5, Supplies(10, 10, 5), (3, 4), (14, 14)),
        PlaceView(30, 6, 3, Supplies(10, 10, 5), (), ()),
    )
    return View(
        viewer=None, seats=5, round=7, rounds=8, order=(4, 0, 1, 2, 3), to_enter=(0, 1, 2, 3), row=row, shown=1,
        premium=-1, cards=cards, spent=(), deck=24, replacement=6, put_back=(52, 54, 56, 58), pile=44,
        discard=tuple(kind for kind in range(30) for _ in range(4)), piles=(15, 12, 12, 12, 15), tokens_left=20,
        nun_row=(NunView(None, (0, 1, 2, 3, 4)),) * 5, hands=(24,) * 5, rats=(None,) * 5, tokens=(10,) * 5,
        points=((24,) * 6,) * 5, ranks=((0, 1, 2, 3, 4),) * 6, edition=game.edition({}).name, over=False,
    )  # fmt: skip


# --------------------------------------------------------------------------- ceilings


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", [names, worst_names])
def test_the_board_of_random_games_stays_under_its_ceilings(locale: str, people: Any) -> None:
    for view in some_views(13):
        board = face.board(words_for(locale), view, people(view.seats))
        assert size(board) <= CEILING
        assert all(len(line) <= COLUMNS for block in board.blocks if block.code for line in block.lines)
        assert units(board.headline) <= 150


@pytest.mark.parametrize("cards", [4, 5, 14, 60])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_board_stays_under_its_ceilings(locale: str, cards: int) -> None:
    laid = tuple(sorted(kind % (JOKER + 3) for kind in range(0, 4 * cards, 4)))
    view = _in_row(fullest(), inside=(0, 1, 2, 3, 4), laid=(laid,) * 5)._replace(to_enter=())
    board = face.board(words_for(locale), view, worst_names(5))
    assert size(board) <= CEILING
    assert all(len(line) <= COLUMNS for block in board.blocks if block.code for line in block.lines)


def test_code_blocks_have_no_emoji() -> None:
    for view in some_views(101):
        for block in face.board(words_for("en"), view, names(view.seats)).blocks:
            if block.code:
                assert all(ord(sign) < 0x2B00 for line in block.lines for sign in line)


# --------------------------------------------------------------------------- parity


def public(view: View) -> View:
    """What the board promises to tell of a view: of building cards to come, the building and not the copy."""
    gone = {*view.spent, *(place.card for place in view.row)}
    return view._replace(
        cards=tuple(sorted(building_of(card) for card in view.cards if card not in gone)),
        spent=(),
        put_back=tuple(building_of(card) for card in view.put_back),
        row=tuple(place._replace(card=0) for place in view.row),
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_two_public_views_that_differ_give_two_texts_that_differ(locale: str) -> None:
    found: dict[tuple[str, int], View] = {}
    for n, view in enumerate(some_views(5)):
        same = found.setdefault((told(view, locale), view.seats), view)
        assert public(same) == public(view), n


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


def test_the_board_tells_nothing_that_only_a_seat_knows() -> None:
    for n, moment in enumerate(moments()):
        if n % 31 == 0:
            people = names(moment.state.seats)
            world = game.imagine(moment.state, None, bytes([n % 251]) * 32)
            here, there = (
                face.board(words_for("en"), game.view(state, None), people) for state in (moment.state, world)
            )
            assert here == there


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
        "-# premium 2 🏅 · standard 1 🏅 · supplies discard 2 rats",
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
    seen = {told(view).split(" · ")[1] for view in some_views(23)}
    assert seen == {"B Supplies", "C Enter buildings", "D Resolve buildings"}
