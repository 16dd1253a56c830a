"""What holds for all tests: chance, how slow Discord is, and at the end which of its operations were exercised."""

import pytest

from . import minimal  # noqa: F401  # its texts are found before any catalogue is read

pytest_plugins = ("tests.support.chance", "tests.support.openapi_report")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/e2e --delays`: every call and event takes as long as at Discord."""
    parser.addoption("--delays", action="store_true", help="end-to-end tests at a sandbox as slow as Discord")
