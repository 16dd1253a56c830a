"""Notre Dame for the tests that all games pass."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.notre_dame import COMMANDS
from rules.notre_dame.components import Action
from rules.notre_dame.options import Options
from tests.faces.cases import Case
from tests.faces.playing import Moment
from tests.games.notre_dame.rules.build import Play, table

from .games import games
from .views import changes, fullest, public


def butcher() -> Play:
    """Two markers in the general supply, and six empty sectors."""
    line, new = "Red: personal 11, bank 1, gold 1", Options(persons="new_persons")
    return table(line, display="monk fool butcher", options=new).hire("Red", "butcher")


def his_sectors() -> Iterator[Moment]:
    """Chance hardly brings the Butcher."""
    t = butcher()
    yield Moment(t.g, t.ask("Red"), (Action.PARK, Action.HOTEL), t.g, ())


case = Case(
    games,
    COMMANDS,
    sub_commands=17,
    fullest=fullest,
    changes=changes,
    public=public,
    under_the_lines=12,
    messages="nd-",
    released=(
        "added_marker donated drew drove friend gained_gold gained_markers gained_prestige gave_back gold_from hired "
        "hired_nobody left_message lost_marker lost_prestige moved_marker no_action nobody_at_notre_dame notre_dame "
        "outbreak passed patron period_begins persons plague played prosecuted rat_back rat_moved round_begins shifted "
        "showed_prestige spied stayed took_message won"
    ),
    facts={
        **dict.fromkeys(("seat", "card", "n", "bonus", "person", "round", "each", "to", "market", "message"), 1),
        **dict.fromkeys(("source", "target", "sector", "place", "other", "friend", "points"), 0),
        "letter": "A",
        "persons": (1, 2, 6),
        "places": (0, 0, 7),
        "seats": (0, 1),
    },
    reasons=(
        "advisor_once colour_closed friend_moves no_marker_left out_and_back rat_at_zero sector_empty sector_not_empty "
        "too_far too_little_gold"
    ),
    silent=frozenset({"outbreak"}),  # the points lost tell of it
    never_by_chance=frozenset({"gold_from"}),
    rare=his_sectors,
    ready=frozenset({"give_back"}),
    alone=frozenset({"keep", "outbreak"}),
    typed_with=frozenset({"shift_what", "shift_to"}),  # with the sector that pieces leave
    typed_in_parts=frozenset({"give_back"}),
)
