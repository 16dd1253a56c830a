"""How the things of the game are called: cards, sectors, persons, boroughs, colours, markets, messages, counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.faces.face import Names
from bot.text import SEAT_MARKS, Words, listed
from rules.notre_dame.components import (
    MARKETS,
    Action,
    MessageKind,
    PersonCard,
    action_of,
    colour_of,
    kind_of,
    message_colour,
)
from rules.notre_dame.components import owner_of as owner_at
from rules.notre_dame.view import RESERVE

ACTIONS: Final = tuple(action.name.lower() for action in Action)
PERSONS: Final = tuple(person.name.lower() for person in PersonCard)
KIND_NAMES: Final = tuple(kind.name.lower() for kind in MessageKind)
SHAPE_NAMES: Final = ("circle", "square", "triangle", "diamond", "star")  # of the marks, which neutral colours have too
MARKET_CODES: Final = tuple(market.lower() for market in MARKETS)
NOTHING: Final = "–"
SIGN: Final = 14  # letters of a person's name on a button, beside what they bring
RAT: Final = "🐀"
BOROUGHS: Final = {
    "": "notre_dame-borough",
    "of": "notre_dame-borough.of",
    "whose": "notre_dame-borough.whose",
    "yours": "notre_dame-borough.yours",
    "own": "notre_dame-borough.own",
}
NEUTRAL: Final = {1: "east", 3: "west"}  # the boroughs of two players that nobody has, as they lie on the board


# --------------------------------------------------------------------------- action cards and sectors


def action_name(words: Words, action: int, form: str = "") -> str:
    """An action card, or the place of that name: short, the ("the bank"), in, from, to, of ("of the bank")."""
    return words(f"notre_dame-action-{ACTIONS[action]}{form and '.' + form}")


def card_name(words: Words, card: int, form: str = "") -> str:
    """What an action card is called, whosever colour it has."""
    return action_name(words, action_of(card), form)


def card_shown(words: Words, names: Names, card: int) -> str:
    """An action card with its colour: "● Bank"; in words mode "Bank (Ana)"."""
    return words("notre_dame-card-of", mark=seat_mark(names, colour_of(card)), card=card_name(words, card))


def place_sign(words: Words, action: int) -> str:
    """A card or place as its sign on picture and button: its short name, for listeners in full."""
    return action_name(words, action, "" if words.spoken else "short")


# --------------------------------------------------------------------------- persons


def person_sign(words: Words, person: int) -> str:
    """A person as the sign on picture and button: in full where the name has at most 14 letters, or is spoken."""
    name = person_name(words, person)
    return name if words.spoken or len(name) <= SIGN else person_name(words, person, "short")


def person_name(words: Words, person: int, form: str = "") -> str:
    """A person's name, or a form of it: short (at most 12 letters), the, of, does (what one gold buys)."""
    return words(f"notre_dame-person-{PERSONS[person]}{form and '.' + form}")


def persons_listed(words: Words, persons: Iterable[int], form: str = "") -> str:
    """Persons as a part of a sentence: "Barmaid, Doctor and Lawyer"."""
    return listed(words, [person_name(words, person, form) for person in persons])


# --------------------------------------------------------------------------- boroughs and markets


def owner_of(names: Names, borough: int) -> int | None:
    """The seat that has a borough of the ring; None is a neutral one, which only a table of two has."""
    return owner_at(borough, len(names.full))


def borough_name(words: Words, names: Names, borough: int, form: str = "") -> str:
    """Whose borough it is: "● Ana", "East"; forms: of ("borough of ● Ana", "East borough"), whose ("of the East")."""
    owner = owner_of(names, borough)
    if owner is None:
        return words(f"notre_dame-neutral-{NEUTRAL[borough]}{form and '.' + form}")
    return words(BOROUGHS[form], who=names.tag(owner))


def market_kind(words: Words, market: int, form: str = "") -> str:
    """Which market of its borough it is: "Fish quay"; forms: sign, the, from, to, at, own, column."""
    return words(f"notre_dame-market-{MARKET_CODES[market % len(MARKETS)]}{form and '.' + form}")


def market_sign(words: Words, names: Names, market: int, seat: int, colours: Sequence[int]) -> str:
    """A market as this seat's labels name it: "Fish quay" in the own borough, "■ Fish quay" in another.

    `colours`: of the boroughs. A neutral one goes by its shape, since its side is another on every seat's picture.
    """
    borough = market // len(MARKETS)
    if words.spoken:
        return market_in_row(words, names, market, seat)
    if owner_of(names, borough) == seat:
        return market_kind(words, market, "sign")
    return f"{SEAT_MARKS[colours[borough]]} {market_kind(words, market, 'sign')}"


def market_lead(words: Words, market: int, sign: str) -> str:
    """The same where no picture shows what kind of market it is: in French "Poissons (quai)"."""
    return sign if words.spoken else words(f"notre_dame-market-{MARKET_CODES[market % len(MARKETS)]}.lead", sign=sign)


