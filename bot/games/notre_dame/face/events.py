"""Every happening as a line of the log and of the board's news."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.faces.aliases import Aliases, present, with_names
from bot.faces.face import EVENT, Happening, Names
from bot.faces.question_context import number, numbers, roomy
from bot.text import Words
from rules.core import Facts

from .facts import told
from .glossary import persons_listed

RENAMED: Final[Aliases] = {}  # an event's old key -> its key now; stored logs are never rewritten
CALLED: Final[Mapping[str, Mapping[str, str]]] = {"drove": {"source": "start", "target": "market"}}
UNTOLD: Final = frozenset({"outbreak"})  # the points lost come with every outbreak, and tell of it
ROOMY: Final = frozenset({"drove", "took_message", "left_message", "gave_back", "spied.seen", "persons"})


def now(key: str, facts: Facts) -> Happening:
    """A stored event under the names that texts know."""
    key, facts = present(RENAMED, key, facts)
    return Happening(key, with_names(facts, CALLED.get(key, {})))


def event(words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
    """One happening as a line of at most 105 characters; "" where it is not worth one."""
    key, facts = now(key, facts)
    if key in UNTOLD:
        return ""
    variant, said = _variant(key, facts, names), told(words, facts, names)
    if variant == "spied.seen":
        said["persons"] = persons_listed(words, numbers(facts["persons"]), "short")
    name = f"notre_dame-event-{variant.replace('.', '-')}"
    return roomy(words, name, EVENT, said) if variant in ROOMY else words(name, **said)


def _variant(key: str, facts: Facts, names: Names) -> str:
    """Some happenings read differently: where nothing came of it, for two players, for the one who looked."""
    match key:
        case "passed" if len(names.full) == 2:
            return "passed.back" if facts["n"] == 1 else "passed.two"
        case "spied" if "persons" in facts:
            return "spied.seen"
        case "gained_markers" | "gained_gold" | "rat_back" | "lost_prestige" | "gave_back" | "patron" if _none(facts):
            return f"{key}.none"
    return key


def _none(facts: Facts) -> bool:
    return not number(facts["n"]) if "n" in facts else not facts.get("places", True)
