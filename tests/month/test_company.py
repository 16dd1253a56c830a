"""What the month looks for in company: two apart who are blocked, unless they sat together before."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import BlockRow, upsert
from tests.tables.host import ANA, BEA, CHLOE, Host

from .company import Company
from .heard import Broken


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """A host that is running."""
    host = Host(tmp_path / "tables.sqlite3")
    await host.start()
    yield host
    await host.stop()


async def blocked(host: Host) -> None:
    """Ana blocks Bea, as if the product did not look."""
    await host.db.write(lambda connection: upsert(connection, BlockRow(ANA.id, BEA.id, BEA.name, 0.0)))


async def test_two_at_one_table_are_found_unless_they_sat_there_before_the_block(host: Host) -> None:
    company = Company()
    await host.to_the_end(await host.running(2))
    await host.running(3)
    await company.sat_together(host.tables, ANA.id, BEA.id)
    await blocked(host)
    with sqlite3.connect(host.path) as connection:
        company.apart(connection)
        company.sat.clear()
        with pytest.raises(Broken, match="sit together"):
            company.apart(connection)


async def test_a_block_between_others_is_no_matter(host: Host) -> None:
    await host.running(2)
    await host.db.write(lambda connection: upsert(connection, BlockRow(ANA.id, CHLOE.id, CHLOE.name, 0.0)))
    with sqlite3.connect(host.path) as connection:
        Company().apart(connection)
