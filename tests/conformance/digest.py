"""One number for everything that happens in some games: equal on every machine and under every hash seed.

`python -m tests.conformance.digest KEY…` prints it for each key.
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import sha256

from rules.core import AnyGame

from .moment import cases, random_move


def digest(game: AnyGame, seed: int = 1) -> str:
    """All questions, saves and events of one random game for each seat count and option set."""
    told = sha256()
    for case in cases([game]):
        rng = random.Random(seed)
        g = game.new(case.seats, rng.randbytes(32), game.contract.options[case.option])
        while g.asked:
            g, events = game.play(g, random_move(rng, g.asked))
            told.update(repr((g.asked, events, game.view(g, 0))).encode())
            told.update(json.dumps(game.save(g)).encode())
    return told.hexdigest()


if __name__ == "__main__":
    from .games import ALL

    print(*(f"{key} {digest(ALL[key])}" for key in sys.argv[1:]), sep="\n")
