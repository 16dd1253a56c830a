"""The contents of a replay's page: the texts of every step by language and reader, and its pictures by look."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal

from bot.faces import Scoring
from bot.pictures import THEMES, Scene, Theme, painter_of, wide_text
from bot.replays.played import PlayedGame
from bot.replays.practice import practice_told
from bot.replays.steps import ReplayStep, perspective_at, steps_of
from bot.tables.storage.records import Record
from bot.text import LOCALES, Words, words_for
from bot.ui.kit.names import without_markdown
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.scenes import ending_scene, scene_of

PUBLIC: Final = "p"
LOOKS: Final[tuple[Literal["dark", "contrast"], ...]] = ("dark", "contrast")
UI: Final = (
    *("first", "back", "play", "pause", "on", "last", "speed", "step", "viewer", "public", "open", "look"),
    *("dark", "contrast", "large", "language", "deal", "nothing", "end", "keys", "board", "seal", "seal-right"),
    *("seal-wrong", "seal-unknown", "seal-proves", "secret", "place"),
)


def contents(played: PlayedGame, record: Record, language: str) -> dict[str, Any]:
    """Everything, as plain values for JSON."""
    lines = Lines()
    return {
        "code": record.table,
        "game": record.game,
        "language": language,
        "seal": record.seal,
        "secret": record.secret,
        "began": record.moves[0].at if record.moves else 0,
        "ended": record.moves[-1].at if record.moves else 0,
        "steps": [(step.round, step.seat) for step in steps_of(played, words_for(language))],
        "languages": {each: _told(played, words_for(each), words_for(each, spoken=True)) for each in LOCALES},
        "pictures": {
            f"{each}-{look}": _drawn(played, words_for(each), THEMES[look], lines) for each in LOCALES for look in LOOKS
        },
        "lines": lines.all,
    }


# --------------------------------------------------------------------------- words


def _told(played: PlayedGame, words: Words, spoken: Words) -> dict[str, Any]:
    seats = range(len(played.table.players))
    last = perspective_at(played, played.last, words)
    steps = steps_of(played, words)
    return {
        "game": last.game_name,
        "practice": practice_told(played, words),
        "names": [without_markdown(name) for name in last.names.titles or last.names.full],
        "ui": {key: words(f"replay-page-{key}") for key in UI} | {"round": last.rounds("name")},
        "news": {viewer: [_lines(step) for step in steps_of(played, words, seat)] for viewer, seat in _viewers(seats)},
        "spoken": {
            viewer: [_lines(step) for step in steps_of(played, spoken, seat)] for viewer, seat in _viewers(seats)
        },
        "boards": [_alt(played, words, step, None) for step in steps],
        "hands": [[_alt(played, words, step, seat) for step in steps] for seat in seats],
        "scoring": _scoring(last.scoring) if played.is_over else None,
    }


def _viewers(seats: Sequence[int]) -> Iterator[tuple[str, int | None]]:
    yield PUBLIC, None
    yield from ((str(seat), seat) for seat in seats)


def _lines(step: ReplayStep) -> list[str]:
    return [line for group in step.groups for line in group.lines]


def _alt(played: PlayedGame, words: Words, step: ReplayStep, seat: int | None) -> str:
    """The board, or a hand, in words."""
    painter = painter_of(played.game.key)
    assert painter
    perspective = perspective_at(played, step.line, words, seat)
    scene = scene_of(perspective, "board" if seat is None else "hand", None, THEMES["dark"], None)
    return painter.board_alt(scene) if seat is None else painter.hand_alt(scene)


def _scoring(scoring: Scoring) -> dict[str, Any]:
    return {
        "headline": without_markdown(scoring.headline),
        "why": [without_markdown(why) for why in scoring.why],
        "rows": [(name, list(cells)) for name, cells in (*scoring.rows, *scoring.counts)],
        "places": list(scoring.places),
    }


# --------------------------------------------------------------------------- pictures


class Lines:
    """The distinct lines of all drawings, each stored once."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    @property
    def all(self) -> list[str]:
        """All lines, in the order of their numbers."""
        return list(self._numbers)

    def of(self, svg: str) -> list[int]:
        """A drawing as the numbers of its lines."""
        return [self._numbers.setdefault(line, len(self._numbers)) for line in map(_with_length, svg.splitlines())]


TEXT: Final = re.compile(r'<text x="[^"]*" y="[^"]*" data-room="[^"]*" font-family="[^"]*"([^>]*)>([^<]*)</text>')
BEFORE: Final = re.compile(r' data-room="[^"]*" font-family="[^"]*"')


def _with_length(line: str) -> str:
    """A line of a drawing; lettering gets its length as an attribute, because the reader may not have the font."""
    match = TEXT.fullmatch(line)
    if not match:
        return line
    return BEFORE.sub(
        f' textLength="{wide_text(match[1], match[2]):.1f}" lengthAdjust="spacingAndGlyphs"', line, count=1
    )


def _drawn(played: PlayedGame, words: Words, theme: Theme, lines: Lines) -> dict[str, Any]:
    """The drawings of every step in one language and look."""
    steps = steps_of(played, words)
    painter = painter_of(played.game.key)
    assert painter

    def drawn(draw: Callable[[Scene], str], seat: int | None) -> list[list[int]]:
        scenes = (_scene(played, words, theme, steps, nth, seat) for nth in range(len(steps)))
        return [lines.of(draw(scene)) for scene in scenes]

    end = perspective_at(played, played.last, words)
    return {
        "boards": drawn(painter.board, None),
        "hands": [drawn(painter.hand, seat) for seat in range(len(played.table.players))],
        "end": lines.of(painter.end(ending_scene(end, theme)).svg) if played.is_over else None,
    }


def _scene(
    played: PlayedGame, words: Words, theme: Theme, steps: Sequence[ReplayStep], nth: int, seat: int | None
) -> Scene:
    """A step for a reader, with what changed since the step before."""
    perspective: Perspective = perspective_at(played, steps[nth].line, words, seat)
    before = played.game.view(played.states[steps[nth - 1].line], seat) if nth else None
    return scene_of(perspective, "board" if seat is None else "hand", before, theme, None)
