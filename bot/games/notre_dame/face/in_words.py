"""The public table in sentences, one fact a line: for those who listen. The texts are those of words mode only."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Board, Names, paragraphs
from bot.text import Words, listed
from rules.notre_dame.components import (
    MARKETS,
    MOST_RAT,
    NOTRE_DAME,
    SECTORS,
    action_of,
    colour_of,
    editions,
    kind_of,
    message_colour,
)
from rules.notre_dame.view import EMPTY, SeatView, View

from .board import headline
from .cards import choice_of, colours_held
from .glossary import (
    action_name,
    borough_name,
    cards_text,
    colour_name,
    gold_text,
    markers_text,
    market_kind,
    market_name,
    owner_of,
    person_name,
    points_text,
    rats_text,
    seat_mark,
)
from .markets import corners
from .persons import by_letter, does, with_rats


def in_words(words: Words, view: View, names: Names) -> Board:
    """The whole public table in sentences: no marks, no symbols, no code, seats by name."""
    parts = (
        stage_said(words, view, names),
        *(seat_said(words, view, names, seat) for seat in range(view.seats)),
        markets_said(words, view, names),
        persons_said(words, view),
        cards_said(words, view, names),
        tail_said(words, view),
    )
    return Board(headline(words, view, names), paragraphs(parts))


def stage_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """Where the game is, and who begins."""
    if view.over:
        yield words("notre_dame-said-over", round=view.round)
    else:
        yield words(
            "notre_dame-said-round",
            period=view.period,
            round=view.round,
            stage=words(f"notre_dame-stage-{view.stage}"),
        )
    yield words("notre_dame-said-bell", who=names.tag(view.bell))


# --------------------------------------------------------------------------- the seats


def seat_said(words: Words, view: View, names: Names, seat: int) -> Iterator[str]:
    """A borough, what its owner has beside it, the carriage, and the messages taken: a line each."""
    own, who = view.table[seat], names.tag(seat)
    yield " ".join(borough_said(words, own, who))
    yield " ".join(supplies_said(words, view, seat, who))
    yield carriage_said(words, names, seat, own.carriage)
    if told := " ".join(taken_said(words, view, names, seat)):
        yield told


def carriage_said(words: Words, names: Names, seat: int, market: int) -> str:
    """Where a carriage stands: in the own borough, or in whose."""
    if owner_of(names, market // len(MARKETS)) == seat:
        at = market_kind(words, market, "at")
        return words("notre_dame-said-carriage.own", who=names.tag(seat), market=at)
    return words("notre_dame-said-carriage", who=names.tag(seat), market=market_name(words, names, market, "at"))


def borough_said(words: Words, own: SeatView, who: str) -> Iterator[str]:
    """The presence in each sector, the markers at Notre Dame, and whether the trusted friend is still to come."""
    sectors = ", ".join(sector_said(words, own, sector) for sector in SECTORS if own.presence(sector))
    yield (
        words("notre_dame-said-borough", who=who, list=sectors)
        if sectors
        else words("notre_dame-said-borough.empty", who=who)
    )
    if own.markers[NOTRE_DAME]:
        yield words("notre_dame-said-notre-dame", markers=markers_text(words, own.markers[NOTRE_DAME]))
    if not own.placed:
        yield words("notre_dame-said-friend")


def supplies_said(words: Words, view: View, seat: int, who: str) -> Iterator[str]:
    """Gold, supplies and the rat; prestige where it is open; whether the Doctor keeps the plague away."""
    own = view.table[seat]
    gold, markers = gold_text(words, own.gold), markers_text(words, own.personal)
    to = view.rat_after_plague(seat)
    key = "notre_dame-said-supplies" + ("" if not view.plague_to_come else ".outbreak" if to > MOST_RAT else ".then")
    yield words(key, who=who, gold=gold, markers=markers, n=own.general, rat=own.rat, to=to)
    if view.prestige_open:
        yield words("notre_dame-said-points", points=points_text(words, own.prestige or 0))
    if own.spared:
        yield words("notre_dame-said-doctored")


def sector_said(words: Words, own: SeatView, sector: int) -> str:
    """The presence in a sector, and whether the trusted friend is one of it."""
    key = "notre_dame-said-sector.friend" if own.friend == sector else "notre_dame-said-sector"
    return words(key, sector=action_name(words, sector), n=own.presence(sector))


def taken_said(words: Words, view: View, names: Names, seat: int) -> Iterator[str]:
    """The messages a seat has taken, colour by colour, and the colours of which it may take the next."""
    own, told = view.table[seat], list[str]()
    for colour in sorted({message_colour(message) for message in own.collected}):
        kinds = [str(kind_of(message) + 1) for message in own.collected if message_colour(message) == colour]
        told.append(
            words("notre_dame-said-of-colour", colour=colour_name(words, names, colour), list=listed(words, kinds))
        )
    if told:
        yield words("notre_dame-said-taken", who=names.tag(seat), list=words("notre_dame-apart").join(told))
    colours = view.open_colours(seat)
    if len(colours) < len(view.colours_left) and not view.over:
        yield words("notre_dame-said-may-take", list=listed(words, [colour_name(words, names, c) for c in colours]))


# --------------------------------------------------------------------------- markets and persons


def markets_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """The messages borough by borough, each of the colour of its borough."""
    yield words("notre_dame-said-messages")
    for borough, colour in enumerate(view.colours):
        where = borough_name(words, names, borough, "of")
        if owner_of(names, borough) is None:
            where = words("notre_dame-said-of-neutral", borough=where, colour=colour_name(words, names, colour))
        places = [
            words("notre_dame-said-message", market=market_kind(words, market), n=kind_of(message) + 1)
            for market in corners(borough)
            if (message := view.messages[market]) != EMPTY
        ]
        key = "notre_dame-said-markets" if places else "notre_dame-said-markets.empty"
        yield words(key, borough=where, list=", ".join(places))


def persons_said(words: Words, view: View) -> Iterator[str]:
    """The persons on display with their rats and what they do, and those still to come."""
    if view.display:
        yield words("notre_dame-said-plague", n=view.plague)
    for person in view.display:
        rats, told = rats_text(words, view.rats[person]), does(words, view, person)
        yield words("notre_dame-said-person", person=person_name(words, person), rats=rats, does=told)
    if view.browns and not view.over:
        yield words("notre_dame-said-browns", list=with_rats(words, view, view.browns))
    for letter, grays in by_letter(view):
        yield words("notre_dame-said-grays", letter=letter, list=with_rats(words, view, grays))


# --------------------------------------------------------------------------- cards and the rest


def cards_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """What is chosen from, the colours in each hand, and the cards seen in this period, colour by colour."""
    if view.over:
        return
    if choosing := max(len(seat.choosing) for seat in view.table):
        yield words(f"notre_dame-said-choosing.{choice_of(view, choosing)}")
    for seat, own in enumerate(view.table):
        if own.hand:
            held, colours = cards_text(words, len(own.hand)), [seat_mark(names, colour) for colour in colours_held(own)]
            yield words("notre_dame-said-hand", who=names.tag(seat), cards=held, list=listed(words, colours))
    for colour in sorted({colour_of(card) for card in view.played}):
        played = [action_name(words, action_of(card)) for card in sorted(view.played) if colour_of(card) == colour]
        yield words("notre_dame-said-played", colour=names.tag(colour), list=", ".join(played))
    yield words("notre_dame-said-piles", n=view.table[0].pile)
    yield words("notre_dame-said-discards", n=view.discards)


def tail_said(words: Words, view: View) -> Iterator[str]:
    """What Notre Dame shares, the supply of gold, and the edition."""
    if not view.over:
        yield share_said(words, view)
    yield words("notre_dame-said-gold-left", n=view.gold_left)
    reconstructed = editions.is_reconstructed(view.edition)
    yield words(
        "notre_dame-said-edition.reconstructed" if reconstructed else "notre_dame-said-edition",
        edition=view.edition,
    )


def share_said(words: Words, view: View) -> str:
    """What Notre Dame shares at the end of the period, as things stand."""
    markers = view.at_notre_dame
    key = "notre_dame-said-share" if markers else "notre_dame-said-share.none"
    each = points_text(words, view.share)
    return words(key, pool=view.pool, markers=markers_text(words, markers), each=each)
