"""Randomness in the tests that play the whole product: every deal is drawn from a seed, which a failure shows.

All runs deal the same, so that a change is judged by what it changed; `pytest --seed new` draws other deals, and
`pytest --seed 12345` repeats those of a seed. Each test has its own sequence, made from the seed and the name of the
test, so that one test alone is dealt what it was dealt in the whole run.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Generator
from typing import Final

import pytest

STANDARD: Final = 1  # the seed of every run that names no other
DEALS = random.Random()  # for `PlayOptions(draw=DEALS.randbytes)`; seeded before every test


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --seed N`: deal as in the run that showed this seed; `pytest --seed new`: draw a new one."""
    parser.addoption("--seed", default=str(STANDARD), help="deal as in the run that told this seed; new: draw one")


def pytest_configure(config: pytest.Config) -> None:
    """Draw a seed if a new one is wanted; workers of pytest-xdist get the one drawn here."""
    if config.option.seed == "new":
        config.option.seed = str(secrets.randbelow(1_000_000))
    elif not config.option.seed.isdecimal():
        raise pytest.UsageError(f"--seed takes a number or new, not {config.option.seed}")


def pytest_report_header(config: pytest.Config) -> str:
    """Show the seed at the head of a run."""
    return f"deals: --seed {config.option.seed}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Start this test's own sequence."""
    DEALS.seed(f"{item.config.option.seed} {item.nodeid}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let a test that failed after something was drawn show how to deal the same again."""
    report = yield
    began = random.Random(f"{item.config.option.seed} {item.nodeid}").getstate()
    if report.failed and DEALS.getstate() != began:
        report.sections.append(("Deals", f'again: pytest "{item.nodeid}" --seed {item.config.option.seed}'))
    return report
