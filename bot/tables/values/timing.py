"""How long messages, moves of bot players and unattended lobbies wait, in seconds."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_bytes

from .players import LevelName


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """How long things wait, in seconds."""

    quiet: float = 15.0  # a sound after a move
    bot_player: float = 2.0  # a bot player's move
    strong: float = 4.5  # a strong one's first of a turn at least, so that its pause never tells how hard it thought
    late: float = 1800.0  # a reminder of a question to which one's own press led
    burst: float = 10.0  # the board, if the transition before was just now
    sealed: float = 10.0  # the board, after an answer that nobody sees while others are still to be given
    fold: float = 60.0  # a silent direct message: the next news or the next sound often replaces it
    picture: float = 10.0  # the picture of one that sounded: who answers at once needs none
    newest: float = 60.0  # a board found to be the newest message counts as that
    warn: float = 12 * 86_400.0  # an untouched lobby, before those who sit there are warned
    lapse: float = 2 * 86_400.0  # … and from then until it closes
    lesson: float = 30 * 86_400.0  # a lesson that nobody goes on with, before it closes
    undo_request: float = 86_400.0  # an unanswered undo request, for which bot players wait
    hand_in: float = 10.0  # a prepared answer at least, so that who moved before can take back alone …
    hand_in_more: float = 4.9  # … and so much more by lot; all of it less than `quiet`
    hand_in_lot: bytes = field(default_factory=lambda: token_bytes(16), repr=False)  # nobody can tell which it is

    def bot_player_of(self, level: LevelName, *, goes_on: bool = False) -> float:
        """The pause of a bot player of this level: the same whatever it is asked and however long it thinks.

        `goes_on`: the answer before was its own, too.
        """
        return self.bot_player if level != "strong" or goes_on else max(self.bot_player, self.strong)

    @property
    def hand_in_ends(self) -> float:
        """After so long nothing prepared is handed in any more, and the caretaker of who is away has answered."""
        return max(self.bot_player, self.hand_in + self.hand_in_more)
