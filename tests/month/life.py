"""What a person does when they look: they answer by chance, take back, vote, pause, offer and take seats."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from typing import Any, get_args

from bot.tables import Person, Snapshot, Tables
from bot.tables.transitions.absence import choices, voters
from bot.tables.values import Mode
from bot.tables.values.settings import Remind
from bot.text import words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.preparing import foreseen
from bot.ui.screens.same import told
from rules import GAMES
from rules.core import Ask, Move, Refused
from tests.ui.preparing import prepared_by_chance, prepared_in_mode

from .company import Company, sought
from .people import DAY, FIRST, HOUR, Away, Somebody
from .plan import SERVERS, Plan

BURST = 12  # answers in a row at one table
MODES: tuple[Mode, ...] = ("same", "anyway")
# What may be refused to anybody who acts in good faith: somebody else was faster, or it is not possible here.
FAIR = frozenset(
    {
        *("out_of_date", "not_your_turn", "game_over", "not_running", "not_seated", "paused", "nothing_to_do"),
        *(
            "no_take_back",
            "nothing_to_take_back",
            "nobody_agrees",
            "taken_back_often",
            "undo_off",
            "change_instead",
            "undo_request_open",
            "undo_asked_already",
            "pause_asked_already",
            "no_undo_request",
        ),
        *("not_needed", "no_ballot", "no_proposal", "proposal_open", "ballot_open", "not_offered", "offered_already"),
        *("alone", "sits_here", "sat_here", "too_early", "no_last_call", "no_more_days", "not_paused", "voted_already"),
        "answer_first",
        *("bad_away", "no_days_left", "away_already", "not_away", "frozen", "asleep"),
        *(
            "nudge_not_asked",
            "nudge_away",
            "nudge_soon",
            "not_ahead",
            "no_such_table",
            "too_many_seats",
            "seat_not_for_you",
            "pause_soon",
            "away_too_often",
            "seeks_many",
            "tables_enough",
            "one_per_channel",
            "place_taken",
            "not_blocked",
            "not_agreed",
            "stands_in_often",
            "duplicates_closed",
        ),
    }
)


@dataclass
class Life:
    """One person at the tables of the host, whichever process that is now."""

    who: Somebody
    plan: Plan
    tables: Callable[[], Tables | None]  # None while the host is down
    now: Callable[[], float]
    tell: Callable[[str, str, int], None]
    unfair: Callable[[str, str, int], None]
    acknowledged: dict[str, tuple[str, float]]  # key of a submission: table, when
    company: Company
    is_erased: bool = False
    _keys: count[int] = field(default_factory=lambda: count(1))
    _looks: int = 0

    def chance(self, *purpose: object) -> random.Random:
        """A stream for one purpose of this person, so that more of one thing changes nothing of another."""
        return self.plan.chance(self.who.id, *purpose)

    def doings(self) -> Iterator[Callable[[], Coroutine[Any, Any, None]]]:
        """What this person does side by side, each until the month is over."""
        yield self.live
        for away in self.who.aways:
            if away.said:
                yield partial(self._announce, away)
        if self.who.erases:
            yield self._erase

    async def live(self) -> None:
        """Look now and then, until the month is over."""
        while not self.is_erased:
            self._looks += 1
            look = self.chance("look", self._looks)
            await asyncio.sleep(look.expovariate(self.who.visits / DAY) + 60.0)
            while self.who.habit(self.now()).is_night(self.now()):
                await asyncio.sleep(look.uniform(0.2, 1.5) * HOUR)
            if self.is_erased or not self.plan.has("look", self.who.id, self._looks):
                continue
            if not self.who.is_out(self.now()) or look.random() < 0.01:
                self.tell("", f"look {self.who.id} {self._looks}", self.who.id)
                await self._look_in()

    async def _announce(self, away: Away) -> None:
        await asyncio.sleep(max(1.0, away.begin - self.now() - 20 * HOUR))
        tables = self.tables()
        if tables and away.until > self.now():
            self.tell("", f"announces to be away ({away.choice})", self.who.id)
            announce = tables.absences.announce
            await self._try("", announce(self.who.id, away.begin, away.until, choice=away.choice, note="sea"))

    async def _erase(self) -> None:
        """Everything that is stored about this person goes; they do not come back."""
        await asyncio.sleep(max(1.0, self.who.erases - self.now()))
        while (tables := self.tables()) is None:
            await asyncio.sleep(600.0)
        self.tell("", "erases themselves", self.who.id)
        await tables.personal_data.erase(self.who.id)
        self.is_erased = True

    async def _look_in(self) -> None:
        tables, n = self.tables(), self._looks
        if tables is None:
            return
        chance = self.chance("look in", n)
        for brief in await tables.tables_of(self.who.id):
            at = self.chance("at", brief.code, n)
            if brief.status == "running" and at.random() < 0.85:
                await self._at(brief.code, at)
                await asyncio.sleep(at.uniform(5, 90))
        if self.who.takes_seats and not self.is_erased and chance.random() < 0.3:
            await self._take_a_seat()
        tables = self.tables()
        if tables and not self.is_erased:
            await self._keep_company(tables, self.chance("company", n))
        if tables and chance.random() < 0.01:
            hours = chance.choice(get_args(Remind))
            await self._try("", tables.people.change(self.who.id, lambda own: replace(own, remind=hours)))

    async def _keep_company(self, tables: Tables, chance: random.Random) -> None:
        """Wait for others to play with; rarely block somebody, or lift that."""
        me, lot, company = self.who.id, chance.random(), self.company
        if lot < 0.04:
            seek, key = sought(self.who, chance), f"{me}-{next(self._keys)}"
            self.tell("", f"waits for {seek.game}", me)
            company.done["waited"] += 1
            if outcome := await self._try("", tables.seeking.seek(seek, key=key)):
                company.done["met"] += 1
                self.tell(outcome.table.code, "is begun for those who waited", me)
        elif lot < 0.05:
            other = Person(FIRST + chance.randrange(self.plan.people), "")
            if other.id != me:
                await company.sat_together(tables, me, other.id)
                self.tell("", f"blocks {other.id}", me)
                company.done["blocked"] += 1
                await self._try("", tables.blocks.add(me, other))
        elif lot < 0.055 and (blocked := await tables.blocks.of(me)):
            self.tell("", "lifts a block", me)
            await self._try("", tables.blocks.lift(me, blocked[0].id))

    # ------------------------------------------------------------------- at one table

    async def _at(self, code: str, chance: random.Random) -> None:
        me = self.who.id
        for _ in range(BURST):
            tables = self.tables()
            if tables is None:
                return
            table = await tables.look(code)
            seat = table.seat_of(me)
            if seat is None or table.status != "running":
                return
            if await tables.absences.come_back(code, me):
                self.tell(code, "comes back", me)
                continue
            await self._decide(tables, table, seat, chance)
            if not await self._answer(code, chance):
                await self._while_waiting(code, chance)
                return
            await asyncio.sleep(chance.uniform(2, 60))

    async def _answer(self, code: str, chance: random.Random) -> bool:
        tables = self.tables()
        if tables is None:
            return False
        table = await tables.look(code)
        seat = table.seat_of(self.who.id)
        ask = None if seat is None else table.ask_of(seat)
        if ask is None or (ask.given is not None and chance.random() < 0.95) or table.standing == "frozen":
            return False
        if table.standing == "paused":
            if chance.random() < 0.3:
                self.tell(code, "resumes", self.who.id)
                await self._try(code, tables.absences.resume(code, self.who.id))
            return False
        key, move = f"{self.who.id}-{next(self._keys)}", any_answer(chance, ask)
        self.tell(code, f"answers {ask.choice}", self.who.id)
        plays = [self._try(code, tables.play(code, self.who.id, [move], key=key))]
        if chance.random() < 0.03:
            plays.append(self._try(code, tables.play(code, self.who.id, [move], key=key)))
        outcomes = [outcome for outcome in await asyncio.gather(*plays) if outcome]
        if len(outcomes) == 2 and outcomes[0].repeated == outcomes[1].repeated:
            self.unfair(code, "a doubled press was carried out twice, or never", self.who.id)
        if not outcomes:
            return False
        self.acknowledged[key] = code, self.now()
        if chance.random() < 0.05:
            await asyncio.sleep(chance.choice((3.0, 60.0, 7000.0)))
            await self._take_back(code)
        return True

    async def _while_waiting(self, code: str, chance: random.Random) -> None:
        """Nudge who is waited for, prepare the next turn, answer what always gets the same answer."""
        tables, me = self.tables(), self.who.id
        table = await tables.look(code) if tables else None
        seat = table.seat_of(me) if table else None
        if tables is None or table is None or seat is None or not table.runs:
            return
        asked = [each for each in table.awaited if each != seat and (p := table.players[each]) and p.person]
        if asked and chance.random() < self.who.nudges:
            self.tell(code, f"nudges seat {asked[0]}", me)
            await self._try(code, tables.nudges.nudge(table, me, asked[0]))
        if self.who.prepares and chance.random() < 0.4:
            await self._prepare(tables, table, seat, chance)
        known = [kind for kind in GAMES[table.game].standing if kind.says]
        if self.who.prepares and chance.random() < 0.1 and known:
            kind = chance.choice(known)
            says = () if chance.random() < 0.3 else (chance.choice(kind.says),)
            self.tell(code, f"answers {kind.choice} from now on: {says}", me)
            await self._try(code, tables.answers.set_standing(code, me, kind.choice, says))

    async def _prepare(self, tables: Tables, table: Snapshot, seat: int, chance: random.Random) -> None:
        code, me = table.code, self.who.id
        ahead = foreseen(Perspective(table, GAMES[table.game], words_for("en"), seat))
        if ahead is None:
            return
        steps, mode = prepared_by_chance(chance, ahead), chance.choice(MODES)
        self.tell(code, f"prepares {steps[0].choice} ({mode})", me)
        await self._try(code, prepared_in_mode(tables, code, me, steps, told(ahead, steps), mode))

    async def _take_back(self, code: str) -> None:
        tables = self.tables()
        if tables:
            self.tell(code, "takes back", self.who.id)
            await self._try(code, tables.undo(code, self.who.id))

    async def _decide(self, tables: Tables, table: Snapshot, seat: int, chance: random.Random) -> None:
        """Answer what the table is asked, and ask the table something oneself now and then."""
        me, code, absences, request = self.who.id, table.code, tables.absences, table.undo_request
        player = table.players[seat]
        assert player is not None
        if request and seat in request.needed and seat not in request.agreed:
            answer = tables.agree if chance.random() < 0.7 else tables.decline
            await self._try(code, answer(code, me))
        if table.ballot and me in voters(table, table.ballot.seat) and me not in dict(table.ballot.votes):
            choice = chance.choice(choices(table))
            self.tell(code, f"votes {choice}", me)
            await self._try(code, absences.vote(code, me, choice))
        if table.proposal and me not in dict(table.proposal.votes):
            yes = chance.random() < 0.7
            self.tell(code, f"answers the {table.proposal.kind}: {yes}", me)
            await self._try(code, absences.answer(code, me, yes=yes))
        if player.stand == "called" and chance.random() < 0.4:
            self.tell(code, "needs a day", me)
            await self._try(code, absences.need_a_day(code, me))
        await self._rarely(tables, table, seat, chance)

    async def _rarely(self, tables: Tables, table: Snapshot, seat: int, chance: random.Random) -> None:
        me, code, absences, lot = self.who.id, table.code, tables.absences, chance.random()
        if lot < 0.004:
            until = None if chance.random() < 0.4 else self.now() + chance.uniform(0.5, 6) * DAY
            self.tell(code, "asks for a pause", me)
            await self._try(code, absences.ask_pause(code, me, until))
        elif lot < 0.008 and self.who.offers:
            self.tell(code, "offers the seat", me)
            await self._try(code, absences.offer(code, me, leaving=chance.random() < 0.5))
        elif lot < 0.010:
            await self._try(code, absences.withdraw_offer(code, me))
        elif lot < 0.0115:
            self.tell(code, "resigns", me)
            await self._try(code, tables.resign(code, me, sure=True))
        elif lot < 0.014:
            self.tell(code, "votes to end", me)
            await self._try(code, tables.vote_end(code, me))
        elif lot < 0.03 and self.who.mutes:
            await self._try(code, tables.notifications.set_muted(code, me, chance.random() < 0.6))
        elif lot < 0.04:
            await self._take_back(code)

    async def _take_a_seat(self) -> None:
        tables = self.tables()
        if tables is None:
            return
        for brief in [each for server in range(1, SERVERS + 1) for each in await tables.tables_in(server)]:
            table = await tables.look(brief.code) if brief.status == "running" else None
            offered = [i for i, p in enumerate(table.players) if p and p.stand == "offered"] if table else []
            if table and offered and self.who.id not in table.people:
                self.tell(table.code, f"applies for seat {offered[0]}", self.who.id)
                await self._try(table.code, tables.absences.apply_for(table.code, offered[0], self.who.person))

    async def _try(self, code: str, act: Awaitable[Any]) -> Any:
        """Do something; what is refused is fair or a fault."""
        try:
            return await act
        except Refused as no:
            if no.refusal.key not in FAIR:
                self.unfair(code, f"refused: {no.refusal}", self.who.id)
            return None


def any_answer(chance: random.Random, ask: Ask) -> Move:
    """Any legal answer."""
    n = chance.randint(ask.least, min(ask.most, len(ask.options)))
    return Move(ask.seat, ask.choice, tuple(chance.sample(ask.options, n)), ask.revision)
