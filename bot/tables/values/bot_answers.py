"""What a bot player has decided, and what it weighed."""

from __future__ import annotations

from typing import NamedTuple

from rules.core import Ask, Move, Pick, State

Considered = tuple[tuple[Pick, float], ...]  # answers, the best first, with the share of the victory expected of each


class Weighed(NamedTuple):
    """A question that a bot player answered in a game that is over, with what it considered."""

    state: State  # before the answer; it holds the secret of the deal
    ask: Ask
    considered: Considered


class BotAnswer(NamedTuple):
    """The answer of a bot player, with the best answers it considered; nothing was considered where it drew lots."""

    move: Move
    considered: Considered = ()


class Advice(NamedTuple):
    """The best answers of a bot to somebody's question, and its level; nothing where there is no choice or no idea."""

    considered: Considered = ()
    level: str = "middle"
