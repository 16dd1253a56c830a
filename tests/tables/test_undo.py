"""Taking back: alone until a barrier or until somebody else moves, further back by consent."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.tables import Place, Snapshot
from bot.tables.storage import records
from bot.tables.transitions.undo import MOST_TAKEN_BACK
from bot.tables.values import HOUR
from db import Connection, StateRow, delete, upsert_all
from rules.core import UNDO_LIMIT, Arg, Move, Refused
from tests.support.toys import TOYS

from .absent import passing
from .host import ANA, BEA, CHLOE, DAN, HERE, Host, enough, refusing

PEOPLE = (ANA, BEA, CHLOE)
ANSWERS = 1000  # more than a game takes in which one person takes back all they may


async def laid(host: Host, n: int) -> tuple[str, list[int]]:
    """A table of three where n seats have laid: their order."""
    code = await host.running(3)
    await host.until(code, "lay")
    order = []
    for _ in range(n):
        order.append((await host.look(code)).awaited[0])
        await host.answer(code, order[-1])
    return code, order


def asked_for(table: Snapshot) -> list[tuple[int, str, Sequence[object]]]:
    """Who is asked what, with which options."""
    return [(ask.seat, ask.choice, ask.options) for ask in table.asks]


async def test_the_last_own_move_is_taken_back_under_a_new_revision_and_logged(host: Host) -> None:
    code, _ = await laid(host, 0)
    before = await host.look(code)
    seat = before.awaited[0]
    await host.answer(code, seat)
    outcome = await host.tables.undo(code, PEOPLE[seat].id)
    assert outcome.table.revision == before.revision + 2
    assert asked_for(outcome.table) == asked_for(before)
    assert [(e.event.key, e.event.facts) for e in outcome.entries] == [("table_taken_back", {"seat": seat, "moves": 1})]
    assert [entry.undone for entry in await host.tables.log(code, since=before.lines)] == [True, False]


async def test_a_barrier_ends_it_and_is_named(host: Host) -> None:
    code, _ = await laid(host, 3)
    with refusing("no_take_back") as no:
        await host.tables.undo(code, ANA.id)
    assert no.refusal.facts["barrier"] in ("shown", "drew", "won")
    assert len(await host.states(code)) == 1


async def test_who_has_not_moved_has_nothing_to_take_back(host: Host) -> None:
    code = await host.running(3)
    with refusing("nothing_to_take_back"):
        await host.tables.undo(code, BEA.id)


async def test_a_bystander_takes_nothing_back(host: Host) -> None:
    code, _ = await laid(host, 1)
    with refusing("not_seated"):
        await host.tables.undo(code, DAN.id)


async def test_after_others_have_moved_all_of_them_must_agree_and_their_moves_go_back_too(host: Host) -> None:
    code, _ = await laid(host, 0)
    start = await host.look(code)
    for _ in range(2):
        await host.answer(code, (await host.look(code)).awaited[0])
    first, second = start.awaited[0], (start.awaited[0] + 1) % 3
    asked = (await host.tables.undo(code, PEOPLE[first].id)).table
    assert asked.undo_request and (asked.undo_request.needed, asked.undo_request.moves) == ((second,), 2)
    assert asked.revision == start.revision + 2, "nothing is taken back yet"
    await host.restart()
    outcome = await host.tables.agree(code, PEOPLE[second].id)
    told = {"seat": first, "moves": 2, "seats": tuple(sorted((first, second)))}
    assert [(entry.event.key, entry.event.facts) for entry in outcome.entries] == [("table_undo_granted", told)]
    done = outcome.table
    assert done.undo_request is None
    assert done.awaited == start.awaited
    assert [player and player.last_line for player in done.players] == [p and p.last_line for p in start.players]
    assert done.revision == start.revision + 4
    assert asked_for(done) == asked_for(start)


async def test_an_old_press_does_not_fit_the_question_that_came_back(host: Host) -> None:
    code, _ = await laid(host, 0)
    seat = (await host.look(code)).awaited[0]
    old = await host.ask(code, seat)
    await host.answer(code, seat)
    await host.tables.undo(code, PEOPLE[seat].id)
    assert (await host.ask(code, seat)).revision != old.revision


async def test_a_declined_or_withdrawn_request_changes_nothing(host: Host) -> None:
    for decliner, key in ((1, "table_undo_declined"), (0, "table_undo_withdrawn")):
        code, order = await laid(host, 2)
        before = (await host.tables.undo(code, PEOPLE[order[0]].id)).table
        outcome = await host.tables.decline(code, PEOPLE[order[decliner]].id)
        assert outcome.entries[0].event.key == key
        assert (outcome.table.undo_request, outcome.table.revision) == (None, before.revision)
        for person in PEOPLE:
            await host.tables.resign(code, person.id, sure=True)


async def test_playing_on_declines_and_a_third_who_moves_is_asked_as_well(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    for seat in (0, 1):  # nobody looks: nothing is revealed, the questions stand side by side
        await host.answer(code, seat, "pass")
    assert (await host.tables.undo(code, ANA.id)).table.undo_request
    await host.answer(code, 2, "pass")
    undo_request = (await host.look(code)).undo_request
    assert undo_request and (undo_request.needed, undo_request.moves) == ((1, 2), 3)
    seat = (await host.look(code)).awaited[0]
    outcome = await host.answer(code, seat)
    assert outcome.table.undo_request is None
    assert "table_undo_withdrawn" in [entry.event.key for entry in outcome.entries], "Ana themselves played on"


async def test_only_those_asked_agree_or_decline_and_one_request_is_open_at_a_time(host: Host) -> None:
    code, order = await laid(host, 2)
    first, second, third = order[0], order[1], 3 - sum(order)
    with refusing("no_undo_request"):
        await host.tables.agree(code, PEOPLE[second].id)
    await host.tables.undo(code, PEOPLE[first].id)
    for seat in (first, third):
        with refusing("not_needed"):
            await host.tables.agree(code, PEOPLE[seat].id)
    with refusing("not_needed"):
        await host.tables.decline(code, PEOPLE[third].id)
    with refusing("undo_request_open") as no:
        await host.tables.undo(code, PEOPLE[second].id)
    assert no.refusal.facts == {"seat": first}
    with refusing("undo_asked_already"):
        await host.tables.undo(code, PEOPLE[first].id)


async def test_beside_a_neighbours_sealed_answer_ones_own_is_changed_and_not_taken_back(host: Host) -> None:
    """Whoever sealed last could take back, unless the other had changed theirs meanwhile: which nobody is to notice."""
    code = await host.running(3)
    await host.answer(code, 0)
    await host.answer(code, 1)
    before = await host.look(code)
    for person in (ANA, BEA):
        with refusing("change_instead"):
            await host.tables.undo(code, person.id)
    assert (await host.look(code)).state == before.state


async def test_a_sealed_answer_is_taken_back_while_nobody_else_has_sealed_one(host: Host) -> None:
    code = await host.running(3)
    await host.answer(code, 0)
    assert (await host.tables.undo(code, ANA.id)).table.awaited == (0, 1, 2)


async def among_bot_players(host: Host, people: int) -> str:
    """A table of so many people and bot players to fill three seats, where all may look at the nest."""
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    await host.tables.set_options(code, ANA.id, {"seating": "joined"})
    for person in (BEA, CHLOE)[: people - 1]:
        await host.tables.join(code, person)
    await host.tables.bot_seats.fill(code, ANA.id)
    await host.tables.start(code, ANA.id)
    await answer_all(host, code, until="look")
    return code


async def test_bot_players_agree_at_once_where_nobody_else_sits(host: Host) -> None:
    code = await among_bot_players(host, 1)
    await host.answer(code, 0, "pass")
    await bot_player_answers(host, code, 1, "pass")
    done = (await host.tables.undo(code, ANA.id)).table
    assert (done.undo_request, done.awaited) == (None, (0, 1, 2))


async def test_the_other_people_are_asked_where_moves_of_bot_players_go_back(host: Host) -> None:
    code = await among_bot_players(host, 2)
    await host.answer(code, 0, "pass")
    await bot_player_answers(host, code, 2, "pass")
    table = (await host.tables.undo(code, ANA.id)).table
    assert table.undo_request and table.undo_request.needed == (1,), "Bea has not moved, and is asked all the same"
    assert (await host.tables.agree(code, BEA.id)).table.awaited == (0, 1, 2)


async def test_what_a_bot_player_has_shown_is_a_barrier_and_what_a_person_has_shown_is_none(host: Host) -> None:
    code = await among_bot_players(host, 1)
    await answer_all(host, code, until="lay")
    await host.answer(code, 0)
    assert len(await host.states(code)) > 1
    await bot_player_answers(host, code, 1)
    assert len(await host.states(code)) == 1
    with refusing("no_take_back") as no:
        await host.tables.undo(code, ANA.id)
    assert no.refusal.facts == {"barrier": "laid"}


async def test_no_bot_player_plays_a_request_away(host: Host) -> None:
    code = await among_bot_players(host, 2)
    ask = await host.ask(code, 2)
    await host.answer(code, 0, "pass")
    await host.answer(code, 1, "pass")
    assert (await host.tables.undo(code, ANA.id)).table.undo_request
    with refusing("undo_request_open"):
        move = Move(2, ask.choice, ("pass",), ask.revision)
        await host.tables.bot_seats.play(code, 2, [move], key=next(host.keys))


async def answer_all(host: Host, code: str, until: str) -> None:
    """All answer with the first options, bot players too, until somebody is asked this."""
    table = await host.look(code)
    while not any(ask.choice == until for ask in table.asks):
        seat, player = table.awaited[0], table.players[table.awaited[0]]
        await (bot_player_answers(host, code, seat) if player and player.bot_number else host.answer(code, seat))
        table = await host.look(code)


async def bot_player_answers(host: Host, code: str, seat: int, *pick: Arg) -> None:
    """The bot player of a seat answers with these options, or with the first that are enough."""
    ask = await host.ask(code, seat)
    move = Move(seat, ask.choice, pick or enough(ask), ask.revision)
    await host.tables.bot_seats.play(code, seat, [move], key=next(host.keys))


async def test_nobody_holds_a_table_by_answering_and_taking_back_for_ever(host: Host) -> None:
    code, _ = await laid(host, 0)
    (seat,) = (await host.look(code)).awaited
    for _ in range(MOST_TAKEN_BACK):
        await host.answer(code, seat)
        host.clock.move(HOUR)
        await host.tables.undo(code, PEOPLE[seat].id)
    await host.answer(code, seat)
    with refusing("taken_back_often"):
        await host.tables.undo(code, PEOPLE[seat].id)
    while (await host.look(code)).awaited != (seat,):
        await host.answer(code, (await host.look(code)).awaited[0])
    player = (await host.look(code)).players[seat]
    assert player and player.account and player.account.taken_back == 0, "another question"


@pytest.mark.parametrize("pause", [0.0, 6 * HOUR])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.sampled
async def test_the_game_of_somebody_who_takes_back_each_part_of_an_answer_ends_all_the_same(
    host: Host, seed: int, pause: float
) -> None:
    """Ana takes back all she may, and her time runs out again and again; the others agree to nothing."""
    chance, in_a_row, most = random.Random(seed), 0, 0
    code = await host.running(chance.choice((2, 3)), pace="lively")
    for _ in range(ANSWERS):
        table = await host.look(code)
        if table.status == "over":
            break
        ask = await host.ask(code, chance.choice(table.awaited))
        if ask.seat == 0 and pause:
            await passing(host, pause)
            if (await host.look(code)).ask_of(0) != ask:
                continue  # the caretaker answered
        pick = tuple(chance.sample(ask.options, max(ask.least, min(1, ask.most))))
        await host.submit(code, ask.seat, Move(ask.seat, ask.choice, pick, ask.revision))
        if ask.seat == 0 and (await host.look(code)).status == "running":
            in_a_row = in_a_row + 1 if await takes_back_alone(host, code) else 0
            most = max(most, in_a_row)
    assert (await host.look(code)).status == "over"
    assert 0 < most <= MOST_TAKEN_BACK


async def takes_back_alone(host: Host, code: str) -> bool:
    """Ana takes back what she may; a request that needs somebody else is declined."""
    try:
        undo_request = (await host.tables.undo(code, ANA.id)).table.undo_request
    except Refused:
        return False
    if undo_request:
        await host.tables.decline(code, PEOPLE[undo_request.needed[0]].id)
    return undo_request is None


async def test_alone_with_bots_one_takes_back_as_often_as_one_likes(host: Host) -> None:
    code = await among_bot_players(host, 1)
    for _ in range(MOST_TAKEN_BACK + 2):
        await host.answer(code, 0, "pass")
        await host.tables.undo(code, ANA.id)


async def test_a_table_may_want_consent_for_everything_or_nothing_taken_back(host: Host) -> None:
    code = await host.running(3, undo="consent")
    await host.until(code, "lay")
    seat = (await host.look(code)).awaited[0]
    await host.answer(code, seat)
    table = (await host.tables.undo(code, PEOPLE[seat].id)).table
    assert table.undo_request and set(table.undo_request.needed) == {0, 1, 2} - {seat}
    for other in table.undo_request.needed:
        table = (await host.tables.agree(code, PEOPLE[other].id)).table
    assert table.awaited == (seat,)
    other_table = await host.running(2, place=Place(1, 77), undo="never")
    with refusing("undo_off"):
        await host.tables.undo(other_table, ANA.id)


async def test_nothing_is_taken_back_once_the_game_is_over(host: Host) -> None:
    code = await host.running(2)
    await host.to_the_end(code)
    with refusing("game_over"):
        await host.tables.undo(code, ANA.id)
    assert len(await host.states(code)) == 1


async def test_an_answer_takes_one_place_on_the_stack_however_often_it_is_changed(host: Host) -> None:
    code = await host.running(2)
    await changed(host, code, UNDO_LIMIT + 8)
    assert len(await host.states(code)) == 2
    await host.tables.undo(code, ANA.id)
    assert len(await host.states(code)) == 1
    with refusing("nothing_to_take_back"):
        await host.tables.undo(code, ANA.id)
    assert (await host.ask(code, 0)).given is None


async def changed(host: Host, code: str, times: int) -> list[tuple[int, str]]:
    """Ana seals an answer and changes it so often; returns the log lines with the states they led to."""
    kinds, states = sorted(set((await host.ask(code, 0)).options)), list[tuple[int, str]]()
    for n in range(1 + times):
        line = (await host.answer(code, 0, kinds[n % len(kinds)])).table.lines
        states.append((line, (await host.states(code))[-1].state))
    return states


@pytest.mark.parametrize(("times", "refusal"), [(3, ""), (UNDO_LIMIT - 1, ""), (UNDO_LIMIT + 8, "change_instead")])
async def test_a_stack_with_a_state_for_each_change_is_read_as_one_answer(host: Host, times: int, refusal: str) -> None:
    """Tables stored before a change took the place of the answer have such ones, the newest states of them."""
    code = await host.running(2)
    (deal,) = await host.states(code)
    rows = [replace(deal, line=line, mover=0, state=state) for line, state in await changed(host, code, times)]
    rows = [replace(row, state=reaching(row.state, n)) for n, row in enumerate(rows, start=1)]

    def store(connection: Connection) -> None:
        delete(connection, StateRow, "code = ?", code)
        upsert_all(connection, [deal, *rows][-1 - UNDO_LIMIT :])

    await host.db.write(store)
    await host.restart()
    before = await host.look(code)
    if refusal:
        with refusing(refusal):
            await host.tables.undo(code, ANA.id)
        return
    outcome = await host.tables.undo(code, ANA.id)
    assert [entry.event.facts for entry in outcome.entries] == [{"seat": 0, "moves": 1}]
    assert (outcome.table.revision, outcome.table.awaited) == (before.revision + 1, (0, 1))
    await host.to_the_end(code)
    assert records.verify(records.read(await host.tables.recorded.text(code)), TOYS).valid


def reaching(state: str, back: int) -> str:
    """A stored state that counts its changes as moves."""
    back = min(back, UNDO_LIMIT)
    return json.dumps({**json.loads(state), "undo_depth": back, "undo_reach": back})


async def test_a_sealed_answer_is_taken_back_with_all_its_changes_and_the_question_is_open_again(host: Host) -> None:
    code = await host.running(2)
    kinds = sorted(set((await host.ask(code, 0)).options))
    for kind in (kinds[0], kinds[1], kinds[0]):
        await host.answer(code, 0, kind)
    table = (await host.tables.undo(code, ANA.id)).table
    assert (table.awaited, table.players[0] and table.players[0].decided) == ((0, 1), 0)


async def test_a_second_press_of_the_same_take_back_takes_nothing_more_back(host: Host) -> None:
    code, order = await laid(host, 2)
    mover, seen = PEOPLE[order[-1]].id, (await host.look(code)).revision
    await host.tables.undo(code, mover, seen)
    with refusing("out_of_date"):
        await host.tables.undo(code, mover, seen)
