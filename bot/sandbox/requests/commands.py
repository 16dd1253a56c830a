"""Application commands as a bot may register them, with the limits that hold in every language."""

from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Discriminator, Field, Tag
from pydantic_core import PydanticCustomError

from .strict import ChoiceValue, Request, tag_by_type

LOCALES = frozenset(
    (
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"),
        *("pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja"),
        *("zh-TW", "ko"),
    )
)
CHAT_INPUT = 1


def _slash_name(name: str) -> str:
    """Accept lower-case letters of any script, digits, - _ and '."""
    if not name or any(not (c in "-_'" or c.isalnum() or _combining(c)) for c in name) or name != name.lower():
        raise PydanticCustomError("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name


def _combining(character: str) -> bool:
    """Tell whether this is a vowel sign of Devanagari or Thai, which Discord allows too."""
    return "\u0900" <= character <= "\u097f" or "\u0e00" <= character <= "\u0e7f"


def _known_locales(localizations: dict[str, str]) -> dict[str, str]:
    if unknown := sorted(set(localizations) - LOCALES):
        raise PydanticCustomError("LOCALE_INVALID", "Unknown locale {locale}", {"locale": unknown[0]})
    return localizations


AnyName = Annotated[str, Field(min_length=1, max_length=32)]
SlashName = Annotated[AnyName, AfterValidator(_slash_name)]
Description = Annotated[str, Field(min_length=1, max_length=100)]
ChoiceName = Annotated[str, Field(min_length=1, max_length=100)]
SlashNames = Annotated[dict[str, SlashName], AfterValidator(_known_locales)]
AnyNames = Annotated[dict[str, AnyName], AfterValidator(_known_locales)]
Descriptions = Annotated[dict[str, Description], AfterValidator(_known_locales)]
ChoiceNames = Annotated[dict[str, ChoiceName], AfterValidator(_known_locales)]


class CommandChoice(Request):
    """One fixed choice of an option."""

    name: ChoiceName
    name_localizations: ChoiceNames | None = None
    value: ChoiceValue


class Described(Request):
    """Anything with a name to type and a description: options, and commands that are typed."""

    name: SlashName
    name_localizations: SlashNames | None = None
    description: Description
    description_localizations: Descriptions | None = None


class ValueOption(Described):
    """An option that takes a value."""

    required: bool | None = None
    choices: Annotated[list[CommandChoice], Field(max_length=25)] | None = None
    autocomplete: bool | None = None
    min_value: float | int | None = None
    max_value: float | int | None = None
    min_length: Annotated[int, Field(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6000)] | None = None
    channel_types: list[int] | None = None
    type: Literal[3, 4, 5, 6, 7, 8, 9, 10, 11]


Value: TypeAlias = Annotated[
    Annotated[ValueOption, Tag("~3")]
    | Annotated[ValueOption, Tag("~4")]
    | Annotated[ValueOption, Tag("~5")]
    | Annotated[ValueOption, Tag("~6")]
    | Annotated[ValueOption, Tag("~7")]
    | Annotated[ValueOption, Tag("~8")]
    | Annotated[ValueOption, Tag("~9")]
    | Annotated[ValueOption, Tag("~10")]
    | Annotated[ValueOption, Tag("~11")],
    Discriminator(tag_by_type),
]


class Subcommand(Described):
    """A command below a command."""

    type: Literal[1]
    options: Annotated[list[Value], Field(max_length=25)] | None = None
    required: bool | None = None


class Group(Described):
    """A group of subcommands."""

    type: Literal[2]
    options: Annotated[
        list[Annotated[Annotated[Subcommand, Tag("~1")], Discriminator(tag_by_type)]],
        Field(min_length=1, max_length=25),
    ]
    required: bool | None = None


AnyOption: TypeAlias = Annotated[
    Annotated[Subcommand, Tag("~1")]
    | Annotated[Group, Tag("~2")]
    | Annotated[ValueOption, Tag("~3")]
    | Annotated[ValueOption, Tag("~4")]
    | Annotated[ValueOption, Tag("~5")]
    | Annotated[ValueOption, Tag("~6")]
    | Annotated[ValueOption, Tag("~7")]
    | Annotated[ValueOption, Tag("~8")]
    | Annotated[ValueOption, Tag("~9")]
    | Annotated[ValueOption, Tag("~10")]
    | Annotated[ValueOption, Tag("~11")],
    Discriminator(tag_by_type),
]


class CommandBase(Request):
    """What all commands share."""

    id: str | None = None
    default_member_permissions: str | int | None = None
    dm_permission: bool | None = None
    nsfw: bool | None = None
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None


class SlashCommand(Described, CommandBase):
    """A command that is typed."""

    type: Literal[1] = 1
    options: Annotated[list[AnyOption], Field(max_length=25)] | None = None


class MenuCommand(CommandBase):
    """A command in the menu of a user or message: any name, no description."""

    type: Literal[2, 3]
    name: AnyName
    name_localizations: AnyNames | None = None
    description: Literal[""] | None = None
    description_localizations: dict[str, str] | None = None
    options: Annotated[list[AnyOption], Field(max_length=0)] | None = None
