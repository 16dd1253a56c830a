"""Pictures of Rattus' questions: what is not drawn in them, and where their marks lie."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.rattus.picture.marks import losses
from bot.games.rattus.picture.places import PILL_HIGH, region_spot
from bot.games.rattus.picture.tokens import R, standing
from bot.pictures.placing import Rect
from rules.core import Ask
from rules.rattus import game
from rules.rattus.components import Region
from rules.rattus.view import View

from .rattus import crammed, played, scene


def opening() -> View:
    """The public view of a table after a few moves."""
    return game.view(played(4, 30), None)


def test_in_the_picture_of_a_question_old_losses_are_not_drawn_for_what_an_answer_would_cost() -> None:
    view = opening()
    region = next(here for here in view.regions if any(here.cubes))
    before = view._replace(regions=tuple(h._replace(cubes=(9,) * 4) if h is region else h for h in view.regions))
    asked = Ask(0, "turn", (0,), (("plague", 0),), 1, 1, 1)
    assert losses(replace(scene(view), before=before), region)
    assert not losses(replace(scene(view, question=asked), before=before), region)


@pytest.mark.parametrize("plague", Region)
def test_the_mark_of_a_region_on_the_whole_map_covers_no_piece_of_it(plague: Region) -> None:
    view = crammed(opening())._replace(plague=plague)
    zoom = 0.85
    for region in Region:
        spot = region_spot(scene(view), region, zoom)
        mark = Rect(*spot.at, spot.reach, PILL_HIGH / zoom)
        at = standing(scene(view), view.at(region))
        lying = (*at.rats, *(place for *_, place in at.figures), *(place for *_, place in at.cubes))
        assert not any(mark.overlap(Rect(x, y, R, R)) for x, y in lying) or plague == region
