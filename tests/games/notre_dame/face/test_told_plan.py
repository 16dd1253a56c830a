"""A plan of Notre Dame in words: a sentence with verbs, not the signs of its buttons one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces.face import PlannedStep
from bot.games.notre_dame.face.told_plan import told_plan
from bot.text import words_for
from rules.core import PASS, Ask
from rules.notre_dame import game
from rules.notre_dame.components import Action, PersonCard
from tests.faces.people import names
from tests.games.notre_dame.rules.build import table

MINSTREL, FOOL = int(PersonCard.MINSTREL), int(PersonCard.FOOL)
HOTEL, PARK, BANK, HOSPITAL = int(Action.HOTEL), int(Action.PARK), int(Action.BANK), int(Action.HOSPITAL)


def step(choice: str, pick: Any, *args: Any, options: tuple[Any, ...] = ()) -> PlannedStep:
    """An answer of the first seat; several picks come as a list."""
    picked = tuple(pick) if isinstance(pick, list) else (pick,)
    ask = Ask(0, choice, (0, *args), options or picked, 1, 1, 7)
    return PlannedStep(ask, picked, game.view(table().g, 0), "a sign")


PLAYS = step("play", HOTEL, 1)
HIRES = step("hire", MINSTREL)
LEAVES = step("shift_from", HOTEL, MINSTREL)
TAKES = step("shift_what", (2, 0), MINSTREL, HOTEL)
GOES = step("shift_to", PARK, MINSTREL, HOTEL, 2, 0)


@pytest.mark.parametrize(
    ("steps", "english", "french"),
    [
        ((PLAYS,), "Play the hotel.", "Jouer l’auberge."),
        (
            (PLAYS, step("marker", HOSPITAL, HOTEL), step("benefit", "rat")),
            "Play the hotel, with a marker from the hospital, move the rat back 1.",
            "Jouer l’auberge, avec un cube de l’hôpital, reculer le rat de 1.",
        ),
        (
            (HIRES, LEAVES),
            "Hire the Minstrel, move pieces from the hotel.",
            "Corrompre le Ménestrel, déplacer des cubes de l’auberge.",
        ),
        (
            (HIRES, LEAVES, TAKES),
            "Hire the Minstrel, move 2 markers from the hotel.",
            "Corrompre le Ménestrel, déplacer 2 cubes de l’auberge.",
        ),
        (
            (HIRES, LEAVES, TAKES, GOES),
            "Hire the Minstrel, move 2 markers from the hotel to the park.",
            "Corrompre le Ménestrel, déplacer 2 cubes de l’auberge vers le parc.",
        ),
        (
            (step("play", int(Action.TRUSTED_FRIEND), 1), step("friend", PARK)),
            "Place the trusted friend in the park.",
            "Placer le confident dans le parc.",
        ),
        (
            (step("donate", 2), step("marker_to_notre_dame", BANK, 2)),
            "Give 2 gold, with a marker from the bank.",
            "Donner 2 pièces, avec un cube de la banque.",
        ),
        ((step("donate", PASS),), "Give nothing.", "Ne rien donner."),
        ((step("patron", 0),), "Pay nothing.", "Ne rien payer."),
        ((step("patron", 2),), "Pay 2 gold.", "Payer 2 pièces."),
        ((step("drive", PASS, 1),), "Leave the carriage where it is.", "Laisser la calèche sur place."),
        (
            (step("hire_more", FOOL, 2), step("hire_more", PASS, 1)),
            "",
            "Corrompre le Fou, ne corrompre personne de plus.",
        ),
        (
            (step("butcher_sectors", [BANK, PARK]),),
            "Place a marker in the bank and in the park.",
            "Placer un cube dans la banque et dans le parc.",
        ),
        ((step("give_back", [BANK, BANK]),), "Return 2 markers (Bank ×2).", "Rendre 2 cubes (Banque ×2)."),
        ((step("give_back", []),), "Return no marker.", "Ne rendre aucun cube."),
        ((step("own_sector", BANK),), "Use the action of the bank.", "Utiliser l’action de la banque."),
        ((step("coachman", 1),), "Use messages of kind 2 again.", "Profiter à nouveau des lettres de sorte 2."),
        ((step("keep", BANK),), "Keep the bank.", "Garder la banque."),
    ],
)
def test_a_plan_is_a_sentence(steps: tuple[PlannedStep, ...], english: str, french: str) -> None:
    if english:
        assert told_plan(words_for("en"), steps, names(3)) == (english,)
    assert told_plan(words_for("fr"), steps, names(3)) == (french,)


def test_of_two_cards_of_a_kind_it_says_whose_pile_the_one_comes_from() -> None:
    other = HOTEL + len(Action)
    plays = step("play", other, 1, options=(HOTEL, other))
    assert told_plan(words_for("fr"), (plays,), names(3)) == ("Jouer l’auberge ■.",)


def test_a_drive_within_ones_own_borough_says_so() -> None:
    drives = (step("drive", 1, 1), step("message", "take", 1))
    english, french = (told_plan(words_for(locale), drives, names(3))[0] for locale in ("en", "fr"))
    assert english.startswith("Drive to the Fish quay in your borough, take message ")
    assert french.startswith("Mener la calèche au quai aux Poissons dans ton quartier, prendre la lettre ")


@pytest.mark.parametrize("choice", [choice for choice in game.rules.choices if choice != "benefit"])
def test_every_choice_has_a_text(choice: str) -> None:
    assert words_for("fr").has(f"notre_dame-plan-{choice}")
