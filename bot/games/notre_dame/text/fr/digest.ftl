### Les nouvelles en peu de mots : des bouts d’une ligne qui commence par un nom, ou par ce qui arrive à la table.

## Ce qui a été fait

notre_dame-digest-played = joue { $the }
notre_dame-digest-no_action = aucune action
notre_dame-digest-moved_marker = un cube { $source_from } { $target_to }
    .on = un cube { $source_from }
notre_dame-digest-donated = { $n ->
    [one] donne { $n } pièce à Notre-Dame
   *[other] donne { $n } pièces à Notre-Dame
}
    .on = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
notre_dame-digest-friend = { $new ->
    [1] confident { $sector_in }
   *[other] confident { $source_from } { $sector_to }
}
    .on = { $new ->
        [1] { $sector_in }
       *[other] { $source_from } { $sector_to }
    }
notre_dame-digest-hired = corrompt { $the }
notre_dame-digest-hired_nobody = ne corrompt personne
notre_dame-digest-idle = { $you ->
    [1] **tu** ne corromps personne
   *[0] { $n ->
        [one] { $list } ne corrompt personne
       *[other] { $list } ne corrompent personne
    }
}
notre_dame-digest-spied = { $n ->
    [one] regarde { $n } personnage gris à venir
   *[other] regarde { $n } personnages gris à venir
}
    .seen = personnages gris à venir : { $persons }
notre_dame-digest-patron = { $n ->
    [one] { $n } pièce au Mécène
   *[other] { $n } pièces au Mécène
}
    .none = rien au Mécène
notre_dame-digest-shifted = { $pieces } { $source_from } { $target_to }
notre_dame-digest-prosecuted = utilise { $sector_the }
notre_dame-digest-gave_back = { $n ->
    [one] rend { $n } cube ({ $places })
   *[other] rend { $n } cubes ({ $places })
}
    .none = ne rend aucun cube
notre_dame-digest-drove = va { $market_to }
notre_dame-digest-stayed = la calèche reste sur place
notre_dame-digest-took_message = prend { $message } { $market_at }
    .on = prend { $message }
notre_dame-digest-left_message = laisse la lettre { $market_at }
    .on = laisse la lettre

## Ce que cela a rapporté

notre_dame-digest-brings = { $what } : { $list }
notre_dame-digest-nothing = rien
# D’une réponse dont la carte ou le personnage est déjà dit
notre_dame-digest-alone = prend { $list }
    .placed = { $n ->
        [one] ajoute un cube { $where }
       *[other] ajoute des cubes { $where }
    }
    .rat = recule le rat de { $n }
notre_dame-digest-placed = { $n ->
    [one] cube { $where }
   *[other] cubes { $where }
}
notre_dame-digest-markers = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
notre_dame-digest-gold = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
notre_dame-digest-rat = rat en arrière de { $n }
notre_dame-digest-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $park ->
    [0] {""}
   *[other] {" "}(parc { $park })
}
notre_dame-digest-gold_taken = { $n ->
    [one] { $who } −{ $n } pièce (la réserve est vide)
   *[other] { $who } −{ $n } pièces (la réserve est vide)
}

## La table

notre_dame-digest-round = Tour { $n }
    .first = Manche { $letter }, tour { $n }
notre_dame-digest-draft = Cartes Action
notre_dame-digest-persons = personnages : { $list } ; peste { $n }
notre_dame-digest-bell = sonneur de cloches : { $who }
notre_dame-digest-drew = tout le monde a pioché 3 cartes
    .pair = 3 cartes piochées de part et d’autre
notre_dame-digest-passed =
    .two = tout le monde a passé 2 cartes
    .two_pair = 2 cartes passées en face
    .one = tout le monde a passé la dernière carte
    .one_pair = la dernière carte est revenue
    .then = tout le monde a passé 2 cartes, puis 1
    .then_pair = 2 cartes passées en face, une est revenue
notre_dame-digest-plague = { $n ->
    [0] Peste
   *[other] Peste { $n }
}
notre_dame-digest-rats = rats : { $list }
notre_dame-digest-outbreaks = { $n ->
    [one] épidémie : { $list }
   *[other] épidémies : { $list }
}
notre_dame-digest-points_lost = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
notre_dame-digest-marker_lost = −1 cube ({ $place })
notre_dame-digest-nobody = personne n’y a de cube
notre_dame-digest-no_points = trop de cubes pour un point
notre_dame-digest-shared = { $n ->
    [one] +{ $points } pour 1 cube
   *[other] +{ $points } pour { $n } cubes
}
notre_dame-digest-end = La fin
notre_dame-digest-prestige = prestige : { $list }
notre_dame-digest-winners = { $n ->
    [one] victoire avec { $n } point : { $who }
   *[other] victoire avec { $n } points : { $who }
}
    .win = { $n ->
        [one] victoire avec { $n } point : { $who }
       *[other] victoire avec { $n } points : { $who }
    }
