### Lettering on the pictures, and the pictures in words, of all games.

picture-seat = Seat { $seat }
picture-asked = Waiting for { $who }
picture-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
picture-text-below = The text of this message says all of it.
picture-part = Part of the board or hand: { $part }. The text says all of it.
# On the picture of a question, beside what a plan would put there.
picture-planned = planned
picture-part-hand = your hand
picture-bot = bot
picture-bot-told = { $name } (bot)
picture-glimpse = The board of { $game } in the middle of a game.
