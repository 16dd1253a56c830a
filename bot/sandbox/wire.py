"""JSON as it travels between the sandbox, a bot and the page."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from aiohttp import web

# Discord's objects are open and nested; `Any` is used here once so that it is not needed elsewhere.
JsonObject: TypeAlias = dict[str, Any]
Json: TypeAlias = Any
MOST_DEPTH: Final = 64  # far below what Python can follow, far above what Discord's objects need


class BadJson(ValueError):
    """A text that is not JSON, or is nested deeper than makes sense."""


def encode(data: Json) -> bytes:
    """Return compact JSON in ASCII, so that even a lone surrogate that somebody typed survives."""
    return json.dumps(data, separators=(",", ":")).encode()


def decode(raw: str | bytes) -> Json:
    """Return the data of a JSON text from outside, or raise BadJson."""
    try:
        data = json.loads(raw, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadJson from None
    if _is_deep(data):
        raise BadJson
    return data


def _refuse(constant: str) -> Json:
    """Refuse NaN and Infinity, which are Python's own, not JSON's."""
    raise BadJson


def _is_deep(data: Json) -> bool:
    level = [data]
    for _ in range(MOST_DEPTH):
        level = [inner for outer in level for inner in _inside(outer)]
    return bool(level)


def _inside(data: Json) -> Iterable[Json]:
    if isinstance(data, dict):
        return data.values()
    return data if isinstance(data, list) else ()


def json_response(data: Json, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Answer with exactly `application/json`: with a charset discord.py would return a string."""
    return web.Response(
        body=encode(data), status=status, headers={"Content-Type": "application/json", **(headers or {})}
    )
