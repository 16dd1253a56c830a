"""Pictures of boards and hands: a view becomes SVG, and SVG a file to send. Slow: never call it on the event loop."""

from __future__ import annotations

from .drawing_process import usual_painters
from .fair import Asker
from .film import film as film_of
from .film import frame
from .glimpses import glimpse
from .letters import wide_text
from .painter import Painter
from .rasterizer import NoLongerDraws, png
from .renderer import MOST as MOST_BYTES
from .renderer import SIZES, Picture, Pictures, Renderer, What, draw, painter_of
from .results import Results, draw_results
from .scene import BOARD, HAND, Chart, Ending, Mark, Scene, Stretch, YearPicture
from .theme import DARK, THEMES, Theme
from .typesetting import CannotDraw

__all__ = [
    "BOARD",
    "DARK",
    "HAND",
    "MOST_BYTES",
    "SIZES",
    "THEMES",
    "Asker",
    "CannotDraw",
    "Chart",
    "Ending",
    "Mark",
    "NoLongerDraws",
    "Painter",
    "Picture",
    "Pictures",
    "Renderer",
    "Results",
    "Scene",
    "Stretch",
    "Theme",
    "What",
    "YearPicture",
    "draw",
    "draw_results",
    "film_of",
    "frame",
    "glimpse",
    "painter_of",
    "png",
    "usual_painters",
    "wide_text",
]
