"""Background workers: the courier delivers messages, bot players move, and lobbies and undo requests expire."""
