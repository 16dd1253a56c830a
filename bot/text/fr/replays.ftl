### Revoir une partie, pas à pas.

replay-button = Revoir
replay-step = { $n ->
    [0] **La donne** · étape 0 sur { $of }
   *[other] **Tour { $round }** · étape { $n } sur { $of }
}
replay-first = Début
replay-back = Avant
replay-on = Après
replay-last = Fin
replay-deal = La partie commençait ainsi. *Après* mène à la suite.
replay-nothing = Rien que ces yeux aient pu voir.
replay-which-round = Un autre tour
replay-which-turn = Une autre étape de ce tour
replay-whose-eyes = Par les yeux de qui
replay-public = Ce que tous ont vu
replay-open = Tout à découvert
replay-start = 0. La donne
replay-quiet = { $n }. Rien à voir
