"""Magpie: the paragraphs. Each round all pass a trinket on, look into the nest and lay; the highest wins a token."""

from __future__ import annotations

from rules.core import (
    PASS,
    Contract,
    Frame,
    Game,
    Hidden,
    Line,
    Refusal,
    Result,
    Rulebook,
    Saves,
    Several,
    apart,
    exactly,
    only,
    sealed,
    up_to,
)

from .toy_game_parts import (
    CAT,
    TABLE_OPTIONS,
    Options,
    Table,
    View,
    conserved,
    deal_unknown,
    editions,
    hidden,
    joined,
    options_clash,
    sides_added,
    view,
    without,
)

rules = Rulebook[Table]()
rules.renamed["spy"] = "look"  # the paragraph's name in the first release
step, choice, forced, counted = rules.step, rules.choice, rules.forced, rules.counted


def set_up(seats: int, secret: str, options: Options) -> Table:
    """Shuffle deck and tokens; the row of the nest lies face down."""
    g = Table(secret, seats=seats, edition=options.edition, rounds=int(options.rounds), looks=options.looks)
    g.deck = g.shuffled(g.parts.cards())
    tokens, row = g.shuffled(g.parts.nest.values), g.parts.nest.size
    g.nest, g.bag = [Hidden(face) for face in tokens[:row]], tokens[row:]
    g.hands, g.laid, g.shelves = [()] * seats, [()] * seats, [()] * seats
    g.won = [()] * seats
    g.then(next_round())
    return g


@step
def next_round(g: Table) -> None:
    if g.round == g.rounds:
        g.then(finish())
        return
    g.round, g.shown = g.round + 1, False
    looks = [look(seat) for seat in g.order]
    g.then(
        fill_hands(),
        sealed(*(pass_on(seat, (seat + 1) % g.seats) for seat in g.order)),
        *([apart(*looks)] if g.looks == "apart" else looks),
        turns(g.order),
        show(),
        next_round(),
    )


@step
def fill_hands(g: Table) -> None:
    for seat in g.order:
        n = max(0, g.parts.hand.size - len(g.hands[seat]))
        if len(g.deck) < n:
            g.deck, g.discard = (*g.deck, *g.shuffled(g.discard)), ()
        drawn, g.deck = g.deck[:n], g.deck[n:]
        g.hands[seat] = joined(g.hands[seat], drawn)
        g.reveal("drew", seat=seat, n=len(drawn), cards=only(seat, joined((), drawn)))


@counted
def pass_on(g: Table, seat: int, to: int) -> Several[int]:
    return exactly(1, g.hands[seat])


@pass_on.chosen
def pass_on_chosen(g: Table, seat: int, cards: tuple[int, ...], to: int) -> None:
    move_cards(g, "passed", seat, to, cards)


def move_cards(g: Table, key: str, seat: int, to: int, cards: tuple[int, ...]) -> None:
    """Move cards from hand to hand, seen only by these two."""
    g.hands[seat], g.hands[to] = without(g.hands[seat], cards), joined(g.hands[to], cards)
    g.reveal(key, seat=seat, to=to, n=len(cards), cards=only((seat, to), cards))


@choice
def look(g: Table, seat: int) -> tuple[int | str, ...]:
    return (*(at for at, piece in enumerate(g.nest) if seat not in piece.seen_by), PASS)


@look.barred
def look_barred(g: Table, seat: int) -> dict[int | str, Refusal]:
    return {at: Refusal("seen_before", {"at": at}) for at, piece in enumerate(g.nest) if seat in piece.seen_by}


@look.chosen
def look_chosen(g: Table, seat: int, at: int | str) -> None:
    if isinstance(at, str):
        g.say("looked_nowhere", seat=seat)
        return
    g.nest[at] = g.nest[at].seen(seat)
    g.reveal("looked", seat=seat, at=at, face=only(seat, g.nest[at].face))
    g.then(swap(seat, at))


@choice
def swap(g: Table, seat: int, at: int) -> tuple[int | str, ...]:
    return (*(other for other in range(len(g.nest)) if other != at), PASS)


@swap.chosen
def swap_chosen(g: Table, seat: int, other: int | str, at: int) -> None:
    if not isinstance(other, str):
        g.nest[at], g.nest[other] = g.nest[other], g.nest[at]
        g.say("swapped", seat=seat, at=at, other=other)


@step
def turns(g: Table, queue: tuple[int, ...]) -> None:
    if queue:
        g.then(lay(queue[0]), turns(queue[1:]))


@counted
def lay(g: Table, seat: int) -> Several[int]:
    return up_to(2, g.hands[seat])


@lay.chosen
def lay_chosen(g: Table, seat: int, cards: tuple[int, ...]) -> None:
    g.hands[seat], g.laid[seat] = without(g.hands[seat], cards), cards
    g.disclose("laid", seat=seat, n=len(cards), cards=only(seat, cards))


