"""What people see, as plain values: the panel, the board, the lobby, pages. No Discord calls."""
