"""Questions say what lies ahead: the plague, the points of Notre Dame, the end."""

from __future__ import annotations

from bot.text import words_for
from rules.core import PASS
from rules.notre_dame import game
from rules.notre_dame.components import NOTRE_DAME, Action, PersonCard, action_of
from rules.notre_dame.draft import keep
from rules.notre_dame.flow import plague
from tests.games.notre_dame.rules.build import table

from .asking import EN, hiring, label, text

FR = words_for("fr")


def test_an_answer_that_changes_what_the_plague_does_says_so() -> None:
    t = table("Red: rat 7, hospital 1, personal 1", display="monk fool bishop", hands={"Red": "Red hospital, Red bank"})
    t.turn("Red")
    t.g.agenda = [plague(), *t.g.agenda]
    after = game.view(t.g, 0).rat_after_plague(0) - 2
    hospital, bank = sorted(t.options("Red"), key=lambda card: action_of(card) != Action.HOSPITAL)
    assert label(t, hospital).outcome == f"after the plague the rat on {after}, no outbreak"
    assert "plague" not in f"{label(t, bank)}"


def test_the_hospital_brings_something_also_while_the_rat_is_on_0() -> None:
    for supply in ("personal 1", "bank 1"):  # a marker of the supply, or one that moves
        t = table(f"Red: rat 0, {supply}", display="monk fool bishop", hands={"Red": "Red hospital, Red park"})
        t.turn("Red")
        t.g.agenda = [plague(), *t.g.agenda]
        then = game.view(t.g, 0).rat_after_plague(0) - 1
        hospital, park = sorted(t.options("Red"), key=lambda card: action_of(card) != Action.HOSPITAL)
        for words, told in ((EN, f"rat on {then} after the plague"), (FR, f"rat sur {then} après la peste")):
            made = label(t, hospital, words=words)
            assert told in made.label and made.brings == f"rat → {then}"
        assert label(t, hospital).outcome == f"then 1 there · after the plague the rat on {then}"
        assert label(t, park).brings == "nothing (rat on 0)"


def test_a_card_to_keep_says_whether_it_would_prevent_the_outbreak() -> None:
    t = table("Red: rat 6, personal 1, pp 5", display="soldier fool monk", hands={"Red": "Red hospital, Red park"})
    t.g.drawn[0], t.g.hands[0] = t.g.hands[0], ()
    t.at(keep(0), plague())
    assert game.view(t.g, 0).rat_after_plague(0) == 11
    hospital, park = sorted(t.options("Red"), key=lambda card: action_of(card) != Action.HOSPITAL)
    assert (label(t, hospital).brings, label(t, park).brings) == ("rat back 1, rat → 9", "rat back 1")
    assert label(t, hospital).outcome.startswith("after the plague the rat on 9, no outbreak")
    assert label(t, park).outcome.startswith("after the plague an outbreak, 2 points")
    assert not label(t, hospital).drawn
    assert label(t, hospital, words=FR).label == "Hôpital · garder · jouée\u202f: rat −1"
    assert label(t, park, words=FR).label == "Parc · garder · jouée\u202f: rat −1"


def test_a_card_that_does_not_prevent_the_outbreak_does_not_read_as_its_cause() -> None:
    t = table("Red: rat 9, personal 1", display="soldier fool monk", hands={"Red": "Red hospital"})
    t.g.drawn[0], t.g.hands[0] = t.g.hands[0], ()
    t.at(keep(0), plague())
    (hospital,) = t.g.drawn[0]
    made = label(t, hospital.card, words=FR)
    assert made.label == "Hôpital · garder · jouée\u202f: rat −1"
    assert made.outcome.startswith("après la peste, une épidémie"), made


def test_a_marker_taken_from_notre_dame_says_what_becomes_of_the_share() -> None:
    t = table("Red: notre_dame 2, bank 1", "Yellow: notre_dame 1").card("Red", "residence")
    assert game.view(t.g, 0).shared_with(0) == 6
    notre_dame = label(t, NOTRE_DAME)
    assert (notre_dame.outcome, notre_dame.drawn) == ("then 1 left · your share there: 6 points, then 5", False)
    assert label(t, NOTRE_DAME, words=FR).outcome.endswith("ta part là-bas\u202f: 6 points, puis 5")
    assert "share" not in label(t, int(Action.BANK)).outcome


def test_who_takes_a_benefit_reads_what_the_plague_will_do() -> None:
    t = table("Red: rat 2, hotel 1, personal 1").card("Red", "hotel")
    t.g.agenda = [plague(), *t.g.agenda]
    then = game.view(t.g, 0).rat_after_plague(0)
    asked = f"Which benefit do you take?\nThe plague of this round is {t.g.plague}"
    assert text(t) == f"{asked}: as things stand your rat then stands on {then}."
    assert label(t, "rat").outcome == f"after the plague the rat on {then - 1}"


def test_an_outbreak_to_come_says_what_it_costs_and_who_would_prevent_it() -> None:
    t = hiring("Red: gold 1, rat 8, bank 2, pp 5", display="doctor fool minstrel")
    t.g.agenda = [plague(), *t.g.agenda]
    costs = "as things stand an outbreak costs you 2 points and 1 marker"
    assert text(t).endswith(f"\nThe plague of this round is {t.g.plague}: {costs}.")
    doctor = label(t, int(PersonCard.DOCTOR))
    assert doctor.label == "Doctor · plague 0 for you"
    assert doctor.outcome == "after the plague the rat on 8, no outbreak"
    assert "plague" not in f"{label(t, int(PersonCard.FOOL))}"


def test_an_outbreak_costs_no_more_than_there_is() -> None:
    t = hiring("Red: gold 1, rat 8, pp 1", display="doctor fool minstrel")
    t.g.agenda = [plague(), *t.g.agenda]
    view = game.view(t.g, 0)
    assert view.outbreak_costs(0) == (1, 0)
    before = t.g.prestige[0], sum(view.table[0].markers)
    while t.asked:
        t.play(next(iter(t.asked)), "hire", PASS)
        if not t.asked or next(iter(t.asked.values())) != "hire":
            break
    after = game.view(t.g, 0).table[0]
    assert (before[0] - t.g.prestige[0], before[1] - sum(after.markers)) == (1, 0)


def test_the_last_round_says_what_gold_and_markers_are_still_for() -> None:
    t = hiring("Red: gold 1", display="doctor fool minstrel", round=9)
    assert text(t).endswith("Last round: gold and markers left in your supply will only break ties.")
    assert "Last round" not in text(hiring("Red: gold 1", display="doctor fool minstrel", round=8))


def test_who_gives_reads_who_shares_the_points_of_notre_dame() -> None:
    t = table("Red: personal 1, gold 2, notre_dame 1", "Yellow: notre_dame 2").card("Red", "notre_dame")
    assert text(t).endswith("share 10 points: now 3 are there, 1 of them yours.")
    assert label(t, 1).outcome.startswith("your marker goes there: then 2 of 4, 2 points each")


def test_the_hotel_offers_only_benefits_that_can_be_had() -> None:
    cases = {"rat 0": "gold or a marker", "rat 2": "gold, a marker or rat back 1"}
    for red, says in cases.items():
        t = table(f"Red: personal 1, {red}", hands={"Red": "Red hotel, Red park"}).turn("Red")
        assert f"Hotel · {says}" in [label(t, card).label.removesuffix(" · then 1 there") for card in t.options("Red")]
    t = table("Red: personal 1, rat 0", hands={"Red": "Red hotel, Red park"}).turn("Red")
    assert "Auberge · une pièce ou un cube" in [label(t, card, words=FR).label for card in t.options("Red")]
