"""The film of a game: its board at each step with a caption of what happened, then the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PIL.Image import Image

from bot.pictures import DARK, film_of, frame, painter_of
from bot.text import Words
from bot.ui.kit.names import without_markdown
from bot.ui.kit.scenes import ending_scene, scene_of

from .limits import MOST, TooLarge
from .played import PlayedGame
from .practice import practice_told
from .steps import ReplayStep, perspective_at, steps_of

LONGEST: Final = 60_000  # maximum length in milliseconds
STEP, END = 1_500, 4_000  # milliseconds: maximum for a step, and for the end
SHORTEST: Final = 250  # minimum milliseconds per step; if that makes the film too long, steps are skipped


def film(played: PlayedGame, words: Words, progress: Callable[[int, int], None] = lambda done, of: None) -> bytes:
    """A finished game as an animated WebP. Slow: half a minute. Raises `TooLarge`.

    `progress` is called with the number of pictures drawn, and their total.
    """
    steps = shown_steps(steps_of(played, words))
    each = min(STEP, (LONGEST - END) // len(steps))
    made = film_of(_counted(frames_of(played, words, steps), len(steps) + 1, progress), [*[each] * len(steps), END])
    if len(made) > MOST:
        raise TooLarge(played.table.code)
    return made


def _counted(frames: Iterator[Image], of: int, progress: Callable[[int, int], None]) -> Iterator[Image]:
    for done, each in enumerate(frames, start=1):
        yield each
        progress(done, of)


def shown_steps(steps: Sequence[ReplayStep]) -> list[ReplayStep]:
    """The steps that a film has time for: all, or every second one, every third, and so on."""
    stride = -(-len(steps) * SHORTEST // (LONGEST - END))
    return [*steps[:: max(1, stride)]]


def frames_of(played: PlayedGame, words: Words, steps: Sequence[ReplayStep]) -> Iterator[Image]:
    """A picture of each step with its caption, then of the end."""
    painter = painter_of(played.game.key)
    assert painter
    before = None
    for step in steps:
        perspective = perspective_at(played, step.line, words)
        view = played.game.view(played.states[step.line], None)
        drawn = painter.board(scene_of(perspective, "board", before, DARK, None))
        yield frame(drawn, _caption(step) or (practice_told(played, words) if before is None else ""), DARK)
        before = view
    last = perspective_at(played, played.last, words)
    if played.is_over:
        caption = " ".join((without_markdown(last.scoring.headline), practice_told(played, words))).rstrip()
        yield frame(painter.end(ending_scene(last)).svg, caption, DARK)


def _caption(step: ReplayStep) -> str:
    """The first line of what happened."""
    return without_markdown(" ".join(line for group in step.groups[:1] for line in group.lines[:1]))
