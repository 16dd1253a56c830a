"""Why something is not possible at a table, as an exception with a text key."""

from __future__ import annotations

from rules.core import Arg, Refusal, Refused


def refused(key: str, **facts: Arg) -> Refused:
    """The exception to raise for a player's error: a text key and its facts, as the rules raise theirs."""
    return Refused(Refusal(key, facts))


class BrokenTable(Exception):
    """This table's stored rows cannot be read; other tables can. `reason` is for the operator of the bot."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"table {code} cannot be read: {reason}")
        self.code, self.reason = code, reason
