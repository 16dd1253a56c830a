"""The end of Rattus Cartus: the rats of each player against the nuns that have come."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.ending import bars
from bot.pictures.scene import Scene


def rats_and_nuns(canvas: Canvas, scene: Scene) -> None:
    """A bar of rats for each seat, and the line above which the plague took them."""
    view, words = scene.view, scene.words
    rats = [n or 0 for n in view.rats]
    told = words("picture-nuns-line", n=view.nuns)
    bars(canvas, rats, icon="rat", title=words("rattus_cartus-score-rats"), limit=view.nuns, told=told)
