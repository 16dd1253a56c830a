"""Every happening as a line of the log and of the board's news."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.faces.aliases import Aliases, present
from bot.faces.face import Names
from bot.text import Words, listed, units
from rules.core import Arg, Facts
from rules.rattus_cartus.components import Building, building_of

from .glossary import (
    building_name,
    cards_brief,
    cards_text,
    cards_with_nuns,
    class_name,
    counted,
    kind_text,
    number,
    numbers,
)
from .scoring import line_name

LONGEST: Final = 105
RENAMED: Final[Aliases] = {}  # an event's old key -> its key now; stored logs are never rewritten
SILENT: Final = frozenset({"entered"})  # told together with the cards laid, or by the board meanwhile
FORMS: Final = ("the", "into", "at", "of")


def event(words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
    """One happening as a line of at most 105 characters; "" where it is not worth one."""
    key, facts = present(RENAMED, key, facts)
    if key in SILENT:
        return ""
    variant = _variant(key, facts)
    told = facts_told(words, facts, names)
    if key == "gained_cards":
        told["cards"] = counted(words, number(facts, "card"), number(facts, "n"))
    if variant.endswith(".seen") and "cards" in facts:
        told["cards"] = cards_with_nuns(words, numbers(facts["cards"]))
    line = words(f"rattus_cartus-event-{variant}", **told)
    if units(line) > LONGEST and "cards" in facts:
        line = words(
            f"rattus_cartus-event-{variant}", **(told | {"cards": cards_brief(words, numbers(facts["cards"]))})
        )
    return line


def facts_told(words: Words, facts: Facts, names: Names) -> dict[str, str | int]:
    """The facts of an event or a refusal as the texts want them."""
    told = {name: told for fact in facts for name, told in tell(words, names, fact, facts[fact]).items()}
    return told | _place(words, facts)


def _variant(key: str, facts: Facts) -> str:
    """Return the key of the text that fits: `.seen` for readers who learn the cards, `.guarded` for a Guard Tower."""
    if key in ("drew", "laid", "gave_cards", "paid_tribute") and facts.get("cards"):
        return f"{key}.seen"
    if key == "looked" and "card" in facts:
        return "looked.seen"
    if key == "acts" and facts["building"] == Building.GUARD_TOWER and not facts["premium"]:
        return "acts.guarded"
    return key


def tell(words: Words, names: Names, name: str, fact: Arg) -> Mapping[str, str | int]:
    """Return the arguments that a fact gives to its text; a number without a teller of its own stays a number."""
    if name in PEOPLE and isinstance(fact, int):
        return {PEOPLE[name]: names.tag(fact)}
    if teller := TELLERS.get(name):
        return teller(words, names, fact)
    return {name: fact} if isinstance(fact, int) else {}


def _place(words: Words, facts: Facts) -> dict[str, str | int]:
    """Return the forms of a building's name, with its place in the row, since two of a row may be alike."""
    building, at = facts.get("building"), facts.get("at")
    if not isinstance(building, int):
        return {}
    place = f" ({at + 1})" if isinstance(at, int) else ""
    return {form: building_name(words, building, form) + place for form in FORMS}


def _cards(words: Words, names: Names, fact: Arg) -> Mapping[str, str | int]:
    return {"cards": cards_text(words, numbers(fact)), "n": len(numbers(fact))}


def _row(words: Words, names: Names, fact: Arg) -> Mapping[str, str | int]:
    return {"buildings": listed(words, [building_name(words, building_of(card)) for card in numbers(fact)])}


def _winners(words: Words, names: Names, fact: Arg) -> Mapping[str, str | int]:
    seats = numbers(fact)
    return {"who": listed(words, [names.tag(seat) for seat in seats]), "count": len(seats)}


PEOPLE: Final = {"seat": "who", "to": "to"}
TELLERS: Final[Mapping[str, Callable[[Words, Names, Arg], Mapping[str, str | int]]]] = {
    "cls": lambda words, names, cls: {"class": class_name(words, int(str(cls)))},
    "nun": lambda words, names, at: {"place": int(str(at)) + 1},
    "card": lambda words, names, card: {"card": kind_text(words, int(str(card)))},
    "cards": _cards,
    "old_card": lambda words, names, card: {"old": building_name(words, building_of(int(str(card))), "the")},
    "new_card": lambda words, names, card: {"new": building_name(words, building_of(int(str(card))), "the")},
    "cards_in_row": _row,
    "line": lambda words, names, line: {"line": line_name(words, str(line))},
    "seats": _winners,
}
