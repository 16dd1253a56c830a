"""The face of Hameln: how the game speaks, in the language of the one who reads."""
