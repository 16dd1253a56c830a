"""The clocks of people: which seconds count, what a wait brings, and what taking back gives: nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.tables import ExpiryWorker
from bot.tables.transitions.accounts import MOST_OUT_OF_TIME
from bot.tables.values import HOUR, PACES
from rules.core import Move, Refused
from tests.support.timers import rederive_all

from .absent import DAY, account, at, give, host_at, left, night, only_ana_asked, passing, stand, timers, until
from .host import ANA, BEA, HERE, PEOPLE, Host, refusing

MONDAY = "2026-11-23T20:00"


# --------------------------------------------------------------------------- the worked examples


async def test_an_answer_in_the_morning_costs_the_hours_awake_and_brings_the_increment(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at(MONDAY))
    await night(host, ANA.id)
    code = await host.running(3, HERE, pace="daily")
    await until(host, at("2026-11-24T09:30"))
    assert await left(host, code, 0) == 44.5 * HOUR
    await host.answer(code, 0)
    assert (await account(host, code, 0)).left == 68.5 * HOUR
    await host.stop()


async def silent(tmp_path: Path, *, zone: bool = True) -> tuple[Host, str]:
    """Ana is asked on Monday evening and does not answer."""
    host = await host_at(tmp_path, at(MONDAY))
    if zone:
        await night(host, ANA.id)
    return host, await only_ana_asked(host, pace="daily")


async def test_who_does_not_answer_is_called_twelve_hours_before_their_account_is_empty(tmp_path: Path) -> None:
    host, code = await silent(tmp_path)
    due = await timers(host, code)
    assert due["last", 0] == at("2026-11-26T14:00")
    assert due["empty", 0] == at("2026-11-27T12:00")
    await until(host, at("2026-11-26T14:00") - 1)
    assert await stand(host, code, 0) == "own"
    await until(host, at("2026-11-26T14:00"))
    assert await stand(host, code, 0) == "called"
    await until(host, at("2026-11-27T12:00") - 1)
    assert await stand(host, code, 0) == "called"
    await until(host, at("2026-11-27T12:00"))
    assert await stand(host, code, 0) == "voted"
    await host.stop()


async def test_without_a_zone_all_hours_count(tmp_path: Path) -> None:
    host, code = await silent(tmp_path, zone=False)
    assert (await timers(host, code))["empty", 0] == at("2026-11-25T20:00")
    await host.stop()


async def test_while_the_bot_was_off_no_clock_ran(tmp_path: Path) -> None:
    host, code = await silent(tmp_path)
    await until(host, at("2026-11-26T14:00:20"))
    host.clock.move(at("2026-11-26T17:05:00") - host.clock.now())
    await host.restart()
    assert (await timers(host, code))["empty", 0] == at("2026-11-27T15:04:40")
    await host.stop()


async def test_while_discord_was_out_of_reach_no_clock_ran(tmp_path: Path) -> None:
    host, code = await silent(tmp_path)
    await until(host, at("2026-11-24T10:00"))
    await host.tables.uptime.discord_gone()
    await until(host, at("2026-11-24T11:00"))
    await host.tables.uptime.discord_back()
    assert (await timers(host, code))["empty", 0] == at("2026-11-27T13:00")
    await host.tables.uptime.discord_gone()
    await until(host, at("2026-11-24T11:09"))
    await host.tables.uptime.discord_back()
    assert (await timers(host, code))["empty", 0] == at("2026-11-27T13:00"), "a short cut is nobody's gain"
    await host.stop()


async def test_days_away_do_not_count(tmp_path: Path) -> None:
    host, code = await silent(tmp_path)
    await host.tables.absences.announce(ANA.id, at("2026-11-25T00:00"), at("2026-12-01T00:00"))
    assert (await timers(host, code))["empty", 0] == at("2026-12-03T12:00")
    await until(host, at("2026-12-03T12:00") - 1)
    assert await stand(host, code, 0) == "called"
    await until(host, at("2026-12-03T12:00"))
    assert await stand(host, code, 0) == "voted"
    await host.stop()


@pytest.mark.parametrize(
    ("zone", "evening", "morning", "resting"),
    [
        ("Europe/Paris", "2026-10-24T20:00", "2026-10-25T12:00", 10.0),
        ("Europe/Paris", "2027-03-27T20:00", "2027-03-28T12:00", 9.0),
        ("Australia/Lord_Howe", "2027-04-03T20:00", "2027-04-04T12:00", 10.0),
    ],
)
async def test_ten_hours_of_a_night_at_most_do_not_count(
    tmp_path: Path, zone: str, evening: str, morning: str, resting: float
) -> None:
    host = await host_at(tmp_path, at(evening, zone))
    await night(host, ANA.id, zone)
    code = await only_ana_asked(host, pace="daily")
    span = at(morning, zone) - at(evening, zone)
    await until(host, at(morning, zone))
    assert await left(host, code, 0) == 48 * HOUR - (span - resting * HOUR)
    await host.stop()


async def laying(host: Host, pace: str = "daily", n: int = 2) -> tuple[str, int]:
    """A table where somebody is asked to lay; returns the seat."""
    code = await host.running(n, HERE, pace=pace)
    await host.until(code, "lay")
    return code, (await host.look(code)).awaited[0]


async def test_who_takes_back_pays_and_who_was_asked_meanwhile_does_not(host: Host) -> None:
    code, first = await laying(host)
    second = 1 - first
    await give(host, code, first, 40 * HOUR)
    await give(host, code, second, 20 * HOUR)
    await passing(host, 6 * HOUR)
    await host.answer(code, first)
    assert (await account(host, code, first)).left == 58 * HOUR
    await passing(host, 6 * HOUR)
    assert await left(host, code, second) == 14 * HOUR
    await host.tables.undo(code, PEOPLE[first].id)
    assert await left(host, code, first) == 28 * HOUR
    assert await left(host, code, second) == 20 * HOUR
    await passing(host, 600)
    await host.answer(code, first)
    assert await left(host, code, first) == 51 * HOUR + 50 * 60


async def test_answering_and_taking_back_again_and_again_wins_nothing(host: Host) -> None:
    code, first = await laying(host)
    await give(host, code, first, 10 * HOUR)
    await passing(host, 10 * HOUR - 300)
    before = 301.0
    for _ in range(MOST_OUT_OF_TIME):
        now = await left(host, code, first)
        assert now < before
        before = now
        await host.answer(code, first)
        await passing(host, 9 * HOUR)
        await host.tables.undo(code, PEOPLE[first].id)
        assert await left(host, code, first) <= now
        await passing(host, 20)
    await host.answer(code, first)
    with refusing("taken_back_often"):  # or a friend could be asked anew for ever
        await host.tables.undo(code, PEOPLE[first].id)


async def test_who_takes_back_by_consent_keeps_no_increment_of_what_went_back(host: Host) -> None:
    code, first = await laying(host, n=3)
    await give(host, code, first, 10 * HOUR)
    await passing(host, HOUR)
    await host.answer(code, first)
    (second,) = (await host.look(code)).awaited
    before = await left(host, code, second)
    await host.answer(code, second)
    assert await left(host, code, first) == 33 * HOUR
    await host.tables.undo(code, PEOPLE[first].id)
    await host.tables.agree(code, PEOPLE[second].id)
    assert (await host.look(code)).awaited == (first,)
    assert await left(host, code, first) <= 9 * HOUR
    assert await left(host, code, second) <= before


async def test_a_day_more_is_not_lost_by_taking_back(host: Host) -> None:
    code, first = await laying(host)
    await give(host, code, first, 24 * HOUR)
    await passing(host, 12 * HOUR)
    await host.tables.absences.need_a_day(code, PEOPLE[first].id)
    assert await left(host, code, first) == 36 * HOUR
    await host.answer(code, first)
    await host.tables.undo(code, PEOPLE[first].id)
    assert await left(host, code, first) == 36 * HOUR


async def test_a_wait_over_several_questions_brings_one_increment(host: Host) -> None:
    code = await host.running(2, HERE, pace="lively", looks="in_turn")
    await host.until(code, "look")
    (seat,) = (await host.look(code)).awaited
    await give(host, code, seat, 2 * HOUR)
    await passing(host, 300)
    await host.answer(code, seat)
    assert (await host.ask(code, seat)).choice == "swap"
    await passing(host, 900)
    await host.answer(code, seat)
    found = await account(host, code, seat)
    assert found.left == 2 * HOUR - 1200 + 8 * HOUR
    assert found.granted - found.cut == 8 * HOUR or found.cut > 0
    await passing(host, 900)


async def test_a_sealed_answer_stops_the_own_clock_only_and_may_be_changed_for_nothing(host: Host) -> None:
    code = await host.running(3, HERE, pace="daily")
    await passing(host, 600)
    await host.answer(code, 0)
    assert await left(host, code, 0) == min(72 * HOUR, 48 * HOUR - 600 + 24 * HOUR)
    await passing(host, 5 * HOUR - 600)
    ask = await host.ask(code, 0)
    other = next(option for option in ask.options if (option,) != ask.given)
    await host.submit(code, 0, Move(0, ask.choice, (other,), ask.revision))
    assert (await account(host, code, 0)).spent == 600
    await passing(host, HOUR)
    await host.answer(code, 1)
    assert (await account(host, code, 1)).spent == 6 * HOUR
    assert (await account(host, code, 0)).spent == 600
    assert await left(host, code, 2) == 42 * HOUR


# --------------------------------------------------------------------------- paces


@pytest.mark.parametrize("pace", PACES)
async def test_every_pace_begins_with_its_bank_grows_by_its_increment_and_never_beyond_its_cap(
    host: Host, pace: str
) -> None:
    code = await host.running(2, HERE, pace=pace)
    clock = PACES[pace]
    assert await left(host, code, 0) == clock.bank
    await passing(host, 6 * HOUR)
    await host.answer(code, 0)
    assert await left(host, code, 0) == min(clock.cap, clock.bank - 6 * HOUR + clock.increment)


async def test_a_leisurely_table_waits_seven_days_of_which_nights_are_a_part(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at(MONDAY))
    await night(host, ANA.id)
    code = await only_ana_asked(host)
    assert (await timers(host, code))["empty", 0] == at(MONDAY) + 7 * DAY
    assert (await timers(host, code))["last", 0] == at(MONDAY) + 6.5 * DAY
    await host.stop()


async def test_where_little_is_left_the_last_call_comes_at_half_of_it_but_not_at_once(host: Host) -> None:
    code = await host.running(2, HERE, pace="own", bank=8, increment=0, cap=8)
    await host.answer(code, 1)
    now = host.clock.now()
    assert (await timers(host, code))["last", 0] == now + 4 * HOUR
    await give(host, code, 0, 600)
    assert (await timers(host, code))["last", 0] == now + 1800, "half an hour after the question at the earliest"
    await passing(host, 1800)
    assert await stand(host, code, 0) == "called"
    assert (await timers(host, code))["empty", 0] == now + 1800 + 300


# --------------------------------------------------------------------------- what is derived


async def test_quiet_hours_that_change_move_the_clocks_a_day_later(tmp_path: Path) -> None:
    host, code = await silent(tmp_path, zone=False)
    await host.tables.hours.set_zone(ANA.id, "Europe/Paris")
    assert (await timers(host, code))["empty", 0] == at("2026-11-26T16:00")
    await host.stop()


async def test_a_clock_that_was_set_forward_takes_no_time_from_anybody(tmp_path: Path) -> None:
    host, code = await silent(tmp_path, zone=False)
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    await passing(host, HOUR)
    host.clock.jump(3 * DAY)
    await keeper.round()
    assert await stand(host, code, 0) == "own"
    assert await left(host, code, 0) == 47 * HOUR
    host.clock.jump(-5 * DAY)
    await keeper.round()
    assert await left(host, code, 0) <= 48 * HOUR
    assert (await timers(host, code))["empty", 0] <= host.clock.now() + 48 * HOUR
    await host.stop()


async def test_a_pause_stops_all_clocks_and_fills_none(host: Host) -> None:
    code = await host.running(2, HERE, pace="daily")
    await passing(host, 2 * HOUR)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    await host.tables.absences.answer(code, BEA.id, yes=True)
    assert not [kind for kind, _ in await timers(host, code) if kind in ("last", "empty", "bot_player")]
    await passing(host, 5 * DAY)
    assert (await left(host, code, 0), await left(host, code, 1)) == (46 * HOUR, 46 * HOUR)
    await host.tables.absences.resume(code, BEA.id)
    await passing(host, HOUR)
    assert (await left(host, code, 0), await left(host, code, 1)) == (45 * HOUR, 45 * HOUR)


async def check(host: Host, code: str, spent: dict[int, float]) -> None:
    """The sums are right, clocks run where they must, and every timer is what follows from the table."""
    table = await host.look(code)
    pace = table.terms.clock
    for seat, found in enumerate(table.players):
        if found is None or found.account is None:
            continue
        kept = found.account
        assert kept.left == pytest.approx(pace.bank + kept.granted + kept.back - kept.spent - kept.cut, abs=1e-3)
        assert 0 <= kept.left <= max(pace.cap, pace.bank)
        asked = seat in table.awaited and table.runs and found.stand in ("own", "called")
        assert (kept.since is not None) == asked, (seat, kept)
        assert kept.spent + kept.left - await left(host, code, seat) == pytest.approx(spent[seat], abs=1e-3)
    before = await timers(host, code)
    assert await host.db.write(rederive_all) == ()
    assert await timers(host, code) == before


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.sampled
async def test_sums_and_timers_are_right_after_whatever_happens(host: Host, pace: str, seed: int) -> None:
    chance = random.Random(f"{pace}-{seed}")
    code = await host.running(3, HERE, pace=pace, undo=chance.choice(["free", "consent"]))
    spent = dict.fromkeys(range(3), 0.0)
    for _ in range(60):
        table = await host.look(code)
        if table.status != "running":
            break
        seconds = chance.choice([1.0, 60.0, 900.0, 3600.0])
        for seat in range(3):
            if seat in table.awaited and table.runs:
                spent[seat] += min(seconds, await left(host, code, seat))
        await passing(host, seconds)
        await check(host, code, spent)
        try:
            await at_random(host, code, chance)
        except Refused:
            continue
        await check(host, code, spent)


async def at_random(host: Host, code: str, chance: random.Random) -> None:
    """Somebody does something that changes clocks."""
    table, person = await host.look(code), chance.choice(PEOPLE[:3]).id
    match chance.random():
        case x if x < 0.55 and table.awaited:
            ask = await host.ask(code, chance.choice(table.awaited))
            pick = tuple(chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options)))))
            await host.submit(code, ask.seat, Move(ask.seat, ask.choice, pick, ask.revision))
        case x if x < 0.75:
            await host.tables.undo(code, person)
        case x if x < 0.9:
            await host.tables.agree(code, person)
        case x if x < 0.95:
            await host.tables.absences.ask_pause(code, person, None)
        case _ if table.standing == "paused":
            await host.tables.absences.resume(code, person)
        case _:
            await host.tables.absences.answer(code, person, yes=chance.random() < 0.7)


async def test_with_ten_minutes_left_time_ends_as_is_told_half_of_them_after_a_call_half_an_hour_later(
    host: Host,
) -> None:
    code = await host.running(3, pace="daily")
    await host.until(code, "look")
    await host.answer(code, 0, "pass")
    await give(host, code, 0, 600)
    for seat in (1, 2):
        await host.answer(code, seat, "pass")
    asked = host.clock.now()
    assert (await account(host, code, 0)).until == asked + 1800 + 300
    await passing(host, 1800)
    assert await stand(host, code, 0) == "called"
    assert (await account(host, code, 0)).until == asked + 1800 + 300
