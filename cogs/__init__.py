"""Slash commands: a file for each family and for each game. The work is done in `bot.ui.interactions`."""
