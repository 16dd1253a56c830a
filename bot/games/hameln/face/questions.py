"""What is asked: the call for everybody, the question and its options for the one who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.question_context import numbers, revealed, roomy
from bot.text import Words, listed
from rules.core import Arg, Ask, Pick
from rules.hameln.view import BOY, Activations, arguments

from .facts import told
from .glossary import children_text, florins, goods_text, houses_listed, region_name
from .labels import LABELS, houses_ahead
from .question_context import Context, longest_that_fits
from .rat_labels import placing, touching


def plans(choice: str) -> bool:
    """Whether an answer waits for what is asked next: all that one person decides in a row is one plan."""
    return True


def reveals(at: Context, barrier: str) -> str:
    """What an answer reveals, by the key of the event that bars undo; the label of several houses says it itself."""
    ask = at.ask
    if ask.choice == "activate" and barrier == "dice" and ask.most > 1:
        return ""
    return revealed(at.words, f"hameln-reveals-{barrier}", "hameln-reveals", ask.most if ask.choice == "piles" else 1)


def call(words: Words, ask: Ask) -> str:
    """What somebody is asked, as everybody may read it."""
    return words(f"hameln-call-{ask.choice}")


def hint(at: Context) -> str:
    """A line for somebody's first game, above the question."""
    return at.words(f"hameln-hint-{at.ask.choice}")


# --------------------------------------------------------------------------- the question


def question(at: Context) -> str:
    """The question as the one who is asked reads it."""
    facts = told(at.words, at.components, arguments(at.ask), at.names) | _about(at)
    return "\n".join((at.words(f"hameln-ask-{at.ask.choice}", **facts).rstrip(), *_then(at)))


def _then(at: Context) -> Iterator[str]:
    """What comes next: where rats go, unless all circles are needed or none; the piper, if the last big rat may go."""
    houses = numbers(at.ask.options) if at.ask.choice == "activate" else ()
    if any(0 < at.view.draws(house) < len(at.view.free(house)) for house in houses):
        yield at.words("hameln-ask-activate.then")
    if _can_take_last_rat(at):
        own, view = at.own, at.view
        yield at.words(
            "hameln-ask-last_rat",
            ends=int(view.is_last_phase),
            points=at.components.scoring.ended_game,
            quarter=region_name(at.words, at.components, view.piper, "quarter"),
            price=florins(at.words, view.child_price),
            children=children_text(at.words, own.boys, own.girls) or at.words("hameln-children", n=0),
            money=florins(at.words, own.money),
        )


def _can_take_last_rat(at: Context) -> bool:
    """Whether some answer is certain to take the last big rat of the phase."""
    ask, view = at.ask, at.view
    match ask.choice:
        case "act":
            return any(view.last_rat_of(houses_ahead(at, str(what))) for what in ask.options)
        case "activate":
            return view.last_rat_of(numbers(ask.options))
        case "rats":
            return any(map(view.last_rat_at, combinations(numbers(ask.options), ask.most)))
        case "rat_set":
            return any(view.last_rat_at(numbers(circles)) for circles in ask.options)
    return False


def _about(at: Context) -> TextArguments:
    """Arguments of a question's text that are not among the arguments of the question."""
    ask, view = at.ask, at.view
    match ask.choice:
        case "rats" | "rat_set":
            return {"touching": touching(at, at.arg(1), view.free(at.arg(1)))}
        case "home":
            whose = {"own": int(at.arg(1) == at.seat), "hers": int(at.arg(2) == at.seat)}
            return {**whose, "money": florins(at.words, view.table[at.arg(1)].money)}
        case "for_money" | "for_tokens":
            goods = goods_text(at.words, numbers(ask.options))
            return {"goods": goods, "left": view.tokens_left, "least": ask.least}
        case "optional" | "bribe" | "amount":
            return {"money": florins(at.words, at.own.money)}
        case "keep":
            own = at.own
            children = children_text(at.words, own.boys, own.girls)
            costs = view.lost_on_road(own.boys + own.girls)
            return {"children": children, "money": florins(at.words, own.money), "most": ask.most, "costs": costs}
        case "piles":
            values = at.components.pieces.tokens
            return {"n": ask.most, "lowest": min(values), "highest": max(values)}
    return {}


def sides(choice: str) -> bool:
    """Whether the panel may ask which options stay, where those are fewer; never for rats, which go somewhere."""
    return choice != "rats"


# --------------------------------------------------------------------------- options


def option(at: Context, option: Arg) -> Label:
    """One option of a question."""
    return LABELS[at.ask.choice](at, option)


