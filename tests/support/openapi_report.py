"""Reports at the end of a run which of Discord's operations the tests exercised; imported by `tests/conftest.py`."""

import sys
from collections import Counter
from typing import Any

import pytest

_COLLECTED: Counter[str] = Counter()
_OUTPUT = "discord_operations"


def _exercised() -> Counter[str]:
    """Return this process's counts; if no test used the sandbox the checker was never imported."""
    checker = sys.modules.get("tests.support.openapi")
    return Counter() if checker is None else checker.EXERCISED


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Pass a worker's counts to the process that reports."""
    output = getattr(session.config, "workeroutput", None)
    if output is None:
        _COLLECTED.update(_exercised())
    else:
        output[_OUTPUT] = dict(_exercised())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Add a worker's counts."""
    _COLLECTED.update(getattr(node, "workeroutput", {}).get(_OUTPUT, {}))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the operations with their counts."""
    if _COLLECTED:
        terminalreporter.section("Discord operations held against the official description")
        counts = ", ".join(f"{name} {count}" for name, count in sorted(_COLLECTED.items()))
        terminalreporter.write_line(f"{len(_COLLECTED)} operations: {counts}")
