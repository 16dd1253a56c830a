"""Message and modal components as a bot may send them."""

from typing import Annotated, Literal, LiteralString, Self, TypeAlias

from pydantic import Discriminator, Field, Tag, ValidationInfo, field_validator, model_validator
from pydantic_core import PydanticCustomError

from .emoji_names import is_emoji
from .strict import Request, Snowflake, tag_by_type

CustomId = Annotated[str, Field(min_length=1, max_length=100)]
LINK, PREMIUM = 5, 6
MOST_OPTIONS = 25
REQUIRED_WITH_ZERO: LiteralString = "Components marked as required cannot have a min_values of 0"


class Component(Request):
    """What all components share: an id of their own, chosen by Discord when missing or 0."""

    id: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None


class PartialEmoji(Request):
    """An emoji on a button or option: a Unicode one by its name, or one of an application or server by its id."""

    id: Snowflake | None = None
    name: Annotated[str | None, Field(validate_default=True)] = None
    animated: bool | None = None

    @field_validator("name")
    @classmethod
    def _is_an_emoji(cls, name: str | None, others: ValidationInfo) -> str | None:
        if others.data.get("id") is None and not (name and is_emoji(name)):
            raise PydanticCustomError("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return name


class Button(Component):
    """A button: one that is pressed, a link, or a purchase."""

    type: Literal[2]
    style: Literal[1, 2, 3, 4, 5, 6]
    label: Annotated[str, Field(max_length=80)] | None = None
    emoji: PartialEmoji | None = None
    custom_id: CustomId | None = None
    url: Annotated[str, Field(max_length=512)] | None = None
    sku_id: Snowflake | None = None
    disabled: bool | None = None

    @model_validator(mode="after")
    def _has_what_its_style_needs(self) -> Self:
        needed = {LINK: "url", PREMIUM: "sku_id"}.get(self.style, "custom_id")
        if any((getattr(self, key) is not None) != (key == needed) for key in ("url", "sku_id", "custom_id")):
            raise PydanticCustomError(
                "BASE_TYPE_REQUIRED", "A button of this style has a {key} and nothing else of its kind", {"key": needed}
            )
        if self.style != PREMIUM and not self.label and self.emoji is None:
            raise PydanticCustomError("BASE_TYPE_REQUIRED", "A label or emoji is required")
        return self


class SelectOption(Request):
    """One line of a string select."""

    label: Annotated[str, Field(min_length=1, max_length=100)]
    value: Annotated[str, Field(min_length=1, max_length=100)]
    description: Annotated[str, Field(max_length=100)] | None = None
    emoji: PartialEmoji | None = None
    default: bool | None = None


class Select(Component):
    """What all selects share."""

    custom_id: CustomId
    placeholder: Annotated[str, Field(max_length=150)] | None = None
    min_values: Annotated[int, Field(ge=0, le=25)] | None = None
    max_values: Annotated[int, Field(ge=1, le=25)] | None = None
    disabled: bool | None = None
    required: bool | None = None

    @model_validator(mode="after")
    def _min_is_not_above_max(self) -> Self:
        if (1 if self.min_values is None else self.min_values) > (self.max_values or 1):
            raise PydanticCustomError("COMPONENT_MIN_MAX_INVALID", "min_values must be at most max_values")
        return self

    @model_validator(mode="after")
    def _what_is_required_takes_a_value(self) -> Self:
        if self.required and self.min_values == 0:
            raise PydanticCustomError("SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", REQUIRED_WITH_ZERO)
        return self


class StringSelect(Select):
    """A select with the bot's own options."""

    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=MOST_OPTIONS)]

    @model_validator(mode="after")
    def _there_are_enough_options(self) -> Self:
        if len(self.options) < (least := 1 if self.min_values is None else self.min_values):
            raise PydanticCustomError(
                "BASE_TYPE_BAD_LENGTH",
                "Must be between {least} and {most} in length.",
                {"least": least, "most": MOST_OPTIONS},
            )
        return self

    @model_validator(mode="after")
    def _no_more_are_chosen_than_can_be(self) -> Self:
        if sum(bool(option.default) for option in self.options) > (most := self.max_values or 1):
            raise PydanticCustomError(
                "BASE_TYPE_BAD_LENGTH", "At most {most} options can be chosen by default.", {"most": most}
            )
        return self

    @model_validator(mode="after")
    def _values_are_unique(self) -> Self:
        if len({option.value for option in self.options}) < len(self.options):
            raise PydanticCustomError(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )
        return self


