"""The board in text: how it reads, line by line."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.faces import face_of
from bot.games.notre_dame.face.board import board
from bot.tables import Player
from bot.text import LOCALES, words_for
from bot.ui.kit.names import names_of
from rules.core import Frame
from rules.notre_dame import game
from rules.notre_dame.actions import friend, play
from rules.notre_dame.flow import plague, third_cards
from rules.notre_dame.options import Options
from rules.notre_dame.persons import may_hire
from rules.notre_dame.view import View
from tests.faces import boards
from tests.faces.people import names
from tests.games.notre_dame.rules.build import Play, grays_to_come, table

from .games import games
from .views import fullest

told = partial(boards.told, face_of("notre_dame"))
NEW = Options(persons="new_persons")


def lines(view: View, locale: str = "en") -> list[str]:
    return told(view, locale).replace("\u00a0", " ").split("\n")


@pytest.mark.parametrize("locale", LOCALES)
def test_bots_have_room_in_the_columns(locale: str) -> None:
    words = words_for(locale)
    shown = board(words, fullest(), names_of(words, [Player(None, "", n) for n in range(1, 6)], "K48Z"))
    assert all(len(line) <= boards.COLUMNS for block in shown.blocks if block.code for line in block.lines)


def test_there_is_a_row_for_each_sector_and_each_borough() -> None:
    for view in games.public_views(100):
        pieces, markets = (block for block in board(words_for("fr"), view, names(view.seats)).blocks if block.code)
        assert len(pieces.lines) == 1 + 8 + 4 + view.plague_to_come + (view.prestige_open or view.over)
        assert len(markets.lines) == 1 + len(view.colours)


# --------------------------------------------------------------------------- secrecy


@pytest.mark.parametrize("prestige", ["hidden", "open"])
def test_totals_stand_on_the_board_only_where_prestige_is_open_or_the_game_is_over(prestige: Any) -> None:
    t = at_play(table("Red: pp 71", "Yellow: pp 72", options=Options(prestige=prestige)))
    assert ("71" in told(t.view(None))) == ("72" in told(t.view("Red"))) == (prestige == "open")
    t.g.agenda = []
    assert "71" in told(t.view(None)) and "72" in told(t.view("Yellow"))


# --------------------------------------------------------------------------- how it reads


def at_play(t: Play) -> Play:
    """The first seat is asked: for a card if it holds any, else whom to hire."""
    t.g.gold[0] = t.g.gold[0] or 1
    return t.at(play(0, 1) if t.g.hands[0] else may_hire(0), plague())


def test_a_board_reads_as_designed() -> None:
    t = table(
        "Red: school 2, bank 1, hospital 1, friend hospital, carriage Yellow.IL, gold 2, personal 1, rat 4",
        "Yellow: bank 2, friend bank, notre_dame 1, gold 5, personal 2, rat 6",
        "Green: hotel 3, park 2, notre_dame 2, gold 1, rat 3, carriage Green.OR",
        "Blue: notre_dame 1, gold 4, personal 3, rat 8",
        display="barmaid doctor lawyer", round=5,
        hands={"Red": "Red bank, Blue park", "Yellow": "Yellow hotel, Red school, Blue bank"},
        collected={"Red": "Red1 Yellow2", "Yellow": "Blue4"},
    )  # fmt: skip
    t.g.played, t.g.piles = (3, 12), [tuple(range(6))] * 4
    grays_to_come(t, "beggar_king mayor carpenter lady_in_waiting")
    assert lines(at_play(t).view(None)) == [
        "Period B, round 5 of 9 · first cards · bell-ringer ● Ana",
        "              ●   ■   ▲   ◆",
        "School        2   –   –   –",
        "Bank          1   3f  –   –",
        "Residence     –   –   –   –",
        "Carriage      –   –   –   –",
        "Hotel         –   –   3   –",
        "Park          –   –   2   –",
        "Hospital      2f  –   –   –",
        "Notre Dame    –   1   2   1",
        "gold          2   5   1   4",
        "own supply    1   2   0   3",
        "gen. supply   9   9   7  10",
        "rat (to 9)    4   6   3   8",
        "after plague  7   9!  8   9!",
        "-# f: trusted friend counted · !: outbreak · friend not placed: ▲◆",
        "**Messages** (shape: colour, digit: points)",
        *(line.rstrip() for line in markets_as_laid(t)),
        "**Carriages** ● Bea: Fish quay · ■ own Square · ▲ own Wood gate · ◆ own Square",
        "**Taken** ● ●1 ■2 · ■ ◆4",
        "-# May take next: ● ▲◆ · ■ ●■▲ · others any colour",
        "**In hand**, by colour: ● ●◆ · ■ ●■◆",
        "**Played** this period: Carriage ●■ · in each pile 6, discarded 0",
        "**Persons** for 1 gold · plague 5",
        "- **Barmaid** 🐀 1 · 3 points, and 1 gold, 1 marker or rat back 1",
        "- **Doctor** 🐀 2 · plague 0 for you this round, your hospital still counts",
        "- **Lawyer** 🐀 2 · 3 points for each pair of messages you have taken",
        "-# To come (rats): Minstrel 0, Monk 0 · gray B: Beggar King 3 · gray C: Lady 2, Mayor 1, Carpenter 3",
        "**Notre Dame** 10 points to share, 4 markers: 2 each · **gold left** 13",
        f"-# Component data {t.g.edition} ◇ in part reconstructed",
    ]


def markets_as_laid(t: Play) -> list[str]:
    """The rows of the markets, written from the table."""
    digits = {message: f"{'●■▲◆'[message // 4]}{message % 4 + 1}" for message in range(16)} | {-1: "–"}
    rows = ["      Fish Flower Wine Wood"]
    for borough, name in enumerate(("● Ana", "■ Bea", "▲ Chl", "◆ Dan")):
        corners = t.g.messages[5 * borough + 1 : 5 * borough + 5]
        rows.append(f"{name} " + "".join(f"{digits[m]:<{wide}}" for m, wide in zip(corners, (5, 7, 5, 5), strict=True)))
    return rows


@pytest.mark.parametrize(
    ("seats", "locale", "line"),
    [
        (4, "en", "**Cards** everybody keeps 1 of 3 own cards, 2 go to the left"),
        (2, "fr", "**Cartes** tout le monde garde 1 de ses 3 cartes, 2 vont en face"),
    ],
)
def test_at_the_start_of_a_round_the_board_says_what_is_chosen(seats: int, locale: str, line: str) -> None:
    state = game.new(seats, bytes(32))
    assert line in lines(game.view(state, None), locale)


def test_two_players_have_two_neutral_boroughs_with_the_shapes_of_their_messages() -> None:
    t = at_play(table("Red: carriage N2.OL", seats=2))
    t.g.colours = (0, 4, 1, 2)
    shown = lines(t.view(None))
    assert any(line.startswith("★ East ") for line in shown)
    assert any(line.startswith("▲ West ") for line in shown)
    assert "**Carriages** ● West: Wine gate · ■ own Square" in shown


def test_others_who_may_take_any_colour_are_named_only_where_there_are_some() -> None:
    hands = {"Red": "Red bank", "Yellow": "Red school"}
    t = at_play(table(hands=hands, collected={"Red": "Red1", "Yellow": "Yellow2"}, seats=2))
    t.g.colours = (0, 2, 1, 3)
    (told,) = (line for line in lines(t.view(None)) if "May take next" in line)
    assert told.startswith("-# May take next: ● ") and "· ■ " in told and "others" not in told
    t = at_play(table(hands=hands, collected={"Red": "Red1"}))
    assert "-# May take next: ● ■▲◆ · others any colour" in lines(t.view(None))


def test_before_the_first_message_is_taken_the_board_has_no_line_for_it() -> None:
    text = told(at_play(table(hands={"Red": "Red bank"})).view(None))
    assert "**Taken**" not in text and "May take next" not in text


def test_a_colour_that_is_gone_from_the_board_hinders_nobody() -> None:
    left = {"Yellow.IL": "Yellow1", "Green.IL": "Green1"}
    t = at_play(table(hands={"Red": "Red bank"}, messages=left, collected={"Red": "Blue1"}))
    assert "May take next" not in told(t.view(None))


@pytest.mark.parametrize(
    ("person", "option", "text"),
    [
        (
            "merchant",
            {"merchant_counts_centre": "no"},
            "1 gold for each quay or gate of your borough without a message",
        ),
        ("merchant", {}, "1 gold for each market of your borough without a message"),
        ("bell_ringer", {"bell_ringer_counts": "all"}, "3 points for each marker at Notre Dame, whoever owns it"),
        ("bell_ringer", {}, "3 points for each of your markers at Notre Dame"),
    ],
)
def test_what_a_person_does_follows_the_table_options(person: str, option: dict[str, Any], text: str) -> None:
    options = Options(persons="new_persons", **option)
    assert any(
        line.endswith(text) for line in lines(at_play(table(display=f"monk fool {person}", options=options)).view(None))
    )


def test_whom_the_doctor_spares_stands_below_the_persons() -> None:
    t = table("Red: gold 1", "Green: gold 1", display="doctor monk mayor", round=7)
    t.hire("Red", "doctor", may_hire(2), plague())
    assert "-# Doctor hired by ●: plague 0 there" in lines(t.view(None))


@pytest.mark.parametrize(
    ("asked", "stage"),
    [
        ((play(0, 1), play(1, 1), play(0, 2), play(1, 2), third_cards()), "premières cartes"),
        ((play(1, 2), third_cards()), "secondes cartes"),
        ((friend(0), third_cards()), "secondes cartes"),
        ((may_hire(0),), "personnages et peste"),
    ],
)
def test_the_headline_says_where_the_round_is(asked: tuple[Frame, ...], stage: str) -> None:
    hands = {"Red": "Red bank, Red park", "Yellow": "Red school, Blue park"}
    view = table("Red: gold 1", hands=hands, round=4, bell="Blue").at(*asked, plague()).view(None)
    assert lines(view, "fr")[0] == f"Manche B, tour 4 sur 9 · {stage} · sonneur ◆ Dan"


def test_when_the_plague_has_come_the_headline_speaks_of_the_outbreak_and_rats_have_moved() -> None:
    t = table("Red: bank 2, park 2, rat 9, pp 5", display="fool monk mayor").at(plague())
    shown = lines(t.view(None))
    assert shown[0] == "Period A, round 1 of 9 · outbreak · bell-ringer ● Ana"
    assert not any(line.startswith("after plague") for line in shown)


def test_whom_the_doctor_spares_and_what_hospitals_keep_away_is_counted_ahead() -> None:
    t = table(
        "Red: gold 1, rat 7, hospital 2", "Green: gold 1, rat 5, hospital 9", display="doctor monk mayor", round=7
    )
    t.hire("Red", "doctor", may_hire(2), plague())
    assert "after plague  5   3   0   3" in lines(t.view(None))


def test_with_the_scholar_on_display_a_last_card_is_no_second_card() -> None:
    hands = {"Red": "Red bank", "Yellow": "Red school"}
    t = table("Red: gold 1", hands=hands, display="monk fool scholar", options=NEW)
    assert "persons and plague" in lines(t.at(may_hire(0), plague()).view(None))[0]


def test_after_the_end_the_board_tells_no_cards() -> None:
    for view in games.public_views(250):
        if view.over:
            assert "**In hand**" not in told(view) and "**Played**" not in told(view)
            assert lines(view)[0].startswith("The end, after 9 rounds")
