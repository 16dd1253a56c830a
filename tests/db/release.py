"""Write the dump of the newest schema that `test_migrations` keeps: `python -m tests.db.release`, once per schema."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from bot.tables import Place
from db.migrations import STEPS
from tests.tables.host import Host

RELEASED = Path(__file__).parent / "released"


async def tables_in_all_states(path: Path) -> None:
    """One table that is over, one in the middle of a game, one lobby."""
    host = Host(path)
    await host.start()
    await host.to_the_end(await host.running(2))
    host.clock.move(60)
    code = await host.running(3, Place(1, 12))
    await host.until(code, "lay")
    host.clock.move(60)
    await host.lobby(4, Place(1, 13))
    await host.stop()


def main() -> None:
    """Write `released/NNNN.sql`, unless it is there: what was released never changes."""
    target = RELEASED / f"{STEPS[-1].version:04}.sql"
    if target.exists():
        raise SystemExit(f"{target.name} is released and stays as it is")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        asyncio.run(tables_in_all_states(path))
        connection = sqlite3.connect(path)
        dump = "\n".join(connection.iterdump())
        connection.close()
    RELEASED.mkdir(exist_ok=True)
    target.write_text(f"{dump}\npragma user_version = {STEPS[-1].version};\n", "utf-8")


if __name__ == "__main__":
    main()
