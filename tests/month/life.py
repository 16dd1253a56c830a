"""What a person does when they look: they answer by chance, take back, vote, pause, offer and take seats."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bot.tables import Snapshot, Tables
from bot.tables.transitions.absence import choices, voters
from rules.core import Ask, Move, Refused

from .people import DAY, HOUR, Somebody

BURST = 12  # answers in a row at one table
# What may be refused to anybody who acts in good faith: somebody else was faster, or it is not possible here.
FAIR = frozenset(
    {
        *("out_of_date", "not_your_turn", "game_over", "not_running", "not_seated", "paused", "nothing_to_do"),
        *("no_take_back", "nothing_to_take_back", "undo_off", "change_instead", "undo_request_open", "no_undo_request"),
        *("not_needed", "no_ballot", "no_proposal", "proposal_open", "ballot_open", "not_offered", "offered_already"),
        *("alone", "sits_here", "sat_here", "too_early", "no_last_call", "no_more_days", "not_paused", "voted_already"),
        *("bad_away", "no_days_left", "away_already", "not_away", "frozen"),
    }
)


@dataclass
class Life:
    """One person at the tables of the host, whichever process that is now."""

    who: Somebody
    seed: int
    tables: Callable[[], Tables | None]  # None while the host is down
    now: Callable[[], float]
    tell: Callable[[str, str, int], None]
    unfair: Callable[[str, str, int], None]
    acknowledged: dict[str, tuple[str, float]]  # key of a submission: table, when
    end: float
    _keys: count[int] = field(default_factory=lambda: count(1))

    def chance(self, purpose: str) -> random.Random:
        """A stream for one purpose of this person, so that more of one thing changes nothing of another."""
        return random.Random(f"{self.seed}/{self.who.id}/{purpose}")

    async def live(self) -> None:
        """Look now and then, until the month is over."""
        looks, acts = self.chance("looks"), self.chance("acts")
        for away in self.who.aways:
            if away.said:
                asyncio.get_running_loop().create_task(self._announce(away))
        while True:
            await asyncio.sleep(looks.expovariate(self.who.visits / DAY) + 60.0)
            while self.who.habit(self.now()).is_night(self.now()):
                await asyncio.sleep(looks.uniform(0.2, 1.5) * HOUR)
            if not self.who.is_out(self.now()) or looks.random() < 0.01:
                await self._look_in(acts)

    async def _announce(self, away: Any) -> None:
        await asyncio.sleep(max(1.0, away.begin - self.now() - 20 * HOUR))
        tables = self.tables()
        if tables and away.until > self.now():
            self.tell("", f"announces to be away ({away.choice})", self.who.id)
            announce = tables.absences.announce
            await self._try("", announce(self.who.id, away.begin, away.until, choice=away.choice, note="sea"))

    async def _look_in(self, chance: random.Random) -> None:
        tables = self.tables()
        if tables is None:
            return
        for brief in await tables.tables_of(self.who.id):
            if brief.status == "running" and chance.random() < 0.85:
                await self._at(brief.code, chance)
                await asyncio.sleep(chance.uniform(5, 90))
        if self.who.takes_seats and chance.random() < 0.3:
            await self._take_a_seat(chance)
        await self._settings(chance)

    async def _settings(self, chance: random.Random) -> None:
        tables = self.tables()
        if tables and chance.random() < 0.01:
            await self._try("", tables.people.change(self.who.id, remind=chance.choice((0, 4, 12, 24, 48))))

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

    async def _take_a_seat(self, chance: random.Random) -> None:
        tables = self.tables()
        if tables is None:
            return
        for brief in await tables.tables_in(1):
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
