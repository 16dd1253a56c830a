"""What a bot player has decided, and what it weighed."""

from __future__ import annotations

from typing import NamedTuple

from rules.core import Move, Pick

Considered = tuple[tuple[Pick, float], ...]  # answers, the best first, with the share of the victory expected of each


class BotAnswer(NamedTuple):
    """The answer of a bot player, with the best answers it considered; nothing was considered where it drew lots."""

    move: Move
    considered: Considered = ()
