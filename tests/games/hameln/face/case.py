"""Hameln for the tests that all games pass."""

from __future__ import annotations

from cogs.hameln import COMMANDS
from tests.faces.cases import Case

from .games import games
from .views import changes, fullest, public

case = Case(
    games,
    COMMANDS,
    sub_commands=13,
    fullest=fullest,
    changes=changes,
    public=public,
    under_the_lines=3,
    messages="hameln-",
    released=(
        "activated bought_cat bought_influence bribed chased child cleared endless_phase freed gained_good "
        "gained_influence gained_money infested kept_children lost_children married new_cycle no_child "
        "no_good no_rats nobody_moves passed phase_begins piper_comes piper_goes placed_man placed_rats "
        "placed_woman showed_tokens skipped_house sold took_tokens won"
    ),
    facts={
        **dict.fromkeys(("seat", "house", "circle", "region", "piper", "n", "total", "to", "big", "phase"), 1),
        **dict.fromkeys(("other", "boy", "girl", "sex", "good", "points", "boys", "girls"), 1),
        **dict.fromkeys(("houses", "circles", "goods", "piles", "values", "order"), (0, 1)),
        "who": "men",
        "why": "bag_empty",
    },
    reasons=(
        "bag_empty cannot_pay cannot_pay_any circle_full closes_ring equal_bribes house_taken infested "
        "man_stands_there no_child_in_hall no_goods no_match own_cat own_children own_man reserve_empty too_poor "
        "woman_stands_there"
    ),
    wordy=frozenset({"bribed", "new_cycle"}),
    never_by_chance=frozenset({"no_good", "no_rats", "endless_phase"}),
    ready=frozenset({"activate", "rats", "for_money", "for_tokens", "piles", "keep"}),
    typed_in_parts=frozenset({"rats", "piles", "couple"}),
    options_alike=1,
    above_the_grades=1,
)
