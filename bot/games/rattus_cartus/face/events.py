"""Every happening as a line of the log and of the board's news."""

from __future__ import annotations

from typing import Final

from bot.faces.aliases import Aliases, present
from bot.faces.face import EVENT, Happening, Names
from bot.faces.question_context import number, numbers
from bot.text import Words, units
from rules.core import Facts
from rules.rattus_cartus.components import Building

from .facts import told
from .glossary import cards_brief, cards_with_nuns, counted

RENAMED: Final[Aliases] = {}  # an event's old key -> its key now; stored logs are never rewritten
SILENT: Final = frozenset({"entered"})  # told together with the cards laid, or by the board meanwhile


def now(key: str, facts: Facts) -> Happening:
    """A stored event under the names that texts know."""
    return Happening(*present(RENAMED, key, facts))


def event(words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
    """One happening as a line of at most 105 characters; "" where it is not worth one."""
    key, facts = now(key, facts)
    if key in SILENT:
        return ""
    variant, said = _variant(key, facts), told(words, facts, names)
    if key == "gained_cards":
        said["cards"] = counted(words, number(facts["card"]), number(facts["n"]))
    if variant.endswith(".seen") and "cards" in facts:
        said["cards"] = cards_with_nuns(words, numbers(facts["cards"]))
    line = words(f"rattus_cartus-event-{variant}", **said)
    if units(line) > EVENT and "cards" in facts:
        said["cards"] = cards_brief(words, numbers(facts["cards"]))
        line = words(f"rattus_cartus-event-{variant}", **said)
    return line


def _variant(key: str, facts: Facts) -> str:
    """Return the key of the text that fits: `.seen` for readers who learn the cards, `.guarded` for a Guard Tower."""
    if key in ("drew", "laid", "gave_cards", "paid_tribute") and facts.get("cards"):
        return f"{key}.seen"
    if key == "looked" and "card" in facts:
        return "looked.seen"
    if key == "acts" and facts["building"] == Building.GUARD_TOWER and not facts["premium"]:
        return "acts.guarded"
    return key
