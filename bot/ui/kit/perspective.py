"""A table from one reader's perspective: their language, the players' names, and the view of their seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from bot.faces import AnyFace, Board, Label, Names, PlannedStep, QuestionContext, Scoring, face_of
from bot.tables import Snapshot
from bot.text import Words
from rules.core import AnyGame, Arg, Ask, Facts, Pick, Prospect, Refusal, prospect_of

from .names import clean, escaped, isolated, names_of
from .short_seal import short_seal

Games = Mapping[str, AnyGame]
DICE: Final = (bytes(32), bytes(31) + b"\x01")  # seeds of the imagined worlds: what is dealt in them is never shown


def without(ask: Ask, left_open: Pick) -> Ask | None:
    """The question without these options; None where too few are left to answer it."""
    options = tuple(option for option in ask.options if option not in left_open)
    return ask._replace(options=options) if len(options) >= max(ask.least, 1) else None


@dataclass(frozen=True)
class Perspective:
    """A table as one reader sees it. `seat` None: the public, or somebody who watches."""

    table: Snapshot
    game: AnyGame
    words: Words
    seat: int | None = None
    played_ahead: tuple[Any, ...] = ()  # imagined worlds after moves; `table` holds the first of them
    foreseen: bool = False  # the question is what this seat would be asked next, in imagined worlds

    @cached_property
    def face(self) -> AnyFace:
        """The game's face: its texts and labels."""
        return face_of(self.table.game)

    @cached_property
    def names(self) -> Names:
        """The players' names for texts."""
        return names_of(self.words, self.table.players, self.table.code)

    @cached_property
    def view(self) -> Any:
        """What this reader may see of the game."""
        return self.game.view(self.table.state, self.seat)

    @cached_property
    def imagined(self) -> tuple[Any, ...]:
        """States that fit what this seat knows; they do not depend on anything it cannot know."""
        return self.played_ahead or tuple(self.game.imagine(self.table.state, self.seat, dice) for dice in DICE)

    def prospect(self, ask: Ask) -> Prospect[Any]:
        """What each answer brings, in imagined worlds; for a question put the shorter way, of the full question."""
        own = self.ask and self.ask.choice == ask.choice
        return self._own_prospect if own else prospect_of(self.game, self.imagined, ask)

    @cached_property
    def _own_prospect(self) -> Prospect[Any]:
        assert self.ask is not None
        return prospect_of(self.game, self.imagined, self.ask)

    @property
    def title(self) -> str:
        """The game's name and the table's code."""
        return self.words("ui-title", game=self.game_name, code=self.table.code)

    @property
    def game_name(self) -> str:
        """The game's name."""
        return self.words(f"game-{self.table.game}")

    @property
    def edition(self) -> str:
        """The edition of the components in play; "" before the start."""
        return "" if self.table.state is None else str(self.table.state.edition)

    @property
    def ask(self) -> Ask | None:
        """The question open to this reader, answered or not; not what their caretaker has sealed for them."""
        ask = None if self.seat is None else self.table.ask_of(self.seat)
        if ask and self.is_answered_by_caretaker:
            ask = ask._replace(given=None)
        return without(ask, self.game.open_ahead(ask)) if ask and self.foreseen else ask

    @property
    def is_answered_by_caretaker(self) -> bool:
        """Whether a caretaker has sealed an answer for this reader, who may give their own but not see that one."""
        player = None if self.seat is None else self.table.players[self.seat]
        return player is not None and player.care_sealed

    @property
    def is_awaited(self) -> bool:
        """Whether this reader must answer."""
        return self.seat is not None and self.seat in self.table.awaited

    @cached_property
    def public_view(self) -> Any:
        """What everybody may see of the game."""
        return self.game.view(self.table.state, None)

    @property
    def headline(self) -> str:
        """The line under the title."""
        return self.face.headline(self.words, self.public_view, self.names)

    def board(self) -> Board:
        """The public board as text; in words mode, in sentences."""
        shown = self.face.in_words if self.words.spoken else self.face.board
        return shown(self.words, self.public_view, self.names)

    @property
    def scoring(self) -> Scoring:
        """How the game ended; only after its end."""
        result = self.table.result
        assert result is not None
        return self.face.scoring(self.words, result, self.public_view, self.names)

    def secrets(self) -> tuple[str, ...]:
        """What this seat alone may know."""
        return self.face.secrets(self.words, self.view, self.names) if self.seat is not None else ()

    def call(self, ask: Ask) -> str:
        """The question as everybody may read it."""
        return self.face.call(self.words, ask)

    def asked(self, ask: Ask) -> QuestionContext[Any]:
        """The question before this reader, as the functions of the game's face are given it."""
        asked: QuestionContext[Any] = self.face.asked(self.words, ask, self.view, self.names, self.prospect(ask))
        return asked

    def option(self, ask: Ask, option: Arg) -> Label:
        """The label of an option, for a button or a menu entry."""
        label = self.face.option(self.asked(ask), option)
        return replace(label, emoji="") if self.words.spoken else label

    def told_plan(self, steps: Sequence[PlannedStep]) -> tuple[str, ...]:
        """The steps of a plan in sentences."""
        if self.face.told_plan and steps:
            return self.face.told_plan(self.words, steps, self.names)
        return (f"{joined(step.label for step in steps)}.",) if steps else ()

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible: reasons of the table in shared texts, reasons of the rules in the game's."""
        key = f"refused-{refusal.key}"
        if self.words.has(key):
            return self.words(key, **format_facts(self.words, refusal.facts, self.names, self.option_name))
        return self.face.refusal(self.words, refusal, self.names, self.edition)

    def event(self, key: str, facts: Facts) -> str:
        """An event of the game as a line."""
        return self.face.event(self.words, key, facts, self.names, self.edition)

    def round(self, n: int, to: int = 0, how: str = "to") -> str:
        """A round by its number, or a span of rounds, in the game's own word: "Cycle 6", "Rounds 3 to 5"."""
        several = to > n
        return self.words(f"{self.face.round_key}.{how}" if several else self.face.round_key, n=n, to=to)

    def rounds(self, form: str) -> str:
        """What a menu says of rounds in the game's own word: "All rounds"."""
        return self.words(f"{self.face.round_key}.{form}")

    def barrier(self, key: str) -> str:
        """What was revealed, as a clause: in the game's text, else in the shared one; "" where neither exists."""
        keys = (f"barrier-{self.table.game}-{key}", f"barrier-{key}")
        return next((self.words(known) for known in keys if self.words.has(known)), "")

    def option_name(self, name: str) -> str:
        """The name of a table option, shared or the game's own; an unknown name is returned escaped."""
        if self.words.has(key := f"ui-term-{name}"):
            return self.words(key)
        known = any(field.name == name for field in fields(self.game.Options))
        return self.face.table_option(self.words, name) if known else isolated(escaped(clean(name, 40)))


