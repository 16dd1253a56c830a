"""Who is rung when: counted over a whole game, at several tables, with people who want it otherwise."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.tables import Snapshot
from bot.ui.screens.direct_message import PREVIEW
from tests.support.wire import Wire

from .rig import PATIENCE, button, said
from .sound_recorder import BURST, LATE, QUIET, SoundRecorder, asked_anew, listening

THREE = ("Ana", "Bea", "Dan")
MOVES = 45


async def started(recorder: SoundRecorder, *names: str, channel: str = "tavern") -> str:
    """A running table whose first sounds are past."""
    code = await recorder.rig.running(*names, seats=len(names), channel=recorder.rig.channel(channel))
    await recorder.pass_by(QUIET)
    recorder.sounds()
    return code


async def test_in_a_game_each_question_rings_once_those_newly_asked_each_in_one_place(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        await recorder.rig.person("Bea").command(recorder.rig.channel(), "settings notices", where="channel").message()
        wire.world.change_person(recorder.rig.person("Dan").user, dms_closed=True)
        code = await recorder.rig.lobby(*THREE, seats=3)
        await recorder.calm()
        assert recorder.sounds() == {"Ana": ["dm"]}, "all seats are taken: the host may start"
        await recorder.rig.person("Ana").command(recorder.rig.channel(), "table start").message()
        await recorder.pass_by(QUIET - 1)
        assert recorder.sounds() == {}, "nobody is rung within the quiet seconds"
        await recorder.pass_by(1)
        table = await recorder.rig.look(code)
        assert recorder.sounds() == {recorder.name(table, seat): [way(recorder, table, seat)] for seat in table.awaited}
        notified = 0
        for _ in range(MOVES):
            if table.status != "running":
                break
            seat = table.awaited[0]
            outcome, before = await recorder.play(code, seat)
            table = outcome.table
            expected = asked_anew(before, table, seat) if table.status == "running" else set()
            await recorder.pass_by(QUIET)
            heard = recorder.sounds()
            if table.status == "running":
                assert heard == {recorder.name(table, each): [way(recorder, table, each)] for each in expected}, (
                    before.asks
                )
                notified += len(expected)
            await recorder.pass_by(BURST)
            assert recorder.sounds() == {}, "a board that follows is silent"
        assert notified > MOVES // 3


def way(recorder: SoundRecorder, table: Snapshot, seat: int) -> str:
    """By direct message if that works and is wanted, else by mention."""
    return "dm" if recorder.name(table, seat) == "Ana" else "mention"


async def test_the_end_calls_each_person_once_and_turns_the_sheets_into_the_result(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan") as recorder:
        await recorder.rig.person("Dan").command(recorder.rig.channel(), "settings notices", where="nowhere").message()
        code = await started(recorder, "Ana", "Dan")
        while (table := await recorder.rig.look(code)).status == "running":
            await recorder.play(code, table.awaited[0])
        await recorder.pass_by(QUIET)
        assert recorder.sounds() == {"Ana": ["mention"]}
        ana = recorder.rig.person("Ana")
        of_the_lobby = ("seats are taken", "Settled")
        letters = [m for m in ana.messages(ana.dm()) if code in said(m) and not any(t in said(m) for t in of_the_lobby)]
        assert ["is over" in said(letter) and not button(letter, "o:") for letter in letters] == [True]
        await recorder.pass_by(LATE)
        assert recorder.sounds() == {}


async def test_a_slip_taken_back_within_the_quiet_seconds_disturbs_nobody(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        code = await started(recorder, *THREE)
        seat, person = await to_enter(recorder, code)
        await recorder.pass_by(LATE)
        recorder.sounds()
        shown = [letter["id"] for name in THREE for letter in recorder.letters(name, code)]
        await recorder.play(code, seat)
        await recorder.pass_by(QUIET - 5)
        assert recorder.rig.client is not None
        await recorder.rig.client.tables.undo(code, person)
        await recorder.pass_by(QUIET)
        assert recorder.sounds() == {}
        assert [letter["id"] for name in THREE for letter in recorder.letters(name, code)] == shown


async def to_enter(recorder: SoundRecorder, code: str) -> tuple[int, int]:
    """Everybody answers until somebody enters a building; returns seat and person."""
    while (ask := (table := await recorder.rig.look(code)).asks[0]).choice != "enter":
        await recorder.play(code, table.awaited[0])
    await recorder.pass_by(QUIET)
    player = table.players[ask.seat]
    assert player is not None and player.person is not None
    return ask.seat, player.person


async def test_a_question_to_which_ones_own_press_led_rings_once_after_half_an_hour(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        code = await started(recorder, *THREE)
        seat, _ = await to_enter(recorder, code)
        await recorder.pass_by(LATE)
        recorder.sounds()
        outcome, _ = await recorder.play(code, seat)  # … and what is laid there is asked next
        assert outcome.table.awaited == (seat,)
        await recorder.pass_by(LATE - 1)
        assert recorder.sounds() == {}
        await recorder.pass_by(1)
        assert recorder.sounds() == {recorder.name(outcome.table, seat): ["dm"]}
        await recorder.pass_by(LATE)
        assert recorder.sounds() == {}


async def test_one_sound_stands_for_several_tables_within_a_minute_and_names_them(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana") as recorder:
        first = await recorder.rig.running("Ana", seats=2, channel=recorder.rig.channel("tavern"))
        await recorder.pass_by(10)
        second = await recorder.rig.running("Ana", seats=2, channel=recorder.rig.channel("cellar"))
        await recorder.pass_by(5)
        assert recorder.sounds() == {"Ana": ["dm"]}
        (letter,) = recorder.letters("Ana", first)
        assert second in said(letter)[:PREVIEW], "what is about to come is named in the sound"
        third = await recorder.rig.running("Ana", seats=2, channel=recorder.rig.channel("plague-night"))
        await recorder.pass_by(30)
        assert recorder.sounds() == {}
        (letter,) = recorder.letters("Ana", first)
        assert all(code in said(letter)[:PREVIEW] for code in (second, third))
        assert [len(recorder.letters("Ana", code)) for code in (second, third)] == [1, 1]


async def test_a_muted_table_is_silent_and_its_sheet_stays_up_to_date(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan") as recorder:
        code = await started(recorder, "Ana", "Dan")
        ana = recorder.rig.person("Ana")
        (letter,) = recorder.letters("Ana", code)
        reply = await ana.press(letter, button(letter, f"x:{code}:0:mute")).message()
        assert "no sounds" in said(reply)
        await rounds(recorder, code, 12)
        assert "Ana" not in recorder.sounds()
        (now,) = recorder.letters("Ana", code)
        assert now["id"] == letter["id"], "edited, not sent anew"
        await ana.press(now, button(now, f"x:{code}:0:mute:off")).message()
        await rounds(recorder, code, 12)
        assert set(recorder.sounds()["Ana"]) == {"dm"}


async def rounds(recorder: SoundRecorder, code: str, moves: int) -> None:
    """So many answers, each with time for its sounds."""
    for _ in range(moves):
        await recorder.play(code, (await recorder.rig.look(code)).awaited[0])
        await recorder.pass_by(61)


async def test_discreet_leaves_the_secrets_out_and_keeps_the_buttons(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan") as recorder:
        code = await started(recorder, "Ana", "Dan")
        ana = recorder.rig.person("Ana")
        (letter,) = recorder.letters("Ana", code)
        assert "Your hand" in said(letter)
        await ana.press(letter, button(letter, f"x:{code}:0:discreet:on")).message()
        await recorder.calm()
        (letter,) = recorder.letters("Ana", code)
        assert "Your hand" not in said(letter) and "Discreet" in said(letter)
        await recorder.rig.restart()
        await rounds(recorder, code, 4)
        (letter,) = recorder.letters("Ana", code)
        assert "Your hand" not in said(letter), "kept over a restart"
        panel = await ana.press(letter, f"o:{code}").message()
        assert "Your hand" in said(panel)
        await ana.press(letter, button(letter, f"x:{code}:0:discreet:off")).message()
        await recorder.calm()
        assert "Your hand" in said(recorder.letters("Ana", code)[0])


async def test_closed_private_messages_are_said_once_and_then_only_mentioned(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan") as recorder:
        dan = recorder.rig.person("Dan")
        wire.world.change_person(dan.user, dms_closed=True)
        code = await recorder.rig.running("Ana", "Dan", seats=2)
        await recorder.pass_by(QUIET)
        place = str((await recorder.rig.look(code)).place.channel)
        said_so = [m for m in dan.messages(place) if "cannot reach everybody by private message" in said(m)]
        assert len(said_so) == 1 and f"<@{dan.user.id}>" in said(said_so[0])
        await rounds(recorder, code, 8)
        boards = [m for m in dan.messages(place) if button(m, f"h:{code}")]
        assert all("cannot reach everybody by private message" not in said(m) for m in boards)
        assert set(recorder.sounds()["Dan"]) == {"mention"}
        wire.world.change_person(dan.user, dms_closed=False)
        reply = await dan.command(recorder.rig.channel(), "settings notices", where="dm").message()
        assert "My settings" in said(reply)
        await recorder.calm()
        assert len(recorder.letters("Dan", code)) == 1, "they come again at once"
        assert recorder.sounds() == {}


async def test_nowhere_is_silence_and_withdraws_the_sheet(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan") as recorder:
        code = await started(recorder, "Ana", "Dan")
        dan = recorder.rig.person("Dan")
        assert recorder.letters("Dan", code)
        await dan.command(recorder.rig.channel(), "settings notices", where="nowhere").message()
        await recorder.calm()
        (left,) = [m for m in dan.messages(dan.dm()) if code in said(m)]
        assert "not told here any more" in said(left) and "Your hand" not in said(left)
        await rounds(recorder, code, 8)
        assert "Dan" not in recorder.sounds()
        assert len([m for m in dan.messages(dan.dm()) if code in said(m)]) == 1


async def test_what_happens_within_ten_seconds_is_one_edit_of_the_board(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        code = await started(recorder, *THREE)
        board = await recorder.rig.board(code, recorder.rig.person("Ana"))
        await recorder.pass_by(60)
        wire.sandbox.transcript.exchanges.clear()
        for _ in range(3):
            await recorder.play(code, (await recorder.rig.look(code)).awaited[0])
            await recorder.pass_by(1)
        edited = f"/channels/{board['channel_id']}/messages/{board['id']}"
        assert len(wire.sandbox.transcript.find("PATCH", edited)) == 1, "the first at once"
        await recorder.pass_by(BURST)
        assert len(wire.sandbox.transcript.find("PATCH", edited)) == 2, "the others together"


async def test_people_called_in_the_channel_are_called_by_one_board(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        for name in THREE:
            person = recorder.rig.person(name)
            await person.command(recorder.rig.channel(), "settings notices", where="channel").message()
        code = await recorder.rig.running(*THREE, seats=3)
        await recorder.pass_by(QUIET)
        table = await recorder.rig.look(code)
        assert len(table.awaited) == 3, "supplies are asked all at once"
        assert recorder.sounds() == {name: ["mention"] for name in THREE}
        place = str(table.place.channel)
        assert len([m for m in recorder.rig.person("Ana").messages(place) if button(m, f"h:{code}")]) == 1


async def test_where_talk_went_on_below_the_move_is_shown_in_the_old_board_until_the_call_brings_a_new_one(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        for name in THREE:
            await (
                recorder.rig.person(name).command(recorder.rig.channel(), "settings notices", where="channel").message()
            )
        code = await started(recorder, *THREE)
        await to_enter(recorder, code)
        await recorder.pass_by(60)
        ana = recorder.rig.person("Ana")
        board = await recorder.rig.board(code, ana)
        ana.say(board["channel_id"], "Who would enter there?")
        while not recorder.has_mention_due(code):
            await recorder.play(code, (await recorder.rig.look(code)).awaited[0])
        await recorder.calm()
        assert (await recorder.rig.board(code, ana))["id"] == board["id"]
        await recorder.pass_by(QUIET)
        new = await recorder.rig.board(code, ana)
        assert new["id"] != board["id"] and "<@" in said(new)
        (left,) = [m for m in ana.messages(board["channel_id"]) if m["id"] == board["id"]]
        assert said(left).startswith("-# ")


async def test_bot_players_and_people_who_watch_are_never_rung(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan", "Émile") as recorder:
        code = await recorder.rig.running("Ana", seats=4)
        await recorder.pass_by(QUIET)
        for _ in range(5):
            async with asyncio.timeout(PATIENCE):
                while recorder.seat(table := await recorder.rig.look(code), "Ana") not in table.awaited:
                    await recorder.pass_by(1)
            await recorder.play(code, recorder.seat(table, "Ana"))
            await recorder.pass_by(60)
        assert set(recorder.sounds()) == {"Ana"}


async def test_who_was_rung_for_a_question_that_is_taken_back_reads_why_it_is_asked_no_longer(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        code = await started(recorder, *THREE)
        seat, person = await to_enter(recorder, code)
        while (table := await recorder.rig.look(code)).awaited == (seat,):
            await recorder.play(code, seat)
        (notified,) = table.awaited
        await recorder.pass_by(61)
        assert recorder.sounds()[recorder.name(table, notified)] == ["dm"]
        assert recorder.rig.client is not None
        await recorder.rig.client.tables.undo(code, person)
        await recorder.pass_by(61)
        assert recorder.sounds() == {}
        (letter,) = recorder.letters(recorder.name(table, notified), code)
        first = said(letter).split("\n")[0]
        assert "took a move back" in first or "a annulé un coup" in first


async def test_an_edit_that_discord_refuses_becomes_a_new_sheet_without_a_sound(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan") as recorder:
        code = await started(recorder, "Ana", "Dan")
        (old,) = recorder.letters("Ana", code)
        table = await recorder.rig.look(code)
        too_old = {"message": "Maximum number of edits to messages older than 1 hour reached.", "code": 30046}
        wire.sandbox.faults.refuse("PATCH", f"/channels/{old['channel_id']}/messages/{old['id']}", 400, too_old)
        await recorder.play(code, recorder.seat(table, "Ana"))
        await recorder.calm()
        (new,) = recorder.letters("Ana", code)
        assert new["id"] != old["id"]
        assert recorder.sounds() == {}


async def test_who_gives_the_seat_up_keeps_one_line_without_secrets(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        code = await started(recorder, *THREE)
        dan = recorder.rig.person("Dan")
        (letter,) = recorder.letters("Dan", code)
        sure = await dan.command(recorder.rig.channel(), "table resign", table=code).message()
        await dan.press(sure, button(sure, f"v:{code}:")).message()
        await recorder.calm()
        (left,) = [m for m in dan.messages(dan.dm()) if m["id"] == letter["id"]]
        assert "do not sit there any more" in said(left) and "Your hand" not in said(left)
        assert "Dan" not in recorder.sounds()


async def test_a_host_who_is_told_in_the_channel_is_called_by_the_full_lobby(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan") as recorder:
        ana = recorder.rig.person("Ana")
        await ana.command(recorder.rig.channel(), "settings notices", where="channel").message()
        code = await recorder.rig.lobby("Ana", "Dan", seats=2)
        await recorder.pass_by(QUIET)
        assert recorder.sounds() == {"Ana": ["mention"]}
        called = [m for m in ana.messages(recorder.rig.channel()) if f"<@{ana.user.id}>" in said(m)]
        assert len(called) == 1 and button(called[0], f"j:{code}:")


async def test_two_languages_two_ways_each_reads_the_call_in_their_own(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await started(recorder, "Ana", "Bea")
        assert said(recorder.letters("Ana", code)[0]).startswith("🔔 Your move in Rattus Cartus")
        assert said(recorder.letters("Bea", code)[0]).startswith("🔔 À toi dans Rattus Cartus")


async def test_who_moves_takes_back_and_moves_again_rings_the_next_one_once(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, *THREE) as recorder:
        code = await started(recorder, *THREE)
        seat, person = await to_enter(recorder, code)
        await recorder.pass_by(LATE)
        recorder.sounds()
        others = {name for name in THREE if name != recorder.name(await recorder.rig.look(code), seat)}
        notified: list[str] = []
        assert recorder.rig.client is not None
        for _ in range(6):
            while seat in (await recorder.rig.look(code)).awaited:  # the building, and the cards laid there
                await recorder.play(code, seat)
            await recorder.pass_by(QUIET)
            notified += [name for name, how in recorder.sounds().items() for _ in how if name in others]
            while (table := await recorder.rig.look(code)).ask_of(seat) is None:
                await recorder.rig.client.tables.undo(code, person)
            assert table.awaited == (seat,)
            await recorder.pass_by(QUIET)
        assert len(notified) == 1, notified


async def test_a_storm_of_invitations_becomes_a_few_and_a_kind_refusal(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Bea") as recorder:
        rig, ana, bea = recorder.rig, recorder.rig.person("Ana"), recorder.rig.person("Bea")
        answers = []
        for _ in range(12):
            await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
            answers.append(said(await ana.command(rig.channel(), "table invite", player=bea.user.id).message()))
            await recorder.calm()
            sure = await ana.command(rig.channel(), "table end").message()
            await ana.press(sure, button(sure, "v:")).message()
            await recorder.pass_by(BURST)
        assert ["Invited" in answer for answer in answers] == [True] * 3 + [False] * 9
        assert "You can invite them again in 60 minutes" in answers[3]
        assert recorder.sounds() == {"Bea": ["dm"] * 3}
