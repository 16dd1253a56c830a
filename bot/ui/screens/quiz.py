"""*What happens here?* as screens. How far a round has come stands in the ids of its buttons: nothing is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.faces import Names
from bot.lessons import Lesson
from bot.lessons.quiz import Option, QuizItem
from bot.tables.values import NOWHERE, Player, Snapshot, Terms
from bot.text import Words
from bot.text.pages import pages_of
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import without_markdown
from bot.ui.kit.perspective import Games, Perspective, joined
from bot.ui.kit.screen import Button, ButtonRow, Part, PicturePlace, Screen, Text, cut, rows
from rules.core import Event

from .panel import board_text
from .rules_pages import text_of

ASK, PICK, PAGE = "quiz", "quiz_pick", "quiz_page"  # in the ids of its buttons
LENGTH: Final = 10  # questions of a round
BOARD, STORY = 2400, 900  # characters
STATE: Final = re.compile(
    r"(?P<game>[a-z_]+)-(?P<left>[0-9]{0,10})-(?P<tries>[0-9]{1,3})-(?P<first>[0-9]{1,2})(?:-(?P<pick>[0-3]))?"
)


@dataclass(frozen=True, slots=True)
class QuizRound:
    """A round under way: the numbers of the questions left, those answered wrong at the end, and how it went so far."""

    game: str
    seed: int
    left: tuple[int, ...] = tuple(range(LENGTH))
    tries: int = 0
    first: int = 0  # answered right at the first try

    def answered(self, *, right: bool) -> QuizRound:
        """The round after an answer to its first question: a wrong one comes back at the end."""
        is_first = self.tries < LENGTH
        left = self.left[1:] if right else (*self.left[1:], self.left[0])
        return replace(self, left=left, tries=min(self.tries + 1, 999), first=self.first + (right and is_first))

    def id(self, choice: str, pick: int | None = None) -> Id:
        """The id of a button that leads on from here."""
        what = f"{self.game}-{''.join(map(str, self.left))}-{self.tries}-{self.first}"
        return Id(ids.LESSON, ids.NO_TABLE, self.seed, choice, what if pick is None else f"{what}-{pick}")


def read_round(id: Id) -> tuple[QuizRound, int] | None:
    """The round in an id, and which option was picked (-1: none); None for an id that the bot did not make."""
    found = STATE.fullmatch(id.what)
    if found is None:
        return None
    left = tuple(map(int, found["left"]))
    if len(set(left)) != len(left) or int(found["first"]) > LENGTH:
        return None
    pick = -1 if found["pick"] is None else int(found["pick"])
    return QuizRound(found["game"], id.revision, left, int(found["tries"]), int(found["first"])), pick


def position(words: Words, games: Games, lesson: Lesson, item: QuizItem, at: QuizRound) -> Perspective:
    """The position of a question as the public would see it, among bots."""
    shape, rules = lesson.structure, games[lesson.game]
    players = tuple(Player(None, "", seat + 1, ready=True) for seat in range(shape.seats))
    code = f"Q{(at.seed + 7 * at.left[0]) % 1000:03}"  # their names
    terms, options = Terms(shape.seats, lesson=0), rules.Options(**shape.options)
    table = Snapshot(code, rules.key, "running", 0, NOWHERE, terms, options, 0, players, 0.0, state=item.before)
    return Perspective(table, rules, words)


# ------------------------------------------------------------------- screens


def question_screen(perspective: Perspective, lesson: Lesson, item: QuizItem, at: QuizRound) -> Screen:
    """A position, what happens first, and the question with its options."""
    texts = lesson.texts.quiz[item.question.key]
    labels = (without_markdown(_told(perspective, option)) for option in item.options)
    options = (Button(label, at.id(PICK, n)) for n, label in enumerate(labels))
    parts: list[Part] = [
        Text(_head(perspective, at)),
        PicturePlace(_board(perspective)),
        Text("\n".join([*_lines(perspective, item.told), f"**{texts.question}**"])),
    ]
    return Screen((*parts, *rows(tuple(options))))


def answer_screen(perspective: Perspective, lesson: Lesson, item: QuizItem, at: QuizRound, pick: int) -> Screen:
    """Whether the pick was right, what happens, and by which rule; then the next question, or how the round went.

    The position stays to check it by; whoever hears the screen has just heard it.
    """
    words, texts, right = perspective.words, lesson.texts.quiz[item.question.key], pick == item.right
    after = at.answered(right=right)
    truth = _told(perspective, item.options[item.right])
    given = _told(perspective, item.options[pick])
    verdict = words("quiz-right", answer=truth) if right else words("quiz-wrong", given=given, answer=truth)
    story = "\n".join([*_lines(perspective, item.told), f"**{texts.question}**", verdict])
    happened = "\n".join(_lines(perspective, item.then))
    place = PicturePlace("" if words.spoken else _board(perspective))
    parts: list[Part] = [Text(_head(perspective, at)), place, Text(story)]
    parts += [Text(cut(happened, STORY))] if happened else []
    parts.append(Text(words("quiz-reason", reason=texts.reason)))
    page = Button(words("ui-rules"), at.id(PAGE, pick))
    if after.left:
        return Screen((*parts, ButtonRow((Button(words("quiz-next"), after.id(ASK), "primary"), page))))
    done = Text(words("quiz-done", first=after.first, of=LENGTH, tries=after.tries))
    anew = QuizRound(at.game, at.seed + 1)
    return Screen((*parts, done, ButtonRow((Button(words("quiz-again"), anew.id(ASK), "primary"), page))))


def page_screen(words: Words, lesson: Lesson, item: QuizItem, at: QuizRound, pick: int) -> Screen:
    """The page of the rules by which a question is answered, and the way back to the round."""
    page = pages_of(words.locale, lesson.game)[item.question.page]
    back = Button(words("ui-back"), at.id(PICK, pick), "primary")
    return Screen((Text(text_of(words, page)), ButtonRow((back,))))


def quiz_button(words: Words, game: str, seed: int, lesson: Lesson) -> tuple[Button, ...]:
    """*What happens here?*; nothing for a game whose lesson asks nothing."""
    return (Button(words("quiz-open"), QuizRound(game, seed).id(ASK)),) if lesson.structure.quiz else ()


def _head(perspective: Perspective, at: QuizRound) -> str:
    words = perspective.words
    is_first = at.tries < LENGTH
    place = words("quiz-place", n=at.tries + 1, of=LENGTH) if is_first else words("quiz-back", n=len(at.left))
    return f"## {words('quiz-title', game=perspective.game_name)}\n-# {place}"


def _board(perspective: Perspective) -> str:
    """The position in text, without the line on the component data: it is for those who know the game."""
    lines = board_text(perspective).splitlines()
    return cut("\n".join(line for line in lines if perspective.edition not in line), BOARD)


def _whole(names: Names) -> Names:
    """The names of players with no tag in place of any: somebody who learns knows no abbreviations."""
    return replace(names, tags=names.full)


def _lines(perspective: Perspective, events: Sequence[Event]) -> list[str]:
    """What happens, as everybody reads it, in whole sentences: somebody who learns knows no abbreviations."""
    return [line for line in _every(perspective, events) if line]


def _every(perspective: Perspective, events: Sequence[Event]) -> Iterator[str]:
    words, names = perspective.words.in_form(spoken=True), _whole(perspective.names)
    for event in events:
        key, facts = event.seen_by(None)
        line, usual = (
            perspective.face.event(words, key, facts, names, perspective.edition),
            perspective.face.event(perspective.words, key, facts, names, perspective.edition),
        )
        mark = next((mark for mark in names.marks if mark and usual.startswith(f"{mark} ")), "")
        yield f"{mark} {line}" if mark else line  # words mode leaves out a sign that opens a text


def _told(perspective: Perspective, option: Option) -> str:
    if isinstance(option, int):
        return str(option)
    names = _whole(perspective.names)
    return joined(names.tag(seat) for seat in option) or perspective.words("quiz-nobody")
