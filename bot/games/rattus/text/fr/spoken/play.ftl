### Le jeu de Rattus en mots : ce qui remplace les textes à symboles.

rattus-event-turned_up = { $region } : un rat est révélé, { $face } ; population { $n }, { $hit ->
    [1] il agit.
   *[other] sans effet.
}
rattus-event-wall = { $new ->
    [1] Empereur : { $who } place un rempart entre { $wall }.
   *[other] Empereur : { $who } déplace le rempart entre { $moved } ; il est maintenant entre { $wall }.
}
rattus-event-last_round = Dernière manche : { $supply ->
    [0] plus aucun rat en réserve
   *[other] { $n ->
        [0] quelqu’un avait tous ses cubes sur le plateau
        [one] { $out } avait tous ses cubes sur le plateau
       *[other] { $out } avaient tous leurs cubes sur le plateau
    }
} ; sauf { $who }, chacun utilise encore ses cartes.
    .short = Dernière manche : plusieurs avaient tout placé ; sauf { $who }, chacun utilise encore ses cartes.
rattus-event-final_ravage = Ravage final : tous les rats sont révélés, région après région.
rattus-option-messenger_from = { $here } · { $n ->
    [1] { DE($who) }
   *[other] { $who }, au choix
}
    .short = { $here }
rattus-option-messenger_to = { $here } · avec { $n ->
    [1] { $who }
   *[other] { $who }, au choix
}
    .short = { $here }
rattus-option-owners = { $n } possibles
rattus-option-wall_to = Rempart vers { $region }
rattus-option-wall_piece = Le rempart entre { $wall }
    .new = Un rempart de la réserve
    .pass = Pas d’autre rempart
rattus-option-next_rat = Rat { $slot }, { $face }
    .short = Rat { $slot }, valeur limite { $limit }
rattus-option-known = déjà vu, { $face }
rattus-option-gets = { $region }, { $face }
rattus-option-monk_rat = Rat { $slot } { $region_in }
rattus-option-piper_rats = Rat { $slot } { $region_in }
rattus-option-witch_rat = Regarder le rat { $slot } { $region_in }
rattus-option-witch_second = Regarder le rat { $slot } { $region_in }
rattus-plan-wall_to = Rempart entre { $wall }.
