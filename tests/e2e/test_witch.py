"""What the Witch has looked at: it reaches one person's panel and direct message, and nobody else by any way."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from bot.tables import Snapshot
from bot.text import words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.short_seal import short_seal
from cogs.rattus import COMMANDS
from rules.core import Arg, Ask, Move, Pick, seating
from rules.rattus import game
from rules.rattus.components import Card
from tests.support.wire import wired

from .games import BusyTable
from .players import called, shown
from .rig import said
from .sound_recorder import SoundRecorder, listening
from .steering import awaited, numbered, press_steered, table_under

WITCH: Final = int(Card.WITCH)
TAKE, USE, WHERE, FURTHER = ("take", WITCH), ("use", WITCH), 0, 1
WISHES: Final[dict[str, tuple[Arg, ...]]] = {"turn": (TAKE, USE), "witch_where": (WHERE,), "witch_further": (FURTHER,)}
ACCIDENTAL: Final = re.compile(r'\d{15,}|\d{4}-\d\d-\d\dT[\d:.+]+|"nonce": "\w+"')  # ids and times of Discord
WATCHING: Final = "Émile"


def script(ask: Ask) -> Pick:
    """Who can takes the Witch, looks in two regions and swaps; then the plague goes; the rest as it comes first."""
    for undo_request in WISHES.get(ask.choice, ()):
        if undo_request in ask.options:
            return (undo_request,)
    if ask.choice == "turn":
        return ask.options[-1:]
    return ask.options[: ask.least]


LOOKING: Final = BusyTable("rattus", frozenset({"turn"}), {}, seats=2, steer=script)


@cache
def two_truths() -> tuple[bytes, bytes]:
    """Two secrets under which everybody sees the same until the second turn, but the Witch sees two other rats."""
    known = dict[object, list[tuple[bytes, list[object]]]]()
    for secret in map(numbered, range(5000)):
        happened, looked = until_the_second_turn(secret)
        for other, seen in known.setdefault(happened, []):
            if not any(one == two for one, two in zip(looked, seen, strict=True)):
                return other, secret
        known[happened].append((secret, looked))
    raise AssertionError("no two secrets differ in nothing but what the Witch sees")


def until_the_second_turn(secret: bytes) -> tuple[object, list[object]]:
    """All that is public, and the faces that were looked at."""
    state: Any = game.new(LOOKING.seats, secret)
    public, looked = [repr(seating(secret, LOOKING.seats)), repr(game.view(state, None))], list[object]()
    while state.turns < 2:
        ask = state.asked[0]
        state, events = game.play(state, Move(ask.seat, ask.choice, script(ask), ask.revision))
        public += [repr(event.seen_by(None)) for event in events]
        looked += [event.seen_by(ask.seat)[1]["face"] for event in events if event.key == "looked"]
    return tuple(public), looked


# --------------------------------------------------------------------------- what people get to see


@dataclass
class Account:
    """What everybody but the one who looks could see, and the lines of secrets that they alone read."""

    others: list[str] = field(default_factory=list)
    secrets: list[tuple[str, ...]] = field(default_factory=list)


@dataclass
class Watch:
    """Somebody who writes down everything that anybody at a table sees."""

    recorder: SoundRecorder
    table: Snapshot
    looker: str
    account: Account = field(default_factory=Account)

    async def note(self) -> None:
        """What everybody can see now, whatever they try."""
        await self.recorder.pass_by(60)
        self.account.secrets.append(await self.told_to_account())
        for name in self.recorder.names:
            if name != self.looker:
                self.account.others += [self.masked(part) async for part in self.all_of(name)]

    async def told_to_account(self) -> tuple[str, ...]:
        """Their secrets stand in their panel, under *My hand* and in their direct message."""
        code, person = self.table.code, self.recorder.rig.person(self.looker)
        table = await self.recorder.rig.look(code)
        secrets = Perspective(
            table, game, words_for(person.user.locale), self.recorder.seat(table, self.looker)
        ).secrets()
        for command in ("move", "hand"):
            answer = await person.command(self.recorder.rig.channel(), command, table=code).message()
            assert all(line in said(answer) for line in secrets)
        (direct_message,) = self.recorder.letters(self.looker, code)
        assert all(line in said(direct_message) for line in secrets)
        return secrets

    async def all_of(self, name: str) -> AsyncIterator[object]:
        """Answers to commands, what completion offers, and all messages that stand."""
        rig, person, code = self.recorder.rig, self.recorder.rig.person(name), self.table.code
        place = str((await rig.look(code)).place.channel)
        for command in ("move", "hand", "table show", "table log", "rules why"):
            yield await person.command(place, command, table=code).message()
        yield await person.command(place, "table show", {"as": "words", "table": code}).message()
        for sub in COMMANDS.subs if name != WATCHING else ():
            for step in sub.parameters:
                given = {shown(other): "" for other in sub.parameters} | {"table": code}
                yield await person.autocomplete(place, called(COMMANDS, sub), shown(step), given)
        standing = [*person.messages(place), *person.messages(person.dm())]
        for message in sorted(standing, key=self.masked):  # the lobby's post and the answer to a command may race
            yield message

    def masked(self, part: object) -> str:
        """What was seen, byte for byte, but for what is of this table and of this minute alone."""
        text = json.dumps(part, ensure_ascii=False, sort_keys=True)
        seal = self.table.seal or ""
        for own in (self.table.code, seal, short_seal(seal)):
            text = text.replace(own, "#")
        return ACCIDENTAL.sub("#", text)


async def watched(folder: Path, secret: bytes) -> Account:
    """What everybody sees after somebody has looked at one rat, and after that turn, with two looks and a swap."""
    folder.mkdir()
    async with wired() as wire, listening(wire, folder, "Ana", "Dan", WATCHING) as recorder:
        await recorder.rig.person("Ana").command(recorder.rig.channel(), "server rooms", mode="here").message()
        code = await table_under(recorder.rig, secret, LOOKING)
        await recorder.pass_by(60)
        while (await awaited(recorder.rig, code))[1].choice == "start_cubes":
            await step(recorder, code)
        name, ask = await awaited(recorder.rig, code)
        assert ask.choice == "witch_further"
        watch = Watch(recorder, await recorder.rig.look(code), name)
        await watch.note()
        while (await awaited(recorder.rig, code))[0] == name:
            await step(recorder, code)
        await watch.note()
        return watch.account


async def step(recorder: SoundRecorder, code: str) -> None:
    """Whoever is awaited opens the panel and follows the script as far as a plan goes; then all posts arrive."""
    rig = recorder.rig
    name, _ = await awaited(rig, code)
    panel = await rig.person(name).command(rig.channel(), "move", table=code).message()
    await press_steered(rig, code, panel, table=LOOKING)
    await recorder.pass_by(60)


async def test_what_the_witch_sees_stands_in_one_panel_and_changes_no_byte_for_anybody_else(tmp_path: Path) -> None:
    one, other = [await watched(tmp_path / str(n), secret) for n, secret in enumerate(two_truths())]
    assert all(here != there for here, there in zip(one.secrets, other.secrets, strict=True))
    assert len(one.others) == len(other.others) > 80
    for here, there in zip(one.others, other.others, strict=True):
        assert here == there
