"""What others still need of somebody who is erased: questions to the table, messages that are due, tables of others."""

from __future__ import annotations

import json

import pytest

from db import Connection, TimerRow, upsert

from .host import ANA, BEA, Host
from .test_personal_data import ZOE, seated


@pytest.mark.parametrize("kind", ["ballot", "proposal"])
async def test_a_question_to_the_table_ends_with_who_asked_it(host: Host, kind: str) -> None:
    code = await host.running(2)
    asked = json.dumps({"seat": 1, "by": ZOE.id, "votes": [[BEA.id, "care"]]})

    def ask(link: Connection) -> None:
        link.execute(f"update tables set {kind} = ?", (asked,))
        upsert(link, TimerRow(code, "agree", 0, 99.0))

    await host.db.write(ask)
    await host.tables.personal_data.erase(ZOE.id)
    sql = f"select {kind}, (select count(*) from timers where kind = 'agree') from tables"
    assert await host.db.read(lambda link: link.execute(sql).fetchone()) == (None, 0)


async def test_messages_that_are_due_name_the_others_and_not_who_is_erased(host: Host) -> None:
    code = await seated(host, 22, ANA, BEA)
    mentions = {"pause": (ZOE.id, ANA.id), "end": (ZOE.id,), "candidate": (ANA.id,)}
    for topic, people in mentions.items():
        await host.tables.messages.mention(code, *people, topic=topic)
    before = {row.topic: row.version for row in await host.outbox(code) if row.kind == "mention"}
    await host.tables.personal_data.erase(ZOE.id)
    after = {row.topic: row for row in await host.outbox(code) if row.topic in mentions}
    assert {topic: json.loads(row.facts)["people"] for topic, row in after.items()} == {
        "pause": [ANA.id],
        "candidate": [ANA.id],
    }
    assert after["pause"].version > before["pause"], "one on its way is sent anew"
    assert after["candidate"].version == before["candidate"]


async def test_tables_of_others_are_not_written_when_somebody_is_erased(host: Host) -> None:
    code, other = await host.running(2), await seated(host, 22, ANA, BEA)
    before = (await host.look(code)).writes
    await host.tables.personal_data.erase(ZOE.id)
    await host.restart()
    assert (await host.look(code)).writes == before and (await host.look(other)).host == ANA.id
