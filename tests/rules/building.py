"""What the tables for rule cases share in all games: a question is answered in words, and read, told and undone."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from rules.core import AnyGame, Ask, Event, Frame, Move, Pick, Refusal, Refused, Result, State

G = TypeVar("G", bound=State)
V = TypeVar("V")  # its view

SECRET: Final = bytes(range(32))


class AnyPlay(Generic[G, V]):
    """A table under test: played by the names of choices, read in words."""

    GAME: ClassVar[AnyGame]
    CALLED: ClassVar[tuple[str, ...]]  # how the tests call the seats

    def __init__(self, g: G) -> None:
        self.g = g
        self.events: list[Event] = []

    @classmethod
    def new(cls, seats: int = 4, options: Any = None, secret: bytes = SECRET) -> Self:
        """A whole game after set-up, at its first questions."""
        return cls(cls.GAME.new(seats, secret, options))

    # ------------------------------------------------------------------- playing

    def at(self, *paragraphs: Frame) -> Self:
        """Follow these paragraphs, and stop at the first question."""
        self.g.agenda = list(paragraphs[::-1])
        self.GAME.rules.settle(self.g)
        self.events += self.g.events
        self.g.events.clear()
        return self

    def play(self, who: str, choice: str, *words: Any) -> Self:
        """Answer a question. What is picked is named as the tests call it. Raises `Refused`."""
        return self._go_on(self.move(who, choice, *words))

    def standing(self, who: str, *says: str) -> Pick | None:
        """What a standing answer of this player comes to at the question open now; None where they are asked."""
        move = self.GAME.standing_move(self.ask(who), says)
        return move and move.pick

    def play_on(self) -> Self:
        """Answer every question with its first options until the game is over."""
        while self.g.asked:
            self.play_first()
        return self

    def play_first(self) -> Self:
        """Answer one question with its first options."""
        ask = next(ask for ask in self.g.asked if ask.given is None)
        return self._go_on(Move(ask.seat, ask.choice, self._first(ask), ask.revision))

    def _go_on(self, move: Move) -> Self:
        self.g, events = self.GAME.play(self.g, move)
        self.events += events
        return self

    def _first(self, ask: Ask) -> Pick:
        """What is answered where it does not matter."""
        return ask.options[: ask.most]

    def move(self, who: str, choice: str, *words: Any) -> Move:
        """The move that answers the question open now."""
        seat = self.seat(who)
        revision = next((ask.revision for ask in self.g.asked if ask.seat == seat), -1)
        return Move(seat, choice, self._pick(words), revision)

    def _pick(self, words: tuple[Any, ...]) -> Pick:
        return tuple(map(self._meant, words))

    def _meant(self, word: Any) -> Any:
        """What a word stands for; words that stand for nothing else mean themselves."""
        return word

    def refusal(self, who: str, choice: str, *words: Any) -> Refusal:
        """The whole reason why this move is refused."""
        before = self.GAME.save(self.g)
        try:
            self.GAME.play(self.g, self.move(who, choice, *words))
        except Refused as refused:
            assert self.GAME.save(self.g) == before, "a refused move changes nothing"
            return refused.refusal
        raise AssertionError(f"{who} may well {choice} {words}")

    def why_not(self, who: str, choice: str, *words: Any) -> str:
        """The key of the reason why this move is refused."""
        return self.refusal(who, choice, *words).key

    # ------------------------------------------------------------------- reading

    def seat(self, who: str) -> int:
        """The number of a seat."""
        return self.CALLED.index(who)

    @property
    def asked(self) -> dict[str, str]:
        """Who is asked what, those whose sealed answer stands left out."""
        return {self.CALLED[ask.seat]: ask.choice for ask in self.g.asked if ask.given is None}

    def ask(self, who: str) -> Ask:
        """The question before this player."""
        return next(ask for ask in self.g.asked if ask.seat == self.seat(who))

    def foreseen(self, who: str) -> Ask | None:
        """What this player would be asked next if the others changed nothing; None where nobody can tell."""
        g = self.GAME.foreseen(self.g, self.seat(who), SECRET)
        return next(iter(g.asked)) if g else None

    def play_until(self, *choices: str) -> Self:
        """Answer every question with its first options until one of these is asked."""
        while not set(choices) & set(self.asked.values()):
            self.play_first()
        return self

    def options(self, who: str) -> tuple[Any, ...]:
        """What this player may pick from, as the rules call it."""
        return self.ask(who).options

    def told(self, key: str, to: str | None = None) -> list[dict[str, Any]]:
        """What a player (None: the public) was told under this key, in order."""
        seen = (event.seen_by(None if to is None else self.seat(to)) for event in self.events)
        return [dict(facts) for told, facts in seen if told == key]

    def happened(self) -> list[str]:
        """The keys of all events so far."""
        return [event.key for event in self.events]

    def view(self, who: str | None) -> V:
        """What a player (None: the public) sees."""
        view: V = self.GAME.view(self.g, None if who is None else self.seat(who))
        return view

    def result(self) -> Result:
        """How the game ended."""
        result = self.GAME.result(self.g)
        assert result is not None
        return result

    def line(self, key: str) -> tuple[int | None, ...]:
        """The points of one line of the scoring."""
        return next(line.points for line in self.result().lines if line.key == key)

    def undo(self) -> tuple[int, str]:
        """How many moves the last mover may take back alone, and what bars more."""
        return self.g.undo_depth, self.g.undo_barrier

    def imagined(self, who: str | None, n: int = 12) -> list[Self]:
        """Worlds that this viewer cannot tell from the true one."""
        seat = None if who is None else self.seat(who)
        return [type(self)(self.GAME.imagine(self.g, seat, bytes([k]) * 32)) for k in range(n)]