@step
def show(g: Table) -> None:
    g.shown = True
    for seat in g.order:
        g.reveal("shown", seat=seat, cards=g.laid[seat])
    idle = [seat for seat in g.order if not g.laid[seat]]
    best = max(g.order, key=lambda seat: worth(g, g.laid[seat]))  # of equals, the first of the round
    g.then(
        *(chase(seat) for seat in g.order if CAT in names(g, g.laid[seat])),
        *([sealed(*(tribute(seat, best) for seat in idle if seat != best))] if idle else []),
        prize(best),
        line_up(best),
        clear(),
    )


def worth(g: Table, cards: tuple[int, ...]) -> int:
    """Printed points of cards."""
    return sum(g.parts.trinkets[card].points for card in cards)


def names(g: Table, cards: tuple[int, ...]) -> list[str]:
    """What is printed on cards."""
    return [g.parts.trinkets[card].name for card in cards]


@forced
def chase(g: Table, seat: int) -> tuple[int, ...]:
    return tuple(other for other in g.order if other != seat and g.hands[other])


@chase.barred
def chase_barred(g: Table, seat: int) -> dict[int, Refusal]:
    return {other: Refusal("empty_hand", {"seat": other}) for other in g.order if not g.hands[other]}


@chase.chosen
def chase_chosen(g: Table, seat: int, victim: int) -> None:
    hand = g.hands[victim]
    move_cards(g, "caught", victim, seat, (hand[g.below(len(hand))],))


@rules.forced_counted
def tribute(g: Table, seat: int, to: int) -> Several[int]:
    return exactly(1, g.hands[seat])


@tribute.chosen
def tribute_chosen(g: Table, seat: int, cards: tuple[int, ...], to: int) -> None:
    move_cards(g, "paid", seat, to, cards)


@forced
def prize(g: Table, seat: int) -> tuple[int, ...]:
    return tuple(range(len(g.nest)))


@prize.chosen
def prize_chosen(g: Table, seat: int, at: int) -> None:
    piece = g.nest[at].seen(seat)
    g.won[seat] = (*g.won[seat], piece)
    g.nest[at : at + 1] = [Hidden(face) for face in g.bag[:1]]
    g.bag = g.bag[1:]
    g.reveal("won", seat=seat, at=at, face=only(seat, piece.face))


@rules.ordered
def line_up(g: Table, seat: int) -> Several[int]:
    return exactly(2, g.laid[seat])


@line_up.chosen
def line_up_chosen(g: Table, seat: int, cards: tuple[int, ...]) -> None:
    g.shelves[seat], g.laid[seat] = g.shelves[seat] + cards, ()
    g.say("lined_up", seat=seat, cards=cards)


@step
def clear(g: Table) -> None:
    for seat in g.order:
        g.discard, g.laid[seat] = joined(g.discard, g.laid[seat]), ()


@step
def finish(g: Table) -> None:
    g.over = True
    for seat in range(g.seats):
        g.reveal("turned_up", seat=seat, tokens=tuple(piece.face for piece in g.won[seat]))


def result(g: Table) -> Result | None:
    """Most points by tokens and trinkets; the first trinket on a shelf counts twice. Ties share the place."""
    if not g.over:
        return None
    tokens = tuple(sum(piece.face for piece in pieces) for pieces in g.won)
    trinkets = tuple(worth(g, cards) + worth(g, cards[:1]) for cards in g.shelves)
    totals = tuple(map(sum, zip(tokens, trinkets, strict=True)))
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    lines = (Line("tokens", tokens), Line("trinkets", trinkets))
    return Result(places, winners, totals, lines, "shared" if len(winners) > 1 else "most_points", {})


def ahead(g: Table, seat: int) -> tuple[Frame, ...] | None:
    """A look if looks are taken in turn, or what is laid."""
    if look(seat) in g.agenda:
        return (look(seat),)
    queues = [args[0] for name, args in g.agenda if name == "turns"]
    return (lay(seat),) if any(isinstance(queue, tuple) and seat in queue for queue in queues) else None


TOY_GAME: Game[Table, Options, View] = Game(
    key="magpie",
    seats=range(2, 5),
    Options=Options,
    table_options=TABLE_OPTIONS,
    rules=rules,
    set_up=set_up,
    view=view,
    result=result,
    deal_unknown=deal_unknown,
    saves=Saves(rules, Table, [sides_added]),
    editions=editions,
    options_clash=options_clash,
    contract=Contract(
        longest=200,
        options=(Options(), Options(rounds="3", looks="in_turn"), Options(rounds="1")),
        conserved=conserved,
        secret_picks=frozenset({"pass_on", "lay", "tribute"}),
        hidden=hidden,
    ),
    ahead=ahead,
    span=lambda g, seat: g.round,
)
