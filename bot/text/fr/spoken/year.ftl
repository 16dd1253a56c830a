### L’année d’un serveur en phrases.

year-game = { $game }, { $n }
year-pace = { $pace }, { $n }
year-person = { $name }, { $n }
year-figure-less = moins de 1
