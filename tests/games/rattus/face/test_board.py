"""The board in text: how it reads, line by line."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.faces import face_of
from bot.games.rattus.face.board import board
from bot.text import words_for
from rules.rattus import game
from rules.rattus.components import Card, TokenFace
from rules.rattus.state import BESIDE, DRAWN, LAID_OUT, OUT, REDRAWN, Potion
from rules.rattus.view import RatView, View
from tests.faces import boards
from tests.faces.people import names

from .games import games

told = partial(boards.told, face_of("rattus"))


def lines(view: View, locale: str = "en") -> list[str]:
    return told(view, locale).split("\n")


def test_the_map_has_a_row_for_each_region_and_the_palace() -> None:
    for view in games.public_views(100):
        codes = [block for block in board(words_for("fr"), view, names(view.seats)).blocks if block.code]
        assert len(codes) == 1 and len(codes[0].lines) == len(view.regions) + 2


# --------------------------------------------------------------------------- how it reads


def in_play(**change: Any) -> View:
    """Four seats in a regular turn with the base cards; the second first, everything else as it was laid out."""
    view: View = game.view(games.laid_out(), None)
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
        stock=(17, 20, 19, 20), supply=25,
        discards=(TokenFace(1, 0, 0, (0, 2), True), TokenFace(2, 1, 0, (1, 2), False)) * 2,
    )  # fmt: skip
    assert lines(view)[:5] == [
        "Turn 22, ■ Bea · 25 rats in the supply; at 0 the game ends",
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
    faces = (TokenFace(3, 1, 0, (1, 2), True), TokenFace(5, 1, 1, (4, 5), False))
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
            {"last": 2, "turn": -1, "baker": 3, "baker_seat": 0},
            "**Après la dernière manche**\u202f: Boulanger, puis ravage final · après 22 tours",
        ),
        ({"last": 2, "turn": -1}, "**Après la dernière manche**\u202f: ravage final · après 22 tours"),
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
    one, two, three = (TokenFace(limit, 0, 0, (0, 1), False) for limit in (1, 2, 3))
    view = in_play(regions=tuple(regions), last=0, supply=0, discards=(one, two, three), redrawn=2)
    assert " Anglia   1 ~    –" in lines(view)
    assert "-# Rats in order of arrival: ° starting rats, ? from the supply, ~ from the discards" in lines(view)
    assert (
        "-# Discarded: 1 PeaBou · 2 PeaBou, one of them drawn again · since then: 3 PeaBou"
        in told(view).replace("\u00a0", " ")
    )  # fmt: skip
