"""A game in which every kind of decision comes up soon, and people who answer it in a fixed way by pressing."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from bot.sandbox import Person
from bot.sandbox.wire import JsonObject
from bot.ui.picks import kinds, numbers_of, other_side, packed, side_of
from rules import GAMES
from rules.core import Arg, Ask, Move, Pick
from rules.rattus_cartus.options import CARD_NAMES

from .rig import Rig, button, ids, walk

GAME: Final = GAMES["rattus_cartus"]
NAMES: Final = ("Ana", "Dan", "Bea")
SEATS: Final = 3
WITHIN: Final = 70  # moves
Moment = Callable[[frozenset[str], Any], bool]  # of the questions so far, and the state
COPIES: Final = {
    "treasury": 5,
    "hospital": 5,
    "office": 5,
    "guard_tower": 2,
    "castle": 3,
    "farm": 5,
    "pipers_cabin": 5,
}


def busy_options() -> dict[str, str | tuple[str, ...]]:
    """The buildings that ask most."""
    named = ((name, *name.rsplit("-", 1)) for name in CARD_NAMES)
    return {
        "buildings": "chosen",
        "chosen": tuple(name for name, building, copy in named if int(copy) <= COPIES.get(building, 0)),
    }


def steer(ask: Ask) -> Pick:
    """The answer to a question: by chance, but always the same."""
    chance = random.Random(f"{ask.revision} {ask.seat}")
    n = chance.randint(ask.least, min(ask.most, len(ask.options)))
    return tuple(chance.sample(ask.options, n))


def asks_everything(seen: frozenset[str], state: Any) -> bool:
    """Every kind of question has come up."""
    return seen == set(GAME.rules.choices)


def two_pay_tribute(seen: frozenset[str], state: Any) -> bool:
    """Two seats choose unseen by each other, and have a choice."""
    paying = [ask for ask in state.asked if ask.choice == "tribute" and len(set(ask.options)) > ask.most]
    return len(paying) == 2


@cache
def secret_where(reached: Moment = asks_everything, seats: int = SEATS) -> bytes:
    """The first secret under which steered play of so many seats comes to such a moment soon."""
    options = GAME.Options(**busy_options())
    for n in range(20_000):
        secret = hashlib.sha256(b"steered %d" % n).digest()
        if _comes_to(reached, GAME.new(seats, secret, options)):
            return secret
    raise AssertionError(f"no secret leads to {reached.__name__}: have the rules changed?")


def _comes_to(reached: Moment, state: Any) -> bool:
    seen = set[str]()
    for _ in range(WITHIN):
        ask = next((ask for ask in state.asked if ask.given is None), None)
        if ask is None:
            return False
        seen.add(ask.choice)
        if reached(frozenset(seen), state):
            return True
        state, _ = GAME.play(state, Move(ask.seat, ask.choice, steer(ask), ask.revision))
    return False


async def busy_table(rig: Rig, reached: Moment = asks_everything) -> str:
    """A running table of three people in which steered play comes to such a moment soon."""
    assert rig.host is not None
    secret = secret_where(reached)
    rig.host.tables._draw = lambda n: secret  # the only thing at a table that tests must know beforehand
    code = await rig.lobby("Ana", seats=SEATS)
    tables, host = rig.host.tables, int(rig.person("Ana").user.id)
    for seat in range(1, SEATS):
        await tables.free(code, host, seat)
    await tables.set_options(code, host, busy_options())
    for name in NAMES[1:]:
        await rig.person(name).command(rig.channel(), "table join").message()
    await rig.person("Ana").command(rig.channel(), "table start").message()
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


async def press_steered(rig: Rig, code: str, panel: JsonObject, *pick: Arg) -> JsonObject:
    """Whoever is awaited first answers on this panel: with this pick, else as steered; a plan is gone through."""
    name, ask = await awaited(rig, code)
    person, root = rig.person(name), ask.revision
    state: Any = (await rig.look(code)).state
    panel = await press_pick(person, panel, code, ask, chosen := pick or steer(ask))
    while (now := (await rig.look(code)).ask_of(ask.seat)) and now.revision == root:
        state, _ = GAME.play(state, Move(ask.seat, ask.choice, chosen, ask.revision))
        ask = next(other for other in state.asked if other.seat == ask.seat)
        panel = await press_pick(person, panel, code, ask, chosen := steer(ask), root)
    return panel


async def press_pick(
    person: Person, panel: JsonObject, code: str, ask: Ask, pick: Pick, root: int | None = None
) -> JsonObject:
    """Give this answer by pressing on a panel, step by step; returns the panel that follows.

    `root` is the revision of the question with which the plan began that led to this one.
    """
    head = f"{code}:{ask.revision if root is None else root}:{ask.choice}"
    if ask.least == ask.most == 1:
        number = kinds(ask).index(pick[0])
        if at_once := pressed(panel, f"p:{head}:{number}"):
            return await person.press(panel, at_once).message()
        return await person.select(panel, button(panel, f"p:{head}:menu"), str(number)).message()
    side = side_of(ask)
    numbers = list(numbers_of(ask, pick if side is ask else other_side(ask, pick)))
    for id, values in menus(panel, head, numbers):
        panel = await person.select(panel, button(panel, id), *values).message()
    if not any(id.startswith("s:") for id in custom_ids(panel)):
        for number in numbers:
            panel = await person.press(panel, button(panel, f"a:{head}:{number}:")).message()
    ready = button(panel, f"g:{head}:") or pressed(panel, f"p:{head}:{packed(numbers_of(ask, pick))}")
    return await person.press(panel, ready).message()


def pressed(panel: JsonObject, id: str) -> str:
    """The usable button of this id, whatever draft it carries."""
    return next((found for found in ids(panel) if found == id or found.startswith(f"{id}:")), "")


def menus(panel: JsonObject, head: str, numbers: list[int]) -> list[tuple[str, list[str]]]:
    """What to choose in each menu of a panel."""
    wanted = Counter(numbers)
    entries = {f"{kind}.{copy}" for kind, n in wanted.items() for copy in range(n)}
    found = []
    for part in walk(panel["components"]):
        id = part.get("custom_id", "")
        if part["type"] == 3 and id.startswith(f"s:{head}:"):
            values = [option["value"] for option in part["options"] if option["value"] in entries]
            if values:
                found.append((id.rsplit(":", 1)[0] + ":", values))
    return found


def custom_ids(panel: JsonObject) -> list[str]:
    """All ids on a panel."""
    return [part["custom_id"] for part in walk(panel["components"]) if "custom_id" in part]
