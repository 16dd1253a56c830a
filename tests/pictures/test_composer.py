"""A picture that is composed of parts is the same as the drawing drawn whole, and draws no part twice."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, product

import pytest
from PIL import Image, ImageChops

from bot.pictures import BOARD, HAND, THEMES
from bot.pictures.canvas import Canvas
from bot.pictures.composer import compose
from bot.pictures.letters import Type
from bot.pictures.rasterizer import by_typst, pixels
from bot.pictures.sprites import Draw, Sprites
from bot.pictures.svg import NONE, Paint, Svg
from bot.pictures.theme import DARK, Theme
from bot.text import LOCALES

from .positions import DRAWN, Position, positions
from .test_every_question import DONE, drawn, kinds_of_questions

STEP = 8  # of 255: more than rounding
FEW = 1 / 1500  # so few pixels may differ by more: soft edges, which are drawn in sixteen steps
MOST = 72  # and by no more than this: an edge of four steps
OF_A_STAGE = 1 / 400, 136  # the same of a question, whose stage is cut at the nearest line of pixels
# The same without colours: the cells of a scaled hatch are laid at whole pixels of what is drawn, page or part, and
# where a line of it ends at a cut, a few pixels are drawn or not.
OF_A_HATCHED_STAGE = 1 / 400, 176, 8
SEEN = [position for nth, position in enumerate(positions()) if sum(divmod(nth, 4)) % 4 == 0]  # of each table another
LOOKS = tuple(zip(SEEN, cycle(product(LOCALES, THEMES.values())), strict=False))


def drawer_of(svg: str) -> Draw:
    """What draws a drawing whole and all its parts: two renderers have other soft edges."""
    return by_typst if "<pattern" in svg else pixels


def whole(svg: str, width: int, height: int, zoom: float, draw: Draw) -> Image.Image:
    """A drawing that is drawn whole, pixel for pixel."""
    defs, _, body = svg.partition("<defs>")[2].rpartition("</svg>")[0].partition("</defs>")
    moved = f'<g transform="scale({zoom})">{body}</g>'
    page = Image.new("RGB", (round(width * zoom), round(height * zoom)), "white")
    drawn = draw(defs, moved, *page.size)
    page.paste(drawn, mask=drawn)
    return page


def assert_same(
    svg: str,
    width: int,
    height: int,
    zoom: float = 1,
    sprites: Sprites | None = None,
    few: float = FEW,
    most: int = MOST,
    stray: int = 0,
    draw: Draw | None = None,
) -> None:
    """Composed and whole, a drawing has the same pixels but for rounding; `stray` ones differ by more than `most`."""
    draw = draw or drawer_of(svg)
    composed = compose(svg, width, height, zoom, sprites or Sprites(draw=draw))
    apart = ImageChops.difference(whole(svg, width, height, zoom, draw), composed)
    assert max(sum(band.histogram()[most + 1 :]) for band in apart.split()) <= stray
    differing = sum(apart.convert("L").histogram()[STEP + 1 :])
    assert differing <= few * composed.width * composed.height


def drawings(key: str) -> Iterator[tuple[Position, str, tuple[int, int], float]]:
    """Boards and hands of a game's positions, in each of the languages and themes by turns."""
    for position, (locale, theme) in LOOKS:
        if position.key == key:
            seat = position.asked[0] if position.asked else 0
            yield position, position.painter.board(position.scene(None, locale, theme)), BOARD, theme.zoom
            if hand := position.painter.hand(position.scene(seat, locale, theme)):
                yield position, hand, HAND, theme.zoom


@pytest.mark.thorough
@pytest.mark.parametrize("key", DRAWN)
def test_composed_pictures_are_the_same_as_whole_ones(key: str) -> None:
    kept: dict[Draw, Sprites] = {draw: Sprites(draw=draw) for draw in (pixels, by_typst)}
    for _position, svg, size, zoom in drawings(key):
        assert_same(svg, *size, zoom, kept[drawer_of(svg)])


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_stretch_that_is_scaled_and_cut_is_the_same(theme) -> None:  # type: ignore[no-untyped-def]
    """As in the picture of a question; some of its pieces are paler, turned, or half outside."""
    canvas = Canvas(theme, 800, 600, {"seat-2"}, planned={"seat-3"})
    with canvas.svg.group(at=(-120, 50), scale=1.5, clip=canvas.svg.clip("stage", "M80 0h400v300h-400Z")):
        for seat in range(5):
            with canvas.piece(f"seat-{seat}", (90 + seat * 95, 20 + seat * 66), reach=40):
                canvas.seat(seat, 40, str(seat))
        with canvas.svg.group("turned", at=(300, 60), turn=30, scale=1.3), canvas.piece("inside", (10, 5)):
            canvas.plate(-40, -20, 80, 40)
    assert_same(str(canvas.svg), 800, 600, theme.zoom)


