"""An open panel follows what happens at its table besides moves: pauses, proposals, votes."""

from __future__ import annotations

from bot.sandbox.wire import JsonObject

from .games.game import by_chance
from .rig import Rig, button, said
from .test_live_panels import choices, live, waiting
from .test_prepared_answers import at


async def test_the_panel_of_who_is_asked_follows_a_pause_and_a_vote_to_end(rig: Rig) -> None:
    """It offered live answers at a paused table, and *Resume* at one that went on."""
    code, (asked, other) = await waiting(rig)
    panel = await asked.command(rig.channel(), "move", table=code).message()
    tables, person, another = live(rig)._services.tables, int(asked.user.id), int(other.user.id)

    async def becomes(words: str, *, answers: bool) -> None:
        def is_so(message: JsonObject) -> bool:
            return message["id"] == panel["id"] and words in said(message) and bool(choices(message, code)) == answers

        await asked.until_message(panel["channel_id"], is_so)

    await tables.absences.ask_pause(code, another, None)
    await becomes("asks for a pause", answers=True)
    number = (await rig.look(code)).proposal.number  # type: ignore[union-attr]
    await tables.absences.answer(code, person, yes=True, number=number)
    await becomes("Paused", answers=False)
    await tables.absences.resume(code, another)
    await becomes("", answers=True)
    await tables.vote_end(code, another)
    await becomes("It takes more than half", answers=True)
    await tables.withdraw_vote(code, another)
    await asked.until_message(
        panel["channel_id"], lambda m: m["id"] == panel["id"] and "It takes more than half" not in said(m)
    )


async def test_who_is_asked_again_goes_on_reading_what_their_answer_did_when_something_happens_at_the_table(
    rig: Rig,
) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    while True:
        table = await rig.look(code)
        asked, other = (at(rig, table, seat) for seat in (table.asks[0].seat, 1 - table.asks[0].seat))
        opened = await asked.command(rig.channel(), "move", table=code).message()
        if not (answer := button(opened, f"p:{code}:")):
            await rig.answered(code, table.asks[0], by_chance(table.asks[0]))
            continue
        panel = await asked.press(opened, answer).message()
        if "**Done:**" in said(panel) and choices(panel, code):
            break
    done = next(line for line in said(panel).split("\n") if "**Done:**" in line)
    await live(rig)._services.tables.absences.ask_pause(code, int(other.user.id), None)
    shown = await asked.until_message(panel["channel_id"], lambda m: "asks for a pause" in said(m))
    assert shown["id"] == panel["id"] and done in said(shown)


async def test_pause_in_more_asks_to_confirm_and_the_panel_withdraws_the_request(rig: Rig) -> None:
    """One press asked the whole table and used up the day."""
    code, (asked, _) = await waiting(rig)
    board = await rig.board(code, asked)
    more = await asked.press(board, button(board, f"m:{code}")).message()
    sure = await asked.press(more, button(more, f"t:{code}:0:pause")).message()
    assert (await rig.look(code)).proposal is None and button(sure, f"m:{code}")
    panel = await asked.press(sure, button(sure, f"t:{code}:0:pause")).message()
    proposal = (await rig.look(code)).proposal
    assert proposal and choices(panel, code)
    await asked.press(panel, button(panel, f"t:{code}:{proposal.number}:")).message()
    assert (await rig.look(code)).proposal is None


async def test_what_nudge_answers_leads_back_to_more(rig: Rig) -> None:
    code, (asked, _) = await waiting(rig)
    board = await rig.board(code, asked)
    more = await asked.press(board, button(board, f"m:{code}")).message()
    told = await asked.press(more, button(more, f"t:{code}:0:nudge")).message()
    assert button(told, f"m:{code}")
