"""Houses that are certain to be skipped are promised nowhere: on no action, no ready answer, no button to hand in."""

from __future__ import annotations

from random import Random

import pytest

from bot.faces.face import LABEL
from bot.faces.question_context import numbers
from bot.text import LOCALES, words_for
from rules.core import Move
from rules.hameln import game
from tests.games.hameln.rules.build import HOUSE, Play, table
from tests.support.company import any_move

from .case import case
from .test_questions import FR, confirmed, label, ready

M1, M3, B1, G1, G2, Y1 = (HOUSE[name] for name in ("M1", "M3", "B1", "G1", "G2", "Y1"))


def one_big_rat() -> Play:
    """Of the men of B those in M3 and in G1 take the last big rat, wherever the rats of G2 go."""
    return table("B: girl 1", homes="G1 B/C, G2 B/A", rats="q04 q06 s06 s03 a04", pool=1).turn("B")


def one_circle() -> Play:
    """The same circle is the last free one of two houses of A, while big rats are left."""
    return table(homes="Y1 A/B", rats="q02 q12 s12 s02 a01 a16").turn("A")


def test_an_action_promises_no_more_houses_than_can_be_activated() -> None:
    men = label(one_big_rat(), "B", "men")
    assert (men.label, men.brings) == ("Men · 2 of M3, G1, G2", "2 of M3, G1, G2")
    assert men.outcome == "up to 4 rats · one house would be skipped · last rat: piper comes"
    french = label(one_big_rat(), "B", "men", FR)
    assert french.label == "Hommes · 2 parmi M3, G1, G2" and "une maison serait sautée" in french.outcome
    assert label(one_circle(), "A", "men").label == "Men · 1 of M1, Y1"


def test_a_ready_answer_names_only_houses_that_are_activated() -> None:
    t = one_big_rat().act("B", "men")
    assert ready(t, "B") == [
        ("G2, M3 · 2 children · piper comes", (G2, M3)),
        ("G2, G1 · 1 child · last rat: piper comes", (G2, G1)),
    ]
    t = one_circle().act("A", "men")
    assert [text for text, _ in ready(t, "A")] == ["Activate M1 · 1 child drawn", "Activate Y1 · 1 child drawn"]


def test_a_choice_that_wastes_houses_says_which_are_skipped() -> None:
    t = one_big_rat().act("B", "men")
    assert confirmed(t, "B", (M3, G1, G2)) == "M3 · 1 child · 2 skipped · piper comes"
    assert confirmed(t, "B", (M3, G1, G2), FR) == "1 sur 3 · 1 enfant · le Pied Piper vient"
    assert confirmed(t, "B", (G2, M3, G1), room=30) == "2 of 3 houses · 2 children · piper comes"
    assert confirmed(one_circle().act("A", "men"), "A", (M1, Y1)) == "Activate M1 · 1 child drawn · Y1 skipped"


def test_what_is_said_to_be_skipped_is_skipped() -> None:
    t = one_big_rat().men("B", "M3 G1 G2")
    assert [event["house"] for event in t.told("skipped_house")] == [G1, G2]
    assert t.g.phase == 2


def test_what_is_certain_of_houses_in_a_row_happens_wherever_rats_are_placed() -> None:
    chance, found = Random(3), 0
    for moment in case.asked():
        ask = moment.ask
        if ask.choice != "activate" or ask.most < 2:
            continue
        order = numbers(tuple(chance.sample(ask.options, ask.most)))
        certain = game.view(moment.state, ask.seat).in_a_row(order)
        state, events = game.play(moment.state, Move(ask.seat, "activate", order, ask.revision))
        happened = list(events)
        while {asked.choice for asked in state.asked} & {"rats", "rat_set"}:
            state, events = game.play(state, any_move(chance, state.asked))
            happened += events
        assert set(certain.skipped) <= {event.facts["house"] for event in happened if event.key == "skipped_house"}
        assert not certain.takes_last or "piper_comes" in {event.key for event in happened}
        found += bool(certain.skipped)
    assert found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spoken", [False, True])
def test_there_is_room_for_it(locale: str, spoken: bool) -> None:
    words, t = words_for(locale, spoken=spoken), one_big_rat()
    assert len(label(t, "B", "men", words).label) <= LABEL
    t.act("B", "men")
    for pick in ((M3, G1, G2), (G2, M3, G1), (G1, M3)):
        assert len(confirmed(t, "B", pick, words)) <= LABEL
    assert len(ready(t, "B", words)) == 2
