"""What holds for all tests: at the end of a run it is told which of Discord's operations were exercised."""

from tests.support.openapi_report import pytest_sessionfinish, pytest_terminal_summary, pytest_testnodedown

__all__ = ["pytest_sessionfinish", "pytest_terminal_summary", "pytest_testnodedown"]
