"""News by groups: what each seat did and what came of it, in one or two lines, folded where room is short."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, NamedTuple

from bot.faces import Clause, Digest, Group, Happening, Names
from bot.tables import LogEntry
from bot.text import APART, Words, units

from .lines import LOBBY, START, line_of, with_former
from .perspective import Perspective
from .screen import cut_between

LONGEST_LINE: Final = 160  # characters of a line before its clauses take their short forms
ROW: Final = 38  # wide characters of a row of a phone
TABLE: Final = "table"  # the section of what the table itself tells: who joined, what was taken back
BOLD: Final = "**"
ELLIPSIS: Final = "…"


class Room(NamedTuple):
    """How much news a place has room for."""

    characters: int
    groups: int
    lines: int = 1000
    rows: int = 1000  # of a phone

    def holds(self, groups: Sequence[NewsGroup]) -> bool:
        """Whether all these groups fit."""
        lines = [line for told in groups for line in told.lines]
        return (
            len(groups) <= self.groups
            and len(lines) <= self.lines
            and sum(units(line) + 1 for line in lines) <= self.characters
            and sum(map(rows_of, lines)) <= self.rows
        )

    def below(self, line: str) -> Room:
        """What is left below a line that takes the place of a group."""
        return Room(
            self.characters - units(line) - 1, self.groups - 1, self.lines - 1, max(1, self.rows - rows_of(line))
        )


PANEL: Final = Room(900, 8)
PICTURED_PANEL: Final = Room(1400, 12)
DIRECT_MESSAGE: Final = Room(500, 6)
OWN_MOVE: Final = Room(400, 1)  # of a receipt
FOLLOWED: Final = Room(300, 5)  # what came after the own move
BOARD: Final = Room(1000, 9, 5, 7)
DEEDS: Final = 2  # so many are told of a turn before what came of it is left out


def rows_of(line: str) -> int:
    """How many rows of a phone a line takes."""
    return -(-units(line.replace(BOLD, "")) // ROW)


@dataclass(frozen=True, slots=True)
class NewsGroup:
    """A group as its reader reads it. `yours`: it tells something of the reader."""

    words: Words
    head: str
    deeds: tuple[Clause, ...]
    results: tuple[Clause, ...]
    yours: bool = False
    entries: tuple[LogEntry, ...] = ()
    seat: int | None = None  # whose moves it follows from; None: of the table

    @property
    def beginning(self) -> str:
        """The head as its line begins: a name goes on as a sentence, what the table tells stands behind a dash."""
        return f"{self.head} –" if self.head and self.seat is None and not self.words.spoken else self.head

    @property
    def lines(self) -> tuple[str, ...]:
        """What was done, and in a second line what came of it; in words mode one line of sentences."""
        if self.words.spoken:
            return (_said(self.words, self.head, self.deeds, self.results),)
        taken = units(self.beginning) + 1
        did, came = _fitted(self.deeds, taken), _fitted(self.results, taken)
        if not (did and came):
            return (f"{self.beginning} {did or came}".strip(),)
        return f"{self.beginning} {did}".strip(), f"↳ {came}"

    def concerns(self, names: Names, reader: int | None, seat: int) -> bool:
        """Whether it tells something of a seat: as who moved, by name, or in bold as the reader."""
        texts = [clause.text for clause in (*self.deeds, *self.results)]
        if seat == self.seat or (seat == reader and self.yours):
            return True
        return any(re.search(rf"(?<!\w){re.escape(names.tags[seat])}(?!\w)", text) for text in texts)

    def is_within(self, entries: Iterable[LogEntry]) -> bool:
        """Whether it tells of these alone."""
        return {entry.line for entry in self.entries} <= {entry.line for entry in entries}

    def fitting(self, room: Room) -> NewsGroup:
        """The group without the clauses at its end for which there is no room."""
        told = self
        while not room.holds([told]) and len(told.deeds) + len(told.results) > 1:
            told = told._shorter()
        if room.holds([told]):
            return told
        line = cut_between(told.lines[0], min(room.characters - 1, ROW * room.rows))
        return replace(told, head="", deeds=(Clause(line),), results=())

    def _shorter(self) -> NewsGroup:
        """The group with an ellipsis in place of a clause: first of the later deeds, then of what came of them."""
        deeds, results = (_without_ellipsis(clauses) for clauses in (self.deeds, self.results))
        if results and len(deeds) > DEEDS:
            return replace(self, deeds=(*deeds[:-1], Clause(ELLIPSIS)))
        if len(results) > 1:
            return replace(self, results=(*results[:-1], Clause(ELLIPSIS)))
        if results:
            return replace(self, deeds=(*deeds, Clause(ELLIPSIS)), results=())
        return replace(self, deeds=(*deeds[:-1], Clause(ELLIPSIS)) if len(deeds) > 1 else deeds)


@dataclass(frozen=True, slots=True)
class News:
    """News that fit their room. `earlier`: how many groups the first line stands for."""

    lines: tuple[str, ...]
    earlier: int = 0
    told: int = 0  # groups that are told

    @property
    def text(self) -> str:
        """All lines."""
        return "\n".join(self.lines)


def news(
    perspective: Perspective, entries: Iterable[LogEntry], room: Room, reader: int | None = None, *, log: bool = True
) -> News:
    """What happened, the newest groups whole. `reader`: who reads public facts and is called *you* all the same.

    A personal message has not the start, which is on the board and in the log. `log`: it has the button *Log*.
    """
    reader = perspective.seat if reader is None else reader
    shown = entries if reader is None else without_start(entries)
    return fold(perspective, told_groups(perspective, shown, reader), room, log=log)


def without_start(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """Entries without the start of the game, which no personal message tells."""
    return [entry for entry in entries if entry.event.key != START]


def fold(perspective: Perspective, groups: Sequence[NewsGroup], room: Room, *, log: bool = True) -> News:
    """Groups in their room: what does not fit is one first line that says how many they are, and where they stand.

    `log`: the button *Log* stands there; else the line names the command.
    """
    if not groups or room.holds(groups):
        return News(_lines(groups), 0, len(groups))
    if len(groups) == 1:
        return News(groups[0].fitting(room).lines, 0, 1)
    left = room.below(_earlier(perspective, groups, log=log))
    n = 1
    while n < len(groups) and left.holds(groups[-n - 1 :]):
        n += 1
    earlier, kept = groups[:-n], groups[-n:]
    if n == 1:
        kept = [groups[-1].fitting(left)]
    return News((_earlier(perspective, earlier, log=log), *_lines(kept)), len(earlier), n)


def folded(perspective: Perspective, groups: Sequence[NewsGroup], *, log: bool = True) -> News:
    """All groups as one line, for who has read them and is choosing: how many they are, and where they stand."""
    if not groups:
        return News(())
    yours = sum(told.yours for told in groups)
    return News((perspective.words("ui-news-folded", n=len(groups), yours=yours, log=int(log)),), len(groups))


def told_groups(
    perspective: Perspective, entries: Iterable[LogEntry], reader: int | None, *, by_mover: bool = False
) -> tuple[NewsGroup, ...]:
    """All groups worth telling, in the order of play; without what was taken back and, after the start, the lobby.

    `by_mover`: sections in which seats act in turn (`Face.in_turn`) are a group for each of them.
    """
    known = with_former(perspective.table, list(entries))
    told = (_told(perspective, list(run), reader) for run in runs(perspective, known, by_mover=by_mover))
    return tuple(group for group in told if group.deeds or group.results)


def with_last_move(
    perspective: Perspective, last_move: Iterable[LogEntry], since: Sequence[LogEntry]
) -> tuple[NewsGroup, ...]:
    """The news, before them what the reader's last move brought; what they only did themselves is left out."""
    own = [entry for entry in last_move if not is_of_table(perspective, entry)]
    groups = told_groups(perspective, [*own, *since], perspective.seat)
    return tuple(group for group in groups if group.seat is None or group.results or not group.is_within(own))


