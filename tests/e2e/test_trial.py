"""`python -m bot trial`, through the real client: what it finds in the sandbox, and that nothing of it stays."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from bot.cli.trial import run_trial
from bot.cli.trial.steps import ANSWER, ANSWER_EDITED, OLD_EDIT, PRIVATE_ANSWER
from bot.outcome import CannotDo
from bot.sandbox import Person
from bot.sandbox.entities import MessageType, Overwrite
from bot.sandbox.happenings import ChannelChanged, ChannelMade, Happening
from bot.sandbox.permissions import May
from bot.ui.kit.ids import TRIAL
from tests.support.shell import ROOT
from tests.support.wire import Wire

from .rig import PATIENCE, Rig, button, said

HOUR = 3600.0
REFUSED = {"code": 50035, "message": "Invalid Form Body", "errors": {}}
# Every step that docs/face.md names, so that its list and the trial stay one.
STEPS = tuple(re.findall(r"`trial: (.+?)`", (ROOT / "docs/face.md").read_text("utf-8")))
STEP = re.compile(r"(?P<name>\S.*?) {2,}(?P<codes>[\d×/ -]+?) +(?P<ms>\d+) ms(?:  FAILED: (?P<why>.*))?")


@dataclass
class Trial:
    """A trial that is under way in a channel of the sandbox."""

    wire: Wire
    say: pytest.CaptureFixture[str]
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    lines: list[str] = field(default_factory=list)
    code: int = -1

    async def conduct(self, channel: int, patience: float = 0.0) -> int:
        """The trial itself."""
        return await run_trial(self.wire.token, channel, patience, self.asked, **self.wire.client_options())

    async def run(self, *, patience: float = PATIENCE) -> list[str]:
        """From the first step to the last; returns what was said."""
        self.code = await self.conduct(int(self.wire.channel("tavern").id), patience)
        self.lines = [line for line in self.say.readouterr().out.splitlines() if line.strip()]
        return self.lines

    async def press(self, person: Person) -> None:
        """Press the button in the channel, then that in the direct message."""
        for place in (self.wire.channel("tavern"), person.dm()):
            shown = await person.until_message(place, lambda m: bool(button(m, f"o:{TRIAL}")), PATIENCE)
            await person.press(shown, button(shown, f"o:{TRIAL}")).message(PATIENCE)

    @property
    def tried(self) -> dict[str, str]:
        """The steps that were tried, and why each failed: "" where it did not."""
        found = (STEP.fullmatch(line) for line in self.lines)
        return {step["name"]: step["why"] or "" for step in found if step}

    @property
    def failed(self) -> dict[str, str]:
        """The steps that failed, and why."""
        return {name: why for name, why in self.tried.items() if why}

    @property
    def left(self) -> list[str]:
        """All messages that stand anywhere, private answers too; not what Discord itself wrote into threads."""
        system = (MessageType.THREAD_STARTER, MessageType.MEMBER_ADDED)
        places = self.wire.world.channels.values()
        return [str(m) for place in places for m in place.messages.values() if m.type not in system]


@pytest.fixture
async def trial(wire: Wire, capsys: pytest.CaptureFixture[str]) -> AsyncIterator[Trial]:
    yield Trial(wire, capsys)


# --------------------------------------------------------------------------- all well


async def test_with_the_permissions_of_the_readme_everything_goes_well(trial: Trial) -> None:
    pressing = asyncio.create_task(trial.press(trial.wire.person("Ana")))
    lines = await trial.run()
    await pressing
    assert (trial.code, trial.failed) == (0, {}), lines
    assert trial.left == []
    assert {step for step in STEPS if step not in trial.tried} == {OLD_EDIT}  # a new channel has no old message
    threads = [c.thread for c in trial.wire.world.channels.values() if c.thread]
    assert [thread.archived for thread in threads] == [True, True]
    assert "Manage Threads" in lines[-1]


async def test_who_manages_threads_sees_no_thread_left(trial: Trial) -> None:
    world, public_channel = trial.wire.world, trial.wire.channel("tavern")
    public_channel.overwrites[world.bot.id] = Overwrite(allow=int(May.MANAGE_THREADS))
    world.tell(ChannelChanged(public_channel))
    await trial.run(patience=0.0)
    assert [c.name for c in world.channels.values() if c.thread] == []
    assert trial.failed == {}


async def test_the_host_running_beside_leaves_the_presses_to_the_trial(rig: Rig, trial: Trial) -> None:
    pressing = asyncio.create_task(trial.press(rig.person("Ana")))
    lines = await trial.run()
    await pressing
    assert (trial.code, trial.left) == (0, []), lines
    answered = [e for e in rig.wire.sandbox.transcript.exchanges if e.path.endswith("/callback")]
    assert len(answered) == 2


async def test_commands_to_the_host_running_beside_are_not_touched(
    rig: Rig, trial: Trial, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    ana, public_channel = rig.person("Ana"), rig.channel("tavern")

    async def play() -> None:
        await ana.until_message(public_channel, lambda m: bool(button(m, f"o:{TRIAL}")), PATIENCE)
        await ana.autocomplete(rig.channel("cellar"), "table join", "table", table="")
        reply = await ana.command(rig.channel("cellar"), "table open", game="rattus_cartus", seats=2).message()
        assert "Rattus Cartus" in said(reply)
        trial.asked.set()

    playing = asyncio.create_task(play())
    await trial.run()
    await playing
    assert [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")] == []


async def test_who_presses_is_the_person_of_all_that_follows(trial: Trial) -> None:
    dan = trial.wire.person("Dan")
    pressing = asyncio.create_task(trial.press(dan))
    await trial.run()
    await pressing
    assert trial.code == 0
    assert {heard.reason for heard in dan.notifications()} == {"mention", "dm"}
    assert trial.wire.person("Ana").notifications() == []


async def test_waiting_as_discord_wishes_is_no_failure(trial: Trial) -> None:
    messages = f"/channels/{trial.wire.channel('tavern').id}/messages"
    trial.wire.sandbox.faults.limit("POST", messages, 0.01)
    lines = await trial.run(patience=0.0)
    assert trial.failed == {}
    assert "429 200" in lines[2]


async def test_an_old_message_is_edited_and_reads_as_before(trial: Trial) -> None:
    public_channel, text = trial.wire.channel("tavern"), {"type": 10, "content": "a board of long ago"}
    _, old = await trial.wire.rest(
        "POST", f"/channels/{public_channel.id}/messages", {"flags": 1 << 15, "components": [text]}
    )
    trial.wire.clock.advance(2 * HOUR)
    await trial.run(patience=0.0)
    assert (OLD_EDIT in trial.tried, trial.failed) == (True, {})
    message = trial.wire.world.any_message(old["id"])
    assert message is not None and message.edited
    assert "a board of long ago" in str(message.components)


# --------------------------------------------------------------------------- something wrong


@pytest.mark.parametrize(
    ("lacking", "name", "steps"),
    [
        (May.ATTACH_FILES, "Attach Files", {"board with its picture"}),
        (May.CREATE_PUBLIC_THREADS, "Create Public Threads", {"thread without a message", "thread under a message"}),
        (May.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads", {"thread: somebody is added"}),
    ],
)
async def test_a_missing_permission_is_named_by_the_steps_that_need_it(
    trial: Trial, lacking: May, name: str, steps: set[str]
) -> None:
    trial.wire.world.deny(trial.wire.channel("tavern"), int(lacking))
    lines = await trial.run(patience=0.0)
    assert trial.failed == dict.fromkeys(steps, f"a permission is missing: {name}"), lines
    assert all("403/50013" in line for line in lines if "FAILED" in line)
    assert (trial.code, trial.left) == (1, [])


async def test_what_nobody_presses_is_not_shown(trial: Trial) -> None:
    lines = await trial.run(patience=0.0)
    unseen = [line for line in lines if "not shown: nobody pressed within 0 seconds" in line]
    assert [line.split("  ")[0] for line in unseen] == [ANSWER, ANSWER_EDITED, PRIVATE_ANSWER]
    assert "3 not shown" in lines[-2]
    assert (trial.code, trial.left) == (1, [])


async def test_closed_private_messages_are_said(trial: Trial) -> None:
    trial.wire.person("Ana").user.dms_closed = True
    lines = await trial.run(patience=0.0)
    assert trial.failed == {"private message as text": "this person takes no private messages from the bot"}
    assert any("403/50007" in line for line in lines)
    assert (trial.code, trial.left) == (1, [])


async def test_one_refused_message_does_not_keep_the_others_from_being_tried(trial: Trial) -> None:
    messages = f"/channels/{trial.wire.channel('tavern').id}/messages"
    trial.wire.sandbox.faults.refuse("POST", messages, 400, REFUSED)
    lines = await trial.run(patience=0.0)
    assert list(trial.failed) == ["message with a button"]
    assert "400/50035" in lines[2]
    assert (trial.code, trial.left) == (1, [])


@pytest.mark.parametrize("path", ["messages", "threads"])
async def test_what_was_made_though_the_line_broke_is_taken_away_too(trial: Trial, path: str) -> None:
    public_channel = trial.wire.channel("tavern")
    trial.wire.sandbox.faults.cut("POST", f"/channels/{public_channel.id}/{path}", times=20)
    await trial.run(patience=0.0)
    assert trial.left == []
    assert all(c.thread.archived for c in trial.wire.world.channels.values() if c.thread)


async def test_stopped_in_between_it_takes_everything_away(trial: Trial) -> None:
    def stop(happening: Happening) -> None:
        if isinstance(happening, ChannelMade):
            trial.asked.set()

    trial.wire.world.listeners.append(stop)
    lines = await trial.run(patience=0.0)
    assert "ended early" in lines[-2]
    assert ("thread without a message" in trial.tried, "thread under a message" in trial.tried) == (True, False)
    assert (trial.code, trial.left) == (1, [])


async def test_stopped_while_it_waits_for_a_press_it_does_not_wait_on(trial: Trial) -> None:
    ana, public_channel = trial.wire.person("Ana"), trial.wire.channel("tavern")

    async def stop() -> None:
        await ana.until_message(public_channel, lambda m: bool(button(m, f"o:{TRIAL}")), PATIENCE)
        trial.asked.set()

    stopping = asyncio.create_task(stop())
    lines = await trial.run(patience=3 * PATIENCE)
    await stopping
    assert "ended early" in lines[-1]
    assert (trial.code, trial.left) == (1, [])


# --------------------------------------------------------------------------- nothing to try


async def test_a_channel_that_does_not_exist_is_said(trial: Trial) -> None:
    with pytest.raises(CannotDo, match="There is no channel 123456789012345678 that the bot can see"):
        await trial.conduct(123456789012345678)


async def test_a_private_channel_is_no_place_for_a_trial(trial: Trial) -> None:
    with pytest.raises(CannotDo, match="is no text channel of a server"):
        await trial.conduct(int(trial.wire.person("Ana").dm().id))


@pytest.mark.parametrize(
    ("lacking", "name"),
    [
        (May.VIEW_CHANNEL, "View Channel"),
        (May.SEND_MESSAGES, "Send Messages"),
        (May.READ_MESSAGE_HISTORY, "Read Message History"),
    ],
)
async def test_where_nothing_could_be_tried_the_permission_is_named(trial: Trial, lacking: May, name: str) -> None:
    public_channel = trial.wire.channel("tavern")
    trial.wire.world.deny(public_channel, int(lacking))
    with pytest.raises(CannotDo, match=f"lacks permissions in #tavern: .*{name}"):
        await trial.conduct(int(public_channel.id))
    assert trial.left == []
