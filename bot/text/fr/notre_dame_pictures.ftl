### Les mots écrits sur les images de Notre-Dame, et ces images en mots.

nd-picture-round = Tour { $round } sur 9
nd-picture-over = la fin
nd-picture-cards = Jouées
nd-picture-piles = { $pile } à piocher · { $away } écartées
nd-picture-to-come = Personnages à venir
nd-picture-won = { $n ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
nd-picture-shared = victoire partagée
nd-picture-verdict = Décompte final
nd-picture-choose = Choisis-en une
nd-picture-kept = Gardée
nd-picture-hand = Tes cartes
nd-picture-no-card = Aucune carte en main
nd-picture-worth = Personnages, points
nd-picture-passed = Passées à { $who }
nd-picture-spied = À venir, par l’Espion
nd-picture-points = prestige

## Les images en mots : sans symboles ; chaque texte est une phrase dont le point vient ensuite

nd-picture-begins = { $who } commence ce tour
nd-picture-taken = Lettres prises : { $list }
nd-picture-closed = Couleurs fermées à une calèche : { $list }
nd-picture-where = Notre-Dame, manche { $period }, tour { $round } sur 9, { $stage }
nd-picture-display = Personnages : { $list } ; peste { $n }
nd-picture-card = { $card } ({ $who })
nd-picture-rat = rat sur { $n }
nd-picture-supply = cubes { $n } perso, { $rest } en réserve
nd-picture-with-friend = { $n ->
    [0] { $sector } confident
   *[other] { $sector } { $n } et confident
}
nd-picture-pool = Notre-Dame partage { $pool } points : { $list }
nd-picture-nobody = personne encore
nd-picture-prestige = { $n ->
    [one] Ton prestige : { $n } point
   *[other] Ton prestige : { $n } points
}
nd-picture-choose-alt = Choisis une carte : { $list }
nd-picture-kept-alt = En main : { $list }
nd-picture-passed-alt = Tu as passé à { $who } : { $list }
nd-picture-spied-alt = Personnages gris à venir, dans cet ordre : { $list }
nd-picture-seat = { $who } : { $list }

## En grand, ce que montre chaque partie

nd-picture-part-borough = ton quartier et Notre-Dame
nd-picture-part-carriage = les rues autour de ta calèche
nd-picture-part-upper-left = la ville, en haut à gauche
nd-picture-part-upper-right = la ville, en haut à droite
nd-picture-part-lower-left = la ville, en bas à gauche
nd-picture-part-lower-right = la ville, en bas à droite
nd-picture-part-players = le tour et les joueurs
nd-picture-part-cards = cartes jouées, personnages à venir
nd-picture-part-known = ton prestige, et tes secrets
