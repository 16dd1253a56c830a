"""Every happening of random games becomes a line, for the public and for those who know more."""

from __future__ import annotations

import pytest

from bot.faces import Names, face_of
from bot.text import LOCALES, units, words_for
from bot.text.words import MissingText
from rules.core import Arg, Refusal
from rules.notre_dame import game
from rules.notre_dame.components import ACTIONS, Action, Person
from rules.notre_dame.state import RESERVE

from .games import moments, names, spoken_names, worst_names

face = face_of("notre_dame")
BANK, PARK, RESIDENCE, ND = int(Action.BANK), int(Action.PARK), int(Action.RESIDENCE), int(Action.NOTRE_DAME)

# Keys of the events of every release: tables store them for ever.
RELEASED = (
    "added_marker donated drew drove friend gained_gold gained_markers gained_prestige gave_back gold_from hired "
    "hired_nobody left_message lost_marker lost_prestige moved_marker no_action nobody_at_notre_dame notre_dame "
    "outbreak passed patron period_begins persons plague played prosecuted rat_back rat_moved round_begins shifted "
    "showed_prestige spied stayed took_message won"
)


def line(key: str, locale: str = "en", people: Names | None = None, spoken: bool = False, **facts: Arg) -> str:
    return face.event(words_for(locale, spoken=spoken), key, facts, people or names(4))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_of_random_games_is_a_clean_line_for_everybody(locale: str) -> None:
    words, seen = words_for(locale), set()
    for moment in moments():
        for event in moment.events:
            for viewer in {None, moment.ask.seat} if event.key == "spied" else {None}:
                key, facts = event.seen_by(viewer)
                text = face.event(words, key, facts, names(moment.state.seats))
                seen.add(key)
                assert bool(text) == (key != "outbreak"), "the points lost tell of the outbreak"
                assert not set("{}\n") & set(text) and "nd-" not in text and "_" not in text, text
                assert units(text) <= 105, text
    assert seen >= set(RELEASED.split()) - {"gold_from"}, "the games must have shown all that can happen"


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_stay_short_with_the_worst_names_and_in_words(locale: str) -> None:
    for n, moment in enumerate(moments()):
        for event in moment.events if n % 2 else ():
            seats, told = moment.state.seats, event.seen_by(moment.ask.seat)
            assert units(face.event(words_for(locale), *told, worst_names(seats))) <= 105
            if event.key != "won":  # all seats may win, and names of words mode are long
                assert units(face.event(words_for(locale, spoken=True), *told, spoken_names(seats))) <= 105, told


def test_only_the_spy_reads_the_names() -> None:
    faces = (int(Person.LAWYER), int(Person.MAYOR))
    assert line("spied", seat=0, n=2) == "● Ana looks at 2 gray persons still to come."
    seen = line("spied", seat=0, n=2, persons=faces)
    assert seen == "● Ana looks at the gray persons still to come: Lawyer and Mayor."


def test_points_are_told_with_what_the_park_adds_and_never_added_up() -> None:
    assert line("gained_prestige", seat=1, n=3, bonus=0) == "■ Bea gains 3 points."
    assert line("gained_prestige", seat=1, n=1, bonus=2) == "■ Bea gains 1 point, and 2 more from the park."
    assert line("gained_prestige", "fr", seat=1, n=3, bonus=1) == "■ Bea gagne 3 points, et 1 de plus grâce au parc."
    assert line("lost_prestige", seat=1, n=2) == "Outbreak in the borough of ■ Bea: 2 points lost."
    assert line("lost_prestige", seat=1, n=0) == "Outbreak in the borough of ■ Bea: no points to lose."


def test_where_nothing_comes_of_it_the_line_says_so() -> None:
    assert line("gained_markers", seat=0, n=0) == "● Ana gains no marker: none is left."
    assert line("gained_gold", seat=0, n=0) == "● Ana gains no gold from the empty supply."
    assert line("gold_from", seat=0, other=2, n=2) == "● Ana gets 2 gold from ▲ Chl."
    assert line("rat_back", seat=0, n=0) == "● Ana leaves the rat on 0."
    assert line("gave_back", seat=0, places=()) == "● Ana returns no marker."