@pytest.mark.thorough
@pytest.mark.parametrize("key", DONE)
def test_composed_pictures_of_questions_are_the_same_as_whole_ones(key: str) -> None:
    kept: dict[Draw, Sprites] = {draw: Sprites(draw=draw) for draw in (pixels, by_typst)}
    for locale, theme in zip(LOCALES, (THEMES["dark"], THEMES["contrast"]), strict=True):
        for shown in list(kinds_of_questions(key, locale))[:: len(LOCALES)]:
            drawing = drawn(key, shown, theme)[2]
            sprites = kept[drawer_of(drawing[0])]
            assert_same(*drawing, theme.zoom, sprites, *(OF_A_HATCHED_STAGE if theme.flat else OF_A_STAGE))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_veil_leaves_out_its_holes(theme) -> None:  # type: ignore[no-untyped-def]
    canvas = Canvas(theme, 300, 240)
    canvas.svg.circle(150, 120, 110, Paint(theme.gold))
    moved = '<g class="part" transform="translate(30.5 20) scale(1.5)"><path d="M0 0h50l20 40h-60Z" fill="#000"/></g>'
    round_ = '<circle cx="200" cy="60.3" r="45" fill="#000"/><circle cx="-5" cy="200" r="50" fill="#000"/>'
    mask = canvas.svg.window("veil", f'<rect width="300" height="240" fill="#fff"/>{moved}{round_}')
    with canvas.svg.group(kind="part", mask=mask):
        canvas.svg.rect(0, 10, 280, 220, Paint("#0c0906", opacity=0.55))
    assert_same(str(canvas.svg), 300, 240, theme.zoom)


def test_a_fill_between_two_pixels_has_soft_edges_and_is_not_kept() -> None:
    sprites, svg = Sprites(), Svg(300, 200)
    svg.rect(0, 0, 300, 200, Paint("#ffffff"))
    svg.rect(10.3, 20.5, 200.2, 99.8, Paint("#a02040", opacity=0.7))
    assert_same(str(svg), 300, 200, 1.6, sprites, draw=by_typst)  # ThorVG puts the edges of rectangles at whole pixels
    assert sprites.drawn == 0


def scattered(*places: tuple[float, float]) -> str:
    """The same piece at several places on a ground."""
    canvas = Canvas(DARK, 400, 300)
    for nth, at in enumerate(places):
        with canvas.piece(f"piece-{nth}", at):
            canvas.seat(1, 20, "7")
    return str(canvas.svg)


def test_nothing_is_drawn_twice() -> None:
    sprites = Sprites()
    compose(scattered((50, 60), (90.5, 60)), 400, 300, sprites=sprites)
    before = sprites.drawn
    assert_same(scattered((350, 100), (20.5, 250), (200, 200)), 400, 300, sprites=sprites)
    assert sprites.drawn == before


def scaled(*places: tuple[float, float], planned: tuple[str, ...] = ()) -> str:
    """The same piece at several places of a drawing that is scaled."""
    canvas = Canvas(DARK, 400, 300, planned=planned)
    with canvas.svg.group(at=(-20, 10), scale=0.9):
        for nth, at in enumerate(places):
            with canvas.piece(f"piece-{nth}", at, reach=20):
                canvas.seat(1, 20, "7")
    return str(canvas.svg)


@pytest.mark.parametrize("planned", [(), ("piece-0", "piece-1")], ids=["as it stands", "planned"])
def test_a_piece_of_a_scaled_drawing_is_found_again_wherever_it_stands(planned: tuple[str, ...]) -> None:
    sprites = Sprites()
    assert_same(scaled((100, 100), planned=planned), 400, 300, sprites=sprites)
    before = sprites.drawn
    assert_same(scaled((207, 113), (301.3, 44.7), planned=planned), 400, 300, sprites=sprites)
    assert sprites.drawn == before


def test_a_large_plate_is_found_again_between_other_lettering() -> None:
    sprites, drawn = Sprites(), []
    for text in ("one", "two"):
        canvas = Canvas(DARK, 400, 300)
        canvas.label(20, 30, text, Type(20), DARK.ink, 100)
        canvas.plate(10, 40, 380, 200)
        canvas.label(20, 80, text, Type(20), DARK.ink, 100)
        assert_same(str(canvas.svg), 400, 300, sprites=sprites)
        drawn.append(sprites.drawn)
    assert drawn == [3, 5], "the words and the plate, then the words"


def test_a_ground_that_is_looked_at_from_elsewhere_is_found_again() -> None:
    sprites, drawn = Sprites(), []
    for left in (0, -150, -300):
        svg = Svg(600, 400)
        with svg.group(at=(left, -60), clip=svg.clip("window", f"M{-left} 60h600v400h-600Z")):
            svg.circle(500, 300, 480, Paint("#c0a060", "#203040", 9))
            with svg.group("piece", at=(300, 200)):
                svg.circle(0, 0, 30, Paint("#ffffff"))
        assert_same(str(svg), 600, 400, sprites=sprites)
        drawn.append(sprites.drawn)
    assert drawn[0] > 2 * (drawn[1] - drawn[0]) > 0
    assert drawn[1] - drawn[0] == drawn[2] - drawn[1]


def test_a_piece_between_two_pixels_is_drawn_there() -> None:
    sprites = Sprites()
    compose(scattered((50, 60)), 400, 300, sprites=sprites)
    assert_same(scattered((50.3, 60)), 400, 300, sprites=sprites)


