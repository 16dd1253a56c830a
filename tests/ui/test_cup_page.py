"""A cup's message and its results: within Discord's limits with sixteen long names, and without a sign in words."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.pictures.results import Results, drawn, results_alt
from bot.tables import Person, Place
from bot.tables.transitions.cup_draw import draw_round
from bot.tables.transitions.cup_scores import scores
from bot.tables.values import MOST_IN_CUP, MOST_ROUNDS, Cup, CupTable, Entrant, PlayedTable
from bot.text import LOCALES, units, words_for
from bot.ui.kit.screen import ButtonRow, Screen, Text
from bot.ui.screens.cup_page import cup_screen, cup_title, gone_on, open_cups, own_line, results_of, results_screen

from .tables import LONG_NAME

MOST_TEXT = 4000  # units of all texts of a message


def a_cup(status: str = "running", rounds: int = MOST_ROUNDS, name: str = LONG_NAME) -> tuple[Cup, list[PlayedTable]]:
    """A cup of sixteen in its last round, all tables of it played."""
    entrants = tuple(Entrant(Person(n, f"{n} {name}"), gone=n == 3) for n in range(1, MOST_IN_CUP + 1))
    lots, tables = random.Random(3), list[CupTable]()
    for number in range(1, rounds + 1):
        groups = draw_round([each.person.id for each in entrants], 4, tables, lots)
        tables += [CupTable(number, f"K{number % 10}{n}X", group) for n, group in enumerate(groups)]
    cup = Cup(
        *("OK7Q", "rattus_cartus", Place(1, 2), MOST_IN_CUP, 4, max(rounds, 1), 60, "leisurely", "en", 1.0),
        status=status,  # type: ignore[arg-type]
        round=rounds,
        entrants=entrants,
        tables=tuple(tables),
    )
    return cup, [PlayedTable(table, 12345, True, table.drawn, (1, 2, 3, 4)) for table in tables]


def said(screen: Screen) -> str:
    """All its texts."""
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("status", "rounds"), [("open", 0), ("running", 1), ("running", 10), ("over", 10)])
@pytest.mark.sampled
def test_sixteen_people_with_long_names_fit(locale: str, spoken: bool, status: str, rounds: int) -> None:
    (cup, played), words = a_cup(status, rounds), words_for(locale, spoken=spoken)
    found = scores(cup, played)
    for screen in (cup_screen(words, cup, played, found), results_screen(words, cup, found), gone_on(words, cup)):
        assert units(said(screen)) <= MOST_TEXT
        for row in (part for part in screen.parts if isinstance(part, ButtonRow)):
            assert len(row.buttons) <= 5 and all(units(button.label) <= 80 for button in row.buttons)
            assert all(button.id.fits for button in row.buttons if hasattr(button, "id"))


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.sampled
def test_the_cups_of_a_list_fit_beside_tables(locale: str, spoken: bool) -> None:
    words, cups = words_for(locale, spoken=spoken), [a_cup("open", 0)[0], *(a_cup(rounds=3)[0] for _ in range(9))]
    listed = Screen(open_cups(words, cups, 0))
    assert units(said(listed)) <= 700 and units(own_line(words, cups, 0)) <= 400
    row = next(part for part in listed.parts if isinstance(part, ButtonRow))
    assert len(row.buttons) == 3 and all(units(button.label) <= 80 for button in row.buttons)
    assert open_cups(words, [], 0) == ()


def test_the_message_tells_the_round_its_tables_and_how_all_stand() -> None:
    cup, played = a_cup(rounds=2, name="")
    text = said(cup_screen(words_for("en"), cup, played, scores(cup, played)))
    assert "Round 2 of 2" in text and all(table.code in text for table in cup.tables if table.round == 2)
    assert text.count("**200**") + text.count("**167**") >= 1 and "left" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tables_of_the_present_round_stand_first_and_none_is_shown_in_part(locale: str) -> None:
    cup, _ = a_cup(rounds=4)
    channels = {table: 1_300_000_000_000_000_000 + n for n, table in enumerate(cup.tables)}
    tables = [*cup.tables, *(replace(table, round=3, code=f"{table.code}B") for table in cup.tables)]
    played = [PlayedTable(table, channels.get(table, 7), False, table.drawn, ()) for table in tables]
    text = said(cup_screen(words_for(locale), cup, played, scores(cup, played)))
    shown = [line for line in text.split("\n") if line.startswith("•")]
    present = [table.code for table in cup.tables if table.round == 4]
    assert [code in line for code, line in zip(present, shown, strict=False)] == [True] * len(present)
    assert all(line.endswith(words_for(locale)("cup-table-runs")) for line in shown), "no mention is cut through"
    assert words_for(locale)("seek-open-more", n=len(played) - len(shown)) in text


def test_the_order_is_by_points_then_by_wins() -> None:
    cup, played = a_cup(rounds=2)
    found = scores(cup, played)
    assert [(-score.total, -score.wins) for score in found] == sorted((-s.total, -s.wins) for s in found)
    alike = [score.place for score in found if (score.total, score.wins) == (found[0].total, found[0].wins)]
    assert set(alike) == {1}


def test_the_picture_letters_every_name_and_number_and_says_the_same_in_words() -> None:
    cup, played = a_cup(name="")
    results = results_of(words_for("en"), cup, scores(cup, played))
    svg = str(drawn(results).svg)
    assert all(f">{row[-1]}<" in svg for row in results.rows)
    assert units(results_alt(results)) <= 1024 and results_alt(results).startswith(results.title)
    assert all(len(row) == 2 + len(results.heads) for row in results.rows)
    assert str(drawn(Results("t", ("R1", "Points"), (("1", "Ana", "–", "0"),))).svg).count("Ana") == 1


@pytest.mark.parametrize(("people", "told"), [(4, False), (5, True)])
def test_a_cup_of_the_least_number_says_nothing_of_beginning_earlier(people: int, told: bool) -> None:
    cup = replace(a_cup("open", 0)[0], people=people)
    assert ("earlier" in said(cup_screen(words_for("en"), cup, [], []))) is told
    assert ("plus tôt" in said(cup_screen(words_for("fr"), cup, [], []))) is told


def test_a_cup_says_its_pace_in_hours_as_lobbies_do() -> None:
    cup = replace(a_cup("open", 0)[0], pace="relaxed")
    assert "5 days each, 2 more a move" in said(cup_screen(words_for("en"), cup, [], []))


def test_in_french_who_takes_part_reads_one_colon_and_nobody_wins_before_the_end() -> None:
    words, title = words_for("fr"), cup_title(words_for("fr"), a_cup()[0])
    for key in ("cup-joined", "cup-joined-begins", "cup-left"):
        assert words(key, title=title).count(":") == title.count(":") == 1
    assert "revient" not in words("refused-cup_host_only", host="Ana")
