"""Draws pictures in processes or threads of their own, each picture once, and keeps those drawn lately."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from functools import cache, partial
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal, NamedTuple

from cachetools import LRUCache

from bot import metrics

from .chart import chart_alt, draw_chart
from .composer import ENDING, render, stretches
from .drawing_process import DrawingProcess
from .fair import Asker, FairThread, Job
from .painter import Painter
from .scene import BOARD, HAND, Scene
from .year import draw_year, year_alt

# "end": the scoring; "question": what the reader is asked, or their hand; "chart": the seats' totals round by round;
# "year": a server's year, which belongs to no game
What = Literal["board", "end", "question", "hand", "chart", "year"]
Drawn = Literal["board", "hand"]
SIZES: Final = {"board": BOARD, "hand": HAND}
# maximum bytes of the file, at normal size
MOST: Final = {
    "board": 250_000,
    "end": 250_000,
    "question": 200_000,
    "hand": 120_000,
    "chart": 120_000,
    "year": 120_000,
}
LARGE: Final = frozenset({"board", "end", "chart", "year"})  # slower than what somebody waits for in a panel
KEPT: Final = 96  # jobs, with their pictures


class Picture(NamedTuple):
    """A picture as a file to send, with its alt text."""

    data: bytes
    alt: str
    name: str


Pictures = tuple[Picture, ...]


@cache
def painter_of(game: str) -> Painter | None:
    """The painter of a game; None for one that is not drawn yet."""
    package = f"bot.games.{game}"
    if find_spec(package) is None or find_spec(f"{package}.picture") is None:
        return None
    painter: Painter = import_module(f"{package}.picture").painter
    return painter


def draw(game: str, what: What, scene: Scene) -> Pictures:
    """The pictures asked for: one, or the parts of a board or hand in large print; none if there is nothing to draw.

    Slow: 100 ms and more for each. Raises `CannotDraw`.
    """
    if what == "year":
        made = render(*draw_year(scene), zoom=scene.theme.zoom, most=MOST[what])
        return (Picture(made, year_alt(scene), f"year.{ENDING}"),)
    painter = painter_of(game)
    if painter is None:
        return ()
    if what == "question":
        return _question(painter, scene) or draw(game, "hand", scene)
    if what == "chart":
        made = render(*draw_chart(scene), zoom=scene.theme.zoom, most=MOST[what])
        return (Picture(made, chart_alt(scene), f"chart.{ENDING}"),)
    if what == "end":
        drawing = painter.end(scene)
        made = render(*drawing, zoom=scene.theme.zoom, most=MOST["end"])
        return (Picture(made, painter.board_alt(scene), f"end.{ENDING}"),)
    if scene.theme.parted:
        return _parts(painter, what, scene)
    svg, alt = _drawn(painter, what, scene)
    return (Picture(render(svg, *SIZES[what], most=MOST[what]), alt, f"{what}.{ENDING}"),) if svg else ()


def _timed(drawing: Callable[[str, What, Scene], Pictures], game: str, what: What, scene: Scene) -> Pictures:
    with metrics.RENDER_SECONDS.labels(what).time():
        return drawing(game, what, scene)


def _question(painter: Painter, scene: Scene) -> Pictures:
    """The picture of a question; none if the game has none for it."""
    drawing = painter.question(scene)
    if drawing is None:
        return ()
    made = render(*drawing, zoom=scene.theme.zoom, most=MOST["question"])
    return (Picture(made, painter.question_alt(scene), f"question.{ENDING}"),)


def _parts(painter: Painter, what: Drawn, scene: Scene) -> Pictures:
    """A picture for each part: the first has the alt text of the whole, the others the name of their part."""
    svg, alt = _drawn(painter, what, scene)
    if not svg:
        return ()
    parts = painter.hand_parts(scene) if what == "hand" else painter.parts(scene)
    alts = [alt, *(scene.words("picture-part", part=scene.words(part.key)) for part in parts[1:])]
    made = stretches(svg, *SIZES[what], [part.box for part in parts], scene.theme.zoom, MOST[what])
    named = enumerate(zip(made, alts, strict=True), start=1)
    return tuple(Picture(data, alt, f"{what}-{nth}.{ENDING}") for nth, (data, alt) in named)


def _drawn(painter: Painter, what: Drawn, scene: Scene) -> tuple[str, str]:
    """The whole drawing and its alt text."""
    if what == "board":
        return painter.board(scene), painter.board_alt(scene)
    return painter.hand(scene), painter.hand_alt(scene)


class Renderer:
    """Draws for all tables without blocking anybody; `drawn` and `kept` are counters for `make bench`.

    A picture that somebody waits for after a press is urgent; otherwise askers take turns. Each drawing process has a
    thread, which only waits for it. With no process, or with two, boards and hands (which are quick) are drawn in
    parallel.
    """

    def __init__(self, painters: int = 0) -> None:
        """`painters`: the number of drawing processes, at most `drawing_process.MOST`."""
        self._threads = tuple(FairThread[Pictures](f"pictures-{nth}") for nth in range(painters or len(SIZES)))
        self._processes = tuple(DrawingProcess(draw) for _ in range(painters))
        self._jobs: LRUCache[str, Job[Pictures]] = LRUCache(KEPT)
        self.drawn = self.kept = 0

    async def pictures(
        self, game: str, what: What, scene: Scene, asker: Asker = "", *, urgent: bool = False
    ) -> Pictures:
        """Pictures, newly drawn or kept from before; none if there is nothing to draw. Raises whatever drawing raises.

        If the caller is cancelled before drawing begins, nothing is drawn unless somebody else waits for it.
        """
        key = _key(game, what, scene)
        job = self._jobs.get(key)
        if job is None or job.result.cancelled():
            job = self._jobs[key] = Job(partial(_timed, self._drawing(what), game, what, scene))
            job.result.add_done_callback(partial(self._count, key, what))
        else:
            self.kept += 1
            metrics.RENDERS.labels(what, "kept").inc()
        return await self._threads[_place(what)].do(asker, job, urgent=urgent)

    def _drawing(self, what: What) -> Callable[[str, What, Scene], Pictures]:
        """The function that draws this: in a process if there is one, else in the thread itself."""
        return self._processes[_place(what)].draw if self._processes else draw

    def _count(self, key: str, what: What, done: Future[Pictures]) -> None:
        """Count a finished job; forget one that failed or was cancelled, so that the next request draws again."""
        if not done.cancelled():
            self.drawn += 1
            metrics.RENDERS.labels(what, "failed" if done.exception() else "drawn").inc()
        if (done.cancelled() or done.exception()) and (job := self._jobs.get(key)) and job.result is done:
            del self._jobs[key]

    def close(self) -> None:
        """Draw no more: kill the processes, and wait for what a thread is drawing itself."""
        for process in self._processes:
            process.close()
        for thread in self._threads:
            thread.close()


def _place(what: What) -> int:
    """Index of the thread and process: 0 for large pictures, -1 (possibly the same one) for all others."""
    return 0 if what in LARGE else -1


def _key(game: str, what: What, scene: Scene) -> str:
    """A hash of everything a picture depends on: the views, who is asked, names, language and theme."""
    asked = (scene.question, scene.heading, scene.marks, scene.unmarked, scene.plan_from) if what == "question" else ()
    pick = scene.pick, scene.stays, scene.outcome
    question = scene.question if scene.theme.parted else None
    reader = (scene.names, scene.bots, scene.words.locale, scene.words.spoken, scene.theme.key)
    shown = (
        game,
        what,
        scene.view,
        scene.before,
        scene.asked,
        question,
        asked,
        pick,
        scene.ending,
        scene.chart,
        scene.year,
        *reader,
    )
    return blake2b(repr(shown).encode(), digest_size=16).hexdigest()