def test_a_name_that_means_something_else_now_is_drawn_anew() -> None:
    sprites = Sprites()
    for colour in ("#ff0000", "#0000ff"):
        svg = Svg(90, 60)
        svg.rect(0, 0, 90, 60, Paint(svg.linear("ground", (0, colour), (1, "#ffffff"))))
        assert_same(str(svg), 90, 60, sprites=sprites)


def test_shapes_far_apart_are_kept_apart() -> None:
    sprites, svg = Sprites(), Svg(1200, 900)
    for x, y in ((10, 10), (1150, 20), (600, 850)):
        svg.circle(x, y, 8, Paint("#ff0000"))
    assert_same(str(svg), 1200, 900, sprites=sprites)
    assert sprites.drawn == 3
    assert sprites.bytes < 20_000


def test_what_is_kept_stays_within_its_memory() -> None:
    sprites = Sprites(480_000)
    for nth in range(12):
        svg = Svg(200, 200)
        svg.rect(0, 0, 200, 200, Paint(f"#0000{nth:02x}"), round=3)
        compose(str(svg), 200, 200, sprites=sprites)
        assert 160_000 < sprites.bytes <= 480_000


def test_what_was_not_used_for_a_while_is_packed_and_not_drawn_again() -> None:
    sprites, drawings = Sprites(480_000), [plate_on(f"#0000{nth:02x}", Svg(200, 200)) for nth in range(8)]
    first = [compose(svg, 200, 200, sprites=sprites).tobytes() for svg in drawings]
    drawn = sprites.drawn
    assert [compose(svg, 200, 200, sprites=sprites).tobytes() for svg in drawings] == first
    assert sprites.drawn == drawn == len(drawings)


def plate_on(colour: str, svg: Svg) -> str:
    """A plate with round corners, so that what is clear around it is kept with it."""
    svg.rect(5, 5, 190, 190, Paint(colour), round=30)
    return str(svg)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_pixels_of_a_part_do_not_depend_on_what_was_drawn_before(theme: Theme) -> None:
    """Else the bytes of one seat's picture would tell what others were shown."""
    asked = [position for position in SEEN if position.asked]
    for position in asked[:: len(asked) // 12]:
        scenes = [position.scene(seat, "en", theme) for seat in (None, *position.asked)]
        drawings = [position.painter.board(scenes[0]), *map(position.painter.hand, scenes[1:])]
        drawn = [(svg, BOARD if nth == 0 else HAND) for nth, svg in enumerate(drawings) if svg]
        alone = [compose(svg, *size, theme.zoom, Sprites()).tobytes() for svg, size in drawn]
        shared = Sprites()
        for (svg, size), before in reversed(list(zip(drawn, alone, strict=True))):
            assert compose(svg, *size, theme.zoom, shared).tobytes() == before


@pytest.mark.parametrize("has_end", [True, False])
def test_the_pixels_of_a_ground_do_not_depend_on_which_of_its_tiles_were_drawn_before(has_end: bool) -> None:
    """Of a gradient it is not known where it ends."""
    looks = [seen_from(left, top, has_end) for left, top in ((0, -60), (-333, -60), (-150, -260), (-700, -400))]
    shared, alone = Sprites(), [compose(svg, 600, 400, 1.37, Sprites()).tobytes() for svg in looks]
    for svg, before in zip(reversed(looks), reversed(alone), strict=True):
        assert compose(svg, 600, 400, 1.37, shared).tobytes() == before


def seen_from(left: float, top: float, has_end: bool) -> str:
    """A stretch of a ground that is larger than what is seen of it."""
    svg = Svg(600, 400)
    with svg.group(at=(left, top), clip=svg.clip("window", f"M{-left} {-top}h600v400h-600Z")):
        fill = "#c0a060" if has_end else svg.linear("ground", (0, "#c0a060"), (1, "#405060"))
        svg.path("M3 7Q900 -40 1500 60T1390 1100Q700 900 40 1000Z", Paint(fill, "#203040", 9))
        svg.circle(700, 500, 333.3, Paint(NONE, "#803020", 7))
    return str(svg)


def test_threads_compose_side_by_side() -> None:
    sprites, svg = Sprites(200_000), scattered((50, 60), (90.5, 60), (200, 200))
    with ThreadPoolExecutor(4) as threads:
        made = list(threads.map(lambda _: compose(svg, 400, 300, sprites=sprites).tobytes(), range(12)))
    assert len(set(made)) == 1


def test_lettering_with_a_halo_and_thick_lines_is_not_cut_off() -> None:
    svg = Svg(400, 200)
    svg.rect(0, 0, 400, 200, Paint("#ffffff"))
    with svg.group("name", at=(200.4, 90)):
        svg.text(0, 0, "Åjgÿ f", Type(60, 700, True), "#000000", 300, anchor="middle", halo="#ff0000")
    with svg.group("line"):
        svg.path("M40 150Q200 60 360 150A40 40 0 0 1 300 150", Paint(NONE, "#0000ff", 20))
    assert_same(str(svg), 400, 200)
