"""Colours: seats apart for every eye, lettering with enough contrast."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import dist

import pytest

from bot.pictures import THEMES, Theme
from bot.pictures.canvas import HATCHES, outline
from bot.pictures.theme import SEAT_COLOURS, SEATS, contrast

# How the three common deficiencies see linear RGB (Machado, Oliveira and Fernandes 2009, severity 1).
SIGHTS = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green cones": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue cones": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def seen(colour: str, sight: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A colour as such an eye sees it, in CIE L*a*b*."""
    values = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]
    r, g, b = (min(1.0, max(0.0, sum(w * v for w, v in zip(row, linear, strict=True)))) for row in sight)
    xyz = (
        0.4124 * r + 0.3576 * g + 0.1805 * b,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        0.0193 * r + 0.1192 * g + 0.9505 * b,
    )
    x, y, z = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in (v / white for v, white in zip(xyz, (0.95047, 1, 1.08883), strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", SIGHTS.values(), ids=list(SIGHTS))
def test_any_two_seats_are_told_apart_by_every_eye(sight: Sequence[Sequence[float]]) -> None:
    for one, other in combinations(SEAT_COLOURS, 2):
        assert dist(seen(one, sight), seen(other, sight)) >= 25, (one, other)


def test_each_seat_has_a_shape_and_a_hatching_of_its_own() -> None:
    assert len({outline(seat, 20) for seat in range(SEATS)}) == len(set(HATCHES)) == len(SEAT_COLOURS) == SEATS


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_lettering_is_read_on_what_it_stands_on(theme: Theme) -> None:
    least = 7 if theme.flat else 4.5
    for ground in (theme.ground, theme.panel, theme.sunk):
        assert all(contrast(letter, ground) >= least for letter in (theme.ink, theme.faint, theme.gold))
    assert contrast(theme.dark, theme.paper) >= least
    assert all(contrast(theme.dark, colour) >= 4.5 for colour in theme.seats)


def test_large_print_has_letters_of_24_pixels() -> None:
    assert THEMES["large"].zoom * 15 >= 24
