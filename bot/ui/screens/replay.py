"""A step of a replay: what happened, and the buttons and menus that lead to another step or to another viewer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, get_args

from bot.faces.naming import short
from bot.replays import PlayedGame, ReplayStep, perspective_at
from bot.replays.child_process import FileForm
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.names import without_markdown
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import (
    ENTRIES,
    Button,
    ButtonRow,
    ButtonStyle,
    Menu,
    MenuEntry,
    Part,
    PicturePlace,
    Screen,
    Text,
    cut,
)

from .over import block_text

LAST: Final = -1  # the step, where none is named
PUBLIC, OPEN = "p", "o"  # viewers that are no seat: what all saw, and everything open
STEP, ROUND, TURN, VIEWER = (
    "replay",
    "replay_round",
    "replay_turn",
    "replay_viewer",
)  # in the ids of its buttons and menus
FORK, THOUGHT, STAY = "replay_fork", "replay_bot", "replay_stay"  # play on from here, what a bot would do, back
ENTRY: Final = 80  # characters of one
TOLD: Final = 1500  # characters of what happened
BOARD: Final = 2000  # … and of the board, for who reads no pictures


class ReplayView(NamedTuple):
    """Which step is shown, and as who saw it: `PUBLIC`, `OPEN` or a seat's number; "": the reader's own."""

    step: int = LAST
    viewer: str = ""

    @property
    def code(self) -> str:
        """The view in an id."""
        return f"{self.step}_{self.viewer}"


def read_replay(choice: str, what: str, values: Sequence[str] = ()) -> ReplayView:
    """The view that a button or a menu asks for."""
    step, _, viewer = what.partition("_")
    if choice == VIEWER:
        return ReplayView(number_in(step), values[0] if values else viewer)
    return ReplayView(number_in(values[0] if values else step), viewer)


class ShownReplay(NamedTuple):
    """A replay at one step, as its reader sees it."""

    played: PlayedGame
    steps: tuple[ReplayStep, ...]
    nth: int
    viewer: str
    own: int | None  # the seat of the reader

    @property
    def step(self) -> ReplayStep:
        """The step that is shown."""
        return self.steps[self.nth]

    @property
    def can_be_played_on(self) -> bool:
        """Whether its reader may play on from a step: of a finished game, or of their own practice."""
        table = self.played.table
        seated = None if self.own is None else table.players[self.own]
        return self.played.is_over or bool(seated and seated.person and table.is_practice_of(seated.person))


def viewer_of(played: PlayedGame, own: int | None, wanted: str) -> str:
    """As whom the reader may look: after the end as anybody, before it as themselves and as the public."""
    return wanted if wanted in offered_viewers(played, own) else (PUBLIC if own is None else str(own))


def offered_viewers(played: PlayedGame, own: int | None) -> tuple[str, ...]:
    """All of them, the reader's own first."""
    seats = range(len(played.table.players)) if played.is_over else () if own is None else (own,)
    found = [str(seat) for seat in sorted(seats, key=lambda seat: seat != own)]
    return (*found, PUBLIC, *((OPEN,) if played.is_over else ()))


def seat_of(viewer: str) -> int | None:
    """The seat of a viewer; None for the public, and for who sees everything."""
    return int(viewer) if viewer.isdecimal() else None


def seats_shown(played: PlayedGame, viewer: str) -> tuple[int, ...]:
    """The seats whose secrets are shown."""
    seat = seat_of(viewer)
    if seat is not None:
        return (seat,)
    return tuple(range(len(played.table.players))) if viewer == OPEN else ()


def replay_screen(replay: ShownReplay, perspective: Perspective, *, pictured: bool) -> Screen:
    """The step in words, with a place for its pictures. `perspective`: of the reader, at this step.

    `pictured`: the board comes as a picture; else it stands below as text.
    """
    words, step = perspective.words, replay.step
    where = where_in(replay, perspective)
    told = "\n".join(line for group in step.groups for line in group.lines)
    parts: list[Part] = [Text(f"## {perspective.title}\n{where}"), PicturePlace("")]
    parts.append(Text(cut(told or words("replay-deal" if replay.nth == 0 else "replay-nothing"), TOLD)))
    if not pictured:
        parts.append(Text(cut("\n".join(_board(replay, perspective)), BOARD)))
    parts.append(ButtonRow(tuple(_steps(replay, perspective))))
    if replay.played.is_over:
        parts.append(ButtonRow((*_files(replay, perspective), *_questions(replay, perspective))))
    elif replay.can_be_played_on:
        parts.append(ButtonRow((_question(replay, perspective, FORK, "replay-fork-button"),)))
    parts += _menus(replay, perspective)
    return Screen(tuple(parts))


def where_in(replay: ShownReplay, perspective: Perspective) -> str:
    """Which step is shown, of which round."""
    round = perspective.round(replay.step.round, _last_round(replay, perspective), "and")
    return perspective.words("replay-step", n=replay.nth, of=len(replay.steps) - 1, round=round)


def _last_round(replay: ShownReplay, perspective: Perspective) -> int:
    """The round that a step has begun before it ends, which its board shows."""
    begins = perspective.face.rounds
    begun = sum(any(entry.event.key in begins for entry in group.entries) for group in replay.step.groups[1:])
    return replay.step.round + begun


