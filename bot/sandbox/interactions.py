"""An interaction: what a person did, how the bot answered, and until when it may answer."""

import secrets
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Literal

from .entities import Message
from .wire import JsonObject

if TYPE_CHECKING:
    from .clock import Alarm

ANSWER_WITHIN = 3.0
TOKEN_LIVES = 15 * 60.0
SILENCE = "This application did not respond"


class Kind(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Reply(IntEnum):
    """The types of a callback."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


State = Literal["pending", "answered", "failed"]


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot showed to one person."""

    id: str
    user_id: str
    channel_id: str
    title: str
    custom_id: str
    components: list[JsonObject]
    message: Message | None


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing a person did.

    `callback` is the bot's first answer as sent, `modal` the form it opened, `form` the form that the person submitted.
    `edits_before` is set if the bot deferred an update: how often the message had been edited by then.
    """

    id: str
    kind: Kind
    user_id: str
    channel_id: str
    locale: str
    created: float
    data: JsonObject
    message: Message | None = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    state: State = "pending"
    callback: JsonObject | None = None
    original: Message | None = None
    edits_before: int | None = None
    answers: dict[str, Message] = field(default_factory=dict)
    modal: Modal | None = None
    form: Modal | None = None
    alarm: "Alarm | None" = None
    answered_at: float | None = None

    @property
    def error(self) -> str | None:
        """Return what the person reads when no answer came."""
        return SILENCE if self.state == "failed" else None

    def conclude(self, callback: JsonObject | None, now: float) -> None:
        """Record the bot's answer, or with None that its time ran out."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.callback = callback
        self.answered_at = None if callback is None else now
        self.state = "failed" if callback is None else "answered"

    def expired(self, now: float) -> bool:
        """Tell whether the token is no longer valid."""
        return now - self.created > TOKEN_LIVES
