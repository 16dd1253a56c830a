"""What buttons say of a marker that must come from elsewhere, as the personal supply is empty."""

from __future__ import annotations

from rules.notre_dame.draft import keep
from tests.games.notre_dame.rules.build import table

from .asking import label


def test_a_donation_counts_a_marker_that_is_still_to_be_chosen() -> None:
    t = table("Red: bank 1, residence 1, gold 2", "Yellow: notre_dame 1").card("Red", "notre_dame")
    for gold in (1, 2):
        assert label(t, gold).outcome.startswith("your marker goes there: then 1 of 2, 5 points each")


def test_a_card_kept_that_would_place_nothing_promises_no_question() -> None:
    t = table("Red: personal 0", hands={"Red": "Red hotel, Red carriage_house, Red bank"})
    t.g.drawn[0], t.g.hands[0] = t.g.hands[0], ()
    t.at(keep(0))
    for option in t.options("Red"):
        told = label(t, option)
        assert (told.label.partition(" · ")[2], told.outcome) == ("keep · if played: nothing now", "")
