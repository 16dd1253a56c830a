### A server's year in words.

year-game = { $game }, { $n }
year-pace = { $pace }, { $n }
year-person = { $name }, { $n }
