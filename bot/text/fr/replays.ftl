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

story-took = -# { $answers ->
    [one] Une réponse
   *[other] { $answers } réponses
} en { $time }
story-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
story-days = { $n } jours
story-turns = **Ce qui a fait tourner la partie**
story-turn = Tour { $round } : { $told } ({ $name } { $change }, { $lead })
story-lead = { $how ->
    [ahead] { $n } d’avance
    [behind] { $n } de retard
   *[level] à égalité
}
