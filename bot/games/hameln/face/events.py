"""Every happening as a line of the log and of the board's news."""

from __future__ import annotations

from typing import Final

from bot.faces.aliases import Aliases, present
from bot.faces.face import EVENT, Happening, Names
from bot.text import Words, units
from rules.core import Facts
from rules.hameln.components import editions

from .facts import told

RENAMED: Final[Aliases] = {}  # an event's old key -> its key now; stored logs are never rewritten
ROOMY: Final = frozenset({"activated", "cleared", "lost_children", "kept_children", "sold", "took_tokens", "married"})


def now(key: str, facts: Facts) -> Happening:
    """A stored event under the names that texts know."""
    return Happening(*present(RENAMED, key, facts))


def event(words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
    """One happening as a line of at most 105 characters."""
    key, facts = now(key, facts)
    said = told(words, editions.components(edition), facts, names)
    seen = ".seen" if key == "took_tokens" and "values" in facts else ""
    line = words(f"hameln-event-{key}{seen}", **said)
    if key in ROOMY and units(line) > EVENT:
        return words(f"hameln-event-{key}.short", **said)
    return line