def rounds_of(perspective: Perspective, groups: Iterable[NewsGroup]) -> list[int]:
    """The round of each group: counted by the events that begin one, else by laps of the seat that moved first.

    The last use of cards at the end of a game, in whatever order, is of the last lap.
    """
    begins, ends, rounds = perspective.face.rounds, perspective.face.last_round, list[int]()
    n, first, last, laps = int(bool(begins)), None, None, not begins
    for told in groups:
        laps = laps and not any(entry.event.key in ends for entry in told.entries)
        for entry in told.entries:
            if entry.event.key in begins:
                number = entry.event.facts.get("round")
                n = number if isinstance(number, int) else n + 1
        if laps and told.seat is not None:
            first = told.seat if first is None else first
            n += told.seat == first != last
            last = told.seat
        rounds.append(max(1, n))
    return rounds


# ------------------------------------------------------------------- what makes a group


class Owned(NamedTuple):
    """An entry with whom it is of: a seat, or a section of the table."""

    entry: LogEntry
    seat: int | None
    section: str


def runs(perspective: Perspective, entries: Iterable[LogEntry], *, by_mover: bool = False) -> Iterator[list[Owned]]:
    """Entries in runs of one seat or of one section, or of what one seat did there."""
    shown = (entry for entry in entries if _is_shown(perspective, entry))
    in_turn = perspective.face.in_turn if by_mover else frozenset[str]()

    def of(owned: Owned) -> tuple[object, ...]:
        return owned.seat, owned.section, owned.entry.seat if owned.section in in_turn else None

    for _, run in groupby(_owned(perspective, shown), key=of):
        yield list(run)


