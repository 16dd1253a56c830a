"""Tags of posts in a forum where each table is a post: its game, and whether it is open, running or over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.tables import Snapshot
from bot.text import LOCALES, Words, words_for

STATES: Final = {"open": "open", "running": "running", "over": "over", "closed": "over"}  # by the status of a table
MOST_TAGS: Final = 5  # tags of one post


def missing_tags(words: Words, games: Sequence[str], known: Sequence[str]) -> list[str]:
    """The tags, in a language, that a forum has under no name; `known` are the names of those it has."""
    keys = [*(f"game-{game}" for game in games), *(f"forum-tag-{state}" for state in dict.fromkeys(STATES.values()))]
    have = {name.casefold() for name in known}
    return [words(key) for key in keys if not have.intersection(_names(key))]


def tags_of(table: Snapshot, known: Sequence[str], given: Sequence[str]) -> list[str]:
    """The names of the tags that a table's post should have, of those its forum knows.

    What people gave it (`given`) stays as far as there is room, but for other states.
    """
    wanted = {*_names(f"game-{table.game}"), *_names(f"forum-tag-{STATES[table.status]}")}
    own = [name for name in known if name.casefold() in wanted]
    states = {name for state in STATES.values() for name in _names(f"forum-tag-{state}")}
    others = [name for name in given if name not in own and name.casefold() not in states]
    return [*own, *others][:MOST_TAGS]


def _names(key: str) -> Iterator[str]:
    """A tag's name in every language."""
    return (words_for(locale)(key).casefold() for locale in LOCALES)
