"""The commands: one file for each family and one for each game. What they do stands in `bot.ui`."""
