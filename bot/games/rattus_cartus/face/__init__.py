"""The face of Rattus Cartus: how the game speaks, in the language of the one who reads."""

from typing import Final

from bot.faces.face import Face

from .board import board
from .events import event
from .in_words import in_words
from .pages import chapter
from .parsing import read, typed
from .presets import presets
from .private import secrets
from .questions import call, confirm, hint, option, plans, question, reveals
from .refusals import refusal
from .scoring import scoring
from .table_options import edition, option_group, options_line, table_option


class RattusCartus:
    """All chapters of the face under one name."""

    key: str = "rattus_cartus"
    board = staticmethod(board)
    in_words = staticmethod(in_words)
    secrets = staticmethod(secrets)
    plans = staticmethod(plans)
    reveals = staticmethod(reveals)
    call = staticmethod(call)
    hint = staticmethod(hint)
    chapter = staticmethod(chapter)
    question = staticmethod(question)
    option = staticmethod(option)
    confirm = staticmethod(confirm)
    presets = staticmethod(presets)
    typed = staticmethod(typed)
    read = staticmethod(read)
    event = staticmethod(event)
    refusal = staticmethod(refusal)
    scoring = staticmethod(scoring)
    table_option = staticmethod(table_option)
    option_group = staticmethod(option_group)
    options_line = staticmethod(options_line)
    edition = staticmethod(edition)


face: Final[Face] = RattusCartus()
