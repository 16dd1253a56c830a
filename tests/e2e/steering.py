"""A game in which every kind of decision comes up soon, and people who answer it in a fixed way by pressing."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from functools import cache
from typing import Final

from bot.sandbox import Person
from bot.sandbox.wire import JsonObject
from bot.ui.picks import kinds, packed
from rules import GAMES
from rules.core import Ask, Move, Pick
from rules.rattus_cartus.options import CARD_NAMES

from .rig import button, walk

GAME: Final = GAMES["rattus_cartus"]
SEATS: Final = 3
WITHIN: Final = 70  # moves
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


@cache
def busy_secret() -> bytes:
    """The first secret under which all kinds of decisions come up within so many steered moves."""
    options = GAME.Options(**busy_options())
    for n in range(20_000):
        secret = hashlib.sha256(b"every kind %d" % n).digest()
        if _asks_everything(secret, options):
            return secret
    raise AssertionError("no secret asks every kind of question: have the rules changed?")


def _asks_everything(secret: bytes, options: object) -> bool:
    state, seen = GAME.new(SEATS, secret, options), set[str]()
    for _ in range(WITHIN):
        ask = next((ask for ask in state.asked if ask.given is None), None)
        if ask is None:
            return False
        seen.add(ask.choice)
        if len(seen) == len(GAME.rules.choices):
            return True
        state, _ = GAME.play(state, Move(ask.seat, ask.choice, steer(ask), ask.revision))
    return False


async def press_pick(person: Person, panel: JsonObject, code: str, ask: Ask, pick: Pick) -> JsonObject:
    """Give this answer by pressing on a panel, step by step; returns the panel that follows."""
    head = f"{code}:{ask.revision}:{ask.choice}"
    numbers = [kinds(ask).index(option) for option in pick]
    if ask.least == ask.most == 1:
        if at_once := button(panel, f"p:{head}:{numbers[0]}"):
            return await person.press(panel, at_once).message()
        return await person.select(panel, f"p:{head}:menu", str(numbers[0])).message()
    for id, values in menus(panel, head, numbers):
        panel = await person.select(panel, button(panel, id), *values).message()
    if not any(id.startswith("s:") for id in custom_ids(panel)):
        for number in numbers:
            panel = await person.press(panel, button(panel, f"a:{head}:{number}:")).message()
    ready = button(panel, f"g:{head}:") or button(panel, f"p:{head}:{packed(numbers)}")
    return await person.press(panel, ready).message()


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
