"""Table options, their values, and the editions of the component data."""

from __future__ import annotations

from typing import Any, Final

from bot.faces.table_options import Agreed, data_lines, edition_text, option_text, pairs
from bot.text import APART, Words
from rules.core import Edition, UnknownEdition
from rules.rattus.components import BY_CHANCE, CARD_OF, Card, Class, class_of, editions, named_cards

from .glossary import card_name, class_name

GAME: Final = "rattus"
ABOUT: Final = {  # options that speak of one card: without it they make no difference
    "bishops_per_turn": Card.BISHOP,
    "walls_per_turn": Card.EMPEROR,
    "walls_may_move": Card.EMPEROR,
    "potion_in_final_ravage": Card.WIZARD,
}


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if name == "edition" and value is not None:
        return edition_text(words, GAME, value, editions.built_in.name)
    if name == "chosen" and value is not None:
        return card_name(words, CARD_OF[value])
    if value == "by_card":
        return _by_card(words, name, editions.built_in.name)
    return option_text(words, GAME, name, value)


def _by_card(words: Words, name: str, edition: str) -> str:
    """The number in the component data, and whether it is that of the data which come with the game."""
    try:
        n = int(getattr(editions.components(edition), name))
    except UnknownEdition:  # the table cannot start with it, and says so when it is tried
        return _by_card(words, name, editions.built_in.name)
    data = "built_in" if edition in ("", editions.built_in.name) else "agreed"
    return words(f"{GAME}-table-{name}.by_card", n=n, data=data)


def option_group(words: Words, name: str, value: str) -> str:
    """The class under which a card is offered; other options need no groups."""
    return class_name(words, class_of(CARD_OF[value])) if name == "chosen" else ""


# --------------------------------------------------------------------------- the lobby


def options_line(words: Words, agreed: Agreed) -> str:
    """All table options that make a difference in one line of the lobby, with advice where the cards call for it."""
    cards = may_be_in_game(agreed)
    told = {name: value for name, value in agreed.values.items() if ABOUT.get(name, cards[0]) in cards}
    named = {**told, "edition": agreed.edition}.items()
    lines = pairs(
        words, ((table_option(words, name), _value(words, name, value, agreed.edition)) for name, value in named)
    )
    return APART.join([*lines, *([words("rattus-table-advice")] if plague_may_miss(agreed.seats, cards) else [])])


def may_be_in_game(agreed: Agreed) -> tuple[int, ...]:
    """The class cards that the options let into the game: the six where they are known, else all."""
    method, everything = agreed.values["cards"], tuple(map(int, Card))
    if method in BY_CHANCE:
        return everything
    try:
        return named_cards(method, agreed.values.get("chosen", ()), editions.components(agreed.edition)) or everything
    except UnknownEdition:  # the table cannot start with it, and says so when it is tried
        return everything


def plague_may_miss(seats: int, cards: tuple[int, ...]) -> bool:
    """Whether advice is due: fewer than four seats, and no card that takes the Plague Piece two steps."""
    return seats < 4 and Class.CHIVALRY not in map(class_of, cards)


def _value(words: Words, name: str, value: Any, edition: str) -> str:
    if value == "by_card":
        return _by_card(words, name, edition)
    if name != "chosen":
        return table_option(words, name, value)
    return ", ".join(card_name(words, card, "short") for card in sorted(CARD_OF[name] for name in value))


# --------------------------------------------------------------------------- editions


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """One line for each kind of component data: how many entries are printed, inferred, reconstructed."""
    return data_lines(words, GAME, edition)
