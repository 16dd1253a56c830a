"""In each game a seat that forgets what it was shown, or handed over itself, is found out by conformance."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules import GAMES
from tests.conformance.memory import imagined_worlds_agree_with_what_was_told
from tests.conformance.moment import Broken, play_game

FORGOTTEN = {  # where pieces lie that somebody has seen
    ("rattus", "tokens that the Witch looked at"): "rats",
    ("notre_dame", "cards that were handed on"): "hands",
    ("notre_dame", "cards to be kept, as they come from the right"): "drawn",
    ("notre_dame", "the persons that the Spy saw"): "grays",
    ("hameln", "their own tokens"): "tokens",
}


def unseen(pieces: Any) -> Any:
    """The same pieces as if nobody had looked at them, however they are laid out."""
    if hasattr(pieces, "seen_by"):
        return pieces._replace(seen_by=())
    return type(pieces)(map(unseen, pieces))


@pytest.mark.parametrize(("key", "zone"), [(key, zone) for (key, _), zone in FORGOTTEN.items()], ids=str)
def test_a_seat_that_forgets_what_lies_somewhere_is_found_out(key: str, zone: str) -> None:
    game = GAMES[key]

    def forgetful(g: Any, viewer: int | None) -> None:
        setattr(g, zone, unseen(getattr(g, zone)))
        game.deal_unknown(g, viewer)

    planted: Any = replace(game, deal_unknown=forgetful)
    with pytest.raises(Broken, match="imagined worlds agree with what was told: "):
        for seed, options in enumerate(2 * game.contract.options):
            play_game(planted, 3, options, seed, [imagined_worlds_agree_with_what_was_told])
