"""How the lines of the log read, and the reasons why something cannot be done."""

from __future__ import annotations

from functools import partial

from bot.faces import face_of
from bot.text import words_for
from rules.core import Refusal
from rules.notre_dame import game
from rules.notre_dame.components import ACTIONS, Action, PersonCard
from rules.notre_dame.state import RESERVE
from tests.faces import boards
from tests.faces.people import names

from .games import games

face = face_of("notre_dame")
line = partial(boards.line, face)
BANK, PARK, RESIDENCE, ND = int(Action.BANK), int(Action.PARK), int(Action.RESIDENCE), int(Action.NOTRE_DAME)

# Keys of the events of every release: tables store them for ever.


def test_only_the_spy_reads_the_names() -> None:
    faces = (int(PersonCard.LAWYER), int(PersonCard.MAYOR))
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
    told = "● Ana drives from the Square in ● Ana’s borough to the Fish quay in ■ Bea’s borough."
    assert line("drove", seat=0, source=0, target=6) == told
    taken = line("took_message", seat=0, market=6, message=7)
    assert taken == "● Ana takes the message ■4 at the Fish quay in ■ Bea’s borough."


# --------------------------------------------------------------------------- refusals


def test_every_reason_of_random_games_names_its_chapter() -> None:
    for moment in games.moments():
        assert all("rule" in reason.facts for reason in game.barred(moment.state, moment.ask.seat).values())


def test_a_reason_names_the_colours_and_the_chapter() -> None:
    words = words_for("en")
    closed = Refusal("colour_closed", {"colours": (3,), "rule": "messages"})
    text = face.refusal(words, closed, names(4))
    assert text == "Only messages of this colour are open to you, of which you have fewest: ◆ Dan. (Messages)"
    empty = Refusal("no_gold_left", {"rule": "hotel"})
    assert face.refusal(words_for("fr"), empty, names(4)).endswith("ni chez les autres. (Auberge)")
    advisor = Refusal("advisor_once", {"rule": "advisor"})
    assert face.refusal(words, advisor, names(4)) == "The Advisor does not hire himself again. (Advisor)"
