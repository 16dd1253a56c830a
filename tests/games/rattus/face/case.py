"""Rattus for the tests that all games pass."""

from __future__ import annotations

from cogs.rattus import COMMANDS
from rules.rattus.view import STOCK
from tests.faces.cases import Case

from .games import games
from .views import changes, fullest, fullest_end, public

FACE = (3, 1, 0, (1, 2), 0)

case = Case(
    games,
    COMMANDS,
    sub_commands=25,
    fullest=fullest,
    changes=changes,
    public=public,
    under_the_lines=4,
    messages="rattus-",
    released=(
        "baker_emptied baker_filled bishop final_ravage gave_potion king knight last_round left_over looked lost mayor "
        "merchant messenger monk new_rat no_room nun peasant piper piper_rats placed plague put_away queen redrawn "
        "revealed saved serf soldier start_cubes stayed swapped took turned_up wall wizard won"
    ),
    facts={
        **dict.fromkeys(("seat", "region", "source", "target", "slot", "card", "n", "hit", "supply"), 1),
        **dict.fromkeys(("owner", "other"), 0),
        "face": FACE,
        "faces": (FACE, FACE),
        "slots": (0, 2),
        "regions": (1, 5),
        "out": (1,),
        "wall": (1, 2),
        "moved": STOCK,
    },
    reasons=(
        "bishop_there card_is_yours card_used comes_with_placing leads_nowhere moves_the_piece no_border_left "
        "no_cubes_left no_potions no_rats_there nobody_can_move nobody_is_safe nothing_to_swap one_card_a_turn "
        "placed_already plague_must_move potions_protect_no_more queen_not_largest region_full too_far wall_between "
        "wall_stands works_in_phase_c"
    ),
    crowded={"at the end": fullest_end},
    wordy=frozenset({"turned_up", "looked", "last_round", "messenger", "wall"}),
    ready=frozenset({"mayor", "merchant_cubes", "piper_rats"}),
    typed_in_parts=frozenset({"mayor", "merchant_cubes", "piper_rats"}),
    never_by_chance=frozenset({"stayed"}),
)
