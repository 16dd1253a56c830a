"""The board in text: all that is public is in it, within the ceilings of a message."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import Board, Names
from bot.faces.rattus.board import board
from bot.text import LOCALES, units, words_for
from rules.rattus import game
from rules.rattus.components import Card, Face
from rules.rattus.state import BESIDE, DRAWN, LAID_OUT, OUT, REDRAWN, Potion
from rules.rattus.view import RatView, View

from .games import laid_out, moments, names, worst_names
from .views import changes, fullest, public, public_views

COLUMNS, CEILING = 34, 2100
LEGEND = 4 * (2 + 2 + 2 * 20) + 3 * 3 + 1  # the line of names, cut to 20 characters before anything else is lost


def text_of(board: Board) -> str:
    return "\n".join([board.headline, *(line for block in board.blocks for line in block.lines)])


def size(board: Board) -> int:
    """The characters of the board below the title, with the names above it and the fences of code blocks."""
    blocks = ["\n".join(("```", *block.lines, "```") if block.code else block.lines) for block in board.blocks]
    return units("\n".join(blocks)) + LEGEND


def told(view: View, locale: str = "en", people: Names | None = None) -> str:
    return text_of(board(words_for(locale), view, people or names(view.seats)))


def lines(view: View, locale: str = "en") -> list[str]:
    return told(view, locale).split("\n")


# --------------------------------------------------------------------------- ceilings


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", [names, worst_names])
def test_the_board_of_random_games_stays_under_its_ceilings(locale: str, people: Any) -> None:
    for view in public_views(40):
        shown = board(words_for(locale), view, people(view.seats))
        assert size(shown) <= CEILING
        assert all(len(line) <= COLUMNS for block in shown.blocks if block.code for line in block.lines)
        assert units(shown.headline) <= 150


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_board_stays_under_its_ceilings(locale: str, over: bool) -> None:
    shown = board(words_for(locale), fullest()._replace(over=over, turn=-1 if over else 2), worst_names(4))
    assert size(shown) <= CEILING
    assert all(len(line) <= COLUMNS for block in shown.blocks if block.code for line in block.lines)


def test_the_map_has_no_emoji_and_a_row_for_each_region_and_the_palace() -> None:
    for view in public_views(101):
        codes = [block for block in board(words_for("fr"), view, names(view.seats)).blocks if block.code]
        assert len(codes) == 1 and len(codes[0].lines) == len(view.regions) + 2
        assert all(ord(sign) < 0x2B00 for line in codes[0].lines for sign in line)


# --------------------------------------------------------------------------- parity


@pytest.mark.parametrize("locale", LOCALES)
def test_two_public_views_that_differ_give_two_texts_that_differ(locale: str) -> None:
    found: dict[tuple[str, int], View] = {}
    for n, view in enumerate(public_views(5)):
        same = found.setdefault((told(view, locale), view.seats), view)
        assert public(same) == public(view), n


@pytest.mark.parametrize("locale", LOCALES)
def test_every_number_owner_and_place_of_random_positions_is_in_the_text(locale: str) -> None:
    seats = set()
    for view in public_views(500)[::4]:
        seats.add(view.seats)
        text = told(view, locale)
        for what, other in changes(view):
            assert told(other, locale) != text, what
    assert seats == {2, 3, 4}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fact_of_the_fullest_position_is_in_the_text(locale: str) -> None:
    text = told(fullest(), locale)
    for what, other in changes(fullest()):
        assert told(other, locale) != text, what


def test_the_board_tells_nothing_that_only_a_seat_knows() -> None:
    for n, moment in enumerate(moments()):
        if n % 31 == 0:
            people = names(moment.state.seats)
            world = game.imagine(moment.state, None, bytes([n % 251]) * 32)
            here, there = (board(words_for("en"), game.view(state, None), people) for state in (moment.state, world))
            assert here == there


# --------------------------------------------------------------------------- how it reads


def in_play(**change: Any) -> View:
    """Four seats in a regular turn with the base cards; the second first, everything else as it was laid out."""
    view: View = game.view(laid_out(), None)
    return view._replace(**{"first": 1, "turn": 1, "turns": 22, "plague": 7, **change})


def test_a_board_reads_as_designed() -> None:
    regions = list(in_play().regions)
    starting, drawn = RatView(None, LAID_OUT, ()), RatView(None, DRAWN, (0,))
    regions[1] = regions[1]._replace(rats=(starting, drawn), cubes=(2, 0, 1, 0))
    regions[7] = regions[7]._replace(rats=())
    holder = list(in_play().holder)
    holder[Card.KING], holder[Card.WITCH], holder[Card.KNIGHT] = 0, 0, 1
    view = in_play(
        regions=tuple(regions), holder=tuple(holder), used=(Card.KNIGHT,), taken=True, palace=(1, 0, 0, 0),
        stock=(17, 20, 19, 20), supply=25, discards=(Face(1, 0, 0, (0, 2), True), Face(2, 1, 0, (1, 2), False)) * 2,
    )  # fmt: skip
    assert lines(view)[:5] == [
        "Turn 22, ■ Bea · ends when the rat supply is empty",
        " region   rats   cubes",
        " Anglia   1 °    –",
        " Gallia   2 °?   ●2 ▲1",
        " Germania 1 °    –",
    ]
    assert [line.replace("\u00a0", " ") for line in lines(view)[8:]] == [
        " Polonia  1 °    –",
        "»Scandia  –      –",
        " Bulgaria 1 °    –",
        " Turcia   1 °    –",
        " Russia   1 °    –",
        " Tartaria 1 °    –",
        " palace          ●1",
        "-# Rats in order of arrival: ° starting rats, ? from the supply",
        "**Plague piece** Scandia (next to Anglia, Germania, Russia)",
        "**Rats** supply 25 · on the board 12 · discarded 4",
        "**Looked at** ● Gallia 2nd",
        "**Cards** ● 🔮 Witch, 👑 King · ■ 🐴 Knight",
        "On offer: 🌾 Peasant, 🧺 Merchant, ⛪ Monk",
        "**This turn** card taken · no cubes placed · used: Knight",
        "**Cubes** board + supply: ● 3 + 17 · ▲ 1 + 19 · ■ 0 + 20 · ◆ 0 + 20",
        "-# Discarded: 1 PeaChu° ×2 · 2M BouChu ×2",
        f"-# First player ■ Bea · component data {view.edition} ◇ in part reconstructed",
    ]


def test_pieces_are_told_only_where_their_cards_are_in_the_game() -> None:
    assert "**Pieces**" not in told(in_play())
    holder = [OUT] * 18
    holder[Card.BISHOP], holder[Card.BAKER], holder[Card.EMPEROR], holder[Card.WIZARD] = 0, BESIDE, 1, 2
    view = in_play(
        holder=tuple(holder), bishops_left=2, walls=((1, 2),), walls_left=2, baker=2, baker_seat=3,
        potions=(Potion(6, 1, 1), Potion(6, 1, 2)), potions_left=7,
    )  # fmt: skip
    assert (
        "**Pieces** bishops – (2 left) · walls Gallia–Germania (2 left) · potions ■ Polonia 1+2 (7 left)"
        " · Baker card ◆ 2" in told(view).replace("\u00a0", " ")
    )


def test_tokens_turned_up_by_the_crusader_stand_on_the_board_in_their_order() -> None:
    regions = list(in_play().regions)
    faces = (Face(3, 1, 0, (1, 2), True), Face(5, 1, 1, (4, 5), False))
    regions[7] = regions[7]._replace(rats=tuple(RatView(face, DRAWN, ()) for face in faces))
    view = in_play(regions=tuple(regions), revealed=True)
    assert "**Turned up** Scandia 1st 3 · M Bou Chu°; Scandia 2nd 5 · M A Mag Roy" in lines(view)
    assert "**Turned up**" not in told(view._replace(revealed=False))


def test_a_piece_that_counts_as_two_cubes_says_so() -> None:
    assert "(next to Anglia, Germania, Russia), counts as 2 neutral cubes" in told(in_play(neutral=True))


@pytest.mark.parametrize(
    ("change", "headline"),
    [
        ({"turns": 0, "turn": -1}, "Placement de départ · commence\u202f: ■ Bea"),
        ({"supply": 0}, "Tour 22, ■ Bea · la partie finit avec ce tour"),
        ({"everything_out": True}, "Tour 22, ■ Bea · la partie finit avec ce tour"),
        ({"last": 2, "supply": 0}, "**Dernière manche**\u202f: ■ Bea utilise encore ses cartes · après 22 tours"),
        (
            {"last": 2, "turn": -1},
            "**Après la dernière manche**\u202f: Boulanger, puis derniers ravages · après 22 tours",
        ),
        ({"last": 2, "turn": -1, "over": True}, "La fin · après 22 tours"),
    ],
)
def test_the_headline_says_where_the_game_is(change: dict[str, Any], headline: str) -> None:
    assert lines(in_play(**change), "fr")[0] == headline


def test_the_final_round_says_who_had_the_last_turn_and_how_equals_are_parted() -> None:
    assert (
        "**Last regular turn** ▲ Chl · the others counter-clockwise, then the final ravage"
        " · equal cubes: turn order after that seat"
    ) in lines(in_play(last=2))


def test_the_discards_before_and_after_the_redraw_are_told_apart() -> None:
    regions = list(in_play().regions)
    regions[0] = regions[0]._replace(rats=(RatView(None, REDRAWN, ()),))
    one, two, three = (Face(limit, 0, 0, (0, 1), False) for limit in (1, 2, 3))
    view = in_play(regions=tuple(regions), last=0, supply=0, discards=(one, two, three), redrawn=2)
    assert " Anglia   1 ~    –" in lines(view)
    assert "-# Rats in order of arrival: ° starting rats, ? from the supply, ~ from the discards" in lines(view)
    assert (
        "-# Discarded: 1 PeaBou · 2 PeaBou, one of them drawn again · since then: 3 PeaBou"
        in told(view).replace("\u00a0", " ")
    )  # fmt: skip
