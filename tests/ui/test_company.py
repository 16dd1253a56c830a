"""Who sits at a table, in words: never a zero for a newcomer, and no number where nothing is known."""

from __future__ import annotations

import pytest

from bot.tables.values import DAY, HOUR, Reliability
from bot.text import LOCALES, words_for
from bot.ui.screens.company import reliability_text


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (Reliability(), "new here"),
        (Reliability(cared=0.5), "new here"),
        (Reliability(answers_within=20.0), "usually answers within an hour"),
        (
            Reliability(answers_within=2.2 * HOUR, finished=1),
            "usually answers within 3 hours, one game finished, no seat given up",
        ),
        (
            Reliability(answers_within=2.5 * DAY, finished=4, given_up=2),
            "usually answers within 3 days, 4 games finished, 2 seats given up",
        ),
        (Reliability(given_up=1, cared=0.123), "one seat given up, the caretaker gave 12 % of the answers"),
    ],
)
def test_it_reads_as_a_sentence(found: Reliability, told: str) -> None:
    assert reliability_text(words_for("en"), found) == told
    assert reliability_text(words_for("en", spoken=True), found) == told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_newcomer_has_no_number(locale: str) -> None:
    assert not any(char.isdigit() for char in reliability_text(words_for(locale), Reliability()))
