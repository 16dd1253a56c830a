"""Set-up."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core import Hidden

from .components import BUILDING_CARDS, BUILDINGS_OF, CARD_OF, FIRST_GAME, JOKER, PILED, Class, editions
from .flow import a_round
from .options import Options
from .state import Table

REMOVED = {2: 10, 3: 12, 4: 6, 5: 6}  # building cards that go to the replacement deck
RATS = 10
HAND = 5


def set_up(seats: int, secret: str, options: Options) -> Table:
    """A table ready for its first round, not yet settled."""
    components = editions.components(options.edition)
    g = Table(secret, options=options, seats=seats, tokens_left=components.tokens)
    g.rats, g.tokens = [RATS] * seats, [0] * seats
    g.points, g.ranks = [(0,) * len(Class)] * seats, [()] * len(Class)
    g.hands, g.laid, g.known = [()] * seats, [()] * seats, [()] * seats**2
    g.shuffled_in, g.seen_outside = [()] * seats, [()] * seats
    g.cards = building_cards(g)
    lay_out_population(g, g.shuffled(components.population))
    piles = zip(PILED, components.piles, strict=True)
    g.piles = tuple(n if kind == JOKER or g.in_play(kind) else 0 for kind, n in piles)
    deck = g.shuffled(g.cards)
    g.replacement, g.deck = deck[: REMOVED[seats]], deck[REMOVED[seats] :]
    g.start = g.below(seats)
    g.agenda = [a_round()]
    return g


def building_cards(g: Table) -> tuple[int, ...]:
    """The 30 building cards of this game, five of each class, by the method agreed."""
    match g.options.buildings:
        case "chosen":
            return tuple(sorted(CARD_OF[name] for name in g.options.chosen))
        case "by_class":
            return all_copies(BUILDINGS_OF[cls][g.below(2)] for cls in Class)
        case "singly":
            drawn = (g.shuffled(all_copies(BUILDINGS_OF[cls]))[:5] for cls in Class)
            return tuple(sorted(card for cards in drawn for card in cards))
    return all_copies(FIRST_GAME)


def all_copies(buildings: Iterable[int]) -> tuple[int, ...]:
    """The five cards of each of these buildings."""
    chosen = set(buildings)
    return tuple(at for at, card in enumerate(BUILDING_CARDS) if card.building in chosen)


def lay_out_population(g: Table, cards: tuple[int, ...]) -> None:
    """Five cards unseen into the nun-row, five to each hand, the rest is the deck."""
    g.nun_row = tuple(map(Hidden, cards[:5]))
    for seat in range(g.seats):
        g.take(seat, cards[5 + HAND * seat : 5 + HAND * (seat + 1)])
    g.pile = cards[5 + HAND * g.seats :]
