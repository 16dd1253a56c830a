"""The carriage, the roads, and the messages on the markets."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import PASS, Arg, Refusal

from .book import choice
from .components import MessageKind, Source, kind_of, message_colour
from .state import EMPTY, Table


def reach(g: Table, start: int, steps: int) -> set[int]:
    """The markets at most so many steps away, the one of the start left out."""
    reached = new = {start}
    for _ in range(steps):
        new = {far for near in new for far in g.roads.next_to[near]} - reached
        reached = reached | new
    return reached - {start}


def colours_left(messages: Sequence[int]) -> tuple[int, ...]:
    """The colours of which a message still lies on the board."""
    return tuple(sorted({message_colour(message) for message in messages if message != EMPTY}))


def fewest_collected(messages: Sequence[int], collected: Sequence[int]) -> tuple[int, ...]:
    """The colours that may be taken: of those still on the board the ones of which fewest were collected (R-21)."""
    left = colours_left(messages)
    counts = [sum(message_colour(message) == colour for message in collected) for colour in left]
    return tuple(colour for colour, count in zip(left, counts, strict=True) if count == min(counts))


def open_colours(g: Table, seat: int) -> tuple[int, ...]:
    """The colours a seat may take now."""
    return fewest_collected(g.messages, g.collected[seat])


def allowed(g: Table, seat: int, market: int) -> bool:
    """Whether a message lies there that the seat may take."""
    message = g.messages[market]
    return message != EMPTY and message_colour(message) in open_colours(g, seat)


@choice
def drive(g: Table, seat: int, steps: int) -> list[Arg]:
    """Where the carriage goes, to a message first; going out and back to the present market only for one (R-20)."""
    here, colours = g.carriages[seat], open_colours(g, seat)  # once for what `allowed` says of each market
    messages = {at for at, message in enumerate(g.messages) if message != EMPTY and message_colour(message) in colours}
    markets = reach(g, here, steps)
    if steps > 1 and here in messages:
        markets.add(here)
    return [*sorted(markets & messages), *sorted(markets - messages), PASS]


@drive.chosen
def drive_chosen(g: Table, seat: int, market: Arg, steps: int) -> None:
    if isinstance(market, int):
        g.say("drove", seat=seat, source=g.carriages[seat], target=market)
        g.carriages[seat] = market
        if allowed(g, seat, market):
            g.then(message(seat, market))
    else:
        g.say("stayed", seat=seat)


@drive.barred
def drive_barred(g: Table, seat: int, steps: int) -> dict[Arg, Refusal]:
    here = g.carriages[seat]
    near = reach(g, here, steps) | {here}
    far = Refusal("too_far", {"n": steps, "rule": "carriage"})
    closed = Refusal("colour_closed", {"colours": open_colours(g, seat), "rule": "messages"})
    reasons: dict[Arg, Refusal] = {market: far for market in range(len(g.messages)) if market not in near}
    reasons |= {("take", at): closed for at in near if g.messages[at] != EMPTY and not allowed(g, seat, at)}
    if steps == 1 and allowed(g, seat, here):
        reasons[here] = Refusal("out_and_back", {"rule": "carriage"})
    return reasons


@choice
def message(g: Table, seat: int, market: int) -> tuple[str, str]:
    """The message here may be taken, or left."""
    return "take", PASS


@message.chosen
def message_chosen(g: Table, seat: int, pick: str, market: int) -> None:
    if pick == PASS:
        g.say("left_message", seat=seat, market=market)
        return
    taken = g.messages[market]
    g.say("took_message", seat=seat, market=market, message=taken)
    g.messages = (*g.messages[:market], EMPTY, *g.messages[market + 1 :])
    g.collected[seat] = tuple(sorted((*g.collected[seat], taken)))
    message_benefit(g, seat, kind_of(taken), 1)


def message_benefit(g: Table, seat: int, kind: int, n: int) -> None:
    """What n messages of a kind bring: 1 to 4 points each, with gold, a marker or the rat back (R-22) or alone."""
    if kind == MessageKind.GOLD:
        g.gain_gold(seat, n)
    elif kind == MessageKind.MARKER:
        g.gain_markers(seat, n)
    elif kind == MessageKind.RAT:
        g.rat_back(seat, n)
    g.gain_prestige(seat, n * (kind + 1), Source.MESSAGES)
