"""`make gallery`: a page with pictures of all drawn games at several positions, seat counts, languages and themes."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from html import escape
from itertools import cycle, product
from pathlib import Path

from bot.pictures import THEMES, Theme, draw
from bot.pictures.renderer import What
from bot.text import LOCALES

from .pictures.positions import Position, positions

STYLE = """body{background:#222;color:#eee;font:16px/1.4 sans-serif;margin:24px}figure{margin:0 0 32px}
img{max-width:100%;display:block;margin:8px 0}figcaption{max-width:60em}small{color:#aaa}"""


def main(folder: Path, shown: Iterable[Position]) -> None:
    """Draw positions into a folder, with an index.html; languages and themes go round."""
    folder.mkdir(parents=True, exist_ok=True)
    looks = cycle(product(LOCALES, THEMES.values()))
    figures = [figure for position in shown for figure in _drawn(folder, position, *next(looks))]
    head = f"<!doctype html><html lang=en><meta charset=utf-8><title>Gallery</title><style>{STYLE}</style>"
    (folder / "index.html").write_text(f"{head}<h1>Gallery</h1>{''.join(figures)}", "utf-8")
    print(f"{len(figures)} figures: {folder / 'index.html'}")


def _drawn(folder: Path, position: Position, locale: str, theme: Theme) -> Iterator[str]:
    """The board and a hand of a position, as figures of the page: in large print each is several pictures."""
    seat = position.asked[0] if position.asked else 0
    shown: tuple[tuple[What, int | None], ...] = (("board", None), ("hand", seat))
    for what, who in shown:
        images = []
        for picture in draw(position.key, what, position.scene(who, locale, theme)):
            name = f"{position.label}-{locale}-{theme.key}-{picture.name}"
            (folder / name).write_bytes(picture.data)
            alt = escape(picture.alt)
            images.append(f'<img src="{name}" alt="{alt}"><figcaption>{alt}</figcaption>')
        if images:  # some hands are empty
            yield f"<figure>{''.join(images)}<small>{position.label} · {what} · {locale} · {theme.key}</small></figure>"


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery"), positions())
