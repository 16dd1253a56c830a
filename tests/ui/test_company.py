"""Who sits at a table, in words: never a zero for a newcomer, and no number where nothing is known."""

from __future__ import annotations

import pytest

from bot.ratings import Rating
from bot.tables.values import DAY, HOUR, Proposal, Reliability
from bot.text import LOCALES, units, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.company import company, company_screen, person_text
from tests.games import GAMES

from .tables import LONG_NAME, snapshot


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
    assert person_text(words_for("en"), found) == told
    assert person_text(words_for("en", spoken=True), found) == told


def test_a_rating_comes_last_with_its_interval() -> None:
    told = person_text(words_for("en"), Reliability(given_up=1), Rating(24.13, 1.13, 10))
    assert told == "one seat given up, rated 24.1 ± 2.3"
    assert person_text(words_for("en"), Reliability(), Rating(24.13, 1.13, 9)) == "rated 24.1 ± 2.3, provisionally"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_newcomer_has_no_number(locale: str) -> None:
    assert not any(char.isdigit() for char in person_text(words_for(locale), Reliability()))


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_who_would_take_a_seat_is_told_of_too_and_six_long_names_fit(locale: str, spoken: bool) -> None:
    game = max(GAMES, key=lambda key: max(GAMES[key].seats))
    candidate = Proposal("candidate", 999, LONG_NAME, 1.0, 0)
    table = snapshot(game, max(GAMES[game].seats), locale, status="running", proposal=candidate)
    busy = Reliability(1000 * HOUR, 1000, 1000, 0.99)
    assert company(table) == (*table.people, 999)
    perspective = Perspective(table, GAMES[game], words_for(locale, spoken=spoken))
    screen = company_screen(
        perspective, dict.fromkeys(company(table), busy), dict.fromkeys(company(table), Rating(-20, 16))
    )
    assert units(screen.text) <= 4000
    assert screen.text.count("\n") == len(table.people) + 2
