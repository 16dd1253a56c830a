"""Rattus Cartus for the tests that all games pass."""

from __future__ import annotations

from functools import partial

from bot.games.rattus_cartus.face.events import SILENT
from cogs.rattus_cartus import COMMANDS
from rules.rattus_cartus import game
from tests.faces.cases import Case

from .games import games
from .views import changes, crowded, fullest, public

case = Case(
    games,
    COMMANDS,
    sub_commands=11,
    fullest=fullest,
    changes=changes,
    public=public,
    under_the_lines=4,
    messages="cartus-",
    released=(
        "acts counted declined died discarded drew entered flute gained_cards gained_tokens gave_cards laid last_point "
        "level looked lost_rats new_buildings no_tribute nobody_won nuns_counted paid_tribute played_pass "
        "replaced_building reshuffled round_begins scored showed showed_hand showed_nun supplies sword won"
    ),
    facts={
        **dict.fromkeys(("seat", "to", "at", "building", "cls", "n", "rats", "card", "nun", "premium", "points"), 1),
        "cards": (1,),
        "cards_in_row": (1, 6),
        "old_card": 1,
        "new_card": 6,
        "round": 2,
        "line": "gold",
        "seats": (1,),
    },
    reasons="already_looked gold_is_not_laid no_pass_card not_inside pass_is_not_laid",
    crowded={f"{n} cards each": partial(crowded, n) for n in (4, 5, 14, 60)},
    dead=lambda result, view: frozenset(view.dead),
    silent=SILENT,
    wordy=frozenset({"laid", "paid_tribute", "showed", "showed_hand"}),
    ready=frozenset({"discard_for_rats", "give_cards", "lay_cards", "look_at_nuns", "tribute"}),
    alone=frozenset(game.rules.choices) - {"enter"},
    typed_in_parts=frozenset({"give_cards", "tribute"}),
    never_by_chance=frozenset({"declined"}),
)
