"""The face of Larder: how the game speaks, in the language of the one who reads."""

from typing import Final

from bot.faces.face import Face
from bot.faces.question_context import QuestionContext
from tests.minimal.rules.larder.view import View

from .board import board, headline, in_words, secrets
from .ending import scoring
from .events import event, refusal
from .questions import (
    Context,
    call,
    chapter,
    confirm,
    hint,
    option,
    plans,
    presets,
    question,
    read,
    reveals,
    typed,
)
from .table_options import edition, option_group, options_line, table_option

face: Final[Face[View, Context]] = Face(
    key="larder",
    headline=headline,
    board=board,
    in_words=in_words,
    secrets=secrets,
    event=event,
    refusal=refusal,
    scoring=scoring,
    asked=QuestionContext,
    plans=plans,
    reveals=reveals,
    call=call,
    hint=hint,
    chapter=chapter,
    question=question,
    option=option,
    confirm=confirm,
    presets=presets,
    typed=typed,
    read=read,
    table_option=table_option,
    option_group=option_group,
    options_line=options_line,
    edition=edition,
)
