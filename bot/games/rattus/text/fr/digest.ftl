### Les nouvelles en peu de mots : des bouts d’une ligne qui commence par un nom. `.seen` : pour la Sorcière seule.

## Ce qui a été fait

rattus-digest-start_cubes = { $n } cubes { $region_in }
rattus-digest-took = { $beside ->
    [1] prend { $the }
   *[other] { $holder_you ->
        [1] **te** prend { $the }
       *[0] prend { $the } à { $holder }
    }
}
rattus-digest-placed = { $n ->
    [one] { $n } cube { $region_in }
   *[other] { $n } cubes { $region_in }
}
rattus-digest-peasant = Paysan : 1 cube de plus { $region_in }
rattus-digest-queen = { $n ->
    [one] Reine : { $n } cube de plus { $region_in }
   *[other] Reine : { $n } cubes de plus { $region_in }
}
rattus-digest-mayor = { $n ->
    [one] Bourgmestre : 1 cube pour { $regions }
   *[other] Bourgmestre : 1 cube chacune pour { $regions }
}
rattus-digest-baker_filled = Boulanger : 1 cube sur la carte ({ $n } à présent)
rattus-digest-baker_emptied = { $n ->
    [one] Boulanger : { $owner_you ->
        [1] **ton** cube
        [2] son cube
       *[0] { $n } cube { DE($owner) }
    } { $region_in }
   *[other] Boulanger : { $owner_you ->
        [1] **tes** { $n } cubes
        [2] ses { $n } cubes
       *[0] { $n } cubes { DE($owner) }
    } { $region_in }
}
rattus-digest-merchant = { $n ->
    [one] Marchand : { $n } cube { $source } → { $target }
   *[other] Marchand : { $n } cubes { $source } → { $target }
}
rattus-digest-messenger = Messager : { $owner_you ->
    [1] **ton** cube
   *[0] cube { DE($owner) }
} { $source_in } contre { $other_you ->
    [1] **un des tiens**
   *[0] un { DE($other) }
} { $target_in }
rattus-digest-monk = Moine : un rat { $source } → { $target }
rattus-digest-piper = Pied Piper : 1 cube { $source } → { $target }{ $n ->
    [0] {""}
    [one] , { $n } rat suit
   *[other] , { $n } rats suivent
}
rattus-digest-bishop = { $new ->
    [1] { $target_in }
   *[other] { $source } → { $target }
}
rattus-digest-bishops = { $n ->
    [one] évêque { $list }
   *[other] évêques { $list }
}
rattus-digest-nun = { $new ->
    [1] { $target_in }
   *[other] { $source } → { $target }
}
rattus-digest-nuns = { $n ->
    [one] nonne { $list }
   *[other] nonnes { $list }
}
rattus-digest-wall = { $new ->
    [1] { $wall }
   *[other] { $moved } → { $wall }
}
rattus-digest-walls = { $n ->
    [one] rempart { $list }
   *[other] remparts { $list }
}
rattus-digest-wizard = Magicien : potion { $region_in }
rattus-digest-king = Roi : 1 cube { $region } → Château
rattus-digest-looked = { $region_in }
    .seen = { $region_in } ({ $face })
rattus-digest-looks = { $n ->
    [one] Sorcière : regarde un rat { $list }
   *[other] Sorcière : regarde des rats { $list }
}
rattus-digest-swapped = Sorcière : échange le rat { $slot } { $source_of } et le rat { $second } { $target_of }
rattus-digest-plague = peste { $source } → { $target }
    .short = peste → { $target }
rattus-digest-stayed = la peste est enfermée, reste { $region_in }
rattus-digest-no_room = pas de place pour un nouveau rat
rattus-digest-new_rats = { $n ->
    [one] nouveau rat : { $list }
   *[other] { $n } nouveaux rats : { $list }
}
rattus-digest-soldier = Soldat : 1 rat de plus { $region_in }
rattus-digest-redrawn = un rat défaussé revient { $region_in }
rattus-digest-knight = Chevalier : la peste compte pour 2 cubes
rattus-digest-revealed = Croisé : tous les rats révélés
rattus-digest-left_over = { $n ->
    [one] { $n } rat reste là où il n’y a plus personne
   *[other] { $n } rats restent là où il n’y a plus personne
}

## Ce qui en a résulté

rattus-digest-region = { $region } :{" "}
rattus-digest-lost = { $who } −{ $n }
rattus-digest-because = { $what } ({ $why })
rattus-digest-rat = limite { $limit } : { $what }
rattus-digest-by-m = majorité
rattus-digest-by-a = tous
rattus-digest-cards = { $cls } – { $cards }
rattus-digest-gave_potion = { $who } : potion rendue, le cube reste
rattus-digest-put_away = { $n ->
    [one] plus personne, { $n } rat révélé s’en va
   *[other] plus personne, { $n } rats révélés s’en vont
}
rattus-digest-missed = limite { $limit } sans effet (population { $n })
    .short = limite { $limit } sans effet
rattus-digest-harmless = limite { $limit } ne prend personne
rattus-digest-serf = { $who } +{ $n } (Serf)

## Le début et la fin

rattus-digest-opening = Ouverture
rattus-digest-last_round = Dernière manche
    .why = { $supply ->
        [0] plus aucun rat en réserve
       *[other] { $n ->
            [0] quelqu’un avait tous ses cubes sur le plateau
            [one] { $out_you ->
                [1] **tu** avais tous tes cubes sur le plateau
               *[0] { $out } avait tous ses cubes sur le plateau
            }
           *[other] tous les cubes étaient sur le plateau pour { $out }
        }
    } ; sauf { $who }, chacun utilise encore ses cartes
rattus-digest-ravage = Ravage final
rattus-digest-saved = cubes sauvés : { $list }
rattus-digest-won = { $you ->
    [1] tu gagnes avec { $n }
   *[0] { $who } gagne avec { $n }
}

## Un tour de table, dans le journal et la partie revue

rattus-round = Tour de table { $n }
    .to = Tours de table { $n } à { $to }
    .and = Tours de table { $n } et { $to }
    .which = Un tour de table
    .all = Tous les tours de table
    .another = Un autre tour de table
    .step = Une autre étape de ce tour de table
    .name = Tour de table
