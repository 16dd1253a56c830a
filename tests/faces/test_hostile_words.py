"""Typed words that are none: whatever somebody types is read or refused, and never breaks anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest

from bot.faces import NotUnderstood
from bot.ui.interactions.command_input import OtherQuestion, SubCommand, completions, one_line, typed_moves
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.plans import in_words
from rules.core import Refused

from .cases import Case
from .playing import Moment
from .typing_in import Typist

SEED: Final = 4_300
MOST: Final = 6000  # letters that Discord takes
TEXTS: Final = 25  # for each kind of question
BLANK: Final = ("", " " * MOST, "\u3000" * MOST, "\t\n" * 9, ", ;,", "\u202e" * 300)
LONG: Final = ("9" * 5000, "1 " * 3000, "1," * 3000, "x×*" * 2000, "ﷺ" * 3000, "\\" * MOST, "a" + "\t" * 5900 + "1")
SIGNS: Final = ("\ud800", "\x00", "٣", "²", "\U000e0041", "-1", "9" * 5000, " " * 3000)


def moments(case: Case) -> list[Moment]:
    """One of every kind of question."""
    return list({moment.ask.choice: moment for moment in case.asked()}.values())


def hostile(chance: random.Random, word: str) -> Iterator[str]:
    """Texts that are no answer, and an answer with what does not belong there."""
    yield from BLANK
    yield from LONG
    for sign in SIGNS:
        yield from (f"{sign}{word}", f"{word}{sign}", f"{sign} {word}", f"{word}{sign}, {word}", f"{word}{sign},")
    for _ in range(6):
        most = chance.choice((0x80, 0x3000, 0x110000))
        yield "".join(chr(chance.randrange(most)) for _ in range(chance.randrange(40)))
        at = chance.randrange(len(word))
        yield word[:at] + chr(chance.randrange(0x3000)) + word[at + 1 :]


def test_whatever_is_typed_is_read_or_refused(case: Case) -> None:
    chance, typist = random.Random(SEED), Typist(case.commands)
    for moment in moments(case):
        perspective = typist.perspective_of(moment.state, moment.ask.seat)
        ask = perspective.ask
        assert ask is not None
        subs = [sub for sub in case.commands.subs if any(step.answers(ask) for step in sub.steps)]
        texts = list(hostile(chance, perspective.face.typed(perspective.asked(ask), chance.choice(ask.options))))
        for text in chance.sample(texts, TEXTS):
            _read(perspective, text)
            _hand_in(perspective, chance.choice(subs), text)


def _read(perspective: Perspective, text: str) -> None:
    ask = perspective.ask
    assert ask is not None
    try:
        pick = perspective.face.read(perspective.asked(ask), text)
    except NotUnderstood:
        return
    except Exception as error:
        raise AssertionError(f"seed {SEED}: {ask.choice} {text[:60]!r}") from error
    assert set(pick) <= set(ask.options)


def _hand_in(perspective: Perspective, sub: SubCommand, text: str) -> None:
    """All parameters of a sub-command say this: as it is sent, and while it is typed."""
    names = [name for step in sub.steps for name in step.names]
    given = dict.fromkeys(names, text)
    try:
        for now, move in list(typed_moves(perspective, sub.steps, given)):
            assert move.seat == perspective.seat and list(in_words(now, move))
    except (NotUnderstood, OtherQuestion, Refused):
        pass
    except Exception as error:
        raise AssertionError(f"seed {SEED}: {sub.name} {text[:60]!r}") from error
    for name in names:
        try:
            for offer in completions(perspective, sub, given, name, text):
                "".join(offer).encode()  # what cannot be sent raises
        except Exception as error:
            raise AssertionError(f"seed {SEED}: {name} of {sub.name} while typing {text[:60]!r}") from error


@pytest.mark.parametrize("text", BLANK)
def test_blanks_alone_are_no_answer(case: Case, text: str) -> None:
    typist = Typist(case.commands)
    for moment in moments(case):
        perspective = typist.perspective_of(moment.state, moment.ask.seat)
        ask = perspective.ask
        assert ask is not None
        with pytest.raises(NotUnderstood):
            perspective.face.read(perspective.asked(ask), text)


def test_typed_words_are_one_line_that_can_be_sent() -> None:
    assert one_line("\t2  meat\n" + " " * MOST + "bread\ud800 ") == "2 meat bread?"
