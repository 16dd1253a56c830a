"""A sealed draft: everybody chooses in their own time and may change their mind until the last has chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

import pytest

from rules import GAMES
from rules.core import Ask, Move

from .games import BusyTable
from .games.notre_dame import steer
from .rig import Rig, button, said
from .steering import NAMES, busy_table, press_pick, secret_of

GAME: Final = GAMES["notre_dame"]
TABLE: Final = BusyTable("notre_dame", frozenset({"keep"}), {"persons": "new_persons"}, seats=3, steer=steer)
ORDERS: Final = list(permutations(NAMES[: TABLE.seats]))


async def state_of(rig: Rig, code: str) -> Any:
    """The table's state as the service has it: to check what was reached."""
    return (await rig.look(code)).state


async def ask_of(rig: Rig, code: str, name: str) -> Ask:
    """The question that is open to somebody."""
    table = await rig.look(code)
    seat = table.seat_of(int(rig.person(name).user.id))
    ask = None if seat is None else table.ask_of(seat)
    assert ask is not None
    return ask


async def keep(rig: Rig, code: str, name: str, number: int) -> str:
    """Somebody keeps the card of this number; returns what the panel says then."""
    ask, person = await ask_of(rig, code, name), rig.person(name)
    panel = await person.command(str((await rig.look(code)).place.channel), "move", table=code).message()
    if ask.given is not None:
        panel = await person.press(panel, button(panel, f"o:{code}:0:change") or button(panel, f"o:{code}")).message()
    return said(await press_pick(person, panel, code, ask, (ask.options[number],)))


async def drafted(rig: Rig, order: Sequence[str]) -> Any:
    """A whole draft whose answers arrive in this order, the second time in the opposite one, with a restart between."""
    code = await busy_table(rig, table=TABLE)
    for number, people in ((1, order), (0, tuple(reversed(order)))):
        for n, name in enumerate(people):
            before = await state_of(rig, code)
            assert (await ask_of(rig, code, name)).choice == "keep"
            await keep(rig, code, name, number)
            await hidden_until_all_have_chosen(rig, code, before, last=n == len(people) - 1)
            if n == 0:
                await rig.restart()
    return await state_of(rig, code)


async def hidden_until_all_have_chosen(rig: Rig, code: str, before: Any, *, last: bool) -> None:
    """Nobody else sees a choice, and no card moves, before the last of all has chosen."""
    now = await state_of(rig, code)
    assert (now.hands == before.hands) is not last
    if not last:
        for seat in (*range(TABLE.seats), None):
            assert GAME.view(now, seat) == GAME.view(before, seat)


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
@pytest.mark.sampled
async def test_the_draft_comes_out_the_same_in_whatever_order_people_choose(rig: Rig, order: tuple[str, ...]) -> None:
    state, expected = await drafted(rig, order), as_the_rules_have_it()
    assert state.hands == expected.hands
    assert [ask.choice for ask in state.asked] == ["play"]


def as_the_rules_have_it() -> Any:
    """The same draft played by the rules alone, seat by seat."""

    state = GAME.new(TABLE.seats, secret_of(TABLE), GAME.Options(**TABLE.options))
    for number in (1, 0):
        for seat in range(TABLE.seats):
            ask = next(ask for ask in state.asked if ask.seat == seat)
            state, _ = GAME.play(state, Move(seat, "keep", (ask.options[number],), ask.revision))
    return state


async def test_a_choice_is_changed_until_the_last_has_chosen_and_pings_nobody(rig: Rig) -> None:
    code = await busy_table(rig, table=TABLE)
    receipt = await keep(rig, code, "Ana", 0)
    kept = (await ask_of(rig, code, "Ana")).given
    assert "· keep" in receipt or "· garder" in receipt
    await keep(rig, code, "Dan", 1)
    await keep(rig, code, "Ana", 2)
    changed = await ask_of(rig, code, "Ana")
    assert changed.given == (changed.options[2],) != kept
    await keep(rig, code, "Bea", 0)
    state = await state_of(rig, code)
    ana = (await rig.look(code)).seat_of(int(rig.person("Ana").user.id))
    assert [held.card for held in state.hands[ana]] == [changed.options[2]]


async def test_all_choose_at_the_same_moment(rig: Rig) -> None:
    code = await busy_table(rig, table=TABLE)
    await asyncio.gather(*(keep(rig, code, name, 1) for name in NAMES[: TABLE.seats]))
    state = await state_of(rig, code)
    assert all(len(hand) == 1 for hand in state.hands)
    assert {ask.choice for ask in state.asked} == {"keep"}
    assert all(len(ask.options) == 2 for ask in state.asked)
