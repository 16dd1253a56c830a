"""The Pied Piper: he takes rats from one region and the market, and the children nobody pays for."""

from __future__ import annotations

from rules.core import Several

from .book import forced_counted, step
from .components import circles_in
from .rats import infested_touching
from .state import BOY, GIRL, Table


@step
def piper_visits(g: Table) -> None:
    """Big rats, then small rats, then the children in turn order (R-33), then the bribe."""
    g.say("piper_comes", region=g.piper, phase=g.phase)
    clear(g)
    price = g.components.piper_price[g.piper]
    g.then(*(keep(seat, price) for seat in g.order), piper_goes())


def clear(g: Table) -> None:
    """All big rats, and the small ones of the piper's region and of the market."""
    g.big, gone = 0, g.rats & g.components.cleared[g.piper]
    freed = infested_touching(g, gone)
    g.rats &= ~gone
    g.say("cleared", circles=circles_in(gone), n=gone.bit_count(), houses=tuple(freed))


def children(g: Table, seat: int) -> list[int]:
    """The children of a seat in the hall."""
    return [BOY] * g.boys[seat] + [GIRL] * g.girls[seat]


@forced_counted
def keep(g: Table, seat: int, price: int) -> Several[int]:
    """The children a family pays for; the others go to Transylvania."""
    mine = children(g, seat)
    return Several(mine, 0, min(len(mine), g.money[seat] // price))


@keep.chosen
def keep_chosen(g: Table, seat: int, kept: tuple[int, ...], price: int) -> None:
    boys, girls = g.boys[seat] - kept.count(BOY), g.girls[seat] - kept.count(GIRL)
    if kept:
        g.say("kept_children", seat=seat, boys=kept.count(BOY), girls=kept.count(GIRL), n=price * len(kept))
        g.pay(seat, price * len(kept))
    if boys or girls:
        g.say("lost_children", seat=seat, boys=boys, girls=girls)
        g.leave_hall(seat, boys, girls)
        g.road += (seat,) * (boys + girls)


@step
def piper_goes(g: Table) -> None:
    """The bribe that called him goes to the bank; he goes where the largest other one lies, or one space on."""
    g.bank += g.bribes[g.piper]
    g.bribes[g.piper] = 0
    most = max(g.bribes)
    g.piper = g.bribes.index(most) if most else (g.piper + 1) % len(g.bribes)
    g.say("piper_goes", region=g.piper)
