"""Whether what is shown of a table depends on what its reader may not know: some moments, in worlds like it."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field, replace
from typing import Any

from bot.tables import NotificationState, Snapshot
from bot.text import words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.render import classic, layout
from bot.ui.screens.board import board
from bot.ui.screens.direct_message import Occasion, direct_message
from bot.ui.screens.ending import end
from rules import GAMES

from .heard import Broken
from .plan import Plan

OF = 100  # moments: one of so many is looked at


@dataclass
class SecretsKept:
    """Shows a table to one reader as it is and in a world that this reader cannot tell from it."""

    plan: Plan
    looked: int = 0
    _n: dict[str, int] = field(default_factory=dict)

    def written(self, table: Snapshot | None) -> None:
        """Look at one of `OF` moments of a table. Raises `Broken`."""
        if table is None or table.started is None or table.state is None:
            return
        n = self._n[table.code] = self._n.get(table.code, -1) + 1
        chance = self.plan.chance("secrets", table.code, n)
        if chance.random() < 1 / OF:
            self._look(table, chance)

    def _look(self, table: Snapshot, chance: random.Random) -> None:
        seats = [seat for seat, player in enumerate(table.players) if player and player.person is not None]
        reader = chance.choice([None, *seats])
        world = replace(table, state=GAMES[table.game].imagine(table.state, reader, chance.randbytes(32)))
        self.looked += 1
        if _shown(table, reader) != _shown(world, reader):
            why = f"what {'everybody' if reader is None else f'seat {reader}'} is shown depends on what is hidden"
            raise Broken("secret", why, table.code)


def _shown(table: Snapshot, reader: int | None) -> str:
    perspective = Perspective(table, GAMES[table.game], words_for(table.terms.language), reader)
    return json.dumps(_screen(perspective), default=str)


def _screen(perspective: Perspective) -> Any:
    table, seat = perspective.table, perspective.seat
    if seat is None or table.status != "running":
        public = replace(perspective, seat=None)
        screen = end(public) if table.result else board(public, (), table.people)
        return layout(screen).to_components()  # type: ignore[no-untyped-call]
    player = table.players[seat]
    assert player is not None and player.person is not None
    message = direct_message(perspective, (), Occasion(NotificationState(table.code, player.person)))
    return message.text, classic((message.row,)).to_components()
