"""What a seat alone may know, as lines for the panel and the private message: the faces it has looked at."""

from __future__ import annotations

from bot.faces.face import Names
from bot.text import Words
from rules.rattus.components import Card
from rules.rattus.view import View

from .rats import IN_FULL, faces_in_full, faces_in_rows, tokens


def secrets(words: Words, view: View, names: Names) -> tuple[str, ...]:
    """The faces seen with the Witch, where those tokens lie now; of many a line for each region, in few letters.

    Nothing where the Witch is not in the game.
    """
    if view.viewer is None:
        return ()
    seen = [token for token in tokens(view) if view.viewer in token.rat.seen_by]
    if not seen:
        return (words("rattus-secret-rats.none"),) if view.in_game(Card.WITCH) else ()
    if len(seen) <= IN_FULL:
        return (words("rattus-secret-rats", list=words("rattus-apart").join(faces_in_full(words, view, seen))),)
    return (words("rattus-secret-rats.many"), *faces_in_rows(words, view, seen))
