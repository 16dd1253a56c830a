"""What a crash run came to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Figures:
    """Counted while it goes on, and by the look afterwards."""

    seed: int
    kills: Counter[str] = field(default_factory=Counter)  # by the moment they were meant for
    befell: Counter[str] = field(default_factory=Counter)  # what went wrong with the machine
    filled: Counter[str] = field(default_factory=Counter)  # how often seats went to bots, by their level
    starts: int = 0
    acknowledged: int = 0
    silent: int = 0  # interactions that got no answer: the person began anew
    by_people: int = 0  # moves in the log
    by_house: int = 0
    finished: int = 0
    running: int = 0
    messages: int = 0  # that came to exist under a nonce
    sent_again: int = 0  # sends repeated under a nonce already known
    doubles: int = 0  # messages that stood under a nonce that Discord still remembered
    anew: int = 0  # sends so late that Discord had forgotten the nonce of the first one: a run on a slow machine
    seconds: float = 0.0

    def __str__(self) -> str:
        moments, befell = _counted(self.kills), _counted(self.befell)
        return (
            f"seed {self.seed}: {self.kills.total()} kills ({moments}), {self.starts} starts, {self.seconds:.0f} s\n"
            f"machine: {befell or 'nothing went wrong'}\n"
            f"moves: {self.acknowledged} acknowledged to people, {self.by_people} of people and {self.by_house} of "
            f"bot players in the log; {self.silent} interactions without an answer\n"
            f"tables: {self.finished} finished, {self.running} went on from where they stood to their end; "
            f"filled with bots: {_counted(self.filled)}\n"
            f"messages: {self.messages}, {self.sent_again} sent again under their nonce, {self.doubles} doubles, "
            f"{self.anew} sent anew after Discord had forgotten the nonce"
        )


def _counted(what: Counter[str]) -> str:
    return ", ".join(f"{n} {name}" for name, n in sorted(what.items()))
