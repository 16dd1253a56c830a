"""The options of a game and the terms of a table: read from JSON, written to it, changed by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.tables.values import MOST_DUPLICATES, MOST_IN_DUPLICATES, Terms, refused
from rules.core import AnyGame, Refused, UnknownEdition

LONGEST_QUOTE = 40  # characters of a value that are quoted back

_terms = TypeAdapter(Terms)


_adapters: dict[type[Any], TypeAdapter[Any]] = {}


def _adapter(game: AnyGame) -> TypeAdapter[Any]:
    kind = game.Options
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def terms_text(terms: Terms) -> str:
    """Terms as JSON text."""
    return _terms.dump_json(terms).decode()


def read_terms(text: str) -> Terms:
    """Terms from JSON text. Raises `ValueError`."""
    return _terms.validate_json(text)


def options_text(game: AnyGame, options: object) -> str:
    """The options of a game as JSON text."""
    return _adapter(game).dump_json(options).decode()


def read_options(game: AnyGame, text: str) -> Any:
    """The options of a game from JSON text; new ones get their defaults. Raises `ValueError`."""
    return _adapter(game).validate_json(text)


def changed_terms(game: AnyGame, terms: Terms, changes: Mapping[str, object]) -> Terms:
    """The terms with those changes applied that are about terms. Raises `Refused`."""
    mine = {name: value for name, value in changes.items() if name in _names(Terms)}
    if not mine:
        return terms
    after: Terms = _validated(_terms, {**_terms.dump_python(terms), **mine}, mine)
    if after.seats not in game.seats:
        raise refused("bad_seats", least=min(game.seats), most=max(game.seats))
    if not 1 <= after.tables <= MOST_DUPLICATES or (after.tables > 1 and after.places > MOST_IN_DUPLICATES):
        raise refused("bad_duplicates", tables=MOST_DUPLICATES, people=MOST_IN_DUPLICATES)
    return after


def changed_options(game: AnyGame, options: object, changes: Mapping[str, object]) -> Any:
    """The options with those changes applied that are about the game. Raises `Refused`."""
    mine = {name: value for name, value in changes.items() if name not in _names(Terms)}
    for name, value in mine.items():
        _check_value(game, name, value)
    if not mine:
        return options
    adapter = _adapter(game)
    return _validated(adapter, {**adapter.dump_python(options), **mine}, mine)


def check(game: AnyGame, seats: int, options: object) -> None:
    """Raise `Refused` with the game's reason if so many seats cannot play with these options."""
    if why := game.check_options(seats, options):
        raise Refused(why)


def pinned(game: AnyGame, options: Any) -> tuple[Any, str]:
    """The options with their edition fixed, and its name: newer built-in data must not change a started table."""
    name = getattr(options, "edition", "") or game.editions.built_in.name
    return (replace(options, edition=name) if "edition" in _names(options) else options), name


def differing(before: object, after: object) -> tuple[str, ...]:
    """The names of the fields in which two values of one dataclass differ."""
    return tuple(name for name in _names(before) if getattr(before, name) != getattr(after, name))


def _check_value(game: AnyGame, name: str, value: object) -> None:
    """Refuse an option or value that the game does not offer; an option with several picks takes a list."""
    offered = next((option for option in game.table_options if option.name == name), None)
    if name == "edition" and "edition" in _names(game.Options):
        fits = _has_edition(game, str(value))
    elif offered is None:
        raise refused("no_such_option", option=name[:LONGEST_QUOTE])
    elif offered.pick == 1:
        fits = value in offered.values
    else:
        fits = isinstance(value, tuple | list) and len(value) <= offered.pick and set(value) <= set(offered.values)
    if not fits:
        raise refused("bad_option", option=name, value=str(value)[:LONGEST_QUOTE])


def _has_edition(game: AnyGame, name: str) -> bool:
    try:
        game.editions.components(name)
    except UnknownEdition:
        return False
    return True


def _names(kind: Any) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


def _validated(adapter: TypeAdapter[Any], data: Mapping[str, Any], changes: Mapping[str, object]) -> Any:
    try:
        return adapter.validate_python(data)
    except ValidationError as bad:
        location = bad.errors()[0]["loc"]
        name = str(location[0]) if location else next(iter(changes))
        raise refused("bad_option", option=name, value=str(changes.get(name, ""))[:LONGEST_QUOTE]) from None
