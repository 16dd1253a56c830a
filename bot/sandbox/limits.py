"""Rate limits: requests per token, new messages per channel, new direct messages (these three off by default), edits of
old messages, renames, and invalid requests per address."""

import math
import time
from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass, field

import structlog

from .clock import Clock
from .entities import Message
from .errors import ApiError, Code
from .wire import JsonObject

LOG = structlog.get_logger(__name__)
GLOBAL_LIMIT = 50, 1.0  # requests of a token, in how many seconds
OLD = 3600.0
RENAMES = 2, 600.0  # per channel or thread
EXEMPT = ("/interactions/", "/webhooks/")  # answers to presses, which do not count towards a token's limit


@dataclass(slots=True)
class Window:
    """At most `most` times in `seconds` seconds."""

    most: int
    seconds: float
    times: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        """Count this time and return 0, or return the seconds until there is room again."""
        while self.times and now - self.times[0] >= self.seconds:
            self.times.popleft()
        if len(self.times) >= self.most:
            return self.seconds - (now - self.times[0])
        self.times.append(now)
        return 0.0

    @property
    def room(self) -> int:
        """Return how often it can happen now."""
        return self.most - len(self.times)


class Limits:
    """The limits of one sandbox: how many in how many seconds, None for no limit; change them before use."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.messages: tuple[int, float] | None = None
        # The number was found by the community; Discord documents only the error.
        self.old_edits: tuple[int, float] | None = (3, 6.0)
        # New ones with people; Discord publishes no number.
        self.direct_messages: tuple[int, float] | None = None
        # Bytes per second of a bot's uplink: a first answer with large files can come too late.
        self.uplink: float | None = None
        # All requests of a token but answers to presses: Discord accepts 50 per second.
        self.global_limit: tuple[int, float] | None = None
        # How many responses 401, 403 and 429 (except for shared limits), within how many seconds, bar an address.
        self.invalid: tuple[int, float] = (10_000, 600.0)
        self.over_limit = 0  # requests above the limit of the token
        self._global: Window | None = None
        self._invalid_times: deque[float] = deque()
        self._posts: dict[str, Window] = {}
        self._opened: Window | None = None
        self._renames: defaultdict[str, Window] = defaultdict(lambda: Window(*RENAMES))
        self._edits: defaultdict[str, Window] = defaultdict(lambda: Window(*(self.old_edits or (1, 0.0))))

    def count_request(self, path: str) -> None:
        """Count a request of the token; raise a global 429 if there were too many."""
        if self.global_limit is None or path.startswith(EXEMPT):
            return
        if self._global is None or (self._global.most, self._global.seconds) != self.global_limit:
            self._global = Window(*self.global_limit)
        if wait := self._global.wait(time.monotonic()):  # real time, even if the sandbox's clock is stopped
            self.over_limit += 1
            extra: JsonObject = {"retry_after": round(wait, 3), "global": True}
            headers = {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true", "Retry-After": str(math.ceil(wait))}
            raise ApiError(Code.RATE_LIMITED, extra=extra, headers=headers)

    def count_response(self, status: int, headers: Mapping[str, str]) -> None:
        """Count a response if it is one of those that Discord counts as invalid requests."""
        if status in (401, 403) or (status == 429 and headers.get("X-RateLimit-Scope") != "shared"):
            self._invalid_times.append(self.clock.now())
            if self.barred_for:
                LOG.warning("the sandbox bars the address of the bot", refused=self.invalid_requests)

    @property
    def invalid_requests(self) -> int:
        """Return how many invalid requests there were in the current window."""
        while self._invalid_times and self.clock.now() - self._invalid_times[0] >= self.invalid[1]:
            self._invalid_times.popleft()
        return len(self._invalid_times)

    @property
    def barred_for(self) -> float:
        """Return the seconds for which the address is still barred, 0 if it is not."""
        if self.invalid_requests < self.invalid[0]:
            return 0.0
        return self._invalid_times[-self.invalid[0]] + self.invalid[1] - self.clock.now()

    def count_message(self, channel_id: str) -> dict[str, str]:
        """Count a new message and return the bucket's headers; raise 429 when the bucket is empty."""
        if self.messages is None:
            return {}
        most, seconds = self.messages
        window = self._posts.setdefault(channel_id, Window(most, seconds))
        wait = window.wait(self.clock.now())
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(window.room),
            "X-RateLimit-Reset-After": f"{wait or seconds:.3f}",
            "X-RateLimit-Bucket": f"messages-{channel_id}",
        }
        if wait:
            raise limited(wait, headers)
        return headers

    def upload_seconds(self, size: int) -> float:
        """Return the seconds that uploading files of this size takes."""
        return 0.0 if self.uplink is None else size / self.uplink

    def count_dm(self) -> None:
        """Count a new direct message channel; raise 40003 when there were too many."""
        if self.direct_messages is None:
            return
        self._opened = self._opened or Window(*self.direct_messages)
        if self._opened.wait(self.clock.now()):
            raise ApiError(Code.OPENING_DMS_TOO_FAST)

    def count_rename(self, channel_id: str) -> None:
        """Count a new name of a channel or thread; raise 429 when there were too many."""
        if wait := self._renames[channel_id].wait(self.clock.now()):
            raise limited(wait, {})

    def count_edit(self, message: Message) -> None:
        """Count an edit of an old message; raise 30046 when there were too many in its channel."""
        if self.old_edits is None or self.clock.now() - message.created < OLD:
            return
        if wait := self._edits[message.channel_id].wait(self.clock.now()):
            extra: JsonObject = {"retry_after": round(wait, 3), "global": False}
            raise ApiError(Code.TOO_MANY_OLD_EDITS, extra=extra, headers={"X-RateLimit-Scope": "shared"})


def limited(wait: float, headers: dict[str, str]) -> ApiError:
    """Return the refusal 429 of an empty bucket."""
    extra: JsonObject = {"retry_after": round(wait, 3), "global": False}
    more = {"X-RateLimit-Scope": "user", "Retry-After": str(math.ceil(wait))}
    return ApiError(Code.RATE_LIMITED, extra=extra, headers=headers | more)
