"""Every happening as a line of the log and of the board's news."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.faces.aliases import Aliases, present, with_names
from bot.faces.face import EVENT, Happening, Names
from bot.faces.question_context import roomy
from bot.text import Words
from rules.core import Facts

from .facts import told

RENAMED: Final[Aliases] = {}  # an event's old key -> its key now; stored logs are never rewritten
CALLED: Final[Mapping[str, Mapping[str, str]]] = {  # facts that texts know by another name
    "took": {"source": "holder"},
    "swapped": {"other": "second"},
}
ADDED: Final[Mapping[str, Facts]] = {  # facts that older logs lack, as they are read then
    "last_round": {"out": ()},
    "start_cubes": {"n": 2},
}
ROOMY: Final = frozenset({"mayor", "revealed", "last_round"})  # lines that have a short form


def now(key: str, facts: Facts) -> Happening:
    """A stored event under the names that texts know."""
    key, facts = present(RENAMED, key, facts)
    return Happening(key, with_names({**ADDED.get(key, {}), **facts}, CALLED.get(key, {})))


def event(words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
    """One happening as a line of at most 105 characters."""
    key, facts = now(key, facts)
    said = told(words, facts, names)
    if key in ROOMY:
        return roomy(words, f"rattus-event-{key}", EVENT, said)
    seen = key == "looked" and "face" in facts
    return words(f"rattus-event-{key}{'.seen' if seen else ''}", **said)
