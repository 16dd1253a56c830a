"""Checks requests and answers against Discord's official OpenAPI description.

The description is not part of this repository: it is expected next to it, or where DISCORD_OPENAPI says. Three things
are corrected to match practice: ids may be JSON numbers, the codes of single fields' errors are words, and some
harmless keys that the description lacks are allowed. All objects are closed, so that a misspelt key is noticed.
"""

import functools
import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from bot.sandbox.transcript import Exchange

BESIDE = Path(__file__).parents[3] / "shared" / "discord-api" / "openapi.json"
NAME = "urn:discord"
METHODS = ("get", "post", "put", "patch", "delete")
CALLBACK = "create_interaction_response"
NOT_SPOKEN = 501

# Keys that the description lacks; discord.py sends them and Discord accepts them.
FORGOTTEN = {
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandCreateRequest": ("nsfw",),
    "RichEmbed": ("flags",),
    # Clients send a whole attachment back if an edit keeps it.
    "MessageAttachmentRequest": ("content_type", "height", "proxy_url", "size", "spoiler", "url", "width"),
    "MessageEditRequestPartial": ("tts",),
    "BaseCreateMessageCreateRequest": ("tts",),
    "CreateForumThreadRequest": ("type",),
    "CreatedThreadResponse": ("message",),  # of a post in a forum
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
}

# Which operations were exercised in this process, and how often.
EXERCISED: Counter[str] = Counter()


def where() -> Path:
    """Return where the description is expected."""
    return Path(os.environ.get("DISCORD_OPENAPI") or BESIDE)


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: its name, method and paths, and the schemas of its request and answers."""

    name: str
    method: str
    path: re.Pattern[str]
    request: Any
    answers: dict[str, Any]


class Description:
    """The corrected description with its compiled validators."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = _corrected(document)
        self.operations = sorted(
            _operations(self.document), key=lambda operation: operation.path.pattern.count("[^/]+")
        )
        self._fast_registry = jsonschema_rs.Registry([(NAME, self.document)])
        self._registry: Any = Registry().with_resource(NAME, DRAFT202012.create_resource(self.document))
        self._fast: dict[str, Any] = {}

    def operation(self, method: str, path: str) -> Operation | None:
        """Return the operation of a request; literal paths come before those with parameters."""
        for operation in self.operations:
            if operation.method == method and operation.path.fullmatch(path):
                return operation
        return None

    def faults(self, schema: Any, data: Any) -> Iterator[str]:
        """Yield what does not fit: the Rust validator says whether, the Python one why."""
        key = json.dumps(schema, sort_keys=True)
        if key not in self._fast:
            self._fast[key] = jsonschema_rs.Draft202012Validator(schema, registry=self._fast_registry)
        if not self._fast[key].is_valid(data):
            reasons = list(Draft202012Validator(schema, registry=self._registry).iter_errors(data))
            assert reasons, f"the two checkers disagree about {data}"
            yield from (_told(reason) for reason in reasons)

    def request_schema(self, operation: Operation, body: Any) -> Any:
        """Return the schema of a body; of a callback's union the branch that its type selects, for better messages."""
        if operation.name != CALLBACK or not isinstance(body, dict):
            return operation.request
        for branch in operation.request["anyOf"]:
            kind = self.document["components"]["schemas"][branch["$ref"].rpartition("/")[2]]["properties"]["type"]
            if body.get("type") in kind.get("enum", ()):
                return branch
        return operation.request


