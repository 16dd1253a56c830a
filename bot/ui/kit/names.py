"""The people at a table as texts show them: escaped, isolated, cut, with a mark and a tag that is theirs alone."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from bot.faces import Names
from bot.faces.naming import GAP
from bot.tables import Player
from bot.text import Words, folded, units

MARKS: Final = ("●", "■", "▲", "◆", "★")
LONG = 32
SPOKEN: Final = 20  # room for a name where it stands in every line
ISOLATE, POP = "\u2068", "\u2069"
ISOLATED: Final = re.compile(f"{ISOLATE}(.*?){POP}")
MARKUP: Final = re.compile(r"([\\*_~|`>#\[\]()<])")
LINK: Final = re.compile(r"@|/(?=/)|(?<=www)\.|\.(?=\S*/)", re.IGNORECASE)  # no address, no mention without


def clean(name: str, most: int = LONG) -> str:
    """A name in one line: without control characters, direction marks and runs of blanks, and not too long."""
    kept = "".join(" " if char.isspace() else char for char in name if _shown(char))
    line = " ".join(kept.split())
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"


def _shown(char: str) -> bool:
    return char.isspace() or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def escaped(name: str) -> str:
    """A clean name that Discord shows as it is: no markdown, no mention, no address, no card of an invitation."""
    return unlinked(MARKUP.sub(r"\\\1", name))


def unlinked(name: str) -> str:
    """A name that reads the same, and that Discord takes for no mention, address or invitation."""
    return LINK.sub(rf"\g<0>{GAP}", name)


def isolated(text: str) -> str:
    """A text that cannot turn the direction of what stands around it."""
    return f"{ISOLATE}{text}{POP}"


def in_text(label: str) -> str:
    """A label as a text may hold it: the names in it, which stand isolated, are escaped again."""
    return ISOLATED.sub(lambda name: isolated(escaped(name[1])), label)


def name_of(words: Words, player: Player | None) -> str:
    """A player's plain name: a person's own, a bot player's in the language of the reader."""
    if player is None:
        return words("ui-free-seat")
    if player.bot_number:
        return words("ui-house-player", number=player.bot_number)
    return clean(player.name) or words("ui-nameless")


def names_of(words: Words, players: Sequence[Player | None]) -> Names:
    """The names of a table for texts; faces take the escapes off again for labels."""
    full = [clean(name_of(words, player)) for player in players]
    if words.spoken:
        said = tuple(isolated(escaped(name)) for name in spoken_names(full))
        return Names(full=said, tags=said, marks=("",) * len(full))
    shown = tuple(isolated(escaped(name)) for name in full)
    return Names(full=shown, tags=tags_of(players, full), marks=MARKS[: len(full)])


def spoken_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names as words mode says them: alone they tell the seats apart, so the seat's number goes with a double."""
    said = [folded(_shortened(name, SPOKEN)) for name in names]
    return tuple(
        _shortened(name, SPOKEN) if said[seat] and said.count(said[seat]) == 1 else _numbered(name, seat)
        for seat, name in enumerate(names)
    )


def _numbered(name: str, seat: int) -> str:
    return f"{_shortened(name, SPOKEN - 4)} ({seat + 1})"


def _shortened(name: str, room: int) -> str:
    """A name that takes no more room than so many letters, whatever its signs are."""
    most = room
    while units(clean(name, most)) > room:
        most -= 1
    return clean(name, most)


def tags_of(players: Sequence[Player | None], names: Sequence[str]) -> tuple[str, ...]:
    """Three letters of each name, made unique; S3 for a seat whose name has no letters. Bot players keep theirs."""
    tags: list[str] = []
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        if player is not None and player.bot_number:
            tags.append(name)
        else:
            tags.append(_tag(name, seat, tags))
    return tuple(tags)


def _tag(name: str, seat: int, taken: Sequence[str]) -> str:
    letters = [char for char in name if char.isalnum()]
    tries = ["".join(letters[:3]), *("".join([*letters[:2], char]) for char in letters[3:])]
    fresh = (tag for tag in tries if tag and tag.casefold() not in {old.casefold() for old in taken})
    return next(fresh, f"S{seat + 1}")
