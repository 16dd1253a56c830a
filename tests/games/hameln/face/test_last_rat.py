"""Whoever is about to take the last big rat of a phase reads beforehand that the piper comes, or the game ends."""

from __future__ import annotations

import pytest

from bot.faces.face import LABEL
from bot.text import LOCALES, words_for
from rules.hameln.components import mask_of
from tests.games.hameln.rules.build import CIRCLE, HOUSE, Play, table

from .test_questions import FR, confirmed, label, labels, question, ready

PIPER = "last rat: piper comes"


def one_left(phase: int = 1) -> Play:
    """One big rat is left, and one more small rat infests M1."""
    return table("A: boy 1, meat 1", "B: money 3", rats="q02 q12 s12 s01", pool=1, phase=phase).turn("A")


def test_an_action_whose_every_house_takes_the_last_big_rat_says_that_the_piper_comes() -> None:
    t = one_left()
    men = label(t, "A", "men")
    assert men.label == f"Men · M1: 1 meat · {PIPER}"
    assert men.outcome == f"1 rat · M1 infested · {PIPER} · to the others: 1 child"
    assert (men.brings, men.grave) == (PIPER, True)
    assert PIPER not in label(t, "A", "women").label and not label(t, "A", "sell").grave
    assert label(t, "A", "men", FR).label == "Hommes · M1\u202f: 1 viande · fin de manche"


def test_the_question_says_what_the_piper_asks_and_what_one_has() -> None:
    told = (
        "With the last big rat the Pied Piper comes to the yellow quarter at once, before any optional action, and a "
        "child kept costs 2 fl. Now you have 1 boy and 0 fl."
    )
    t = one_left()
    assert question(t, "A").split("\n") == ["Your turn: which mandatory action?", told]
    assert question(t.act("A", "men"), "A").endswith(f"\n{told}")
    assert "le Pied Piper vient aussitôt dans le quartier jaune" in question(t, "A", FR)


def test_in_the_last_phase_the_last_big_rat_ends_the_game() -> None:
    t = one_left(phase=3)
    assert label(t, "A", "men").brings == "last rat: ends the game"
    assert "The last big rat ends the game and is worth 1 point; the Pied Piper comes to " in question(t, "A")
    assert "Le dernier grand rat termine la partie et vaut 1 point" in question(t, "A", FR)
    assert label(t.act("A", "men"), "A", HOUSE["M1"]).label == "M1 · meat · last rat: ends the game"


def test_a_house_that_takes_it_says_so_before_what_it_gives() -> None:
    said = label(one_left().act("A", "men"), "A", HOUSE["M1"])
    assert said.label == f"M1 · meat · {PIPER}"
    assert said.outcome.startswith(f"{PIPER} · 1 meat for you, a child for ◆ Dan")


def test_of_several_houses_those_say_so_that_take_it() -> None:
    t = table(homes="B1 A/B", rats="q02 q12 s12 s01", pool=1).turn("A")
    men = label(t, "A", "men")
    assert not men.grave and men.outcome.startswith(f"up to 3 rats · M1 infested · {PIPER}")
    t.act("A", "men")
    m1, b1 = HOUSE["M1"], HOUSE["B1"]
    assert "piper" in label(t, "A", m1).label and "piper" not in label(t, "A", b1).label
    assert confirmed(t, "A", (b1,)) == "Activate B1 · 1 child drawn"
    assert confirmed(t, "A", (b1, m1)) == "B1, M1 · 2 children · piper comes"
    assert confirmed(t, "A", (b1, m1), FR) == "B1, M1 · 2 enfants · le Pied Piper vient"
    assert confirmed(t, "A", (b1, m1), room=35) == "B1, M1 · 2 children · piper comes"
    assert confirmed(t, "A", (b1, m1), room=10) == "2 houses · 2 children · piper comes"
    assert ready(t, "A") == [("B1, M1 · 2 children · piper comes", (b1, m1))], "in an order that skips none"


def test_houses_that_take_the_last_two_together_say_so_when_both_are_chosen() -> None:
    t = table(homes="Y1 A/B", activity="Y1 1", rats="q02 q12 s12 s02 a16 wY a01", pool=2).turn("A")
    assert t.view("A").would_be_infested(HOUSE["M1"]) and t.view("A").would_be_infested(HOUSE["Y1"])
    pool = table(homes="Y1 A/B", activity="Y1 1", rats="q02 q12 s12 s02 a16 wY a01", pool=3).turn("A")
    for there, certain in ((t, True), (pool, False)):
        assert there.view("A").last_rat_of((HOUSE["M1"], HOUSE["Y1"])) == certain


def test_a_circle_that_takes_it_says_so_and_another_does_not() -> None:
    t = table(homes="Y2 A/B", activity="Y2 1", rats="s01 wY a03 s02 q02 q12 s12", pool=1).turn("A").men("A", "Y2")
    assert labels(t, "A") == ["20", f"21 · Y3 infested · {PIPER}"]
    said = label(t, "A", CIRCLE["a02"])
    assert (said.brings, said.grave) == (PIPER, True)
    assert "With the last big rat the Pied Piper comes" in question(t, "A")
    two = table(homes="Y3 A/B, Y2 C/A", activity="Y3 2", rats="s01 a01 a03", pool=1).turn("A").men("A", "Y3")
    assert [text for text, _ in ready(two, "A")][-1].startswith("21, 35 · Y2 infested")
    assert ready(two, "A")[-1][0].endswith("piper comes")


def test_small_rats_that_run_out_are_not_counted_twice() -> None:
    """With one small rat left M1 or Y1 is filled, not both."""
    view = table(homes="Y1 A/B", activity="Y1 1", rats="q02 q12 s12 s02 a16 wY a01", pool=1).turn("A").view("A")
    m1, y1, box = HOUSE["M1"], HOUSE["Y1"], view.components.pieces.small_rats
    elsewhere = [circle for circle in view.circles if not (view.around[m1] | view.around[y1] | view.rats) >> circle & 1]
    crowded = view.rats | mask_of(elsewhere[: box - 1 - view.rats.bit_count()])
    few = view._replace(rats=crowded, small_rats_limited=True, pool=len(view.infested))
    assert not few.last_rat_of((m1, y1)) and few.would_be_infested(m1)


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_said_of_the_last_rat_while_another_is_left(locale: str) -> None:
    words, t = words_for(locale), one_left()
    t.g.pool = 2
    assert words("hameln-last_rat", ends=0) not in label(t, "A", "men", words).label
    assert question(t, "A", words).count("\n") == 0


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spoken", [False, True])
def test_labels_with_it_have_room_in_both_languages_and_in_words(locale: str, spoken: bool) -> None:
    words = words_for(locale, spoken=spoken)
    for phase in (1, 3):
        t = one_left(phase)
        said = [label(t, "A", "men", words), label(t.act("A", "men"), "A", HOUSE["M1"], words)]
        assert all(len(one.label) <= LABEL and one.grave == (one is said[0]) for one in said)
        short = (words(f"hameln-last_rat{form}", ends=int(phase == 3)) for form in ("", ".short"))
        assert all(any(text in one.label for text in short) for one in said[:1])


def test_what_is_said_to_be_certain_happens() -> None:
    t = one_left()
    assert t.view("A").last_rat_of((HOUSE["M1"],))
    t.men("A", "M1")
    assert t.g.phase == 2
