"""The buttons of powers that ask nothing further say what they bring."""

from __future__ import annotations

import pytest

from rules.rattus.components import Card
from rules.rattus.state import Table

from .test_questions import EN, FR, GALLIA, ask, label, table


def governed(*regions: str, stock: int = 9) -> Table:
    """Seat 1 leads in these regions, and may use Mayor and Baker; two of its cubes lie on the Baker."""
    g = table(**dict.fromkeys(regions, (1, 2, 0, 0)))
    g.stock[1], g.baker, g.baker_seat = stock, 2, 1
    g.holder[Card.MAYOR] = g.holder[Card.BAKER] = 1
    return g


@pytest.mark.parametrize(
    ("g", "english", "french"),
    [
        (governed("italia"), "Mayor · 1 cube to Italia", "Bourgmestre · 1 cube pour Italia"),
        (governed("gallia", "italia"), "Mayor · 1 cube each to Gallia and Italia", "Bourgmestre · 2 cubes"),
        (governed("gallia", "italia", stock=1), "Mayor · 1 cube", "Bourgmestre · 1 cube"),
        (governed("gallia", "italia", "scandia", "polonia"), "Mayor · 4 cubes", "Bourgmestre · 4 cubes"),
    ],
)
def test_the_button_of_the_mayor_says_how_many_cubes_it_brings_and_where(g: Table, english: str, french: str) -> None:
    use = ("use", int(Card.MAYOR))
    for words, said in ((EN, english), (FR, french)):
        shown = label(g, ask("turn", options=(use,)), use, words)
        assert shown.label == said
        assert "Gallia" in (shown.label + shown.outcome) or g.cubes[GALLIA * 4 + 1] == 0, "where, on button or beside"


def test_the_button_of_the_baker_says_that_a_cube_goes_onto_the_card() -> None:
    use = ("use", int(Card.BAKER))
    assert label(governed("italia"), ask("turn", options=(use,)), use).label == "Baker · 1 cube onto it, 3 then"
    assert label(governed(), ask("turn", options=(use,)), use, FR).label == "Boulanger · 1 cube dessus, 3 alors"
