"""From an interaction (a press, a command) to a move or an action, and its answer."""
