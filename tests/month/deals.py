"""What must hold of tables with the same deal: nothing of one shows at another before all are over."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from bot.tables import Tables

from .discord_in_memory import PRIVATE
from .heard import Broken
from .people import HOUR

Connection = sqlite3.Connection
CODE: Final = re.compile(r"(?<![A-Za-z0-9])[A-Z0-9]{4}(?![A-Za-z0-9])")
DUE: Final = "select kind, person, topic, facts, due, sound from outbox where code = ? order by kind, person, topic"
TIMERS: Final = "select kind, seat, due from timers where code = ? order by kind, seat"
# Finished games of people that count for ratings, but for deals that are still played.
COUNTED: Final = """select count(*) from tables t where t.status = 'over' and t.result is not null
    and cast(json_extract(t.terms, '$.counts') as text) in ('1', 'true') and not exists (
        select 1 from tables o where o.deal = t.deal and o.status not in ('over', 'closed'))"""


class Sister(NamedTuple):
    """One of the tables with the same deal, as it is stored."""

    code: str
    status: str
    writes: int
    channel: int
    seal: str
    due: tuple[tuple[Any, ...], ...]  # what is to be sent, and what is to happen there


@dataclass
class Deals:
    """Looks at tables with the same deal after each write, at what is shown anywhere, and once an hour at the rest."""

    now: Callable[[], float]
    secret: dict[str, str] = field(default_factory=dict)  # code: deal, while one of its tables runs
    sat: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))  # code: who ever sat there
    places: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))  # code: its channels
    ended: dict[str, float] = field(default_factory=dict)  # deal: when all were over
    compared: int = 0
    looked: int = 0
    _before: dict[str, dict[str, Sister]] = field(default_factory=dict)

    def written(self, connection: Connection) -> None:
        """After a write: what is played at one table moves nothing at another, and nobody sits at two."""
        for deal, sisters in _deals(connection).items():
            before, runs = self._before.get(deal, {}), any(each.status == "running" for each in sisters.values())
            for each in sisters.values():
                self.places[each.code].add(each.channel)
                self._people(connection, deal, each.code, sisters)
            if len({each.seal for each in sisters.values()}) != 1:
                raise Broken("deals", f"the seals of {', '.join(sisters)} differ", deal)
            if runs and before:
                self._unmoved(before, sisters)
            self.secret = {code: of for code, of in self.secret.items() if of != deal}
            self.secret |= dict.fromkeys(sisters, deal) if runs else {}
            if not runs:
                self.ended.setdefault(deal, self.now())
            self._before[deal] = sisters

    def _people(self, connection: Connection, deal: str, code: str, sisters: dict[str, Sister]) -> None:
        for (person,) in connection.execute(
            "select person from players where code = ? and person is not null", (code,)
        ):
            self.sat[code].add(person)
            other = next((each for each in sisters if each != code and person in self.sat[each]), None)
            if other:
                raise Broken(
                    "deals", f"somebody sits at {code} who sat at {other}, where the deal is the same", deal, person
                )

    def _unmoved(self, before: dict[str, Sister], sisters: dict[str, Sister]) -> None:
        """Where one table was written and another was not, nothing is due at the other that was not before."""
        written = [code for code, each in sisters.items() if code in before and each.writes != before[code].writes]
        for code in sisters.keys() - {*written} if len(written) == 1 else ():
            self.looked += 1
            if code in before and sisters[code].due != before[code].due:
                raise Broken("deals", f"what happened at {written[0]} moved something at {code}", code)

    def shown(self, channel: int, text: str) -> None:
        """What a channel shows. Raises `Broken` if it names a table of a deal that its readers may not know of."""
        for code in {*CODE.findall(text)} & self.secret.keys():
            if channel not in self.places[code] and channel - PRIVATE not in self.sat[code]:
                raise Broken("deals", f"channel {channel} tells of {code}: {text[:300]}", code)

    async def asked(self, tables: Tables, connection: Connection, people: list[int]) -> None:
        """Lists, replays and ratings know nothing of a deal that is still played. Raises `Broken`."""
        ratings = await tables.ratings.all()
        most = max((rating.games for (_, party), rating in ratings.items() if party.person), default=0)
        (counted,) = connection.execute(COUNTED).fetchone()
        if most > counted:
            raise Broken("deals", f"somebody has {most} rated games, and {counted} count by now")
        over = {code for each in self._before.values() for code, one in each.items() if one.status == "over"}
        hidden = over & self.secret.keys()
        for person in people if hidden else ():
            for game in (await tables.recorded.finished_of(person)).games:
                if game.code in hidden & self.secret.keys():
                    raise Broken("deals", "a deal that is still played can be read", game.code, person)
        year, guilds = (
            datetime.fromtimestamp(self.now(), UTC).year,
            connection.execute("select distinct guild from tables"),
        )
        for (guild,) in guilds.fetchall() if hidden else ():
            longest = (await tables.years.of(guild, year)).longest
            if longest and longest[1] in hidden & self.secret.keys():
                raise Broken("deals", "a server's year tells of a deal that is still played", longest[1])

    def everything(self, connection: Connection) -> None:
        """Once an hour: some time after the last table is over, each of them has its comparison."""
        for deal, at in self.ended.items():
            for each in self._before[deal].values() if self.now() - at > HOUR else ():
                told = f"select 1 from {{}} where code = '{each.code}' and kind = 'compare'"
                stands = any(connection.execute(told.format(where)).fetchone() for where in ("messages", "outbox"))
                if each.status == "over" and not stands:
                    raise Broken("deals", "all tables are over, and no comparison came", each.code)
                self.compared += 1


def _deals(connection: Connection) -> dict[str, dict[str, Sister]]:
    found: dict[str, dict[str, Sister]] = defaultdict(dict)
    rows = connection.execute("select deal, code, status, writes, channel, terms from tables where deal is not null")
    for deal, code, status, writes, channel, terms in rows.fetchall():
        if code in json.loads(terms)["sisters"]:
            found[deal][code] = Sister(code, status, writes, channel, _seal(connection, code), _due(connection, code))
    return found


def _seal(connection: Connection, code: str) -> str:
    return str(connection.execute("select seal from tables where code = ?", (code,)).fetchone()[0])


def _due(connection: Connection, code: str) -> tuple[tuple[Any, ...], ...]:
    return tuple(_rows(connection, code))


def _rows(connection: Connection, code: str) -> Iterator[tuple[Any, ...]]:
    for sql in (DUE, TIMERS):
        yield from connection.execute(sql, (code,)).fetchall()
