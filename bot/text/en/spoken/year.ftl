### A server's year in words.

year-game = { $game }, { $n }
year-pace = { $pace }, { $n }
year-person = { $name }, { $n }
year-figure-less = less than 1
