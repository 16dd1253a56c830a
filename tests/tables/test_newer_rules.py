"""A newer program whose rules ask other seats at a stored state than the program before it did."""

from __future__ import annotations

import pytest

from bot.tables.storage import records
from rules.core import PASS, Move, exactly
from tests.support.toy_game import TOY_GAME
from tests.support.toys import TOYS

from .host import ANA, PEOPLE, Host, refusing

CHOICES = TOY_GAME.rules.choices


async def told(host: Host, code: str) -> list[str]:
    """The keys of what the log tells."""
    return [entry.event.key for entry in await host.tables.log(code)]


async def looking_in_turn(host: Host) -> str:
    """A table of three where the second is asked for a look, and the first would be asked next what to lay."""
    code = await host.running(3, looks="in_turn")
    await host.until(code, "look")
    await host.answer(code, 0, PASS)
    assert (await host.look(code)).awaited == (1,)
    return code


async def without_looks(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start a program whose rules know no look any more."""
    monkeypatch.setattr(CHOICES["look"], "menu", lambda g, seat: ())
    await host.restart()


async def test_a_question_that_is_gone_lets_the_game_go_on_and_who_is_asked_now_is_called(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await looking_in_turn(host)
    await without_looks(host, monkeypatch)
    table = await host.look(code)
    (asked,) = table.awaited
    assert table.asks[0].choice == "lay"
    waits = [seat for seat, player in enumerate(table.players) if player and player.awaited_since is not None]
    assert waits == [asked]
    assert "table_rules_changed" in await told(host, code)
    person = PEOPLE[asked].id
    assert any(row.kind == "direct_message" and row.person == person for row in await host.outbox(code))


async def test_that_is_stored_once(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await looking_in_turn(host)
    await without_looks(host, monkeypatch)
    first = await host.look(code)
    await host.restart()
    assert (await host.look(code)).lines == first.lines
    assert (await told(host, code)).count("table_rules_changed") == 1


async def test_a_press_for_the_question_that_is_gone_moves_nothing(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await looking_in_turn(host)
    ask = await host.ask(code, 1)
    await without_looks(host, monkeypatch)
    lines = (await host.look(code)).lines
    with refusing("not_your_turn"):
        await host.submit(code, 1, Move(1, ask.choice, (PASS,), ask.revision))
    assert (await host.look(code)).lines == lines


async def test_what_lies_before_cannot_be_taken_back(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await looking_in_turn(host)
    await without_looks(host, monkeypatch)
    with refusing("no_take_back") as no:
        await host.tables.undo(code, ANA.id)
    assert no.refusal.facts == {"barrier": "table_rules_changed"}


async def test_a_game_whose_moves_fit_newer_rules_ends_with_a_valid_record(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await host.running(3, looks="in_turn")
    await host.until(code, "look")
    await without_looks(host, monkeypatch)
    assert (await host.to_the_end(code)).status == "over"
    assert records.verify(records.read(await host.tables.recorded.text(code)), TOYS).valid


async def test_a_game_whose_last_question_is_gone_ends_with_its_result(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await host.running(2, rounds="1", looks="in_turn")
    await host.until(code, "line_up")
    monkeypatch.setattr(CHOICES["line_up"], "menu", lambda g, seat: exactly(0, ()))
    monkeypatch.setattr(CHOICES["line_up"], "forced", True)
    await host.restart()
    table = await host.look(code)
    assert (table.status, table.awaited) == ("over", ())
    assert table.result
    keys = await told(host, code)
    assert keys.index("table_rules_changed") < keys.index("turned_up"), "what happened by that is told as well"


async def test_a_sealed_answer_that_is_no_option_any_more_is_asked_for_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await host.running(3)
    await host.until(code, "pass_on")
    await host.answer(code, 0)
    (given,) = ((await host.look(code)).asks[0].given or ())[:1]
    menu = CHOICES["pass_on"].menu
    monkeypatch.setattr(
        CHOICES["pass_on"], "menu", lambda g, seat, to: exactly(1, [c for c in menu(g, seat, to).options if c != given])
    )
    await host.restart()
    table = await host.look(code)
    assert table.awaited == (0, 1, 2)
    assert any(row.kind == "direct_message" and row.person == ANA.id for row in await host.outbox(code))
