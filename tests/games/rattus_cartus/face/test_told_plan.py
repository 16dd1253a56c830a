"""A plan of Rattus Cartus in sentences, without a second full stop where the short name of a building has one."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces.face import PlannedStep
from bot.games.rattus_cartus.face.told_plan import told_plan
from bot.text import words_for
from rules.core import PASS, Ask
from rules.rattus_cartus.components import JOKER, Building
from tests.faces.people import names

from .views import fullest

OFFICE = int(Building.OFFICE)
MONKS = (5, 5, 6)


def step(choice: str, *pick: Any, args: tuple[int, ...] = (0,), alike: bool = False) -> PlannedStep:
    """An answer of the first seat, who holds three Monks and two Jokers. `alike`: two buildings of the row are."""
    view = fullest()
    row = [view.row[0]._replace(building=OFFICE), *view.row[1:]]
    if alike:
        row[2] = row[2]._replace(building=OFFICE)
    ask = Ask(0, choice, args, (*MONKS, JOKER, JOKER), 0, 5, 7)
    return PlannedStep(ask, pick, view._replace(row=tuple(row)), "1 Administr.")


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (step("enter", 0), "Enter the Office.", "Entrer dans l’Administration."),
        (step("enter", 0, alike=True), "Enter the Office (1).", "Entrer dans l’Administration (1)."),
        (step("enter", PASS), "Play a Pass.", "Jouer un Laissez-passer."),
        (step("lay_cards", 5, 5, JOKER, args=(0, 0)), "Lay 2 Monks (#1 ×2) and 1 Joker.", ""),
        (step("lay_cards", JOKER, args=(0, 0)), "Lay 1 Joker.", "Poser 1 Joker."),
        (step("lay_cards", args=(0, 0)), "Lay nothing.", "Ne rien poser."),
    ],
)
def test_each_answer_is_one_sentence(told: PlannedStep, english: str, french: str) -> None:
    assert told_plan(words_for("en"), [told], names(4)) == (english,)
    if french:
        assert told_plan(words_for("fr"), [told], names(4)) == (french,)
