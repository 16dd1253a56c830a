"""Time zones by city, and times of day as people type them."""

from __future__ import annotations

import pytest

from bot.ui.kit.zones import find, offers, read_time, told_time

NOON = 1_800_014_400.0  # 12:00 UTC


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("paris", "Europe/Paris"),
        ("Europe/Paris", "Europe/Paris"),
        ("são paulo", "America/Sao_Paulo"),
        ("new york", "America/New_York"),
        ("lord howe", "Australia/Lord_Howe"),
        ("UTC", "UTC"),
        ("a", None),
        ("", None),
        ("Olympus", None),
        ("../etc/passwd", None),
    ],
)
def test_a_zone_is_found_by_name_or_city(typed: str, zone: str | None) -> None:
    assert find(typed) == zone


def test_completion_offers_cities_first_with_the_time_there() -> None:
    found = list(offers("tok", NOON, 25))
    assert found[0] == ("Asia/Tokyo · 21:00", "Asia/Tokyo")
    assert len(list(offers("", NOON, 25))) == 25
    assert all(len(label) <= 100 for label, _ in offers("", NOON, 1000))


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        *[("22", 1320), ("22:30", 1350), ("22h30", 1350), ("8h", 480), (" 8.15 ", 495), ("24:00", 0)],
        *[("25", None), ("12:60", None), ("noon", None), ("", None), ("-1", None)],
    ],
)
def test_a_time_of_day_is_read_as_people_type_it(typed: str, minutes: int | None) -> None:
    assert read_time(typed) == minutes


def test_a_time_of_day_is_told_with_two_digits() -> None:
    assert told_time(495) == "08:15"
