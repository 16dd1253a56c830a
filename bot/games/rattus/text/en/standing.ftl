### What a seat may answer as often as it is asked.

standing-rattus-until = until the end of your next turn
standing-rattus-lose_cube = When you lose a cube
    .cube = a plain cube, never a potion
    .potion = a potion first
standing-rattus-serf_cube = The Serf’s cube
    .place = always place it
    .pass = never place it
standing-rattus-soldier = The Soldier
    .none = not used
standing-rattus-crusader = The Crusader
    .none = not used
standing-rattus-last_uses = Last use of your cards
    .none = none
prepare-rattus-open = -# Where the plague goes is asked when your turn has come: until then others move it.
