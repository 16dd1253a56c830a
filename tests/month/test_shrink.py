"""A failing month is made small: what a fault does not need is left out, and the command gives the same again."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

import pytest
import structlog

from .__main__ import plan_of
from .figures import Figures
from .plan import Plan
from .planted import sounds_at_night
from .run import simulate
from .shrink import Shrinking

PLAN = Plan(seed=3, days=3, tables=3, people=8)


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Faults are injected here: what the host logs of them is no news."""
    with structlog.testing.capture_logs():
        yield


def planted(plan: Plan) -> Figures:
    with pytest.MonkeyPatch.context() as patch:
        sounds_at_night(patch)
        return simulate(plan)


@pytest.mark.thorough
def test_a_failing_month_is_made_small_and_its_command_gives_the_same_again() -> None:
    failing = planted(PLAN)
    shrinking = Shrinking(PLAN, failing, planted, 60.0)
    small = shrinking.smallest()
    plan = shrinking.plan
    assert small.promise == failing.promise == "quiet"
    assert (plan.faults, plan.wire) == (0.0, 0.0)
    assert len([name for name in plan.names("table") if plan.has(name)]) == 1
    command = next(line for line in small.broken.splitlines() if line.startswith("python")).split(", day")[0]
    again = planted(plan_of(shlex.split(command)[3:]))
    assert again.broken == small.broken


def test_a_plan_says_in_the_fewest_words_what_takes_part() -> None:
    left = {f"table {n}" for n in range(60) if n != 7} | {"person 1003"}
    plan = Plan(seed=1, without=frozenset(left), faults=0.0).shortest()
    assert sorted(plan.only | plan.without) == ["person 1003", "table 7"]
    assert plan.has("table", 7) and not plan.has("table", 8) and not plan.has("person", 1003)
    nobody = Plan(seed=1, people=3, without=frozenset(f"person {n}" for n in (1000, 1001, 1002))).shortest()
    assert nobody.without == {"person"} and not nobody.has("person", 1001)
