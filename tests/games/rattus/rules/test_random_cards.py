"""Any six of the eighteen cards make a game that ends, whatever people do."""

from __future__ import annotations

from random import Random

import pytest

from rules.rattus import conserved, game
from rules.rattus.components import CARD_OF
from rules.rattus.options import CARD_NAMES, Options
from rules.rattus.state import OUT
from tests.conformance.moment import Played, play_game
from tests.conformance.properties import replay_equals_play, the_end_is_quiet

DRAWS = 1000
PORTIONS = 20


def drawn(seed: int) -> Played:
    """A game of random play with six cards drawn from all eighteen."""
    cards = tuple(Random(f"cards {seed}").sample(CARD_NAMES, 6))
    return play_game(game, 2 + seed % 3, Options(cards="chosen", chosen=cards), seed)


@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.sampled
def test_any_six_of_eighteen_cards_make_a_whole_game(portion: int) -> None:
    for seed in range(portion, DRAWS, PORTIONS):
        played = drawn(seed)
        assert conserved(played.end) == conserved(played.start), seed
        the_end_is_quiet(played)
        assert sum(holder != OUT for holder in played.end.holder) == 6, seed
    replay_equals_play(played)


def test_the_draws_bring_every_pair_of_cards_together() -> None:
    pairs: set[tuple[str, str]] = set()
    for seed in range(DRAWS):
        cards = sorted(Random(f"cards {seed}").sample(CARD_NAMES, 6))
        pairs |= {(one, other) for i, one in enumerate(cards) for other in cards[i + 1 :]}
    assert len(pairs) == len(CARD_OF) * (len(CARD_OF) - 1) // 2
