"""On which store a test runs: SQLite, and PostgreSQL if a server is available."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import pytest

from . import fresh_database, postgres

SQLITE, POSTGRESQL = "sqlite", "postgresql"


def on_both(metafunc: pytest.Metafunc) -> None:
    """Run an asynchronous test once on each store, unless it is marked `sqlite`."""
    both = inspect.iscoroutinefunction(metafunc.function) and not metafunc.definition.get_closest_marker("sqlite")
    if "store" in metafunc.fixturenames and both and postgres.ADDRESS:
        on_server = pytest.param(POSTGRESQL, marks=pytest.mark.thorough)
        metafunc.parametrize("store", (SQLITE, on_server), indirect=True)


@pytest.fixture(autouse=True)
def store(request: pytest.FixtureRequest) -> Iterator[str]:
    """The store on which the test's databases from `fresh` are."""
    chosen = getattr(request, "param", SQLITE)
    fresh_database.on_postgres = chosen == POSTGRESQL
    yield chosen
    fresh_database.on_postgres = False
    postgres.give_back()


@pytest.fixture(autouse=True, scope="session")
def _no_database_is_left() -> Iterator[None]:
    yield
    postgres.drop_all()
