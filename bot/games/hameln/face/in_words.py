"""The public table in sentences, one fact a line: for those who listen. The texts are those of words mode only."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Board, Names, paragraphs
from bot.text import Words, listed
from rules.hameln.components import circles_in
from rules.hameln.view import View

from .board import headline
from .glossary import (
    children_text,
    circles_listed,
    florins,
    house_name,
    kind_name,
    rats_listed,
    region_name,
    stock_text,
)
from .holdings import in_order, tokens


def in_words(words: Words, view: View, names: Names) -> Board:
    """The whole public table in sentences: no marks, no symbols, no code, seats by name."""
    parts = (
        stage_said(words, view, names),
        (house_said(words, view, names, house) for house in range(len(view.men))),
        rats_said(words, view),
        families_said(words, view, names),
        beside_said(words, view, names),
        tail_said(words, view),
    )
    return Board(headline(words, view, names), paragraphs(parts))


def stage_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """Where the game is, and the order of this cycle."""
    order = ", ".join(names.tag(seat) for seat in view.order)
    yield words(f"hameln-said-{view.stage}", phase=view.phase, turn=view.turns + 1)
    if view.over:
        return
    yield words("hameln-said-order", list=order, who=names.tag(view.order[view.place]))
    if view.stage == "opening":
        yield words("hameln-said-women.reverse" if view.women_order == "reverse" else "hameln-said-women")
    if view.passed:
        yield words("hameln-said-passed", list=listed(words, [names.tag(seat) for seat in view.passed]))
    yield words("hameln-said-pool", n=view.pool, all=view.big_rats)


# --------------------------------------------------------------------------- the town


def house_said(words: Words, view: View, names: Names, house: int) -> str:
    """A house: what it costs and draws, who lives there, its rats."""
    components = view.components
    printed, around, free = components.houses[house], len(view.circles_of(house)), view.free(house)
    man, woman = view.men[house], view.women[house]
    if man < 0:
        people = words("hameln-said-empty")
    elif woman < 0:
        people = words("hameln-said-man", man=names.tag(man))
    else:
        people = words("hameln-said-couple", man=names.tag(man), woman=names.tag(woman))
    return words(
        "hameln-said-house",
        house=house_name(components, house),
        kind=kind_name(words, printed.kind),
        price=printed.cost,
        rats=view.activity[house],
        people=people,
        n=around - len(free),
        all=around,
        free=len(free),
        list=circles_listed(components, view.seats, free),
        state=words(f"hameln-said-state-{infestation(view, house)}"),
    )


def infestation(view: View, house: int) -> str:
    """clean, infested, or infested with a big rat."""
    return "clean" if not view.infested[house] else "big" if view.has_big_rat(house) else "bare"


def rats_said(words: Words, view: View) -> Iterator[str]:
    """Every circle with a rat."""
    n = view.rats.bit_count()
    yield words("hameln-said-rats" if n else "hameln-said-rats.none", n=n, list=rats_listed(view))
    if view.small_rats_limited:
        yield words("hameln-said-rats.limited", n=view.components.pieces.small_rats)
    if view.sides and not view.over:
        yield words("hameln-said-sides", list=circles_listed(view.components, view.seats, circles_in(view.sides)))


# --------------------------------------------------------------------------- the families


def families_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """What each family has."""
    for seat, own in in_order(view):
        yield words(
            "hameln-said-family",
            who=names.tag(seat),
            money=florins(words, own.money),
            goods=stock_text(words, own.goods) or words("hameln-said-no-goods"),
            tokens=len(own.tokens),
            members=own.reserve,
        )
        if children := children_text(words, own.boys, own.girls):
            yield words("hameln-said-hall", who=names.tag(seat), children=children)
    bag = children_text(words, view.bag_boys, view.bag_girls)
    yield words("hameln-said-bag" if bag else "hameln-said-bag.empty", children=bag)
    if values := tokens(words, view, names):
        yield values


# --------------------------------------------------------------------------- beside the town


def beside_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """Influence, the piper and his bribes, the cat, the road."""
    components, step = view.components, view.on_offer
    told = ", ".join(f"{names.tag(seat)} {view.table[seat].influence}" for seat in view.ranks)
    yield words("hameln-said-influence", list=told)
    yield words("hameln-said-step", price=florins(words, step.price), n=step.gain, step=view.next_step + 1)
    region, price = region_name(words, components, view.piper, "quarter"), florins(words, view.child_price)
    yield words("hameln-said-piper-stands", region=region, price=price)
    for bribed, n in enumerate(view.bribes):
        if n:
            yield words(
                "hameln-said-bribe", region=region_name(words, components, bribed, "quarter"), n=florins(words, n)
            )
    yield words("hameln-said-cat", who=names.tag(view.cat)) if view.cat >= 0 else words("hameln-said-cat.bank")
    values = components.road_costs(len(view.road) + 1)
    lost = [f"{names.tag(seat)} {value}" for seat, value in zip(view.road, values, strict=False)]
    yield words("hameln-said-road" if lost else "hameln-said-road.none", list=", ".join(lost))
    yield words("hameln-said-road.next", value=values[-1])


def tail_said(words: Words, view: View) -> Iterator[str]:
    """What is left beside the board, and the edition."""
    yield words("hameln-said-supply", goods=stock_text(words, view.supply) or words("hameln-said-no-goods"))
    yield words("hameln-said-piles", list=", ".join(map(str, view.piles)))
    key = "hameln-said-bank.debt" if view.bank < 0 else "hameln-said-bank"
    yield words(key, n=florins(words, abs(view.bank)))
    if view.bank_limited:
        yield words("hameln-said-bank.limited")
    key = "hameln-said-edition" if view.components.faithful else "hameln-said-edition.reconstructed"
    yield words(key, edition=view.edition, name=view.components.board_name)
