"""Words in the database that this program does not know: told in the log, and kept from everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from structlog.testing import capture_logs

from bot.faults import RepeatedFaults
from bot.tables import BrokenTable, Place
from bot.tables.storage import serialization, settings_rows
from bot.tables.values import Cup, Seek
from bot.tables.values.settings import Notices, Remind
from bot.tables.values.stored_words import word
from db import tables as rows
from db.tables import Whole

from .host import ANA, BEA, CHLOE, HERE, Host
from .test_sounds import asked_back

ANYBODY = 4711  # with a number of their own, as each is told of once


@pytest.fixture(autouse=True)
def _told_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test, on whichever store, begins as a process in which the log has told of no word yet."""
    monkeypatch.setattr(settings_rows, "_unknown", RepeatedFaults())


async def spoil(host: Host, sql: str, *values: object) -> None:
    """Write past the program, as a hand or a later version would."""
    await host.db.write(lambda connection: connection.execute(sql, values) and None)


def test_a_word_is_one_of_its_list_and_of_its_kind() -> None:
    assert word(Notices, "channel") == "channel"
    assert word(Remind, 24) == 24
    for kind, unknown in ((Notices, "banana"), (Notices, ""), (Notices, None), (Remind, "24"), (Remind, 5)):
        with pytest.raises(ValueError, match="is none of"):
            word(kind, unknown)  # type: ignore[arg-type]


# ------------------------------------------------------------------- people and servers


async def test_a_person_whose_notices_are_no_word_is_told_by_direct_message_and_the_host_by_the_log(host: Host) -> None:
    await host.tables.people.change(BEA.id, lambda own: replace(own, remind=4, language="fr"))
    await spoil(host, "update people set notices = 'banana' where person = ?", BEA.id)
    with capture_logs() as lines:
        code = await asked_back(host)
        settings = await host.tables.people.settings(BEA.id)
    asked = [(row.kind, row.person) for row in await host.outbox(code) if row.topic == "undo_asked"]
    assert asked == [("notice", BEA.id)]
    assert (settings.notices, settings.remind, settings.language) == ("dm", 4, "fr"), "the others stay"
    told = [(line["event"], line["setting"]) for line in lines if line["log_level"] == "error"]
    assert told == [("a stored setting is not known", "notices")], "once, not at every reading"
    assert "banana" not in str(lines)


@pytest.mark.parametrize(
    ("name", "stored", "usual"),
    [
        ("notices", "banana", "dm"),
        ("dm", "banana", "unknown"),
        ("reading", "banana", "pictures"),
        ("invitations", "banana", "everybody"),
        ("remind", 99, 24),
    ],
)
async def test_a_setting_that_is_not_known_is_as_usual_until_it_is_set_again(
    host: Host, name: str, stored: object, usual: object
) -> None:
    await host.tables.people.change(ANYBODY, lambda own: replace(own, language="fr"))
    await spoil(host, f"update people set {name} = ? where person = ?", stored, ANYBODY)
    settings = await host.tables.people.settings(ANYBODY)
    assert (getattr(settings, name), settings.language) == (usual, "fr")
    assert (await host.tables.people.change(ANYBODY, lambda own: replace(own, hints=False))).language == "fr"


async def test_a_server_whose_way_to_open_tables_is_not_known_opens_them_in_threads(host: Host) -> None:
    await host.tables.people.change_server(77, lambda server: replace(server, language="fr", rooms="here"))
    await spoil(host, "update servers set rooms = 'cellar' where guild = 77")
    with capture_logs() as lines:
        server = await host.tables.people.server(77)
    assert (server.rooms, server.language) == ("threads", "fr")
    assert [line["setting"] for line in lines] == ["rooms"]


# ------------------------------------------------------------------- tables


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda whole: whole._replace(table=replace(whole.table, status="banana")),
        lambda whole: whole._replace(table=replace(whole.table, standing="banana")),
        lambda whole: whole._replace(players=[replace(row, stand="banana") for row in whole.players]),
        lambda whole: whole._replace(players=[replace(row, level="banana") for row in whole.players]),
        lambda whole: whole._replace(table=replace(whole.table, before_frozen='["banana", 0.0, null]')),
    ],
)
async def test_a_table_with_a_word_that_is_not_known_is_broken(host: Host, spoiled: Callable[[Whole], Whole]) -> None:
    whole = await host.db.read(partial(rows.whole, code=await host.running(2)))
    assert whole is not None
    serialization.read_table(host.games, whole)
    with pytest.raises(BrokenTable, match=r"banana|literal"):
        serialization.read_table(host.games, spoiled(whole))


# ------------------------------------------------------------------- seeks and cups


async def test_others_meet_beside_somebody_who_waits_at_a_pace_that_is_not_known(host: Host) -> None:
    await host.tables.seeking.seek(Seek(CHLOE, HERE, "magpie", seats=3))
    await spoil(host, "update seeks set pace = 'banana' where person = ?", CHLOE.id)
    with capture_logs() as lines:
        assert await host.tables.seeking.seek(Seek(ANA, HERE, "magpie")) is None
        opened = await host.tables.seeking.seek(Seek(BEA, HERE, "magpie"))
        assert await host.tables.seeking.of(CHLOE.id) == ()
    assert opened is not None and set(opened.table.people) == {ANA.id, BEA.id}
    assert {line["event"] for line in lines} == {"what somebody waits for is not known"}
    assert len(lines) == 1


async def test_a_cup_with_a_pace_that_is_not_known_is_missing_in_lists_and_keeps_the_others_there(host: Host) -> None:
    bad = await host.tables.cups.open(ANA, Cup("", "magpie", HERE, 8, 4, 3, 7, "relaxed", "en", 0.0))
    good = await host.tables.cups.open(ANA, Cup("", "magpie", Place(1, 12), 8, 4, 3, 7, "relaxed", "en", 0.0))
    await spoil(host, "update cups set pace = 'banana' where cup = ?", bad.code)
    with capture_logs() as lines:
        assert [cup.code for cup in await host.tables.cups.of(ANA.id)] == [good.code]
        assert [cup.code for cup in await host.tables.cups.open_in(1)] == [good.code]
    assert [(line["event"], line["table"]) for line in lines] == [("a cup cannot be read", bad.code)]
