"""What the tests of all faces must know of a game: how it is played, its worst positions, and what chance shows of it.

A game joins all of them by being registered, with a module `case` in the package here that has the game's key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, Final, TypeVar

from bot.faces import AnyFace, face_of
from bot.text import LOCALES
from bot.ui.interactions.command_input import GameCommands
from rules.core import AnyGame, Arg, Result

from .playing import Moment, RandomGames

T = TypeVar("T")
OF_EACH_KIND: Final = 120  # decisions of a kind of question that are looked at
EVERY: Final = 5  # of the changes of a random position, one in so many is looked at


def none() -> Iterator[Moment]:
    """Chance brings every kind of question."""
    return iter(())


def nobody(result: Result, view: Any) -> frozenset[int]:
    """Everybody has a place at the end."""
    return frozenset()


@dataclass(frozen=True, slots=True)
class Case:
    """One game for the tests that all games pass."""

    games: RandomGames
    commands: GameCommands
    sub_commands: int  # so many of them
    # --- the board
    fullest: Callable[[], Any]  # a view with every line at its longest
    changes: Callable[[Any], Iterator[tuple[str, Any]]]  # a view with one thing changed, which must show in the text
    public: Callable[[Any], Any]  # what the texts promise to tell of a view
    under_the_lines: int  # rows of the final scoring that are no line of the result, the row of marks among them
    # --- the log
    messages: str  # how the keys of its texts begin
    released: str  # keys of the events of every release: tables store them for ever
    facts: Mapping[str, Arg]  # with which each of them has its text
    reasons: str  # why something is barred in the random games
    # --- what few games have
    crowded: Mapping[str, Callable[[], Any]] = field(default_factory=dict)  # more views that are full, by name
    dead: Callable[[Result, Any], frozenset[int]] = nobody  # seats to which the final scoring gives no place
    silent: frozenset[str] = frozenset()  # events that are told by others
    never_by_chance: frozenset[str] = frozenset()  # events that the random games do not show: see the rule cases
    wordy: frozenset[str] = frozenset()  # events that are longer in words mode among people with long names
    rare: Callable[[], Iterator[Moment]] = none  # questions that chance hardly brings
    ready: frozenset[str] = frozenset()  # questions that have ready answers
    alone: frozenset[str] = frozenset()  # questions whose answer does not wait for what is asked next
    typed_with: frozenset[str] = frozenset()  # questions whose answer is typed together with another's
    typed_in_parts: frozenset[str] = frozenset()  # questions for which completion offers the beginning of an answer
    options_alike: int = 0  # of the contract's, that come to the same as others
    above_the_grades: int = 0  # lines on the edition that are no kind of data

    @property
    def game(self) -> AnyGame:
        """Its rules."""
        return self.games.game

    @property
    def face(self) -> AnyFace:
        """Its words."""
        return face_of(self.game.key)

    def asked(self, locale: str = "", *, spoken: bool = False) -> list[Moment]:
        """Questions of every kind, from all over the games.

        For a language those of its half; in words, the other half of the same size: between them all are seen.
        """
        if not locale:
            return [*self.games.of_each_kind(OF_EACH_KIND), *self.rare()]
        share = (LOCALES.index(locale) + spoken) % len(LOCALES)
        return [*self.games.of_each_kind(OF_EACH_KIND, share, len(LOCALES)), *self.rare()]

    def some_changes(self, view: Any, nth: int) -> Iterator[tuple[str, Any]]:
        """Some of the changes of a view: with `EVERY` views one after the other, each kind of change comes up once."""
        return islice(self.changes(view), nth % EVERY, None, EVERY)


def its_share(every: Sequence[T], locale: str, *, other: bool = False) -> Sequence[T]:
    """Those that are looked at in this language, between whom all are; or the ones that are left to the others."""
    return every[(LOCALES.index(locale) + other) % len(LOCALES) :: len(LOCALES)]


@cache
def case_of(key: str) -> Case:
    """What a game's own package says."""
    case = import_module(f"tests.games.{key}.face.case").case
    assert isinstance(case, Case)
    return case
