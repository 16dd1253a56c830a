"""The base of all request models: closed, strictly typed, and refusing in Discord's words."""

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from bot.sandbox.errors import Problem, malformed
from bot.sandbox.wire import Json

# Union tags appear in pydantic's paths but not in Discord's; this prefix tells them from keys.
TAG = "~"


class Request(BaseModel):
    """A request or a part of one: no coercion, no unknown keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def _snowflake(value: Json) -> Json:
    """Accept ids as JSON numbers, too; Discord takes both and discord.py sends both."""
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return str(value)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20:
        return value
    raise PydanticCustomError("NUMBER_TYPE_COERCE", "Value is not snowflake.")


Snowflake = Annotated[str, BeforeValidator(_snowflake)]


def _choice_value(value: Json) -> Json:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise PydanticCustomError("BASE_TYPE_INVALID", "A value is a text or a number.")
    if isinstance(value, str) and len(value) > MOST_VALUE:
        raise PydanticCustomError("BASE_TYPE_MAX_LENGTH", f"Must be {MOST_VALUE} or fewer in length.")
    return value


MOST_VALUE = 100
ChoiceValue = Annotated[str | int | float, BeforeValidator(_choice_value)]


def tag_by_type(value: Json) -> str:
    """Return the union tag of a component or option: its `type`."""
    kind = value.get("type") if isinstance(value, dict) else getattr(value, "type", None)
    return f"{TAG}{kind}"


Model = TypeVar("Model")


def read(model: TypeAdapter[Model], data: Json, path: tuple[str | int, ...] = ()) -> Model:
    """Return data as a model, or raise 50035 with everything that is wrong with it."""
    try:
        return model.validate_python(data)
    except ValidationError as error:
        raise malformed(*_problems(error, path)) from None


# A model's validator is built once, on first use.
_ADAPTERS: dict[type, TypeAdapter[Any]] = {}


def read_model(model: type[Model], data: Json, path: tuple[str | int, ...] = ()) -> Model:
    """Return data as a model, or raise 50035."""
    if model not in _ADAPTERS:
        _ADAPTERS[model] = TypeAdapter(model)
    validated: Model = read(_ADAPTERS[model], data, path)
    return validated


def _problems(error: ValidationError, path: tuple[str | int, ...]) -> Iterable[Problem]:
    for detail in error.errors(include_url=False, include_input=False):
        where = tuple(step for step in detail["loc"] if not str(step).startswith(TAG))
        yield Problem(path + where, *_words(detail))


def _words(detail: ErrorDetails) -> tuple[str, str]:
    """Return Discord's code and sentence for one of pydantic's errors."""
    kind, context = detail["type"], detail.get("ctx", {})
    if kind.isupper():
        return kind, detail["msg"]
    if kind in BOUNDS:
        code, sentence, limit = BOUNDS[kind]
        return code, sentence.format(context[limit])
    if kind in ("literal_error", "enum"):
        return "BASE_TYPE_CHOICES", f"Value must be one of {context['expected']}."
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        known = str(context.get("expected_tags", "")).replace(TAG, "").replace("'", "")
        return "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({known}).'
    return WORDS.get(kind, ("BASE_TYPE_INVALID", detail["msg"]))


BOUNDS = {
    "string_too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {} or fewer in length.", "max_length"),
    "string_too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {} or more in length.", "min_length"),
    "too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {} or fewer in length.", "max_length"),
    "too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {} or more in length.", "min_length"),
    "less_than_equal": ("NUMBER_TYPE_MAX", "int value should be less than or equal to {}.", "le"),
    "greater_than_equal": ("NUMBER_TYPE_MIN", "int value should be greater than or equal to {}.", "ge"),
}
WORDS = {
    "missing": ("BASE_TYPE_REQUIRED", "This field is required"),
    "extra_forbidden": ("SANDBOX_UNKNOWN_FIELD", "Discord does not document this field here; is it misspelt?"),
    "int_type": ("NUMBER_TYPE_COERCE", "Value is not int."),
    "float_type": ("NUMBER_TYPE_COERCE", "Value is not float."),
    "string_unicode": ("STRING_TYPE_CONVERT", "Could not interpret value as string."),
    "string_type": ("STRING_TYPE_CONVERT", "Could not interpret value as string."),
    "bool_type": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "list_type": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "dict_type": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
    "model_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "model_attributes_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "none_required": ("BASE_TYPE_INVALID", "Must be null."),
}


def refuse(problems: Iterable[Problem]) -> None:
    """Raise 50035 with all the problems, if there are any."""
    if listed := tuple(problems):
        raise malformed(*listed)