@dataclass(slots=True)
class Checker:
    """Collects what did not fit in one sandbox's traffic; add `hear` to its transcript's hooks."""

    description: Description
    problems: list[str] = field(default_factory=list)
    exercised: Counter[str] = field(default_factory=Counter)

    def hear(self, exchange: Exchange) -> None:
        """Check one exchange and count its operation."""
        operation = self.description.operation(exchange.method, exchange.path)
        if operation is None:
            self.problems.append(f"Discord has no operation {exchange.method} {exchange.path}")
            return
        EXERCISED[operation.name] += 1
        self.exercised[operation.name] += 1
        self.problems += [f"request of {operation.name}: {fault}" for fault in self._request(operation, exchange)]
        if not exchange.injected:
            self.problems += [f"answer to {operation.name}: {fault}" for fault in self._answer(operation, exchange)]

    def _request(self, operation: Operation, exchange: Exchange) -> Iterator[str]:
        if operation.request is not None and exchange.body is not None:
            schema = self.description.request_schema(operation, exchange.body)
            yield from self.description.faults(schema, exchange.body)

    def _answer(self, operation: Operation, exchange: Exchange) -> Iterator[str]:
        status = str(exchange.status)
        if exchange.status == NOT_SPOKEN:
            yield "the sandbox does not support this"
        elif (schema := operation.answers.get(status, operation.answers.get(f"{status[0]}XX", KeyError))) is KeyError:
            yield f"status {status} is not documented"
        elif schema is not None:
            yield from self.description.faults(schema, exchange.answer)
        elif exchange.raw_answer:
            yield f"status {status} has no body"


def checker() -> Checker | None:
    """Return a fresh checker, None if the description is absent."""
    description = _description(where())
    return None if description is None else Checker(description)


@functools.cache
def _description(path: Path) -> Description | None:
    return Description(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else None


def _corrected(document: dict[str, Any]) -> dict[str, Any]:
    schemas = document["components"]["schemas"]
    schemas["SnowflakeType"] = {
        "oneOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
    }
    for name, keys in FORGOTTEN.items():
        schemas[name]["properties"].update({key: {} for key in keys})
    for schema in schemas.values():
        if "properties" in schema and "additionalProperties" not in schema and "allOf" not in schema:
            schema["additionalProperties"] = False
    # Refusals may hold more than is described, and the code of a single field's error is a word, not a number.
    schemas["Error"].pop("additionalProperties", None)
    word = {"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}}}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = word | {"required": ["code", "message"]}
    return document


def _operations(document: dict[str, Any]) -> Iterator[Operation]:
    for path, item in document["paths"].items():
        pattern = re.compile(re.sub(r"\\{[^}]+\\}", "[^/]+", re.escape(path)))
        for method in METHODS:
            if method in item:
                yield _operation(document, method, pattern, item[method])


def _operation(document: dict[str, Any], method: str, path: re.Pattern[str], raw: dict[str, Any]) -> Operation:
    answers = {status: _json_of(_deref(document, answer)) for status, answer in raw["responses"].items()}
    request = _json_of(raw["requestBody"]) if "requestBody" in raw else None
    return Operation(raw["operationId"], method.upper(), path, request, answers)


def _deref(document: dict[str, Any], thing: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in thing:
        return thing
    target: Any = document
    for step in thing["$ref"].removeprefix("#/").split("/"):
        target = target[step]
    return dict(target)


def _json_of(holder: dict[str, Any]) -> Any:
    schema = holder.get("content", {}).get("application/json", {}).get("schema")
    return None if schema is None else _absolute(schema)


def _absolute(schema: Any) -> Any:
    """Make references point into the registered document, wherever the schema is used."""
    if isinstance(schema, dict):
        return {
            key: NAME + value if key == "$ref" and isinstance(value, str) else _absolute(value)
            for key, value in schema.items()
        }
    return [_absolute(entry) for entry in schema] if isinstance(schema, list) else schema


def _told(error: ValidationError) -> str:
    deepest = _deepest(error)
    return f"{error.json_path} … {deepest.json_path}: {deepest.message[:300]}"


def _deepest(error: ValidationError) -> ValidationError:
    """Follow unions into the branch whose `type` fits, and there to the deepest error."""
    while error.context:
        branches: dict[Any, list[ValidationError]] = {}
        for nested in error.context:
            branches.setdefault(nested.schema_path[0], []).append(nested)
        fitting = [branch for branch in branches.values() if not any(map(_wrong_branch, branch))]
        error = max((fitting or list(branches.values()))[0], key=lambda nested: len(nested.path))
    return error


def _wrong_branch(error: ValidationError) -> bool:
    return list(error.path)[-1:] == ["type"] or error.validator == "type"
