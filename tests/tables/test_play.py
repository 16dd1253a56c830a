"""Play: one transaction for each submission, once for each interaction, all or none."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.tables import ExpiryWorker, Place
from bot.tables.storage import records
from bot.tables.transitions import absence
from db import DueRow, delete
from rules.core import Move, Only
from tests.support.toys import TOYS

from .host import ANA, BEA, CHLOE, DAN, HERE, Host, enough, refusing


async def test_an_answer_changes_the_state_and_is_logged_with_what_only_some_may_know(host: Host) -> None:
    code = await host.running()
    await host.until(code, "lay")
    before = await host.look(code)
    seat = before.awaited[0]
    outcome = await host.answer(code, seat)
    assert outcome.table.revision == before.revision + 1
    assert await host.look(code) == outcome.table
    laid = outcome.entries[0]
    assert (laid.seat, laid.event.key, laid.line) == (seat, "laid", before.lines + 1)
    assert isinstance(laid.event.facts["cards"], Only)
    assert "cards" not in laid.event.seen_by(None)[1]
    assert await host.tables.log(code, since=before.lines) == outcome.entries


async def test_the_log_survives_a_restart_as_it_was(host: Host) -> None:
    code = await host.running(2)
    await host.to_the_end(code)
    before = await host.tables.log(code)
    await host.restart()
    assert await host.tables.log(code) == before
    lines = {entry.line for entry in await host.tables.log(code, limit=5)}
    assert lines <= set(range((await host.look(code)).lines - 4, (await host.look(code)).lines + 1))


async def test_of_two_presses_at_once_one_counts_and_the_other_is_told(host: Host) -> None:
    code = await host.running()
    await host.until(code, "lay")
    seat = (await host.look(code)).awaited[0]
    ask = await host.ask(code, seat)
    moves = [Move(seat, "lay", (option,), ask.revision) for option in ask.options[:2]]
    results = await asyncio.gather(*(host.submit(code, seat, move) for move in moves), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Outcome", "Refused"]
    assert (await host.look(code)).revision == ask.revision + 1


async def test_the_same_interaction_twice_at_once_counts_once_and_both_get_its_outcome(host: Host) -> None:
    code = await host.running()
    ask = await host.ask(code, 1)
    move = Move(1, ask.choice, ask.options[:1], ask.revision)
    first, second = await asyncio.gather(*(host.submit(code, 1, move, key="press-1") for _ in range(2)))
    assert (first.repeated, second.repeated) == (False, True)
    assert first.entries == second.entries
    assert first.table == second.table == await host.look(code)


async def test_a_repeated_interaction_is_known_after_a_restart_and_after_others_have_moved(host: Host) -> None:
    code = await host.running()
    ask = await host.ask(code, 1)
    move = Move(1, ask.choice, ask.options[:1], ask.revision)
    first = await host.submit(code, 1, move, key="press-1")
    await host.until(code, "lay")
    now = await host.look(code)
    await host.restart()
    again = await host.submit(code, 1, move, key="press-1")
    assert (again.repeated, again.entries, again.table) == (True, first.entries, now)


async def test_a_repeated_undo_takes_back_once(host: Host) -> None:
    code = await host.running(2)
    await host.until(code, "lay")
    seat = (await host.look(code)).awaited[0]
    await host.answer(code, seat)
    person = (ANA, BEA)[seat].id
    first = await host.tables.undo(code, person, key="undo-1")
    again = await host.tables.undo(code, person, key="undo-1")
    assert (first.repeated, again.repeated) == (False, True)
    assert again.table.revision == first.table.revision


async def test_a_repeated_opening_makes_one_table(host: Host) -> None:
    first = await host.tables.open(ANA, HERE, "magpie", 2, key="open-1")
    again = await host.tables.open(ANA, HERE, "magpie", 2, key="open-1")
    assert (again.table.code, again.repeated) == (first.table.code, True)


async def known(host: Host) -> int:
    """How many interactions are remembered."""
    (n,) = await host.db.read(lambda connection: connection.execute("select count(*) from submissions").fetchone())
    return int(n)


async def test_interactions_are_forgotten_after_two_days(host: Host) -> None:
    code = await host.running()
    await host.answer(code, 0, key="old")
    host.clock.move(3 * 86_400)
    await host.restart()
    assert await known(host) == 0


async def test_interactions_are_forgotten_while_the_bot_runs(host: Host) -> None:
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    code = await host.running()
    await host.answer(code, 0, key="old")
    host.clock.move(86_400)
    await host.answer(code, 1, key="young")
    await keeper.round()
    assert await known(host) == 2
    host.clock.move(86_401)
    await keeper.round()
    assert await known(host) == 1
    assert (await host.answer(code, 1, key="young")).repeated


async def test_a_list_of_moves_is_known_to_be_one_as_long_as_it_can_be_taken_back(host: Host) -> None:
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    code = await host.running(looks="in_turn")
    await host.until(code, "look")
    seat = (await host.look(code)).awaited[0]
    ask = await host.ask(code, seat)
    await host.submit(code, seat, Move(seat, "look", (1,), ask.revision), Move(seat, "swap", (2,), ask.revision + 1))
    host.clock.move(3 * 86_400)
    await keeper.round()
    assert await known(host) == 1
    await host.to_the_end(code)
    host.clock.move(3 * 86_400)
    await keeper.round()
    assert await known(host) == 0


async def test_a_list_of_moves_is_played_as_one(host: Host) -> None:
    code = await host.running(looks="in_turn")
    await host.until(code, "look")
    seat = (await host.look(code)).awaited[0]
    ask = await host.ask(code, seat)
    moves = (Move(seat, "look", (1,), ask.revision), Move(seat, "swap", (2,), ask.revision + 1))
    outcome = await host.submit(code, seat, *moves)
    assert [entry.event.key for entry in outcome.entries][:2] == ["looked", "swapped"]
    assert outcome.table.revision == ask.revision + 2
    assert len(await host.states(code)) == 2, "the look is a barrier: only the swap can be taken back"


async def test_of_a_list_all_moves_count_or_none(host: Host) -> None:
    code = await host.running(looks="in_turn")
    await host.until(code, "look")
    before = await host.look(code)
    seat = before.awaited[0]
    ask = await host.ask(code, seat)
    look = Move(seat, "look", (1,), ask.revision)
    plans = {
        "not_an_option": (look, Move(seat, "swap", (1,), ask.revision + 1)),
        "out_of_date": (look, Move(seat, "swap", (2,), ask.revision)),
        "not_your_seat": (look, Move(seat - 1, "swap", (2,), ask.revision + 1)),
        "nothing_to_do": (),
    }
    for key, plan in plans.items():
        with refusing(key):
            await host.submit(code, seat, *plan)
    assert await host.look(code) == before
    await host.restart()
    assert await host.look(code) == before


async def test_answers_to_simultaneous_questions_do_not_disturb_each_other(host: Host) -> None:
    code = await host.running(4)
    asks = [await host.ask(code, seat) for seat in range(4)]
    moves = [Move(ask.seat, ask.choice, ask.options[:1], ask.revision) for ask in asks]
    await asyncio.gather(*(host.submit(code, move.seat, move) for move in moves))
    assert all(ask.choice != "pass_on" for ask in (await host.look(code)).asks)


async def test_a_sealed_answer_can_be_changed_until_the_last_one_without_touching_the_others(host: Host) -> None:
    code = await host.running(3)
    await host.answer(code, 0)
    await host.answer(code, 1)
    given = await host.ask(code, 1)
    old = (await host.ask(code, 0)).given
    await host.answer(code, 0, (await host.ask(code, 0)).options[-1])
    assert (await host.ask(code, 0)).given != old
    assert await host.ask(code, 1) == given
    assert (await host.look(code)).awaited == (2,)


async def test_a_sealed_answer_is_not_awaited_and_the_others_wait_since_they_were_asked(host: Host) -> None:
    code = await host.running(3)
    asked_at = host.clock.now()
    host.clock.move(60)
    table = (await host.answer(code, 0)).table
    assert [p and p.awaited_since for p in table.players] == [None, asked_at, asked_at]
    await host.restart()
    assert (await host.look(code)).players == table.players
    assert await host.tables.waiting_for(ANA.id) == ()


async def test_a_stale_press_never_moves(host: Host) -> None:
    code = await host.running(2)
    ask = await host.ask(code, 0)
    await host.until(code, "lay")
    with refusing("out_of_date"):
        seat = (await host.look(code)).awaited[0]
        await host.submit(code, seat, Move(seat, ask.choice, ask.options[:1], ask.revision))


async def test_a_bystander_cannot_play_and_nobody_plays_for_others(host: Host) -> None:
    code = await host.running(2)
    ask = await host.ask(code, 0)
    move = Move(0, ask.choice, ask.options[:1], ask.revision)
    with refusing("not_seated"):
        await host.tables.play(code, DAN.id, [move], key="x")
    with refusing("not_your_seat"):
        await host.tables.play(code, BEA.id, [move], key="y")
    with refusing("not_your_seat"):
        await host.tables.bot_seats.play(code, 0, [move], key="z")


async def test_nobody_plays_in_a_lobby_or_after_the_end(host: Host) -> None:
    code = await host.lobby(2)
    with refusing("not_running"):
        await host.tables.play(code, ANA.id, [Move(0, "lay", (), 0)], key="x")
    await host.tables.start(code, ANA.id)
    table = await host.to_the_end(code)
    assert table.status == "over"
    with refusing("game_over"):
        await host.tables.play(code, ANA.id, [Move(0, "lay", (), 0)], key="y")


async def test_a_game_over_keeps_its_result_and_frees_the_channel(host: Host) -> None:
    code = await host.running(3)
    table = await host.to_the_end(code)
    assert table.result
    assert table.awaited == ()
    await host.restart()
    again = await host.look(code)
    assert again.result == table.result
    assert again == table
    here = await host.tables.table_of(table.place.channel)
    assert here and here.code == code, "the last table of a channel is found for its log and record"
    assert (await host.lobby(2)) != code


async def test_a_draft_is_good_for_its_question_only_and_dropped_by_the_move(host: Host) -> None:
    code = await host.running(2)
    ask = await host.ask(code, 0)
    first = await host.tables.set_draft(code, ANA.id, ask.revision, (1, "x", (2,)))
    second = await host.tables.set_draft(code, ANA.id, ask.revision, (3,))
    assert second.number == first.number + 1
    await host.restart()
    assert await host.tables.draft(code, ANA.id) == second
    await host.answer(code, 0)
    assert await host.tables.draft(code, ANA.id) is None


async def test_another_process_that_wrote_the_table_is_noticed(host: Host) -> None:
    code = await host.running(3)
    other = Host(host.path)
    await other.start()
    await other.answer(code, 0, key="of-the-other")
    await host.answer(code, 1)
    assert (await host.look(code)).awaited == (2,)
    await other.stop()


async def test_a_cancelled_submission_is_there_wholly_or_not_at_all(host: Host) -> None:
    code = await host.running(3)
    before = await host.look(code)
    task = asyncio.create_task(host.answer(code, CHLOE.id - 101))
    for _ in range(6):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    after = await host.look(code)
    assert after == before or (after.revision, after.lines) == (before.revision + 1, before.lines + 1)
    await host.answer(code, 0)


async def test_many_tables_play_side_by_side(host: Host) -> None:
    codes = [await host.running(2, Place(1, channel)) for channel in range(100, 112)]
    tables = await asyncio.gather(*(host.to_the_end(code, seed) for seed, code in enumerate(codes)))
    assert all(table.result for table in tables)
    for code in codes:
        assert records.verify(records.read(await host.tables.recorded.text(code)), TOYS).valid


async def test_a_changed_sealed_answer_is_no_further_answer_and_makes_no_board_due(host: Host) -> None:
    """Else one pressed oneself into the ratings, and everybody saw the board edited at each change."""
    code = await host.running(3)
    await host.answer(code, 0)
    kinds = sorted(set((await host.ask(code, 0)).options))
    await host.db.write(lambda connection: delete(connection, DueRow, "code = ?", code))
    before = await host.look(code)
    for n in range(6):
        await host.answer(code, 0, kinds[n % len(kinds)])
    table = await host.look(code)
    assert table.players[0] and table.players[0].decided == 1
    assert {row.person for row in await host.outbox(code)} <= {ANA.id}
    assert (table.moment, table.revision) == (before.moment, before.revision)


async def test_a_forecast_does_not_tell_how_often_a_sealed_answer_was_changed(host: Host) -> None:
    code = await host.running(3)
    await host.answer(code, 0)
    before = await host.tables.absences.forecast(await host.look(code))
    kinds = sorted(set((await host.ask(code, 0)).options))
    for n in range(20):
        await host.answer(code, 0, kinds[n % len(kinds)])
    assert await host.tables.absences.forecast(await host.look(code)) == before


async def test_who_comes_back_by_changing_what_their_caretaker_sealed_is_seen_to_be_back(host: Host) -> None:
    code = await host.running(3)
    ask = await host.ask(code, 0)
    await host.tables._transactions.apply(code, partial(absence.care, seat=0, why="ballot"))
    move = Move(0, ask.choice, enough(ask), ask.revision)
    await host.tables.absences.play_caretaker(code, 0, move, key="caretaker")
    await host.db.write(lambda connection: delete(connection, DueRow, "code = ?", code))
    await host.answer(code, 0)
    player = (await host.look(code)).players[0]
    assert player and (player.stand, player.decided, player.care_sealed) == ("own", 1, False)
    assert "board" in [row.kind for row in await host.outbox(code)]
