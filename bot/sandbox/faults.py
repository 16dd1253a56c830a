"""Faults on demand: refused, late and lost answers."""

import fnmatch
import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from .errors import Problem, malformed
from .wire import Json, JsonObject


@dataclass(slots=True, eq=False)
class Fault:
    """What happens to the next `times` matching requests; `path` may hold `*`, for example `/channels/*/messages`.

    It matches only requests whose JSON body contains the text `holding`.
    """

    method: str
    path: str
    times: int = 1
    status: int | None = None
    body: JsonObject = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    delay: float = 0.0
    cut: bool = False
    holding: str = ""

    def fits(self, method: str, path: str, body: Json) -> bool:
        """Tell whether this fault applies to a request."""
        met = self.method in ("*", method) and fnmatch.fnmatchcase(path, self.path)
        return met and self.holding in json.dumps(body, ensure_ascii=False)


NO_FAULT = Fault("", "")


class Faults:
    """The faults still to come, oldest first; a request meets at most one."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def refuse(
        self,
        method: str,
        path: str,
        status: int,
        body: JsonObject | None = None,
        *,
        headers: Mapping[str, str] | None = None,
        times: int = 1,
    ) -> None:
        """Answer the next requests with this status and body, without carrying them out."""
        words: JsonObject = {"message": f"{status}: made up by the sandbox", "code": 0}
        self._waiting.append(Fault(method, path, times, status, body or words, headers or {}))

    def refuse_form(self, method: str, path: str, *, holding: str = "", times: int = 1) -> None:
        """Refuse the next forms that hold this text, as Discord refuses those it finds malformed; others pass."""
        words = malformed(Problem(("components",), "INVALID", "made up by the sandbox")).body
        self._waiting.append(Fault(method, path, times, 400, words, holding=holding))

    def limit(self, method: str, path: str, retry_after: float, *, times: int = 1, everywhere: bool = False) -> None:
        """Answer the next requests with 429."""
        words: JsonObject = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": everywhere,
            "code": 0,
        }
        headers = {
            "X-RateLimit-Scope": "global" if everywhere else "user",
            "Retry-After": str(round(retry_after + 0.5)),
        }
        self.refuse(method, path, 429, words, headers=headers, times=times)

    def delay(self, method: str, path: str, seconds: float, *, times: int = 1) -> None:
        """Carry out the next requests, but answer this many real seconds late."""
        self._waiting.append(Fault(method, path, times, delay=seconds))

    def cut(self, method: str, path: str, *, times: int = 1) -> None:
        """Carry out the next requests and cut the connection instead of answering: maybe sent, maybe not."""
        self._waiting.append(Fault(method, path, times, cut=True))

    def take(self, method: str, path: str, body: Json = None) -> Fault:
        """Return the fault that this request meets, using it up; `NO_FAULT` if it meets none."""
        for fault in self._waiting:
            if fault.fits(method, path, body):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return NO_FAULT

    def clear(self) -> None:
        """Forget all faults."""
        self._waiting.clear()
