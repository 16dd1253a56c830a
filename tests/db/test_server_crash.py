"""A PostgreSQL server that crashes under a commit: what was not on its disk is not taken for stored."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import mkdtemp

import pytest

from db import Connection, Database, PersonRow, Server, insert, select
from tests.support import postgres
from tests.support.cut_proxy import CutProxy

from .test_postgres import people, person

SCRIPT = Path(__file__).parents[2] / ".ci" / "postgres"
pytestmark = pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)


class Cluster:
    """A server of its own that may crash."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.server = Server(self._do("start"))

    def _do(self, what: str) -> str:
        return subprocess.run([SCRIPT, what, self._folder], check=True, capture_output=True, text=True).stdout.strip()

    def crash(self) -> None:
        """End it at once and start it again, as after a power cut."""
        self.end()
        self._do("again")

    def end(self) -> None:
        """End it at once."""
        self._do("stop")


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """It, in a folder with a short path: that of a socket has little room."""
    folder = Path(mkdtemp(prefix="crash"))
    cluster = Cluster(folder)
    yield cluster
    cluster.end()
    shutil.rmtree(folder)


async def test_after_a_crash_another_transaction_of_the_same_number_is_not_taken_for_the_lost_one(
    cluster: Cluster, tmp_path: Path
) -> None:
    async with CutProxy(cluster.server, tmp_path) as proxy:
        bot = await Database.open(proxy.server, shared=True)
        other = await Database.open(cluster.server, shared=True)
        with postgres.connect(cluster.server) as admin:
            admin.execute("alter system set wal_writer_delay = '10s'")  # what is not committed is not written soon
            admin.execute("select pg_reload_conf()")
            admin.execute("checkpoint")
        numbers = list[int]()

        def work(link: Connection) -> str:
            numbers.append(int(link.execute("select cast(pg_current_xact_id() as text)").fetchone()[0]))
            insert(link, person(1))
            select(link, PersonRow)
            if len(numbers) == 1:
                proxy.cut_at(1, answered=False, for_good=True)
            return "stored"

        writing = asyncio.create_task(bot.write(work))
        while not proxy.cuts:
            await asyncio.sleep(0.01)
        cluster.crash()
        reached = 0
        while reached < numbers[0]:
            reached = await other.write(partial(_register, number=reached))
        await proxy.open()
        assert await writing == "stored"
        assert await people(other) == [person(1)]
        assert len(numbers) == 2, "the first one was lost"
        await bot.close()
        await other.close()


def _register(link: Connection, number: int) -> int:
    link.execute("delete from registered")
    link.execute("insert into registered (application, commands) values (?, 'commands')", (str(number),))
    return int(link.execute("select cast(pg_current_xact_id() as text)").fetchone()[0])
