"""The forecast of the end: in half of the cases it comes in the span that was told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.tables import Place, Player, Snapshot, Terms
from bot.tables.storage.forecasts import evidence_of
from bot.tables.transitions.forecast import LEAST, Forecast, Habit, forecast, is_too_early, usual_length
from bot.tables.values import DAY, HOUR, LONGEST_WAIT, PACES, TimeAccount
from rules import GAMES
from rules.core import AnyGame, Length, StillToCome
from tests.lengths import PLAYERS, at_random

from .absent import account, at, host_at, passing
from .host import ANA, BEA, CHLOE, HERE, Host

GAMES_EACH = 12
LOOKS_EACH = 10
LENGTH = Length(10, {3: (StillToCome(30.0, 10.0, 4.0), StillToCome(20.0, 5.0, 4.0))})
TABLE = Snapshot(
    code="23456",
    game="rattus",
    status="running",
    host=0,
    place=Place(1, 2),
    terms=Terms(3),
    options=None,
    options_seen=0,
    players=tuple(Player(n, "Ana", account=TimeAccount(DAY, waits=LEAST)) for n in range(3)),
    opened=1.0,
)
NOW = 1_800_000_000.0
STEADY = [Habit(20, 20 * 6 * HOUR)] * 3


# --------------------------------------------------------------------------- is it honest?


def looks(chance: Random) -> Callable[[float], float]:
    """Somebody as in the simulated month, who may go away: when they answer what they are asked at a moment."""
    day, night, shift = chance.choice((0.5, 1, 2, 3, 5, 8)), chance.choice((0, 6, 8, 10)), chance.uniform(0, 24)
    away, back = _away(chance)

    def answered(asked: float) -> float:
        while True:
            asked += chance.expovariate(day / DAY) + 60.0
            if away <= asked < back:
                asked = back
            if (asked / HOUR - shift) % 24 >= night and chance.random() < 0.85:
                return asked

    return answered


def _away(chance: Random) -> tuple[float, float]:
    """From when until when: a quarter says so or not, some more vanish and come back."""
    if chance.random() > 0.325:
        return 0.0, 0.0
    since = chance.uniform(0.1, 24) * DAY
    return since, since + chance.uniform(3, 14) * DAY


def told(game: AnyGame, seats: int, chance: Random) -> Iterator[tuple[Forecast | None, float]]:
    """What was forecast at some moments of a game among such people, with its end."""
    state, people, habits = (
        game.new(seats, chance.randbytes(32)),
        [looks(chance) for _ in range(seats)],
        [Habit()] * seats,
    )
    table = replace(TABLE, game=game.key, players=TABLE.players[:1] * seats)
    player, due, since = PLAYERS.get(game.key, at_random), dict[int, float](), dict[int, float]()
    now, moves, found = 0.0, 0, list[Forecast | None]()
    while asked := {ask.seat for ask in state.asked if ask.given is None}:
        since = {seat: since.get(seat, now) for seat in asked}
        due = {seat: due[seat] if seat in due else people[seat](now) for seat in asked}
        seat = min(asked, key=due.__getitem__)
        now = due.pop(seat)
        while mine := [ask for ask in state.asked if ask.seat == seat and ask.given is None]:
            state, _ = game.play(state, player(chance, state, mine))
            moves += 1
        took = min(LONGEST_WAIT, now - since.pop(seat))
        waits, waited = habits[seat].waits + 1, habits[seat].waited + took
        habits[seat] = Habit(waits, waited, waits, waited)  # they play nowhere else
        if sum(habit.waits for habit in habits) >= LEAST:
            found.append(forecast(table, game.length, moves, habits, now))
    return ((found[len(found) * n // LOOKS_EACH], now) for n in range(LOOKS_EACH))


def test_among_people_who_answer_for_themselves_more_than_half_of_the_games_end_in_the_span_that_was_told() -> None:
    """What the span leaves room for besides, as caretakers and votes, is in the simulated month."""
    inside = list[bool]()
    for game in GAMES.values():
        for seats in (game.seats[0], game.seats[-1]):
            for n in range(GAMES_EACH):
                for span, end in told(game, seats, Random(f"{game.key} {seats} {n}")):
                    assert span is not None
                    inside.append(span.earliest <= end <= span.latest)
    assert 0.5 <= sum(inside) / len(inside) <= 0.8


# --------------------------------------------------------------------------- what it follows from


def span(table: Snapshot = TABLE, moves: int = 0, habits: list[Habit] = STEADY) -> Forecast:
    found = forecast(table, LENGTH, moves, habits, NOW)
    assert found is not None and NOW < found.earliest < found.latest
    return found


def test_the_further_a_game_is_and_the_quicker_its_people_the_sooner_it_ends() -> None:
    slow = [*STEADY[:2], Habit(20, 20 * 48 * HOUR)]
    assert span(moves=10).latest < span().latest < span(habits=slow).latest
    assert span(habits=STEADY[:1]).latest < span(habits=STEADY[:2]).latest < span().latest, "bots take no time"


def test_who_answers_faster_here_than_elsewhere_is_forecast_by_what_they_do_here() -> None:
    """Among bots one sitting answers ten questions, so that waits are shorter than where people wait for each other."""
    here = [replace(habit, waits_here=10, waited_here=10 * HOUR) for habit in STEADY]
    assert span(habits=here).latest < span().latest
    fresh = [replace(habit, waits_here=0, waited_here=0.0) for habit in STEADY]
    assert span(habits=fresh) == span(), "a table that is new tells nothing yet"


def test_nothing_ends_before_those_away_are_back() -> None:
    back = NOW + 20 * DAY
    away = replace(TABLE, players=(replace(TABLE.players[0] or Player(1, ""), away_until=back), *TABLE.players[1:]))
    assert span(away).earliest > back


@pytest.mark.parametrize("standing", ["paused", "asleep", "frozen"])
def test_at_rest_nothing_is_forecast(standing: str) -> None:
    assert forecast(replace(TABLE, standing=standing), LENGTH, 0, STEADY, NOW) is None  # type: ignore[arg-type]
    assert forecast(TABLE, LENGTH, 0, [], NOW) is None, "nobody plays"
    assert forecast(TABLE, Length(), 0, STEADY, NOW) is None, "nobody measured this game"


def test_before_eight_waits_it_is_too_early_to_say() -> None:
    fresh = tuple(Player(n, "Ana", account=TimeAccount(DAY, waits=n)) for n in range(4))
    assert is_too_early(replace(TABLE, players=fresh)) and not is_too_early(TABLE)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_what_is_to_come_for_each_number_of_seats_and_less_the_further_it_is(key: str) -> None:
    game = GAMES[key]
    for seats in game.seats:
        first, last = game.length.rows[seats][0], game.length.after(seats, 100_000)
        assert last is not None and last.alone + last.together < first.alone + first.together
        leisurely, lively = (usual_length(game.length, seats, seats, PACES[pace]) for pace in ("leisurely", "lively"))
        assert lively is not None and leisurely is not None and 2 * DAY < lively < leisurely < 70 * DAY


# --------------------------------------------------------------------------- at a table


async def test_each_wait_counts_by_the_wall_and_moves_taken_back_do_not(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at("2026-11-23T20:00"))
    code = await host.running(3, HERE)
    assert (await account(host, code, 0)).waits == 0
    await passing(host, 5 * HOUR)
    await host.answer(code, 0)
    found = await account(host, code, 0)
    assert (found.waits, found.waited) == (1, 5 * HOUR)
    table = await host.tables.look(code)
    evidence = partial(evidence_of, table=table, now=host.clock.now())
    others = Habit(0, 5 * HOUR, 0, 5 * HOUR)  # who has not answered yet took that long already
    assert await host.db.read(evidence) == (1, (Habit(1, 5 * HOUR, 1, 5 * HOUR), others, others))
    await host.tables.undo(code, ANA.id)
    assert (await host.db.read(evidence))[0] == 0
    assert await host.tables.absences.forecast(table) is None, "nobody measured the toy"
    await host.stop()


async def test_a_forecast_asks_how_those_answer_who_play_themselves(host: Host) -> None:
    code = await host.running(3, HERE)
    await host.tables.absences.announce(CHLOE.id, host.clock.now(), host.clock.now() + 5 * DAY, choice="care")
    await host.tables.resign(code, BEA.id, sure=True)
    table = await host.look(code)
    _, habits = await host.db.read(partial(evidence_of, table=table, now=host.clock.now()))
    assert len(habits) == 1
