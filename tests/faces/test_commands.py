"""Everything that can be decided can be typed, by one sub-command or another, in either language."""

from __future__ import annotations

import pytest

from bot.text import LOCALES
from bot.ui.interactions.command_input import completions, typed_moves
from cogs.game_commands import game_group

from .cases import Case
from .typing_in import Typist


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_of_every_question_can_be_typed(case: Case, locale: str) -> None:
    typist = Typist(case.commands)
    for moment in case.games.of_each_kind(6):
        if moment.ask.choice not in case.typed_with:
            perspective = typist.perspective_of(moment.state, moment.ask.seat, locale)
            for option in dict.fromkeys(moment.ask.options):
                assert typist.reached(perspective, moment.ask, option), (moment.ask.choice, option)
    steps = [step for sub in case.commands.subs for step in sub.steps]
    assert {choice for step in steps for choice in (*step.choices, *step.follow_ups)} == set(case.game.rules.choices)


def test_discord_takes_the_sub_commands(case: Case) -> None:
    assert len(game_group(case.commands).commands) == len(case.commands.subs) == case.sub_commands <= 25


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_offered_while_typing_is_understood(case: Case, locale: str) -> None:
    for moment in case.games.of_each_kind(2):
        if moment.ask.choice in case.typed_in_parts:
            continue  # what is offered there may be the beginning of a list
        perspective = Typist(case.commands).perspective_of(moment.state, moment.ask.seat, locale)
        for sub in case.commands.subs:
            for first in sub.parameters[:1]:
                for name, value in completions(perspective, sub, {first.parameter: ""}, first.parameter, ""):
                    assert 0 < len(name) <= 100
                    assert list(typed_moves(perspective, sub.steps, {first.parameter: value})), (sub.name, value)
