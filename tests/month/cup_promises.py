"""What must hold of cups: rounds and the end come by themselves, everybody is drawn once and stands in the results."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field

import db
from bot.tables.storage import cup_store
from bot.tables.transitions.cup_scores import scores
from bot.tables.values import Cup, CupTable
from db import cups as rows

from .discord_in_memory import Discord
from .heard import Broken
from .promises import LATE

Connection = sqlite3.Connection


@dataclass
class CupPromises:
    """Looks at all cups once an hour, and at the end at their results."""

    now: Callable[[], float]
    _due_since: dict[str, float] = field(default_factory=dict)

    def everything(self, connection: Connection, up_since: float) -> None:
        """Nothing of a cup is overdue for long while the host is up, and each round is drawn fairly."""
        for row in db.select(connection, db.CupRow, "where true order by cup"):
            cup = cup_store.read(connection, row.cup)
            for number in range(1, cup.round + 1):
                self._drawn(cup, [table for table in cup.tables if table.round == number])
            if not self._is_due(connection, cup):
                self._due_since.pop(cup.code, None)
            elif self.now() - max(self._due_since.setdefault(cup.code, self.now()), up_since) > LATE:
                raise Broken("ends", f"round {cup.round} of {cup.rounds}: the cup should have gone on by now", cup.code)

    def _is_due(self, connection: Connection, cup: Cup) -> bool:
        """Whether the next round, or the end, waits for nothing."""
        this, any_runs = (rows.tables_run(connection, cup.code, since) for since in (cup.round, 1))
        over = cup.round >= cup.rounds or len(cup.playing) < 2
        due = not any_runs if over else not this or self.now() >= cup.round_ends
        return cup.status == "running" and due

    def _drawn(self, cup: Cup, tables: list[CupTable]) -> None:
        drawn = [person for table in tables for person in table.drawn if person]
        if len(drawn) != len({*drawn}) or any(len(table.drawn) > cup.seats for table in tables):
            raise Broken("cups", f"somebody sits twice in a round: {tables}", cup.code)
        if missing := {each.person.id for each in cup.playing} - {*drawn}:
            raise Broken("cups", f"{missing} were not drawn: {tables}", cup.code)

    def ended(self, connection: Connection, discord: Discord) -> int:
        """At the end: every cup that began is over, and its channel shows a table with everybody. Returns how many."""
        found = [cup_store.read(connection, row.cup) for row in db.select(connection, db.CupRow, "where round > 0")]
        for cup in found:
            if cup.status != "over":
                raise Broken("ends", "the cup is not over", cup.code)
            self._results(connection, cup)
            self._told(connection, cup, discord)
        return len(found)

    def _results(self, connection: Connection, cup: Cup) -> None:
        """A table brings fifty points a seat, or fewer where a seat was given up."""
        played = cup_store.played(connection, cup)
        points = {score.entrant.person.id: score.points for score in scores(cup, played)}
        for each in played:
            if not each.ended:
                raise Broken("ends", f"table {each.table.code} runs, and the cup is over", cup.code)
            got = [points[person][each.table.round - 1] or 0 for person in each.table.drawn if person]
            kept = each.places and each.people == each.table.drawn
            if not 0 <= sum(got) <= 50 * len(each.people) + 1 or (kept and sum(got) < 50 * len(each.people) - 1):
                raise Broken("cups", f"table {each.table.code} brought {got} points", cup.code)

    def _told(self, connection: Connection, cup: Cup, discord: Discord) -> None:
        row = connection.execute("select channel, message, line from messages where code = ?", (cup.code,)).fetchone()
        if row is None or row[2] != cup.rounds + 1:
            raise Broken("cups", f"the cup is over, and its message tells of round {row and row[2]}", cup.code)
        shown = str(discord.channels[row[0]][row[1]])
        for entrant in cup.entrants:
            if entrant.person.name and entrant.person.name not in shown:
                raise Broken("cups", "somebody is missing in the table of results", cup.code, entrant.person.id)
