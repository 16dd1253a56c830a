"""The examples on the pages of Notre Dame, played out: each number in bold is what the rules make of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from bot.text import LOCALES
from rules.notre_dame.components import Action, Person
from rules.notre_dame.flow import busiest, hire_persons, plague, share_prestige, third_cards
from rules.notre_dame.options import Options
from rules.notre_dame.scoring import merits
from tests.rules.notre_dame.build import Play, grays_to_come, table

from .examples import Numbers, told, with_numbers

ALL = Options(persons="new_persons", merchant_counts_centre="no", bell_ringer_counts="all")
NEW = Options(persons="new_persons")


def hired(person: str, *lines: str, **more: object) -> Play:
    """Red has 1 gold, if nothing else is said, and has hired this person."""
    ana = lines[0] if "gold" in lines[0] else f"{lines[0]}, gold 1"
    options = more.pop("options", NEW)
    display = more.pop("display", f"monk fool {person}")
    t = table(f"Red: {ana}", *lines[1:], display=display, options=options, **more)  # type: ignore[arg-type]
    return t.hire("Red", person)


def played(action: str, *lines: str) -> Play:
    """Red has carried out this action card."""
    return table(f"Red: {lines[0]}", *lines[1:]).card("Red", action)


# --------------------------------------------------------------------------- cards


def bank() -> Numbers:
    return (played("bank", "bank 1, friend bank, personal 1").gold("Red"),)


def carriage_house() -> Numbers:
    return (len(played("carriage_house", "carriage_house 1, personal 1").markets("Red")),)


def hotel() -> Numbers:
    t = played("hotel", "hotel 2, personal 1").play("Red", "benefit", "gold").play("Red", "benefit", "gold")
    assert t.asked == {}
    return (t.gold("Red"),)


def park() -> Numbers:
    t = played("park", "park 1, rat 4, personal 1")
    t.g.gain_prestige(0, 3)
    return t.rat("Red"), t.pp("Red")


def hospital() -> Numbers:
    t = table("Red: hospital 1, rat 5, personal 1", display="barmaid minstrel night_watchman")
    assert t.g.plague == 4
    after_card = t.card("Red", "hospital").rat("Red")
    return after_card, t.at(plague()).rat("Red")


def donation() -> Numbers:
    return (played("notre_dame", "park 4, gold 2, personal 1").play("Red", "donate", 2).pp("Red"),)


def trusted_friend() -> Numbers:
    return (played("trusted_friend", "bank 2").play("Red", "friend", "bank").gold("Red"),)


# --------------------------------------------------------------------------- persons


def barmaid() -> Numbers:
    t = hired("barmaid", "park 2", display="barmaid monk soldier").play("Red", "benefit", "gold")
    return t.pp("Red"), t.gold("Red")


def moved(t: Play, source: str, pieces: tuple[int, int], target: str) -> Play:
    """Pieces go from one sector to another; all of a kind that leaves no choice are not asked for."""
    t.play("Red", "shift_from", source)
    if t.asked == {"Red": "shift_what"}:
        t.play("Red", "shift_what", pieces)
    return t.play("Red", "shift_to", target)


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


def actress(source: str, target: str, line: str) -> Play:
    return moved(hired("actress", line), source, (3, 1), target)


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


# --------------------------------------------------------------------------- chapters


def borough() -> Numbers:
    return (table("Red: bank 2, friend bank").g.presence(0, Action.BANK),)


def markers() -> Numbers:
    return (played("residence", "park 2, residence 2").play("Red", "marker", "park").pp("Red"),)


def shortages() -> Numbers:
    t = table("Red: bank 3, personal 1, gold 6", "Yellow: gold 9", "Green: gold 8", "Blue: gold 1")
    assert t.g.gold_left == 1
    return (t.card("Red", "bank").gold("Yellow"),)


def carriage() -> Numbers:
    return (len(played("carriage_house", "personal 1").markets("Red")),)


def persons() -> Numbers:
    return (table(display="barmaid monk bishop").g.plague,)


def hiring() -> Numbers:
    t = table("Red: gold 1", display="money_lender doctor mayor").at(hire_persons())
    assert t.asked == {"Red": "hire"}
    return (t.play("Red", "hire", "money_lender").gold("Red"),)


def the_plague() -> Numbers:
    lines = ("Red: rat 3", "Yellow: rat 3, hospital 2", "Green: rat 6, hospital 4, friend hospital")
    t = table(*lines, display="barmaid monk carpenter").at(plague())
    return t.rat("Red"), t.rat("Yellow"), t.rat("Green")


def outbreak() -> Numbers:
    t = table("Red: rat 7, pp 10, bank 3, hotel 3", display="doctor barmaid soldier").at(plague())
    assert busiest(t.g, 0) == [Action.BANK, Action.HOTEL]
    t.play("Red", "outbreak", "bank")
    return t.rat("Red"), t.pp("Red"), t.on("Red", "bank")


def sharing() -> Numbers:
    t = table("Red: notre_dame 2", "Yellow: notre_dame 1")
    share_prestige(t.g)
    return t.pp("Red"), t.pp("Yellow")


def winning() -> Numbers:
    t = table("Red: pp 52, gold 3, personal 2", "Yellow: pp 52, gold 1, personal 3")
    return tuple(rest for _, rest in merits(t.g)[:2])


EXAMPLES: Final[dict[str, Callable[[], Numbers]]] = {
    "about": lambda: (played("residence", "residence 2, personal 1").pp("Red"),),
    "borough": borough,
    "persons": persons,
    "markers": markers,
    "shortages": shortages,
    "carriage": carriage,
    "prestige": donation,
    "hiring": hiring,
    "moving_pieces": lambda: (actress("hotel", "bank", "hotel 3, friend hotel, bank 1").gold("Red"),),
    "plague": the_plague,
    "outbreak": outbreak,
    "sharing": sharing,
    "winning": winning,
    "school": lambda: (played("school", "school 2, personal 1").personal("Red"),),
    "bank": bank,
    "residence": lambda: (played("residence", "residence 2, park 2, personal 1").pp("Red"),),
    "carriage_house": carriage_house,
    "hotel": hotel,
    "park": park,
    "hospital": hospital,
    "notre_dame": donation,
    "trusted_friend": trusted_friend,
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


def test_every_card_every_person_and_every_number_in_bold_is_played_out() -> None:
    assert {thing.name.lower() for things in (Action, Person) for thing in things} <= set(EXAMPLES)
    assert with_numbers("notre_dame") == set(EXAMPLES)
