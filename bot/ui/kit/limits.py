"""Discord's limits on commands, counted over every language before Discord would refuse them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

COMMANDS: Final = 100
ENTRIES: Final = 25  # sub-commands, parameters or choices
COMPLETIONS: Final = 25  # offered while somebody types
CHARACTERS: Final = 8000  # of one command: names, descriptions and choices in their longest language
NAME: Final = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")
DESCRIPTION: Final = 100
NESTING: Final = (1, 2)  # option types that hold further options: sub-command, group

Command = dict[str, Any]


class Figures(NamedTuple):
    """How near the limits a set of commands comes."""

    commands: int
    sub_commands: int
    largest_group: int
    largest_command: int

    def __str__(self) -> str:
        return (
            f"{self.commands} of {COMMANDS}, {self.sub_commands} sub-commands, largest group {self.largest_group} of "
            f"{ENTRIES}, largest definition {self.largest_command} of {CHARACTERS} characters"
        )


def figures(commands: Sequence[Command]) -> Figures:
    """Count a set of commands as it would be registered."""
    groups = [len(_options(command)) for command in commands if _holds_commands(command)]
    return Figures(len(commands), sum(groups), max(groups, default=0), max(map(characters, commands), default=0))


def problems(commands: Sequence[Command]) -> Iterator[str]:
    """Everything that Discord would refuse, one sentence each, naming the command."""
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands, Discord takes {COMMANDS}"
    yield from _twice("commands", commands)
    for command in commands:
        if (n := characters(command)) > CHARACTERS:
            yield f"/{command['name']}: {n} characters, Discord takes {CHARACTERS}"
        yield from _problems_of(command, f"/{command['name']}")


def characters(command: Command) -> int:
    """The characters of a command that Discord counts, each text in its longest language."""
    own = sum(max(map(len, _texts(command, field)), default=0) for field in ("name", "description"))
    values = len(command["value"]) if isinstance(command.get("value"), str) else 0
    return own + values + sum(map(characters, chain(_options(command), command.get("choices") or ())))


def _problems_of(command: Command, where: str) -> Iterator[str]:
    for name in _texts(command, "name"):
        if not NAME.match(name) or name != name.lower():
            yield f"{where}: {name!r} is no command name: lower case, no blanks, 1 to 32 characters"
    for text in _texts(command, "description"):
        if not 1 <= len(text) <= DESCRIPTION:
            yield f"{where}: a description of {len(text)} characters, Discord takes 1 to {DESCRIPTION}: {text!r}"
    for kind, entries in (("options", _options(command)), ("choices", command.get("choices") or [])):
        if len(entries) > ENTRIES:
            yield f"{where}: {len(entries)} {kind}, Discord takes {ENTRIES}"
        yield from _twice(where, entries)
    if not _holds_commands(command):
        required = [bool(option.get("required")) for option in _options(command)]
        if required != sorted(required, reverse=True):
            yield f"{where}: a required parameter stands behind an optional one"
    for option in _options(command):
        yield from _problems_of(option, f"{where} {option['name']}")


def _twice(where: str, entries: Iterable[Command]) -> Iterator[str]:
    """Names must differ in every language."""
    seen: set[tuple[str, str]] = set()
    for entry in entries:
        names = {"": entry["name"], **(entry.get("name_localizations") or {})}
        for named in names.items():
            if named in seen:
                yield f"{where}: {named[1]!r} stands twice in language {named[0] or 'default'!r}"
            seen.add(named)


def _texts(command: Command, field: str) -> list[str]:
    own = [command[field]] if field in command else []
    return [*own, *(command.get(f"{field}_localizations") or {}).values()]


def _options(command: Command) -> list[Command]:
    return command.get("options") or []


def _holds_commands(command: Command) -> bool:
    return any(option["type"] in NESTING for option in _options(command))
