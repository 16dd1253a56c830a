"""People who play whole games: one only presses, one only types. They see what Discord shows them, nothing else."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox import Channel, Person, Refused
from bot.sandbox.wire import JsonObject
from bot.text import words_for
from bot.ui.interactions.command_input import CommandStep, GameCommands, SubCommand
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.translator import text
from rules import GAMES

from .games import PLUGGED
from .rig import EPHEMERAL, PATIENCE, Rig, button, ids, said, walk

ANSWERS: Final = ("p", "a", "s", "g")
SELECT: Final = 3
MOST_SECONDS: Final = 900  # for a whole game
COUNTED: Final = re.compile(r"\((\d+) (?:of|sur) (\d+)\)$")  # how many of these are chosen, and there are
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
        async with asyncio.timeout(MOST_SECONDS):
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
        """Where the table stands; now and then the direct messages, where everything works as well."""
        return self.rig.wire.world.channel(str(channel)) if self.chance.random() < 0.8 else self.person.dm()


@dataclass
class Presser(Player):
    """Presses only."""

    async def answer(self) -> None:
        """Open the panel from the board or the direct message, and press until nothing is asked any more."""
        panel = await self.open()
        for _ in range(MOST_PRESSES):
            choices = [id for id in ids(panel) if id[0] in ANSWERS]
            if not choices:
                return
            panel = await self.press(panel, choices)
        raise AssertionError(f"the panel leads nowhere:\n{said(panel)}")

    async def open(self) -> JsonObject:
        """*My move* on the board, or *Open my panel* in the direct message."""
        mine = f"o:{self.code}"
        letters = self.person.messages(self.person.dm())
        direct_messages = [m for m in letters if button(m, mine) and not m["flags"] & EPHEMERAL]
        if direct_messages and self.chance.random() < 0.5:
            return await self.person.press(direct_messages[-1], mine).message()
        for _ in range(MOST_PRESSES):
            board = await self.rig.board(self.code, self.person)
            try:
                return await self.person.press(board, mine).message()
            except Refused:  # a newer board took its place under the finger
                await asyncio.sleep(0.01)
        raise AssertionError("no board stands still")

    async def press(self, panel: JsonObject, choices: list[str]) -> JsonObject:
        """One press: a finished answer, a card put in or out, a menu, a tab, or what hands the answer in."""
        parts = {part.get("custom_id"): part for part in walk(panel["components"])}
        ready = [id for id in choices if id[0] == "g"]
        whole = [id for id in choices if id[0] == "p"]
        further = [id for id in choices if id[0] in "as" and not _is_full(parts[id])]
        tabs = [id for id in ids(panel) if id[0] == "n"]
        if tabs and self.chance.random() < 0.2:
            id = self.chance.choice(tabs)
        elif ready and self.chance.random() < 0.6:
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
    counted = COUNTED.search(label)
    return id.split(":")[4] == "none" or label.endswith("✓") or bool(counted and counted[1] == counted[2])


@dataclass
class Typer(Player):
    """Types only: commands and what completion offers."""

    async def answer(self) -> None:
        """Find a sub-command that is asked by what completion offers, and send it; those without offers come last."""
        table = await self.rig.look(self.code)
        channel, commands = self.place(table.place.channel), PLUGGED[table.game].commands
        subs, silent = list(commands.subs), list[SubCommand]()
        self.chance.shuffle(subs)
        for sub in subs:
            typing = Typing(self, channel, called(commands, sub), sub)
            if await (typing.bare() if sub in silent else typing.complete()):
                self.answered.append(sub.name)
                return
            if sub not in silent and not any(step.parameter and not step.optional for step in sub.steps):
                silent.append(sub)
                subs.append(sub)
        raise AssertionError(f"{self.name} is asked, but no sub-command is taken")


@dataclass(frozen=True, slots=True)
class Typing:
    """A sub-command while somebody types it."""

    typer: Typer
    channel: Channel
    name: str
    sub: SubCommand
    given: dict[str, str] = field(default_factory=dict)  # by the parameters' names as Discord shows them

    async def complete(self) -> bool:
        """Type what completion offers for each parameter, and send it; False where nothing is offered."""
        chance, last = self.typer.chance, None
        for step in self.sub.parameters:
            if step.optional and self.given and chance.random() < 0.3:
                break  # the panel will ask
            offers = await self.offers(step)
            if not offers and not step.optional:
                return False
            if offers:
                last, self.given[shown(step)] = step, chance.choice(offers)
                if step.several and chance.random() < 0.5 and (more := await self.offers(step, f"{offers[0]}, ")):
                    self.given[shown(step)] = chance.choice(more)
        return last is not None and await self.insist(last)

    async def offers(self, step: CommandStep, current: str = "") -> list[str]:
        """What completion offers for a parameter."""
        options = {**self.given, shown(step): current, "table": self.typer.code}
        found = await self.typer.person.autocomplete(self.channel, self.name, shown(step), options)
        return [offer["value"] for offer in found]

    async def bare(self) -> bool:
        """Send the command without any parameter."""
        reply = await self.typer.person.command(self.channel, self.name, {"table": self.typer.code}).message()
        return understood(reply)

    async def insist(self, step: CommandStep) -> bool:
        """Send the command; where too few things were named last, go on completing."""
        for _ in range(MOST_PRESSES):
            options = {**self.given, "table": self.typer.code}
            reply = await self.typer.person.command(self.channel, self.name, options).message()
            if understood(reply):
                return True
            if await self.completes(step):
                continue
            more = await self.offers(step, f"{self.given[shown(step)]}, ")
            self.given[shown(step)] = self.typer.chance.choice(more) if more else await self.by_hand()
        raise AssertionError(f"/{self.name} {self.given} leads nowhere")

    async def completes(self, step: CommandStep) -> bool:
        """Fill in the parameters left out whose words belong to the same answer, such as whose girl marries the boy."""
        whole = next(own for own in self.sub.steps if step.parameter in own.names)
        for part in self.sub.parameters:
            if part.parameter in whole.names and shown(part) not in self.given and (offers := await self.offers(part)):
                self.given[shown(part)] = self.typer.chance.choice(offers)
                return True
        return False

    async def by_hand(self) -> str:
        """A whole answer typed out: an offer of completion holds no more than 100 characters."""
        table = await self.typer.rig.look(self.typer.code)
        perspective = Perspective(
            table, GAMES[table.game], words_for("en"), table.seat_of(int(self.typer.person.user.id))
        )
        ask, face = perspective.ask, perspective.face
        assert ask is not None
        asked = perspective.asked(ask)
        return ", ".join(face.typed(asked, option) for option in ask.options[: ask.most])


def called(game: GameCommands, sub: SubCommand) -> str:
    """A sub-command with its group, by the names under which they are registered."""
    return f"{text(f'cmd-{game.name}').message} {text(f'cmd-{game.name}-{sub.name}').message}"


def shown(step: CommandStep) -> str:
    """A parameter by the name under which it is registered."""
    return text(f"par-{step.parameter}").message


def understood(reply: JsonObject) -> bool:
    """Whether a command was carried out: the answer repeats what was understood."""
    return any(word in said(reply) for word in ("Understood", "Compris"))
