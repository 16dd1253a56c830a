"""`python -m tests.glimpses`: draw the small pictures of lobbies anew, into the package. Look before you commit."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from bot.pictures import BOARD, THEMES, png
from bot.pictures.glimpses import MOST, SHOWN, SIZE, file_of
from bot.text import LOCALES
from rules import GAMES

from .pictures.positions import Position, states

SEED: Final = 11
STRETCH: Final = (880, 440)  # of a board


def middle_of(key: str) -> Position:
    """A game of the usual number of players, a little before its half."""
    game = GAMES[key]
    played = states(key, game.usual_seats, 0, SEED)
    at = len(played) * 9 // 20
    return Position(key, game.usual_seats, played[at], played[at], f"{key}-glimpse")


def main() -> None:
    """Write one file for each game, language and theme."""
    for key in GAMES:
        for locale in LOCALES:
            for theme in SHOWN:
                position = middle_of(key)
                scene = position.scene(None, locale, THEMES[theme], marked=False)
                file = file_of(key, locale, theme)
                assert file is not None
                file.parent.mkdir(exist_ok=True)
                file.write_bytes(small(png(position.painter.board(scene), *BOARD), position.painter.glimpse))
                print(f"{file.stat().st_size:6} {file.name} {key}")


def small(board: bytes, top: int) -> bytes:
    """A stretch of a board, made small."""
    wide, high = STRETCH
    with Image.open(BytesIO(board)) as whole:
        cut = whole.convert("RGB").crop((0, top, wide, top + high)).resize(SIZE, Image.Resampling.LANCZOS)
    made = BytesIO()
    cut.save(made, "WEBP", quality=80, method=6)
    assert made.tell() <= MOST
    return made.getvalue()


if __name__ == "__main__":
    main()
