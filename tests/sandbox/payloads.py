"""Parts of requests, right but for what a test makes wrong, and where the answer names a fault."""

from typing import Any

V2 = 1 << 15
Path = str


def button(**more: Any) -> dict[str, Any]:
    """Return a button, right but for what is given."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": "c"} | more


def row(*components: dict[str, Any]) -> dict[str, Any]:
    """Return a row."""
    return {"type": 1, "components": list(components)}


def select(options: int, **more: Any) -> dict[str, Any]:
    """Return a string select with so many options."""
    lines = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": lines} | more


def text(content: str) -> dict[str, Any]:
    """Return a text display."""
    return {"type": 10, "content": content}


def layout(*components: dict[str, Any]) -> dict[str, Any]:
    """Return a V2 message."""
    return {"flags": V2, "components": list(components)}


def rows(*components: dict[str, Any]) -> dict[str, Any]:
    """Return a classic message with these components."""
    return {"content": "x", "components": list(components)}


def at(body: dict[str, Any], path: Path) -> list[str]:
    """Return the codes of the errors at a path."""
    node = body["errors"]
    for step in path.split("."):
        node = node[step]
    return [error["code"] for error in node["_errors"]]
