"""Which symbol stands for an action, a person, a kind of message; and how they are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.text import Words
from rules.notre_dame.components import BROWN, Action, Person

ACTION_ICON: Final[Mapping[int, str]] = {
    Action.SCHOOL: "book",
    Action.BANK: "gold",
    Action.RESIDENCE: "house",
    Action.CARRIAGE_HOUSE: "carriage",
    Action.HOTEL: "bed",
    Action.PARK: "tree",
    Action.HOSPITAL: "cross",
    Action.NOTRE_DAME: "cathedral",
    Action.TRUSTED_FRIEND: "pawn",
}
MESSAGE_ICON: Final[Mapping[int, str]] = {1: "gold", 2: "cube", 3: "rat"}  # what comes with so many points
ACTION_COLOUR: Final[Mapping[int, str]] = {
    Action.SCHOOL: "#3f5f8a",
    Action.BANK: "#8a6410",
    Action.RESIDENCE: "#7a4a2a",
    Action.CARRIAGE_HOUSE: "#5a4636",
    Action.HOTEL: "#7d3f6a",
    Action.PARK: "#3d6b33",
    Action.HOSPITAL: "#a32a2a",
    Action.NOTRE_DAME: "#4b4038",
    Action.TRUSTED_FRIEND: "#4b4038",
}
PERSON_ICON: Final[Mapping[int, str]] = {
    Person.BARMAID: "tankard",
    Person.MINSTREL: "lute",
    Person.MONK: "cube",
    Person.FOOL: "joker",
    Person.MONEY_LENDER: "gold",
    Person.DOCTOR: "mask",
    Person.SOLDIER: "sword",
    Person.NIGHT_WATCHMAN: "lantern",
    Person.BISHOP: "mitre",
    Person.LAWYER: "letter",
    Person.BEGGAR_KING: "royalty",
    Person.GUILD_MASTER: "medal",
    Person.LADY_IN_WAITING: "lily",
    Person.MAYOR: "house",
    Person.CARPENTER: "hammer",
    Person.MANAGER: "laurel",
    Person.SCHOLAR: "book",
    Person.NURSE: "cross",
    Person.SPY: "eye",
    Person.GYPSIES: "tent",
    Person.COACHMAN: "wheel",
    Person.HOST: "bed",
    Person.GUARD: "shield",
    Person.ADVISOR: "pass",
    Person.PRIEST: "cathedral",
    Person.PROSECUTOR: "bourgeoisie",
    Person.BELL_RINGER: "bell",
    Person.BUTCHER: "cleaver",
    Person.PATRON: "gold",
    Person.MERCHANT: "bread",
    Person.GRAVE_DIGGER: "spade",
    Person.ACTRESS: "theatre",
    Person.LOVER: "heart",
}
BROWN_CARD, GRAY_CARD = "#8a5a2e", "#6d6d74"


def person_colour(person: int) -> str:
    """Brown or gray, as the card is."""
    return BROWN_CARD if person in BROWN else GRAY_CARD


def person_short(words: Words, person: int) -> str:
    """A person's name, short."""
    return words(f"notre_dame-person-{Person(person).name.lower()}.short")


def action_name(words: Words, action: int) -> str:
    """What a card or sector is called."""
    return words(f"notre_dame-action-{Action(action).name.lower()}")


def action_short(words: Words, action: int) -> str:
    """The same, short."""
    return words(f"notre_dame-action-{Action(action).name.lower()}.short")
