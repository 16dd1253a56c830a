"""A cup: the message of its channel, and the table of its results, in words and as what its picture is drawn from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.pictures import Results
from bot.tables.values import LEAST_IN_CUP, Cup, CupScore, PlayedTable
from bot.text import APART, Words, units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import channel_told, clean, game_name, shown_name
from bot.ui.kit.perspective import joined
from bot.ui.kit.screen import Button, ButtonRow, Part, Screen, Text, cut

from .absence import soon
from .seek_page import pace_name

NAME: Final = 20  # characters
TABLES: Final = 1200  # characters of the tables of a round
RESULTS: Final = 1800
SHOWN: Final = 3  # open cups in a list with a button to each
LISTED: Final = 10  # cups in a list without buttons
LINE: Final = 160  # characters of one of them
OWN: Final = 400  # characters of those where somebody takes part


def cup_title(words: Words, cup: Cup) -> str:
    """The cup's name: its game and code."""
    return words("cup-title", game=game_name(words, cup.game), code=cup.code)


def cup_screen(words: Words, cup: Cup, played: Sequence[PlayedTable], scores: Sequence[CupScore]) -> Screen:
    """The cup's message: who takes part, the tables of the round, how everybody stands."""
    parts = [Text("\n".join([f"## {cup_title(words, cup)}", *_about(words, cup)]))]
    if cup.status == "open":
        parts.append(Text("\n".join(_entrants(words, cup))))
    if cup.status == "running" and cup.round:
        parts.append(Text(_that_fit(words, list(_round(words, cup, played)))))
    if cup.round:
        parts.append(Text(results_text(words, cup, scores)))
    return Screen((*parts, *_buttons(words, cup)), boxed=True)


def results_screen(words: Words, cup: Cup, scores: Sequence[CupScore]) -> Screen:
    """The results alone, for one reader."""
    head = f"## {cup_title(words, cup)}"
    if not cup.round:
        return Screen((Text("\n".join([head, *_about(words, cup), *_entrants(words, cup)])),))
    return Screen((Text("\n".join([head, *_about(words, cup)])), Text(results_text(words, cup, scores))))


def open_cups(words: Words, cups: Sequence[Cup], at: int) -> tuple[Part, ...]:
    """The cups of a server that have not begun, with a button to each. `at`: the channel that they are told in."""
    buttons = [Button(words("cup-join-one", code=cup.code), cup_id(cup, "join")) for cup in cups[:SHOWN]]
    lines = [words("cup-open"), *_lines(words, cups, at, SHOWN)]
    return (Text("\n".join(lines)), ButtonRow(tuple(buttons))) if cups else ()


def under_way_lines(words: Words, cups: Sequence[Cup], at: int) -> list[str]:
    """The open and running cups of a server, a line each under their heading; `at`: as above."""
    return [words("cup-under-way"), *_lines(words, cups, at, LISTED)] if cups else []


def _lines(words: Words, cups: Sequence[Cup], at: int, most: int) -> Iterator[str]:
    yield from (cut(_under_way_line(words, cup, at), LINE) for cup in cups[:most])
    if len(cups) > most:
        yield words("seek-open-more", n=len(cups) - most)


def own_line(words: Words, cups: Sequence[Cup], at: int) -> str:
    """One line with the cups where somebody takes part, and how far each is."""
    return cut(words("cup-own", cups=joined(_far(words, cup, at) for cup in cups)), OWN)


def _under_way_line(words: Words, cup: Cup, at: int) -> str:
    """A cup with the round that is played; before the first, how many have joined."""
    place, pace = channel_told(words, cup.place.channel, at), pace_name(words, cup.pace)
    title, here = cup_title(words, cup), len(cup.entrants)
    if cup.round:
        return words("cup-running-line", title=title, place=place, n=cup.round, of=cup.rounds, pace=pace)
    return words("cup-open-line", title=title, place=place, here=here, of=cup.people, pace=pace)


def _far(words: Words, cup: Cup, at: int) -> str:
    """A cup and how far it is, as part of a sentence."""
    title, place = cup_title(words, cup), channel_told(words, cup.place.channel, at)
    if cup.round:
        return words("cup-own-round", title=title, place=place, n=cup.round, of=cup.rounds)
    return words("cup-own-open", title=title, place=place, here=len(cup.entrants), of=cup.people)


def gone_on(words: Words, cup: Cup) -> Screen:
    """What an older message of the cup becomes."""
    return Screen((Text(f"-# {words('cup-below', title=cup_title(words, cup))}"),))


