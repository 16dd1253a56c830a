"""Table options, their values, and the editions of the component data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.text import APART, Words
from rules.core import Edition, UnknownEdition
from rules.rattus.components import BASE, CARD_OF, Card, Class, class_of, shelf
from rules.rattus.options import TABLE_OPTIONS

from .glossary import card_name, class_name

ASKED: Final = {option.name: option for option in TABLE_OPTIONS}
ABOUT: Final = {  # options that speak of one card: without it they make no difference
    "bishops_per_turn": Card.BISHOP,
    "walls_per_turn": Card.EMPEROR,
    "walls_may_move": Card.EMPEROR,
    "potion_in_final_ravage": Card.WIZARD,
}


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if value is None:
        return words(f"rattus-table-{name}")
    if name == "edition":
        return words("rattus-table-edition.built_in") if value in ("", shelf.built_in.name) else value
    if name == "chosen":
        return card_name(words, CARD_OF[value])
    return words(f"rattus-table-{name}.{value}")


def option_group(words: Words, name: str, value: str) -> str:
    """The class under which a card is offered; other options need no groups."""
    return class_name(words, class_of(CARD_OF[value])) if name == "chosen" else ""


# --------------------------------------------------------------------------- the lobby


def options_line(words: Words, options: Mapping[str, Any]) -> str:
    """All table options that make a difference in one line of the lobby, with advice where the cards call for it."""
    cards = may_be_in_game(options)
    names = [name for name in ASKED if options.get(name) and ABOUT.get(name, cards[0]) in cards] + ["edition"]
    told = [_pair(words, name, _value(words, name, options.get(name, ""))) for name in names]
    return APART.join([*told, *([words("rattus-table-advice")] if plague_may_miss(options, cards) else [])])


def may_be_in_game(options: Mapping[str, Any]) -> tuple[int, ...]:
    """The class cards that the options let into the game: the six where they are known, else all."""
    match options.get("cards"):
        case "base":
            return BASE
        case "chosen":
            return tuple(int(CARD_OF[name]) for name in options.get("chosen", ())) or tuple(map(int, Card))
        case "golden_age" | "rat_control" | "europe_at_war" as name:
            try:
                return shelf.components(options.get("edition", "")).sets[name]
            except UnknownEdition:  # the table cannot start with it, and says so when it is tried
                return tuple(map(int, Card))
    return tuple(map(int, Card))


def plague_may_miss(options: Mapping[str, Any], cards: tuple[int, ...]) -> bool:
    """Whether advice is due: fewer than four seats, and no card that takes the Plague Piece two steps."""
    return options.get("seats", 2) < 4 and Class.CHIVALRY not in map(class_of, cards)


def _pair(words: Words, name: str, value: str) -> str:
    return words("rattus-table-pair", name=table_option(words, name), value=value)


def _value(words: Words, name: str, value: Any) -> str:
    if name != "chosen":
        return table_option(words, name, str(value))
    return ", ".join(card_name(words, card, "short") for card in sorted(CARD_OF[name] for name in value))


# --------------------------------------------------------------------------- editions


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """One line for each kind of component data: how many entries are printed, inferred, reconstructed."""
    kinds: dict[str, list[str]] = {}
    for grade in edition.grades:
        kinds.setdefault(grade.what, []).append(words(f"grade-{grade.provenance}", n=grade.n))
    return tuple(
        words("edition-line", what=words(f"rattus-data-{what}"), grades=", ".join(grades))
        for what, grades in kinds.items()
    )
