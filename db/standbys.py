"""The standbys of a PostgreSQL server: whether one has every move that people saw confirmed."""

from __future__ import annotations

from typing import NamedTuple

from .link import Connection

IN_STEP = ("sync", "quorum")  # a commit waits for these


class Standbys(NamedTuple):
    """What the server reports of its standbys.

    `states`: the name of each connected standby with its `sync_state`, None if this user may not see that.
    """

    wanted: str  # `synchronous_standby_names`
    commit: str  # `synchronous_commit`
    states: tuple[tuple[str, str | None], ...]

    @property
    def is_waited_for(self) -> bool:
        """Whether a move is confirmed only when a standby has it."""
        return bool(self.wanted) and self.commit != "local"

    @property
    def is_missing(self) -> bool:
        """Whether a move waits for a standby and, as far as this user may see, none is there."""
        return self.is_waited_for and not any(state is None or state in IN_STEP for _, state in self.states)


def standbys(connection: Connection) -> Standbys:
    """Ask the server. Not for an SQLite file, which has no standbys."""
    sql = "select current_setting('synchronous_standby_names'), current_setting('synchronous_commit')"
    wanted, commit = connection.execute(sql).fetchone()
    sql = "select application_name, sync_state from pg_stat_replication order by 1, pid"
    return Standbys(wanted, commit, tuple((name, state) for name, state in connection.execute(sql).fetchall()))
