"""What an answer is said to bring holds in every world that its seat could be in, and then comes so."""

from __future__ import annotations

from random import Random

from bot.faces import LABEL
from rules.core import Move

from .cases import Case
from .playing import Moment, prospect_in


def test_what_is_foreseen_holds_in_every_other_world(case: Case) -> None:
    chance, compared = Random(LABEL), 0
    for moment in case.games.of_each_kind(20):
        game, ask = case.game, moment.ask
        world = game.imagine(moment.state, ask.seat, chance.randbytes(32))
        here, there = prospect_in(game, moment.state, ask), prospect_in(game, world, ask)
        one, other = here.of(*moment.pick), there.of(*moment.pick)
        assert one is not None and other is not None
        assert (one.events, one.ask, one.waiting, one.view) == (other.events, other.ask, other.waiting, other.view)
        compared += bool(one.events)
    assert compared


def test_an_answer_to_a_question_that_stands_alone_brings_what_was_said(case: Case) -> None:
    for moment in case.games.of_each_kind(20):
        if moment.state.agenda[-1] == (moment.ask.choice, moment.ask.args):
            after = prospect_in(case.game, moment.state, moment.ask).of(*moment.pick)
            assert after is not None
            told = [event.seen_by(None) for event in moment.events]
            assert [event for event in told if event in after.events][: len(after.events)] == list(after.events)


def test_what_is_no_answer_brings_nothing(case: Case) -> None:
    moment: Moment = next(iter(case.asked()))
    move = Move(moment.ask.seat, moment.ask.choice, ("nonsense",), moment.ask.revision)
    assert prospect_in(case.game, moment.state, moment.ask).of(*move.pick) is None
