"""The examples on the persons of Notre Dame, played out, and how many points each of them says to bring."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from bot.text import LOCALES
from bot.text.pages import pages_of
from rules.notre_dame.components import Action, PersonCard
from rules.notre_dame.flow import plague, third_cards
from tests.games.notre_dame.rules.build import grays_to_come, table

from .examples import Numbers, told, with_numbers
from .notre_dame_positions import ALL, NEW, actress, hired, moved


def barmaid() -> Numbers:
    t = hired("barmaid", "park 2", display="barmaid monk soldier").play("Red", "benefit", "gold")
    return t.pp("Red"), t.gold("Red")


def minstrel() -> Numbers:
    t = hired("minstrel", "hotel 2, friend hotel, bank 1", display="minstrel monk soldier")
    return (moved(t, "hotel", (2, 1), "bank").g.presence(0, Action.BANK),)


def monk() -> Numbers:
    t = hired("monk", "bank 1")
    return t.personal("Red"), t.pp("Red")


def fool() -> Numbers:
    return (moved(hired("fool", "school 1, residence 2"), "school", (1, 0), "residence").pp("Red"),)


def money_lender() -> Numbers:
    t = hired("money_lender", "bank 1", display="money_lender monk soldier")
    return t.pp("Red"), t.gold("Red")


def doctor() -> Numbers:
    t = table("Red: gold 1, rat 6, hospital 1", "Yellow: rat 6, hospital 1", display="doctor barmaid soldier")
    assert t.g.plague == 5
    t.hire("Red", "doctor", plague())
    assert [fact["seat"] for fact in t.told("outbreak")] == [1]
    return (t.rat("Red"),)


def bishop() -> Numbers:
    t = hired("bishop", "school 1, residence 1, hotel 1")
    return (t.play("Red", "empty_sector", "bank").gold("Red"),)


def points(person: str, *lines: str, **more: object) -> Callable[[], Numbers]:
    """A person who is worth points and nothing else."""
    return lambda: (hired(person, *lines, **more).pp("Red"),)


def scholar() -> Numbers:
    line, third = "Red: gold 1, residence 2, personal 1", {"Red": "Blue residence"}
    t = table(line, display="monk fool scholar", hands=third, options=NEW)
    return (t.at(third_cards()).hire("Red", "scholar").pp("Red"),)


def nurse() -> Numbers:
    t = hired("nurse", "rat 5")
    return t.rat("Red"), t.g.presence(0, Action.HOSPITAL)


def spy() -> Numbers:
    t = table("Red: gold 1", display="monk fool spy", round=5, options=NEW)
    grays_to_come(t, "coachman host guard lover").hire("Red", "spy")
    return t.told("spied")[0]["n"], t.pp("Red")


def gypsies() -> Numbers:
    t = hired("gypsies", "bank 2, notre_dame 1, school 2")
    return (t.play("Red", "give_back", "bank", "bank", "notre_dame").pp("Red"),)


def coachman() -> Numbers:
    t = hired("coachman", "rat 5", collected={"Red": "Red3 Blue3"})
    return t.pp("Red"), t.rat("Red")


def advisor() -> Numbers:
    t = hired("advisor", "gold 2", display="money_lender monk advisor")
    t.play("Red", "hire_more", "money_lender").play("Red", "hire_more", "monk")
    return t.gold("Red"), t.pp("Red")


def priest() -> Numbers:
    return (hired("priest", "notre_dame 1").on("Red", "notre_dame"),)


def prosecutor() -> Numbers:
    return (hired("prosecutor", "bank 3, school 1").play("Red", "own_sector", "bank").gold("Red"),)


def bell_ringer() -> Numbers:
    own, everybody = (
        hired("bell_ringer", "notre_dame 2", "Yellow: notre_dame 1", options=counted) for counted in (NEW, ALL)
    )
    return own.pp("Red"), everybody.pp("Red")


def butcher() -> Numbers:
    t = hired("butcher", "bank 4, school 4, park 2, hospital 2", "Yellow: gold 1")
    assert (t.general("Red"), len(t.options("Red"))) == (2, 3)
    ask = t.ask("Red")
    assert ask.least == ask.most
    return (ask.most,)


def patron() -> Numbers:
    t = hired("patron", "gold 4, rat 8").play("Red", "patron", 3)
    return t.gold("Red"), t.rat("Red")


def merchant() -> Numbers:
    left = {"Red.IL": "Red1", "Red.OR": "Red2", "Blue.IL": "Blue1"}
    centre, corners = (hired("merchant", "bank 1", messages=left, options=counted) for counted in (NEW, ALL))
    return centre.gold("Red"), corners.gold("Red")


EXAMPLES: Final[dict[str, Callable[[], Numbers]]] = {
    "barmaid": barmaid,
    "minstrel": minstrel,
    "monk": monk,
    "fool": fool,
    "money_lender": money_lender,
    "doctor": doctor,
    "soldier": points("soldier", "school 2, bank 1, hotel 3, notre_dame 1, friend bank"),
    "night_watchman": points("night_watchman", "school 1, bank 1, hotel 2, residence 1, friend park"),
    "bishop": bishop,
    "lawyer": points("lawyer", "bank 1", collected={"Red": "Red1 Blue1 Yellow1 Green1 Red2"}),
    "beggar_king": points("beggar_king", "rat 2"),
    "guild_master": points("guild_master", "bank 2, hotel 3, school 1, friend school"),
    "lady_in_waiting": points("lady_in_waiting", "bank 4, friend bank"),
    "mayor": points("mayor", "bank 3, residence 2, friend residence, hotel 2"),
    "carpenter": points("carpenter", "school 1, bank 1, hotel 2, residence 1, friend park"),
    "manager": points("manager", "pp 12, park 2"),
    "scholar": scholar,
    "nurse": nurse,
    "spy": spy,
    "gypsies": gypsies,
    "coachman": coachman,
    "host": points("host", "hotel 2, friend hotel"),
    "guard": points("guard", "bank 4, personal 3"),
    "advisor": advisor,
    "priest": priest,
    "prosecutor": prosecutor,
    "bell_ringer": bell_ringer,
    "butcher": butcher,
    "patron": patron,
    "merchant": merchant,
    "grave_digger": points("grave_digger", "bank 1", display="fool doctor grave_digger"),
    "actress": lambda: (actress("school", "residence", "school 3, friend school, residence 1").pp("Red"),),
    "lover": points("lover", "residence 2, friend residence"),
}


@pytest.mark.parametrize("topic", EXAMPLES)
def test_an_example_comes_out_as_the_page_says(topic: str) -> None:
    assert told("notre_dame", topic) == dict.fromkeys(LOCALES, EXAMPLES[topic]())


def test_every_person_is_played_out() -> None:
    assert {person.name.lower() for person in PersonCard} == set(EXAMPLES)
    assert with_numbers("notre_dame", "persons", "new_persons") == set(EXAMPLES)


# --------------------------------------------------------------------------- points


# What counts once, and what counts twice.
UNITS: Final = {
    "soldier": ("bank 1", "bank 2"),
    "night_watchman": ("bank 1, park 1", "bank 1"),
    "beggar_king": ("rat 5", "rat 4"),
    "guild_master": ("bank 2", "bank 2, hotel 2"),
    "lady_in_waiting": ("bank 2", "bank 3"),
    "mayor": ("bank 3", "bank 3, hotel 3"),
    "carpenter": ("bank 1", "bank 1, hotel 1"),
    "bell_ringer": ("notre_dame 1", "notre_dame 2"),
    "host": ("hotel 1", "hotel 2"),
    "guard": ("personal 12", "personal 10"),
}


def once_more(person: str) -> int:
    """How many points one unit more brings."""
    fewer, more = (hired(person, line).pp("Red") for line in UNITS[person])
    return more - fewer


POINTS: Final[dict[str, Callable[[], int]]] = {
    **{person: lambda person=person: once_more(person) for person in UNITS},  # type: ignore[misc]
    "lawyer": lambda: hired("lawyer", "bank 1", collected={"Red": "Red1 Blue1"}).pp("Red"),
    "grave_digger": lambda: (
        hired("grave_digger", "bank 1", display="barmaid fool grave_digger").pp("Red")
        - hired("grave_digger", "bank 1", display="monk fool grave_digger").pp("Red")
    ),
    "barmaid": lambda: hired("barmaid", "bank 1", display="barmaid monk soldier").pp("Red"),
    "monk": lambda: hired("monk", "bank 1").pp("Red"),
    "money_lender": lambda: hired("money_lender", "bank 1", display="money_lender monk soldier").pp("Red"),
    "spy": lambda: hired("spy", "bank 1").pp("Red"),
    "gypsies": lambda: hired("gypsies", "bank 1").play("Red", "give_back", "bank").pp("Red"),
}


@pytest.mark.parametrize("person", POINTS)
def test_a_person_brings_the_points_that_its_page_says(person: str) -> None:
    for locale in LOCALES:
        first = pages_of(locale, "notre_dame")[person].body.split("\n\n")[0]
        points = re.findall(r"\*\*(\d+) (?:prestige points?|points? de prestige)\*\*", first)
        assert points == [str(POINTS[person]())], locale


def test_every_page_with_points_is_held_against_the_rules() -> None:
    pages = pages_of("en", "notre_dame")
    persons = (person.name.lower() for person in PersonCard)
    assert {person for person in persons if re.search(r"\*\*\d+ prestige", pages[person].body)} == set(POINTS)
