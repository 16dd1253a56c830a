"""Stored events outlive renamed text keys: an old key, and old names of its facts, are read as the new ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.core import Arg, Facts


class Renamed(NamedTuple):
    """What an event is called now, and which of its facts have other names now (old -> new)."""

    key: str
    facts: Mapping[str, str] = {}


Aliases = Mapping[str, Renamed]


def present(aliases: Aliases, key: str, facts: Facts) -> tuple[str, dict[str, Arg]]:
    """The key and the facts of a stored event as they are called today, through as many renamings as there were."""
    now = dict(facts)
    while renamed := aliases.get(key):
        key = renamed.key
        now = with_names(now, renamed.facts)
    return key, now


def with_names(facts: Facts, called: Mapping[str, str]) -> dict[str, Arg]:
    """The facts under other names: those that `called` gives, else their own."""
    return {called.get(name, name): fact for name, fact in facts.items()}
