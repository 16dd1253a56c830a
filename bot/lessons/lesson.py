"""A lesson as values: its deals, its points with their conditions, and the texts of one language."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator, model_validator

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]


def secret_of(deal: str) -> bytes:
    """The secret of the dice that a deal's word stands for."""
    return sha256(deal.encode()).digest()


def plain(value: Any) -> Any:
    """Convert the lists of a file, at every level, to the tuples of the rules."""
    return tuple(map(plain, value)) if isinstance(value, list | tuple) else value


class LessonPart(BaseModel):
    """A part of a lesson's files: frozen; unknown keys are an error."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Condition(LessonPart):
    """A test of one value of the learner's view or question, named by its path: `view.table.mine.money`.

    `mine` in a path is the learner's seat, `count` the length of what came before. Every test that is given must hold.
    """

    of: str
    equals: Any = None
    least: int | None = None
    most: int | None = None
    has: Any = None  # the value must be a sequence that contains this


class EventPattern(LessonPart):
    """An event that has happened; `mine`: whether to the learner's seat; `least`: the minimum of its fact `n`."""

    key: str
    mine: bool | None = None
    least: int | None = None


class After(LessonPart):
    """A text after the answer. The first one whose event the answer caused is shown; no event: always."""

    key: str
    event: EventPattern | None = None


class TeachingPoint(LessonPart):
    """One thing that a lesson teaches when the question and the facts call for it."""

    key: str
    choices: tuple[str, ...] = ()  # the questions above which it may be shown; empty: all
    when: tuple[Condition, ...] = ()
    event: EventPattern | None = None  # must have happened before
    page: str  # the topic of its page in the rules
    after: tuple[After, ...] = ()


class QuizQuestion(LessonPart):
    """A question of the quiz: what follows from an event by the rules.

    It is about the events after the first run of `after` events of a move, up to the next one or `until`: which seats
    `event` befalls, how often it happens, or the sum of its `facts`. With `least`, only events whose facts add up to
    that much count.
    """

    key: str
    after: str
    event: str
    asks: Literal["seats", "count", "sum"]
    facts: tuple[str, ...] = ("n",)
    least: int | None = None
    nothing: bool = True  # whether "nobody" or "nothing" may be the answer
    single: str = ""  # a fact of `after`: if it names several things, the move is not used
    until: str = ""
    meanwhile: str = ""  # a choice that comes up in between: everybody picks as much as they may
    page: str


class RecordedGame(LessonPart):
    """A game with the lesson's seats and options, played by bot players; the quiz asks about its positions."""

    deal: str
    moves: tuple[tuple[int, str, tuple[Any, ...]], ...]  # seat, question, pick

    @property
    def secret(self) -> bytes:
        """The secret of the dice."""
        return secret_of(self.deal)

    @field_validator("moves", mode="before")
    @classmethod
    def _as_rules_have_them(cls, moves: Any) -> Any:
        return plain(moves)


class Structure(LessonPart):
    """The part of a lesson that is the same in every language."""

    seats: int
    seat: int = 0  # of the learner
    options: dict[str, Any] = {}
    deals: tuple[str, ...] = Field(min_length=1)  # words from which the secrets of the dice are derived
    least: int = 10  # minimum decisions before the lesson ends, even if all points were met
    late: int  # decisions after which points not met yet are told above any question
    most: int  # decisions after which the lesson ends
    points: tuple[TeachingPoint, ...] = Field(min_length=1)
    quiz: tuple[QuizQuestion, ...] = ()

    @model_validator(mode="after")
    def _is_sound(self) -> Self:
        keys = [point.key for point in self.points]
        if double := next((key for key in keys if keys.count(key) > 1), None):
            raise ValueError(f"the point {double!r} stands there twice")
        if not 0 <= self.seat < self.seats:
            raise ValueError(f"there is no seat {self.seat} of {self.seats}")
        if not max(self.late, self.least) < self.most:
            raise ValueError("`late` and `least` come before `most`")
        return self


class PointTexts(LessonPart):
    """The texts of a point: what it is about, what to look at, what a good player weighs; and after the answer."""

    about: Text
    look: Text
    weigh: Text
    after: dict[str, Text] = {}


class QuizTexts(LessonPart):
    """A question of the quiz in one language, and the rule that answers it."""

    question: Text
    reason: Text


class Texts(LessonPart):
    """A lesson in one language."""

    welcome: Text  # before the first question
    ending: Text  # how the points scored at the end came about
    points: dict[str, PointTexts]
    quiz: dict[str, QuizTexts] = {}


class Lesson(LessonPart):
    """A lesson of a game in one language."""

    game: str
    structure: Structure
    texts: Texts

    def secret(self, deal: int) -> bytes:
        """The secret of the dice of a deal; after the last deal they start over."""
        return secret_of(self.structure.deals[deal % len(self.structure.deals)])

    def point(self, key: str) -> TeachingPoint | None:
        """The point with this key; None if only an earlier version had it."""
        return next((point for point in self.structure.points if point.key == key), None)

    @model_validator(mode="after")
    def _is_whole(self) -> Self:
        points, texts = {point.key: point for point in self.structure.points}, self.texts.points
        for key in points:
            if key not in texts:
                raise ValueError(f"the point {key!r} has no texts")
        for key in texts:
            if key not in points:
                raise ValueError(f"the texts of {key!r} belong to no point")
        if (asked := {question.key for question in self.structure.quiz}) != set(self.texts.quiz):
            raise ValueError(f"the quiz asks {sorted(asked)}, and has texts for {sorted(self.texts.quiz)}")
        for key, point in points.items():
            wanted, told = {after.key for after in point.after}, set(texts[key].after)
            if wanted != told:
                raise ValueError(f"the point {key!r} says after the answer {sorted(told)}, not {sorted(wanted)}")
        return self
