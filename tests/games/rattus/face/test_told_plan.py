"""A plan stands in sentences: one for each power, one for the plague with its new rats."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces.face import PlannedStep
from bot.games.rattus.face.told_plan import told_plan
from bot.text import words_for
from rules.core import PASS, Ask
from rules.rattus import game
from rules.rattus.components import Card, Class, Region
from rules.rattus.view import STOCK
from tests.faces.people import names

from .games import games

ANGLIA, GALLIA, GERMANIA, HISPANIA, HUNGARIA, ITALIA, POLONIA, SCANDIA = map(int, list(Region)[:8])
EN, FR = words_for("en"), words_for("fr")


def step(choice: str, pick: Any, *args: Any, said: str = "") -> PlannedStep:
    """An answer of the second seat on a table as it is laid out: a rat in each region."""
    picked = pick if isinstance(pick, list) else [pick]
    ask = Ask(1, choice, (1, *args), tuple(picked), 1, 1, 7)
    return PlannedStep(ask, tuple(picked), game.view(games.laid_out(), 1), said)


MONK = (
    step("turn", ("use", int(Card.MONK))),
    step("monk_from", ANGLIA, said="Anglia · a rat leaves"),
    step("monk_to", SCANDIA, ANGLIA, 0),
)


@pytest.mark.parametrize(
    ("steps", "english", "french"),
    [
        (MONK, ("Monk: a rat from Anglia to Scandia.",), ("Moine : un rat d’Anglia vers Scandia.",)),
        (MONK[:2], ("Monk: a rat goes from Anglia.",), ("Moine : un rat part d’Anglia.",)),
        (
            (step("turn", ("plague", SCANDIA)), step("new_rat", ANGLIA, 2), step("new_rat", ANGLIA, 1)),
            ("Plague to Scandia; new rats to Anglia ×2.",),
            ("Peste vers Scandia ; nouveaux rats : Anglia ×2.",),
        ),
        (
            (step("turn", ("take", int(Card.KING))), step("turn", ("place", ITALIA))),
            ("Take the King.", "1 cube to Italia."),
            ("Prendre le Roi.", "1 cube en Italia."),
        ),
        (
            (step("merchant_cubes", [0, 0], GERMANIA, SCANDIA),),
            ("Merchant: 2 cubes from Germania to Scandia.",),
            ("Marchand : 2 cubes de Germania vers Scandia.",),
        ),
        (
            (step("turn", ("use", int(Card.PIED_PIPER))), step("piper_cube", 1, ITALIA)),
            ("Pied Piper: a cube with 1 potion goes from Italia.",),
            ("Pied Piper : un cube à 1 potion part d’Italia.",),
        ),
        (
            (step("lose_cube", ("lose", 0), HUNGARIA, int(Class.MAGIC)), step("lose_cube", ("give", 1), HUNGARIA, "A")),
            (
                "Lose the cube without a potion in Hungaria (Magic).",
                "Give up a potion and keep the cube in Hungaria (everybody).",
            ),
            ("Perdre le cube sans potion en Hungaria (Magie).", "Céder une potion, garder le cube en Hungaria (tous)."),
        ),
        (
            (step("mayor", [ITALIA], (ITALIA,), 1),),
            ("Mayor: 1 cube to Italia.",),
            ("Bourgmestre : 1 cube pour Italia.",),
        ),
        (
            (step("messenger_swap", (3, 0), ITALIA, 1, 0, SCANDIA),),
            ("Messenger: the cube of ■ Bea in Italia for that of ◆ Dan in Scandia.",),
            ("Messager : le cube de ■ Bea en Italia contre celui de ◆ Dan en Scandia.",),
        ),
        (
            (step("bishop_piece", STOCK, 0), step("bishop_to", ANGLIA, STOCK, 0), step("bishop_piece", PASS, 1)),
            ("Bishop to Anglia.",),
            ("Évêque en Anglia.",),
        ),
        ((step("wall_to", ITALIA, GERMANIA, STOCK, 0),), ("Wall Germania–Italia.",), ("Rempart Germania–Italia.",)),
        (
            (step("wall_to", ITALIA, GERMANIA, (ANGLIA, SCANDIA), 0),),
            ("The wall Anglia–Scandia moves to Germania–Italia.",),
            ("Le rempart Anglia–Scandia passe en Germania–Italia.",),
        ),
        (
            (step("serf_cube", "place"), step("knight", "count")),
            ("Serf: a cube in Tartaria.", "Knight: the plague piece counts as 2 cubes in Tartaria."),
            ("Serf : un cube en Tartaria.", "Chevalier : l’emblème de la Peste compte pour 2 cubes en Tartaria."),
        ),
        (
            (step("king", ITALIA),),
            ("King: a cube from Italia to the palace.",),
            ("Roi : un cube d’Italia au Château.",),
        ),
        ((step("soldier", PASS),), (), ()),
        (
            (step("witch_swap", "swap", GALLIA, 0, POLONIA, 1),),
            ("Witch: rat 1 of Gallia and rat 2 of Polonia change places.",),
            ("Sorcière : le rat 1 de Gallia et le rat 2 de Polonia changent de place.",),
        ),
        (
            (step("wall_piece", (ANGLIA, GALLIA), 0),),
            ("Emperor: the wall Anglia–Gallia is taken away and goes elsewhere.",),
            ("Empereur : le rempart Anglia–Gallia est retiré et va ailleurs.",),
        ),
        (
            (step("wall_piece", STOCK, 0),),
            ("Emperor: a wall from the stock.",),
            ("Empereur : un rempart de la réserve.",),
        ),
        (
            (step("messenger_cube", (3, 0), ITALIA),),
            ("Messenger: the cube of ◆ Dan in Italia changes places.",),
            ("Messager : le cube de ◆ Dan en Italia change de place.",),
        ),
        (
            (step("monk_rat", 1, GERMANIA),),
            ("Monk: rat 2 of Germania moves.",),
            ("Moine : le rat 2 de Germania part.",),
        ),
        ((step("next_rat", 2),), ("Crusader: rat 3 takes effect next.",), ("Croisé : le rat 3 agit ensuite.",)),
    ],
)
def test_a_plan_stands_in_sentences(
    steps: tuple[PlannedStep, ...], english: tuple[str, ...], french: tuple[str, ...]
) -> None:
    assert told_plan(EN, steps, names(4)) == english
    assert tuple(said.replace("\u202f", " ") for said in told_plan(FR, steps, names(4))) == french


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (Card.MAYOR, "Mayor: 1 cube each to Gallia and Italia.", "Bourgmestre : 1 cube chacune pour Gallia et Italia."),
        (Card.BAKER, "Baker: 1 cube onto the card, 1 then.", "Boulanger : 1 cube sur la carte, 1 alors."),
    ],
)
def test_a_card_that_asks_nothing_further_is_told_by_what_it_brings(card: Card, english: str, french: str) -> None:
    g = games.laid_out()
    for region in (GALLIA, ITALIA):
        g.cubes[region * g.seats + 1] = 2
    ask = Ask(1, "turn", (1,), (("use", int(card)),), 1, 1, 7)
    plan = (PlannedStep(ask, (("use", int(card)),), game.view(g, 1), "…"),)
    for words, said in ((EN, english), (FR, french)):
        assert [line.replace("\u202f", " ") for line in told_plan(words, plan, names(4))] == [said]
