"""JSON as it travels between the sandbox, a bot and the page."""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

from aiohttp import web

# Discord's objects are open and nested; `Any` stands here once so that it need not stand elsewhere.
JsonObject: TypeAlias = dict[str, Any]
Json: TypeAlias = Any


def encode(data: Json) -> bytes:
    """Return compact JSON in ASCII, so that even half a surrogate somebody typed survives."""
    return json.dumps(data, separators=(",", ":")).encode()


def json_response(data: Json, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Answer with JSON under exactly `application/json`: with a charset discord.py would hand back a string."""
    return web.Response(
        body=encode(data), status=status, headers={"Content-Type": "application/json", **(headers or {})}
    )
