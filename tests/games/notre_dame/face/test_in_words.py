"""The board in sentences: how it reads, and when one page is enough."""

from __future__ import annotations

from functools import partial

import pytest

from bot.faces import face_of
from bot.text import LOCALES
from bot.ui.screens.in_words import in_pages
from tests.faces import boards

from .games import games
from .views import fullest

said = partial(boards.said, face_of("notre_dame"))


@pytest.mark.parametrize("locale", LOCALES)
def test_up_to_four_players_with_plain_names_are_told_on_one_page(locale: str) -> None:
    for view in games.public_views(250):
        if view.seats < 5:
            assert len(list(in_pages(said(view, locale).split("\n")))) == 1


def test_a_board_in_words_reads_as_designed() -> None:
    lines = said(fullest(), "en").split("\n")
    assert "Period C, round 9 of 9: first cards." in lines
    assert (
        "Dan, markers in the borough: Cloister school 10, Bank 10, Residence 10, "
        "Carriage house 11 with the trusted friend, Hotel 10, Park 10, Hospital 10. At Notre Dame: 10 markers."
    ) in lines
    assert sum(line.endswith("The trusted friend is not placed yet.") for line in lines) == 3
    assert (
        "Dan: 10 gold, 10 markers in the personal supply, 10 in the general supply, rat on 9, after the plague on 0. "
        "Prestige: 100 points. The Doctor is hired: plague 0 this round."
    ) in lines
    assert "Ana: carriage at the Wood gate in Bea’s borough." in lines
    assert (
        "Bea has taken messages, by colour and points: Ana 2; Chloé 1; Dan 3. The next may be of: Bea and Émile."
    ) in lines
    assert "In the borough of Émile: Fish quay 4." in lines
    assert (
        "Fool on display, 3 rats, for 1 gold: moves 1 marker (or friend) to another sector, then its action." in lines
    )
    assert "Gray persons B to come, with rats: Butcher 1, Patron 3, Merchant 2." in lines
    assert "Émile holds 3 cards, by colour: Ana, Bea and Chloé." in lines
    assert "Notre Dame shares 12 points: 50 markers, 0 points for each." in lines


def test_the_neutral_boroughs_of_two_players_are_told_with_the_colour_of_their_messages() -> None:
    view = next(view for view in games.public_views(250) if view.seats == 2)
    shapes = {2: "triangle", 3: "diamond", 4: "star"}
    assert f"In the East borough (neutral {shapes[view.colours[1]]}): " in said(view, "en")
    french = {2: "triangle", 3: "losange", 4: "étoile"}
    assert f"Dans le quartier Ouest (neutre {french[view.colours[3]]})\u202f: " in said(view, "fr")
