"""Colours and sizes of a picture: light on dark, high contrast, large print. Anybody can tell the seats apart."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

ThemeKey = Literal["dark", "contrast", "large"]
SEATS: Final = 5
CLASS_COLOURS: Final = {  # of the six classes of the population, always shown with their symbols
    "royalty": "#a8323e",
    "church": "#5b7c99",
    "bourgeoisie": "#b06a2c",
    "chivalry": "#5c6f5a",
    "peasantry": "#8b8b3a",
    "magic": "#6f4fa0",
}


class Theme(NamedTuple):
    """What a picture is drawn with; all colours as "#rrggbb"."""

    key: ThemeKey
    ground: str  # behind everything
    panel: str  # a plate on the ground
    sunk: str  # a place cut into a plate
    edge: str  # the rim of plates
    ink: str  # lettering on ground and plates
    faint: str  # less important lettering
    gold: str  # whose turn it is, what is won, titles
    glow: str  # what changed since the last picture
    dark: str  # lettering and rims on pieces and cards
    paper: str  # cards and signs
    seats: tuple[str, ...]
    zoom: float = 1.0  # pixels per unit
    parted: bool = False  # shown in stretches, each large enough for a small screen
    flat: bool = False  # no scenery or gradients; seats are hatched


# Found by search: any two differ by at least 25 (CIE76), for normal sight and the three common colour deficiencies.
SEAT_COLOURS: Final = ("#f16c3a", "#6489ff", "#f9db4c", "#1cc889", "#f191d3")
DARK: Final = Theme(
    key="dark",
    ground="#17130f",
    panel="#2a2119",
    sunk="#1e1812",
    edge="#5d4a33",
    ink="#f6ead0",
    faint="#cbb892",
    gold="#f0c75e",
    glow="#ffe9a0",
    dark="#1a130c",
    paper="#efe0bb",
    seats=SEAT_COLOURS,
)
LARGE: Final = DARK._replace(key="large", zoom=1.6, parted=True)
CONTRAST: Final = Theme(
    key="contrast",
    ground="#ffffff",
    panel="#ffffff",
    sunk="#ffffff",
    edge="#000000",
    ink="#000000",
    faint="#000000",
    gold="#000000",
    glow="#000000",
    dark="#000000",
    paper="#ffffff",
    seats=SEAT_COLOURS,
    flat=True,
)
THEMES: Final[dict[ThemeKey, Theme]] = {theme.key: theme for theme in (DARK, CONTRAST, LARGE)}


@lru_cache(maxsize=4_000)
def mixed(colour: str, other: str, part: float) -> str:
    """A colour mixed with `part` (0 to 1) of another."""
    pairs = zip(_rgb(colour), _rgb(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in pairs)


def lighter(colour: str, part: float) -> str:
    """A colour mixed with `part` (0 to 1) of white."""
    return mixed(colour, "#ffffff", part)


def darker(colour: str, part: float) -> str:
    """A colour mixed with `part` (0 to 1) of black."""
    return mixed(colour, "#000000", part)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21 (WCAG 2)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in _rgb(colour))]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
