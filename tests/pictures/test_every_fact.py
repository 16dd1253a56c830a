"""No public fact is missing from a picture: put another moment's fact into a view, and another picture comes out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from tests.games import GAMES

from .positions import DRAWN, Position, states

Path = tuple[str | int, ...]
MOMENTS: Final = 2  # of a game; each is compared with a later one and with one of another game
APART: Final = 9  # moves between the two
MANY: Final = 8  # a list of more numbers than this is taken apart
IMPOSSIBLE = (IndexError, KeyError, ValueError, ArithmeticError, AssertionError, StopIteration)
# What a picture need not show, or not in every position; each with the reason.
ELSEWHERE: Final[dict[str, dict[str, str]]] = {
    "larder": {},
    "notre_dame": {
        "bell": "After the end nobody begins another round.",
        "order": "After the end the seats stand by their prestige.",
        "grays": "The public knows none of them by place; who is still to come is listed.",
        "grays_in_play": "Those on display and those to come are named; those gone by come no more.",
        "tally": "What prestige came from stands in the picture of the end alone.",
        "donated": "It is told with what prestige came from.",
        "table.pile": "All piles are equally high, so one number stands for all.",
    },
    "hameln": {
        "big": "Only an infested house can hold a big rat.",
        "sides": "A side matters as long as it has a free circle, which is then crossed.",
        "place": "While the first couples are placed, and after the end, it is nobody's turn.",
        "turns": "While the first couples are placed, and after the end, no turn is counted.",
        "order": "After the end the families stand by their points.",
        "bag_boys": "After the end the scoring stands in the place of what serves for turns only.",
        "bag_girls": "After the end the scoring stands in the place of what serves for turns only.",
        "bank": "After the end the scoring stands in the place of what serves for turns only.",
        "piles": "After the end the scoring stands in the place of what serves for turns only.",
        "next_step": "After the end the scoring stands in the place of what serves for turns only.",
        "supply": "After the end the scoring stands in the place of what serves for turns only.",
        "table.tokens": "After the end the sum of a family's tokens is told, which is what counts.",
    },
    "rattus": {
        "turn": "Before the first turn and after the end it is nobody's.",
        "taken": "Only during a turn is a card taken.",
        "placed": "Only during a turn are cubes placed.",
        "used": "Only cards of this game are used: the cards of the other game do not lie on the table.",
        "potions_left": "Without the Wizard there are no potions.",
        "bishops_left": "Without the Bishop there are no bishops.",
        "nuns_left": "Without the Nun there are no nuns.",
        "walls_left": "Without the Emperor there are no walls.",
        "baker": "Without the Baker there is no cube on that card.",
        "baker_seat": "The cubes on the Baker card are somebody's only while there are any.",
        "everything_out": "It ends the game with this turn, as does an empty supply; after that turn it means nothing.",
        "discards": "The tokens still out are counted by limit and letters and by class; the text has every face.",
        "redrawn": "Where no token was drawn again from the discards it is 0.",
        "way": "The way of the plague stands in the picture of the end alone.",
        "ravaged.region": "What the final ravage took stands in the picture of the end alone.",
        "ravaged.seat": "What the final ravage took stands in the picture of the end alone.",
        "ravaged.n": "What the final ravage took stands in the picture of the end alone.",
        "ravaged.by": "What the final ravage took stands in the picture of the end alone.",
        "regions.rats.origin": "A rat whose face lies open tells by its ring whether it is a starting rat.",
    },
    "rattus_cartus": {
        "cards": "Copies of a building differ in their supplies only, which are told when a card lies in the row.",
        "row.card": "Copies of a building differ in their supplies only, which stand on its sign.",
        "put_back": "Copies of a building differ in their supplies only; how many of each were put aside is told.",
        "spent": "Copies of a building differ in their supplies only; how many of each are still to come is told.",
        "points": "Influence without a place in its order is impossible: nobody has no influence and a place.",
        "hands": "At the end it counts how many cards of a sort are held; people are one sort, whatever their nuns.",
        "rats": "Everybody's rats lie open together with all the rest at the end, and not before.",
        "nun_row.card": "The nun-row lies open together with all the rest at the end, and not before.",
        "result.facts": "The nuns that came are told as the sum of the cards of the nun-row.",
        "result.places": "All whom the plague took share the last place; a skull tells it.",
    },
}


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The facts of a view, each with the way to it; a short list, whose length may change, is one fact."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        for name in value._fields:
            yield from leaves(getattr(value, name), (*path, name))
    elif isinstance(value, tuple) and value and (len(value) > MANY or all(isinstance(one, tuple) for one in value)):
        for nth, one in enumerate(value):
            yield from leaves(one, (*path, nth))
    else:
        yield path, value


def grafted(view: Any, path: Path, leaf: Any) -> Any:
    """The view with another fact at this place."""
    if not path:
        return leaf
    step, rest = path[0], path[1:]
    if isinstance(step, str):
        return view._replace(**{step: grafted(getattr(view, step), rest, leaf)})
    return (*view[:step], grafted(view[step], rest, leaf), *view[step + 1 :])


def named(path: Path) -> str:
    """A place in a view, whatever the seat or region: `table.gold`."""
    return ".".join(step for step in path if isinstance(step, str))


def pairs(key: str, seats: int, option: int) -> Iterator[tuple[Any, Any]]:
    """Moments of a game, each with a later one and with one of another game."""
    played, other = states(key, seats, option, 3 + seats), states(key, seats, option, 8 + seats)
    for nth in range(MOMENTS + 1):
        at = nth * (len(played) - 1) // MOMENTS
        yield played[at], played[min(at + APART, len(played) - 1)]
        yield played[at], other[nth * (len(other) - 1) // MOMENTS]


def unseen(key: str, seats: int, option: int) -> set[str]:
    """The public facts that make no difference to the picture somewhere."""
    missing = set[str]()
    for now, then in pairs(key, seats, option):
        position = Position(key, seats, now, then, "")
        scene = position.scene(marked=False)
        board, other = position.painter.board(scene), dict(leaves(position.game.view(then, None)))
        for path, leaf in leaves(scene.view):
            if named(path) in missing or path not in other or other[path] == leaf:
                continue
            try:
                drawn = position.painter.board(replace(scene, view=grafted(scene.view, path, other[path])))
            except IMPOSSIBLE:
                continue  # no such position can be
            if drawn == board:
                missing.add(named(path))
    return missing


@pytest.mark.parametrize("key", DRAWN)
@pytest.mark.thorough
def test_every_public_fact_makes_a_difference_to_the_picture(key: str) -> None:
    game = GAMES[key]
    for seats in (game.seats[0], game.seats[-1]):
        allowed = [at for at, option in enumerate(game.contract.options) if game.check_options(seats, option) is None]
        assert unseen(key, seats, allowed[-1]) <= set(ELSEWHERE[key])
