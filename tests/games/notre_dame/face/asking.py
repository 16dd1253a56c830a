"""The questions of a table as a seat reads them."""

from __future__ import annotations

from typing import Any

from bot.faces import face_of
from bot.faces.face import Label
from bot.text import Words, words_for
from rules.core import Arg
from rules.notre_dame import game
from rules.notre_dame.flow import hire_persons
from rules.notre_dame.options import Options
from tests.faces.people import names
from tests.faces.playing import prospect_in
from tests.games.notre_dame.rules.build import Play, table

face = face_of("notre_dame")
EN = words_for("en")
NEW = Options(persons="new_persons")


def label(t: Play, option: Arg, who: str = "Red", words: Words = EN) -> Label:
    """An option of the question before somebody, as it stands."""
    ask = t.ask(who)
    asked = face.asked(words, ask, game.view(t.g, ask.seat), names(t.g.seats), prospect_in(game, t.g, ask))
    return face.option(asked, option)


def text(t: Play, who: str = "Red", words: Words = EN) -> str:
    """The question before somebody."""
    ask = t.ask(who)
    return face.question(face.asked(words, ask, game.view(t.g, ask.seat), names(t.g.seats)))


def hiring(*lines: str, display: str, **more: Any) -> Play:
    """A table that is asked whom to hire."""
    return table(*lines, display=display, options=NEW, **more).at(hire_persons())
