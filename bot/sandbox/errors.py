"""Discord's refusals: status, code, message, and for malformed requests the nested `errors`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from .wire import Json, JsonObject


class Code(Enum):
    """The refusals the sandbox knows: HTTP status, Discord's code, Discord's words."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    TOO_MANY_PINS = (400, 30003, "Maximum number of pins reached for the channel (250)")
    TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached (2000)")
    TOO_MANY_COMMANDS = (400, 30032, "Maximum number of application commands reached (100).")
    TOO_MANY_OLD_EDITS = (
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    )
    RATE_LIMITED = (429, 0, "You are being rate limited.")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    THREAD_LOCKED = (400, 160005, "Thread is locked")
    TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads reached")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    NOT_IN_DM = (403, 50003, "Cannot execute action on a DM channel")
    NOT_THE_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    OPENING_DMS_TOO_FAST = (403, 40003, "You are opening direct messages too fast")
    NO_MUTUAL_GUILDS = (403, 50278, "Cannot send messages to this user")
    NOT_A_TEXT_CHANNEL = (400, 50008, "Cannot send messages in a non-text channel")
    TAG_REQUIRED = (400, 40067, "A tag is required to create a forum post in this channel")
    CLOSED_DMS = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    SYSTEM_MESSAGE = (403, 50021, "Cannot execute action on a system message")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_RECIPIENTS = (400, 50033, "Invalid Recipient(s)")
    INVALID_FORM_BODY = (400, 50035, "Invalid Form Body")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    TOO_HEAVY = (500, 0, "500: Internal Server Error")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a request: its path, Discord's code for it, and the sentence."""

    path: tuple[str | int, ...]
    code: str
    message: str


class ApiError(Exception):
    """A refusal, on its way to the client."""

    def __init__(
        self,
        code: Code,
        problems: Iterable[Problem] = (),
        *,
        extra: JsonObject | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        status, number, message = code.value
        super().__init__(f"{number} {message}")
        self.code = code
        self.problems = tuple(problems)
        self.status = status
        self.headers = dict(headers or {})
        self.body: JsonObject = {"message": message, "code": number, **(extra or {})}
        if errors := nested(self.problems):
            self.body["errors"] = errors

    def under(self, step: str) -> "ApiError":
        """Return the same refusal with its problems one level deeper."""
        deeper = [Problem((step, *p.path), p.code, p.message) for p in self.problems]
        return ApiError(self.code, deeper, headers=self.headers)


class NotSupported(Exception):
    """The sandbox lacks this part of Discord; raised so that nobody mistakes silence for success."""


def malformed(*problems: Problem) -> ApiError:
    """Return the refusal 50035 with its nested errors."""
    return ApiError(Code.INVALID_FORM_BODY, problems)


def nested(problems: Iterable[Problem]) -> Json:
    """Return problems in Discord's tree: keys and indexes down to lists of `_errors`."""
    tree: JsonObject = {}
    for problem in problems:
        node = tree
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree
