"""What newer rules made of a table as they read its state: stored and told like a move, but nobody's."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.values import Snapshot
from rules.core import AnyGame, Event

from . import play
from .follow_up import follow_up
from .transition import Transition


def catch_up(table: Snapshot, game: AnyGame, now: float) -> Transition:
    """A transition to the state as the rules of this program read it, with what happened by that.

    Whom they ask now is called. Nothing before it can be taken back: the rules would come to the same again.
    """
    assert table.state is not None
    known, state = table.state.clone(), table.state.clone()
    known.put(tuple(ask for ask in known.asked if ask.revision < known.revision))  # the others are new to their seats
    transition = Transition(replace(table, state=known, outdated=False), game, now)
    state.bar_undo("table_rules_changed")
    transition.reach(state, None, Event("table_rules_changed", {}), *table.state.events)
    play.end_if_over(transition)
    follow_up(transition)
    return transition
