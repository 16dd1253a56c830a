"""Through the real client: a watcher's message has the picture of the board, as the public sees it."""

from __future__ import annotations

from dataclasses import replace

from .picturing import gallery
from .rig import Rig, button, said

DRAWS = True


async def test_a_watcher_sees_the_public_picture_and_who_reads_words_sees_words(rig: Rig) -> None:
    bea, chloe = rig.person("Bea"), rig.person("Chloé")
    code = await rig.running("Ana", "Dan", seats=2)
    assert rig.client is not None
    await rig.client.tables.people.change(int(chloe.user.id), lambda own: replace(own, reading="words"))
    for person in (bea, chloe):
        await person.command(rig.channel(), "watch table", table=code).message()
    page = await bea.until_message(bea.dm(), lambda m: bool(button(m, f"W:{code}")))
    (shown,) = gallery(page)
    assert shown["description"].startswith("Rattus Cartus")
    page = await chloe.until_message(chloe.dm(), lambda m: bool(button(m, f"W:{code}")))
    assert not gallery(page) and len(said(page)) > 500
