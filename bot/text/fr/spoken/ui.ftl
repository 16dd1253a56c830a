### En mots, à chaque table : ce qui remplace les textes à symboles.

ui-hide-hints = Masquer les astuces
ui-edition-explained = Les valeurs dites reconstituées n’ont pas été trouvées imprimées. Qui a la boîte peut fournir un fichier.
grade-reconstructed = { $n ->
    [one] { $n } reconstituée
   *[other] { $n } reconstituées
}
ui-counted = ({ $chosen } sur { $there })
ui-ticked = (choisie)
ui-tab-here = { $heading } (affiché)
ui-ticked-as = (en position { $place })
ui-board-in-words = Lire le plateau
ui-news-earlier = { $n ->
    [one] { $n } nouvelle plus ancienne
   *[other] { $n } nouvelles plus anciennes
}{ $yours ->
    [0] {""}
    [one] , dont { $yours } te concerne
   *[other] , dont { $yours } te concernent
} : voir { $log ->
    [0] `/table depuis`.
   *[other] Journal.
}
ui-news-folded = Depuis ton dernier coup : { $n ->
    [one] une nouvelle
   *[other] { $n } nouvelles
}{ $yours ->
    [0] {""}
    [one] , dont { $yours } te concerne
   *[other] , dont { $yours } te concernent
} : voir { $log ->
    [0] `/table depuis`.
   *[other] Journal.
}
digest-times = { $n } fois { $what }
ui-weighed-asked = { $who } : { $call }
