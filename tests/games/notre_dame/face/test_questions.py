"""Questions and buttons say what will happen, and ready answers are worth a press."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.faces import face_of
from bot.faces.face import Label
from bot.games.notre_dame.face.questions import IN_PLACE
from bot.games.notre_dame.picture.own_borough import ROWS
from bot.text import words_for
from rules.core import PASS, Ask, Event, Move
from rules.notre_dame import game
from rules.notre_dame.components import NOTRE_DAME, Action, PersonCard, Source
from rules.notre_dame.options import Options
from rules.notre_dame.persons import USES
from rules.notre_dame.state import Table
from tests.faces.people import names
from tests.faces.playing import prospect_in
from tests.games.notre_dame.rules.build import Play, table

from .asking import hiring, label, text
from .case import butcher, case

face = face_of("notre_dame")
EN, FR = words_for("en"), words_for("fr")


# --------------------------------------------------------------------------- the promise of a button is kept

GAINS = {"gained_prestige": "points", "gained_markers": "markers", "gained_gold": "gold", "gold_from": "gold"}
PROMISING = frozenset(  # questions whose options say what they bring at once
    (
        *("play", "marker", "donate", "marker_to_notre_dame", "friend", "message", "hire", "hire_more"),
        *("shift_to", "empty_sector", "own_sector", "coachman", "patron"),
    )
)
NEXT = ("play", "hire", "outbreak", "keep")  # questions that do not come of the answer


def gains(events: tuple[Event, ...], seat: int) -> dict[str, int]:
    """What a seat gained by a move, before the plague comes and the next round begins."""
    got = {"points": 0, "markers": 0, "gold": 0, "rat": 0}
    for event in events:
        if event.key in ("plague", "round_begins"):
            break
        if event.facts.get("seat") == seat and (what := GAINS.get(event.key)):
            got[what] += int(str(event.facts["n"])) + int(str(event.facts.get("bonus", 0)))
        if event.facts.get("seat") == seat and event.key == "rat_back":
            got["rat"] += int(str(event.facts["n"]))
    return got


def says(said: str, got: dict[str, int]) -> Iterator[tuple[str, int]]:
    """What was gained and is not said."""
    told = {"points": r"points?\b", "markers": r"markers?\b", "gold": r"gold\b"}
    for what, n in got.items():
        phrase = rf"(?<!\d)rat back {n}\b" if what == "rat" else rf"(?<!\d){n} {told[what]}"
        if n and not re.search(phrase, said):
            yield what, n


def test_every_button_brings_what_it_says() -> None:
    checked = 0
    for moment in case.asked():
        ask, people = moment.ask, names(moment.state.seats)
        if ask.choice not in PROMISING:
            continue
        asked = face.asked(EN, ask, game.view(moment.state, ask.seat), people, prospect_in(game, moment.state, ask))
        for option in (option for option in ask.options if option != PASS):
            if option == PersonCard.SCHOLAR and ask.choice.startswith("hire"):
                continue  # it promises a card, not what that brings
            made = face.option(asked, option)
            after, events = game.play(moment.state, Move(ask.seat, ask.choice, (option,), ask.revision))
            got = gains(events, ask.seat)
            assert not list(says(f"{made.label} · {made.outcome}", got)), (made, got)
            if "nothing now" in made.label:
                assert not any(got.values()), made
                assert not any(other.seat == ask.seat and other.choice not in NEXT for other in after.asked)
            checked += 1
    assert checked > 2000


def test_points_and_gold_and_markers_are_promised_no_higher_than_they_come() -> None:
    numbers = re.compile(r"(?<!\d)(\d+) (point|marker|gold)")
    for moment in case.asked():
        ask, people = moment.ask, names(moment.state.seats)
        if ask.choice not in ("friend", "message", "own_sector", "empty_sector", "coachman"):
            continue
        asked = face.asked(EN, ask, game.view(moment.state, ask.seat), people, prospect_in(game, moment.state, ask))
        for option in (option for option in ask.options if option != PASS):
            made = face.option(asked, option)
            _, events = game.play(moment.state, Move(ask.seat, ask.choice, (option,), ask.revision))
            got = gains(events, ask.seat)
            for n, what in numbers.findall(made.label):
                assert got[{"point": "points", "marker": "markers", "gold": "gold"}[what]] == int(n), made


# --------------------------------------------------------------------------- cards


def test_a_card_says_what_it_brings_and_what_of_it_comes_by_the_park() -> None:
    t = table("Red: residence 2, park 2, personal 1, gold 3, rat 2", hands={"Red": "Red residence, Blue park"})
    t.turn("Red")
    residence, park = t.options("Red")
    assert label(t, residence) == Label(
        "Residence · +4 points · then 3 there", "1 point from the park", sign="Residence", brings="+4 points"
    )
    assert label(t, park) == Label("Park · rat back 1 · then 3 there", sign="Park", brings="rat back 1")
    assert label(t, residence, words=FR).label.startswith("Résidence · +4 points")


def test_two_cards_of_a_kind_are_told_apart_by_the_marks_of_their_owners() -> None:
    t = table("Red: bank 1, personal 1", hands={"Red": "Red bank, Blue bank, Red hotel"}).turn("Red")
    labels = [label(t, option).label for option in t.options("Red")]
    assert labels == [
        "Bank ● · +2 gold · then 2 there",
        "Hotel · gold or a marker",
        "Bank ◆ · +2 gold · then 2 there",
    ]


def test_an_empty_supply_and_a_card_without_effect_are_said() -> None:
    t = table("Red: bank 1", hands={"Red": "Red bank, Red hotel, Red notre_dame"}).turn("Red")
    bank, hotel, donation = t.options("Red")
    assert label(t, bank) == Label(
        "Bank · nothing now (no marker)", "no action, no marker moves", sign="Bank", brings="nothing now"
    )
    assert label(t, hotel).outcome == "you are asked which; then 1 in the hotel (from 3 on: 2 benefits)"
    assert label(t, donation) == Label(
        "Notre Dame · nothing now (no gold)", "no action, no marker moves", sign="Notre Dame", brings="nothing now"
    )


def test_the_hotel_is_spelled_out_on_its_button_and_in_brief_on_the_picture() -> None:
    for red in ("Red: bank 1, rat 2", "Red: bank 1, personal 1, rat 2"):  # a marker that moves, or one of the supply
        t = table(red, hands={"Red": "Red hotel, Red carriage_house"}).turn("Red")
        carriage, hotel = (label(t, option) for option in t.options("Red"))
        assert (hotel.label, hotel.brings) == ("Hotel · gold, a marker or rat back 1", "1 benefit")
        assert (carriage.label, carriage.brings) == ("Carriage · drive up to 1 market", "up to 1 market")
        assert carriage.outcome == "you are asked where to, and if you take the message; then 1 there"


def test_an_empty_supply_is_said_once_above_the_cards() -> None:
    t = table("Red: bank 1", hands={"Red": "Red bank, Red hotel"}).turn("Red")
    supply = (
        "Your supply is empty: what would place a marker moves one from elsewhere on your board; you are asked which."
    )
    assert text(t).partition("\n-# ")[0].endswith(f"\n{supply}")


def test_the_gain_of_the_bank_ends_with_the_gold_there_is() -> None:
    t = table("Red: bank 3, personal 1, gold 23", "Yellow: gold 1", hands={"Red": "Red bank"}).turn("Red")
    assert label(t, t.options("Red")[0]).brings == "+2 gold"


def test_a_donation_and_the_trusted_friend_say_what_comes() -> None:
    t = table("Red: park 4, personal 1, gold 2").card("Red", "notre_dame")
    assert label(t, 2) == Label(
        "2 gold · +5 points",
        "your marker goes there: then 1 of 1, 10 points each · 2 points from the park",
        sign="2 gold",
        brings="+5 points",
    )
    assert label(t, PASS).label == "Give nothing · no marker placed"
    t = table("Red: bank 2, personal 1, gold 2, friend park").card("Red", "trusted_friend")
    assert label(t, int(Action.BANK)) == Label("Bank · +3 gold · then 3 there", sign="Bank", brings="+3 gold")


def test_a_marker_that_moves_says_what_stays_and_what_the_action_brings() -> None:
    t = table("Red: park 2, residence 1").card("Red", "residence")
    assert label(t, int(Action.PARK)) == Label("Park marker · +2 points · then 1 left", sign="Park", brings="2 → 1")
    assert label(t, int(Action.PARK), words=FR).label == "Parc −1 cube · +2 points · il en reste 1"
    assert label(t, PASS).label == "No action"
    t = table("Red: notre_dame 2, residence 1").card("Red", "carriage_house")
    assert label(t, NOTRE_DAME).label == "Notre Dame marker · drive up to 1 market", "not where the carriage goes"
    assert label(t, NOTRE_DAME, words=FR).label == "Notre-Dame −1 cube · calèche\u202f: 1 marché"


def test_keeping_says_what_the_card_would_bring_now_and_where_the_others_go() -> None:
    t = Play(game.new(3, bytes(32), Options()))
    card = t.options("Red")[0]
    made = label(t, card)
    assert made.label.startswith(f"{made.sign} · keep") and "if played: " in f"{made.label} · {made.outcome}"
    asked, _, persons = text(t).partition("\n-# ")
    assert asked == "Which of your three cards do you keep?\nThe other two go to ■ Bea."
    assert persons.count("\n-# ") == 2, "what each person on display does"
    for who in ("Red", "Yellow", "Green"):
        t.play(who, "keep", t.options(who)[0])
    assert "The other one goes to ● Ana.\n-# " in text(t, "Green")


def test_with_two_players_the_second_card_goes_back() -> None:
    t = Play(game.new(2, bytes(32), Options()))
    for who in ("Red", "Yellow"):
        t.play(who, "keep", t.options(who)[0])
    assert text(t).startswith("Which of the two cards of ■ Bea do you keep?\nThe other one goes back.\n-# ")


# --------------------------------------------------------------------------- the carriage


def test_a_market_shows_its_message_and_those_to_take_come_first() -> None:
    messages = {"Red.IL": "Red2", "Yellow.IL": "Yellow4", "Red.OR": "Blue1"}
    t = table("Red: carriage_house 1, park 2", messages=messages, collected={"Red": "Blue2"})
    t.g.personal[0], t.g.general[0] = 1, t.g.general[0] - 1
    t.card("Red", "carriage_house")
    il, yellow = (t.g.home(0) + 1, t.g.home(1) + 1)
    assert label(t, il) == Label(
        "Fish quay · +3 points and +1 marker",
        "Message ●2",
        group="Messages for you",
        sign="Fish quay",
        brings="+3 points, +1 marker",
        drawn=True,
    )
    assert label(t, yellow).label == "■ Fish quay · +5 points"
    assert label(t, yellow, words=FR).label == "■ Poissons (quai) · +5 points"
    closed = label(t, t.g.home(0) + 4)
    assert (closed.label, closed.group) == ("Wood gate", "Other markets")
    assert closed.outcome == "message ◆1 is not for you now"
    groups = [label(t, option).group for option in t.options("Red")]
    assert groups[:2] == ["Messages for you"] * 2 and set(groups[2:]) == {"Other markets"}
    assert yellow in t.options("Red")[:2]
    assert "You may take messages of these colours: ● Ana and ■ Bea." in text(t)
    t.g.collected[0] = ()
    assert text(t).endswith("Messages of any colour are open to you. Whether you take one is asked next.")
    assert text(t, words=FR).endswith("Lettres de toute couleur permises. On te demande ensuite si tu en prends une.")


def test_a_neutral_borough_goes_by_its_shape_on_buttons_and_by_its_name_with_the_shape_in_the_question() -> None:
    for who, own in (("Red", "N1.IL"), ("Yellow", "N2.IL")):
        t = table(f"{who}: carriage_house 2, carriage {own}", seats=2)
        t.g.colours, seat = (0, 4, 1, 2), int(who == "Yellow")
        t.g.personal[seat], t.g.general[seat] = 1, t.g.general[seat] - 1
        t.card(who, "carriage_house")
        signs = {label(t, option, who).sign for option in t.options(who) if option != PASS}
        assert signs & {"★ Square", "▲ Square"} and not any("East" in sign or "West" in sign for sign in signs)
        shape, side, cote = ("★", "East", "Est") if own == "N1.IL" else ("▲", "West", "Ouest")
        assert f"It stands at the Fish quay of the {side} {shape}." in text(t, who)
        assert f"Elle est au quai aux Poissons de l’{cote} {shape}." in text(t, who, FR)


def test_out_and_back_is_worded_so_and_staying_as_well() -> None:
    t = table("Red: carriage_house 1, carriage Red.IL", messages={"Red.IL": "Red4"})
    t.g.personal[0], t.g.general[0] = 1, t.g.general[0] - 1
    t.card("Red", "carriage_house")
    assert label(t, t.g.carriages[0]).label == "Fish quay · +4 points · out and back"
    assert label(t, PASS).label == "Stay"
    t.play("Red", "drive", t.g.carriages[0])
    assert label(t, "take") == Label("●4 · take it: +4 points", sign="●4", brings="+4 points")
    assert label(t, PASS).label == "Leave it"


# --------------------------------------------------------------------------- persons


def test_persons_say_what_they_bring_now() -> None:
    t = hiring("Red: gold 2, bank 2, park 2, notre_dame 1", display="monk money_lender soldier")
    assert label(t, int(PersonCard.MONK)).label == "Monk · +2 points and +2 markers"
    assert label(t, int(PersonCard.MONEY_LENDER)).label == "Money Lender · +2 points and +2 gold"
    soldier = label(t, int(PersonCard.SOLDIER))
    assert (soldier.label, soldier.outcome) == (
        "Soldier · +6 points now",
        "1 point for each of your markers on the board, friend included",
    )
    assert label(t, PASS).label == "Nobody"
    assert text(t) == "Whom do you hire for 1 gold?\nYou have 2 gold."


def test_a_person_who_brings_nothing_says_so() -> None:
    t = hiring("Red: gold 1", display="fool minstrel lover")
    assert label(t, int(PersonCard.FOOL)).label == "Fool · nothing now"
    assert label(t, int(PersonCard.LOVER)).label == "Lover · nothing now"


@pytest.mark.parametrize(
    ("display", "line", "said"),
    [
        ("manager", "pp 7", "Manager · +7 points now"),
        ("nurse", "rat 3", "Nurse · a marker and rat back 1"),
        ("priest", "", "Priest · a marker"),
        ("spy", "park 2", "Spy · +3 points"),
        ("gypsies", "bank 3, notre_dame 1", "Gypsies · up to 8 points"),
        ("butcher", "bank 3", "Butcher · 6 markers placed"),
        ("patron", "rat 5", "Patron · rat back up to 2"),
        ("merchant", "", "Merchant · +2 gold now"),
        ("advisor", "", "Advisor · up to 2 more persons"),
        ("actress", "bank 1", "Actress · move a sector, act there"),
        ("lover", "bank 1, friend bank", "Lover · a marker and +3 gold"),
        ("bell_ringer", "notre_dame 2", "Bell-ringer · +6 points now"),
        ("coachman", "", "Coachman · +1 point and +1 gold"),
    ],
)
def test_new_persons_say_what_they_bring(display: str, line: str, said: str) -> None:
    rest = f", {line}" if line else ""
    t = hiring(f"Red: gold 3{rest}", display=f"monk fool {display}", collected={"Red": "Red1"})
    assert label(t, int(PersonCard[display.upper()])).label == said


def test_the_scholar_names_the_third_card() -> None:
    t = hiring("Red: gold 1, personal 1", display="monk fool scholar", hands={"Red": "Blue park"})
    assert label(t, int(PersonCard.SCHOLAR)).label == "Scholar · play Park"


def test_the_scholar_hired_with_the_last_coin_says_that_notre_dame_brings_nothing() -> None:
    hand = {"Red": "Blue notre_dame"}
    for gold, told in ((1, "Scholar · play Notre Dame (no gold)"), (2, "Scholar · play Notre Dame")):
        t = hiring(f"Red: gold {gold}, personal 1", display="monk fool scholar", hands=hand)
        assert label(t, int(PersonCard.SCHOLAR)).label == told
    t = hiring("Red: gold 1, personal 1", display="monk fool scholar", hands=hand)
    assert label(t, int(PersonCard.SCHOLAR)).brings == "nothing now (no gold)"
    assert label(t, int(PersonCard.SCHOLAR), words=FR).label == "Érudit · jouer Notre-Dame (pas d’or)"


def test_what_a_card_brings_is_what_the_rules_do_so_a_new_one_needs_no_code_in_the_face(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def generous(g: Table, seat: int) -> None:
        g.gain_gold(seat, 3)
        g.gain_prestige(seat, 2, Source.PERSONS)

    monkeypatch.setitem(USES, PersonCard.PRIEST, generous)
    t = hiring("Red: gold 1, park 2", display="monk fool priest")
    assert label(t, int(PersonCard.PRIEST)).label == "Priest · +3 points and +3 gold"


def test_a_person_whose_gain_is_too_long_for_a_button_has_it_there_in_brief() -> None:
    t = hiring("Red: gold 1, rat 5", display="monk fool barmaid")
    for words, told in ((EN, "Barmaid · +3 points, 1 benefit"), (FR, "Serveuse · +3 points, 1 bonus")):
        assert label(t, int(PersonCard.BARMAID), words=words).label == told


def test_a_person_hired_besides_promises_no_further_person() -> None:
    t = hiring("Red: gold 3", display="monk fool advisor").play("Red", "hire", "advisor")
    assert label(t, int(PersonCard.MONK)).label == "Monk · +1 point and +2 markers"
    assert label(t, int(PersonCard.ADVISOR)).label == "Advisor · not now"


def test_what_the_coachman_the_patron_and_the_gypsies_ask() -> None:
    t = hiring("Red: gold 3, rat 5, park 2", display="monk fool coachman", collected={"Red": "Red4 Blue4 Red2"})
    t.play("Red", "hire", "coachman")
    assert label(t, 3) == Label("Kind 4 · +9 points · 2 messages", sign="Kind 4", brings="+9 points")
    t = hiring("Red: gold 3, rat 5", display="monk fool patron").play("Red", "hire", "patron")
    assert label(t, 2) == Label("2 gold · rat back 2 · rat then on 3", sign="2 gold", brings="rat back 2")
    assert label(t, 0).label == "Pay nothing"
    t = hiring("Red: gold 1, park 3, bank 1", display="monk fool gypsies").play("Red", "hire", "gypsies")
    view, ask = game.view(t.g, 0), t.ask("Red")
    prospect = prospect_in(game, t.g, ask)
    assert face.confirm(face.asked(EN, ask, view, names(4), prospect), (Action.BANK,)) == "Return 1 marker: +3 points"
    three = face.confirm(face.asked(FR, ask, view, names(4), prospect), (Action.BANK, Action.PARK, Action.PARK))
    assert three.endswith("+6 points")
    ready = [(preset.label, len(preset.pick)) for preset in face.presets(face.asked(EN, ask, view, names(4), prospect))]
    assert ready == [("Return nothing", 0), ("Return 4 markers: +8 points", 4)]


def test_sectors_of_bishop_prosecutor_butcher_and_outbreak() -> None:
    t = hiring("Red: gold 1, bank 2", display="monk fool bishop").play("Red", "hire", "bishop")
    assert label(t, int(Action.HOTEL)) == Label(
        "Hotel · gold or a marker",
        "you are asked which; then 1 in the hotel (from 3 on: 2 benefits)",
        sign="Hotel",
        brings="1 benefit",
    )
    t = hiring("Red: gold 1, bank 2, park 1", display="monk fool prosecutor").play("Red", "hire", "prosecutor")
    assert label(t, int(Action.BANK)).label == "Bank · +2 gold · then 2 there"
    view, ask = game.view(butcher().g, 0), butcher().ask("Red")
    both = (Action.PARK, Action.HOTEL)
    assert face.confirm(face.asked(EN, ask, view, names(4)), both) == "A marker each: Park and Hotel"
    assert face.confirm(face.asked(EN, ask, view, names(4)), both, 25) == "Markers in 2 sectors"


# --------------------------------------------------------------------------- what comes to light


def test_what_comes_to_light_is_said() -> None:
    hire, view = Ask(0, "hire", (0,), (1, 2, 3, PASS), 1, 1, 7), game.view(table().g, 0)
    english, french = (face.asked(words, hire, view, names(4)) for words in (EN, FR))
    assert face.reveals(english, "persons") == "turns up new persons"
    assert face.reveals(french, "spied") == "montre les gris"
    assert face.reveals(english, "several") == "reveals something"


def test_the_call_says_which_card_is_to_be_played() -> None:
    first, second = (Ask(0, "play", (0, which), (1, 2), 1, 1, 7) for which in (1, 2))
    assert (face.call(EN, first), face.call(EN, second)) == ("play the first card", "play the second card")


def test_buttons_of_sectors_stand_as_the_picture_lays_them_out() -> None:
    question = Ask(0, "friend", (0,), tuple(sorted(IN_PLACE)), 1, 1, 7)
    asked = face.asked(EN, question, game.view(table().g, 0), names(4))
    assert sorted(question.options, key=lambda option: face.place(asked, option)) == list(IN_PLACE)
    assert list(IN_PLACE) == [place for row in ROWS for place in row]
