"""What a seat alone may know: the public is told none of it, and a seat nothing that it cannot know."""

from __future__ import annotations

import pytest

from bot.text import LOCALES, units, words_for

from .cases import Case, its_share
from .people import names, worst_names, worst_said_names

ROOM = 1000  # of the secrets in a private message


def test_the_public_has_no_secrets(case: Case) -> None:
    for seats in case.game.seats:
        for state in (case.games.laid_out(seats), case.game.new(seats, bytes(32))):
            assert case.face.secrets(words_for("en"), case.game.view(state, None), names(seats)) == ()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_seat_is_told_nothing_it_cannot_know(case: Case, locale: str) -> None:
    words, told = words_for(locale), set()
    for n, moment in enumerate(its_share(case.games.some(500), locale)):
        people = names(moment.state.seats)
        for seat in range(moment.state.seats):
            lines = case.face.secrets(words, case.game.view(moment.state, seat), people)
            world = case.game.imagine(moment.state, seat, bytes([n % 251]) * 32)
            assert case.face.secrets(words, case.game.view(world, seat), people) == lines
            told.add(lines)
    assert len(told) > 10, "the games must have had secrets"


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_secrets_of_random_games_fit_a_private_message(case: Case, locale: str, spoken: bool) -> None:
    words, people = words_for(locale, spoken=spoken), worst_said_names if spoken else worst_names
    for moment in its_share(case.games.some(700), locale, other=spoken):
        view = case.game.view(moment.state, moment.ask.seat)
        assert units("\n".join(case.face.secrets(words, view, people(view.seats)))) <= ROOM
