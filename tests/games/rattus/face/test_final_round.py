"""The final round: each card is told as it works there, and those that move the plague piece are named."""

from __future__ import annotations

from typing import Any

import pytest

from bot.text import Words
from rules.core import PASS
from rules.rattus import game
from rules.rattus.components import Card
from rules.rattus.state import Table
from tests.faces.people import names

from .test_questions import EN, FR, ITALIA, SCANDIA, ask, face, label, table


def last(*cards: Card) -> Table:
    """The final round after a last turn of seat 0; seat 1 is asked and has these cards."""
    g = table(italia=(1, 1, 0, 0))
    g.last, g.turn, g.turns = 0, 1, 9
    for card in cards:
        g.holder[card] = 1
    return g


def question(g: Table, *options: Any, words: Words = EN) -> str:
    asked = face.asked(words, ask("last_uses", options=(*options, PASS)), game.view(g, 1), names(4))
    return face.question(asked)


# --------------------------------------------------------------------------- cards that move the piece


def test_where_the_plague_piece_may_go_the_card_that_moves_it_is_named() -> None:
    to = ("plague", ITALIA)
    assert label(last(Card.KNIGHT), ask("last_uses", options=(to,)), to).label == "Italia · Knight"
    assert label(last(Card.SERF), ask("last_uses", options=(to,)), to, FR).label == "Italia · Serf"


def test_of_several_cards_that_move_the_piece_together_all_are_named() -> None:
    g, to = last(Card.KNIGHT, Card.CRUSADER, Card.SERF), ("plague", SCANDIA)
    assert label(g, ask("last_uses", options=(to,)), to).label == "Scandia · Knight, Crusader, Serf"


def test_what_these_cards_do_is_told_before_they_are_chosen() -> None:
    g, to = last(Card.KNIGHT, Card.SERF), ("plague", ITALIA)
    told = question(g, to).splitlines()
    assert "Knight: plague piece up to 2 regions far; it counts as 2 cubes until the end." in told
    assert any(line.startswith("Serf: plague piece to a neighbour;") for line in told)
    assert "Chevalier\u202f: emblème jusqu’à 2 régions\u202f; il compte pour 2 cubes jusqu’à la fin." in question(
        g, to, words=FR
    )


def test_once_the_piece_was_moved_nothing_is_told_of_moving_it() -> None:
    g = last(Card.KNIGHT, Card.KING)
    g.used = (Card.KNIGHT,)
    assert "Knight" not in question(g, ("use", int(Card.KING)))


# --------------------------------------------------------------------------- cards that work differently


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (Card.PEASANT, "1 cube into any region", "1 cube dans une région au choix"),
        (Card.MAYOR, "1 cube into one region where you lead", "1 cube dans une région où tu es majoritaire"),
        (
            Card.QUEEN,
            "2 cubes into any region, if your area is the largest",
            "2 cubes dans une région au choix, si ta zone est la plus grande",
        ),
        (
            Card.SOLDIER,
            "1 new rat beside the plague piece, which stays",
            "1 nouveau rat à côté de l’emblème, qui ne bouge pas",
        ),
    ],
)
def test_a_card_is_told_as_it_works_in_the_final_round(card: Card, english: str, french: str) -> None:
    use = ("use", int(card))
    for words, said in ((EN, english), (FR, french)):
        assert label(last(card), ask("last_uses", options=(use,)), use, words).outcome == said
        regular = label(table(), ask("turn", options=(use,)), use, words).outcome
        assert regular and regular != said


def test_a_card_that_works_as_usual_is_told_as_usual() -> None:
    use = ("use", int(Card.KING))
    usual = label(table(), ask("turn", options=(use,)), use).outcome
    assert label(last(Card.KING), ask("last_uses", options=(use,)), use).outcome == usual
