"""The picture of a cup's results, drawn beside the event loop."""

from __future__ import annotations

import asyncio

from bot.faults import log_fault
from bot.pictures import DARK, Results, Theme, draw_results

from .illustrator import Illustrator
from .late_pictures import Images
from .screen import Image


async def results_images(illustrator: Illustrator, results: Results, theme: Theme = DARK) -> Images:
    """The picture; none where nothing is drawn, or drawing fails, which is logged."""
    if not illustrator.is_drawing:
        return ()
    try:
        return (Image(*await asyncio.to_thread(draw_results, results, theme)),)
    except Exception as error:
        log_fault("a picture failed", error)
        return ()
