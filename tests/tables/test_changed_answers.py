"""Prepared answers changed by their owner: dropped, reopened, or handed in otherwise, as long as nobody was quicker."""

from __future__ import annotations

import pytest

from .host import BEA, Host
from .preparing import laying, prepared, rows, two_cards


async def test_a_code_is_read_however_it_is_written(host: Host) -> None:
    code = await laying(host)
    made = await host.tables.answers.prepare(code.lower(), BEA.id, two_cards(await host.look(code), 1), "")
    await host.tables.answers.set_standing(code.lower(), BEA.id, "look", ("pass",))
    assert {row.code for row in await rows(host)} == {code}
    assert await host.tables.answers.set_mode(code.lower(), BEA.id, made.version, "anyway")
    assert await host.tables.answers.reopen(code.lower(), BEA.id, made.version + 1, 7)
    assert await host.tables.answers.prepared(code, 1) is None


async def test_dropping_leaves_nothing_and_says_whether_there_was_something(host: Host) -> None:
    code = await laying(host)
    made = await prepared(host, code)
    assert await host.tables.answers.drop(code.lower(), BEA.id, made.version)
    assert await rows(host) == []
    assert not await host.tables.answers.drop(code, BEA.id, made.version)


async def test_what_is_prepared_after_what_was_dropped_is_not_taken_for_it(host: Host) -> None:
    code = await laying(host)
    dropped = await prepared(host, code)
    await host.tables.answers.drop(code, BEA.id, dropped.version)
    newer = await prepared(host, code)
    assert not await host.tables.answers.drop(code, BEA.id, dropped.version)
    assert await host.tables.answers.prepared(code, 1) == newer


async def test_what_is_prepared_in_place_of_what_somebody_saw_stays_as_it_is(host: Host) -> None:
    code = await laying(host)
    seen, newer = await prepared(host, code), await prepared(host, code)
    await host.tables.answers.set_draft(code, 1, 7, (1,), ())
    draft = await host.tables.answers.draft(code, 1)
    assert not await host.tables.answers.drop(code, BEA.id, seen.version)
    assert not await host.tables.answers.set_mode(code, BEA.id, seen.version, "anyway")
    assert not await host.tables.answers.reopen(code, BEA.id, seen.version, 7)
    assert await host.tables.answers.prepared(code, 1) == newer
    assert await host.tables.answers.draft(code, 1) == draft


async def test_reopening_makes_it_a_draft_without_its_last_step(host: Host) -> None:
    code = await laying(host)
    made = await prepared(host, code)
    assert await host.tables.answers.reopen(code, BEA.id, made.version, 7)
    draft = await host.tables.answers.draft(code, 1)
    assert draft and len(draft.steps) == len(made.steps) - 1
    assert await host.tables.answers.prepared(code, 1) is None
    assert not await host.tables.answers.reopen(code, BEA.id, made.version, 7)


async def test_what_is_reopened_is_not_lost_where_the_draft_cannot_be_stored(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await laying(host)
    made = await prepared(host, code)
    with monkeypatch.context() as patch, pytest.raises(OSError):
        patch.setattr("bot.tables.storage.serialization.write_draft", failing)
        await host.tables.answers.reopen(code, BEA.id, made.version, 7)
    assert await host.tables.answers.prepared(code, 1) == made


def failing(*_: object, **__: object) -> None:
    raise OSError("no space left")
