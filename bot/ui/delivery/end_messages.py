"""The end message of a table, as far as it may be told by now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import Tables
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Screen
from bot.ui.screens.forms import MakeEnd
from bot.ui.screens.story import ToldStory, read_story

from .watchers import read_knew


async def end_message(
    tables: Tables, make: MakeEnd, public: Perspective, people: Sequence[int] = ()
) -> tuple[Screen, ToldStory | None]:
    """The end message, and the story whose chart belongs to its picture. `people`: those to mention."""
    story, knew = await read_story(tables, public), await read_knew(tables, public)
    return make(public, people, story, knew, in_play=await tables.duplicates.in_play(public.table)), story
