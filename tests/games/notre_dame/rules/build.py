"""Tables for rule cases, told in words: what stands in the boroughs, who holds what, who is on display.

    t = table("Red: bank 2, friend bank, gold 0, personal 1", display="monk doctor mayor")
    t.card("Red", "bank")
    assert t.gold("Red") == 4

A seat's line names its sectors (and `notre_dame`) with their markers, where its `friend` and its `carriage` are, its
`gold`, `rat`, `pp` (prestige points) and `personal` supply; all other markers lie in the general one. A market is the
seat's colour and which (`Yellow.IL`); a message is a colour and a kind from 1 to 4 (`Blue2`), and `messages` names
those still on the board, if not all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core import Frame, Hidden
from rules.notre_dame import game
from rules.notre_dame.actions import carry_out, play
from rules.notre_dame.components import ACTIONS, BROWN, GOLD, GRAY, KINDS, MARKERS, MARKETS, Action, PersonCard
from rules.notre_dame.options import Options
from rules.notre_dame.persons import may_hire
from rules.notre_dame.state import EMPTY, PLACES, Held, Table
from rules.notre_dame.view import View
from tests.rules.building import SECRET, AnyPlay

SEATS = {"Red": 0, "Yellow": 1, "Green": 2, "Blue": 3, "White": 4}
NAMES = tuple(SEATS)
PLACE = {action.name.lower(): int(action) for action in Action}
PERSON = {person.name.lower(): int(person) for person in PersonCard}


def card(words: str) -> int:
    """An action card: `Red bank`."""
    who, action = words.split()
    return SEATS[who] * ACTIONS + PLACE[action]


def message(word: str) -> int:
    """A message: `Blue2` brings two points and a marker."""
    return SEATS[word[:-1]] * KINDS + int(word[-1]) - 1


def table(
    *lines: str,
    seats: int = 4,
    display: str = "monk fool soldier",
    hands: Mapping[str, str] | None = None,
    collected: Mapping[str, str] | None = None,
    messages: Mapping[str, str] | None = None,
    round: int = 1,
    bell: str = "Red",
    options: Options | None = None,
) -> Play:
    """A table in mid-game; nobody is asked anything yet. Gold that nobody has lies in the supply."""
    g = game.new(seats, SECRET, options).clone()
    g.agenda = []
    g.put(())
    g.round, g.bell = round, SEATS[bell]
    g.drawn = [()] * seats
    g.display = tuple(PERSON[name] for name in display.split())
    g.browns = tuple(person for person in BROWN if person not in g.display)[: 6 - 2 * ((round - 1) % 3 + 1)]
    g.gold = [0] * seats
    _lay_messages(g, messages, collected or {})
    for line in lines:
        _settle_borough(g, line)
    for seat in range(seats):
        _deal(g, seat, (hands or {}).get(NAMES[seat], ""))
    g.gold_left = GOLD - sum(g.gold)
    assert g.gold_left >= 0, "more gold than there is"
    return Play(g)


def _lay_messages(g: Table, messages: Mapping[str, str] | None, collected: Mapping[str, str]) -> None:
    markets = list(g.messages)
    if messages is not None:
        markets = [EMPTY] * len(markets)
        for at, word in messages.items():
            markets[market(g, at)] = message(word)
    for who, words in collected.items():
        taken = tuple(sorted(map(message, words.split())))
        g.collected[SEATS[who]] = taken
        markets = [EMPTY if m in taken else m for m in markets]
    g.messages = tuple(markets)


def market(g: Table, word: str) -> int:
    """A market by borough and corner: `Red.C`; `N1.IL` and `N2.IL` lie in the neutral boroughs of two players."""
    who, which = word.split(".")
    borough = {"N1": 1, "N2": 3}[who] if who in ("N1", "N2") else g.borough(SEATS[who])
    return borough * len(MARKETS) + MARKETS.index(which)


def _settle_borough(g: Table, line: str) -> None:
    who, _, inside = line.partition(":")
    seat, personal = SEATS[who], 0
    for part in filter(None, map(str.strip, inside.split(","))):
        what, value = part.split()
        if what in PLACE:
            g.markers[seat * PLACES + PLACE[what]] = int(value)
        elif what == "friend":
            g.friends[seat] = PLACE[value]
        elif what == "carriage":
            g.carriages[seat] = market(g, value)
        elif what == "personal":
            personal = int(value)
        else:
            {"gold": g.gold, "rat": g.rats, "pp": g.prestige}[what][seat] = int(value)
    on_board = sum(g.markers[seat * PLACES : (seat + 1) * PLACES])
    g.personal[seat], g.general[seat] = personal, MARKERS - personal - on_board
    assert g.general[seat] >= 0, f"{who} has more than 14 markers"


def _deal(g: Table, seat: int, words: str) -> None:
    """A hand: the named cards, out of whichever piles they are in."""
    cards = [card(part.strip()) for part in words.split(",") if part.strip()]
    g.hands[seat] = tuple(Held(c, (seat,), g.round) for c in sorted(cards))
    g.piles = [tuple(c for c in pile if c not in cards) for pile in g.piles]


class Play(AnyPlay[Table, View]):
    """A table under test: played by the names of choices, read in words."""

    GAME, CALLED = game, NAMES

    # ------------------------------------------------------------------- playing

    def card(self, who: str, action: str, *then: Frame) -> Play:
        """An action card is carried out."""
        return self.at(carry_out(SEATS[who], PLACE[action]), *then)

    def hire(self, who: str, person: str, *then: Frame) -> Play:
        """A person on display is hired."""
        return self.at(may_hire(SEATS[who]), *then).play(who, "hire", person)

    def plays(self, who: str, words: str) -> Play:
        """A card is played out of the hand."""
        return self.play(who, "play", card(words))

    def turn(self, who: str) -> Play:
        """It is this player's first card."""
        return self.at(play(SEATS[who], 1))

    def _meant(self, word: Any) -> Any:
        if isinstance(word, tuple):
            return tuple(map(self._meant, word))
        if isinstance(word, str) and "." in word:
            return market(self.g, word)
        return (PLACE | PERSON).get(word, word)

    # ------------------------------------------------------------------- reading

    def sectors(self, who: str) -> str:
        """The places this player may pick, in words; `pass` with them."""
        names = {place: name for name, place in PLACE.items()}
        return " ".join(names.get(option, option) for option in self.options(who))

    def markets(self, who: str) -> set[str]:
        """The markets this player may drive to, in words."""
        return {self.market(option) for option in self.options(who) if isinstance(option, int)}

    def market(self, at: int) -> str:
        """A market in words."""
        boroughs = {self.g.borough(seat): NAMES[seat] for seat in range(self.g.seats)} | (
            {1: "N1", 3: "N2"} if self.g.seats == 2 else {}
        )
        return f"{boroughs[at // len(MARKETS)]}.{MARKETS[at % len(MARKETS)]}"

    def on(self, who: str, place: str) -> int:
        """Markers of a seat in a sector or on Notre Dame."""
        return self.g.at(SEATS[who], PLACE[place])

    def borough(self, who: str) -> dict[str, int]:
        """All markers of a seat on the board."""
        return {name: n for name, place in PLACE.items() if place < PLACES and (n := self.g.at(SEATS[who], place))}

    def friend(self, who: str) -> str:
        """Where the trusted friend of a seat stands."""
        return next((name for name, place in PLACE.items() if place == self.g.friends[SEATS[who]]), "reserve")

    def gold(self, who: str) -> int:
        return self.g.gold[SEATS[who]]

    def rat(self, who: str) -> int:
        return self.g.rats[SEATS[who]]

    def pp(self, who: str) -> int:
        return self.g.prestige[SEATS[who]]

    def personal(self, who: str) -> int:
        return self.g.personal[SEATS[who]]

    def general(self, who: str) -> int:
        return self.g.general[SEATS[who]]

    def carriage(self, who: str) -> str:
        return self.market(self.g.carriages[SEATS[who]])

    def hand(self, who: str) -> set[int]:
        return {held.card for held in self.g.hands[SEATS[who]]}


new_game = Play.new


def grays_to_come(t: Play, words: str) -> Play:
    """The gray persons still to come, the next one first."""
    t.g.grays = tuple(Hidden(PERSON[name]) for name in reversed(words.split()))
    assert all(gray.face in GRAY for gray in t.g.grays)
    return t
