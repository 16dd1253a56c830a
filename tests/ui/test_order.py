"""Questions whose answer has an order: what is chosen says its place, and is handed in as it was chosen."""

from __future__ import annotations

import pytest

from bot.tables import Draft
from bot.text import LOCALES, words_for
from bot.ui.kit.screen import ButtonRow
from bot.ui.screens.answers import Answers
from bot.ui.screens.plans import Plan
from tests.games.hameln.rules.build import table

from .tables import perspective, snapshot


def labels(language: str, half: tuple[int, ...], *, spoken: bool = False) -> list[str]:
    """The buttons below the question which houses are activated, of which so much is chosen."""
    t = table(homes="Y1 A/B").turn("A").act("A", "men")
    own = perspective(snapshot("hameln", 4, language, status="running", state=t.g, started=1.0), 0, spoken=spoken)
    ask = own.ask
    assert ask is not None
    answers = Answers(Plan(own, own, draft=Draft(ask.revision, 1, half)))
    return [button.label for part in answers.parts() if isinstance(part, ButtonRow) for button in part.buttons]


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_chosen_says_its_place(language: str) -> None:
    shown = labels(language, (1, 0))
    (market,) = [label for label in shown if label.startswith("M1 ")]
    (yellow,) = [label for label in shown if label.startswith("Y1 ")]
    second, first = (words_for(language)("ui-ticked-as", place=place) for place in (2, 1))
    assert market.endswith(f" {second}") and yellow.endswith(f" {first}")
    assert any("Y1, M1" in label for label in shown)


def test_a_single_choice_has_the_first_place_and_others_none() -> None:
    shown = labels("en", (0,))
    assert [label.endswith("✓ no. 1") for label in shown if label.startswith(("M1 ", "Y1 "))] == [True, False]


def test_those_who_listen_hear_the_place_as_a_number() -> None:
    assert any(label.endswith("(number 2)") for label in labels("en", (1, 0), spoken=True))
    assert any(label.endswith("(en position 2)") for label in labels("fr", (1, 0), spoken=True))