def confirm(at: Context, pick: Pick, room: int = LABEL) -> str:
    """The label of the button that hands in a counted pick; of one option its own."""
    if at.ask.least == at.ask.most == 1:
        return option(at, pick[0]).label
    return CONFIRMED[at.ask.choice](at, pick, room)


def _activate(at: Context, pick: Pick, room: int) -> str:
    """The houses, how many children are drawn; that some are skipped and the last big rat goes is never left out."""
    row = at.view.in_a_row(numbers(pick))
    names, n, children = houses_listed(at.components, row.activated), len(row.activated), _children_of(at, row)
    facts: TextArguments = {"houses": names, "n": n, "all": len(pick)}
    keys = ("hameln-confirm-activate", "hameln-confirm-activate.short")
    activate, counted = (f"{at.words(key, **facts)}{children[0]}" for key in keys)
    if not (row.skipped or row.takes_last):
        return longest_that_fits(room, activate, counted)
    some = int(bool(row.skipped))
    short = f"{names}{children[1]}"
    briefest = f"{at.words('hameln-confirm-activate.briefest', some=some, **facts)}{children[1]}"
    gone: TextArguments = {"houses": houses_listed(at.components, row.skipped), "n": len(row.skipped)}
    forms_skipped = ("hameln-confirm-skipped", "hameln-confirm-skipped.count")
    skipped = [f" · {at.words(form, **gone)}" if some else "" for form in forms_skipped]
    lasts = [f" · {at.last_rat(short=short)}" if row.takes_last else "" for short in (False, True)]
    forms = [(head, out) for head in (activate, short) for out in skipped] + [(briefest, "")]
    return longest_that_fits(room, *(f"{head}{out}{last}" for head, out in forms for last in lasts))


def _children_of(at: Context, row: Activations) -> tuple[str, str]:
    """The children drawn in these houses, and in fewer words; "" for none."""
    n = at.view.children_from(row.activated)
    brief = f" · {at.words('hameln-children', n=n)}" if n else ""
    return at.words("hameln-confirm-draws", n=n), brief


def _rats(at: Context, pick: Pick, room: int) -> str:
    """Where rats go, and what they infest."""
    return placing(at, numbers(pick), room)


def _for_money(at: Context, pick: Pick, room: int) -> str:
    if not pick:
        return _given_at_once(at, room) or at.words("hameln-confirm-for_money.none")
    price = at.paid(pick, "sold")
    if len(pick) == len(at.ask.options) > 1:
        return at.words("hameln-confirm-for_money.all", price=price)
    facts: TextArguments = {"goods": goods_text(at.words, numbers(pick)), "price": price}
    return roomy(at.words, "hameln-confirm-for_money", room, facts)


def _given_at_once(at: Context, room: int) -> str:
    """What is given for tokens where nothing is sold for money and nothing is left to choose; else ""."""
    then = at.after()
    if then is None or len(at.ask.options) > 1 or then.ask is None or then.ask.choice != "piles":
        return ""
    return _for_tokens(at, at.ask.options, room)


def _for_tokens(at: Context, pick: Pick, room: int) -> str:
    if not pick:
        return at.words("hameln-confirm-for_tokens.none")
    facts: TextArguments = {"goods": goods_text(at.words, numbers(pick)), "n": len(pick)}
    return roomy(at.words, "hameln-confirm-for_tokens", room, facts)


def _piles(at: Context, pick: Pick, room: int) -> str:
    piles = sorted(numbers(pick))
    counted = {pile + 1: piles.count(pile) for pile in piles}
    full, short = (
        [at.words(key, n=n, pile=pile) for pile, n in counted.items()]
        for key in ("hameln-from_pile", "hameln-from_pile.short")
    )
    shorter = at.words("hameln-confirm-piles.short", list=", ".join(short))
    return longest_that_fits(room, listed(at.words, full), shorter, at.words("hameln-confirm-piles", n=len(piles)))


def _keep(at: Context, pick: Pick, room: int) -> str:
    if not pick:
        return at.words("hameln-confirm-keep.none")
    price = at.paid(pick, "kept_children")
    if len(pick) == len(at.ask.options) > 1:
        return at.words("hameln-confirm-keep.all", price=price)
    boys = pick.count(BOY)
    facts: TextArguments = {"children": children_text(at.words, boys, len(pick) - boys), "price": price}
    return roomy(at.words, "hameln-confirm-keep", room, facts)


Confirm = Callable[[Context, Pick, int], str]
CONFIRMED: Final[Mapping[str, Confirm]] = {
    "activate": _activate,
    "rats": _rats,
    "for_money": _for_money,
    "for_tokens": _for_tokens,
    "piles": _piles,
    "keep": _keep,
}
