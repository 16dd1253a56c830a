"""The list of one's tables and the reminder: in order, complete over its pages, and within Discord's limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Brief, Person, Place, Player
from bot.tables.transitions.reminder_policy import MOST_REMINDERS, Wait
from bot.tables.values import Seek, TableTurn
from bot.text import LOCALES, units, words_for
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, read_id
from bot.ui.kit.screen import MOST_COMPONENTS, MOST_PLAIN, MOST_TEXT, Button, ButtonRow, Screen, Text
from bot.ui.screens.absence import BACK
from bot.ui.screens.reminder import SHOWN, reminder
from bot.ui.screens.seek_page import listed_line
from bot.ui.screens.turns import turns_screen

FIFTY = 50
NOW = 1_800_000_000.0
LONG = "Maximiliane-Wilhelmine von der Au"


def brief(n: int, since: float | None = NOW, status: str = "running") -> Brief:
    place = Place(10**18 + n, 10**18 + n)
    return Brief(f"7F{n:02}", "rattus_cartus", status, place, 0, since)  # type: ignore[arg-type]


def turn(n: int, own: float | None = NOW, other: float | None = None, standing: str = "runs") -> TableTurn:
    """A table of two, where the reader has the first seat."""
    players = (Player(1, LONG, awaited_since=own), *(Player(2 + k, LONG, awaited_since=other) for k in range(4)))
    return TableTurn(brief(n, own), standing, players)  # type: ignore[arg-type]


def text(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def buttons(screen: Screen) -> list[Button]:
    found = (part.buttons for part in screen.parts if isinstance(part, ButtonRow))
    return [button for row in found for button in row if isinstance(button, Button)]


def codes(screen: Screen) -> list[str]:
    """The tables that have a button."""
    read = (read_id(str(button.id)) for button in buttons(screen))
    return [id.table for id in read if id and id.verb == ids.MOVE]


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_fifty_tables_fit_and_each_stands_on_one_page(locale: str, spoken: bool) -> None:
    words = words_for(locale, spoken=spoken)
    kinds = [turn(n, NOW if n < 20 else None, NOW, "paused" if n >= 45 else "runs") for n in range(FIFTY)]
    pages = [turns_screen(words, kinds, page, "?" * 500) for page in range(3)]
    assert [code for page in pages for code in codes(page)] == [each.brief.code for each in kinds]
    for page in pages:
        assert page.components <= MOST_COMPONENTS
        assert units(text(page)) <= 4000
        assert all(button.id.fits for button in buttons(page))
        assert len({str(button.id) for button in buttons(page)}) == len(buttons(page))
    assert turns_screen(words, kinds, 99) == turns_screen(words, kinds, 2)


def test_each_part_of_the_list_has_its_head_and_says_what_it_waits_for() -> None:
    listed = (turn(1), turn(2, None, NOW), turn(4, None, None), turn(3, NOW, None, "paused"))
    shown = text(turns_screen(words_for("en"), listed, 0))
    mine, others = shown.split("**Waiting for others**")
    others, resting = others.split("**At rest**")[0], shown.split("**At rest**")[1]
    assert "One table waits for you" in mine and "7F01" in mine
    assert "7F02" in others and f"<t:{int(NOW)}:R>" in others and "…" in others, "three of four are named"
    assert "7F03" in resting and "paused" in resting
    assert [button.style for button in buttons(turns_screen(words_for("en"), listed, 0))] == [
        "primary",
        *["secondary"] * 3,
    ]


def cared_for(n: int, standing: str = "runs") -> TableTurn:
    """A table where the caretaker plays for the reader."""
    found = turn(n, NOW, None, standing)
    own = found.players[0]
    assert own
    return replace(found, players=(replace(own, stand="cared", stand_why="ballot"), *found.players[1:]))


def test_who_is_played_for_reads_that_first_and_comes_back_by_a_button_of_the_list() -> None:
    assert [each.rank for each in (cared_for(1), turn(2), turn(3, None, NOW), cared_for(4, "asleep"))] == [0, 1, 2, 3]
    alone = turns_screen(words_for("en"), [cared_for(1)], 0)
    assert text(alone).split("\n")[0] == "## The caretaker plays for you"
    assert "No table waits" not in text(alone) and "At rest" not in text(alone)
    both = turns_screen(words_for("en"), [cared_for(1), turn(2), turn(3, None, NOW)], 0)
    first, mine = text(both).split("**One table waits for you**")
    assert "7F01" in first and "7F02" not in first and "7F02" in mine
    back, move, other = buttons(both)
    assert (back.id, back.label) == (Id(ids.TIME, "7F01", 0, BACK), "I’m back · Rattus Cartus · table 7F01")
    assert [button.style for button in (back, move, other)] == ["primary", "primary", "secondary"]


@pytest.mark.parametrize("locale", LOCALES)
def test_fifty_tables_where_one_is_played_for_fit(locale: str) -> None:
    listed = [*(cared_for(n) for n in range(45)), *(turn(n) for n in range(45, FIFTY))]
    for page in range(3):
        screen = turns_screen(words_for(locale), listed, page, "?" * 500)
        assert screen.components <= MOST_COMPONENTS and units(text(screen)) <= MOST_TEXT
        assert all(units(button.label) <= 80 and button.id.fits for button in buttons(screen))


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_moment_is_cut_in_two_and_what_stands_above_leaves_room_for_the_tables(locale: str, spoken: bool) -> None:
    above = [f"{n} · <#{10**18 + n}> · {'?' * 200}" for n in range(8)]
    waiting_for_others = [turn(n, None, NOW) for n in range(20)]
    screen = turns_screen(words_for(locale, spoken=spoken), waiting_for_others, 0, "\n".join(above))
    assert units(text(screen)) <= MOST_TEXT
    lines = text(screen).split("\n")
    assert all(line.count("<") == line.count(">") for line in lines)
    assert all(f"<t:{int(NOW)}:R>" in line for line in lines if "7F" in line)
    assert above[0] in lines and {line for line in lines if "???" in line} <= set(above)


@pytest.mark.parametrize(("locale", "until"), [("en", "until"), ("fr", "jusqu’au")])
def test_a_reminder_says_until_when_there_is_time(locale: str, until: str) -> None:
    waits = [Wait(brief(1), NOW, until=NOW + 3600), Wait(brief(2), NOW)]
    _, first, second = reminder(words_for(locale), "remind", waits).text.splitlines()
    assert f"{until} <t:{int(NOW + 3600)}:f>" in first
    assert second.endswith(f"<t:{int(NOW)}:R>"), "a table without a clock"


@pytest.mark.parametrize("until", [None, NOW + 3600])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("topic", ["remind", "morning", "refresh"])
def test_a_reminder_of_fifty_tables_fits_and_says_how_many_more(locale: str, topic: str, until: float | None) -> None:
    waits = [Wait(brief(n), NOW, reminded=MOST_REMINDERS - 1, until=until) for n in range(FIFTY)]
    made = reminder(words_for(locale), topic, waits)
    assert units(made.text) <= MOST_PLAIN and not made.text.endswith("…")
    assert [len(row.buttons) for row in made.rows] == [5, 5, 5, 5]
    assert str(FIFTY) in made.text.splitlines()[0] and str(FIFTY - SHOWN) in made.text


def test_in_words_a_moment_has_its_day_of_the_week() -> None:
    shown, spoken = (
        words_for("en", spoken=spoken)("ui-time-until", when=f"<t:{int(NOW)}:f>") for spoken in (False, True)
    )
    assert (shown, spoken) == (f"time until <t:{int(NOW)}:f>", f"time until <t:{int(NOW)}:F>")


@pytest.mark.parametrize(("locale", "until"), [("en", "until"), ("fr", "jusqu’au")])
def test_until_when_there_is_time_is_told_as_a_moment_and_never_as_until_in_some_hours(locale: str, until: str) -> None:
    asked = replace(turn(1), until=NOW + 3600.0)
    seek, words = Seek(Person(1, LONG), Place(1, 2), "rattus", since=NOW), words_for(locale)
    assert f"{until} <t:{int(NOW + 3600)}:f>" in text(turns_screen(words, [asked], 0))
    assert f"{until} <t:{int(seek.ends)}:f>" in listed_line(words, [seek])
