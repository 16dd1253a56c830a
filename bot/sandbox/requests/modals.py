"""Modals: the form of callback type 9 and the components only forms have."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Discriminator, Field, Tag, model_validator
from pydantic_core import PydanticCustomError

from .components import (
    REQUIRED_WITH_ZERO,
    Component,
    CustomId,
    EntitySelect,
    StringSelect,
    TextDisplay,
    TextInput,
)
from .strict import Request, tag_by_type


class FileUpload(Component):
    """A place to upload files."""

    type: Literal[19]
    custom_id: CustomId
    min_values: Annotated[int, Field(ge=0, le=10)] | None = None
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    required: bool | None = None


class FormOption(Request):
    """One line of a radio or checkbox group."""

    label: Annotated[str, Field(min_length=1, max_length=100)]
    value: Annotated[str, Field(min_length=1, max_length=100)]
    description: Annotated[str, Field(max_length=100)] | None = None
    default: bool | None = None


class RadioGroup(Component):
    """Exactly one of two to ten."""

    type: Literal[21]
    custom_id: CustomId
    options: Annotated[list[FormOption], Field(min_length=2, max_length=10)]
    required: bool | None = None


class CheckboxGroup(Component):
    """Several of up to ten."""

    type: Literal[22]
    custom_id: CustomId
    options: Annotated[list[FormOption], Field(min_length=1, max_length=10)]
    min_values: Annotated[int, Field(ge=0, le=10)] | None = None
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    required: bool | None = None


class Checkbox(Component):
    """Yes or no."""

    type: Literal[23]
    custom_id: CustomId
    default: bool | None = None


InLabel: TypeAlias = Annotated[
    Annotated[StringSelect, Tag("~3")]
    | Annotated[TextInput, Tag("~4")]
    | Annotated[EntitySelect, Tag("~5")]
    | Annotated[EntitySelect, Tag("~6")]
    | Annotated[EntitySelect, Tag("~7")]
    | Annotated[EntitySelect, Tag("~8")]
    | Annotated[FileUpload, Tag("~19")]
    | Annotated[RadioGroup, Tag("~21")]
    | Annotated[CheckboxGroup, Tag("~22")]
    | Annotated[Checkbox, Tag("~23")],
    Discriminator(tag_by_type),
]


class Label(Component):
    """A caption over one input."""

    type: Literal[18]
    label: Annotated[str, Field(min_length=1, max_length=45)]
    description: Annotated[str, Field(max_length=100)] | None = None
    component: InLabel

    @model_validator(mode="after")
    def _what_is_required_takes_a_value(self) -> Self:
        """In a form everything is required unless it says otherwise."""
        field = self.component
        if isinstance(field, TextInput | RadioGroup | Checkbox):
            return self
        if field.min_values == 0 and field.required is not False:
            raise PydanticCustomError("COMPONENT_REQUIRED_ZERO_MIN_VALUES", REQUIRED_WITH_ZERO)
        return self


class InputRow(Component):
    """The old form: a row with one text input that carries its own label."""

    type: Literal[1]
    components: Annotated[list[TextInput], Field(min_length=1, max_length=1)]


InModal: TypeAlias = Annotated[
    Annotated[InputRow, Tag("~1")] | Annotated[TextDisplay, Tag("~10")] | Annotated[Label, Tag("~18")],
    Discriminator(tag_by_type),
]


class ModalForm(Request):
    """The data of callback type 9."""

    custom_id: CustomId
    title: Annotated[str, Field(min_length=1, max_length=45)]
    components: Annotated[list[InModal], Field(min_length=1, max_length=5)]
