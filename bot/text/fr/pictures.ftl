### Les mots écrits sur les images de tous les jeux, et les images en mots.

picture-seat = Place { $seat }
picture-asked = En attente : { $who }
picture-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
picture-board-in-words = Tout cela en mots : « { ui-board-in-words } », sous { ui-more }.
picture-part = Partie du plateau ou de la main : { $part }. La première image dit tout en toutes lettres.
# On the picture of a question, beside what a plan would put there.
picture-answered = C’est choisi. Tu peux encore changer.
picture-planned = prévu
# A place at the end.
picture-nth = { $n ->
    [1] 1re
   *[other] { $n }e
}
picture-part-hand = ta main
picture-bot = bot
picture-bot-told = { $name } (bot)
picture-glimpse = Le plateau de { $game } au milieu d’une partie.
picture-chart-seat = { $name } : { $numbers }