def _is_shown(perspective: Perspective, entry: LogEntry) -> bool:
    started = perspective.table.started is not None
    return not (entry.undone or (started and entry.event.key in LOBBY))


def _owned(perspective: Perspective, entries: Iterable[LogEntry]) -> Iterator[Owned]:
    """Each entry with whom it is of: what a move brings about stays with its seat until a section begins.

    An answer amid a turn or section is of that; of nobody where what began it is not among these entries.
    """
    line, owner = -1, (None, "")  # type: tuple[int, tuple[int | None, str]]
    for entry in entries:
        if is_of_table(perspective, entry):
            yield Owned(entry, None, TABLE)
            continue
        section = perspective.face.section(entry.event.key, owner[1])
        if section:
            owner = None, section
        elif section is not None or (entry.line != line and entry.event.key not in perspective.face.amid):
            owner = entry.seat, ""
        line = entry.line
        yield Owned(entry, *owner)


def is_of_table(perspective: Perspective, entry: LogEntry) -> bool:
    """Whether an entry is told by the table and not by its game."""
    return perspective.words.has(f"told-{entry.event.key}")


# ------------------------------------------------------------------- a group in words


def _told(perspective: Perspective, run: Sequence[Owned], reader: int | None) -> NewsGroup:
    entries, (_, seat, section) = tuple(owned.entry for owned in run), run[0]
    digester, words = perspective.face.digest, perspective.words
    if section == TABLE or digester is None:
        lines = [line for line in (line_of(perspective, entry) for entry in entries) if line]
        head, digest = _joined_lines(perspective, lines, seat)
    else:
        known = tuple(Happening(*entry.event.seen_by(perspective.seat)) for entry in entries)
        digest = digester(words, Group(seat, section, known, reader, perspective.edition), perspective.names)
        head = head_of(words, perspective.names, seat, digest.head)
    told = NewsGroup(words, head, digest.deeds, digest.results, entries=entries, seat=seat)
    in_bold = any(BOLD in clause.text for clause in (*digest.deeds, *digest.results))
    yours = reader is not None and (in_bold or told.concerns(perspective.names, None, reader))
    return replace(told, yours=yours)


def head_of(words: Words, names: Names, seat: int | None, head: str = "") -> str:
    """How a group begins: with the name of its seat, or with what a group of the table is about."""
    mark, name = ("", head) if seat is None else (names.marks[seat], names.tags[seat])
    if not name:
        return ""
    return words("digest-named", name=name) if words.spoken else f"{mark} **{name}**".lstrip()


def _joined_lines(perspective: Perspective, lines: Sequence[str], seat: int | None) -> tuple[str, Digest]:
    """The lines of events one after the other; where they begin with the seat's name, it stands once, as the head.

    In words mode they stay sentences.
    """
    if perspective.words.spoken:
        return "", Digest(tuple(map(Clause, lines)))
    who = "" if seat is None else f"{perspective.names.tag(seat)} "
    clauses, of_the_seat = list[Clause](), True
    for line in lines:
        clauses.append(Clause((line.removeprefix(who) if of_the_seat else line).removesuffix(".")))
        of_the_seat = line.startswith(who)
    begins = bool(who and lines and lines[0].startswith(who))
    return head_of(perspective.words, perspective.names, seat) if begins else "", Digest(tuple(clauses))


def _fitted(clauses: Sequence[Clause], taken: int) -> str:
    """The clauses in a line: in full, or in their short forms where that is too long."""
    full = APART.join(clause.text for clause in clauses)
    return (
        full if units(full) + taken <= LONGEST_LINE else APART.join(clause.short or clause.text for clause in clauses)
    )


def _said(words: Words, head: str, deeds: Sequence[Clause], results: Sequence[Clause]) -> str:
    """The clauses as sentences."""
    did, came = (_in_sentences(words, clauses) for clauses in (deeds, results))
    if not did:
        return f"{head} {came}".strip()
    return f"{head} {did} {came[:1].upper()}{came[1:]}".strip()


def _in_sentences(words: Words, clauses: Sequence[Clause]) -> str:
    """Clauses as one sentence; those that are sentences stay so."""
    said = ""
    for clause in clauses:
        text = clause.text.replace(BOLD, "")
        if not said or said.endswith("."):
            said = f"{said} {text}".strip()
        else:
            said = words("digest-then", before=said, after=text)
    return said if not said or said.endswith((".", ELLIPSIS)) else f"{said}."


def _without_ellipsis(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    return clauses[:-1] if clauses and clauses[-1].text == ELLIPSIS else clauses


def _lines(groups: Iterable[NewsGroup]) -> tuple[str, ...]:
    return tuple(line for told in groups for line in told.lines)


def _earlier(perspective: Perspective, groups: Sequence[NewsGroup], *, log: bool) -> str:
    yours = sum(told.yours for told in groups)
    return perspective.words("ui-news-earlier", n=len(groups), yours=yours, log=int(log))
