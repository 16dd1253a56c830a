"""Numbers for buttons that name a line of the log without telling how many lines there are."""

from __future__ import annotations

from hashlib import blake2b

from .table import Snapshot

MOST = 10**9  # what the id of a button has room for


def number_of_line(table: Snapshot, line: int) -> int:
    """A number for a line of a running table's log, which only who knows the deal's secret can turn into the line.

    A changed sealed answer is a line too, and nobody is to notice it by the numbers of the lines around it.
    """
    assert table.state is not None
    mixed = blake2b(f"{table.code} {line}".encode(), key=bytes.fromhex(table.state.secret), digest_size=8)
    return int.from_bytes(mixed.digest()) % MOST