def results_text(words: Words, cup: Cup, scores: Sequence[CupScore]) -> str:
    """How everybody stands, a line each."""
    head = words("cup-winners" if cup.status == "over" else "cup-so-far", names=joined(_winners(words, scores)))
    return cut("\n".join([head, words("cup-points"), *(_line(words, score) for score in scores)]), RESULTS)


def results_of(words: Words, cup: Cup, scores: Sequence[CupScore]) -> Results:
    """What the picture of the results is drawn from."""
    heads = (*(words("cup-column-round", n=n) for n in range(1, cup.round + 1)), words("cup-column-total"))
    rows = tuple(
        (str(score.place), clean(score.entrant.person.name, NAME) or words("ui-nameless"), *_cells(score))
        for score in scores
    )
    return Results(cup_title(words, cup), heads, rows)


def _cells(score: CupScore) -> Iterator[str]:
    yield from ("–" if point is None else str(point) for point in score.points)
    yield str(score.total)


def _about(words: Words, cup: Cup) -> list[str]:
    facts = [
        words("cup-rounds", n=cup.rounds),
        words("cup-seats", n=cup.seats),
        words("ui-pace", pace=cup.pace),
        words("cup-days", n=cup.days),
    ]
    status = {"closed": "cup-closed", "over": "cup-over"}.get(cup.status)
    return [f"-# {APART.join(facts)}", *([words(status)] if status else [])]


def _entrants(words: Words, cup: Cup) -> Iterator[str]:
    yield words("cup-entrants", n=len(cup.entrants), of=cup.people, names=joined(_names(words, cup).values()))
    if cup.status == "open" and cup.entrants:
        host = shown_name(words, cup.entrants[0].person.name, NAME)
        early = "yes" if cup.people > LEAST_IN_CUP else "no"
        yield words("cup-begins", host=host, early=early, until=soon(cup.opened_until))


def _names(words: Words, cup: Cup) -> Mapping[int, str]:
    return {each.person.id: shown_name(words, each.person.name, NAME) for each in cup.entrants}


def _winners(words: Words, scores: Sequence[CupScore]) -> list[str]:
    return [shown_name(words, score.entrant.person.name, NAME) for score in scores if score.place == 1]


def _round(words: Words, cup: Cup, played: Sequence[PlayedTable]) -> Iterator[str]:
    """The round under way, its tables, and those of earlier rounds that still run."""
    last = cup.round == cup.rounds
    yield words("cup-round-last" if last else "cup-round", n=cup.round, of=cup.rounds, until=soon(cup.round_ends))
    names = _names(words, cup)
    for each in sorted(played, key=lambda each: each.table.round != cup.round):
        if each.table.round == cup.round or not each.ended:
            people = joined(names.get(person, words("ui-nameless")) for person in each.table.drawn)
            state = words("cup-table-ended" if each.ended else "cup-table-runs")
            if each.channel != cup.place.channel:  # the name of its own thread has the names of those who play
                place = channel_told(words, each.channel)
                yield words("cup-table", code=each.table.code, place=place, state=state)
            else:
                yield words("cup-table.here", code=each.table.code, names=people, state=state)


def _that_fit(words: Words, lines: Sequence[str]) -> str:
    """The first lines, as many as there is room for, and how many more there are: a cut could meet a mention."""
    more = (words("seek-open-more", n=n) for n in range(1, len(lines)))
    forms = [lines, *([*lines[:-n], told] for n, told in enumerate(more, start=1))]
    return next(text for text in map("\n".join, forms) if units(text) <= TABLES)


def _line(words: Words, score: CupScore) -> str:
    name = shown_name(words, score.entrant.person.name, NAME)
    points = joined("–" if point is None else str(point) for point in score.points)
    gone = words("cup-gone") if score.entrant.gone else ""
    return " ".join([words("cup-line", place=score.place, name=name, total=score.total, points=points), gone]).strip()


def _buttons(words: Words, cup: Cup) -> Iterator[Part]:
    open, running = cup.status == "open", cup.status == "running"
    buttons = [
        *([Button(words("cup-join"), cup_id(cup, "join"), "primary", disabled=not cup.free)] if open else []),
        *([Button(words("cup-start"), cup_id(cup, "start"), "success", disabled=not cup.may_start)] if open else []),
        *([Button(words("cup-leave"), cup_id(cup, "leave"))] if open or running else []),
        *([Button(words("cup-results"), cup_id(cup, "table"))] if cup.round else []),
    ]
    if buttons:
        yield ButtonRow(tuple(buttons))


def cup_id(cup: Cup, what: str, sure: str = "") -> Id:
    """The id of a button of a cup."""
    return Id(ids.CUP, cup.code, 0, what, sure)
