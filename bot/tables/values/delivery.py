"""What may come of a delivery that did not succeed, and how long one may take."""

from __future__ import annotations

from typing import Final

DELIVERY_TIMEOUT: Final = 60.0  # seconds one delivery may take: after that it may have arrived, and is tried again


class Later(Exception):
    """This message cannot be delivered now: try again after so many seconds (None: the usual back-off)."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"later: {seconds}")
        self.seconds = seconds


class Unreachable(Later):
    """There was no connection to Discord."""


class Never(Exception):
    """This message can never be delivered (the channel is gone): it is dropped and the reason logged."""


class FormRefused(Exception):
    """Discord refuses this message as it is, and would refuse the same again."""
