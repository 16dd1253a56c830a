"""Through the real client: how many requests the token costs, and when the bot asks whether its board is the newest."""

from __future__ import annotations

from pathlib import Path

from bot.sandbox.wire import JsonObject
from bot.tables import Person, Place
from bot.tables.values.timing import Timing
from tests.support.movable_clock import MovableClock
from tests.support.wire import Wire

from .rig import PATIENCE, Rig, button
from .sound_recorder import QUIET, SoundRecorder

TABLES = 60  # more than Discord takes at once
BUNCHED = 3  # refused although sent in time: a busy machine lets requests arrive together
NEWEST = 60.0


async def test_a_bot_with_much_to_send_stays_below_the_limit_of_its_token(wire: Wire, tmp_path: Path) -> None:
    rig = Rig(wire, tmp_path / "rig.db", requests_per_second=45.0)
    await rig.start()
    limits = wire.sandbox.limits
    limits.global_limit = (50, 1.0)
    try:
        assert rig.client is not None
        ana = rig.person("Ana")
        host, guild = Person(int(ana.user.id), "Ana", "en-US"), wire.world.guild(rig.channel().guild_id or "")
        places = [wire.world.add_channel(guild, f"busy-{n}") for n in range(TABLES)]
        for place in places:
            await rig.client.tables.open(host, Place(int(guild.id), int(place.id)), "rattus_cartus", 3)
        for place in places:
            await ana.until_message(place.id, lambda message: bool(button(message, "j:")), PATIENCE)
        assert limits.invalid_requests <= BUNCHED
    finally:
        await rig.stop()


async def test_a_board_is_asked_about_once_a_minute_and_moves_below_what_was_written_meanwhile(
    wire: Wire, tmp_path: Path
) -> None:
    clock = MovableClock()
    timing = Timing(quiet=QUIET, bot_player=0.0, burst=0.0, sealed=0.0, fold=0.0, picture=0.0, newest=NEWEST)
    rig = Rig(wire, tmp_path / "rig.db", timing=timing, clock=clock)
    await rig.start()
    recorder = SoundRecorder(rig, clock, ("Ana", "Dan"))
    try:
        code = await rig.running("Ana", "Dan", seats=2)
        await recorder.calm()
        first = await rig.board(code, rig.person("Ana"))
        asked = histories(wire, first)
        await redrawn(rig, recorder, code)
        assert histories(wire, first) == asked, "it was sent less than a minute ago"
        rig.person("Dan").say(wire.world.channels[first["channel_id"]], "good luck")
        clock.move(NEWEST)
        await redrawn(rig, recorder, code)
        assert histories(wire, first) == asked + 1
        assert (await rig.board(code, rig.person("Ana")))["id"] != first["id"]
    finally:
        await rig.stop()


def histories(wire: Wire, message: JsonObject) -> int:
    """How often the bot asked what stands in the channel of a message."""
    return len(wire.sandbox.transcript.find("GET", f"/channels/{message['channel_id']}/messages"))


async def redrawn(rig: Rig, recorder: SoundRecorder, code: str) -> None:
    """The board is made anew, and delivered."""
    assert rig.client is not None
    await rig.client.tables.messages.request(code, "board")
    await recorder.calm()
