"""The kernel: an agenda of named frames, shared by all games."""

from .dice import seal, seating
from .editions import BadEdition, Edition, Grade, Shelf, UnknownEdition, data_files, read_toml
from .game import AnyGame, Contract, Game, Line, Result, StandingChoice, TableOption, nothing_picked, take_or_pass
from .length import Length, StillToCome, read_length
from .paragraphs import HALT, apart, sealed
from .prospect import Prospect, look_ahead
from .rulebook import STACK, Rulebook
from .saves import BadSave, Saves
from .state import State, cloning
from .values import (
    PASS,
    Arg,
    Ask,
    Event,
    Facts,
    Frame,
    Hidden,
    Move,
    Only,
    Pick,
    Refusal,
    Refused,
    Several,
    clockwise,
    exactly,
    only,
    up_to,
)

__all__ = [
    "HALT",
    "PASS",
    "STACK",
    "AnyGame",
    "Arg",
    "Ask",
    "BadEdition",
    "BadSave",
    "Contract",
    "Edition",
    "Event",
    "Facts",
    "Frame",
    "Game",
    "Grade",
    "Hidden",
    "Length",
    "Line",
    "Move",
    "Only",
    "Pick",
    "Prospect",
    "Refusal",
    "Refused",
    "Result",
    "Rulebook",
    "Saves",
    "Several",
    "Shelf",
    "StandingChoice",
    "State",
    "StillToCome",
    "TableOption",
    "UnknownEdition",
    "apart",
    "clockwise",
    "cloning",
    "data_files",
    "exactly",
    "look_ahead",
    "nothing_picked",
    "only",
    "read_length",
    "read_toml",
    "seal",
    "sealed",
    "seating",
    "take_or_pass",
    "up_to",
]
