"""The strip under a stage: the rats that this seat knows, and what is still out there."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.stage import Strip
from rules.rattus.components import Region

from . import legend, still_out
from .faces import front
from .facts import region_name
from .hand import Known, known_rats

ROW: Final = 66.0  # how high a row of known rats is
KEY: Final = 30.0  # what the letters of the tokens mean
OUT: Final = still_out.HIGH + still_out.HOLDERS + 4 + KEY
EYE: Final = 56.0  # the room of the eye before the rats
NAME: Final = Type(26, 700, True)
EXPLAINED: Final = Type(23)
FEW, MOST = 3, 10  # so many rats with the full names of their regions; more than that lie open on the map only
ACROSS: Final = 5  # rats of a row, where there are more than a few


def strip(scene: Scene, *, out: bool = True, on_map: bool = True) -> Strip | None:
    """The rats that the viewer knows; what is out there unless there is no room; None without either.

    `on_map`: the stage is a map, whose signs are explained.
    """
    told = legend.high(scene, still_out.WIDE) if on_map else 0.0
    high = ROW * len(_rows(scene)) + OUT * out + told
    return Strip(high, partial(_draw, scene=scene, out=out, told=told > 0)) if high else None


def known_high(scene: Scene) -> float:
    """How high the rats that the viewer knows stand in a strip."""
    return ROW * len(_rows(scene))


def _rows(scene: Scene) -> list[tuple[Known, ...]]:
    known = known_rats(scene.view)[:MOST]
    return [known[start : start + ACROSS] for start in range(0, len(known), ACROSS)]


def _draw(canvas: Canvas, scene: Scene, out: bool, told: bool) -> None:
    rows = _rows(scene)
    for nth, rats in enumerate(rows):
        with canvas.svg.group(at=(0, ROW * nth + 2)):
            _known(canvas, scene, rats, named=len(known_rats(scene.view)) <= FEW)
    if rows:
        canvas.icon("eye", EYE / 2, ROW / 2, 36, canvas.theme.gold)
    if out:
        with canvas.svg.group(at=(8, ROW * len(rows))):
            still_out.row(canvas, scene, holders=True, supply=True)
            canvas.label(0, OUT - 10, scene.words("picture-rattus-key"), EXPLAINED, canvas.theme.faint, still_out.WIDE)
    if told:
        with canvas.svg.group(at=(8, ROW * len(rows) + OUT * out - 4 * out)):
            legend.legend(canvas, scene, still_out.WIDE)


def _known(canvas: Canvas, scene: Scene, rats: tuple[Known, ...], named: bool) -> None:
    """One row of tokens, each with its region and its place there."""
    step = (800 - EYE) / (FEW if named else ACROSS)
    for nth, rat in enumerate(rats):
        left, origin = EYE + nth * step, scene.view.at(rat.region).rats[rat.slot].origin
        with canvas.svg.group(at=(left + 37, ROW / 2)):
            front(canvas, rat.face, 74, 60, origin)
        name = region_name(scene.words, rat.region) if named else scene.words(f"rattus-region-{_key(rat)}.short")
        alone = len(scene.view.at(rat.region).rats) == 1
        text = name if alone else f"{name} {rat.slot + 1}"
        canvas.label(left + 79, ROW / 2 + 9, text, NAME, canvas.theme.ink, step - 84)


def _key(rat: Known) -> str:
    return Region(rat.region).name.lower()
