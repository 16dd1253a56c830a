"""Finished games as zip files: one's own, and a server's for those who manage it."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from zipfile import ZipFile

from bot.tables import Person, Place
from bot.tables.storage import records
from bot.text import words_for
from bot.ui.interactions import exporting, my_data
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import EXPORTS, Services
from rules import GAMES
from tests.support.company import Company


async def games(services: Services) -> tuple[list[str], str]:
    """The codes of two games that Ana has ended with Bea, and of one that goes on."""
    company, ended = Company(services.tables), list[str]()
    for game in ("rattus", "rattus_cartus"):
        ended.append(await company.sit_down(game, 2))
        for person in (await company.play_on(ended[-1], 8)).people:
            await services.tables.vote_end(ended[-1], person)
    return ended, await company.sit_down("rattus", 2)


def caller(person: int = 101, locale: str = "en") -> Caller:
    """Somebody in the server of these tables."""
    return Caller(Person(person, "Ana"), words_for(locale), "key", Place(1, 77))


async def made(reply: Reply) -> list[Reply]:
    """All that comes."""
    assert reply.stream is not None
    return [each async for each in reply.stream]


def zips(replies: list[Reply]) -> dict[str, str]:
    """The files in the zip files, by name."""
    found: dict[str, str] = {}
    for reply in replies:
        if reply.file and reply.file[0].endswith(".zip"):
            assert isinstance(reply.file[1], bytes)
            archive = ZipFile(BytesIO(reply.file[1]))
            found |= {name: archive.read(name).decode() for name in archive.namelist()}
    return found


async def test_one_s_own_export_has_all_finished_games_as_sound_records_and_no_other(services: Services) -> None:
    ended, running = await games(services)
    given = await made(await my_data.export(services, caller()))
    assert given[0].file and given[0].file[0] == "mydata.json"
    files = zips(given)
    assert sorted(files) == sorted([f"rattus-{ended[0]}.json", f"rattus_cartus-{ended[1]}.json"])
    for text in files.values():
        assert records.verify(records.read(text), GAMES).valid
    assert running not in str(files)
    assert [each.file is not None for each in await made(await my_data.export(services, caller(999)))] == [True]


async def test_a_server_s_games_are_for_those_who_manage_it(services: Services) -> None:
    await games(services)
    assert (await exporting.server_games(services, caller(999))).stream is None
    manager = replace(caller(999, "fr"), manages=True)
    given = await made(await exporting.server_games(services, manager))
    assert len(zips(given)) == 2 and "parties" in given[0].text
    elsewhere = replace(manager, place=Place(2, 78))
    assert "Aucune partie" in (await exporting.server_games(services, elsewhere)).text


async def test_who_exports_while_many_do_is_told_to_come_back(services: Services) -> None:
    await games(services)
    services.exports._most = 0
    manager = replace(caller(999), manages=True)
    assert "press again" in (await made(await exporting.server_games(services, manager)))[-1].text
    assert "press again" in (await made(await my_data.export(services, caller())))[-1].text


async def test_a_fault_on_the_way_is_told_in_its_place(services: Services) -> None:
    await games(services)
    stream = (await my_data.export(services, caller())).stream
    assert stream is not None
    first = await anext(stream)
    await services.tables._database.close()
    last = [each async for each in stream][-1]
    assert first.file and last.file is None and "fault" in last.text


async def test_games_in_the_host_s_archive_are_counted(services: Services) -> None:
    ended, _ = await games(services)
    await services.tables.archived.remove(ended[0], "a.json")
    given = await made(await my_data.export(services, caller()))
    assert len(zips(given)) == 1 and "One older game is in the archive" in given[-1].text


async def test_no_more_exports_are_taken_at_the_same_time_than_wait_in_the_queue(services: Services) -> None:
    await games(services)
    manager = replace(caller(999), manages=True)
    replies = [await exporting.server_games(services, manager) for _ in range(EXPORTS + 5)]
    streams = [reply.stream for reply in replies if reply.stream]
    begun = [(await anext(stream)).text for stream in streams]
    assert ["press again" in text for text in begun] == [False] * EXPORTS + [True] * 5
    for stream in streams:
        await stream.aclose()
    assert len(zips(await made(await exporting.server_games(services, manager)))) == 2, "who gave up left the queue"
