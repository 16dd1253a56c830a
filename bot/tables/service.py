"""The table service: the only way to change a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from bot.clock import Clock
from db import Connection, Database, TimerRow, processes
from db import tables as rows
from rules import GAMES
from rules.core import AnyGame, Arg, Edition, Move, Refused

from .absences import Absences, hours_changed
from .achieved import AchievedFeats
from .archived import ArchivedTables
from .blocks import Blocks
from .bot_seats import BotSeats
from .cups import Cups
from .duplicates import Duplicates
from .invitations import Invitations
from .lessons import Lessons
from .moderation import Moderation
from .notes import TableNotes
from .personal_data import PersonalData
from .practice import PracticeTables
from .ratings import PlayerRatings
from .reading import TableReader
from .recorded import RecordedGames
from .seeking import Seeking
from .storage import late_calls, serialization
from .storage.answer_store import AnswerStore
from .storage.commit import RematchIsOpen, clamp_waits
from .storage.editions import Editions
from .storage.hours_store import HoursStore
from .storage.message_registry import MessageRegistry
from .storage.notification_store import NotificationStore
from .storage.nudges import Nudges
from .storage.panel_store import PanelStore
from .storage.reliability_store import ReliabilityStore
from .storage.reminders import ReminderStore
from .storage.settings_store import SettingsStore
from .storage.transactions import Transactions
from .transitions import absence, codes, duplicate, leave, lobby, play, undo
from .transitions.codes import normalized
from .transitions.dealer import Dealer
from .transitions.example import open_example
from .transitions.on_expiry import ON_EXPIRY
from .transitions.transition import Transition
from .uptime import Uptime
from .values import Draft, Outcome, Person, Place, PlannedAnswer, Snapshot, Terms, refused
from .values.table import END_VOTE_STANDS_FOR
from .values.timing import Timing
from .watching import Watching
from .years import ServerYears

KNOWN_FOR = 2 * 86_400.0  # seconds a submission's id is remembered; Discord's interactions live fifteen minutes


class Tables(TableReader):
    """All tables of this installation.

    Every change is one transaction. It takes the interaction's id as `key`: a repeated key changes nothing and returns
    the stored outcome with `repeated`. It raises `rules.core.Refused` where it is not possible: `refused.refusal.key`
    is a text key, `.facts` its facts; `keys.py` lists them all. Each attribute has a class that says what it keeps.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        timing: Timing = Timing(),  # noqa: B008  # a frozen value
        program: str = "",
        draw: Callable[[int], bytes] = secrets.token_bytes,
        draw_code: Callable[[int], str] = codes.draw,
    ) -> None:
        self.clock, self.timing, self.component_data = clock, timing, Editions(games)
        self.people, self.notifications = SettingsStore(database, clock), NotificationStore(database, clock)
        self._dealer = Dealer(draw, self.component_data.files)
        transactions = Transactions(database, clock, games, self.component_data, timing, program, draw_code)
        self.messages = MessageRegistry(database, clock, self.people, transactions.tell_listeners)
        watching = Watching(transactions, database, clock, games, self.messages)
        super().__init__(transactions, database, games, Duplicates(transactions, database), watching)
        self.answers, self.panels = AnswerStore(self._transactions), PanelStore(self._transactions, self.people)
        self.recorded = RecordedGames(self._transactions, database, self.duplicates)
        self.practice = PracticeTables(self._transactions, self.recorded, self._dealer)
        self.lessons = Lessons(self._transactions, database, self._dealer)
        self.bot_seats = BotSeats(self._transactions, database, self.recorded.text)
        self.invitations, self.moderation = Invitations(self._transactions), Moderation(self._transactions, database)
        self.archived = ArchivedTables(self._transactions, database, clock)
        self.ratings, self.reliability = PlayerRatings(database), ReliabilityStore(database, clock)
        self.achieved, self.years = AchievedFeats(database), ServerYears(database)
        self.notes = TableNotes(self._transactions, database, clock)
        self.blocks = Blocks(self._transactions, database, clock)
        self.seeking = Seeking(self._transactions, database, clock, games, self._dealer)
        self.cups = Cups(self._transactions, database, clock, games, self._dealer)
        self.personal_data = PersonalData(self._transactions, database, clock)
        self.nudges = Nudges(database, clock, self.messages)
        self.absences = Absences(self._transactions, self.messages, database, clock)
        self.uptime = Uptime(database, clock, self.absences.clocks_moved)
        self.hours = HoursStore(database, clock, hours_changed, self.absences.clocks_moved)
        self.reminders = ReminderStore(database, clock, self._transactions.tell_listeners)

    async def begin(self, editions: Path | None = None) -> None:
        """Call once before anything else: read component data, and take over what an earlier process left.

        Raises `rules.core.BadEdition` for a bad file of the operator.
        """
        await self.know_editions(editions)
        take_over = partial(_take_over, now=self.clock.now(), timing=self.timing, shared=self._database.is_shared)
        await self._database.write(take_over)
        await self.uptime.sign_of_life()

    async def forget_submissions(self) -> None:
        """Forget interactions so old that Discord cannot deliver them again."""
        await self._database.write(partial(rows.forget_submissions, before=self.clock.now() - KNOWN_FOR))

    async def know_editions(self, folder: Path | None = None) -> None:
        """Read the component data in the operator's folder and in the database, as reading tables requires.

        Raises `rules.core.BadEdition` for a bad file of the operator.
        """
        if folder:
            self.component_data.read_folder(folder)
        await self._database.read(self.component_data.read_stored)

    def on_commit(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every commit, when messages or moves of bot players may be due."""
        self._transactions.listeners.append(listener)

    def editions(self, game: str) -> tuple[tuple[str, Edition], ...]:
        """The editions that tables of a game can choose, each with its label ("" for the built-in one)."""
        return self.component_data.of(game)

    # ------------------------------------------------------------------- the lobby

    async def open(
        self,
        person: Person,
        place: Place,
        game: str,
        seats: int | None = None,
        *,
        language: str = "en",
        key: str | None = None,
    ) -> Outcome:
        """Open a table with the person as its host, seated. `seats`: by default as many as usually play the game.

        Refusals: one_per_channel, no_such_game, bad_seats.
        """
        now = self.clock.now()

        def begin(code: str) -> Transition:
            rules = self.games.get(game)
            if rules is None:
                raise refused("no_such_game", game=game[:40])
            terms = Terms((rules.usual_seats or max(rules.seats)) if seats is None else seats, language=language)
            return lobby.open_table(code, rules, person, place, terms, now)

        return await self._transactions.open(begin, key, person.id)

    async def open_example(self, person: Person, place: Place, game: str) -> Outcome:
        """Open a table in the middle of a game to try things out, always the same. Refusal: one_per_channel."""
        begin = partial(open_example, game=self.games[game], person=person, place=place, now=self.clock.now())
        return await self._transactions.open(partial(begin, dealer=self._dealer), None, person.id)

    async def join(self, code: str, person: Person, *, seen: int | None = None, key: str | None = None) -> Outcome:
        """Take a free seat, or agree to options that were changed. `seen`: the `options_seen` of the lobby message.

        Refusals: full, already_seated (nothing to agree to), not_open, seat_not_for_you, options_changed (since then).
        """
        played = await self._database.read(partial(rows.played_before, code=normalized(code)))

        def decide(transition: Transition) -> None:
            lobby.join(transition, person, seen)
            if lobby.is_complete(transition, played):
                play.start(transition, transition.table.host, self._dealer)

        return await self._transactions.apply(code, decide, key, person.id)

    async def rematch(self, code: str, person: Person, at: Place | None = None, *, key: str | None = None) -> Outcome:
        """Open the same table again in its channel, if free, else `at` another, or join the rematch that is open.

        It starts as soon as everybody is back. Refusals: not_over_yet, not_seated, one_per_channel, those of `join`.
        """
        old, done = await self.look(code), None
        while done is None:
            if opened := await self._database.read(partial(rows.rematch_of, code=old.code)):
                try:
                    done = await self.join(opened, person, key=key)
                except Refused:
                    done = Outcome(await self.look(opened))  # whoever is back already asks for nothing more
                    if done.table.seat_of(person.id) is None or person.id in done.table.to_agree:
                        raise
            else:
                place, game = await self._transactions.free_place(old.place, at), self.games[old.game]
                begin = partial(lobby.rematch, old=old, place=place, game=game, person=person, now=self.clock.now())
                with suppress(RematchIsOpen):  # by somebody who pressed at the same moment
                    done = await self._transactions.open(begin, key, person.id)
        # Among bot players nobody joins; where a crash came before the start, the press comes again.
        starts = done.table.status == "open" and not done.table.free and done.table.people == (person.id,)
        return await self.start(done.table.code, person.id) if starts else done

    async def leave(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Leave the lobby; the next person becomes host, the last one closes it. Refusals: not_seated, not_open."""
        return await self._transactions.apply(code, partial(lobby.leave, person=person), key, person)

    async def free(self, code: str, person: int, seat: int, *, key: str | None = None) -> Outcome:
        """The host frees a seat. Refusals: host_only, not_open, seat_is_free, not_yourself."""
        return await self._transactions.apply(code, partial(lobby.free, person=person, seat=seat), key, person)

    async def set_options(
        self, code: str, person: int, changes: Mapping[str, object], *, key: str | None = None
    ) -> Outcome:
        """The host changes options of the game or terms of the table by name; see `transitions.lobby.set_options`.

        Refusals: host_only, not_open, no_such_option, bad_option, bad_seats, bad_duplicates, seats_taken, nothing_to_do
        """
        decide = partial(lobby.set_options, person=person, changes=changes)
        return await self._transactions.apply(code, decide, key, person)

    async def start(self, code: str, person: int, *, seated: int | None = None, key: str | None = None) -> Outcome:
        """The host starts the game with those seated, or anybody of them at a full table after two days of silence.

        `seated`: how many they saw there, if they did. Refusals: host_only, host_first (host, until), not_open,
        too_few, not_agreed, seats_changed, duplicates_uneven, duplicates_people, or the game's own reason.
        """
        since = await self._database.read(partial(rows.last_line_at, code=normalized(code)))
        codes = await self._transactions.spare_codes()
        start = partial(duplicate.start, person=person, dealer=self._dealer, seated=seated)
        return await self._transactions.apply(code, partial(start, since=since, codes=codes), key, person)

    async def close(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """The host closes the lobby. Refusals: host_only, not_open."""
        return await self._transactions.apply(code, partial(lobby.close, person=person), key, person)

    # ------------------------------------------------------------------- play

    async def play(self, code: str, person: int, moves: Sequence[Move], *, key: str) -> Outcome:
        """Play one move or several in a row, all or none. `Move.seat` must be the person's seat.

        Each move names the revision of the question it answers, the later ones those expected after the earlier ones.
        Refusals: not_seated, not_running, game_over, paused, frozen, not_your_seat, nothing_to_do, and those of the
        rules (not_your_turn, out_of_date, not_an_option, wrong_number, or the game's own reason).
        """

        def decide(transition: Transition) -> None:
            play.play(transition, person, moves)
            absence.answered(transition, person)

        return await self.absences.after(await self._transactions.apply(code, decide, key, person), person)

    async def undo(self, code: str, person: int, revision: int = 0, *, key: str | None = None) -> Outcome:
        """Take back the person's last move, or open a request (`table.undo_request`) to those who have to agree.

        `revision`: of the state that the person saw; 0: whatever it is. Refusals: those of `transitions.undo.undo`.
        """
        decide = partial(undo.undo, person=person, revision=revision)
        return await self._transactions.apply(code, decide, key, person, with_undo_stack=True)

    async def undo_refusal(self, code: str, person: int) -> Refused | None:
        """Why taking back the person's last move would be refused; None where it would not. Changes nothing."""
        return await self._transactions.refusal(code, partial(undo.undo, person=person))

    async def agree(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Agree to the open request; the last one needed carries it out.

        Refusals: not_seated, not_running, game_over, no_undo_request, not_needed.
        """
        decide = partial(undo.agree, person=person)
        return await self._transactions.apply(code, decide, key, person, with_undo_stack=True)

    async def decline(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Decline the open request, or withdraw one's own. Refusals: those of `agree`."""
        return await self._transactions.apply(code, partial(undo.decline, person=person), key, person)

    async def resign(self, code: str, person: int, *, sure: bool = False, key: str | None = None) -> Outcome:
        """Give the seat to a bot player, or close the table. Refusals: game_over, not_running, not_seated, not_sure."""
        return await self._transactions.apply(code, partial(leave.resign, person=person, sure=sure), key, person)

    async def vote_end(self, code: str, person: int, *, decisive: bool = True, key: str | None = None) -> Outcome:
        """Vote to end. Refusals: game_over, not_running, not_seated, voted_already, vote_decides unless `decisive`."""
        since = self.clock.now() - END_VOTE_STANDS_FOR
        told = partial(rows.times_told, code=normalized(code), person=person, event="table_vote", since=since)
        decide = partial(leave.vote_end, person=person, decisive=decisive, voted=await self._database.read(told))
        return await self._transactions.apply(code, decide, key, person)

    async def withdraw_vote(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Withdraw one's vote to end. Refusals: game_over, not_running, not_seated, not_voted."""
        return await self._transactions.apply(code, partial(leave.withdraw_vote, person=person), key, person)

    async def move_to(self, code: str, place: Place) -> Snapshot:
        """Move the table to another channel or thread. Refusals: one_per_channel."""
        return (await self._transactions.apply(code, partial(lobby.move_to, place=place))).table

    # ------------------------------------------------------------------- what is due

    async def expire(self, code: str, kind: str, seat: int = 0) -> Outcome:
        """Do what a timer of this kind calls for. Refusals: nothing_to_do unless it is due now; why it is pointless."""
        check = partial(late_calls.check_timer, TimerRow(normalized(code), kind, seat, self.clock.now()))
        return await self._transactions.apply(code, lambda transition: ON_EXPIRY[kind](transition, seat), check=check)

    async def clamp_waits(self) -> None:
        """After the clock was set back: let nothing wait longer than if its wait began now."""
        await self._database.write(partial(clamp_waits, now=self.clock.now(), timing=self.timing))
        self._transactions.tell_listeners()

    # ------------------------------------------------------------------- drafts

    async def draft(self, code: str, person: int) -> Draft | None:
        """The half-made answer to the question now open to this person; see `PanelFacts.draft_for`."""
        table = await self.look(code)
        seat = table.seat_of(person)
        ask = None if seat is None else table.ask_of(seat)
        return (await self.panels.facts(table, person)).draft_for(ask) if ask else None

    async def set_draft(
        self, code: str, person: int, revision: int, body: tuple[Arg, ...], steps: tuple[PlannedAnswer, ...] = ()
    ) -> Draft:
        """Store a half-made answer and the answers planned before it, under a new number. Playing deletes it.

        Refusal: not_seated.
        """
        table = await self.look(code)
        if (seat := table.seat_of(person)) is None:
            raise refused("not_seated")
        write = partial(serialization.write_draft, code=table.code, seat=seat, revision=revision)
        return await self._database.write(partial(write, body=body, steps=steps))


def _take_over(connection: Connection, now: float, timing: Timing, *, shared: bool) -> None:
    clamp_waits(connection, now, timing)
    if not shared:  # others that share it may be about to renew their leases after an outage: heartbeats tell
        processes.forget_all(connection)
    rows.forget_submissions(connection, now - KNOWN_FOR)