def _board(replay: ShownReplay, perspective: Perspective) -> Iterator[str]:
    """The board as text, then what the shown seats alone knew."""
    board = perspective.board()
    yield board.headline
    yield from (block_text(block.lines, block.code) for block in board.blocks)
    for seat in seats_shown(replay.played, replay.viewer):
        seen = perspective_at(replay.played, replay.step.line, perspective.words, seat)
        if secrets := seen.secrets():
            yield f"**{perspective.names.tag(seat)}**"
            yield from secrets


def _steps(replay: ShownReplay, perspective: Perspective) -> Iterator[Button]:
    nth, last = replay.nth, len(replay.steps) - 1
    there = (("first", 0, nth > 0), ("back", nth - 1, nth > 0), ("on", nth + 1, nth < last), ("last", last, nth < last))
    return (_button(replay, perspective, *each) for each in there)


def _files(replay: ShownReplay, perspective: Perspective) -> Iterator[Button]:
    for form in get_args(FileForm):
        yield Button(perspective.words(f"replay-{form}-button"), Id(ids.AFTER, replay.played.table.code, 0, form))


def _questions(replay: ShownReplay, perspective: Perspective) -> Iterator[Button]:
    """What would come next: to play on, and what a bot would do; after the last step nothing does."""
    for choice, label in ((FORK, "replay-fork-button"), (THOUGHT, "replay-bot-button")):
        yield _question(replay, perspective, choice, label)


def _question(replay: ShownReplay, perspective: Perspective, choice: str, label: str) -> Button:
    is_last = replay.nth == len(replay.steps) - 1
    return Button(perspective.words(label), replay_id(replay, choice, replay.nth), disabled=is_last)


def _button(replay: ShownReplay, perspective: Perspective, name: str, step: int, possible: bool) -> Button:
    """*On* is what most people press."""
    style: ButtonStyle = "primary" if name == "on" and possible else "secondary"
    id = replay_id(replay, f"{STEP}_{name}", max(0, step))
    return Button(perspective.words(f"replay-{name}"), id, style, disabled=not possible)


def replay_id(replay: ShownReplay, choice: str, step: int) -> Id:
    """The id of a button or menu about a step, seen as now."""
    return Id(ids.REPLAY, replay.played.table.code, 0, choice, ReplayView(step, replay.viewer).code)


# ------------------------------------------------------------------- menus


def _menus(replay: ShownReplay, perspective: Perspective) -> Iterator[Menu]:
    """One for the rounds, one for the turns of this round, one for the viewers."""
    words = perspective.words
    rounds = _first_steps(replay.steps)
    if len(rounds) > 1:
        yield _menu(replay, ROUND, tuple(_rounds(perspective, rounds, replay)), perspective.rounds("another"))
    turns = _turns_around(replay)
    if len(turns) > 1:
        entries = tuple(_turn(replay.steps[nth], nth, perspective, chosen=nth == replay.nth) for nth in turns)
        yield _menu(replay, TURN, entries, perspective.rounds("step"))
    viewers = offered_viewers(replay.played, replay.own)
    if len(viewers) > 1:
        entries = tuple(MenuEntry(_viewer(perspective, each), each, chosen=each == replay.viewer) for each in viewers)
        yield _menu(replay, VIEWER, entries, words("replay-viewer"))


def _menu(replay: ShownReplay, choice: str, entries: tuple[MenuEntry, ...], placeholder: str) -> Menu:
    return Menu(replay_id(replay, choice, replay.nth), entries, placeholder)


def _first_steps(steps: Sequence[ReplayStep]) -> list[int]:
    """The number of the first step of each round; the deal stands before the first."""
    return [0, *(n for n in range(2, len(steps)) if steps[n].round != steps[n - 1].round)]


def _rounds(perspective: Perspective, firsts: Sequence[int], replay: ShownReplay) -> Iterator[MenuEntry]:
    """An entry for each round, or for several where a game has more than a menu has room for."""
    size = -(-len(firsts) // ENTRIES)
    for first in range(0, len(firsts), size):
        group = firsts[first : first + size]
        after = firsts[first + size] if first + size < len(firsts) else len(replay.steps)
        numbers = [max(1, replay.steps[nth].round) for nth in group]
        label = perspective.round(numbers[0], numbers[-1])
        yield MenuEntry(label, str(group[0]), chosen=group[0] <= replay.nth < after)


def _turns_around(replay: ShownReplay) -> range:
    """The steps of the round that is shown, those around the present one where they are too many for a menu."""
    number = max(1, replay.step.round)
    those = [n for n, step in enumerate(replay.steps) if max(1, step.round) == number]
    first = min(max(those[0], replay.nth - ENTRIES // 2), max(those[0], those[-1] + 1 - ENTRIES))
    return range(first, min(first + ENTRIES, those[-1] + 1))


def _turn(step: ReplayStep, nth: int, perspective: Perspective, *, chosen: bool) -> MenuEntry:
    """An entry of a step: who moved, and below what they did."""
    if not step.groups:
        label = perspective.words("replay-quiet" if nth else "replay-start", n=nth)
        return MenuEntry(label, str(nth), chosen=chosen)
    group = step.groups[0]
    head = without_markdown(group.head).strip()
    about = without_markdown(" · ".join(clause.text for clause in group.deeds or group.results))
    return MenuEntry(cut(f"{nth}. {head or about}", ENTRY), str(nth), cut(about, ENTRY) if head else "", chosen=chosen)


def _viewer(perspective: Perspective, viewer: str) -> str:
    seat = seat_of(viewer)
    if seat is None:
        return perspective.words("replay-open" if viewer == OPEN else "replay-public")
    return f"{perspective.names.marks[seat]} {short(perspective.names.full[seat])}".strip()
