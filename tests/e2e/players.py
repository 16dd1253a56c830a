"""People who play whole games: one only presses, one only types. They see what Discord shows them, nothing else."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox import Channel, Person, Refused
from bot.sandbox.wire import JsonObject
from bot.text import words_for
from bot.ui.sight import Sight
from rules import GAMES

from .rig import EPHEMERAL, PATIENCE, Rig, button, ids, said, walk

ANSWERS: Final = ("p", "a", "s", "g")
SELECT: Final = 3
MOST_PRESSES: Final = 500  # for one decision; more means that the panel leads nowhere


@dataclass
class Player:
    """Somebody at a table."""

    rig: Rig
    name: str
    code: str
    seed: int = 1
    answered: list[str] = field(default_factory=list)  # the kernel's names of the questions answered

    def __post_init__(self) -> None:
        self.person: Person = self.rig.person(self.name)
        self.chance = random.Random(f"{self.seed} {self.name}")

    async def to_the_end(self) -> None:
        """Answer whenever asked until the game is over."""
        async with asyncio.timeout(240):
            while await self.asked():
                await self.answer()

    async def asked(self) -> bool:
        """Wait until it is this person's turn; False when the game is over. The service is asked for this bell only."""
        async with asyncio.timeout(PATIENCE):
            while True:
                table = await self.rig.look(self.code)
                if table.status != "running":
                    return False
                if table.seat_of(int(self.person.user.id)) in table.awaited:
                    return True
                await asyncio.sleep(0.01)

    async def answer(self) -> None:
        """Answer one question."""
        raise NotImplementedError

    def place(self, channel: int) -> Channel:
        """Where the table stands; now and then the private messages, where everything works as well."""
        return self.rig.wire.world.channel(str(channel)) if self.chance.random() < 0.8 else self.person.dm()


@dataclass
class Presser(Player):
    """Presses only."""

    async def answer(self) -> None:
        """Open the panel from the board or the private message, and press until nothing is asked any more."""
        panel = await self.open()
        for _ in range(MOST_PRESSES):
            choices = [id for id in ids(panel) if id[0] in ANSWERS]
            if not choices:
                return
            panel = await self.press(panel, choices)
        raise AssertionError(f"the panel leads nowhere:\n{said(panel)}")

    async def open(self) -> JsonObject:
        """*My move* on the board, or *Open my panel* in the private message."""
        mine = f"o:{self.code}"
        letters = self.person.messages(self.person.dm())
        sheets = [m for m in letters if button(m, mine) and not m["flags"] & EPHEMERAL]
        if sheets and self.chance.random() < 0.5:
            return await self.person.press(sheets[-1], mine).message()
        for _ in range(MOST_PRESSES):
            board = await self.rig.board(self.code, self.person)
            try:
                return await self.person.press(board, mine).message()
            except Refused:  # a newer board took its place under the finger
                await asyncio.sleep(0.01)
        raise AssertionError("no board stands still")

    async def press(self, panel: JsonObject, choices: list[str]) -> JsonObject:
        """One press: a finished answer, a card put in or out, a menu, or what hands the answer in."""
        parts = {part.get("custom_id"): part for part in walk(panel["components"])}
        ready = [id for id in choices if id[0] == "g"]
        whole = [id for id in choices if id[0] == "p"]
        further = [id for id in choices if id[0] in "as" and not _is_full(parts[id])]
        if ready and self.chance.random() < 0.6:
            id = self.chance.choice(ready)
        elif whole and self.chance.random() < 0.6:
            id = self.chance.choice(whole)
        else:
            id = self.chance.choice(further or choices)
        self.answered.append(id.split(":")[3])
        if parts[id]["type"] != SELECT:
            return await self.person.press(panel, id).message()
        return await self.person.select(panel, id, *self.some_of(parts[id])).message()

    def some_of(self, menu: JsonObject) -> list[str]:
        """Some entries of a menu: every second time as many as it takes."""
        least, most = max(1, menu["min_values"]), menu["max_values"]
        n = most if self.chance.random() < 0.5 else self.chance.randint(least, most)
        return self.chance.sample([option["value"] for option in menu["options"]], n)


def _is_full(part: JsonObject) -> bool:
    """Whether a further press on this would take something out of the answer."""
    id, label = part["custom_id"], part.get("label") or ""
    chosen, _, there = label.rpartition(" ")[2].partition("/")
    return id.split(":")[4] == "none" or label.endswith("✓") or (chosen == there != "")


SUBS: Final = {
    "supplies": "card",
    "look": "places",
    "enter": "building",
    "lay": "cards",
    "victim": "player",
    "give": "cards",
    "flute": "player",
    "hospital": "cards",
    "tribute": "cards",
    "gain": "take",
}


@dataclass
class Typer(Player):
    """Types only: commands and what completion offers."""

    async def answer(self) -> None:
        """Find the sub-command that is asked by what completion offers, and send it."""
        channel = self.place((await self.rig.look(self.code)).place.channel)
        for sub, parameter in SUBS.items():
            offers = await self.offers(channel, sub, parameter, {parameter: ""})
            if offers:
                self.answered.append(sub)
                return await self.send(channel, sub, parameter, self.chance.choice(offers))
        raise AssertionError(f"{self.name} is asked, but no sub-command offers anything")

    async def offers(self, channel: Channel, sub: str, parameter: str, given: dict[str, str]) -> list[str]:
        """What completion offers for a parameter."""
        found = await self.person.autocomplete(channel, f"cartus {sub}", parameter, {**given, "table": self.code})
        return [offer["value"] for offer in found]

    async def send(self, channel: Channel, sub: str, parameter: str, value: str) -> None:
        """Send the command; where too few cards were named, go on completing."""
        given = {parameter: value}
        if sub == "enter" and self.chance.random() < 0.7:
            cards = await self.offers(channel, sub, "cards", {**given, "cards": ""})
            given |= {"cards": self.chance.choice(cards)} if cards else {}
            self.answered.append("enter and lay")
        elif sub == "enter" and self.chance.random() < 0.3:
            reply = await self.person.command(channel, "cartus pass", {"table": self.code}).message()
            if understood(reply):
                self.answered.append("pass")
                return
        for _ in range(MOST_PRESSES):
            reply = await self.person.command(channel, f"cartus {sub}", {**given, "table": self.code}).message()
            if understood(reply):
                return
            more = await self.offers(channel, sub, parameter, {parameter: f"{given[parameter]}, "})
            given[parameter] = self.chance.choice(more) if more else await self.by_hand()
        raise AssertionError(f"/cartus {sub} {given} leads nowhere")

    async def by_hand(self) -> str:
        """A whole answer typed out: an offer of completion holds no more than 100 characters."""
        table = await self.rig.look(self.code)
        sight = Sight(table, GAMES[table.game], words_for("en"), table.seat_of(int(self.person.user.id)))
        assert sight.ask is not None
        return ", ".join(sight.typed(sight.ask, option) for option in sight.ask.options[: sight.ask.most])


def understood(reply: JsonObject) -> bool:
    """Whether a command was carried out: the answer repeats what was understood."""
    return any(word in said(reply) for word in ("Understood", "Compris"))
