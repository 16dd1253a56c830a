"""Rules for messages that span several fields, one function each (the OpenAPI description has none of them)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.sandbox.errors import Problem
from bot.sandbox.wire import Json

from .components import ActionRow, Component, Section
from .messages import MessageFields

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ROWS = 5
MOST_EMBED_TEXT = 6000
# Above this Discord answers 500 (discord-api-docs, issue 8554: 10,170 bytes of texts, 12 of them for each text).
# What else counts is unknown, so here everything does.
MOST_BYTES = 10_170
BYTES_OF_EACH = 12
ROW_WIDTH = 5
BUTTON, ROW = 2, 1


@dataclass(frozen=True, slots=True)
class Draft:
    """A message as it would be: the request on top of what is already there."""

    fields: MessageFields
    v2: bool
    content: str
    has_embeds: bool
    flags_allowed: int

    @property
    def components(self) -> Sequence[Component]:
        """Return the components the request brings."""
        return self.fields.components or ()


Rule = Callable[[Draft], Iterator[Problem]]


def all_components(
    components: Sequence[Component], path: tuple[str | int, ...] = ("components",)
) -> Iterator[tuple[tuple[str | int, ...], Component]]:
    """Yield every component with its path, nested ones and accessories too."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        yield from all_components(getattr(component, "components", ()), (*here, "components"))
        if isinstance(component, Section):
            yield (*here, "accessory"), component.accessory


def flags_fit_the_route(draft: Draft) -> Iterator[Problem]:
    """Only some flags can be set; which ones depends on the route."""
    if (draft.fields.flags or 0) & ~draft.flags_allowed:
        yield Problem(("flags",), "MESSAGE_FLAGS_INVALID", "These flags cannot be set here")


def v2_stands_alone(draft: Draft) -> Iterator[Problem]:
    """With components V2 there can be no content, embed or poll."""
    legacy = {"content": draft.content, "embeds": draft.has_embeds, "poll": draft.fields.poll}
    for key, value in legacy.items():
        if draft.v2 and value:
            yield Problem(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def layout_needs_the_flag(draft: Draft) -> Iterator[Problem]:
    """Without the V2 flag a message has only rows."""
    for index, component in enumerate(draft.components):
        if not draft.v2 and not isinstance(component, ActionRow):
            words = 'Value of field "type" must be one of (1,).'
            yield Problem(("components", index), "UNION_TYPE_CHOICES", words)


def at_most_five_rows(draft: Draft) -> Iterator[Problem]:
    """Without the V2 flag a message has at most five rows."""
    if not draft.v2 and len(draft.components) > MOST_ROWS:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")


def at_most_forty_components(draft: Draft) -> Iterator[Problem]:
    """A V2 message has at most 40 components, including nested ones."""
    if draft.v2 and sum(1 for _ in all_components(draft.components)) > MOST_COMPONENTS:
        words = f"The total number of components must be at most {MOST_COMPONENTS}"
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)


def at_most_4000_characters(draft: Draft) -> Iterator[Problem]:
    """All text displays of a message together hold at most 4,000 characters."""
    texts = (c.content for _, c in all_components(draft.components) if hasattr(c, "content"))
    if sum(map(len, texts)) > MOST_TEXT:
        words = f"The total displayable text must be at most {MOST_TEXT}"
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def a_select_fills_its_row(draft: Draft) -> Iterator[Problem]:
    """A row holds five buttons or one select."""
    for path, row in all_components(draft.components):
        if isinstance(row, ActionRow) and sum(1 if c.type == BUTTON else ROW_WIDTH for c in row.components) > ROW_WIDTH:
            words = "The specified component exceeds the maximum width"
            yield Problem((*path, "components", 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)


def custom_ids_are_unique(draft: Draft) -> Iterator[Problem]:
    """No custom id twice in a message."""
    seen: set[str] = set()
    for path, component in all_components(draft.components):
        custom_id = getattr(component, "custom_id", None)
        if custom_id in seen:
            words = "Component custom id cannot be duplicated"
            yield Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", words)
        if custom_id is not None:
            seen.add(custom_id)


def component_ids_are_unique(draft: Draft) -> Iterator[Problem]:
    """No component id twice in a message."""
    seen: set[int] = set()
    for path, component in all_components(draft.components):
        if component.id in seen:
            yield Problem((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        if component.id:
            seen.add(component.id)


def embeds_hold_6000_characters(draft: Draft) -> Iterator[Problem]:
    """All embeds of a message together hold at most 6,000 characters."""
    if sum(embed.characters() for embed in draft.fields.embeds or ()) > MOST_EMBED_TEXT:
        words = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", words)


RULES: tuple[Rule, ...] = (
    flags_fit_the_route,
    v2_stands_alone,
    layout_needs_the_flag,
    at_most_five_rows,
    at_most_forty_components,
    at_most_4000_characters,
    a_select_fills_its_row,
    custom_ids_are_unique,
    component_ids_are_unique,
    embeds_hold_6000_characters,
)


def weight(components: Sequence[Component]) -> int:
    """Return the bytes of all strings in components, and of the components and options themselves."""
    return _bytes([component.model_dump(exclude_none=True) for component in components])


def _bytes(part: Json) -> int:
    if isinstance(part, str):
        return len(part.encode())
    if isinstance(part, list):
        return sum(map(_bytes, part))
    if isinstance(part, dict):
        own = BYTES_OF_EACH if "type" in part or "value" in part else 0
        return own + sum(map(_bytes, part.values()))
    return 0


def problems(draft: Draft) -> Iterator[Problem]:
    """Yield what is wrong with a draft, rule by rule."""
    for rule in RULES:
        yield from rule(draft)
