### Le classement : comment chacun joue.

ui-term-rated = Classement
ui-rated = { $rated ->
    [always] compte au classement
    [never] hors classement
   *[experienced] compte au classement si chacun a déjà terminé une partie de ce jeu
}
ui-decimal = { $whole },{ $tenths }
ui-rating = { $mean } ± { $margin }
ui-rank = Classement : { $game }
ui-rank-here = Qui y a joué sur ce serveur à des tables qui comptent, d’après toutes ses parties comptées
ui-rank-everywhere = Toutes les personnes qui y ont joué à des tables qui comptent, sur tous les serveurs
ui-rank-line = { $place }. **{ $name }** · { $rating } · { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ui-rank-line-provisional = { $name } · { $rating } · { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ui-rank-bots = { $level ->
    [easy] Bots faciles
    [middle] Bots moyens
   *[strong] Bots forts
} · { $rating } · { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ui-rank-elsewhere = quelqu’un d’un autre serveur
ui-rank-provisional = Provisoire : moins de { $n } parties
ui-rank-more = … et { $n } de plus
ui-rank-nobody = Personne n’a encore terminé ici une partie de ce jeu qui compte.
ui-rank-you = **Toi** : place { $place } sur { $of } · { $rating } · { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ui-rank-you-provisional = **Toi** : provisoire · { $rating } · { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ui-rank-you-none = **Tu** n’as pas encore terminé de partie de ce jeu qui compte.
ui-rank-you-none-here = **Tu** n’as pas encore terminé sur ce serveur de partie de ce jeu qui compte.
ui-rank-you-out = **Tu** ne participes pas au classement : `/réglages classement`.
ui-rank-how = Tout le monde commence à 25. Dans 19 cas sur 20, la force véritable est dans l’intervalle ; sa borne basse décide de la place.
ui-rank-at-here = ce serveur
ui-rank-at-everywhere = partout
ui-rank-to-here = Ce serveur
ui-rank-to-everywhere = Partout
ui-setting-rated = **Classement** : si j’y participe ; sinon je n’y apparais nulle part et ne change la cote de personne
ui-offer-rated-on = Oui
ui-offer-rated-off = Non
cmd-rank = classement
    .about = Comment chacun joue à un jeu
par-reach = étendue
    .about = Les personnes de ce serveur, ou toutes
cmd-settings-rated = classement
    .about = Si je participe au classement
