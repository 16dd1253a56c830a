"""Components and embeds as Discord stores them: every component with an id and explicit defaults."""

import itertools
from collections.abc import Iterator, Sequence

from pydantic import BaseModel

from .wire import JsonObject

# What Discord adds to a component that lacks it, by type.
DEFAULTS: dict[int, JsonObject] = {
    3: {"min_values": 1, "max_values": 1},
    5: {"min_values": 1, "max_values": 1},
    6: {"min_values": 1, "max_values": 1},
    7: {"min_values": 1, "max_values": 1},
    8: {"min_values": 1, "max_values": 1},
    11: {"description": None, "spoiler": False},
    13: {"name": None, "size": None, "spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}
GALLERY_DEFAULTS: JsonObject = {"description": None, "spoiler": False}


def stored(components: Sequence[BaseModel] | None, *, in_message: bool = True) -> list[JsonObject]:
    """Return components as they are kept and shown again."""
    raw = [component.model_dump(exclude_none=True) for component in components or ()]
    for component in _tree(raw):
        if in_message:
            # Selects carry `required` for forms; in messages Discord drops it.
            component.pop("required", None)
    taken = {component["id"] for component in _tree(raw) if component.get("id")}
    free = (number for number in itertools.count(1) if number not in taken)
    for component in _tree(raw):
        _complete(component, free)
    return raw


def _complete(component: JsonObject, free: Iterator[int]) -> None:
    if not component.get("id"):
        component["id"] = next(free)
    for key, value in DEFAULTS.get(component["type"], {}).items():
        component.setdefault(key, value)
    for item in component.get("items", ()):
        for key, value in GALLERY_DEFAULTS.items():
            item.setdefault(key, value)
    for option in component.get("options", ()):
        _complete_emoji(option)
    _complete_emoji(component)


def _complete_emoji(holder: JsonObject) -> None:
    if emoji := holder.get("emoji"):
        emoji.setdefault("name", "_")


def _tree(components: Sequence[JsonObject]) -> Iterator[JsonObject]:
    for component in components:
        yield component
        yield from _tree(component.get("components", ()))
        yield from _tree([component[key] for key in ("accessory", "component") if key in component])


def stored_embeds(embeds: Sequence[BaseModel] | None) -> list[JsonObject]:
    """Return embeds as they are kept and shown again."""
    return [{"type": "rich"} | embed.model_dump(exclude_none=True) for embed in embeds or ()]
