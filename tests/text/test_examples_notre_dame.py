"""The examples on chapters and cards of Notre Dame, played out: each number in bold is what the rules make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from bot.text import LOCALES
from bot.text.pages import CHAPTERS
from rules.notre_dame.components import Action, Source
from rules.notre_dame.flow import busiest, hire_persons, plague, share_prestige
from rules.notre_dame.scoring import ranked
from tests.games.notre_dame.rules.build import table

from .examples import Numbers, told, with_numbers
from .notre_dame_positions import actress, played

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
    t.g.gain_prestige(0, 3, Source.PERSONS)
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
    rest = {merit.seat: merit.at_hand for merit in ranked(t.g)}
    return rest[0], rest[1]


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
}


@pytest.mark.parametrize("topic", EXAMPLES)
def test_an_example_comes_out_as_the_page_says(topic: str) -> None:
    assert told("notre_dame", topic) == dict.fromkeys(LOCALES, EXAMPLES[topic]())


def test_every_card_and_every_number_in_bold_is_played_out() -> None:
    assert {action.name.lower() for action in Action} <= set(EXAMPLES)
    assert with_numbers("notre_dame", CHAPTERS, "cards") == set(EXAMPLES)
