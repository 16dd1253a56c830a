"""*What would a bot do?* through real discord.py: turned on in the settings, told beside the panel."""

from __future__ import annotations

from .rig import Rig, button
from .test_outages import until


async def test_who_turns_advice_on_reads_it_beside_their_panel_which_stays(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Ana", seats=2, game="rattus")
    await rig.asked(code, "Ana")
    board = await rig.board(code, ana)
    panel = await ana.press(board, f"o:{code}").message()
    assert "What would a bot do?" not in str(panel)
    await ana.command(rig.channel(), "settings advice", {"on": True}).message()
    panel = await ana.press(board, f"o:{code}").message()
    assert "What would a bot do? (then unscored)" in str(panel)
    table = await rig.look(code)
    ana.press(panel, button(panel, f"o:{code}:{table.revision}"))
    # An easy one where the process that thinks is not up in time: it starts with this question.
    advised = ("A middle bot,", "An easy bot,")
    told = await ana.until_message(board["channel_id"], lambda each: any(said in str(each) for said in advised))
    assert str(told).count("%") == 2
    await ana.until_message(board["channel_id"], lambda each: each["id"] == panel["id"] and "unscored" not in str(each))
    (ask,) = (await rig.look(code)).asks
    await rig.answered(code, ask, ask.options[: ask.least])
    await until(lambda: told["id"] not in {each["id"] for each in ana.messages(board["channel_id"])})
