"""What is asked when the plague spreads and takes cubes: new rats, cubes to lose, potions to give up."""

from __future__ import annotations

import re

import pytest

from bot.faces.face import Label
from bot.lessons import lesson_of
from bot.text import Words
from rules.core import PASS
from rules.rattus import game
from rules.rattus.components import Card, Class, TokenFace
from rules.rattus.state import Potion
from tests.faces.people import names

from .test_questions import ANGLIA, EN, FR, GALLIA, ITALIA, ask, face, label, table


@pytest.mark.parametrize("words", [EN, FR])
def test_first_game_hints_name_no_piece_that_this_game_does_not_have(words: Words) -> None:
    lesson = lesson_of(words.locale, "rattus")
    assert lesson
    assert not re.search(r"King|palace|Roi|Château", lesson.texts.points["winning"].about), "asked in games without"
    hint = face.hint(face.asked(words, ask("serf_cube", options=("place", PASS)), game.view(table(), 1), names(4)))
    assert not re.search("turned up|révéler", hint), "the Crusader may have turned up all of them"


def test_new_rats_are_numbered_out_of_as_many_as_will_come() -> None:
    def asked(left: int, supply: int, words: Words = EN) -> str:
        g = table()
        g.rats[GALLIA], g.supply = g.rats[GALLIA] * 2, g.supply[:supply]
        at = face.asked(words, ask("new_rat", left, options=(ANGLIA, ITALIA)), game.view(g, 1), names(4))
        return face.question(at)

    assert asked(2, 5).startswith("New rat 1 of 2 from Gallia: to which neighbour?\nOne after the other")
    assert asked(1, 5).startswith("New rat 2 of 2 from Gallia")
    assert asked(2, 1) == "A new rat spreads from Gallia: to which neighbour?", "the supply has no other"
    assert asked(2, 1, FR).startswith("Un nouveau rat part de Gallia\u202f: vers quelle voisine")
    assert asked(1, 1).startswith("New rat 2 of 2 from Gallia")


def test_a_cube_to_lose_or_a_potion_to_give_up() -> None:
    g = table(gallia=(0, 3, 0, 0))
    g.potions = (Potion(GALLIA, 1, 1), Potion(GALLIA, 1, 2))
    question = ask("lose_cube", GALLIA, options=(("lose", 0), ("lose", 1), ("give", 1), ("give", 2)))
    assert label(g, question, ("lose", 0)).label == "No potion · lose the cube"
    assert label(g, question, ("lose", 0)).outcome == "your cubes there: 3, then 2"
    assert label(g, question, ("lose", 1)).outcome == "your cubes there: 3, then 2; the cube’s potion goes too"
    assert label(g, question, ("lose", 2), FR).outcome.endswith("3, puis 2\u202f; les potions du cube partent aussi")
    given = label(g, question, ("give", 1))
    assert given == Label("1 potion · give up the potion", "the cube stays, no potion left", sign="1 potion")
    assert label(g, question, ("give", 2), FR).outcome == "le cube reste (1 potion)"


@pytest.mark.parametrize(
    ("words", "because", "told"),
    [
        (
            EN,
            (
                " because nobody has more cubes there",
                " because you hold the Knight (Chivalry)",
                " by the symbol of Royalty",
            ),
            "A rat (limit 2: majority, Chivalry, Royalty) takes it{}. You may give up a potion instead.",
        ),
        (
            FR,
            (
                ", car personne n’y a davantage de cubes",
                ", car tu as le Chevalier (Chevalerie)",
                " par le symbole Noblesse",
            ),
            "Un rat (valeur limite 2\u202f: majorité, Chevalerie, Noblesse) le prend{}."
            " Tu peux céder une potion à la place.",
        ),
    ],
)
def test_who_is_to_lose_a_cube_is_told_which_sign_of_which_rat_takes_it(
    words: Words, because: tuple[str, str, str], told: str
) -> None:
    g = table(gallia=(0, 3, 0, 0))
    rat = TokenFace(2, 1, 0, (int(Class.CHIVALRY), int(Class.ROYALTY)), False)
    g.discards = (g.components.rats.index(rat),)
    g.holder[Card.KNIGHT] = 1
    for by, why in zip(("M", int(Class.CHIVALRY), int(Class.ROYALTY)), because, strict=True):
        asked = ask("lose_cube", GALLIA, by, options=(("lose", 0), ("lose", 1)))
        question = face.question(face.asked(words, asked, game.view(g, 1), names(4)))
        assert question.split("\n")[1].replace("\u00a0", " ") == told.format(why)


def test_a_question_for_a_cube_that_an_earlier_version_put_names_no_sign() -> None:
    g = table(gallia=(0, 3, 0, 0))
    g.discards = (0,)
    at = face.asked(EN, ask("lose_cube", GALLIA, "", options=(("lose", 0), ("lose", 1))), game.view(g, 1), names(4))
    assert "Which one?\nA rat (limit" in face.question(at)
