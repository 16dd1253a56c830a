"""The face of Rattus with Pied Piper: how the game speaks, in the language of the one who reads."""
