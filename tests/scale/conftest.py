"""On SQLite, and on PostgreSQL where a server is at hand."""

from tests.support.stores import on_both, store

__all__ = ["store"]

pytest_generate_tests = on_both