def format_facts(
    words: Words, facts: Mapping[str, Arg], names: Names, option: Callable[[str], str] = str
) -> dict[str, str | int]:
    """The facts of a table event as arguments of its text: seats as tags, names escaped, lists joined."""
    return {name: _fact(words, name, fact, names, option) for name, fact in facts.items()}


def _fact(words: Words, name: str, fact: Arg, names: Names, option: Callable[[str], str]) -> str | int:
    if name == "seat" and isinstance(fact, int) and 0 <= fact < len(names.marks):
        return names.tag(fact)
    if name == "seats" and isinstance(fact, tuple):
        return joined(names.tag(seat) for seat in fact if isinstance(seat, int))
    if name in ("name", "host"):
        told = clean(str(fact))
        return isolated(escaped(told)) if told else words("ui-nameless")
    if name == "names" and isinstance(fact, tuple):
        return joined(option(str(each)) for each in fact)
    if name == "until" and isinstance(fact, int):
        return f"<t:{fact}:f>"
    if name == "since" and isinstance(fact, int):
        return f"<t:{fact}:R>"
    if name == "seal":
        return short_seal(str(fact))
    if name == "why":
        return str(fact)  # a fixed keyword by which the text selects a variant
    if name == "option":
        return option(str(fact))
    return fact if isinstance(fact, int) else isolated(escaped(clean(str(fact), 40)))


def joined(items: Iterable[str]) -> str:
    """Items separated by commas."""
    return ", ".join(items)
