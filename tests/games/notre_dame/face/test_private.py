"""What a seat alone may know: its cards, what it has passed on, its own prestige, what the Spy has shown."""

from __future__ import annotations

from dataclasses import replace

from bot.faces import Names
from bot.games.notre_dame.face.private import secrets
from bot.text import Words, words_for
from rules.core import Move
from rules.notre_dame import game
from rules.notre_dame.actions import play
from rules.notre_dame.options import Options
from rules.notre_dame.view import View
from tests.faces.people import names
from tests.games.notre_dame.rules.build import Play, grays_to_come, table

EN, FR = words_for("en"), words_for("fr")
NEW = Options(persons="new_persons")


def lines(view: View, words: Words = EN, people: Names | None = None) -> tuple[str, ...]:
    return secrets(words, view, people or names(view.seats))


def drafted() -> Play:
    """Four seats, everybody has kept one of three cards, the second choice is open."""
    state = game.new(4, bytes(32))
    for _ in range(4):
        ask = next(ask for ask in state.asked if ask.given is None)
        state, _ = game.play(state, Move(ask.seat, ask.choice, ask.options[:1], ask.revision))
    return Play(state)


def test_while_choosing_the_cards_to_choose_from_those_kept_and_those_passed_on_are_told() -> None:
    t = drafted()
    drawn = lines(t.view("Yellow"))
    assert drawn[0].startswith("**To choose from** ● ") and drawn[0].count("●") == 2
    assert drawn[1].startswith("**Kept** ■ ") and drawn[1].count("■") == 1
    assert drawn[2].startswith("**Passed on**, not yet played: ■ ") and drawn[2].count("with ▲ Chl") == 2
    assert drawn[3] == "**Your prestige** 0 points"


def test_at_the_first_choice_nothing_is_kept_or_passed_on() -> None:
    first = lines(game.view(game.new(3, bytes(32)), 0), FR)
    assert len(first) == 2 and first[0].startswith("**À choisir** ● ")


def test_a_card_to_be_kept_stays_secret_until_all_have_chosen() -> None:
    """Its own owner reads in the receipt what they have answered: the table still shows all three."""
    state = game.new(3, bytes(32))
    ask = state.asked[0]
    after, _ = game.play(state, Move(ask.seat, ask.choice, ask.options[:1], ask.revision))
    for seat in range(3):
        assert lines(game.view(after, seat)) == lines(game.view(state, seat))


def test_the_hand_is_told_with_colours_and_the_own_points() -> None:
    t = table("Red: pp 23", hands={"Red": "Red bank, Blue park, Green trusted_friend"}).at(play(0, 1))
    assert lines(t.view("Red")) == ("**Your cards** ● Bank, ▲ Trusted friend, ◆ Park", "**Your prestige** 23 points")
    assert lines(t.view("Red"), FR) == ("**Tes cartes** ● Banque, ▲ Confident, ◆ Parc", "**Ton prestige** 23 points")
    spoken = words_for("fr", spoken=True)
    people = replace(names(4), marks=("",) * 4, tags=names(4).full)
    assert lines(t.view("Red"), spoken, people)[0] == "Tes cartes\u202f: Banque (Ana), Confident (Chloé), Parc (Dan)"


def test_a_card_passed_on_is_told_until_it_is_played() -> None:
    t = table("Yellow: personal 1", hands={"Red": "Red bank", "Yellow": "Red school"}).at(play(1, 1), play(0, 1))
    assert "**Passed on**, not yet played: ● Cloister school" in lines(t.view("Red"))
    t.plays("Yellow", "Red school")
    assert not any("Passed on" in line for line in lines(t.view("Red")))


def test_whom_a_card_is_with_is_told_where_it_is_known() -> None:
    """Of two cards passed on first the left neighbour has kept one, and its giver does not know which."""
    t = drafted()
    second = [t.ask(who).options[0] for who in ("Red", "Yellow", "Green", "Blue")]
    for who, card in zip(("Red", "Yellow", "Green", "Blue"), second, strict=True):
        t.play(who, "keep", card)
    told = next(line for line in lines(t.view("Red")) if line.startswith("**Passed on**"))
    assert told.count("with ■ Bea") == 1 and told.count("●") == 2 and told.count("◆") == 1


def test_the_spy_shows_the_gray_persons_to_come_in_their_order_to_the_hirer_alone() -> None:
    hands = {"Red": "Red bank", "Yellow": "Blue park"}
    t = table("Red: gold 1", display="monk fool spy", options=NEW, hands=hands, round=4)
    grays_to_come(t, "lawyer gypsies mayor guard carpenter").hire("Red", "spy", play(1, 1))
    told = "**Shown by the Spy**, in this order: Lawyer, Gypsies, Mayor, Guard, Carpenter"
    assert lines(t.view("Red"))[-1] == told
    assert told not in lines(t.view("Yellow"))


def test_the_prestige_of_others_is_in_no_private_text_not_even_where_it_is_open() -> None:
    t = table("Red: pp 71", "Yellow: pp 72", hands={"Red": "Red bank", "Yellow": "Blue park"}).at(play(0, 1))
    for viewer, own, other in (("Red", "71", "72"), ("Yellow", "72", "71")):
        text = " ".join(lines(t.view(viewer)))
        assert own in text and other not in text
