"""Which symbol stands for an action, a person, a kind of message; and how they are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.text import Words
from rules.notre_dame.components import BROWN, Action, PersonCard
from rules.notre_dame.view import View

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
MARKET_ICON: Final[Mapping[str, str]] = {"IL": "fish", "IR": "flower", "OL": "barrel", "OR": "log"}
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
    PersonCard.BARMAID: "tankard",
    PersonCard.MINSTREL: "lute",
    PersonCard.MONK: "cube",
    PersonCard.FOOL: "joker",
    PersonCard.MONEY_LENDER: "gold",
    PersonCard.DOCTOR: "mask",
    PersonCard.SOLDIER: "sword",
    PersonCard.NIGHT_WATCHMAN: "lantern",
    PersonCard.BISHOP: "mitre",
    PersonCard.LAWYER: "letter",
    PersonCard.BEGGAR_KING: "royalty",
    PersonCard.GUILD_MASTER: "medal",
    PersonCard.LADY_IN_WAITING: "lily",
    PersonCard.MAYOR: "house",
    PersonCard.CARPENTER: "hammer",
    PersonCard.MANAGER: "laurel",
    PersonCard.SCHOLAR: "book",
    PersonCard.NURSE: "cross",
    PersonCard.SPY: "eye",
    PersonCard.GYPSIES: "tent",
    PersonCard.COACHMAN: "wheel",
    PersonCard.HOST: "bed",
    PersonCard.GUARD: "shield",
    PersonCard.ADVISOR: "pass",
    PersonCard.PRIEST: "cathedral",
    PersonCard.PROSECUTOR: "bourgeoisie",
    PersonCard.BELL_RINGER: "bell",
    PersonCard.BUTCHER: "cleaver",
    PersonCard.PATRON: "gold",
    PersonCard.MERCHANT: "bread",
    PersonCard.GRAVE_DIGGER: "spade",
    PersonCard.ACTRESS: "theatre",
    PersonCard.LOVER: "heart",
}
BROWN_CARD, GRAY_CARD = "#8a5a2e", "#6d6d74"


def person_colour(person: int) -> str:
    """Brown or gray, as the card is."""
    return BROWN_CARD if person in BROWN else GRAY_CARD


def person_short(words: Words, person: int) -> str:
    """A person's name, short."""
    return words(f"notre_dame-person-{PersonCard(person).name.lower()}.short")


def person_does(words: Words, view: View, person: int) -> str:
    """What a person does for one gold, under the options of this table."""
    form = "does_otherwise" if view.counts_otherwise(person) else "does"
    return words(f"notre_dame-person-{PersonCard(person).name.lower()}.{form}")


def action_name(words: Words, action: int) -> str:
    """What a card or sector is called."""
    return words(f"notre_dame-action-{Action(action).name.lower()}")


def action_short(words: Words, action: int) -> str:
    """The same, short."""
    return words(f"notre_dame-action-{Action(action).name.lower()}.short")
