"""The stretches of board and hand that large print shows one by one, and which the question is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.scene import HAND, Scene, Stretch
from rules.core import Ask
from rules.rattus.components import Region
from rules.rattus.view import View

from .column import LEFT, Plate, plates
from .hand import split
from .sites import SITES

MAP: Final = (
    Stretch("picture-rattus-part-northwest", 0, 0, 560, 460),
    Stretch("picture-rattus-part-northeast", 470, 0, 410, 440),
    Stretch("picture-rattus-part-southwest", 0, 330, 560, 570),
    Stretch("picture-rattus-part-southeast", 300, 330, 580, 570),
)
EDGE: Final = 7  # beside a stretch of the column
HERE: Final = frozenset(("knight", "crusader", "next_rat", "serf_cube"))  # about the region of the plague piece
# About the region that is this argument: where something has been chosen already.
GIVEN: Final = {
    **dict.fromkeys(("merchant_to", "merchant_cubes", "messenger_cube", "messenger_to", "messenger_swap"), 1),
    **dict.fromkeys(("monk_rat", "monk_to", "piper_cube", "piper_to", "piper_rats", "king_cube", "wizard_cube"), 1),
    **dict.fromkeys(("witch_rat", "witch_further", "lose_cube", "wall_to", "march"), 1),
    **dict.fromkeys(("witch_second", "witch_swap"), 3),
}


def parts(scene: Scene) -> tuple[Stretch, ...]:
    """Return the parts of the board, first the one that the question is about."""
    made = (*MAP, *_column(scene.view))
    first = asked_about(scene.question, scene.view, made) if scene.question else made[4]
    return (first, *(part for part in made if part != first))


def _column(view: View) -> Iterator[Stretch]:
    """Beside the map: the turn and the rats; two players; the others, with the cards on offer."""
    column = plates(view)
    yield _stretch("picture-rattus-part-turn", column[:2])
    yield _stretch("picture-rattus-part-players", column[2:4])
    yield _stretch("picture-rattus-part-cards", column[4:])


def _stretch(key: str, shown: tuple[Plate, ...]) -> Stretch:
    top, low = max(0, shown[0].top - EDGE), min(900, shown[-1].top + shown[-1].tall + EDGE)
    return Stretch(key, LEFT - 8, top, 320, low - top)


def hand_parts(scene: Scene) -> tuple[Stretch, ...]:
    """Return the parts of the hand: cubes and cards, known rats."""
    end = split(scene.view)
    cards = Stretch("picture-rattus-part-held", 0, 0, end + 2, HAND[1])
    return (cards, Stretch("picture-rattus-part-known", end - 2, 0, HAND[0] - end + 2, HAND[1]))


# --------------------------------------------------------------------------- which comes first


def asked_about(ask: Ask, view: View, made: tuple[Stretch, ...]) -> Stretch:
    """The part in which most of what the question is about lies."""
    if any(isinstance(option, tuple) and option[0] == "take" for option in ask.options):
        return made[-1]
    regions = regions_of(ask, view)
    return max(MAP, key=lambda part: sum(_shows(part, region) for region in regions))


def regions_of(ask: Ask, view: View) -> tuple[Region, ...]:
    """The regions that a question is about: the one chosen before, or all on offer; else that of the plague piece."""
    if ask.choice in GIVEN:
        chosen = ask.args[GIVEN[ask.choice]]
        assert isinstance(chosen, int)
        return (Region(chosen),)
    offered = () if ask.choice in HERE else tuple(_offered(ask))
    return offered or (Region(view.plague),)


def _offered(ask: Ask) -> Iterator[Region]:
    """The regions among the options: bare, after a verb, or with a number of cubes or rats."""
    for option in ask.options:
        found = option[1] if isinstance(option, tuple) and option[0] in ("place", "plague") else option
        if isinstance(found, int):
            yield Region(found)


def _shows(part: Stretch, region: Region) -> bool:
    """Whether all that stands in a region lies within a part."""
    x, y = SITES[region].name
    low = SITES[region].rows[1].y + 21
    return (
        part.left <= x - 70
        and x + 70 <= part.left + part.width
        and part.top <= y - 25
        and low <= part.top + part.height
    )