class DefaultValue(Request):
    """A user, role or channel that is selected from the start."""

    id: Snowflake
    type: Literal["user", "role", "channel"]


class EntitySelect(Select):
    """A select of users, roles, both, or channels."""

    type: Literal[5, 6, 7, 8]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None

    @model_validator(mode="after")
    def _no_more_are_chosen_than_can_be(self) -> Self:
        if len(self.default_values or ()) > (most := self.max_values or 1):
            raise PydanticCustomError(
                "BASE_TYPE_BAD_LENGTH", "At most {most} can be chosen by default.", {"most": most}
            )
        return self


class TextInput(Component):
    """A line or a paragraph in a modal."""

    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: Annotated[str, Field(min_length=1, max_length=45)] | None = None
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None
    required: bool | None = None
    value: Annotated[str, Field(max_length=4000)] | None = None
    placeholder: Annotated[str, Field(max_length=100)] | None = None


InRow: TypeAlias = Annotated[
    Annotated[Button, Tag("~2")]
    | Annotated[StringSelect, Tag("~3")]
    | Annotated[EntitySelect, Tag("~5")]
    | Annotated[EntitySelect, Tag("~6")]
    | Annotated[EntitySelect, Tag("~7")]
    | Annotated[EntitySelect, Tag("~8")],
    Discriminator(tag_by_type),
]


class ActionRow(Component):
    """A row of up to five buttons, or one select."""

    type: Literal[1]
    components: Annotated[list[InRow], Field(min_length=1, max_length=5)]


class TextDisplay(Component):
    """Markdown text as a component."""

    type: Literal[10]
    content: Annotated[str, Field(min_length=1, max_length=4000)]


class Media(Request):
    """A web address, or `attachment://name` for a file sent along."""

    url: Annotated[str, Field(min_length=1, max_length=2048)]


class Thumbnail(Component):
    """A small picture beside a section."""

    type: Literal[11]
    media: Media
    description: Annotated[str, Field(max_length=1024)] | None = None
    spoiler: bool | None = None


Accessory: TypeAlias = Annotated[
    Annotated[Button, Tag("~2")] | Annotated[Thumbnail, Tag("~11")], Discriminator(tag_by_type)
]


class Section(Component):
    """Up to three texts with a button or picture beside them."""

    type: Literal[9]
    components: Annotated[list[TextDisplay], Field(min_length=1, max_length=3)]
    accessory: Accessory


class GalleryItem(Request):
    """One picture of a gallery."""

    media: Media
    description: Annotated[str, Field(max_length=1024)] | None = None
    spoiler: bool | None = None


class MediaGallery(Component):
    """One to ten pictures."""

    type: Literal[12]
    items: Annotated[list[GalleryItem], Field(min_length=1, max_length=10)]


class File(Component):
    """An uploaded file, shown for download."""

    type: Literal[13]
    file: Media
    spoiler: bool | None = None


class Separator(Component):
    """A gap, with or without a line."""

    type: Literal[14]
    divider: bool | None = None
    spacing: Literal[1, 2] | None = None


InContainer: TypeAlias = Annotated[
    Annotated[ActionRow, Tag("~1")]
    | Annotated[Section, Tag("~9")]
    | Annotated[TextDisplay, Tag("~10")]
    | Annotated[MediaGallery, Tag("~12")]
    | Annotated[File, Tag("~13")]
    | Annotated[Separator, Tag("~14")],
    Discriminator(tag_by_type),
]


class Container(Component):
    """A framed group of components."""

    type: Literal[17]
    components: Annotated[list[InContainer], Field(min_length=1, max_length=40)]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool | None = None


InMessage: TypeAlias = Annotated[
    Annotated[ActionRow, Tag("~1")]
    | Annotated[Section, Tag("~9")]
    | Annotated[TextDisplay, Tag("~10")]
    | Annotated[MediaGallery, Tag("~12")]
    | Annotated[File, Tag("~13")]
    | Annotated[Separator, Tag("~14")]
    | Annotated[Container, Tag("~17")],
    Discriminator(tag_by_type),
]
