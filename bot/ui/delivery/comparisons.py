"""The comparison of tables with the same deal, with its picture."""

from __future__ import annotations

from bot.tables import Tables
from bot.ui.kit.illustrator import LOOKS, PICTURES, Illustrator
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.results_picture import results_images
from bot.ui.kit.screen import Screen
from bot.ui.screens.comparison import read_comparison


async def shown_comparison(
    tables: Tables, illustrator: Illustrator, perspective: Perspective, reading: str = PICTURES
) -> tuple[Screen, Screen]:
    """The comparison in words alone, and with its picture; twice the former for who reads text, or if nothing is drawn.

    Refusal: deal_in_play.
    """
    made, theme = await read_comparison(tables, perspective), LOOKS.get(reading)
    images = await results_images(illustrator, made.results, theme) if made.results and theme else ()
    return made.screen, made.screen.pictured(images) if images else made.screen
