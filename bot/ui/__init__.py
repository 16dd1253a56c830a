"""The Discord face that all games share: lobby, board, panel, sheet, delivery, answers to presses and commands."""
