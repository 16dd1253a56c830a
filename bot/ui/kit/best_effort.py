"""What nothing depends on: done at Discord if that is possible, and logged if it is not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import discord
import structlog

from bot.faults import log_fault
from bot.tables.values.delivery import Later

from .posting import FAULTS, NoPerson, NoPlace, NotAllowed, NotEditable, NotReachable

LOG = structlog.get_logger(__name__)
# What happens without a fault of ours: something is gone, forbidden or away. Of `FAULTS` this leaves requests that
# Discord does not understand.
EXPECTED: Final = (
    *(NoPlace, NoPerson, NotAllowed, NotReachable, NotEditable, Later),
    *(discord.NotFound, discord.Forbidden),
)


@contextmanager
def best_effort(what: str, table: str | None = None, *, is_tried_again: bool = False) -> Iterator[None]:
    """A block whose failure at Discord is logged as `what`, a fixed text, and ends there.

    `is_tried_again`: `Later` is raised, as the block is all that a delivery does, or nothing was sent before it.
    """
    try:
        yield
    except FAULTS as fault:
        if is_tried_again and isinstance(fault, Later):
            raise
        log_undone(what, fault, table)


def log_undone(what: str, fault: Exception, table: str | None = None) -> None:
    """Log one of `FAULTS`: in passing what is to be expected, as a fault what Discord did not understand."""
    facts = {} if table is None else {"table": table}
    if isinstance(fault, EXPECTED):
        LOG.info(what, error=type(fault).__name__, **facts)
    else:
        log_fault(what, fault, **facts)
