"""Records: every finished game can be checked by anybody, and no changed one passes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.tables import Place
from bot.tables.storage import records
from rules.core import seal
from tests.support.toys import TOYS

from .host import ANA, BEA, Host, refusing

Change = dict[str, Any]


async def a_record(host: Host, n: int = 3) -> Change:
    """The record of a game with drawn seats, with a move taken back."""
    code = await host.lobby(n)
    await host.tables.start(code, ANA.id)
    await host.until(code, "lay")
    table = await host.look(code)
    await host.answer(code, table.awaited[0])
    mover = table.players[table.awaited[0]]
    assert mover and mover.person
    await host.tables.undo(code, mover.person)
    await host.to_the_end(code)
    found: Change = json.loads(await host.tables.recorded.text(code))
    return found


def checked(record: Change) -> records.VerificationReport:
    """What the check says, after a way through a file."""
    return records.verify(records.read(json.dumps(record)), TOYS)


@pytest.mark.parametrize("n", [2, 3, 4])
async def test_a_played_game_is_as_sealed(host: Host, n: int) -> None:
    record = await a_record(host, n)
    report = checked(record)
    assert report.valid, report
    assert report.moves == sum(not move["back"] for move in record["moves"])
    assert report.draws > 0


async def test_a_record_names_everything_that_is_needed_to_play_it_again(host: Host) -> None:
    record = await a_record(host)
    assert seal(bytes.fromhex(record["secret"])) == record["seal"]
    assert record["edition"]["name"] == TOYS["magpie"].editions.built_in.name == record["options"]["edition"]
    assert (record["program"], record["game"], record["seating"]) == ("test", "magpie", "drawn")
    assert {player["name"] for player in record["seated"]} == {"Ana", "Bea", "Chloé"}


async def test_another_secret_is_refused_by_the_seal(host: Host) -> None:
    record = await a_record(host)
    assert checked({**record, "secret": "00" * 32}).fault == "bad_seal"


async def test_another_seating_is_refused(host: Host) -> None:
    record = await a_record(host)
    assert checked({**record, "seated": record["seated"][::-1]}).fault == "bad_seating"
    assert checked({**record, "seating": "joined"}).fault == "bad_seating"


async def test_a_tampered_move_is_refused_where_it_stands(host: Host) -> None:
    record = await a_record(host)
    at = next(i for i, move in enumerate(record["moves"]) if move["choice"] == "lay" and move["pick"])
    moves = [dict(move) for move in record["moves"]]
    moves[at]["pick"] = [99]
    report = checked({**record, "moves": moves})
    assert (report.fault, report.at, report.detail) == ("bad_move", at + 1, "not_an_option")


async def test_a_move_left_out_is_noticed(host: Host) -> None:
    record = await a_record(host)
    report = checked({**record, "moves": record["moves"][:-1]})
    assert report.fault == "bad_result"


async def test_taking_back_across_a_barrier_is_refused(host: Host) -> None:
    record = await a_record(host)
    at = next(i for i, move in enumerate(record["moves"]) if move["back"])
    moves = [dict(move) for move in record["moves"]]
    moves[at]["back"] = 9
    report = checked({**record, "moves": moves})
    assert (report.fault, report.at) == ("bad_take_back", at + 1)


async def test_another_result_edition_option_or_game_is_refused(host: Host) -> None:
    record = await a_record(host)
    files = {name: text.replace("size = 4", "size = 5") for name, text in record["edition"]["files"].items()}
    changes: dict[str, Change] = {
        "bad_result": {"result": {**record["result"], "totals": [99, 0, 0]}},
        "bad_edition": {"edition": {"name": record["edition"]["name"], "files": files}},
        "bad_options": {"options": {**record["options"], "edition": "other"}},
        "unknown_game": {"game": "chess"},
    }
    assert files != record["edition"]["files"]
    for fault, change in changes.items():
        assert checked({**record, **change}).fault == fault


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "other"}', "\x00"])
def test_a_file_that_is_no_record_is_refused_in_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w+: "):
        records.read(text)


async def test_the_secret_stays_secret_until_the_end(host: Host) -> None:
    code = await host.running(2)
    with refusing("not_over"):
        await host.tables.recorded.text(code)
    lobby = await host.lobby(2, place=Place(1, 55))
    await host.tables.close(lobby, ANA.id)
    with refusing("not_over"):
        await host.tables.recorded.text(lobby)


async def test_a_table_ended_by_vote_has_a_record_without_a_result(host: Host) -> None:
    code = await host.running(2)
    await host.answer(code, 0)
    for person in (ANA, BEA):
        await host.tables.vote_end(code, person.id)
    record = json.loads(await host.tables.recorded.text(code))
    assert record["result"] is None
    assert checked(record).valid
