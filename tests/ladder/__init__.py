"""How strong the bot players are: matches between levels, and how their weights are fitted."""
