"""What bots of Notre Dame judge a position by."""

from bot.games.notre_dame.player import of

from .rules.build import table


def test_whom_the_doctor_spares_is_in_no_danger_from_this_rounds_rats() -> None:
    g = table("Red: rat 8", "Yellow: rat 8", display="doctor barmaid night_watchman").g
    red, yellow = of(g)[:2]
    assert red.outbreak == yellow.outbreak > 0
    g.doctored = (0,)
    red, yellow = of(g)[:2]
    assert red.outbreak == 0 < yellow.outbreak
