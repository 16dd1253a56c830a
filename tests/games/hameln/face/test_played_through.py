"""Where what is asked next has one answer, which the rules take, the button says all that its press plays."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.faces import face_of
from bot.faces.face import LABEL, Label, Names, PlannedStep
from bot.faces.question_context import OUTCOME
from bot.games.hameln.face.told_plan import told_plan
from bot.text import LOCALES, Words, units, words_for
from rules.core import PASS, Ask
from rules.hameln import game
from rules.hameln.view import BRIBE, CAT
from tests.faces.people import long_said_names, names, worst_names
from tests.faces.playing import prospect_in
from tests.games.hameln.rules.build import REGION, Play, table

from .test_questions import FR, label, labels, ready

FULL: Final = ", ".join(f"{colour}{n} C/D" for colour in "GYRB" for n in range(1, 5) if f"{colour}{n}" != "B2")
DAUGHTER, SON = ("A: girl 1", "B: boy 1, money 2"), ("A: boy 1, money 2", "B: girl 1")
TAKEN: Final = "yellow 1, green 2, red 3, blue 4"  # one florin more is possible at blue alone


def marrying(*families: str) -> Play:
    """The only empty house that anybody can pay is B2."""
    return table(*families, homes=FULL).turn("A")


def bribing(money: int, bribes: str, piper: str) -> Play:
    return table(f"A: money {money}", bribes=bribes, piper=piper).at(("optional", (0,)))


def test_marrying_the_only_couple_into_the_only_house_says_whom_where_and_who_pays() -> None:
    other = label(marrying(*DAUGHTER), "A", "marry")
    assert other.label == "Marry · boy of ■ into B2 · ■ pays 2 fl"
    assert other.outcome == "the boy of ■ Bea and your girl · ■ Bea pays 2 fl (has 2 fl) · bakery"
    assert (other.sign, other.brings) == ("Marry", "B2 · ■ 2 fl")
    own = label(marrying(*SON), "A", "marry")
    assert own.label.replace("\u2068", "").replace("\u2069", "") == "Marry · girl of ■ Bea into B2 · 2 fl"
    assert own.outcome.startswith("your boy and the girl of ■ Bea · you pay 2 fl (have 2 fl)")
    assert label(marrying(*DAUGHTER), "A", "marry", FR).label == "Marier · garçon de ■ en B2 · ■ paie 2 fl"


def test_what_the_button_says_is_what_its_press_plays() -> None:
    t = marrying(*SON).act("A", "marry")
    assert (t.lives("B2"), t.money("A"), t.asked) == ("A/B", 0, {"B": "act"})
    t = bribing(1, TAKEN, "blue").play("A", "optional", "bribe")
    assert (t.bribes["blue"], t.asked) == (5, {})


def test_a_couple_for_whom_there_is_one_house_names_it() -> None:
    t = marrying("A: girl 1, boy 1, money 2", "B: boy 1, girl 1, money 2").act("A", "marry")
    assert labels(t, "A") == ["boy ● + girl ■ into B2 · you pay 2 fl", "boy ■ + girl ● into B2 · ■ Bea pays 2 fl"]
    assert labels(t, "A", FR)[1] == "garçon ■ + fille ● en B2 · ■ paie 2 fl"


def test_a_bribe_that_can_only_be_one_says_where_and_how_much() -> None:
    assert label(bribing(1, TAKEN, "blue"), "A", "bribe") == Label(
        "Bribe · the blue quarter, 1 fl",
        "the Pied Piper stays at the blue quarter · 5 fl in all",
        sign="Bribe",
        brings="blue · 1 fl",
        forced="blue · 1 fl",
    )
    assert label(bribing(1, TAKEN, "blue"), "A", "bribe", FR).label == "Soudoyer · le quartier bleu, 1 fl"


def test_who_has_one_florin_chooses_no_sum() -> None:
    t = bribing(1, "yellow 2, green 3", "green")
    assert label(t, "A", "bribe").label == "Bribe · the Pied Piper, 1 fl"
    t.play("A", "optional", "bribe")
    assert labels(t, "A") == [
        "green · 1 fl · he is here",
        "red · 1 fl · he stays: 4 fl needed",
        "blue · 1 fl · he stays: 4 fl needed",
    ]
    t = bribing(1, "", "yellow").play("A", "optional", "bribe")
    assert "red · 1 fl · he comes" in labels(t, "A") and "rouge · 1 fl · il vient" in labels(t, "A", FR)


def test_a_space_tells_what_the_piper_does_there_if_he_comes_and_nothing_of_it_if_he_stays() -> None:
    t = bribing(1, "green 16", "green").play("A", "optional", "bribe")
    there = label(t, "A", REGION["green"])
    assert (there.label, there.outcome) == (
        "green · 1 fl · he is here",
        "a child kept costs 1 fl there · no rats to lead away",
    )
    elsewhere = label(t, "A", REGION["yellow"])
    assert (elsewhere.label, elsewhere.outcome) == ("yellow · 1 fl · he stays: 17 fl needed", "")
    comes = label(bribing(1, "", "yellow").play("A", "optional", "bribe"), "A", REGION["red"])
    assert (comes.label, comes.outcome) == (
        "red · 1 fl · he comes",
        "a child kept costs 3 fl there · no rats to lead away",
    )


def test_the_cat_names_the_only_rat() -> None:
    one, two = (table("A: money 4", rats=rats).at(("optional", (0,))) for rats in ("s01", "s01 s02"))
    assert label(one, "A", "cat").outcome == "rat off circle 8; 1 point if yours at the end"
    assert label(one, "A", "cat", FR).outcome.startswith("chasse le rat du cercle 8\u202f; ")
    assert label(two, "A", "cat").outcome == "remove a rat; 1 point if yours at the end"


def test_the_only_good_is_given_for_a_token_by_a_button_that_says_so() -> None:
    t = table("A: bread 1").turn("A").act("A", "sell")
    assert ready(t, "A")[-1] == ("Give 1 bread for 1 token", ())
    assert ready(t, "A", FR)[-1] == ("Donner 1 pain contre 1 jeton", ())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spoken", [False, True])
def test_there_is_room_for_the_longest_names(locale: str, spoken: bool) -> None:
    words, people = words_for(locale, spoken=spoken), (long_said_names if spoken else worst_names)(4)
    both = marrying("A: girl 1, boy 1, money 2", "B: boy 1, girl 1, money 2").act("A", "marry")
    for t in (marrying(*DAUGHTER), marrying(*SON), bribing(1, TAKEN, "blue"), both):
        for one in _said(t, words, people):
            rooms = ((one.label, LABEL), (one.outcome, OUTCOME), (one.brings, 24))
            assert all(units(text) <= room for text, room in rooms), one
            assert t is not both or "B2" in f"{one.label} {one.outcome}"


def _said(t: Play, words: Words, people: Names) -> list[Label]:
    (ask,) = (ask for ask in t.g.asked if isinstance(ask, Ask))
    at = face_of("hameln").asked(words, ask, game.view(t.g, 0), people, prospect_in(game, t.g, ask))
    return [face_of("hameln").option(at, option) for option in ask.options]


# --------------------------------------------------------------------------- the plan


def told(t: Play, choice: str, pick: Any, locale: str = "en", following: PlannedStep | None = None) -> tuple[str, ...]:
    """The plan with an answer of the first seat, which is given, and another one."""
    ask = t.ask("A")
    after = prospect_in(game, t.g, ask).of(pick)
    step = PlannedStep(ask, (pick,), game.view(t.g, 0), "a sign", after.events if after else ())
    t.play("A", choice, pick)
    return told_plan(words_for(locale), (step, *([following] if following else [])), names(4))


def test_a_plan_tells_what_the_rules_have_taken_and_not_that_it_is_still_to_come() -> None:
    english = "Marry your boy and the girl of ■ Bea into B2; you pay 2 fl."
    assert told(marrying(*SON), "act", "marry") == (english,)
    french = "Marier ton garçon et la fille de ■ Bea en B2\u202f; tu paies 2 fl."
    assert told(marrying(*SON), "act", "marry", "fr") == (french,)
    assert told(bribing(1, TAKEN, "blue"), "optional", BRIBE) == ("Bribe for the blue quarter: 1 fl.",)
    cat = table("A: money 4", rats="s01").at(("optional", (0,)))
    assert told(cat, "optional", CAT) == ("Cat: the rat on circle 8 goes.",)
    assert told(table("A: money 4").at(("optional", (0,))), "optional", CAT) == ("Cat.",)


def test_a_plan_goes_on_telling_it_before_the_next_answer() -> None:
    t = marrying("A: girl 1, boy 1, money 2", "B: boy 1, girl 1, money 2").act("A", "marry")
    optional = Ask(0, "optional", (0,), (PASS,), 1, 1, 7)
    following = PlannedStep(optional, (PASS,), game.view(t.g, 0), "Nothing")
    said = told(t, "couple", (1, 0), following=following)
    assert said == ("Marry the boy of ■ Bea and your girl into B2; ■ Bea pays 2 fl.", "Nothing.")


def test_what_is_asked_next_leaves_the_plan_open() -> None:
    t = table("A: girl 1", "B: boy 1, money 6").turn("A")
    assert told(t, "act", "marry") == ("Marry …",)
    assert told(bribing(3, "", "yellow"), "optional", BRIBE) == ("Bribe …",)
