"""Play-outs: each seat picks what looks best at once among a few answers, until the turn is over."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Ask, Pick, State

from .candidates import some_picks
from .evaluation import Judge


@dataclass
class Playouts:
    """How positions of a game are played on."""

    judge: Judge
    turns: int  # turns that are played to their end, including the one of the question
    plies: int  # answers at most, however long the turns are
    seat: int  # the one that thinks
    own_width: int  # answers that this seat chooses from; 1: it answers at random
    others_width: int  # the same for the others

    def after(self, g: State, turn: object, chance: random.Random) -> State:
        """Play on from a position in `turn` to the end of the last of `turns`; `g` itself may be changed."""
        ended = 0
        for _ in range(self.plies):
            if (now := self.judge.features.turn(g)) != turn:
                turn, ended = now, ended + 1
            asked = [ask for ask in g.asked if ask.given is None]
            if not asked or ended >= self.turns:
                break
            g = self._answered(g, asked[int(chance.random() * len(asked))], chance)
        return g

    def _answered(self, g: State, ask: Ask, chance: random.Random) -> State:
        """The position after the answer that looks best among a few random ones."""
        picks = self.judge.features.sensible(g, ask) or self._few(ask, chance)
        if len(picks) == 1:
            self.judge.game.rules.advance(g, ask, picks[0])
            return g
        positions = [self._position(g, ask, pick) for pick in picks]
        return max(positions, key=lambda position: self.judge.worth(position, ask.seat))

    def _few(self, ask: Ask, chance: random.Random) -> Sequence[Pick]:
        width = self.own_width if ask.seat == self.seat else self.others_width
        return some_picks(ask, chance, width, ordered=self.judge.game.rules.choices[ask.choice].ordered)

    def _position(self, g: State, ask: Ask, pick: Pick) -> State:
        g = g.clone()
        self.judge.game.rules.advance(g, ask, pick)
        return g
