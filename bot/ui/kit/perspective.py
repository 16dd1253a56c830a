"""A table as one reader sees it: language, names, the view of the own seat or of the public."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from bot.faces import LABEL, AnyFace, Board, Label, Names, Preset, face_of
from bot.tables import Snapshot
from bot.text import Words
from rules.core import AnyGame, Arg, Ask, Facts, Pick, Prospect, Refusal, look_ahead

from .names import clean, escaped, isolated, names_of
from .short_seal import short_seal

Games = Mapping[str, AnyGame]
DICE: Final = (bytes(32), bytes(31) + b"\x01")  # of the imagined worlds: what is dealt there is never shown


@dataclass(frozen=True)
class Perspective:
    """One reader's sight of a table. `seat` None: the public, or somebody who watches."""

    table: Snapshot
    game: AnyGame
    words: Words
    seat: int | None = None
    worlds: tuple[Any, ...] = ()  # looking ahead: states that this seat could be in; the table has the first of them

    @cached_property
    def face(self) -> AnyFace:
        """How the game speaks."""
        return face_of(self.table.game)

    @cached_property
    def names(self) -> Names:
        """The names for texts."""
        return names_of(self.words, self.table.players)

    @cached_property
    def view(self) -> Any:
        """What this reader may see of the table."""
        return self.game.view(self.table.state, self.seat)

    @cached_property
    def imagined(self) -> tuple[Any, ...]:
        """States that this seat could be in: the same whatever it cannot know."""
        return self.worlds or tuple(self.game.imagine(self.table.state, self.seat, dice) for dice in DICE)

    def ahead(self, ask: Ask) -> Prospect[Any]:
        """What each answer to a question brings; a question that is put by its smaller side is answered in full."""
        return self._ahead if self.ask and self.ask.choice == ask.choice else look_ahead(self.game, self.imagined, ask)

    @cached_property
    def _ahead(self) -> Prospect[Any]:
        assert self.ask is not None
        return look_ahead(self.game, self.imagined, self.ask)

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
        """The component data that is played with; before the start nothing is named by it."""
        return "" if self.table.state is None else str(self.table.state.edition)

    @property
    def ask(self) -> Ask | None:
        """The question open to this reader, answered or not."""
        return None if self.seat is None else self.table.ask_of(self.seat)

    def asks(self, choices: Collection[str]) -> bool:
        """Whether one of these questions is open to this reader."""
        return self.ask is not None and self.ask.choice in choices

    def board(self) -> Board:
        """The public table in text, or in sentences for those who read so."""
        shown = self.face.in_words if self.words.spoken else self.face.board
        return shown(self.words, self.game.view(self.table.state, None), self.names)

    def secrets(self) -> tuple[str, ...]:
        """What this seat alone may know."""
        return self.face.secrets(self.words, self.view, self.names) if self.seat is not None else ()

    def call(self, ask: Ask) -> str:
        """What somebody is asked, for everybody."""
        return self.face.call(self.words, ask)

    def question(self, ask: Ask) -> str:
        """What this reader is asked."""
        return self.face.question(self.words, ask, self.view, self.names)

    def option(self, ask: Ask, option: Arg) -> Label:
        """One option of the question, for a button or an entry."""
        label = self.face.option(self.words, ask, option, self.view, self.names, self.ahead(ask))
        return replace(label, emoji="") if self.words.spoken else label

    def plans(self, ask: Ask) -> bool:
        """Whether an answer to this question is handed in together with what comes after it."""
        return self.face.plans(ask.choice)

    def reveals(self, ask: Ask, barrier: str) -> str:
        """What an answer brings to light, in words; "" where its label says so already."""
        return self.face.reveals(self.words, ask, barrier)

    def hint(self, ask: Ask) -> str:
        """What somebody may not know at a first game."""
        return self.face.hint(self.words, ask)

    def confirm(self, ask: Ask, pick: Pick, room: int = LABEL) -> str:
        """The label that hands a pick in."""
        return self.face.confirm(self.words, ask, pick, self.view, self.names, room, self.ahead(ask))

    def presets(self, ask: Ask, room: int = LABEL) -> tuple[Preset, ...]:
        """Finished answers of a counted question."""
        return tuple(self.face.presets(self.words, ask, self.view, self.names, room, self.ahead(ask)))

    def typed(self, ask: Ask, option: Arg) -> str:
        """The word that stands for an option in a command."""
        return self.face.typed(self.words, ask, option, self.view, self.names)

    def read(self, ask: Ask, text: str) -> Pick:
        """Typed words as a pick. Raises `NotUnderstood`."""
        return self.face.read(self.words, ask, text, self.view, self.names)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible: the table's reasons in our words, those of the rules in the game's."""
        key = f"refused-{refusal.key}"
        if self.words.has(key):
            return self.words(key, **told(self.words, refusal.facts, self.names, self.option_name))
        return self.face.refusal(self.words, refusal, self.names, self.edition)

    def event(self, key: str, facts: Facts) -> str:
        """One happening of the game as a line."""
        return self.face.event(self.words, key, facts, self.names, self.edition)

    def barrier(self, key: str) -> str:
        """What came to light, as a clause: in the game's own words, else in those of all games; "" where none fit."""
        keys = (f"barrier-{self.table.game}-{key}", f"barrier-{key}")
        return next((self.words(known) for known in keys if self.words.has(known)), "")

    def option_name(self, name: str) -> str:
        """The name of a table option: of those all games share, or of the game's own. What is none reads as it came."""
        if self.words.has(key := f"ui-term-{name}"):
            return self.words(key)
        known = any(field.name == name for field in fields(self.game.Options))
        return self.face.table_option(self.words, name) if known else isolated(escaped(clean(name, 40)))


def told(
    words: Words, facts: Mapping[str, Arg], names: Names, option: Callable[[str], str] = str
) -> dict[str, str | int]:
    """The facts of a happening at the table as its text wants them: seats by tag, names escaped, lists joined."""
    return {name: _fact(words, name, fact, names, option) for name, fact in facts.items()}


def _fact(words: Words, name: str, fact: Arg, names: Names, option: Callable[[str], str]) -> str | int:
    if name == "seat" and isinstance(fact, int) and 0 <= fact < len(names.marks):
        return names.tag(fact)
    if name == "seats" and isinstance(fact, tuple):
        return joined(names.tag(seat) for seat in fact if isinstance(seat, int))
    if name in ("name", "host"):
        return isolated(escaped(clean(str(fact)))) or words("ui-nameless")
    if name == "names" and isinstance(fact, tuple):
        return joined(option(str(each)) for each in fact)
    if name == "seal":
        return short_seal(str(fact))
    if name == "why":
        return str(fact)  # one of a closed list, by which the text chooses its words
    if name == "option":
        return option(str(fact))
    return fact if isinstance(fact, int) else isolated(escaped(clean(str(fact), 40)))


def joined(items: Iterable[str]) -> str:
    """Several things in one line."""
    return ", ".join(items)
