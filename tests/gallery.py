"""`make gallery`: a page with pictures of all drawn games at several positions, seat counts, languages and themes."""

from __future__ import annotations

import sys
from html import escape
from itertools import product
from pathlib import Path

from bot.pictures import SIZES, THEMES
from bot.pictures.render import render
from bot.text import LOCALES
from tests.pictures.positions import Position, positions

STYLE = "body{background:#222;color:#eee;font:16px sans-serif}img{max-width:100%;margin:4px 0}figure{margin:24px 0}"


def main(folder: Path) -> None:
    """Draw everything into a folder, with an index.html."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = []
    looks = list(product(LOCALES, THEMES))
    for nth, position in enumerate(positions()):
        locale, theme = looks[nth % len(looks)]
        figures += drawn(folder, position, locale, theme)
    page = f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{STYLE}</style>{''.join(figures)}"
    (folder / "index.html").write_text(page, "utf-8")
    print(f"{len(figures)} pictures: {folder / 'index.html'}")


def drawn(folder: Path, position: Position, locale: str, theme: str) -> list[str]:
    """The board and one hand of a position, as figures of the page."""
    seat = position.asked[0] if position.asked else 0
    public, own = (
        position.scene(who, locale, next(t for t in THEMES.values() if t.key == theme)) for who in (None, seat)
    )
    painter = position.painter
    made = {
        "board": (painter.board(public), painter.board_alt(public)),
        "hand": (painter.hand(own), painter.hand_alt(own)),
    }
    figures = []
    for what, (svg, alt) in made.items():
        if not svg:  # nothing to show, as a hand without tokens
            continue
        name = f"{position.label}-{what}-{locale}-{theme}.webp"
        (folder / name).write_bytes(render(svg, *SIZES[what], public.theme.zoom))
        figures.append(
            f'<figure><img src="{name}" alt="{escape(alt)}"><figcaption>{name}<br>{escape(alt)}</figcaption></figure>'
        )
    return figures


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery"))
