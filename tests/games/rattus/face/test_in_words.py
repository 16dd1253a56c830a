"""The board in sentences: how it reads, and when one page is enough."""

from __future__ import annotations

from functools import partial

import pytest

from bot.faces import face_of
from bot.text import LOCALES
from bot.ui.screens.in_words import in_pages
from rules.rattus.components import Card
from rules.rattus.state import OUT
from tests.faces import boards

from .games import games
from .views import fullest

said = partial(boards.said, face_of("rattus"))


@pytest.mark.parametrize("locale", LOCALES)
def test_in_the_first_half_of_a_game_with_plain_names_it_fits_on_one_page(locale: str) -> None:
    early = [view for view in games.public_views(250) if view.turns <= 8 and view.last < 0]
    assert early
    for view in early:
        assert len(list(in_pages(said(view, locale).split("\n")))) == 1


@pytest.mark.parametrize(
    ("locale", "line"), [("en", "In the palace: no cubes."), ("fr", "Au Château\u202f: aucun cube.")]
)
def test_an_empty_palace_is_told_in_one_sentence(locale: str, line: str) -> None:
    assert line in said(fullest()._replace(palace=(0, 0, 0, 0)), locale).split("\n")


def test_a_board_in_words_reads_as_designed() -> None:
    lines = said(fullest(), "en").split("\n")
    assert "Gallia: 3 rats. Ana 1 cube, Bea 1 cube, Dan 1 cube. Next to Anglia, Germania, Hispania, Italia." in lines
    assert "The plague piece is in Germania." in lines
    assert "The plague piece counts as 2 neutral cubes." in lines
    assert "Open, rat 1 in Germania: limit 2: majority, Church, Chivalry (starting rat)." in lines
    assert "A wall between Hispania and Italia." in lines
    assert "Ana, in Hungaria: a cube with 1 potion." in lines
    assert "Chloé holds Crusader." in lines
    assert "Ana: 23 cubes on the board, 12 in the supply." in lines
    assert (
        "Discarded, limit 6, all and all: Peasantry and Magic, Bourgeoisie and Royalty, Church and Chivalry." in lines
    )


@pytest.mark.parametrize(("locale", "baker"), [("en", "Baker"), ("fr", "Boulanger")])
@pytest.mark.parametrize("cubes", [0, 2])
def test_after_the_final_round_the_baker_is_named_while_cubes_lie_on_the_card(
    locale: str, baker: str, cubes: int
) -> None:
    view = fullest()._replace(turn=-1, baker=cubes, baker_seat=0 if cubes else -1)
    first, *_ = said(view, locale).split("\n")
    assert (baker in first) == bool(cubes)


def test_without_the_card_its_pieces_are_not_told() -> None:
    holder = tuple(OUT if card in (Card.BISHOP, Card.WIZARD) else held for card, held in enumerate(fullest().holder))
    text = said(fullest()._replace(holder=holder, used=()), "en")
    assert "bishop" not in text.lower() and "potion" not in text.lower() and "Nuns left: 0." in text
