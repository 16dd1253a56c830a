### Les mots écrits sur les images de Notre-Dame, et ces images en mots.

notre_dame-picture-round = Tour { $round } sur 9
notre_dame-picture-over = la fin
notre_dame-picture-cards = Jouées
notre_dame-picture-piles = { $pile } à piocher · { $away } écartées
notre_dame-picture-to-come = Personnages à venir
notre_dame-picture-won = { $n ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
notre_dame-picture-shared = victoire partagée
notre_dame-picture-verdict = Décompte final
notre_dame-picture-choose = Choisis-en une
notre_dame-picture-kept = Gardée
notre_dame-picture-hand = Tes cartes
notre_dame-picture-no-card = Aucune carte en main
notre_dame-picture-worth = Personnages, points
notre_dame-picture-passed = Passées à { $who }
notre_dame-picture-spied = À venir, par l’Espion
notre_dame-picture-plague = peste
notre_dame-picture-shares = Notre-Dame : { $pool } points { $n ->
    [0] et aucun cube encore
    [one] pour { $n } cube, dont { $own } à toi
   *[other] pour { $n } cubes, dont { $own } à toi
}
notre_dame-picture-strip-gold = or
notre_dame-picture-strip-markers = cubes
notre_dame-picture-strip-rat = rat
    .then = rat → { $n }
notre_dame-picture-strip-passed = passées :
notre_dame-picture-points = prestige

## Les images en mots : sans symboles ; chaque texte est une phrase dont le point vient ensuite

notre_dame-picture-begins = { $who } commence ce tour
notre_dame-picture-taken = Lettres prises : { $list }
notre_dame-picture-closed = Couleurs fermées à une calèche : { $list }
notre_dame-picture-where = Notre-Dame, manche { $period }, tour { $round } sur 9, { $stage }
notre_dame-picture-display = Personnages : { $list } ; peste { $n }
notre_dame-picture-card = { $card } ({ $who })
notre_dame-picture-rat = rat sur { $n }
notre_dame-picture-supply = { $n ->
    [one] { $n } cube en réserve personnelle
   *[other] { $n } cubes en réserve personnelle
}, { $rest } en réserve commune
notre_dame-picture-with-friend = { $n ->
    [0] { $sector } confident
   *[other] { $sector } { $n } et confident
}
notre_dame-picture-pool = Notre-Dame partage { $pool } points : { $list }
notre_dame-picture-nobody = personne encore
notre_dame-picture-prestige = { $n ->
    [one] Ton prestige : { $n } point
   *[other] Ton prestige : { $n } points
}
notre_dame-picture-choose-alt = Choisis une carte : { $list }
notre_dame-picture-kept-alt = En main : { $list }
notre_dame-picture-passed-alt = Tu as passé à { $who } : { $list }
notre_dame-picture-spied-alt = Personnages gris à venir, dans cet ordre : { $list }
notre_dame-picture-seat = { $who } : { $list }

## En grand, ce que montre chaque partie

notre_dame-picture-part-borough = ton quartier et Notre-Dame
notre_dame-picture-part-carriage = les rues autour de ta calèche
notre_dame-picture-part-upper-left = la ville, en haut à gauche
notre_dame-picture-part-upper-right = la ville, en haut à droite
notre_dame-picture-part-lower-left = la ville, en bas à gauche
notre_dame-picture-part-lower-right = la ville, en bas à droite
notre_dame-picture-part-players = le tour et les joueurs
notre_dame-picture-part-cards = cartes jouées, personnages à venir
notre_dame-picture-part-known = ton prestige, et tes secrets
story-standing-notre_dame = Prestige, tour par tour
