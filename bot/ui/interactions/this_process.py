"""What one process does at Discord, alone or beside others that share its database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.workers.membership import ALONE, Member
from bot.ui.kit.registration import Registered

from .lateness import Lateness


@dataclass(frozen=True, slots=True, kw_only=True)
class ThisProcess:
    """What this process does, and beside which others; by default all, alone."""

    takes_presses: bool = True  # without presses it has no gateway: it only logs in, by `login`
    delivers: bool = True
    is_shared: bool = False  # the database, with processes that may deliver
    member: Member = ALONE
    registered: Registered | None = None  # which commands are registered already; without it every start registers
    lateness: Lateness | None = None  # which interactions come too late; without it none does
    reason_to_stop: Callable[[], Exception | None] = lambda: None  # None while it may go on
