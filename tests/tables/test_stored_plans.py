"""What is stored of prepared and standing answers leaves in nobody else's export, in no record and in no log line."""

from __future__ import annotations

import json

from structlog.testing import capture_logs

from bot.tables import PreparedAnswer, Snapshot, StandingAnswer
from bot.tables.values import Judgement

from .host import ANA, BEA, CHLOE, DAN, PEOPLE, Host
from .preparing import at_work, laying, passing, rows, two_cards

MARK = "c0ffee"


async def planned(host: Host) -> str:
    """A table where Bea has prepared what she will lay, and looks into the nest no more."""
    code = await laying(host)
    await host.tables.answers.prepare(code, BEA.id, two_cards(await host.look(code), 1), MARK)
    await host.tables.answers.set_standing(code, BEA.id, "look", ("pass",))
    await host.tables.answers.set_draft(code, 1, 7, (1,), ())
    return code


async def exported(host: Host, person: int) -> dict[str, list[dict[str, object]]]:
    """What is stored about a person by table of the database, as they may take it home."""
    found: dict[str, list[dict[str, object]]] = json.loads(await host.tables.personal_data.export(person))["stored"]
    return found


async def test_who_prepared_takes_it_home_and_nobody_else_does(host: Host) -> None:
    await planned(host)
    own = await exported(host, BEA.id)
    assert [row["what"] for row in own["answers"]] == ["prepared", "standing"]
    for other in (ANA, CHLOE, DAN):
        stored = await exported(host, other.id)
        assert not {"answers", "drafts"} & stored.keys()
        assert MARK not in json.dumps(stored)


async def test_whoever_takes_the_seat_finds_nothing_of_it_and_who_left_it_no_more(host: Host) -> None:
    code = await planned(host)
    await host.tables.resign(code, BEA.id, sure=True)
    for person in PEOPLE:
        assert not {"answers", "drafts"} & (await exported(host, person.id)).keys()
    assert await rows(host) == []


async def test_a_record_is_the_same_whether_an_answer_was_prepared_or_pressed(host: Host) -> None:
    records = list[str]()
    for prepares in (True, False):
        await host.stop()
        host.clock = type(host.clock)()
        host.path = host.path.with_name(f"record-{prepares}.sqlite3")
        await host.start()
        code = await laying(host)
        steps = two_cards(await host.look(code), 1)
        if prepares:
            await host.tables.answers.prepare(code, BEA.id, steps, MARK)
        await host.answer(code, 0)
        async with at_work(host) as worker:
            await passing(host, worker)
        if not prepares:
            await host.answer(code, 1, *steps[0].pick)
        await host.to_the_end(code)
        records.append((await host.tables.recorded.text(code)).replace(code, "CODE"))
    assert records[0] == records[1]


def telling(table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
    """Fails, and says all it knows."""
    raise ValueError(f"{answer} {MARK}")


async def test_what_fails_of_it_is_logged_without_a_word_of_it(host: Host) -> None:
    code = await planned(host)
    await host.answer(code, 0)
    with capture_logs() as logs:
        async with at_work(host, telling) as worker:
            await passing(host, worker)
    assert [line["table"] for line in logs] == [code]
    assert not [secret for secret in (MARK, "PreparedAnswer(", "pick") if secret in str(logs)]


async def test_a_stored_row_shows_neither_its_steps_nor_what_was_told_of_them(host: Host) -> None:
    await planned(host)
    for row in await rows(host):
        assert MARK not in repr(row) and row.steps not in repr(row)
