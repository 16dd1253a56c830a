"""Callbacks: the first answer to an interaction, and which answer fits which kind."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import Field, TypeAdapter

from bot.sandbox.errors import Problem, malformed
from bot.sandbox.interactions import Kind, Reply
from bot.sandbox.wire import Json

from .components import Component
from .messages import Deferral, InteractionMessage, MessageEdit
from .modals import InputRow, Label, ModalForm
from .strict import ChoiceValue, Request, read

ALLOWED: dict[Kind, frozenset[Reply]] = {
    Kind.COMMAND: frozenset({Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.MODAL}),
    Kind.COMPONENT: frozenset(
        {Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE, Reply.UPDATE, Reply.MODAL}
    ),
    Kind.AUTOCOMPLETE: frozenset({Reply.CHOICES}),
    Kind.MODAL: frozenset({Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE, Reply.UPDATE}),
}
NEED_A_MESSAGE = (Reply.DEFERRED_UPDATE, Reply.UPDATE)


class Choice(Request):
    """One suggestion of an autocomplete; which type its value needs depends on the option."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    name_localizations: dict[str, Annotated[str, Field(min_length=1, max_length=100)]] | None = None
    value: ChoiceValue


class Choices(Request):
    """The data of callback type 8."""

    choices: Annotated[list[Choice], Field(max_length=25)]


class Nothing(Request):
    """The data of callback type 6: none."""


Data = InteractionMessage | MessageEdit | Deferral | ModalForm | Choices | Nothing
MODELS: dict[Reply, TypeAdapter[Data]] = {
    Reply.MESSAGE: TypeAdapter(InteractionMessage),
    Reply.DEFERRED_MESSAGE: TypeAdapter(Deferral),
    Reply.DEFERRED_UPDATE: TypeAdapter(Nothing),
    Reply.UPDATE: TypeAdapter(MessageEdit),
    Reply.CHOICES: TypeAdapter(Choices),
    Reply.MODAL: TypeAdapter(ModalForm),
}
OPTIONAL_DATA = (Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE, Reply.UPDATE)


def read_callback(body: Json, kind: Kind, *, has_message: bool) -> tuple[Reply, Data]:
    """Return the type and the data of a callback, or raise 50035; `has_message`: whether a message was pressed."""
    reply = _reply(body)
    if reply not in ALLOWED[kind] or (reply in NEED_A_MESSAGE and not has_message):
        words = f"Callback type {int(reply)} does not answer an interaction of type {int(kind)}"
        raise malformed(Problem(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", words))
    if unknown := sorted(set(body) - {"type", "data"}):
        raise malformed(Problem((unknown[0],), "SANDBOX_UNKNOWN_FIELD", "A callback has a type and data"))
    data = body.get("data")
    if data is None and reply not in OPTIONAL_DATA:
        raise malformed(Problem(("data",), "BASE_TYPE_REQUIRED", "This field is required"))
    model = read(MODELS[reply], {} if data is None else data, ("data",))
    if isinstance(model, ModalForm):
        _check_form(model)
    return reply, model


def _reply(body: Json) -> Reply:
    kind = body.get("type") if isinstance(body, dict) else None
    if isinstance(kind, bool) or kind not in list(Reply) or kind == Reply.PONG:
        words = f"Value must be one of {{{', '.join(str(int(r)) for r in Reply if r is not Reply.PONG)}}}."
        raise malformed(Problem(("type",), "BASE_TYPE_CHOICES", words))
    return Reply(kind)


def _check_form(form: ModalForm) -> None:
    seen: set[str] = set()
    problems = []
    for path, field in _fields(form.components):
        custom_id = getattr(field, "custom_id", "")
        if custom_id in seen:
            words = "Component custom id cannot be duplicated"
            problems.append(Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", words))
        seen.add(custom_id)
    if not seen:
        problems.append(Problem(("data", "components"), "BASE_TYPE_REQUIRED", "A form needs a field"))
    if problems:
        raise malformed(*problems)


def _fields(components: Sequence[Component]) -> Iterator[tuple[tuple[str | int, ...], Component]]:
    for index, component in enumerate(components):
        if isinstance(component, Label):
            yield ("data", "components", index, "component"), component.component
        if isinstance(component, InputRow):
            yield ("data", "components", index, "components", 0), component.components[0]
