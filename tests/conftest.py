"""What holds for all tests: chance, how slow Discord is, which tests begin, and what of Discord was used."""

import pytest

from rules import GAMES

from . import minimal  # noqa: F401  # its texts are found before any catalogue is read

pytest_plugins = ("tests.support.chance", "tests.support.openapi_report")

# They mostly wait, some for minutes: begun last, they would be waited for alone.
BEGUN_FIRST = ("tests/test_crash.py", "tests/e2e/test_a_week.py", "tests/browser/test_whole_game.py")


LONGEST_FIRST = sorted(GAMES, key=len, reverse=True)  # one key may begin with another


def pytest_addoption(parser: pytest.Parser) -> None:
    """Other circumstances for the end-to-end tests: a slow Discord, a client without a gateway that delivers."""
    parser.addoption("--delays", action="store_true", help="end-to-end tests at a sandbox as slow as Discord")
    parser.addoption("--apart", action="store_true", help="end-to-end tests where a client that only logs in delivers")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that wait longest; of a `sampled` test all cases but the first of each game are thorough."""
    items.sort(key=lambda item: not item.nodeid.startswith(BEGUN_FIRST))
    seen = set[tuple[str, str]]()
    for item in items:
        if item.get_closest_marker("sampled"):
            test, _, case = item.nodeid.partition("[")
            sample = test, next((key for key in LONGEST_FIRST if key in case), "")
            if sample in seen:
                item.add_marker("thorough")
            seen.add(sample)