def market_in_row(words: Words, names: Names, market: int, seat: int) -> str:
    """A market as rows name it: "Fish quay" in the borough of this seat, "Bea: Fish quay" in another.

    By its sign, as rows are short and beside others of their kind; in words mode by its name.
    """
    borough, kind = market // len(MARKETS), market_kind(words, market, "" if words.spoken else "sign")
    owner = owner_of(names, borough)
    if owner == seat:
        return kind
    where = borough_name(words, names, borough) if owner is None else names.tags[owner]
    return words("notre_dame-market-at", market=kind, borough=where)


def market_name(
    words: Words,
    names: Names,
    market: int,
    form: str = "the",
    *,
    reader: int | None = None,
    mover: int | None = None,
    marks: str = "",
) -> str:
    """A market in a sentence: "the Fish quay in ● Ana’s borough"; forms: the, from, to, at.

    The borough of whoever moves is "their own", that of a reader who does not "your borough". `marks` follow a neutral
    one: its shape.
    """
    borough = market // len(MARKETS)
    owner = owner_of(names, borough)
    if owner is None:
        whose = f"{borough_name(words, names, borough, 'whose')} {marks}".rstrip()
    else:
        whose = borough_name(
            words, names, borough, "own" if owner == mover else "yours" if owner == reader else "whose"
        )
    return words("notre_dame-market-at.full", market=market_kind(words, market, form), whose=whose)


def market_before(words: Words, names: Names, market: int, seat: int, colours: Sequence[int]) -> str:
    """Where the carriage of this seat stands, as its question says it beside the signs of `market_sign`."""
    borough = market // len(MARKETS)
    if owner_of(names, borough) == seat:
        return market_kind(words, market, "at")
    marks = "" if words.spoken else SEAT_MARKS[colours[borough]]
    return market_name(words, names, market, "at", marks=marks)


# --------------------------------------------------------------------------- colours and messages


def seat_mark(names: Names, colour: int) -> str:
    """The shape of a seat's colour; in words mode the name of who sits there."""
    return names.marks[colour] or names.tags[colour]


def is_neutral(names: Names, colour: int) -> bool:
    """Whether a colour belongs to nobody: those of the messages in the neutral boroughs."""
    return colour >= len(names.full)


def colour_mark(words: Words, names: Names, colour: int) -> str:
    """A colour in one sign: "●", of a neutral one its shape; in words mode "Ana", "diamond"."""
    if not is_neutral(names, colour):
        return seat_mark(names, colour)
    return words(f"notre_dame-colour-{SHAPE_NAMES[colour]}") if words.spoken else SEAT_MARKS[colour]


def colour_name(words: Words, names: Names, colour: int) -> str:
    """A colour in a sentence: "● Ana", "neutral ◆"."""
    if not is_neutral(names, colour):
        return names.tag(colour)
    return words("notre_dame-colour-neutral", mark=colour_mark(words, names, colour))


def message_name(words: Words, names: Names, message: int) -> str:
    """A message by colour and points: "●4"; in words mode "Ana 4"."""
    colour, kind = message_colour(message), kind_of(message)
    key = "notre_dame-message.neutral" if is_neutral(names, colour) else "notre_dame-message"
    return words(key, mark=colour_mark(words, names, colour), kind=kind + 1)


def kind_brings(words: Words, kind: int) -> str:
    """What a message of a kind brings: "2 points and 1 marker"."""
    return words(f"notre_dame-kind-{KIND_NAMES[kind]}")


# --------------------------------------------------------------------------- counts


def points_text(words: Words, n: int) -> str:
    """So many prestige points: "3 points"."""
    return words("notre_dame-points", n=n)


def gold_text(words: Words, n: int) -> str:
    """So much gold: "2 gold"."""
    return words("notre_dame-gold", n=n)


def markers_text(words: Words, n: int) -> str:
    """So many markers: "1 marker"."""
    return words("notre_dame-markers", n=n)


def rats_text(words: Words, n: int) -> str:
    """So many rats on a card: "2 rats"."""
    return words("notre_dame-rats", n=n)


def messages_text(words: Words, n: int) -> str:
    """So many messages."""
    return words("notre_dame-messages", n=n)


def cards_text(words: Words, n: int) -> str:
    """So many action cards."""
    return words("notre_dame-cards", n=n)


def pieces_text(words: Words, markers: int, friend: int, *, short: bool = False) -> str:
    """Pieces that move together: "2 markers and the trusted friend"; short: "2 and friend"."""
    if friend and short and not words.spoken:
        return words("notre_dame-sign-pieces", n=markers)
    if not friend:
        return markers_text(words, markers)
    if not markers:
        return words("notre_dame-pieces-friend")
    return words("notre_dame-pieces-with_friend", markers=markers_text(words, markers))


def times(words: Words, parts: Sequence[str]) -> list[str]:
    """Equal parts as one, counted: "bank ×2"."""
    counts = {part: parts.count(part) for part in parts}
    return [part if n == 1 else words("notre_dame-times", what=part, n=n) for part, n in counts.items()]


def is_placed(friend: int) -> bool:
    """Whether a trusted friend stands on a sector already."""
    return friend != RESERVE
