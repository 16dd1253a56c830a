### Lettering on the pictures, and the pictures in words, of all games.

picture-seat = Seat { $seat }
picture-asked = Waiting for { $who }
picture-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
picture-board-in-words = All of it in words: “{ ui-board-in-words }”, under { ui-more }.
picture-part = Part of the board or hand: { $part }. The first picture has all of it in words.
# On the picture of a question, beside what a plan would put there.
picture-answered = Chosen. You may still change it.
picture-planned = planned
# A place at the end.
picture-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
picture-part-hand = your hand
picture-bot = bot
picture-bot-told = { $name } (bot)
picture-glimpse = The board of { $game } in the middle of a game.
picture-chart-seat = { $name }: { $numbers }
