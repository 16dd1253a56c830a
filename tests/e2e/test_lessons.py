"""A lesson by words alone: somebody who hears texts and labels goes from *Learn* to the last word, then to a quiz."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.lessons import lesson_of
from bot.sandbox.wire import JsonObject
from bot.text import LOCALES, words_for
from rules import GAMES

from .rig import Rig, said
from .test_words_mode import LANGUAGES, Listener

MOST: int = 400  # presses of a lesson
NAMES = dict(LANGUAGES)


@dataclass
class Learner(Listener):
    """Presses in a lesson by what is heard; its code is not needed."""

    language: str = "en"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.words = words_for(self.language, spoken=True)

    def labelled(self, shown: JsonObject, key: str) -> bool:
        """Whether a button of this label stands there."""
        return self.words(key) in self.hear(shown).labels

    async def pressed(self, shown: JsonObject, key: str) -> JsonObject:
        """The screen after a press on the button of this label."""
        return await self.do(shown, self.words(key))

    async def learn(self, shown: JsonObject) -> list[JsonObject]:
        """All screens up to the ending."""
        read = [shown]
        while not self.labelled(read[-1], "lesson-again"):
            choice = self.choose(self.hear(read[-1]))
            assert choice is not None, said(read[-1])
            read.append(await self.do(read[-1], choice))
            assert len(read) < MOST, said(read[-1])
        return read

    async def ask(self, shown: JsonObject) -> list[JsonObject]:
        """All screens of a round of the quiz."""
        read = [shown]
        while not self.labelled(read[-1], "quiz-again"):
            answered = self.labelled(read[-1], "quiz-next")
            labels = [self.words("quiz-next")] if answered else list(self.hear(read[-1]).labels)
            read.append(await self.do(read[-1], self.chance.choice(labels)))
            assert len(read) < MOST, said(read[-1])
        return read

    def choose(self, heard: object) -> str | int | None:
        """An answer; never *To the ending*, which no learner needs."""
        while (choice := super().choose(heard)) == self.words("lesson-finish"):  # type: ignore[arg-type]
            continue
        return choice


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.thorough
async def test_a_lesson_is_learnt_by_words_alone(rig: Rig, game: str, language: str) -> None:
    lesson, name = lesson_of(language, game), NAMES[language]
    assert lesson is not None
    person, place = rig.person(name), rig.channel()
    await person.command(place, "settings language", language=language).message()
    await person.command(place, "settings reading", form="words").message()
    learner = Learner(rig, name, "", language=language)
    read = await learner.learn(await person.command(place, "learn game", game=game).message())
    heard = [said(each) for each in read]
    assert lesson.texts.welcome in heard[0]
    assert all(any(point.about in each for each in heard) for point in lesson.texts.points.values())
    assert lesson.texts.ending in heard[-1]
    asked = await learner.ask(await learner.pressed(read[-1], "quiz-open"))
    assert sum(learner.labelled(each, "quiz-next") for each in asked) >= 9
