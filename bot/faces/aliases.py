"""Aliases for stored events, which outlive renamings: old keys and old names of facts are read as the new ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.core import Arg, Facts


class Renamed(NamedTuple):
    """The current key of an event, and the current names of its renamed facts (old -> new)."""

    key: str
    facts: Mapping[str, str] = {}


Aliases = Mapping[str, Renamed]


def present(aliases: Aliases, key: str, facts: Facts) -> tuple[str, dict[str, Arg]]:
    """The key and facts of a stored event under their current names, following any number of renamings."""
    now = dict(facts)
    while renamed := aliases.get(key):
        key = renamed.key
        now = with_names(now, renamed.facts)
    return key, now


def with_names(facts: Facts, called: Mapping[str, str]) -> dict[str, Arg]:
    """The facts, renamed where `called` gives another name."""
    return {called.get(name, name): fact for name, fact in facts.items()}
