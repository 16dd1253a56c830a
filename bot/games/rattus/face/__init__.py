"""The face of Rattus with Pied Piper: how the game speaks, in the language of the one who reads."""

from typing import Final

from bot.faces.face import Face
from rules.rattus.view import View

from .board import board, headline
from .digest import AMID, digest, section
from .events import event
from .in_words import in_words
from .pages import chapter
from .parsing import read, typed
from .presets import presets
from .private import secrets
from .question_context import Context
from .questions import call, confirm, hint, option, plans, question, reveals
from .refusals import refusal
from .scoring import scoring
from .table_options import edition, option_group, options_line, table_option
from .told_plan import begins, told_plan

face: Final[Face[View, Context]] = Face(
    key="rattus",
    round_key="rattus-round",
    headline=headline,
    board=board,
    in_words=in_words,
    secrets=secrets,
    has_hands=False,
    asked=Context,
    plans=plans,
    told_plan=told_plan,
    begins=begins,
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
    event=event,
    digest=digest,
    section=section,
    amid=AMID,
    last_round=frozenset({"last_round"}),
    refusal=refusal,
    scoring=scoring,
    table_option=table_option,
    option_group=option_group,
    options_line=options_line,
    edition=edition,
)