def test_pieces_and_cards_are_named_in_a_sentence() -> None:
    assert line("played", seat=0, card=ACTIONS + BANK) == "● Ana plays the bank."
    assert line("friend", seat=0, source=RESERVE, sector=PARK) == "● Ana places the trusted friend in the park."
    moved = line("friend", "fr", seat=0, source=PARK, sector=BANK)
    assert moved == "● Ana déplace le confident du parc vers la banque."
    shifted = line("shifted", seat=0, source=BANK, target=PARK, n=2, friend=1)
    assert shifted == "● Ana moves 2 markers and the trusted friend from the bank to the park."
    assert line("gave_back", seat=0, places=(BANK, BANK, ND)) == "● Ana returns 3 markers: Bank ×2 and Notre Dame."
    assert line("added_marker", seat=0, place=ND) == "● Ana adds a marker at Notre Dame."


def test_two_players_pass_otherwise() -> None:
    assert line("passed", people=names(2), n=2) == "Both have chosen and pass 2 cards to each other."
    assert line("passed", people=names(2), n=1).endswith("goes back to its owner.")
    assert line("passed", n=1) == "All have chosen and pass 1 card to the left."


def test_the_carriage_and_the_messages_are_told_by_borough() -> None:
    assert line("drove", seat=0, source=0, target=6) == "● Ana drives from ● Ana C to ■ Bea IL."
    assert line("took_message", seat=0, market=6, message=7) == "● Ana takes the message ■4 at ■ Bea IL."


@pytest.mark.parametrize("key", RELEASED.split())
def test_every_event_ever_stored_still_has_its_text(key: str) -> None:
    facts: dict[str, Arg] = {
        **dict.fromkeys(("seat", "card", "n", "bonus", "person", "round", "each", "to", "market", "message"), 1),
        **dict.fromkeys(("source", "target", "sector", "place", "other", "friend", "points"), 0),
        "letter": "A",
        "persons": (1, 2, 6),
        "places": (0, 0, 7),
        "seats": (0, 1),
    }
    assert all(bool(face.event(words_for(locale), key, facts, names(4))) == (key != "outbreak") for locale in LOCALES)


def test_an_unknown_event_is_a_fault_and_no_empty_line() -> None:
    with pytest.raises(MissingText):
        line("no_such_event", seat=0)


# --------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_of_random_games_is_a_sentence_with_its_chapter(locale: str) -> None:
    words, seen = words_for(locale), set[str]()
    for moment in moments():
        for reason in game.barred(moment.state, moment.ask.seat).values():
            text = face.refusal(words, reason, worst_names(moment.state.seats))
            seen.add(reason.key)
            assert not set("{}\n") & set(text) and "_" not in text, text
            assert units(text) <= 200 and text.endswith(")"), text
    assert seen == {
        *("too_far", "colour_closed", "out_and_back", "too_little_gold", "friend_moves", "no_marker_left"),
        *("rat_at_zero", "sector_not_empty", "sector_empty", "advisor_once"),
    }


def test_a_reason_names_the_colours_and_the_chapter() -> None:
    words = words_for("en")
    closed = Refusal("colour_closed", {"colours": (3,), "rule": "messages"})
    text = face.refusal(words, closed, names(4))
    assert text == "Only messages of this colour are open to you, of which you have fewest: ◆ Dan. (Messages)"
    empty = Refusal("no_gold_left", {"rule": "hotel"})
    assert face.refusal(words_for("fr"), empty, names(4)).endswith("ni chez les autres. (Auberge)")
    advisor = Refusal("advisor_once", {"rule": "advisor"})
    assert face.refusal(words, advisor, names(4)) == "The Advisor does not hire himself again. (Advisor)"
    assert face.refusal(words, Refusal("out_of_date"), names(4)).startswith("The table has moved on.")
