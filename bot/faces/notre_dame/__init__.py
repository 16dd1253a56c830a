"""The face of Notre Dame with the New Persons: how the game speaks, in the language of the one who reads."""
