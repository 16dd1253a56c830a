"""Larder, the smallest game that has everything a game must have: the template of docs/add_a_game.md.

Its files lie here as they would lie in the product: `rules`, `bot/games`, `cogs`. Importing this package lets the
product's loaders find them; on the list of games it is only where a test puts it there.
"""

from pathlib import Path

import bot.games
import cogs

HERE = Path(__file__).parent

for package in (bot.games, cogs):
    home = str(HERE.joinpath(*package.__name__.split(".")))
    if home not in package.__path__:
        package.__path__.append(home)
