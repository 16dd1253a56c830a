"""The page of settings: every value has its button, the present one is marked, and all of it fits."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.tables import Hours, Person, PersonSettings
from bot.text import LOCALES, words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.own_settings import OFFERED, PAGE, PAGES, first_table_note, settings_page
from bot.ui.kit.ids import NO_TABLE, SETTING, read_id
from bot.ui.kit.screen import MOST_COMPONENTS, Button, ButtonRow, Part, Screen, Text


def caller(language: str) -> Caller:
    return Caller(Person(1, "Ana", language), words_for(language), "1", None)


def page(reader: str, which: str = "mine", /, **fields: Any) -> tuple[Part, ...]:
    return tuple(settings_page(caller(reader), PersonSettings(1, **fields), "", which=which))


def buttons(parts: tuple[Part, ...]) -> list[Button]:
    return [
        button for part in parts if isinstance(part, ButtonRow) for button in part.buttons if isinstance(button, Button)
    ]


@pytest.mark.parametrize("language", LOCALES)
def test_every_value_has_a_button_that_says_it_and_fits(language: str) -> None:
    for which, names in PAGES.items():
        parts = page(language, which)
        found = [read_id(str(button.id)) for button in buttons(parts)]
        assert [(id.verb, id.table) for id in found if id] == [(SETTING, NO_TABLE)] * len(found)
        offered = [(PAGE, other) for other in PAGES] + [(name, value) for name in names for value in OFFERED[name]]
        assert [(id.choice, id.what) for id in found if id] == offered
        assert Screen(parts).components <= MOST_COMPONENTS
        assert all(0 < len(button.label) <= 40 for button in buttons(parts))


def test_every_setting_stands_on_one_page() -> None:
    assert sorted(name for names in PAGES.values() for name in names) == sorted(OFFERED)


def test_exactly_the_present_values_are_marked_and_cannot_be_pressed() -> None:
    languages, notices, readings, hints, invitations, reminders = (
        (None, "en", "fr"),
        ("dm", "channel", "nowhere"),
        ("pictures", "large", "contrast", "text", "words"),
        (True, False),
        ("everybody", "sat_with", "nobody"),
        (4, 24, 0),
    )
    for language, where, reading, hint, sender, first in product(
        languages, notices, readings, hints, invitations, reminders
    ):
        chosen = {"language": language, "notices": where, "reading": reading, "hints": hint, "invitations": sender}
        shown = [button for which in PAGES for button in buttons(page("en", which, **chosen, remind=first))]
        own = [button for button in shown if button.id.choice != PAGE]
        marked = {b.id.choice: b.id.what for b in own if b.disabled}
        assert marked == {
            "language": language or "auto",
            "notices": where,
            "reading": reading,
            "hints": "on" if hint else "off",
            "advice": "off",
            "invitations": sender,
            "rated": "on",
            "tables": "5",
            "reminders": str(first or "never"),
        }
        assert all((button.style == "primary") == button.disabled for button in own)


def test_that_private_messages_do_not_arrive_is_said_beside_the_setting() -> None:
    def says(parts: tuple[Part, ...]) -> bool:
        return any("do not reach you" in part.text for part in parts if isinstance(part, Text))

    assert says(page("en", dm="closed"))
    assert not says(page("en", dm="open"))
    assert not says(page("en", dm="closed", notices="channel"))


@pytest.mark.parametrize("language", LOCALES)
def test_the_note_of_a_first_table_has_a_trial_and_the_channel(language: str) -> None:
    ids = [str(button.id) for button in buttons(first_table_note(caller(language), "7F3K"))]
    assert ids == ["x:7F3K:0:test:go", "x:7F3K:0:channel:go"]


@pytest.mark.parametrize("language", LOCALES)
def test_time_zone_and_quiet_hours_stand_on_the_page_with_the_time_there(language: str) -> None:
    def last(hours: Hours | None) -> str:
        part = tuple(settings_page(caller(language), PersonSettings(1), "", hours, 1_800_000_000.0))[-1]
        assert isinstance(part, Text)
        return part.text

    assert "Europe/Paris (09:00)" in last(Hours(0.0, "Europe/Paris"))
    assert "22:00–08:00" in last(Hours(0.0, "Europe/Paris"))
    assert "–" not in last(Hours(0.0, "Europe/Paris", 60, 60))
    assert last(Hours(0.0, "Mars/Olympus")).count("-#") == 2, "that the zone is gone is said"
    assert last(None) == last(Hours(0.0, ""))
