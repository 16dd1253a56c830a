"""What an answer brings, for its button.

The rules play the answer ahead in imagined worlds (`Prospect`); the words here come from the events, the next question
and the view that result. No card or person is named in this file: a new one needs a text at most.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.faces.facts import TextArguments
from bot.faces.question_context import number
from bot.text import Words, listed, units
from rules.core import PASS, Ask, Facts, Prospect
from rules.notre_dame.components import MOST_RAT, NOTRE_DAME, action_of
from rules.notre_dame.view import SeatView, View, arguments

from .gains import Gains
from .glossary import PERSONS, card_name, markers_text, points_text
from .question_context import Context

Ahead = Prospect[View]
AT_MOST: Final = frozenset({"donate", "give_back", "patron"})  # questions of how much: what is most is told
PLATE: Final = 24  # characters of a plate on the picture of a question
OUTCOME: Final = "notre_dame-option-plague_then"  # where the plague would leave the rat
BETTER: Final = "notre_dame-gain-plague"  # the same as a gain
WHERE_FROM: Final = frozenset({"marker", "marker_to_notre_dame"})  # of which marker: what all bring is told


def gains(at: Context, then: Ahead) -> Gains:
    """What the seat that is asked gains by the last answer."""
    made = Gains()
    for key, facts in own_events(at, then):
        made.add(key, facts)
    return made


def own_events(at: Context, then: Ahead) -> Iterator[tuple[str, Facts]]:
    """The events of the last answer that concern the seat that is asked."""
    return ((key, facts) for key, facts in then.events if facts.get("seat") == at.seat)


def happens(at: Context, then: Ahead | None, key: str) -> bool:
    """Whether the answer causes this event for the seat that is asked."""
    return then is not None and any(key == happened for happened, _ in own_events(at, then))


def why_nothing(at: Context, then: Ahead | None, card: int, told: str) -> str:
    """What is told of a card without an action, with what is missing for it."""
    is_poor = action_of(card) == NOTRE_DAME and not (seat_then(at, then) or at.mine).gold
    return at.words("notre_dame-gain-no_gold" if is_poor else "notre_dame-gain-no_marker", gain=told)


def answers(then: Ahead) -> list[Ahead]:
    """What follows each answer to the next question, passing left out; of a counted question, picking every option."""
    ask = then.ask
    if ask is None:
        return []
    picks = [(option,) for option in ask.options if option != PASS] if ask.most == 1 else [ask.options]
    return [further for pick in picks if (further := then.of(*pick))]


def best(at: Context, then: Ahead) -> Gains:
    """The most that the last answer can bring, with the questions of how much and of which marker answered best."""
    found = [gains(at, then)]
    if then.ask and then.ask.choice in AT_MOST | WHERE_FROM:
        found += [best(at, further) for further in answers(then)]
    return max(found, key=lambda made: (made.all_points, made.rat))


# --------------------------------------------------------------------------- in words


def brings(at: Context, then: Ahead | None, *, placed: bool = True) -> str:
    """What an answer brings in a few words; "not now" for one that cannot be given.

    `placed`: markers that go straight onto the board are told as well.
    """
    return listed(at.words, _parts(at, then, placed=placed))


def plate(at: Context, then: Ahead | None, *, placed: bool = True, plague: bool = True) -> str:
    """The same on the picture: the first parts, as many as a plate has room for.

    `plague`: where it would leave the rat is told as well.
    """
    told = ""
    for part in _parts(at, then, placed=placed, brief=True, plague=plague):
        longer = f"{told}, {part}" if told else part
        if units(longer) > PLATE:
            break
        told = longer
    return told


def from_to(at: Context, before: int, after: int) -> str:
    """How many stand somewhere before and after an answer: "2 → 1"."""
    return at.words("notre_dame-plate-then", before=before, after=after)


def _parts(at: Context, then: Ahead | None, *, placed: bool, brief: bool = False, plague: bool = False) -> list[str]:
    """What an answer brings; where the plague would leave the rat is told on demand, and where nothing else is."""
    if then is None:
        return [at.words("notre_dame-gain-barred")]
    parts = _gained(at, then, placed=placed, brief=brief)
    rat = plague_then(at, then, "notre_dame-gain-plague.plate" if brief else BETTER)
    if rat and (plague or not parts):
        return [*parts, rat]
    stays = happens(at, once_placed(then), "rat_back") and not at.mine.rat
    return parts or [at.words("notre_dame-gain-rat_stays" if stays else "notre_dame-gain-nothing")]


def _gained(at: Context, then: Ahead, *, placed: bool, brief: bool) -> list[str]:
    """What is gained and what is asked; of a marker still to be chosen what all bring, else the most it can bring."""
    if then.ask is None or then.ask.choice not in WHERE_FROM:
        return [*_happenings(at, then, placed=placed, brief=brief), *_next(at, then, brief)]
    told = {tuple(_gained(at, further, placed=True, brief=brief)) for further in answers(then)}
    return list(told.pop()) if len(told) == 1 else [_at_most(at, then)]


def _at_most(at: Context, then: Ahead) -> str:
    most = best(at, then)
    if most.all_points:
        return at.words("notre_dame-gain-most", gain=points_text(at.words, most.all_points))
    return at.words("notre_dame-gain-rat_most", n=most.rat)


def _happenings(at: Context, then: Ahead, *, placed: bool, brief: bool) -> Iterator[str]:
    """The gains at once, in a fixed order; a person who has a card played only names the card."""
    played = [number(facts["card"]) for key, facts in own_events(at, then) if key == "played"]
    if played and at.ask.choice != "play":
        told = at.words("notre_dame-gain-played", card=card_name(at.words, played[0], "short"))
        if happens(at, then, "no_action"):
            told = why_nothing(at, then, played[0], at.words("notre_dame-gain-nothing") if brief else told)
        yield told
        return
    made, words = gains(at, then), at.words
    if made.places and placed:
        yield words("notre_dame-gain-placed", n=len(made.places))
    if made.all_points:
        yield words("notre_dame-gain-points", n=made.all_points)
    if made.markers:
        yield words("notre_dame-gain-markers", n=made.markers)
    if made.gold:
        yield words("notre_dame-gain-gold", n=made.gold)
    if made.rat:
        yield words("notre_dame-gain-rat", n=made.rat)
    if (own := seat_then(at, then)) and own.spared and not at.mine.spared:
        yield words("notre_dame-gain-doctored")


def _next(at: Context, then: Ahead, brief: bool) -> Iterator[str]:
    """What is asked next, on plates in brief; the same question once more does not come of this answer."""
    ask = then.ask
    if ask is None or ask.choice == at.ask.choice or (at.ask.choice != "play" and happens(at, then, "played")):
        return
    if ask.choice in AT_MOST:
        yield _at_most(at, then)
        return
    times, placed = then.waiting.count(ask.choice), int(at.mine.placed)
    told = {name: arg for name, arg in arguments(ask).items() if isinstance(arg, int)}
    yield at.words(_next_key(at, ask, times, brief), **{**told, "times": times, "most": ask.most, "placed": placed})


def _next_key(at: Context, ask: Ask, times: int, brief: bool) -> str:
    """The text of what is asked next: on plates in brief, of a person who asks, of the benefits that can be had."""
    key, known = f"notre_dame-gain-{ask.choice}", arguments(ask)
    forms = [f"{key}.plate"] if brief else []
    if "person" in known:
        forms.append(f"{key}-{PERSONS[number(known['person'])]}")
    elif ask.choice == "benefit" and times == 1 and not brief:
        forms.append(f"{key}.{'_or_'.join(map(str, ask.options))}")
    return next(filter(at.words.has, forms), key)


# --------------------------------------------------------------------------- the table then


def seat_then(at: Context, then: Ahead | None) -> SeatView | None:
    """What would lie before the seat that is asked; None where that is not certain."""
    return then.view.table[at.seat] if then and then.view else None


def presence_then(at: Context, then: Ahead, sector: int) -> int:
    """How many pieces would stand in a sector, a marker that is still to be chosen among them."""
    own = seat_then(at, once_placed(then))
    return own.presence(sector) if own else 0


def once_placed(then: Ahead) -> Ahead:
    """The table once a marker that is still to be chosen has moved: whichever it is, as many stand where it goes."""
    if then.ask and then.ask.choice in WHERE_FROM:
        return next(iter(answers(then)), then)
    return then


def plague_then(at: Context, then: Ahead | None, key: str = OUTCOME) -> str:
    """Where the plague of this round would leave the rat after an answer, as the text under `key` says it.

    As a gain it is told only where it is better than now. "" where the answer does not change it, or where that depends
    on which marker is moved, which is still to be chosen.
    """
    if then is None or not at.view.plague_to_come:
        return ""
    open_source = then.ask and then.ask.choice in WHERE_FROM
    told = {_plague_told(at, way, key) for way in (answers(then) if open_source else [then])}
    return told.pop() if len(told) == 1 else ""


def _plague_told(at: Context, then: Ahead, key: str) -> str:
    if then.view is None:
        return ""
    told, now = (rat_told(at.words, view, at.seat) for view in (then.view, at.view))
    moved = then.view.rat_after_plague(at.seat) - at.view.rat_after_plague(at.seat)
    changes = (moved or told != now) if key == OUTCOME else moved < 0
    if not changes:
        return ""
    return at.words(key, **told, prevented=int(now["outbreak"] != told["outbreak"]))


def rat_told(words: Words, view: View, seat: int) -> TextArguments:
    """Where the plague would leave a rat, whether that is an outbreak, and what it costs, as texts call it."""
    rat = view.rat_after_plague(seat)
    points, markers = view.outbreak_costs(seat)
    parts = [points_text(words, points)] * bool(points) + [markers_text(words, markers)] * bool(markers)
    price = listed(words, parts) if parts else words("notre_dame-outbreak-nothing")
    return {"n": min(rat, MOST_RAT), "outbreak": int(rat > MOST_RAT), "price": price if rat > MOST_RAT else ""}
