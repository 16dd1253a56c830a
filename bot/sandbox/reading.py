"""Reads a message object as a person does: its words, and which components can be used."""

from .render import walk
from .wire import JsonObject

BUTTON, TEXT = 2, 10


def text_of(message: JsonObject) -> str:
    """Return all words of a message in reading order, one part per line: content, embeds, text displays."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title", ""), embed.get("description", "")]
        parts += [f"{field['name']}\n{field['value']}" for field in embed.get("fields", ())]
    parts += [component["content"] for component in walk(message["components"]) if component["type"] == TEXT]
    return "\n".join(part for part in parts if part)


def custom_ids(message: JsonObject) -> list[str]:
    """Return the custom ids that can be used now, in reading order."""
    usable = (c for c in walk(message["components"]) if not c.get("disabled"))
    return [c["custom_id"] for c in usable if "custom_id" in c]


def buttons(message: JsonObject) -> dict[str, str]:
    """Return the buttons that can be pressed now: label (or the emoji's name) to custom id, in reading order."""
    usable = (c for c in walk(message["components"]) if c["type"] == BUTTON and not c.get("disabled"))
    pressable = [c for c in usable if "custom_id" in c]
    return {c.get("label") or c["emoji"]["name"]: c["custom_id"] for c in pressable}
