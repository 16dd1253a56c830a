"""Saves of Rattus and what they once looked like."""

from typing import Any

from rules.core import Saves

from .book import rules
from .components import BY_CHOICE, BY_EVERYBODY, BY_MAJORITY
from .state import Table


def way_added(data: dict[str, Any]) -> dict[str, Any]:
    """The way of the Plague Piece was not kept: a game under way ends without it, and without what was lost at last."""
    return {**data, "way": [], "ravaged": []}


def out_added(data: dict[str, Any]) -> dict[str, Any]:
    """Whose cubes are all on the board was not kept: the last turn of such a game ends it without a name."""
    return {**data, "out": []}


ADDED = {"lose_cube": "", "nun_to": 0}  # the last argument of frames that once had none


def arguments_added(data: dict[str, Any]) -> dict[str, Any]:
    """Which symbol takes a cube, and which of the nuns it is, was not kept: such questions are put without."""
    agenda = [[name, [*args, ADDED[name]] if name in ADDED else args] for name, args in data["agenda"]]
    return {**data, "agenda": agenda}


BY_NUMBER = {-1: BY_MAJORITY, -2: BY_EVERYBODY, -3: BY_CHOICE}


def losses_by_letter(data: dict[str, Any]) -> dict[str, Any]:
    """What the final ravage took cubes by was a number, for letters too."""
    return {**data, "ravaged": [[*loss, BY_NUMBER.get(by, by)] for *loss, by in data["ravaged"]]}


saves: Saves[Table] = Saves(rules, Table, [way_added, out_added, arguments_added, losses_by_letter])
