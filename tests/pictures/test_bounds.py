"""How far SVG elements reach: never less than they are drawn, and what cannot be told reaches everywhere."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.bounds import EVERYWHERE, Edges, reach
from bot.pictures.clusters import clusters
from bot.pictures.fragments import cut, rectangle
from bot.pictures.rasterizer import png
from bot.pictures.svg import NONE, Paint, Svg
from bot.pictures.symbols import SYMBOLS

PAGE = Edges(0, 0, 400, 400)


def elements(svg: Svg) -> list[str]:
    """The lines that draw."""
    return str(svg).split("</defs>\n")[1].split("\n")[:-2]


@pytest.mark.parametrize("name", SYMBOLS)
def test_every_symbol_stays_within_its_bounds(name: str) -> None:
    svg = Svg(400, 400)
    with svg.group(at=(200, 200), scale=2.5, turn=20):
        svg.path(SYMBOLS[name], Paint("#000000", "#000000", 4))
    box = reach(elements(svg))
    with Image.open(BytesIO(png(str(svg), 400, 400))) as image:
        drawn = image.convert("RGBA").getchannel("A").point(lambda seen: 255 * (seen > 8)).getbbox()
    assert drawn
    assert box.left - 1 <= drawn[0]
    assert box.top - 1 <= drawn[1]
    assert box.right + 1 >= drawn[2]
    assert box.bottom + 1 >= drawn[3]


@pytest.mark.parametrize("large", [0, 1])
@pytest.mark.parametrize("sweep", [0, 1])
@pytest.mark.parametrize("radii", ["90 90", "60 120", "10 10"])
def test_arcs_stay_within_their_bounds(large: int, sweep: int, radii: str) -> None:
    svg = Svg(400, 400)
    svg.path(f"M180 200A{radii} 0 {large} {sweep} 240 180", Paint(NONE, "#000000", 2))
    box = reach(elements(svg))
    with Image.open(BytesIO(png(str(svg), 400, 400))) as image:
        drawn = image.convert("RGBA").getchannel("A").getbbox()
    assert drawn
    assert box.grown(1).shared(Edges(*drawn)) == drawn


def test_what_is_not_known_reaches_everywhere() -> None:
    assert reach(['<use href="#x"/>']) == EVERYWHERE
    assert reach(['<path d="M0 0T10 10" fill="#000"/>']) == EVERYWHERE
    assert reach(['<rect x="0" y="0" width="1" height="1" transform="skewX(20)"/>']) == EVERYWHERE


def test_a_rectangle_is_told_from_other_paths() -> None:
    assert rectangle("M10 20h30v40h-30Z") == (10, 20, 40, 60)
    assert rectangle("M10 20L40 20L40 60L10 60Z") == (10, 20, 40, 60)
    assert rectangle("M10.1 20h30.2v40.3h-30.2Z") == (10.1, 20, 40.3, 60.3)
    assert rectangle("M10 20L40 25L40 60L10 60Z") is None
    assert rectangle("M10 20L40 60L40 20L10 60Z") is None
    assert rectangle("M10 20h30v40Z") is None
    assert rectangle("M10 20h30a5 5 0 0 1 0 40h-30Z") is None


def test_a_drawing_is_cut_at_its_named_groups() -> None:
    svg = Svg(400, 400)
    svg.rect(0, 0, 400, 400, Paint("#ffffff"))
    with svg.group(at=(10, 20), scale=2):
        with svg.group(at=(1, 1)):
            svg.circle(0, 0, 5, Paint("#000000"))
        with svg.group("piece", at=(30, 40), reach=5):
            svg.circle(0, 0, 5, Paint("#000000"))
        with svg.group("turned", turn=45):
            svg.circle(0, 0, 6, Paint("#000000"))
    found = cut(str(svg), PAGE, 1.5).fragments
    assert [(fragment.projection.scale, fragment.projection.left, fragment.projection.top) for fragment in found] == [
        (1.5, 0, 0),
        (3, 15, 30),
        (3, 105, 150),
        (3, 15, 30),
    ]
    assert found[2].text == '<circle cx="0" cy="0" r="5" fill="#000000"/>'
    assert found[3].text.startswith('<g transform="rotate(45)">')


def test_clusters_keep_the_order_of_what_they_hold() -> None:
    svg = Svg(400, 400)
    for x in (10, 20, 300, 310, 15):
        svg.circle(x, 10, 5, Paint("#000000"))
    made = clusters("\n".join(elements(svg)))
    assert "\n".join(cluster.text for cluster in made) == "\n".join(elements(svg))


def test_shapes_that_lie_far_apart_make_clusters_of_their_own() -> None:
    svg = Svg(1200, 900)
    for x, y in ((10, 10), (30, 10), (1100, 800)):
        svg.circle(x, y, 9, Paint("#000000"))
    assert [cluster.text.count("circle") for cluster in clusters("\n".join(elements(svg)))] == [2, 1]
