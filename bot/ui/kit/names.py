"""Players' names in texts: escaped, direction-isolated, shortened, with a mark and a unique tag for each seat."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import cycle, islice
from typing import Final

from bot.faces import Names
from bot.faces.naming import GAP, plain
from bot.tables import Player
from bot.tables.values.bot_names import bot_names_of, styles_of
from bot.text import SEAT_MARKS, Words, folded, units

LONG = 32
SEAT_LETTERS: Final = "STUVWXYZABCDEFGHIJKLMNOPQR"  # before a seat's number, where its name has no letters
SPOKEN: Final = 20  # characters of a name in words mode, where it is in every line
BLANKS: Final = "\u115f\u1160\u3164\uffa0\u2800"  # letters and a symbol to Unicode, which nobody sees
VISIBLE: Final = "LNPS"  # letters, numbers, punctuation, symbols; marks alone mark nothing
ISOLATE, POP = "\u2068", "\u2069"
ISOLATED: Final = re.compile(f"{ISOLATE}(.*?){POP}")
MARKUP: Final = re.compile(r"([\\*_~|`>#\[\]()<])")
LINK: Final = re.compile(
    r"@|/(?=/)|(?<=www)\.|\.(?=\S*/)", re.IGNORECASE
)  # every address and mention needs one of these


@lru_cache(1024)
def clean(name: str, most: int = LONG) -> str:
    """A name on one line, without control characters, direction marks and runs of blanks, at most `most` characters.

    "" where nothing of it can be seen.
    """
    kept = "".join(" " if _is_blank(char) else char for char in name if _shown(char))
    line = " ".join(kept.split()) if any(unicodedata.category(char)[0] in VISIBLE for char in kept) else ""
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"


def _is_blank(char: str) -> bool:
    return char.isspace() or char in BLANKS


def _shown(char: str) -> bool:
    return char.isspace() or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def escaped(name: str) -> str:
    """A clean name escaped so that Discord shows it literally: no Markdown, mention, link or invitation card."""
    return unlinked(MARKUP.sub(r"\\\1", name))


def game_name(words: Words, game: str) -> str:
    """The name of a game by its key, which stands for one that this program does not have any more."""
    return words(f"game-{game}") if words.has(f"game-{game}") else game


def channel_told(words: Words, channel: int, here: int = 0) -> str:
    """A link to a channel; what stands in that channel itself says *here*."""
    return words("ui-here") if channel == here else f"<#{channel}>"


def unlinked(name: str) -> str:
    """A name that looks the same but is no mention, link or invitation for Discord."""
    return LINK.sub(rf"\g<0>{GAP}", name)


def shown_name(words: Words, name: str, most: int = LONG) -> str:
    """A person's name in a text of a message; somebody nameless is called so."""
    return isolated(escaped(clean(name, most))) if clean(name) else words("ui-nameless")


def isolated(text: str) -> str:
    """A text in Unicode isolates, so that it cannot change the direction of the text around it."""
    return f"{ISOLATE}{text}{POP}"


def in_text(label: str) -> str:
    """A button label for use in a text: the names in it, found by their isolates, are escaped again."""
    return ISOLATED.sub(lambda name: isolated(escaped(name[1])), label)


def without_markdown(text: str) -> str:
    """A text of a message as pictures letter it: no bold, no small print, no escapes and isolates."""
    return plain(text.replace("**", "").removeprefix("-# "))


def plain_names(words: Words, players: Sequence[Player | None], code: str) -> tuple[str, ...]:
    """The names at a table: people's own, of bot players those that the table's code gives them."""
    bot_names = bot_names_of(code, [player.bot_number for player in players if player])
    return tuple(_name(words, player, bot_names) for player in players)


def bot_name(words: Words, code: str, number: int) -> str:
    """The name that the table with this code gives a bot player by its number."""
    return words(f"ui-bot-{bot_names_of(code, [number])[number]}")


def _name(words: Words, player: Player | None, bot_names: Mapping[int, int]) -> str:
    if player is None:
        return words("ui-free-seat")
    if player.bot_number:
        return words(f"ui-bot-{bot_names[player.bot_number]}")
    return clean(player.name) or words("ui-nameless")


def bot_seats(players: Sequence[Player | None]) -> tuple[int, ...]:
    """The seats that bots play."""
    return tuple(seat for seat, player in enumerate(players) if player and player.bot_number)


def names_of(words: Words, players: Sequence[Player | None], code: str) -> Names:
    """The names of a table's players for texts; faces remove the escapes for labels."""
    full = plain_names(words, players, code)
    said = spoken_names(full) if words.spoken else full
    shown = tuple(isolated(escaped(name)) for name in said)
    titles = _titles(words, players, shown, code)
    if words.spoken:
        return Names(full=shown, tags=shown, marks=("",) * len(full), titles=titles)
    return Names(
        full=shown,
        tags=tags_of(players, full),
        marks=tuple(islice(cycle(SEAT_MARKS), len(full))),  # the lobby of several tables has more seats than marks
        titles=titles,
    )


def _titles(words: Words, players: Sequence[Player | None], shown: Sequence[str], code: str) -> tuple[str, ...]:
    """The names for legends: a bot with its trade, and in brackets that it is one, its level and its style."""
    bot_names, styles = bot_names_of(code, [each.bot_number for each in players if each]), styles_of(code, players)
    return tuple(
        words(
            "ui-bot-titled",
            name=isolated(words(f"ui-bot-{bot_names[player.bot_number]}.trade")),
            level=words("ui-level", level=player.level),
            style=words("ui-style", style=styles[seat]),
        )
        if player and player.bot_number
        else name
        for seat, (player, name) in enumerate(zip(players, shown, strict=True))
    )


def spoken_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names for words mode, which has no marks: where two are alike, the seat's number is added."""
    said = [folded(_shortened(name, SPOKEN)) for name in names]
    return tuple(
        _shortened(name, SPOKEN) if said[seat] and said.count(said[seat]) == 1 else _numbered(name, seat)
        for seat, name in enumerate(names)
    )


def _numbered(name: str, seat: int) -> str:
    return f"{_shortened(name, SPOKEN - 4)} ({seat + 1})"


def _shortened(name: str, room: int) -> str:
    """A name of at most `room` UTF-16 units."""
    most = room
    while units(clean(name, most)) > room:
        most -= 1
    return clean(name, most)


def tags_of(players: Sequence[Player | None], names: Sequence[str]) -> tuple[str, ...]:
    """Unique tags of three letters; "S3" where the third seat's name has no letters. People choose before bots."""
    bots = bot_seats(players)
    tags: dict[int, str] = {}
    for seat in sorted(range(len(names)), key=lambda seat: seat in bots):
        tags[seat] = _tag(names[seat], seat, tags.values())
    return tuple(tags[seat] for seat in range(len(names)))


def _tag(name: str, seat: int, taken: Collection[str]) -> str:
    letters = [char for char in name if char.isalnum()]
    tries = ["".join(letters[:3]), *("".join([*letters[:2], char]) for char in letters[3:])]
    tries += [f"{letter}{seat + 1}" for letter in SEAT_LETTERS]
    return next(tag for tag in tries if tag and tag.casefold() not in {old.casefold() for old in taken})
