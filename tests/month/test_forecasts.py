"""How the month judges forecasts: by the spans of which everything is known, whatever came of them."""

from __future__ import annotations

from bot.tables.transitions.forecast import Forecast

from .forecasts import Forecasts, told_of
from .people import DAY
from .promises import Promises

NOW = 30 * DAY


def judged(*, told: dict[str, list[tuple[int, int]]], ended: dict[str, int], closed: set[str]) -> str:
    forecasts = Forecasts(lambda: None, Promises({}, 0.0, NOW, lambda: NOW))
    forecasts.told = {code: [Forecast(a * DAY, b * DAY) for a, b in spans] for code, spans in told.items()}
    forecasts.ended, forecasts.closed = {code: day * DAY for code, day in ended.items()}, closed
    return told_of(forecasts.verdict(NOW))


def test_games_count_by_the_spans_that_are_over_and_not_those_that_people_gave_up() -> None:
    told = {"A": [(5, 9), (6, 8)], "B": [(3, 4), (20, 40)], "C": [(1, 2)], "D": [(2, 3)]}
    assert judged(told=told, ended={"A": 8, "C": 0}, closed={"D"}) == "50% of 4 ended in the span, 1 before, 1 after it"


def test_without_a_span_that_is_over_nothing_is_said() -> None:
    assert judged(told={"A": [(5, 31)]}, ended={}, closed=set()) == "none was over, 0 before, 0 after it"
