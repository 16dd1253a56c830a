"""The face of Rattus Cartus: how the game speaks, in the language of the one who reads."""

from typing import Final

from bot.faces.face import Face
from rules.rattus_cartus.view import View

from .board import board, headline
from .digest import ANYWHERE, digest, section
from .events import event
from .in_words import in_words
from .laying import outcome_of
from .pages import chapter
from .parsing import read, typed
from .presets import presets
from .private import secrets
from .question_context import Context
from .questions import SAY_SO, call, confirm, hint, option, plans, question, reveals
from .refusals import refusal
from .scoring import scoring
from .table_options import edition, option_group, options_line, table_option
from .told_plan import told_plan

face: Final[Face[View, Context]] = Face(
    key="rattus_cartus",
    headline=headline,
    board=board,
    in_words=in_words,
    secrets=secrets,
    asked=Context,
    plans=plans,
    told_plan=told_plan,
    reveals=reveals,
    says_so=SAY_SO,
    call=call,
    hint=hint,
    chapter=chapter,
    question=question,
    option=option,
    confirm=confirm,
    presets=presets,
    outcome_of=outcome_of,
    typed=typed,
    read=read,
    event=event,
    digest=digest,
    section=section,
    in_turn=frozenset(ANYWHERE),
    rounds=frozenset({"round_begins"}),
    refusal=refusal,
    scoring=scoring,
    table_option=table_option,
    option_group=option_group,
    options_line=options_line,
    edition=edition,
)
