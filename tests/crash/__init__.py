"""Power cuts: the bot is killed again and again under play, and nothing that was acknowledged may be lost."""
