"""The ranking of a game: places, names, ratings with their intervals, and the reader's own line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.ratings import PROVISIONAL, Ranked, Rating
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import shown_name
from bot.ui.kit.screen import Button, ButtonRow, Part, Screen, Text

LISTED: Final = 20  # characters of a name
HERE, EVERYWHERE = "here", "everywhere"  # in the ids of the buttons between the two
REACHES: Final = (HERE, EVERYWHERE)
SHOWN: Final = 15  # of those who have a place and bot players, and again of those who are provisional


@dataclass(frozen=True, slots=True)
class RankReader:
    """Who reads a ranking: their id, whether they take part, and whether they are on a server."""

    person: int
    takes_part: bool
    on_a_server: bool = True


def rank_screen(
    words: Words, game: str, parties: Sequence[Ranked], names: Mapping[int, str], reader: RankReader, everywhere: bool
) -> Screen:
    """The ranking of a game, here or everywhere. Who is not in `names` is somebody of another server."""
    scope = words("ui-rank-everywhere" if everywhere else "ui-rank-here")
    head = [f"## {words('ui-rank', game=words(f'game-{game}'))}", f"-# {scope}"]
    lines = [
        *head,
        *_body(words, parties, names),
        *_own(words, parties, reader, everywhere),
        f"-# {words('ui-rank-how')}",
    ]
    parts: list[Part] = [Text("\n".join(lines))]
    if reader.on_a_server:
        now = EVERYWHERE if everywhere else HERE
        parts.append(ButtonRow(tuple(_button(words, game, reach, now) for reach in REACHES)))
    return Screen(tuple(parts))


def _button(words: Words, game: str, reach: str, now: str) -> Button:
    return Button(words(f"ui-rank-to-{reach}"), Id(ids.RANK, ids.NO_TABLE, 0, game, reach), disabled=reach == now)


def _body(words: Words, parties: Sequence[Ranked], names: Mapping[int, str]) -> Iterator[str]:
    known = [one for one in parties if not one.rating.provisional]
    new = [one for one in parties if one.rating.provisional]
    if not any(one.party.person for one in parties):
        yield words("ui-rank-nobody")
    yield from (_line(words, one, names) for one in known[:SHOWN])
    if new:
        yield f"**{words('ui-rank-provisional', n=PROVISIONAL)}**"
    yield from (_line(words, one, names) for one in new[:SHOWN])
    if more := len(known[SHOWN:]) + len(new[SHOWN:]):
        yield words("ui-rank-more", n=more)


def _line(words: Words, one: Ranked, names: Mapping[int, str]) -> str:
    told: dict[str, str | int] = {"rating": rating_text(words, one.rating), "n": one.rating.games}
    if not one.party.person:
        return words("ui-rank-bots", level=one.party.level, **told)
    known = names.get(one.party.person)
    name = words("ui-rank-elsewhere") if known is None else shown_name(words, known, LISTED)
    if one.place is None:
        return words("ui-rank-line-provisional", name=name, **told)
    return words("ui-rank-line", name=name, place=one.place, **told)


def _own(words: Words, parties: Sequence[Ranked], reader: RankReader, everywhere: bool) -> Iterator[str]:
    """Where the reader stands."""
    own = next((one for one in parties if one.party.person == reader.person), None)
    if not reader.takes_part:
        yield words("ui-rank-you-out")
    elif own is None:
        yield words("ui-rank-you-none" if everywhere else "ui-rank-you-none-here")
    else:
        told: dict[str, str | int] = {"rating": rating_text(words, own.rating), "n": own.rating.games}
        of = sum(one.place is not None for one in parties)
        key = "ui-rank-you-provisional" if own.place is None else "ui-rank-you"
        yield words(key, place=own.place or 0, of=of, **told)


def rating_text(words: Words, rating: Rating) -> str:
    """A rating with its interval: "24.1 ± 2.3"."""
    return words("ui-rating", mean=_decimal(words, rating.mean), margin=_decimal(words, rating.margin))


def _decimal(words: Words, number: float) -> str:
    whole, _, tenths = f"{number:.1f}".partition(".")
    return words("ui-decimal", whole=whole, tenths=tenths)
