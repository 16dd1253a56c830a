"""Views of Larder: the fullest one, and every single change that its texts must tell."""

from __future__ import annotations

from collections.abc import Iterator

from tests.faces.boards import put
from tests.minimal.rules.larder.view import View

from .games import games


def fullest() -> View:
    """Four mice, everything laid, much taken and discarded."""
    view: View = games.game.view(games.laid_out(4), None)
    return view._replace(
        round=3, laid=(6, 5, 5, 4), taken=((1, 1, 0),) * 4, wedges=(2, 1, 1), discard=(1, 1, 2, 3, 3, 4, 6, 6)
    )


def public(view: View) -> View:
    """All of it is told."""
    return view


def changes(view: View) -> Iterator[tuple[str, View]]:
    """The view with one thing changed."""
    yield "over", view._replace(over=not view.over)
    if not view.over:
        yield "round", view._replace(round=view.round + 1)
    yield "rounds", view._replace(rounds=view.rounds + 1)
    for kind, n in enumerate(view.wedges):
        yield f"wedge {kind}", view._replace(wedges=put(view.wedges, kind, n + 1))
    for seat in range(view.seats):
        yield f"cards of {seat}", view._replace(cards=put(view.cards, seat, view.cards[seat] + 1))
        yield f"laid by {seat}", view._replace(laid=put(view.laid, seat, (view.laid[seat] + 1) % 7))
        for kind, n in enumerate(view.taken[seat]):
            taken = put(view.taken[seat], kind, n + 1)
            yield f"taken by {seat}", view._replace(taken=put(view.taken, seat, taken))
    yield "discard", view._replace(discard=(*view.discard, 6))
