"""A plan of Hameln reads as sentences: an action is not told before what it is done with."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces.face import PlannedStep
from bot.games.hameln.face.told_plan import told_plan
from bot.text import words_for
from rules.core import PASS, Ask
from rules.hameln import game
from rules.hameln.view import BRIBE, CAT, MEN
from tests.faces.people import names
from tests.games.hameln.rules.build import HOUSE, REGION, table

EN, FR = words_for("en"), words_for("fr")
YELLOW = REGION["yellow"]


def step(choice: str, pick: Any, *args: Any, said: str = "") -> PlannedStep:
    """An answer of the first seat."""
    ask = Ask(0, choice, (0, *args), (pick,), 1, 1, 7)
    return PlannedStep(ask, (pick,), game.view(table().g, 0), said)


ACTION = (
    step("act", MEN, said="Men · R1"),
    step("activate", HOUSE["R1"], MEN, said="R1"),
    step("rats", 4, HOUSE["R1"], 1, said="5"),
)
SALE = (step("act", "sell", said="Sell · 2 meat"), step("for_money", 3, said="meat"))
MARRIAGE = (step("act", "marry", said="Marry · 1 girl"), step("couple", (1, 0)), step("home", HOUSE["R1"], 1, 0))


@pytest.mark.parametrize(
    ("steps", "english", "french"),
    [
        (SALE[:1], ("Sell …",), ("Vendre …",)),
        ((step("for_tokens", 3, said="meat"),), ("Give 1 meat for 1 token.",), ("Donner 1 viande contre 1 jeton.",)),
        (SALE, ("Sell 1 meat.",), ("Vendre 1 viande.",)),
        (
            MARRIAGE[:2],
            ("Marry the boy of ■ Bea and your girl …",),
            ("Marier le garçon de ■ Bea et ta fille …",),
        ),
        (
            (*MARRIAGE, step("couple", PASS, said="No further marriage"), step("optional", BRIBE)),
            (
                "Marry the boy of ■ Bea and your girl into R1; ■ Bea pays 3 fl.",
                "No further marriage.",
                "Bribe …",
            ),
            (
                "Marier le garçon de ■ Bea et ta fille en R1\u202f; ■ Bea paie 3 fl.",
                "No further marriage.",
                "Soudoyer …",
            ),
        ),
        (
            (step("optional", BRIBE), step("bribe", YELLOW)),
            ("Bribe for the yellow quarter …",),
            ("Pot-de-vin pour le quartier jaune …",),
        ),
        (
            (step("optional", BRIBE), step("bribe", YELLOW), step("amount", 2, YELLOW)),
            ("Bribe for the yellow quarter: 2 fl.",),
            ("Pot-de-vin pour le quartier jaune\u202f: 2 fl.",),
        ),
        (
            (step("optional", CAT), step("chase", 4, said="5")),
            ("Cat: the rat on circle 6 goes.",),
            ("Chat\u202f: le rat du cercle 6 s’en va.",),
        ),
        (
            (*ACTION, step("optional", BRIBE)),
            ("Men: R1, rat on circle 6.", "Bribe …"),
            ("Hommes\u202f: R1, rat sur le cercle 6.", "Soudoyer …"),
        ),
        (ACTION[:2], ("Men: R1.",), ("Hommes\u202f: R1.",)),
        (ACTION[2:], ("Rat of R1 on circle 6.",), ("Rat de R1 sur le cercle 6.",)),
        (
            (step("rats", 4, HOUSE["R1"], 3)._replace(pick=(1, 3, 4)), step("optional", BRIBE)),
            ("Rats of R1 on circles 3, 5 and 6.", "Bribe …"),
            ("Rats de R1 sur les cercles 3, 5 et 6.", "Soudoyer …"),
        ),
    ],
)
def test_a_plan_reads_as_sentences(
    steps: tuple[PlannedStep, ...], english: tuple[str, ...], french: tuple[str, ...]
) -> None:
    people = names(4)
    assert told_plan(EN, steps, people) == english
    assert told_plan(FR, steps, people) == french
