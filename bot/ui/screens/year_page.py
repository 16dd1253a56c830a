"""A server's year in words, with what its picture shows."""

from __future__ import annotations

from typing import Final

from bot.pictures import Scene, Theme, YearPicture
from bot.tables.values import ServerYear
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import game_name, shown_name
from bot.ui.kit.perspective import joined
from bot.ui.kit.screen import Button, ButtonRow, PicturePlace, Screen, Text

from .seek_page import pace_name

SHOW: Final = "show"  # in ids
NAME: Final = 30  # characters of a name


def year_screen(words: Words, year: ServerYear, *, preview: bool) -> Screen:
    """What was played in a year. `preview`: for those who manage the server, with a button that shows it to all."""
    if not year.all:
        return Screen((Text(words("year-nothing", year=str(year.year))),))
    told = Text("\n".join([f"## {words('year', year=str(year.year))}", *_lines(words, year)]))
    if not preview:
        return Screen((told, PicturePlace("")))
    show = Button(words("year-show"), Id(ids.YEAR, ids.NO_TABLE, year.year, SHOW, "here"), "primary")
    return Screen((told, PicturePlace(""), Text(f"-# {words('year-preview')}"), ButtonRow((show,))))


def _lines(words: Words, year: ServerYear) -> list[str]:
    games = [words("year-game", game=game_name(words, game), n=n) for game, n in year.games.items()]
    paces = [words("year-pace", pace=pace_name(words, pace), n=n) for pace, n in year.paces.items()]
    lines = [
        words("year-games", n=year.all, people=year.people),
        words("year-by-game", list=joined(games)),
        words("year-by-pace", list=joined(paces)),
    ]
    if year.longest is not None:
        game, code, days = year.longest
        lines.append(words("year-longest", table=words("ui-title", game=game_name(words, game), code=code), days=days))
    if year.names:
        people = [words("year-person", name=shown_name(words, name, NAME), n=n) for name, n in year.names]
        lines.append(words("year-people", list=joined(people)))
    return lines


def year_scene(words: Words, year: ServerYear, theme: Theme) -> Scene:
    """What its picture is drawn from; it names nobody."""
    days = year.longest[2] if year.longest else 0
    is_short = year.longest is not None and not days
    picture = YearPicture(
        words("year", year=str(year.year)),
        (
            (str(year.all), words("year-figure-games", n=year.all)),
            (str(year.people), words("year-figure-people", n=year.people)),
            (words("year-figure-less") if is_short else str(days), words("year-figure-days", n=days or 1)),
        ),
        year.months,
        tuple(words("year-months").split()),
        tuple((game_name(words, game), n) for game, n in year.games.items()),
    )
    return Scene(None, (), words, theme=theme, year=picture)
