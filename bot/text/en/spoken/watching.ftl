### Watching in words.

watch-best-line = Place { $place }: { $name }, right through { $n } percent of { $games } games.
watch-was-right = You were right through the last { $n } percent of the game.
watch-knew-first = Of those who watched, { $names } knew first: right through the last { $n } percent of the game.
