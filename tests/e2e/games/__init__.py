"""The games as they are tested through discord.py. All that is general over games goes by `PLUGGED`.

To plug a game in, write `tests/e2e/games/<game>.py` with one `GameInPlay` and add it to `PLUGGED`. It gives

- `commands`: the table of sub-commands of its cog. `players.Typer` plays by it: it completes the parameters of every
  sub-command until one offers something, and needs no list of its own.
- `whole`: which whole games are played, by pressing and by typing, in either language. Few and short ones: the whole
  suite has to stay quick. `test_whole_games` plays them.
- `busy`: tables with fixed options at which people answer by `steer`. `steering.secret_of` searches for a secret under
  which all of `asks` come up within so many moves; `begin` is a number from which it finds one at once. Together the
  tables ask every kind of question that the rules know (`test_busy_tables` says which are missing). There, the bot is
  restarted in the middle of every kind of question, and presses are counted. `to_the_end` for at least one of them:
  it is a whole game with restarts. To find good numbers: `python -m tests.e2e.steering GAME`.
- `most_presses`: how many presses a row of answers of one person may take from the closed panel, as the papers say.
- `spoken`: seats of the game that somebody plays with the texts of words mode alone, in either language.
"""

from typing import Final

from .game import Answered, BusyTable, GameInPlay, Whole, by_chance
from .hameln import HAMELN
from .notre_dame import NOTRE_DAME
from .rattus import RATTUS
from .rattus_cartus import CARTUS

PLUGGED: Final = {game.key: game for game in (CARTUS, RATTUS, NOTRE_DAME, HAMELN)}
BUSY: Final = tuple(table for game in PLUGGED.values() for table in game.busy)

__all__ = [
    "BUSY",
    "CARTUS",
    "HAMELN",
    "NOTRE_DAME",
    "PLUGGED",
    "RATTUS",
    "Answered",
    "BusyTable",
    "GameInPlay",
    "Whole",
    "by_chance",
]
