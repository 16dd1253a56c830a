"""Tables at which every kind of question comes up soon, and people who answer in a fixed way by pressing.

`python -m tests.e2e.steering GAME` looks for the shortest way through the busy tables of a game.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, Protocol

from bot.sandbox import Handle
from bot.sandbox.wire import JsonObject
from bot.ui.kit.picks import kinds, numbers_of, other_side, packed, side_of
from rules import GAMES
from rules.core import Arg, Ask, Move, Pick

from .games import BUSY, CARTUS, BusyTable
from .rig import Rig, button, ids, walk

NAMES: Final = ("Ana", "Dan", "Bea", "Chloé", "Émile")
GREEN: Final = 3  # the style of the tab that is shown
SOON: Final = 70  # moves to a moment that a test waits for
SEARCHED: Final = 20_000  # secrets, before the search gives up
Moment = Callable[[frozenset[str], Any], bool]  # of the questions so far, and the state
THE_BUSY_ONE: Final = CARTUS.busy[0]


class Hand(Protocol):
    """Somebody who presses, or a finger that counts."""

    def press(self, message: JsonObject | str, custom_id: str) -> Handle:
        """Press a button."""

    def select(self, message: JsonObject | str, custom_id: str, *values: str) -> Handle:
        """Choose in a menu."""


# --------------------------------------------------------------------------- moments


@cache
def at_its_end(table: BusyTable) -> Moment:
    """Every kind of question that this table is for has come up; the game is over, if it goes on so long."""

    def reached(seen: frozenset[str], state: Any) -> bool:
        return table.asks <= seen and not (table.to_the_end and state.asked)

    return reached


def two_pay_tribute(seen: frozenset[str], state: Any) -> bool:
    """Two seats choose unseen by each other, and have a choice."""
    paying = [ask for ask in state.asked if ask.choice == "tribute" and len(set(ask.options)) > ask.most]
    return len(paying) == 2


# --------------------------------------------------------------------------- secrets


def secret_of(table: BusyTable, reached: Moment | None = None, seats: int | None = None) -> bytes:
    """The first secret under which steered play of so many seats comes to such a moment soon, else to the end."""
    return _searched(table, reached, seats or table.seats)


@cache
def _searched(table: BusyTable, reached: Moment | None, seats: int) -> bytes:
    moment, end = reached or at_its_end(table), at_its_end(table)
    within = table.within if moment is end else SOON
    begin = table.begin if moment is end and seats == table.seats else 0
    for n in range(begin, begin + SEARCHED):
        if moves_to(moment, table, numbered(n), seats, within) is not None:
            return numbered(n)
    raise AssertionError(f"no secret leads to this moment of {table.game}: have the rules changed?")


def numbered(n: int) -> bytes:
    """A secret by its number."""
    return hashlib.sha256(b"steered %d" % n).digest()


def moves_to(reached: Moment, table: BusyTable, secret: bytes, seats: int, within: int) -> int | None:
    """How many moves steered play takes to a moment; None where it does not come there in time."""
    game = GAMES[table.game]
    state: Any = game.new(seats, secret, game.Options(**table.options))
    seen = set[str]()
    for n in range(within):
        ask = next((ask for ask in state.asked if ask.given is None), None)
        seen |= {ask.choice} if ask else set()
        if reached(frozenset(seen), state):
            return n
        if ask is None:
            return None
        state, _ = game.play(state, Move(ask.seat, ask.choice, table.steer(ask), ask.revision))
    return None


# --------------------------------------------------------------------------- tables


async def busy_table(rig: Rig, reached: Moment | None = None, table: BusyTable = THE_BUSY_ONE) -> str:
    """A running table of people, without bot players, in which steered play comes to such a moment soon."""
    return await table_under(rig, secret_of(table, reached), table)


async def table_under(rig: Rig, secret: bytes, table: BusyTable) -> str:
    """A running table of people under this secret."""
    assert rig.client is not None
    tables = rig.client.tables
    tables._dealer = tables._dealer.under(secret)  # the only thing at a table that tests must know beforehand
    code = await rig.lobby("Ana", seats=table.seats, game=table.game)
    host = int(rig.person("Ana").user.id)
    for seat in range(1, table.seats):
        await tables.free(code, host, seat)
    if table.options:
        await tables.set_options(code, host, table.options)
    for name in NAMES[1 : table.seats]:
        await rig.person(name).command(rig.channel(), "table join").message()
    ana = rig.person("Ana")
    await ana.until_message(rig.channel(), lambda m: bool(button(m, f"q:{code}")))
    await ana.command(rig.channel(), "table start").message()
    return code


async def awaited(rig: Rig, code: str) -> tuple[str, Ask]:
    """The name and the question of the first person awaited."""
    table = await rig.look(code)
    for _ in range(200):  # on a busy machine a command is acknowledged before it is carried out
        if table.awaited:
            break
        await asyncio.sleep(0.05)
        table = await rig.look(code)
    seat = table.awaited[0]
    player, ask = table.players[seat], table.ask_of(seat)
    assert player is not None and ask is not None
    return player.name, ask


# --------------------------------------------------------------------------- answers

Meanwhile = Callable[[Ask, Pick], Awaitable[None]]  # before an answer is pressed


async def nothing(ask: Ask, pick: Pick) -> None:
    """Nothing happens meanwhile."""


async def press_steered(
    rig: Rig,
    code: str,
    panel: JsonObject,
    *pick: Arg,
    table: BusyTable = THE_BUSY_ONE,
    hand: Hand | None = None,
    meanwhile: Meanwhile = nothing,
) -> JsonObject:
    """Whoever is awaited first answers on this panel: with this pick, else as steered; a plan is gone through."""
    name, ask = await awaited(rig, code)
    hand, root, game = hand or rig.person(name), ask.revision, GAMES[table.game]
    state: Any = (await rig.look(code)).state
    await meanwhile(ask, chosen := pick or table.steer(ask))
    ordered = game.rules.choices[ask.choice].ordered
    panel = await press_pick(hand, panel, code, ask, chosen, ordered=ordered)
    while (now := (await rig.look(code)).ask_of(ask.seat)) and now.revision == root:
        state, _ = game.play(state, Move(ask.seat, ask.choice, chosen, ask.revision))
        ask = next(other for other in state.asked if other.seat == ask.seat)
        await meanwhile(ask, chosen := table.steer(ask))
        ordered = game.rules.choices[ask.choice].ordered
        panel = await press_pick(hand, panel, code, ask, chosen, root, ordered=ordered)
    return panel


async def press_pick(
    hand: Hand, panel: JsonObject, code: str, ask: Ask, pick: Pick, root: int | None = None, *, ordered: bool = False
) -> JsonObject:
    """Give this answer by pressing on a panel, step by step; returns the panel that follows.

    `root` is the revision of the question with which the plan began that led to this one.
    """
    head = f"{code}:{ask.revision if root is None else root}:{ask.choice}"
    if ask.least == ask.most == 1:
        return await press_one(hand, panel, head, kinds(ask).index(pick[0]))
    side = side_of(ask, ordered=ordered)
    numbers = list(numbers_of(ask, pick if side is ask else other_side(ask, pick)))
    named = numbers_of(ask, pick)
    for ready in (named,) if ordered else (named, tuple(sorted(named))):
        if at_once := pressed(panel, f"p:{head}:{packed(ready)}"):
            return await hand.press(panel, at_once).message()
    for id, values in menus(panel, head, numbers):
        panel = await hand.select(panel, button(panel, id), *values).message()
    if not any(id.startswith("s:") for id in custom_ids(panel)):
        for number in numbers:
            panel = await hand.press(panel, button(panel, f"a:{head}:{number}:")).message()
    return await hand.press(panel, button(panel, f"g:{head}:")).message()


async def press_one(hand: Hand, panel: JsonObject, head: str, number: int) -> JsonObject:
    """Press the one option of this number, or choose it in a menu; where options stand under tabs, on its page."""
    panel = await turned_to(hand, panel, head, number)
    if at_once := pressed(panel, f"p:{head}:{number}"):
        return await hand.press(panel, at_once).message()
    return await hand.select(panel, pressed(panel, f"p:{head}:menu"), str(number)).message()


async def turned_to(hand: Hand, panel: JsonObject, head: str, number: int) -> JsonObject:
    """The page of a panel that has the option of this number. Whoever reads the headings goes there straight."""
    here = f"p:{head}:{number}", f"p:{head}:menu"
    others = {part.get("custom_id") for part in walk(panel["components"]) if part.get("style") != GREEN}
    for tab in ["", *(id for id in ids(panel) if id.startswith(f"n:{head}:") and id in others)]:
        for page in entries(panel, tab) or [""]:
            if tab:
                turn = hand.select(panel, tab, page) if page else hand.press(panel, tab)
                panel = await turn.message()
            if pressed(panel, here[0]) or str(number) in entries(panel, pressed(panel, here[1])):
                return panel
    raise AssertionError(f"option {number} of {head} is nowhere on the panel:\n{ids(panel)}")


def entries(panel: JsonObject, id: str) -> list[str]:
    """The values of a menu; none for a button."""
    parts = (part for part in walk(panel["components"]) if part.get("custom_id") == id)
    return [option["value"] for part in parts for option in part.get("options", ())]


def pressed(panel: JsonObject, id: str) -> str:
    """The usable button of this id, whatever draft it carries."""
    return next((found for found in ids(panel) if found == id or found.startswith(f"{id}:")), "")


def menus(panel: JsonObject, head: str, numbers: list[int]) -> list[tuple[str, list[str]]]:
    """What to choose in each menu of a panel."""
    wanted = Counter(numbers)
    chosen = {f"{kind}.{copy}" for kind, n in wanted.items() for copy in range(n)}
    found = []
    for part in walk(panel["components"]):
        id = part.get("custom_id", "")
        if part["type"] == 3 and id.startswith(f"s:{head}:"):
            values = [option["value"] for option in part["options"] if option["value"] in chosen]
            if values:
                found.append((id.rsplit(":", 1)[0] + ":", values))
    return found


def custom_ids(panel: JsonObject) -> list[str]:
    """All ids on a panel."""
    return [part["custom_id"] for part in walk(panel["components"]) if "custom_id" in part]


# --------------------------------------------------------------------------- looking for good secrets


def shortest(table: BusyTable, searched: int = 1000) -> tuple[int, int]:
    """In how few moves one of so many secrets leads to the end of a busy table, and the number of that secret."""
    moment = at_its_end(table)
    found = ((moves_to(moment, table, numbered(n), table.seats, within=1000), n) for n in range(searched))
    return min((moves, n) for moves, n in found if moves is not None)


if __name__ == "__main__":
    for busy in BUSY:
        if busy.game in sys.argv[1:]:
            moves, begin = shortest(busy)
            print(f"{len(busy.asks)} kinds of question: within {moves} moves, begin={begin}")
