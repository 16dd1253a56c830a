"""When something takes long, or somebody else has to agree."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

from bot.sandbox import NoAnswer
from bot.text import words_for
from rules.core import Arg

from .rig import PATIENCE, Rig, button, ids, planted, said
from .steering import NAMES, awaited, busy_table, press_pick, press_steered, two_pay_tribute


async def test_an_answer_that_takes_long_gives_a_sign_of_life_first(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    panel = await ana.command(rig.channel(), "move", table=code).message()
    assert rig.client is not None
    async with rig.client.tables._transactions.cache.lock(code):  # somebody else's act takes two seconds
        pressed = ana.press(panel, button(panel, f"p:{code}:"))
        asked = ana.command(rig.channel(), "move", table=code)
        assert (await pressed.wait())["type"] == 6  # deferred: the panel stays as it is
        assert (await asked.wait())["type"] == 5  # deferred: thinking
    assert "only you see this" in said(await asked.message())
    await ana.until_message(rig.channel(), lambda m: m["id"] == panel["id"] and "Done" in said(m))


async def test_an_answer_that_comes_too_late_harms_nobody(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    panel = await ana.command(rig.channel(), "move", table=code).message()
    revision = (await rig.look(code)).revision
    assert rig.client is not None
    async with rig.client.tables._transactions.cache.lock(code):
        pressed = ana.press(panel, button(panel, f"p:{code}:"))
        await asyncio.sleep(0.05)
        rig.wire.clock.advance(3.0)
    try:
        await pressed.wait()
        raise AssertionError("the press was answered in time")
    except NoAnswer:
        pass
    async with asyncio.timeout(PATIENCE):
        while (await rig.look(code)).revision == revision:  # the move counts all the same
            await asyncio.sleep(0.01)
    again = await ana.command(rig.channel(), "move", table=code).message()
    assert "only you see this" in said(again)


async def test_a_sealed_answer_can_be_changed_until_the_last_one_is_in(rig: Rig) -> None:
    code = await busy_table(rig, two_pay_tribute)
    while sum(ask.choice == "tribute" for ask in (await rig.look(code)).asks) < 2:
        await answered(rig, code)
    name, ask = await awaited(rig, code)
    person = rig.person(name)
    panel = await person.command(rig.channel(), "move", table=code).message()
    panel = await press_pick(person, panel, code, ask, ask.options[: ask.most])
    assert "Chosen" in said(panel) or "Choisi" in said(panel)
    assert not button(panel, f"g:{code}:")

    changed = (await rig.look(code)).ask_of(ask.seat)
    assert changed is not None and changed.given == ask.options[: ask.most]
    panel = await person.press(panel, button(panel, f"o:{code}:{changed.revision}:tribute:change")).message()
    panel = await person.press(panel, button(panel, f"a:{code}:{changed.revision}:tribute:none:")).message()
    await press_pick(person, panel, code, changed, ask.options[-ask.most :])
    after = (await rig.look(code)).ask_of(ask.seat)
    assert after is not None and after.given == ask.options[-ask.most :]
    assert len((await rig.look(code)).awaited) == 1


async def answered(rig: Rig, code: str, *pick: Arg) -> None:
    """Whoever is awaited first answers: with this pick, else as steered."""
    name, _ = await awaited(rig, code)
    panel = await rig.person(name).command(rig.channel(), "move", table=code).message()
    await press_steered(rig, code, panel, *pick)


async def two_have_entered(rig: Rig) -> tuple[str, str, str]:
    """A table where one has entered and laid, and a second has entered: code and both names."""
    code = await busy_table(rig)
    while (await awaited(rig, code))[1].choice != "enter":
        await answered(rig, code)
    first, _ = await awaited(rig, code)
    await answered(rig, code, 0)
    second, _ = await awaited(rig, code)
    await answered(rig, code, 0)
    return code, first, second


async def test_taking_back_others_moves_needs_their_consent(rig: Rig) -> None:
    code, first, second = await two_have_entered(rig)
    asked = await rig.person(first).command(rig.channel(), "table undo", table=code).message()
    assert (await rig.look(code)).undo_request is not None, said(asked)
    other = rig.person(second)
    notice = await other.until_message(other.dm(), lambda m: bool(button(m, f"v:{code}:")))
    agree = button(notice, f"v:{code}:")
    assert agree.endswith(":agree")
    stranger = next(rig.person(name) for name in NAMES if name not in (first, second))
    refused = await stranger.press(await planted(rig, agree), agree).message()
    assert "not needed" in said(refused) or "pas nécessaire" in said(refused)
    await other.press(notice, agree).message()
    table = await rig.look(code)
    assert table.undo_request is None
    assert (await awaited(rig, code))[0] == first


async def test_who_declines_keeps_the_table_as_it_is(rig: Rig) -> None:
    code, first, second = await two_have_entered(rig)
    await rig.person(first).command(rig.channel(), "table undo", table=code).message()
    revision = (await rig.look(code)).revision
    other = rig.person(second)
    notice = await other.until_message(other.dm(), lambda m: bool(button(m, f"v:{code}:")))
    assert re.search(r"enters the|entre", said(notice)), "it names the moves"

    board = await rig.board(code, other)
    more = await rig.person(second).press(board, f"m:{code}").message()
    undo_request = (await rig.look(code)).undo_request
    assert undo_request is not None
    await rig.person(second).press(more, f"v:{code}:{undo_request.number}:wish:decline").message()
    assert (await rig.look(code)).undo_request is None
    asker = rig.person(first)
    told = await asker.until_message(asker.dm(), lambda m: "declines" in said(m) or "refuse" in said(m))
    assert code in said(told)
    assert (await rig.look(code)).revision == revision
    agree = button(notice, f"v:{code}:")
    plain = await other.until_message(other.dm(), lambda m: m["id"] == notice["id"] and not ids(m))
    assert re.search("Settled|Réglé", said(plain))
    late = await other.press(await planted(rig, agree), agree).message()
    assert re.search("Settled already|Déjà réglé", said(late))


async def test_who_is_told_in_the_channel_is_called_there_by_a_mention_when_a_request_is_declined(rig: Rig) -> None:
    code, first, second = await two_have_entered(rig)
    asker, other = rig.person(first), rig.person(second)
    await rig.client.tables.people.change(int(asker.user.id), lambda own: replace(own, notices="channel"))  # type: ignore[union-attr]
    await asker.command(rig.channel(), "table undo", table=code).message()
    notice = await other.until_message(other.dm(), lambda m: bool(button(m, f"v:{code}:")))
    await other.press(notice, next(id for id in ids(notice) if id.endswith(":decline"))).message()
    words = words_for((await rig.look(code)).terms.language)
    told = await rig.board(code, asker, until=words("ui-undo-request-over", names=f"<@{asker.user.id}>"))
    assert [str(mention["id"]) for mention in told["mentions"]] == [str(asker.user.id)]
    standing = "\n".join(said(message) for message in asker.messages(told["channel_id"]))
    assert any(refuses in standing for refuses in ("declines to take back", "refuse l’annulation"))
