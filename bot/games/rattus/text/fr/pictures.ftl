### Les mots écrits sur les images de Rattus, et ces images en mots.

picture-turn = Tour { $n }
picture-rattus-turn-of = Tour { $n } : { $who }
picture-rattus-opening = Placement de départ
picture-rattus-ending = ce tour est le dernier
picture-rattus-round = Dernière manche
picture-rattus-ravage = Ravage final
picture-rattus-over = Tour { $n } : la fin
picture-rattus-won = { $who } gagne
picture-rattus-most = le plus de cubes : { $n }
picture-rattus-tied = { $n ->
    [one] { $n } cube, égalité : gagne qui suit
   *[other] { $n } cubes, égalité : gagne qui suit
}
picture-rattus-until = fin à 0, ou à 20 cubes sur le plateau
picture-rattus-card = carte
picture-rattus-place-cubes = cubes
picture-rattus-then = › Peste
picture-rattus-taken = carte prise
picture-rattus-placed = cubes posés
picture-rattus-first = a débuté
picture-rattus-last = dernier tour
picture-rattus-place = { $n ->
    [1] 1re
   *[other] { $n }e
}
picture-rattus-cubes = Plateau
picture-rattus-stock = Réserve
picture-palace = Château
picture-offer = Cartes disponibles
picture-rattus-no-offer = Aucune carte disponible
picture-supply = Réserve
picture-on-board = Plateau
picture-rattus-removed = Hors jeu
picture-rattus-still-out = Face cachée
picture-rattus-rats-out = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
picture-rattus-again-out = + 1 défaussé
picture-rattus-left = reste { $n }
picture-rattus-key = 5MA : dès 5 cubes · M : majorité −1 · A : tous −1 · signe : qui a la carte −1
picture-rattus-legend-ring = nouveau depuis ton tour
picture-rattus-legend-seen = a regardé le rat
picture-rattus-legend-potion = potion : sauve une fois un cube
picture-rattus-majority = le plus de cubes en perd un
picture-rattus-everybody = tous en perdent un
picture-rattus-start = rat de départ
picture-rattus-start-known = rat de départ connu
picture-rattus-order = à gauche d’abord
picture-rattus-again = repioché
picture-rattus-looked = vu par
picture-no-card = Pas encore de carte Classe
picture-known = { $n ->
    [0] Tu ne connais aucun rat
    [one] Tu connais { $n } rat
   *[other] Tu connais { $n } rats
}
picture-cards = Tes cartes : { $list }
picture-cubes = Tes cubes : { $board } sur le plateau, { $stock } en réserve
picture-plague = Emblème de la Peste : { $region }
picture-rattus-rats = Rats : { $supply } en réserve, { $discards ->
    [one] { $discards } défaussé
   *[other] { $discards } défaussés
}
picture-rattus-part-northwest = nord-ouest
picture-rattus-part-northeast = nord-est
picture-rattus-part-southwest = sud-ouest et rats défaussés
picture-rattus-part-southeast = sud-est et rats défaussés
picture-rattus-part-turn = tour et rats
picture-rattus-part-players = joueurs et leurs cartes
picture-rattus-part-cards = cartes disponibles, autres joueurs
picture-rattus-part-held = tes cubes et cartes
picture-rattus-part-known = les rats que tu connais
picture-rattus-has = { $who } { $n } sur le plateau
picture-rattus-bishops = { $n ->
    [one] un évêque
   *[other] { $n } évêques
}
picture-rattus-nuns = { $n ->
    [one] une nonne
   *[other] { $n } nonnes
}
picture-rattus-used = utilisée
picture-rattus-walls = Remparts { $list }
picture-rattus-full = complet
picture-rattus-bishop = Évêque : aucun rat
rattus-picture-ravage = Pertes du ravage final
rattus-picture-survivors = Cubes survivants
picture-rattus-march-knight = compte pour 2 cubes jusqu’à la fin
picture-rattus-march-crusader = tous les rats, dans ton ordre
picture-rattus-march-serf = un cube après chaque rat
story-standing-rattus = Cubes sur le plateau, à chaque tour de table
