"""Rules for commands that span several fields: order, uniqueness in every language, choices, total size."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from pydantic import TypeAdapter

from bot.sandbox.errors import ApiError, Code, Problem, malformed
from bot.sandbox.wire import Json

from .commands import (
    CHAT_INPUT,
    CommandChoice,
    Described,
    Group,
    MenuCommand,
    SlashCommand,
    Subcommand,
    ValueOption,
)
from .strict import read

MOST_SLASH, MOST_MENU = 100, 15
MOST_CHARACTERS = 8000
STRING, INTEGER, NUMBER = 3, 4, 10
Command = SlashCommand | MenuCommand
Path = tuple[str | int, ...]


class Named(Protocol):
    """Anything with a name in several languages."""

    @property
    def name(self) -> str: ...
    @property
    def name_localizations(self) -> Mapping[str, str] | None: ...


SLASH, MENU = TypeAdapter(SlashCommand), TypeAdapter(MenuCommand)


def read_command(data: Json, path: Path = ()) -> Command:
    """Return one command, or raise 50035 with everything that is wrong with it."""
    menu = isinstance(data, dict) and data.get("type") in (2, 3)
    command: Command = read(MENU, data, path) if menu else read(SLASH, data, path)
    if problems := tuple(_command_problems(command, path)):
        raise malformed(*problems)
    return command


def read_commands(data: Json) -> list[Command]:
    """Return a whole set of commands, or raise 50035 or 30032."""
    if not isinstance(data, list):
        raise malformed(Problem((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"))
    commands = [read_command(entry, (index,)) for index, entry in enumerate(data)]
    check_set(commands)
    return commands


def check_set(commands: Sequence[Command]) -> None:
    """Raise when there are too many commands of a type, or two with the same name in some language."""
    for kind, most in ((CHAT_INPUT, MOST_SLASH), (2, MOST_MENU), (3, MOST_MENU)):
        same = [(index, c) for index, c in enumerate(commands) if c.type == kind]
        if len(same) > most:
            raise ApiError(Code.TOO_MANY_COMMANDS)
        places = [(index,) for index, _ in same]
        words = "Application command names must be unique"
        problems = tuple(_twice([c for _, c in same], places, "APPLICATION_COMMANDS_DUPLICATE_NAME", words))
        if problems:
            raise malformed(*problems)


def _command_problems(command: Command, path: Path) -> Iterator[Problem]:
    if isinstance(command, MenuCommand):
        return
    yield from _option_problems(command.options or (), (*path, "options"))
    if characters(command) > MOST_CHARACTERS:
        words = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", words)


def _option_problems(options: Sequence[Described], path: Path) -> Iterator[Problem]:
    nested = [isinstance(option, Subcommand | Group) for option in options]
    if any(nested) and not all(nested):
        words = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
    yield from _required_first(options, path)
    places = [(*path, index) for index in range(len(options))]
    words = "Option name must be unique"
    yield from _twice(options, places, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", words)
    for index, option in enumerate(options):
        if isinstance(option, Subcommand | Group):
            yield from _option_problems(option.options or (), (*path, index, "options"))
        elif isinstance(option, ValueOption):
            yield from _value_problems(option, (*path, index))


def _required_first(options: Sequence[Described], path: Path) -> Iterator[Problem]:
    optional_seen = False
    for index, option in enumerate(options):
        required = bool(getattr(option, "required", False))
        if required and optional_seen:
            words = "Required options must be placed before non-required options"
            yield Problem((*path, index), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional_seen = optional_seen or not required


def _value_problems(option: ValueOption, path: Path) -> Iterator[Problem]:
    if option.autocomplete and option.choices:
        words = "Autocomplete and choices exclude each other"
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", words)
    if (option.autocomplete or option.choices) and option.type not in (STRING, INTEGER, NUMBER):
        words = "Options of this type have neither choices nor autocomplete"
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
    choices = option.choices or []
    kinds: tuple[type, ...] = {INTEGER: (int,), NUMBER: (int, float)}.get(option.type, (str,))
    for index, choice in enumerate(choices):
        if not isinstance(choice.value, kinds):
            words = "The value has not the option's type"
            yield Problem((*path, "choices", index, "value"), "BASE_TYPE_INVALID", words)
    places = [(*path, "choices", index) for index in range(len(choices))]
    words = "Choice name must be unique"
    yield from _twice(choices, places, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", words)


def _twice(things: Sequence[Named], places: Sequence[Path], code: str, words: str) -> Iterator[Problem]:
    """Yield a problem for each thing whose name, in some language, an earlier one already has."""
    locales = sorted({locale for thing in things for locale in thing.name_localizations or ()})
    reported: set[Path] = set()
    for locale in [None, *locales]:
        seen: set[str] = set()
        for thing, place in zip(things, places, strict=True):
            name = _in(locale, thing.name, thing.name_localizations)
            if name in seen and place not in reported:
                reported.add(place)
                where = f" ({name} in {locale})" if locale else ""
                yield Problem(place, code, words + where)
            seen.add(name)


def _in(locale: str | None, text: str, localizations: Mapping[str, str] | None) -> str:
    return text if locale is None else (localizations or {}).get(locale, text)


def characters(command: SlashCommand) -> int:
    """Return what a command counts towards 8,000: names, descriptions and values, the longest language of each."""
    return _longest(command) + sum(_option_characters(option) for option in command.options or ())


def _option_characters(option: Described) -> int:
    inner: Iterable[Described] = option.options or () if isinstance(option, Subcommand | Group) else ()
    choices: Iterable[CommandChoice] = option.choices or () if isinstance(option, ValueOption) else ()
    own = _longest(option) + sum(_choice_characters(choice) for choice in choices)
    return own + sum(_option_characters(nested) for nested in inner)


def _longest(thing: Described) -> int:
    name = max(map(len, (thing.name, *(thing.name_localizations or {}).values())))
    return name + max(map(len, (thing.description, *(thing.description_localizations or {}).values())))


def _choice_characters(choice: CommandChoice) -> int:
    name = max(map(len, (choice.name, *(choice.name_localizations or {}).values())))
    return name + (len(choice.value) if isinstance(choice.value, str) else 0)
