"""The board: the public message of a running table, and the line that replaces an older one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.tables import LogEntry
from bot.tables.transitions.stand_ins import offered_seats
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.lines import START, lines_of
from bot.ui.kit.names import plain_names
from bot.ui.kit.news import BOARD as BOARD_NEWS
from bot.ui.kit.news import Room, news, rows_of
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Part, PicturePlace, Screen, Separator, Text, cut, rows

from .absence import TAKE, absence_lines
from .mentions import called_line, calls
from .over import block_text, log_button, record_button, rematch_button, replay_button
from .panel import legend
from .practice import PRACTICE, practice_line
from .receipts import waiting_line, who_decide_first
from .told_below import without_standing
from .undo_request import moves_asked_back

# Characters of each part: together under the 4,000 of a message.
CALL, BOARD, CALLED, WAITING = 350, 2200, 350, 450
ROWS: Final = 9  # of news and of those awaited together: with the picture and the buttons they fit a phone
NAME: Final = 20  # characters of a name on a button
COLLAPSED: Final = Room(400, 6)


def board(
    perspective: Perspective,
    since: Sequence[LogEntry],
    notified: Sequence[int] = (),
    *,
    topic: str = "",
    has_closed: bool = False,
) -> Screen:
    """The board with what happened since the last one. `notified`: the people to mention.

    `topic`: what they are called for. `has_closed`: one of them takes no direct messages, which the board then says.
    """
    called = cut(called_line(perspective, topic, notified), CALLED)
    if perspective.table.status != "running":
        lines = filter(None, [called, f"## {perspective.title}", closed_line(perspective, since)])
        return Screen((Text("\n".join(lines)), *rows(_after_closing(perspective))), boxed=True)
    waiting = cut(_waiting(perspective, since, notified, has_closed=has_closed), WAITING)
    return Screen(tuple(_parts(perspective, since, notified, "\n".join(filter(None, [called, waiting])))), boxed=True)


def _parts(perspective: Perspective, since: Sequence[LogEntry], notified: Sequence[int], waiting: str) -> list[Part]:
    parts = _head(perspective, notified)
    if told := _since(perspective, since, waiting):
        parts.append(Text(f"{perspective.words('ui-since-last-board')}\n{told}"))
    return [*parts, Separator(), Text(waiting), ButtonRow(board_buttons(perspective)), *_offered_seats(perspective)]


def _head(perspective: Perspective, notified: Sequence[int]) -> list[Part]:
    """Who is called to what, and the table in text, which a picture takes the place of unless both are wanted."""
    shown = perspective.board()
    called = call_line(perspective, notified) if perspective.table.runs else ""
    head = [called, f"## {perspective.title}", practice_line(perspective)]
    title = cut("\n".join(filter(None, head)), CALL)
    blocks = (block_text(block.lines, block.code) for block in shown.blocks)
    text = cut("\n".join([shown.headline, legend(perspective), *blocks]), BOARD)
    if perspective.table.terms.board == "both":
        return [Text(title), PicturePlace(""), Text(text)]
    return [Text(title), PicturePlace(text, above=shown.short or shown.headline)]


def _since(perspective: Perspective, since: Sequence[LogEntry], waiting: str) -> str:
    """The news, less of them where more rows say who is awaited; the seal of the start is in the log.

    What a practice table has copied is no news, and what a line below tells is not told twice.
    """
    rows = max(1, min(BOARD_NEWS.rows, ROWS - sum(map(rows_of, waiting.split("\n")))))
    begun = max((n for n, entry in enumerate(since) if entry.event.key == PRACTICE), default=0)
    shown = [entry for entry in without_standing(perspective, since[begun:]) if entry.event.key != START]
    return news(perspective, shown, BOARD_NEWS._replace(rows=rows)).text


def call_line(perspective: Perspective, notified: Sequence[int] = ()) -> str:
    """Who is asked to do what, each their own question; those in `notified` by mention, the others by name."""
    table, words = perspective.table, perspective.words
    awaited = table.awaited
    if not awaited:
        return words("ui-nobody-awaited")
    if deciding := who_decide_first(perspective):
        names = ", ".join(f"**{perspective.names.full[seat]}**" for seat in deciding)
        return words("ui-waiting-to-decide.call", names=names)
    asked: dict[str, list[str]] = {}
    for seat in awaited:
        player, ask = table.players[seat], table.ask_of(seat)
        assert ask is not None
        mention = player is not None and player.person in notified
        name = f"<@{player.person}>" if player and mention else f"**{perspective.names.full[seat]}**"
        asked.setdefault(perspective.call(ask), []).append(name)
    return calls(words, {call: ", ".join(names) for call, names in asked.items()})


def _waiting(perspective: Perspective, since: Sequence[LogEntry], notified: Sequence[int], *, has_closed: bool) -> str:
    """Who is awaited, and the open undo request."""
    lines, undo_request = [waiting_line(perspective)], perspective.table.undo_request
    lines += [line for line in absence_lines(perspective) if line not in lines[0].split("\n")]
    if has_closed:
        lines.append(perspective.words("ui-messages-closed"))
    if undo_request:
        needed = _people(perspective, undo_request.needed)
        called = "".join(f"<@{person}> " for person in notified if person in needed)
        name = perspective.names.tag(undo_request.seat)
        text = perspective.words("ui-undo-request-open", name=name, n=undo_request.moves)
        lines.append(f"{called}{text}")
        if moves := moves_asked_back(perspective, since, brief=True):
            lines.append(moves)
    return "\n".join(lines)


def _people(perspective: Perspective, seats: Iterable[int]) -> set[int]:
    players = (perspective.table.players[seat] for seat in seats)
    return {player.person for player in players if player and player.person is not None}


def _offered_seats(perspective: Perspective) -> list[Part]:
    """*Take the seat* for each seat that is offered."""
    words, code = perspective.words, perspective.table.code
    offered, names = offered_seats(perspective.table), plain_names(words, perspective.table.players, code)
    buttons = tuple(
        Button(words("ui-take-seat", name=cut(names[seat], NAME)), Id(ids.TIME, code, 0, TAKE, str(seat)))
        for seat in offered
    )
    return [ButtonRow(buttons)] if buttons else []


def board_buttons(perspective: Perspective) -> tuple[Button, ...]:
    """The buttons of every board; their ids have no revision, so that they never become outdated."""
    words, code = perspective.words, perspective.table.code
    hand = "ui-my-hand" if perspective.face.has_hands else "ui-my-hand.things"
    return (
        Button(words("ui-my-move"), Id(ids.MOVE, code), "primary"),
        Button(words(hand), Id(ids.HAND, code)),
        Button(words("ui-log"), Id(ids.LOG, code)),
        Button(words("ui-rules"), Id(ids.RULES, code)),
        Button(words("ui-more"), Id(ids.MORE, code)),
    )


def _after_closing(perspective: Perspective) -> list[Button]:
    """What still works where a game ended without a result; of a deal that others may still play, the log alone."""
    log = log_button(perspective)
    if perspective.table.is_duplicate:
        return [log]
    return [rematch_button(perspective), replay_button(perspective), record_button(perspective), log]


def closed_line(perspective: Perspective, since: Sequence[LogEntry]) -> str:
    """How a table closed without a result."""
    closing = [entry for entry in since if entry.event.key == "table_closed"]
    return "\n".join(lines_of(perspective, closing[-1:])) or perspective.words("ui-table-closed")


def collapsed_line(perspective: Perspective, headline: str, entries: Sequence[LogEntry]) -> str:
    """The line that replaces an older board: what happened until then."""
    lines = news(perspective, entries, COLLAPSED, log=False).lines
    return cut("-# " + " · ".join([headline, *lines]), COLLAPSED.characters + 200)


def moved_line(perspective: Perspective) -> Screen:
    """What replaces the last board where the table does not stand any more: where it goes on."""
    place = f"<#{perspective.table.place.channel}>"
    return Screen((Text(perspective.words("ui-moved", title=perspective.title, place=place)),))
