"""Through the real client: `/table note` opens a form, the panel shows the note, and nobody else ever reads it."""

from __future__ import annotations

from bot.tables.values import LONGEST_NOTE

from .rig import EPHEMERAL, Rig, button, said

SAID = "Dan holds **two** nuns"


async def test_a_note_is_typed_into_a_form_and_stands_behind_a_button_of_the_panel(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    code = await rig.running("Ana", "Dan", seats=2)
    form = await ana.command(rig.channel(), "table note", table=code).modal()
    field = form.components[0]["component"]
    assert field["max_length"] == LONGEST_NOTE and not field.get("value")
    page = await ana.submit(form, {field["custom_id"]: SAID}).message()
    assert SAID in said(page) and page["flags"] & EPHEMERAL
    panel = await ana.command(rig.channel(), "move", table=code).message()
    page = await ana.press(panel, button(panel, f"N:{code}")).message()
    assert page["id"] == panel["id"] and SAID in said(page)
    panel = await ana.press(page, button(page, f"o:{code}")).message()
    assert SAID not in said(panel)
    other = await dan.command(rig.channel(), "move", table=code).message()
    assert SAID not in said(await dan.press(other, button(other, f"N:{code}")).message())


async def test_a_form_that_was_open_over_a_restart_is_kept_and_changes_its_page(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Ana", "Dan", seats=2)
    panel = await ana.command(rig.channel(), "move", table=code).message()
    page = await ana.press(panel, button(panel, f"N:{code}")).message()
    form = await ana.press(page, button(page, f"N:{code}:0:edit")).modal()
    field = form.components[0]["component"]["custom_id"]
    await rig.restart()
    changed = await ana.submit(form, {field: SAID}).message()
    assert changed["id"] == page["id"] and SAID in said(changed)


async def test_who_does_not_play_is_told_so(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    assert "Tu n’as pas de place" in said(
        await rig.person("Bea").command(rig.channel(), "table note", table=code).message()
    )


async def test_what_cannot_be_stored_of_a_typed_text_costs_none_of_the_rest(rig: Rig) -> None:
    """Half a surrogate and a null character: a phone or a script may send them."""
    ana = rig.person("Ana")
    code = await rig.running("Ana", "Dan", seats=2)
    form = await ana.command(rig.channel(), "table note", table=code).modal()
    page = await ana.submit(form, {form.components[0]["component"]["custom_id"]: f"{SAID}\ud800\0!"}).message()
    assert f"{SAID}?!" in said(page)
    away = await ana.command(rig.channel(), "away", until="2099-01-01", note="back \ud800 soon").message()
    assert "wrong" not in said(away)
