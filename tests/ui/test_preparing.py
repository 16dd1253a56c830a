"""Preparing: the foreseen question in the panel, what is handed in of it, and that it reaches nobody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables import NotificationState, PreparedAnswer, PreparedStep, Snapshot, Timing
from bot.tables.storage.transactions import Transactions
from bot.text import LOCALES, words_for
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, read_id
from bot.ui.screens.direct_message import Occasion, direct_message
from bot.ui.screens.preparing import CHANGE, DROP, MODE, OPEN, SO_FAR, foreseen
from bot.ui.screens.same import judged, told
from bot.ui.screens.standing import STANDING
from rules.core import Move
from rules.notre_dame.components import Action, action_of
from tests.games import GAMES

from .desk import PLAYED, Desk, a_company, caller_at, offered, somebody_waits
from .preparing import Preparing, prepared_by_chance
from .reach import drawn
from .tables import EVERY_TABLE, perspective, some_moments

# Questions that may stand in a plan and come up so seldom that chance meets them in long runs only.
ANSWERS = {"rattus_cartus": 60, "rattus": 160, "notre_dame": 120, "hameln": 160}
IN_TURN: dict[str, object] = {"supplies": "in_order"}
ALWAYS = {
    "rattus_cartus": {"enter", "lay_cards", "supplies"},
    "rattus": {"start_cubes", "turn", "last_uses"},
    "notre_dame": {"play", "hire", "benefit", "drive", "message"},
    "hameln": {"man", "woman", "act", "activate", "for_money", "optional", "keep"},
}


# --------------------------------------------------------------------------- handed in


@pytest.mark.parametrize("key", PLAYED)
@pytest.mark.thorough
async def test_every_kind_of_question_that_can_be_prepared_is_handed_in(tmp_path: Path, key: str) -> None:
    async with a_company(tmp_path) as people:
        for seed, seats in enumerate((GAMES[key].seats[0], GAMES[key].seats[-1], GAMES[key].seats[0])):
            people.chance = Random(seed)
            code = await people.company.sit_down(key, seats, 0, **(IN_TURN if key == "rattus_cartus" and seed else {}))
            await people.play(code, "anyway", ANSWERS[key])
        seldom = {choice for choice, n in people.made.items() if n < 4}
        assert set(people.handed_in) >= set(people.made) - seldom, (people.made, people.handed_in)
        assert set(people.handed_in) >= ALWAYS[key] & set(people.made)


@pytest.mark.parametrize("key", PLAYED)
async def test_what_brings_the_same_is_handed_in_and_what_does_not_is_a_draft(tmp_path: Path, key: str) -> None:
    async with a_company(tmp_path, 5) as people:
        code = await people.company.sit_down(key, GAMES[key].seats[-1])
        await people.play(code, "same", ANSWERS[key])
        assert 0 < people.fitting <= people.plans


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
async def test_where_nobody_moves_in_between_it_brings_the_same(key: str, seats: int) -> None:
    """The true question differs from the foreseen one in nothing that a label tells."""
    if key not in PLAYED:
        return
    chance = Random(seats)
    for table, _ in some_moments(key, seats, 3 * seats, n=6):
        for seat in range(seats):
            ahead = foreseen(perspective(table, seat))
            if ahead is None:
                continue
            steps = prepared_by_chance(chance, ahead)
            answer = PreparedAnswer(seat, steps, "same", told(ahead, steps))
            state = ahead.table.state.clone()  # type: ignore[union-attr]
            GAMES[key].rules.settle(state)
            asked = replace(table, state=state)
            assert len(judged(GAMES, asked, answer).moves) == len(steps)


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
async def test_what_a_plan_brings_is_told_alike_whatever_is_dealt_in_the_imagined_worlds(key: str, seats: int) -> None:
    if key not in PLAYED:
        return
    chance = Random(seats)
    for table, _ in some_moments(key, seats, 5 * seats, n=6):
        for seat in range(seats):
            plan, own = None, perspective(table, seat)
            for n in range(3):
                world = GAMES[key].imagine(table.state, seat, bytes([n]) * 32)
                ahead = foreseen(replace(own, table=replace(table, state=world)))
                if ahead is None:
                    break
                plan = plan or (steps := prepared_by_chance(chance, ahead), told(ahead, steps))
                assert told(ahead, plan[0]) == plan[1]


async def test_a_draw_that_takes_a_shuffle_brings_the_same_as_its_label_tells(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        code = await people.company.sit_down("rattus_cartus", 4, 0, **IN_TURN)
        while not (asked := [seat for seat in range(4) if foresees(people, await people.tables.look(code), seat)]):
            await people.answer_one(await people.tables.look(code))
        table, seat = await people.tables.look(code), asked[0]
        ahead = foreseen(people.perspective(table, seat))
        assert ahead is not None and ahead.ask is not None and table.state is not None
        short = table.state.clone()
        short.discard, short.pile = (*short.discard, *short.pile), ()  # type: ignore[attr-defined]
        ahead_then = foreseen(people.perspective(replace(table, state=short), seat))
        assert ahead_then is not None
        for option in ahead.ask.options:
            steps = (PreparedStep(ahead.ask.choice, ahead.ask.args, (option,)),)
            assert told(ahead, steps) == told(ahead_then, steps)


async def test_of_two_players_the_cards_that_the_other_lays_elsewhere_change_nothing_of_what_is_prepared(
    tmp_path: Path,
) -> None:
    async with a_company(tmp_path) as people:
        table, seat = await somebody_waits(people, "rattus_cartus", 2)
        ahead, (other,) = foreseen(people.perspective(table, seat)), [ask for ask in table.asks if ask.seat != seat]
        assert ahead is not None and ahead.ask is not None
        mine, theirs = ahead.ask.options[0], other.options[-1]
        own, player = caller_at(table, seat).person.id, table.players[other.seat]
        assert player and player.person
        enter = PreparedStep("enter", ahead.ask.args, (mine,))
        steps = (enter, PreparedStep("lay_cards", (seat, mine), ()))
        await people.tables.answers.prepare(table.code, own, steps, told(ahead, steps))
        move = Move(other.seat, "enter", (theirs,), other.revision)
        table = (await people.tables.play(table.code, player.person, [move], key="enters")).table
        ask = table.ask_of(other.seat)
        assert ask is not None and ask.choice == "lay_cards"
        move = Move(other.seat, "lay_cards", ask.options[:2], ask.revision)
        await people.tables.play(table.code, player.person, [move], key="lays")
        assert await people.worker.answer(table.code, seat)


async def test_cards_that_move_the_own_rat_bring_the_same_while_nothing_of_ones_own_has_changed(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        for action in (Action.PARK, Action.HOSPITAL):
            table, seat = await somebody_waits(people, "notre_dame", 3)
            while not (cards := [card for card in cards_ahead(people, table, seat) if action_of(card) == action]):
                await people.answer_one(table)
                table = await people.tables.look(table.code)
                seat = next((other for other in range(3) if cards_ahead(people, table, other)), seat)
            ahead = foreseen(people.perspective(table, seat))
            assert ahead is not None and ahead.ask is not None
            steps = (PreparedStep("play", ahead.ask.args, (cards[0],)),)
            await people.tables.answers.prepare(table.code, caller_at(table, seat).person.id, steps, told(ahead, steps))
            while seat not in table.awaited:
                await people.by_hand(table, [ask for ask in table.asks if ask.given is None])
                table = await people.tables.look(table.code)
            assert await people.worker.answer(table.code, seat)


def cards_ahead(people: Preparing, table: Snapshot, seat: int) -> tuple[int, ...]:
    """The cards that this seat may prepare to play."""
    ahead = foreseen(people.perspective(table, seat))
    return ahead.ask.options if ahead and ahead.ask and ahead.ask.choice == "play" else ()  # type: ignore[return-value]


def foresees(people: Preparing, table: Snapshot, seat: int) -> bool:
    """Whether this seat waits for its supplies."""
    ahead = foreseen(people.perspective(table, seat))
    return ahead is not None and ahead.ask is not None and ahead.ask.choice == "supplies"


# --------------------------------------------------------------------------- the panel


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("key", PLAYED)
async def test_who_waits_prepares_by_pressing_and_reads_it_in_the_panel(
    tmp_path: Path, key: str, locale: str, spoken: bool
) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, key), locale, spoken=spoken)
        assert [id.choice for id in offered(await desk.panel(), ids.PREPARE)] == [OPEN, STANDING]
        reply = await desk.prepare()
        assert desk.words("prepare-kept") in reply.text
        again = await desk.panel()
        assert desk.words("prepare-kept") not in again.text
        assert [id.choice for id in offered(again, ids.PREPARE)] == [CHANGE, DROP, MODE, STANDING]


async def test_who_takes_a_move_back_reads_that_what_they_had_prepared_goes_with_it(tmp_path: Path) -> None:
    """*Taken back.* said nothing of it, and nobody noticed that nothing was prepared any more."""
    async with a_company(tmp_path) as people:
        code, dropped = await people.company.sit_down("notre_dame", 2, 0), 0
        for _ in range(120):
            table = await people.tables.look(code)
            seat = table.state.undo_seat if table.state else -1
            if seat >= 0 and seat not in table.awaited and foreseen(people.perspective(table, seat)):
                desk = Desk(people, table, seat)
                await desk.prepare()
                if await desk.prepared():
                    reply = await desk.press(Id(ids.UNDO, code, 0, "undo"))
                    is_gone = await desk.prepared() is None
                    assert is_gone == ("What you had prepared is dropped, too." in reply.text)
                    dropped += is_gone
                    if dropped == 2:
                        return
            await people.answer_one(await people.tables.look(code))
        pytest.fail("nothing was dropped")


async def test_the_way_of_handing_in_is_changed_by_a_press(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "rattus"))
        reply = await desk.prepare()
        for mode in ("anyway", "same"):
            (id,) = [id for id in offered(reply, ids.PREPARE) if id.choice == MODE]
            assert id.what == mode
            reply = await desk.press(id)
            answer = await desk.prepared()
            assert answer is not None and answer.mode == mode


async def test_what_is_dropped_is_gone_and_an_older_panel_drops_nothing(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "hameln"))
        reply = await desk.prepare()
        (drop,) = [id for id in offered(reply, ids.PREPARE) if id.choice == DROP]
        await desk.press(replace(drop, revision=drop.revision + 1))
        assert await desk.prepared()
        reply = await desk.press(drop)
        assert desk.words("prepare-dropped") in reply.text
        assert await desk.prepared() is None


def quicker(monkeypatch: pytest.MonkeyPatch, acts: Callable[[], Awaitable[object]]) -> None:
    """Somebody acts just before the next press is stored."""
    beside = Transactions.beside

    async def after_them(*args: Any) -> object:
        monkeypatch.setattr(Transactions, "beside", beside)
        await acts()
        return await beside(*args)

    monkeypatch.setattr(Transactions, "beside", after_them)


@pytest.mark.parametrize("choice", [CHANGE, DROP, MODE])
async def test_what_another_device_prepares_at_that_moment_is_neither_dropped_nor_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "hameln"))
        (id,) = [id for id in offered(await desk.prepare(), ids.PREPARE) if id.choice == choice]
        answer, person = await desk.prepared(), caller_at(desk.table, desk.seat).person.id
        assert answer is not None
        quicker(monkeypatch, lambda: people.tables.answers.prepare(desk.table.code, person, answer.steps, answer.told))
        reply = await desk.press(id)
        assert await desk.prepared() == replace(answer, version=answer.version + 1)
        assert desk.words("ui-other-device") in reply.text


async def test_who_drops_what_is_handed_in_at_that_moment_reads_that_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "rattus_cartus"))
        (mode,) = [id for id in offered(await desk.prepare(), ids.PREPARE) if id.choice == MODE]
        (drop,) = [id for id in offered(await desk.press(mode), ids.PREPARE) if id.choice == DROP]
        while desk.seat not in (table := await people.tables.look(desk.table.code)).awaited:
            await people.by_hand(table, [ask for ask in table.asks if ask.given is None])
        handed_in = list[bool]()

        async def hand_in() -> None:
            handed_in.append(await people.worker.answer(table.code, desk.seat))

        quicker(monkeypatch, hand_in)
        reply = await desk.press(drop)
        assert handed_in == [True]
        assert desk.words("prepare-handed-in") in reply.text
        assert desk.words("prepare-dropped") not in reply.text


async def test_to_change_it_takes_it_back_and_opens_it_as_a_plan(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "rattus_cartus"))
        reply = await desk.prepare()
        answer = await desk.prepared()
        assert answer is not None and [step.choice for step in answer.steps] == ["enter", "lay_cards"]
        (change,) = [id for id in offered(reply, ids.PREPARE) if id.choice == CHANGE]
        reply = await desk.press(change)
        assert await desk.prepared() is None
        assert {id.choice for id in offered(reply, ids.PLAY, ids.ADD, ids.SUBMIT)} == {"lay_cards"}


async def test_a_plan_may_end_before_its_last_question(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "rattus_cartus"))
        reply = await desk.press(Id(ids.PREPARE, desk.table.code, 0, OPEN))
        reply = await desk.press(offered(reply, ids.PLAY)[0])
        (so_far,) = [id for id in offered(reply, ids.PREPARE) if id.what == SO_FAR]
        await desk.press(so_far)
        answer = await desk.prepared()
        assert answer is not None and [step.choice for step in answer.steps] == ["enter"]


async def test_a_press_on_a_foreseen_question_that_has_come_plays_nothing(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        table, seat = await somebody_waits(people, "hameln")
        desk = Desk(people, table, seat)
        reply = await desk.press(Id(ids.PREPARE, table.code, 0, OPEN))
        old = offered(reply, ids.PLAY)[0]
        while seat not in (table := await people.tables.look(table.code)).awaited:
            await people.answer_one(table)
        reply = await desk.press(old)
        assert desk.words("ui-moved-on") in reply.text
        assert (await people.tables.look(table.code)).revision == table.revision


async def test_ids_of_the_foreseen_question_are_marked_and_read_again() -> None:
    id = Id(ids.ADD, "7F3K", 987654321, "enter", "2", 5, ahead=True)
    assert str(id) == "a:7F3K~:987654321:enter:2:5"
    assert id.fits and read_id(str(id)) == id


async def test_a_stranger_and_whoever_is_asked_prepare_nothing(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        table, _ = await somebody_waits(people, "rattus")
        (asked,) = table.awaited
        desk = Desk(people, table, asked)
        reply = await desk.press(Id(ids.PREPARE, table.code, 0, OPEN))
        assert desk.words("prepare-asked") in reply.text
        assert not offered(reply, ids.PREPARE)


# --------------------------------------------------------------------------- secrecy


@pytest.mark.parametrize("key", PLAYED)
async def test_what_is_prepared_reaches_nobody_else(tmp_path: Path, key: str) -> None:
    async with a_company(tmp_path) as people:
        table, seat = await somebody_waits(people, key, GAMES[key].seats[-1])
        others = [Desk(people, table, other) for other in range(len(table.players)) if other != seat]
        before = [drawn((await other.panel()).screen) for other in others]
        await Desk(people, table, seat).prepare()
        assert [drawn((await other.panel()).screen) for other in others] == before
        assert await people.tables.look(table.code) == table


async def test_what_does_not_fit_any_more_is_said_and_fills_the_panel_as_far_as_it_fits(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        table, seat = await somebody_waits(people, "rattus_cartus", 4)
        desk = Desk(people, table, seat)
        await desk.prepare()
        answer = await desk.prepared()
        assert answer is not None and len(answer.steps) == 2
        await people.tables.answers.drop(table.code, caller_at(table, seat).person.id, answer.version)
        await people.tables.answers.prepare(
            table.code, caller_at(table, seat).person.id, answer.steps, "what the labels never told"
        )
        while seat not in (table := await people.tables.look(table.code)).awaited:
            await people.by_hand(table, [ask for ask in table.asks if ask.given is None])
        assert not await people.worker.answer(table.code, seat)
        panel = await desk.panel()
        assert desk.words("prepare-unfit", why="differs") in panel.text
        assert {id.choice for id in offered(panel, ids.PLAY, ids.ADD, ids.SUBMIT)} == {"lay_cards"}
        draft = await people.tables.draft(table.code, caller_at(table, seat).person.id)
        perspective = people.perspective(table, seat)
        letter = direct_message(perspective, (), Occasion(NotificationState(table.code, 1), unfit=True))
        assert draft is not None and draft.unfit
        assert "does not bring the same" in letter.text.split("\n")[0]


async def test_of_a_turn_the_way_of_the_plague_is_left_open_and_the_panel_says_why(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        code = await people.company.sit_down("rattus", 2)
        while not (ahead := foreseen(people.perspective(table := await people.tables.look(code), 0))) or (
            not ahead.ask or ahead.ask.choice != "turn"
        ):
            await people.answer_one(table)
        assert {did[0] for did in ahead.ask.options if isinstance(did, tuple)} <= {"take", "use", "place"}
        desk = Desk(people, table, 0)
        reply = await desk.press(Id(ids.PREPARE, code, 0, OPEN))
        assert desk.words("prepare-rattus-open") in reply.text


async def test_the_direct_message_says_that_it_was_handed_in_and_not_what(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        table, _ = await somebody_waits(people, "hameln")
        seat = next(seat for seat in range(3) if seat not in table.awaited)
        occasion = Occasion(NotificationState(table.code, 1), handed_in=True)
        first, *_ = direct_message(people.perspective(table, seat), (), occasion).text.split("\n")
        assert first == f"✓ {people.perspective(table, seat).title}: your prepared answer was handed in."


@pytest.mark.parametrize("locale", LOCALES)
def test_the_reader_is_told_the_longest_time_until_a_prepared_answer_is_handed_in(locale: str) -> None:
    for mode in ("same", "anyway"):
        due = words_for(locale)("prepare-due", steps="", mode=mode)
        assert f" {ceil(Timing().hand_in_ends)} sec" in due
