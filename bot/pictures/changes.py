"""Which pieces of a drawing changed since the reader's last turn, and which the plan changes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple

Pieces = Mapping[str, Hashable]


class PieceChanges(NamedTuple):
    """Ids of pieces: those that changed for the reader, those that the plan would add or change, and remove."""

    fresh: frozenset[str]
    planned: frozenset[str]
    gone: frozenset[str]


def piece_changes(now: Pieces, planned_from: Pieces | None, before: Pieces | None) -> PieceChanges:
    """Compare the pieces at the reader's last turn, before the plan, and after the plan."""
    start = now if planned_from is None else planned_from
    return PieceChanges(
        fresh=_differing(start, before),
        planned=_differing(now, planned_from),
        gone=frozenset(set(start) - set(now)),
    )


def _differing(now: Pieces, before: Pieces | None) -> frozenset[str]:
    return frozenset() if before is None else frozenset(name for name, told in now.items() if before.get(name) != told)
