"""A plan of Notre Dame in words: what leaves a sector is told with the sector."""

from __future__ import annotations

from typing import Any

from bot.faces.face import PlannedStep
from bot.games.notre_dame.face.told_plan import told_plan
from bot.text import words_for
from rules.core import Ask
from rules.notre_dame import game
from rules.notre_dame.components import Action, PersonCard
from tests.faces.people import names
from tests.games.notre_dame.rules.build import table


def step(choice: str, pick: Any, *args: Any, said: str = "") -> PlannedStep:
    """An answer of the first seat."""
    ask = Ask(0, choice, (0, *args), (pick,), 1, 1, 7)
    return PlannedStep(ask, (pick,), game.view(table().g, 0), said)


HIRED = step("hire", int(PersonCard.MINSTREL), said="Minstrel")
LEAVES = step("shift_from", int(Action.HOTEL), int(PersonCard.MINSTREL), said="Hotel")
MOVES = step("shift_what", (2, 0), int(PersonCard.MINSTREL), int(Action.HOTEL), said="2 markers")


def test_what_leaves_a_sector_is_told_with_the_sector_and_the_person() -> None:
    said = told_plan(words_for("en"), (HIRED, LEAVES, MOVES), names(3))
    assert said == ("Hire the Minstrel, Minstrel: 2 markers from the hotel.",)
    assert told_plan(words_for("en"), (MOVES,), names(3)) == ("Minstrel: 2 markers from the hotel.",)
    assert told_plan(words_for("fr"), (LEAVES,), names(3)) == ("Hotel.",)


def test_an_answer_is_told_as_what_is_done_and_not_by_its_sign_alone() -> None:
    played = step("play", int(Action.HOTEL), 1, said="Hotel ●")
    steps = (played, step("marker", int(Action.HOSPITAL), int(Action.HOTEL), said="Hospital"))
    assert told_plan(words_for("en"), steps, names(3)) == ("Play Hotel ●, a marker from the hospital.",)
    assert told_plan(words_for("fr"), steps, names(3)) == ("Jouer Hotel ●, un cube de l’hôpital.",)
    friend = (step("friend", int(Action.PARK), said="Park"),)
    assert told_plan(words_for("en"), friend, names(3)) == ("To the park.",)


def test_a_drive_within_ones_own_borough_says_so() -> None:
    drives = (step("drive", 1, said="Fish"),)
    assert told_plan(words_for("en"), drives, names(3))[0].endswith(" in your borough.")
    assert told_plan(words_for("fr"), drives, names(3))[0].endswith(" dans ton quartier.")
