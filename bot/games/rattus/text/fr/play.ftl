### Rattus avec Pied Piper, le jeu : questions, options, événements, refus, commandes. Les noms : game.ftl.
### Les places viennent avec marque et sigle (« ■ Bea ») ; les rats d’une région comptent à partir de 1, le plus ancien d’abord.

## Ce qui est demandé, comme chacun peut le lire

rattus-call-start_cubes = placer deux cubes
rattus-call-turn = jouer le tour (carte, cubes, emblème de la Peste)
rattus-call-peasant = placer le cube en plus, ou non (Paysan)
rattus-call-queen_cubes = placer les cubes en plus, ou non (Reine)
rattus-call-mayor = choisir où vont les cubes (Bourgmestre)
rattus-call-lose_cube = perdre un cube, ou céder une potion
rattus-call-serf_cube = placer un cube, ou non (Serf)
rattus-call-new_rat = placer les nouveaux rats
rattus-call-soldier = placer un rat de plus, ou non (Soldat)
rattus-call-last_soldier = placer un rat (Soldat)
rattus-call-knight = compter l’emblème, ou non (Chevalier)
rattus-call-crusader = révéler tous les rats, ou non (Croisé)
rattus-call-next_rat = choisir le rat suivant (Croisé)
rattus-call-merchant_from = choisir d’où partent des cubes (Marchand)
rattus-call-merchant_to = choisir où vont les cubes (Marchand)
rattus-call-merchant_cubes = choisir les cubes (Marchand)
rattus-call-messenger_from = choisir la première région (Messager)
rattus-call-messenger_cube = choisir le premier cube (Messager)
rattus-call-messenger_to = choisir la seconde région (Messager)
rattus-call-messenger_swap = choisir le second cube (Messager)
rattus-call-monk_from = choisir d’où part un rat (Moine)
rattus-call-monk_rat = choisir le rat (Moine)
rattus-call-monk_to = choisir où va le rat (Moine)
rattus-call-piper_from = choisir d’où part un cube (Pied Piper)
rattus-call-piper_cube = choisir le cube (Pied Piper)
rattus-call-piper_to = choisir où va le cube (Pied Piper)
rattus-call-piper_rats = choisir les rats qui suivent (Pied Piper)
rattus-call-bishop_piece = choisir le pion (Évêque)
rattus-call-bishop_to = choisir la région (Évêque)
rattus-call-nun_to = choisir où va un pion (Nonne)
rattus-call-wall_piece = choisir le rempart (Empereur)
rattus-call-wall_from = choisir un côté du rempart (Empereur)
rattus-call-wall_to = choisir l’autre côté du rempart (Empereur)
rattus-call-witch_where = choisir une région où regarder (Sorcière)
rattus-call-witch_rat = choisir le rat à regarder (Sorcière)
rattus-call-witch_further = regarder un second rat, ou non (Sorcière)
rattus-call-witch_second = choisir le second rat (Sorcière)
rattus-call-witch_swap = échanger les deux rats, ou non (Sorcière)
rattus-call-empty_baker = placer les cubes de la carte (Boulanger)
rattus-call-wizard = choisir la région de la potion (Magicien)
rattus-call-wizard_cube = choisir le cube (Magicien)
rattus-call-king = choisir d’où part un cube (Roi)
rattus-call-king_cube = choisir le cube (Roi)
rattus-call-last_uses = utiliser ses cartes une dernière fois
rattus-call-march = choisir les cartes qui déplacent l’emblème

## Les questions, comme les lit la personne concernée

rattus-ask-start_cubes = Ouverture : dans quelle région places-tu 2 cubes ?
rattus-ask-turn = { $taken ->
    [0] { $placed ->
        [0] À toi : carte, cubes, puis l’emblème de la Peste
       *[other] À toi : une carte, puis l’emblème de la Peste
    }
   *[other] { $placed ->
        [0] À toi : des cubes, puis l’emblème de la Peste
       *[other] À toi : l’emblème de la Peste
    }
}
    Carte : { $taken ->
        [0] tu peux en prendre une
       *[other] prise
    }. Cubes : { $placed ->
        [0] tu peux les placer
       *[other] placés
    }. L’emblème de la Peste bouge en dernier et finit le tour.
rattus-ask-peasant = Paysan : un cube de plus ?
rattus-ask-queen_cubes = { $n ->
    [one] Reine : { $n } cube de plus ?
   *[other] Reine : { $n } cubes de plus dans une région ?
}
rattus-ask-mayor = { $n ->
    [one] Bourgmestre : où va le cube, là où tu es majoritaire ?
   *[other] Bourgmestre : dans quelles { $n } de tes régions ?
        Tu y es majoritaire, et ta réserve a { $n } cubes : un pour chacune.
}
rattus-ask-lose_cube =
    Tu dois perdre un cube { $region_in }. Lequel ?
    Un rat ({ $rat }) le prend{ $why ->
        [m] , car personne n’y a davantage de cubes
        [a] , car tous y perdent un cube
        [cards] , car tu as { $cards } ({ $by })
        [class] {" "}par le symbole { $by }
       *[untold] {""}
    }. Tu peux céder une potion à la place.
rattus-ask-serf_cube = Serf : un cube { $region_in } ?
rattus-ask-new_rat = { $n ->
    [one] Un nouveau rat part { $region_from } : vers quelle voisine ?
   *[other] Nouveau rat { $nth } sur { $n } { $region_from } : vers quelle voisine ?
        L’un après l’autre ; plusieurs peuvent aller dans une même région.
}
rattus-ask-soldier = Soldat : un rat de plus chez une voisine { $region_of } ?
rattus-ask-last_soldier = Soldat : chez quelle voisine { $region_of } va le rat ?
rattus-ask-knight = Chevalier : l’emblème compte-t-il pour 2 cubes { $region_in } ?
rattus-ask-crusader =
    Croisé : révèles-tu tous les rats { $region_in } ensemble ?
    Ensemble, tu choisis ensuite leur ordre.
rattus-ask-next_rat = Croisé : quel rat { $region_in } agit maintenant ?
rattus-ask-merchant_from = Marchand : de quelle région partent tes cubes ?
rattus-ask-merchant_to =
    Marchand : { $source_from } vers quelle voisine ?
    { $n ->
        [1] Tu n’as qu’un cube { $source_in }.
       *[other] Jusqu’à { $n } cubes à toi ; combien, c’est demandé ensuite.
    }
rattus-ask-merchant_cubes = Marchand : quels cubes vont { $source_from } vers { $target } ?
rattus-ask-messenger_from = Messager : où est le premier des deux cubes ?
rattus-ask-messenger_cube = Messager : quel cube { $region_in } ?
rattus-ask-messenger_to =
    Messager : échanger le cube { DE($owner) } { $region_in } avec un autre, où ?
    Un cube qui n’est pas { DE($owner) }.
rattus-ask-messenger_swap = Messager : quel cube { $target_in } contre celui { DE($owner) } { $region_in } ?
rattus-ask-monk_from =
    Moine : de quelle région part un rat ?
    Il va chez une voisine, demandée ensuite.
rattus-ask-monk_rat = Moine : quel rat { $source_in } ?
rattus-ask-monk_to = Moine : vers quelle voisine va le rat { $slot } { $source_of } ?
rattus-ask-piper_from = Pied Piper : de quelle région part un cube à toi ?
rattus-ask-piper_cube = Pied Piper : quel cube { $source_in } ?
rattus-ask-piper_to =
    Pied Piper : { $source_from } vers quelle voisine ?
    Autant de rats qu’il y a de place suivent.
rattus-ask-piper_rats = { $n ->
    [one] Pied Piper : { $target } a de la place pour { $n } rat. Lequel ?
   *[other] Pied Piper : { $target } a de la place pour { $n } rats. Lesquels ?
}
rattus-ask-bishop_piece = { $before ->
    [0] Évêque : quel pion places-tu ou déplaces-tu ?
   *[other] Évêque : un autre pion ?
}
rattus-ask-bishop_to = { $new ->
    [1] Évêque : dans quelle région places-tu le pion ?
   *[other] Évêque : où va le pion { $piece_from } ?
}
    Aucun rat ne vient dans une région où se tient un Évêque.
rattus-ask-nun_to = { $nth ->
    [0] Nonne
   *[other] Nonne { $nth } sur { $n }
} : { $new ->
    [1] dans quelle région places-tu un pion de la réserve ?
   *[other] où va le pion { $piece_from } ?
}
    Chaque Nonne retire 1 à la population de sa région : moins de rats y agissent.
rattus-ask-wall_piece = { $before ->
    [0] Empereur : quel rempart places-tu ou déplaces-tu ?
   *[other] Empereur : places-tu ou déplaces-tu encore un rempart ?
}
rattus-ask-wall_from =
    Empereur : au bord de quelle région va le rempart ?
    Sa voisine de l’autre côté est demandée ensuite. Ni rat, ni cube, ni emblème ne passe un rempart.
rattus-ask-wall_to =
    Empereur : le rempart sépare { $region } de quelle voisine ?
    Ni rat, ni cube, ni emblème ne le passe.
rattus-ask-witch_where =
    Sorcière : dans quelle région regardes-tu un rat ?
    Tu peux en regarder un second dans une autre région, puis échanger les deux.
rattus-ask-witch_rat = Sorcière : quel rat { $region_in } regardes-tu ?
rattus-ask-witch_further = Sorcière : dans quelle région regardes-tu un second rat ?
rattus-ask-witch_second = Sorcière : quel second rat regardes-tu { $elsewhere_in } ?
rattus-ask-witch_swap = Sorcière : échanger rat { $slot } { $region_of } et rat { $second } { $elsewhere_of } ?
rattus-ask-empty_baker = { $n ->
    [one] Boulanger : où va le cube { DE($owner) } ?
   *[other] Boulanger : où vont les { $n } cubes { DE($owner) } ?
}
rattus-ask-wizard =
    Magicien : dans quelle région est le cube qui reçoit une potion ?
    Quand la peste prend ce cube, tu peux céder la potion à sa place.
rattus-ask-wizard_cube =
    Magicien : quel cube { $region_in } reçoit la potion ?
    Quand la peste prend ce cube, tu peux céder la potion à sa place.
rattus-ask-king =
    Roi : de quelle région un cube va-t-il au Château ?
    Il y est à l’abri de la peste, et compte à la fin.
rattus-ask-king_cube = Roi : quel cube { $region_in } va au Château ?
rattus-ask-last_uses =
    Dernière manche : quelle carte utilises-tu ?
    Chacune sert encore une fois. Puis les rats de toutes les régions sont révélés.
    .by_moving = { $card } : { $does }.
rattus-ask-march =
    Quelles cartes utilises-tu { $region_in } ?
    Elles déplacent l’emblème ensemble, une seule fois.

## Astuces de première partie, une ligne au-dessus de la question

rattus-hint-start_cubes = Plus tard, il vient autant de cubes qu’il y a de rats : les rats attirent du monde, jusqu’à la Peste.
rattus-hint-turn = Carte et cubes dans l’ordre voulu ; les pouvoirs avant la Peste ; un symbole de rat coûte un cube à qui a la carte.
rattus-hint-peasant = Le Paysan agit même là où il n’y a aucun rat.
rattus-hint-queen_cubes = C’est la zone d’avant le placement de ce tour qui compte.
rattus-hint-mayor = Tu es majoritaire là où tu as plus de cubes que chaque autre.
rattus-hint-lose_cube = Un cube sauvé par une potion compte toujours, et peut être touché encore.
rattus-hint-serf_cube = Ce cube compte pour les rats qui doivent encore agir ici, et ils peuvent le toucher.
rattus-hint-new_rat = Un rat en amène un nouveau, deux ou trois en amènent deux ; trois au plus par région.
rattus-hint-soldier = Ce rat peut aller chez la même voisine que les autres.
rattus-hint-last_soldier = De la réserve, sinon au hasard parmi les rats défaussés ; l’emblème ne bouge pas.
rattus-hint-knight = Ces deux cubes sont neutres : ils ne comptent que pour la valeur limite.
rattus-hint-crusader = Révélés ensemble, tous sont défaussés, même s’il ne reste personne.
rattus-hint-next_rat = Un rat agit si la population atteint au moins sa valeur limite.
rattus-hint-merchant_from = Jusqu’à 3 cubes, d’une région vers une voisine.
rattus-hint-merchant_to = Tous les cubes vont chez la même voisine.
rattus-hint-merchant_cubes = Les potions suivent leur cube.
rattus-hint-messenger_from = Deux cubes de joueurs différents, dans des régions différentes.
rattus-hint-messenger_cube = Le tien, ou celui de n’importe qui.
rattus-hint-messenger_to = N’importe quelle région, même loin{ $walls ->
    [0] {""}
   *[other] {""} ; les remparts ne comptent pas
}.
rattus-hint-messenger_swap = { $potions ->
    [0] Chaque région garde autant de cubes qu’avant.
   *[other] Les potions suivent leur cube.
}
rattus-hint-monk_from = Tu peux éloigner un rat après avoir placé des cubes grâce à lui.
rattus-hint-monk_rat = Le rat reste face cachée ; personne ne le regarde.
rattus-hint-monk_to = Trois rats au plus par région{ $bishops ->
    [0] {""}
   *[other] {""} ; aucun ne vient là où est un Évêque
}.
rattus-hint-piper_from = Tu peux partir même si aucun rat ne peut suivre.
rattus-hint-piper_cube = Ses potions le suivent.
rattus-hint-piper_to = { $bishops ->
    [0] Trois rats sur place empêchent les autres de suivre.
   *[other] Un Évêque ou trois rats sur place empêchent les autres de suivre.
}
rattus-hint-piper_rats = Ils restent face cachée.
rattus-hint-bishop_piece = Aucun rat ne peut venir dans une région où se tient un Évêque.
rattus-hint-bishop_to = Les rats déjà présents restent.
rattus-hint-nun_to = Un rat dont la valeur limite dépasse ce qui reste est sans effet.
rattus-hint-wall_piece = Rien ne franchit un rempart : ni rat, ni cube, ni emblème.
rattus-hint-wall_from = L’emblème de la Peste doit garder une issue.
rattus-hint-wall_to = Un seul rempart par frontière.
rattus-hint-witch_where = La face n’apparaît qu’à toi ; les autres voient quel rat tu as regardé.
rattus-hint-witch_rat = Le rat le plus ancien de la région est le rat 1, révélé en premier.
rattus-hint-witch_further = Tu as vu le premier : ton panneau montre désormais sa face.
rattus-hint-witch_second = Deux rats d’une même région ne s’échangent pas.
rattus-hint-witch_swap = Chacun prend le rang de l’autre.
rattus-hint-empty_baker = { $bishops ->
    [0] { $walls ->
        [0] Les rats ne comptent
       *[other] Rats et remparts ne comptent
    }
   *[other] { $walls ->
        [0] Rats et Évêques ne comptent
       *[other] Rats, Évêques et remparts ne comptent
    }
} pas ; les cubes gardent leur propriétaire.
rattus-hint-wizard = Le cube ainsi sauvé reste, et compte toujours.
rattus-hint-wizard_cube = Un cube peut avoir plusieurs potions.
rattus-hint-king = Seules les régions sans rat comptent.
rattus-hint-king_cube = Ses potions retournent à la réserve.
rattus-hint-last_uses = Plus de carte à prendre ni de cubes grâce aux rats ; ensuite chaque région est ravagée.
rattus-hint-march = Rien ne se propage dans la dernière manche.

## Options : régions

rattus-option-next_to = touche { $regions }
rattus-option-lying = { $rats } sur place
rattus-option-there = { $n ->
    [one] { $n } cube sur place
   *[other] { $n } cubes sur place
}
rattus-option-start_cubes = { $here } · 2 cubes
rattus-option-peasant = { $here } · 1 cube de plus
    .pass = Pas de cube en plus
rattus-option-queen_cubes = { $n ->
    [one] { $here } · { $n } cube de plus
   *[other] { $here } · { $n } cubes de plus
}
    .pass = Pas de cubes en plus
rattus-option-mayor = { $here } · 1 cube
rattus-option-new_rat = { $here } · un nouveau rat
rattus-option-soldier = { $here } · un rat de plus
    .pass = Pas de rat en plus
rattus-option-last_soldier = { $here } · le rat
rattus-option-merchant_from = { $here } · des cubes partent
rattus-option-merchant_to = { $here } · { $n ->
    [1] 1 cube { $source_from }
   *[other] jusqu’à { $n } cubes { $source_from }
}
    .short = { $here } · cubes { $source_from }
rattus-option-messenger_from = { $here } · cube { DE($who) }
    .short = { $here } · { DE($who) }
rattus-option-messenger_to = { $here } · contre le cube { DE($who) }
    .short = { $here } · cube { DE($who) }
rattus-option-owners = { $rest } ou { $last }
rattus-option-monk_from = { $here } · un rat part
rattus-option-monk_to = { $here } · le rat { $source_from }
rattus-option-piper_from = { $here } · un cube part
rattus-option-piper_to = { $here } · un cube { $source_from }
rattus-option-follow = { $n ->
    [0] aucun rat ne suit
    [one] { $n } rat suit
   *[other] { $n } rats suivent
}
rattus-option-bishop_to = { $here } · un Évêque
rattus-option-nun_to = { $here } · une Nonne
    .pass = { $new ->
        [1] Laisser ce pion dans la réserve
       *[other] Laisser la Nonne { $piece_in }
    }
rattus-option-wall_from = { $here } · un côté du rempart
rattus-option-wall_to = { $region } · un rempart
rattus-option-witch_where = { $here } · { $n ->
    [1] son seul rat, vu aussitôt
   *[other] 1 rat sur { $n }, au choix
}
rattus-option-witch_further = { $here } · { $n ->
    [1] un rat, vu aussitôt
   *[other] 1 rat sur { $n }, au choix
}
    .pass = Assez
rattus-option-empty_baker = { $n ->
    [one] { $here } · { $n } cube
   *[other] { $here } · { $n } cubes
}
rattus-option-wizard = { $here } · une potion
rattus-option-king = { $here } · un cube au Château

## Options : un tour, et la dernière manche

rattus-group-card = Carte
rattus-group-powers = Pouvoirs
rattus-group-cubes = Cubes
rattus-group-plague = Peste
rattus-option-take = { $card } · prendre
rattus-option-take_from = { $card } · prendre à { $holder }
    .short = { $card } · à { $holder }
rattus-option-use = { $card } · utiliser
rattus-option-use_baker = { $card } · 1 cube dessus, { $n } alors
rattus-option-use_mayor = { $n ->
    [one] { $card } · { $n } cube
   *[other] { $card } · { $n } cubes
}
    .where = { $n ->
        [one] { $all ->
            [1] 1 cube pour { $regions }
           *[other] 1 cube, au choix { $regions }
        }
       *[other] { $all ->
            [1] 1 cube chacune pour { $regions }
           *[other] 1 cube dans { $n } régions parmi { $regions }
        }
    }
rattus-option-place = { $n ->
    [0] { $here } · des cubes
    [one] { $here } · { $n } cube
   *[other] { $here } · { $n } cubes
}
rattus-option-then = puis { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
rattus-option-by_peasant = grâce au Paysan
rattus-option-plague = { $here } · peste ici, { $rats ->
    [0] aucun nouveau rat
    [one] { $rats } nouveau rat
   *[other] { $rats } nouveaux rats
}
    .by = { $here } · { $cards }
    .stays = { $here } · la peste reste
    .brings = { $rats ->
        [one] { $rats } rat autour
       *[other] { $rats } rats autour
    }
    .brief = rats +{ $rats }
rattus-option-far = à deux pas
rattus-option-no_room = aucune voisine n’a de place pour un rat
rattus-option-used_up = la réserve est alors vide : dernier tour
rattus-option-played_out = tes derniers cubes : dernier tour
rattus-option-turns_up = révèle des rats
rattus-option-last_uses =
    .pass = Ne plus rien utiliser
    .outcome = tes cartes ne serviront plus
rattus-option-march = { $cards } · agir

## Options : oui ou non

rattus-option-knight = Compter · l’emblème vaut 2 cubes
    .sign = Compter
    .pass = Laisser · l’emblème ne compte pas
    .pass-sign = Laisser
rattus-option-population = population { $n } : { $all ->
    [1] tous les rats agissent
   *[other] { $n ->
        [0] aucun rat n’agit
        [1] les rats de limite 1 agissent
       *[other] les rats de limite 1 à { $n } agissent
    }
}
    .brings = { $all ->
        [1] tous les rats agissent
       *[other] { $n ->
            [0] aucun rat n’agit
            [1] limite 1 agit
           *[other] limites 1–{ $n } agissent
        }
    }
rattus-option-crusader = { $n ->
    [one] Tous ensemble · révéler le rat
   *[other] Tous ensemble · révéler { $n } rats
}
    .sign = Tous ensemble
    .pass = Un par un · dans leur ordre
    .pass-sign = Un par un
rattus-option-serf_cube = { $here } · placer un cube
    .pass = Y renoncer
rattus-option-serf_stock = { $n ->
    [one] il reste { $n } cube dans ta réserve
   *[other] il reste { $n } cubes dans ta réserve
}
rattus-option-witch_swap = Échanger · les deux rats
    .sign = Échanger
    .pass = Laisser · chacun à sa place
    .pass-sign = Laisser
rattus-option-gets = { $region } reçoit { $face }

## Options : rats, cubes, pions

rattus-option-known = déjà vu : { $face }
rattus-origin-laid_out = face cachée, rat de départ
rattus-origin-drawn = face cachée, venu de la réserve
rattus-origin-redrawn = face cachée, l’un des rats défaussés
rattus-option-seen_by = vu par { $who }
rattus-option-monk_rat = { $slot } · ce rat { $region_in }
rattus-option-piper_rats = { $slot } · ce rat { $region_in }
rattus-option-witch_rat = { $slot } · regarder ce rat { $region_in }
rattus-option-witch_second = { $slot } · regarder ce rat { $region_in }
rattus-option-next_rat = { $slot } · limite { $face }
    .short = { $slot } · valeur limite { $limit }
rattus-option-hits = population { $n }, agit
    .brings = agit
rattus-option-misses = population { $n }, sans effet
    .brings = sans effet
rattus-option-cube = { $n ->
    [0] Sans potion
    [one] { $n } potion
   *[other] { $n } potions
}
    .plain = Un cube
    .picked = { $cube } · ce cube
    .moved = { $cube } · vers { $target }
rattus-option-own = { $n ->
    [one] { $n } cube à toi sur place
   *[other] { $n } cubes à toi sur place
}
rattus-option-brewed = { $n ->
    [one] il aura { $n } potion
   *[other] il aura { $n } potions
}
rattus-option-give = { $cube } · céder { $n ->
    [one] la potion
   *[other] 1 sur { $n }
}
    .outcome = le cube reste ({ $left })
rattus-option-lose = { $cube } · perdre le cube
    .outcome = tes cubes sur place : { $old }, puis { $new }{ $n ->
        [0] {""}
        [one] {""} ; la potion du cube part aussi
       *[other] {""} ; les potions du cube partent aussi
    }
rattus-option-somebodys_cube = { $owner }{ $n ->
    [0] {""}
    [one] , { $n } potion
   *[other] , { $n } potions
} · cube { $region_in }
    .sign = { $owner }{ $n ->
        [0] {""}
        [one] , { $n } potion
       *[other] , { $n } potions
    }
rattus-option-bishop_piece = { $here } · son Évêque
    .new = Un Évêque de la réserve
    .pass = Pas d’autre Évêque
rattus-option-wall_piece = { $wall } · son rempart
    .new = Un rempart de la réserve
    .pass = Pas d’autre rempart
rattus-option-stock_of_pieces = { $n } dans la réserve

## Remettre un choix compté ; réponses toutes faites

rattus-confirm-merchant_cubes = { $n ->
    [one] Déplacer { $n } cube vers { $target }
   *[other] Déplacer { $n } cubes vers { $target }
}{ $potions ->
    [0] {""}
    [one] , { $potions } potion
   *[other] , { $potions } potions
}
    .short = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }{ $potions ->
        [0] {""}
        [one] , { $potions } potion
       *[other] , { $potions } potions
    }
rattus-confirm-mayor = Un cube chacune : { $regions }
    .short = { $left ->
        [1] Un cube partout, sauf { $region_in }
       *[other] Un cube dans { $n } régions
    }
rattus-confirm-piper_rats = { $n ->
    [one] Le rat { $slots } suit
   *[other] Les rats { $slots } suivent
}
    .short = { $n ->
        [one] Rat { $slots }
       *[other] Rats { $slots }
    }

## Un plan en phrases ; la dernière réponse d’un pouvoir le dit en entier

rattus-plan-then_turn = **Puis ton tour :**
rattus-plan-then_round = **Puis la fin de la partie :**
rattus-plan-start_cubes = 2 cubes { $here_to }.
rattus-plan-take = Prendre { $the }.
rattus-plan-use = Utiliser { $the }.
rattus-plan-use_baker = Boulanger : 1 cube sur la carte, { $n } alors.
rattus-plan-place = { $n ->
    [0] Des cubes { $here_to }.
    [one] { $n } cube { $here_to }.
   *[other] { $n } cubes { $here_to }.
}
rattus-plan-peasant = Paysan : 1 cube { $here_to }.
rattus-plan-queen_cubes = { $n ->
    [one] Reine : { $n } cube { $here_to }.
   *[other] Reine : { $n } cubes { $here_to }.
}
rattus-plan-mayor = { $n ->
    [one] Bourgmestre : 1 cube pour { $regions }.
   *[other] Bourgmestre : 1 cube chacune pour { $regions }.
}
rattus-plan-empty_baker = { $n ->
    [one] Boulanger : { $n } cube { $here_to }.
   *[other] Boulanger : { $n } cubes { $here_to }.
}
rattus-plan-merchant_to = Marchand : des cubes { $source_from } vers { $here }.
rattus-plan-merchant_cubes = { $n ->
    [one] Marchand : { $n } cube { $source_from } vers { $target }.
   *[other] Marchand : { $n } cubes { $source_from } vers { $target }.
}
rattus-plan-messenger_to = Messager : le cube { DE($owner) } { $region_in } contre un autre { $here_in }.
rattus-plan-messenger_swap = Messager : le cube { DE($owner) } { $region_in } contre celui { DE($other) } { $target_in }.
rattus-plan-monk_to = Moine : un rat { $source_from } vers { $here }.
rattus-plan-piper_to = { $n ->
    [0] Pied Piper : un cube { $source_from } vers { $here }, aucun rat ne suit.
    [one] Pied Piper : un cube { $source_from } vers { $here }, { $n } rat suit.
   *[other] Pied Piper : un cube { $source_from } vers { $here }, { $n } rats suivent.
}
rattus-plan-piper_rats = { $n ->
    [one] Pied Piper : un cube { $source_from } vers { $target }, le rat { $slots } suit.
   *[other] Pied Piper : un cube { $source_from } vers { $target }, les rats { $slots } suivent.
}
rattus-plan-bishop_to = { $new ->
    [1] Évêque { $here_to }.
   *[other] Évêque { $piece_from }, { $here_to }.
}
rattus-plan-nun_to = { $new ->
    [1] Nonne { $here_to }.
   *[other] Nonne { $piece_from }, { $here_to }.
}
rattus-plan-wall_to = { $new ->
    [1] Rempart { $wall }.
   *[other] Le rempart { $old } passe en { $wall }.
}
rattus-plan-wizard = Magicien : une potion { $here_in }.
rattus-plan-wizard_cube = Magicien : une potion { $region_in }.
rattus-plan-king = Roi : un cube { $here_from } au Château.
rattus-plan-king_cube = Roi : un cube { $region_from } au Château.
rattus-plan-plague = Peste vers { $here }{ $rats ->
    [0] {""}
    [one] ; nouveau rat : { $regions }
   *[other] ; nouveaux rats : { $regions }
}.
rattus-plan-new_rat = { $rats ->
    [one] Nouveau rat : { $regions }.
   *[other] Nouveaux rats : { $regions }.
}
rattus-plan-messenger_from = Messager : un cube { $here_in } change de place.
rattus-plan-messenger_cube = Messager : le cube { DE($other) } { $region_in } change de place.
rattus-plan-monk_from = Moine : un rat part { $here_from }.
rattus-plan-monk_rat = Moine : le rat { $slot } { $source_of } part.
rattus-plan-merchant_from = Marchand : des cubes partent { $here_from }.
rattus-plan-piper_cube = { $potions ->
    [0] Pied Piper : un cube sans potion part { $source_from }.
    [one] Pied Piper : un cube à { $potions } potion part { $source_from }.
   *[other] Pied Piper : un cube à { $potions } potions part { $source_from }.
}
rattus-plan-piper_from = Pied Piper : un cube part { $here_from }.
rattus-plan-bishop_piece = { $new ->
    [1] Évêque : un pion de la réserve.
   *[other] Évêque : le pion { $here_of } se déplace.
}
rattus-plan-wall_piece = { $new ->
    [1] Empereur : un rempart de la réserve.
   *[other] Empereur : le rempart { $wall } est retiré et va ailleurs.
}
rattus-plan-wall_from = Empereur : un rempart au bord { $here_of }.
rattus-plan-lose_cube = { $gives ->
    [1] Céder une potion, garder le cube
   *[0] { $n ->
        [0] Perdre le cube sans potion
        [one] Perdre le cube à { $n } potion
       *[other] Perdre le cube à { $n } potions
    }
} { $region_in }{ $told ->
    [0] {""}
   *[1] {" "}({ $by })
}.
rattus-plan-next_rat = Croisé : le rat { $slot } agit ensuite.
rattus-plan-witch_where = Sorcière : regarder un rat { $here_in }.
rattus-plan-witch_further = Sorcière : puis regarder un rat { $here_in }.
rattus-plan-witch_swap = Sorcière : le rat { $slot } { $region_of } et le rat { $second } { $elsewhere_of } changent de place.
rattus-plan-serf_cube = Serf : un cube { $region_in }.
rattus-plan-knight = Chevalier : l’emblème de la Peste compte pour 2 cubes { $region_in }.
rattus-plan-going_on = { $card } : { $step } …

## À quoi sert chaque carte

rattus-does-peasant = { $last ->
    [1] 1 cube dans une région au choix
   *[other] au placement : 1 cube de plus, même là où il n’y a aucun rat
}
rattus-does-baker = 1 cube de ta réserve sur la carte
rattus-does-serf = { $last ->
    [1] emblème chez une voisine ; un cube après chaque rat qui en prend un à un autre
   *[other] un cube après chaque rat qui prend un cube à quelqu’un d’autre
}
rattus-does-merchant = jusqu’à 3 de tes cubes vers une voisine
rattus-does-mayor = { $last ->
    [1] 1 cube dans une région où tu es majoritaire
   *[other] au lieu de placer selon les rats : 1 cube partout où tu es majoritaire
}
rattus-does-messenger = deux cubes de joueurs différents changent de place
rattus-does-monk = un rat vers une région voisine
rattus-does-bishop = placer ou déplacer un Évêque : aucun rat n’y vient
rattus-does-nun = placer ou déplacer les Nonnes : chacune retire 1 à la population
rattus-does-knight = { $last ->
    [1] emblème jusqu’à 2 régions ; il compte pour 2 cubes jusqu’à la fin
   *[other] emblème jusqu’à 2 régions ; il peut compter pour 2 cubes
}
rattus-does-crusader = emblème jusqu’à 2 régions ; révéler tous les rats, choisir l’ordre
rattus-does-soldier = { $last ->
    [1] 1 nouveau rat à côté de l’emblème, qui ne bouge pas
   *[other] emblème jusqu’à 2 régions ; 1 nouveau rat de plus
}
rattus-does-witch = regarder un rat, puis un second, les échanger ou non
rattus-does-wizard = une potion près d’un de tes cubes
rattus-does-pied_piper = un cube vers une voisine, les rats suivent
rattus-does-king = un cube d’une région sans rat va au Château
rattus-does-queen = { $last ->
    [1] 2 cubes dans une région au choix, si ta zone est la plus grande
   *[other] au placement : 2 cubes de plus, si ta zone est la plus grande
}
rattus-does-emperor = placer ou déplacer un rempart : rien ne le franchit

## Mots tapés : le premier est proposé, tous sont compris

rattus-typed-pass = non, aucun, rien, assez, laisser, rester, passer, terminer
rattus-typed-count = compter, oui
rattus-typed-reveal = révéler, oui, tous
rattus-typed-place = placer, oui
rattus-typed-swap = échanger, oui
rattus-typed-pied_piper = joueur de flûte, le joueur de flûte, flûtiste
rattus-typed-take = prendre
rattus-typed-use = utiliser
rattus-typed-plague = peste
rattus-typed-stock = nouveau, réserve
rattus-typed-cube = cube, cubes
rattus-typed-potion = potion, potions, oui
rattus-typed-lose = cube, perdre, non

## Événements. `.seen` : pour la Sorcière seule

rattus-event-start_cubes = { $who } place 2 cubes { $region_in }.
rattus-event-took = { $beside ->
    [1] { $who } prend { $the }.
   *[other] { $who } prend { $the } à { $holder }.
}
rattus-event-placed = { $n ->
    [one] { $who } place { $n } cube { $region_in }.
   *[other] { $who } place { $n } cubes { $region_in }.
}
rattus-event-peasant = Paysan : { $who } place 1 cube de plus { $region_in }.
rattus-event-queen = { $n ->
    [one] Reine : { $who } place { $n } cube de plus { $region_in }.
   *[other] Reine : { $who } place { $n } cubes de plus { $region_in }.
}
rattus-event-mayor = Bourgmestre : { $who } place un cube par région : { $regions }.
    .short = { $n ->
        [one] Bourgmestre : { $who } place un cube dans { $n } région.
       *[other] Bourgmestre : { $who } place un cube dans chacune de { $n } régions.
    }
rattus-event-baker_filled = Boulanger : { $who } met un cube sur la carte ; { $n } à présent.
rattus-event-baker_emptied = { $n ->
    [one] Boulanger : { $who } place { $n } cube { DE($owner) } { $region_in }.
   *[other] Boulanger : { $who } place { $n } cubes { DE($owner) } { $region_in }.
}
rattus-event-merchant = { $n ->
    [one] Marchand : { $who } déplace { $n } cube { $source_from } vers { $target }.
   *[other] Marchand : { $who } déplace { $n } cubes { $source_from } vers { $target }.
}
rattus-event-messenger = Messager : les cubes { DE($owner) } { $source_in } et { DE($other) } { $target_in } changent de place.
rattus-event-monk = Moine : { $who } déplace le rat { $slot } { $source_from } vers { $target }.
rattus-event-piper = { $n ->
    [0] Pied Piper : { $who } déplace un cube { $source_from } vers { $target } ; aucun rat ne suit.
    [one] Pied Piper : { $who } déplace un cube { $source_from } vers { $target } ; { $n } rat suit.
   *[other] Pied Piper : { $who } déplace un cube { $source_from } vers { $target } ; { $n } rats suivent.
}
rattus-event-piper_rats = { $n ->
    [0] Aucun rat ne suit { $source_from }.
    [one] Le rat { $slots } { $source_of } suit.
   *[other] Les rats { $slots } { $source_of } suivent.
}
rattus-event-bishop = { $new ->
    [1] Évêque : { $who } place un pion { $target_in }.
   *[other] Évêque : { $who } déplace un pion { $source_from } vers { $target }.
}
rattus-event-nun = { $new ->
    [1] Nonne : { $who } place un pion { $target_in }.
   *[other] Nonne : { $who } déplace un pion { $source_from } vers { $target }.
}
rattus-event-wall = { $new ->
    [1] Empereur : { $who } place un rempart { $wall }.
   *[other] Empereur : { $who } déplace le rempart { $moved } vers { $wall }.
}
rattus-event-wizard = { $n ->
    [one] Magicien : un cube { DE($who) } { $region_in } reçoit une potion.
   *[other] Magicien : un cube { DE($who) } { $region_in } a maintenant { $n } potions.
}
rattus-event-king = Roi : un cube { DE($who) } va { $region_from } au Château.
rattus-event-looked = Sorcière : { $who } regarde le rat { $slot } { $region_in }.
    .seen = Sorcière : { $who } regarde le rat { $slot } { $region_in } : { $face }.
rattus-event-swapped = Sorcière : le rat { $slot } { $source_of } et le rat { $second } { $target_of } changent de place.
rattus-event-plague = { $who } déplace l’emblème { $source_from } vers { $target }.
rattus-event-stayed = L’emblème de la Peste est enfermé et reste { $region_in }.
rattus-event-no_room = Aucune voisine { $region_of } n’a de place pour un rat.
rattus-event-new_rat = { $who } place un nouveau rat { $region_in }.
rattus-event-soldier = Soldat : { $who } place un rat de plus { $region_in }.
rattus-event-redrawn = Un des rats défaussés revient { $region_in }, face cachée.
rattus-event-knight = Chevalier : l’emblème compte pour 2 cubes { $region_in }.
rattus-event-revealed = Croisé : tous les rats { $region_in } sont révélés : { $faces }.
    .short = { $n ->
        [one] Croisé : le rat { $region_in } est révélé.
       *[other] Croisé : les { $n } rats { $region_in } sont révélés.
    }
rattus-event-turned_up = 🐀 { $region } { $face } : population { $n }, { $hit ->
    [1] agit.
   *[other] sans effet.
}
rattus-event-put_away = { $n ->
    [one] Plus personne { $region_in } : { $n } rat révélé est défaussé.
   *[other] Plus personne { $region_in } : { $n } rats révélés sont défaussés.
}
rattus-event-lost = { $n ->
    [one] { $who } perd { $n } cube { $region_in }.
   *[other] { $who } perd { $n } cubes { $region_in }.
}
rattus-event-gave_potion = { $who } cède une potion { $region_in } ; le cube reste.
rattus-event-serf = Serf : { $who } place un cube { $region_in }.
rattus-event-last_round = **Dernière manche** · { $supply ->
    [0] plus aucun rat en réserve
   *[other] { $n ->
        [0] quelqu’un avait tous ses cubes en jeu
        [one] { $out } avait tous ses cubes en jeu
       *[other] { $out } avaient tous leurs cubes en jeu
    }
} ; sauf { $who }, chacun utilise encore ses cartes.
    .short = **Dernière manche** · plusieurs avaient tout placé ; sauf { $who }, chacun utilise encore ses cartes.
rattus-event-final_ravage = **Ravage final** · tous les rats sont révélés, région après région.
rattus-event-left_over = { $n ->
    [one] { $n } rat reste là où il n’y a plus personne ; il est révélé sans effet.
   *[other] { $n } rats restent là où il n’y a plus personne ; ils sont révélés sans effet.
}
rattus-event-saved = { $n ->
    [one] { $who } a sauvé { $n } cube.
   *[other] { $who } a sauvé { $n } cubes.
}
rattus-event-won = { $n ->
    [one] { $who } gagne avec { $n } cube.
   *[other] { $who } gagne avec { $n } cubes.
}

## Ce qu’une annulation ne peut pas franchir : « Annulation impossible : … »

barrier-rattus-turned_up = un rat a été révélé depuis
barrier-rattus-revealed = des rats ont été révélés depuis
barrier-rattus-looked = la Sorcière a regardé un rat depuis
barrier-rattus-left_over = les rats ont été révélés depuis

## Ce qu’une réponse révèle, sur son bouton

rattus-reveals = révèle quelque chose
rattus-reveals-turned_up = révèle des rats
rattus-reveals-revealed = révèle des rats
rattus-reveals-left_over = révèle des rats
rattus-reveals-looked = montre le rat
rattus-reveals-dice = tire un rat au sort
rattus-reveals-opened = ouvre les réponses

## Refus, et le chapitre dont ils viennent

rattus-refusal-card_is_yours = { $capital } est déjà devant toi.
rattus-refusal-one_card_a_turn = Tu as pris une carte ce tour-ci ; une seule par tour.
rattus-refusal-placed_already = Tu as déjà placé tes cubes ce tour-ci.
rattus-refusal-no_rats_there = Aucun rat { $region_in }, donc aucun cube n’y vient.
rattus-refusal-no_cubes_left = Ta réserve de cubes est vide.
rattus-refusal-too_far = { $region } est trop loin pour l’emblème de la Peste.
rattus-refusal-plague_must_move = L’emblème de la Peste doit quitter sa région.
rattus-refusal-wall_between = Un rempart sépare { $source } et { $target }.
rattus-refusal-bishop_there = Aucun rat vers { $region } : un Évêque s’y tient.
rattus-refusal-region_full = Aucun rat vers { $region } : 3 y sont déjà.
rattus-refusal-card_used = Tu as déjà utilisé { $the } ce tour-ci.
rattus-refusal-comes_with_placing = { $capital } agit au placement : place d’abord des cubes.
rattus-refusal-works_in_phase_c = { $capital } agit quand l’emblème de la Peste bouge.
rattus-refusal-piece_moved_already = Tu as déjà déplacé l’emblème dans la dernière manche ; ces cartes le font ensemble.
rattus-refusal-piece_walled_in = { $capital } déplace l’emblème, mais des remparts l’enferment : aucun passage n’est ouvert.
rattus-refusal-moves_the_piece = { $capital } s’utilise en déplaçant l’emblème : choisis sa région.
rattus-refusal-queen_not_largest = La Reine est sans effet : ta zone ({ $n }) ne dépasse pas celle { DE($other) } ({ $rival }).
rattus-refusal-queen_connects_nothing = La Reine est sans effet : tu n’as pas de cubes dans deux régions reliées.
rattus-refusal-leads_nowhere = Le Bourgmestre est sans effet : nulle part tu n’as plus de cubes que chaque autre.
rattus-refusal-no_potions = Toutes les potions sont près de cubes.
rattus-refusal-potions_protect_no_more = Cette table a convenu que les potions ne protègent plus dès la dernière manche.
rattus-refusal-nobody_on_board = Tu n’as aucun cube sur le plateau.
rattus-refusal-nobody_can_move = Aucun de tes cubes ne peut bouger.
rattus-refusal-nothing_to_swap = Il n’y a pas deux cubes de joueurs différents dans des régions différentes.
rattus-refusal-no_rat_can_move = Aucun rat n’a où aller.
rattus-refusal-no_rats_on_board = Il n’y a aucun rat sur le plateau.
rattus-refusal-nobody_is_safe = Il y a des rats partout où tu as des cubes ; le Roi veut une région sans rat.
rattus-refusal-no_border_left = Il n’y a plus de rempart, ou plus de frontière pour un rempart.
rattus-refusal-no_pieces = Cette édition n’a pas de tels pions.
rattus-refusal-no_rat_to_place = Il n’y a pas de rat à placer, ou pas de place pour lui.
rattus-refusal-plague_needs_a_way = L’emblème de la Peste serait enfermé.
rattus-refusal-wall_stands = Un rempart s’y trouve déjà.
rattus-refusal-chosen_cards_unknown = Les cartes choisies doivent être des cartes de ce jeu.
rattus-refusal-chosen_six_cards = { $n ->
    [one] Choisis 6 cartes différentes ; { $n } est choisie.
   *[other] Choisis 6 cartes différentes ; { $n } sont choisies.
}
rattus-rule-phase_a = Phase A
rattus-rule-phase_b = Phase B
rattus-rule-phase_c = Phase C

## Les commandes du jeu

game-rattus = Rattus
    .command = /{ cmd-rattus }
    .about = Sauve ta population dans l’Europe de la peste : prends des cartes de classe, pose des cubes là où il y a des rats, puis déplace la peste. À la fin, le plus de cubes sur la carte l’emporte.
    .length = 2 à 4 joueurs · environ 35 réponses par personne
cmd-rattus = rattus
    .about = Rattus et Pied Piper : répondre en tapant
cmd-rattus-start = départ
    .about = Placer deux cubes dans une région au départ
cmd-rattus-take = prendre
    .about = Prendre une carte de classe
cmd-rattus-place = placer
    .about = Placer de nouveaux cubes
cmd-rattus-peasant = paysan
    .about = Paysan : le cube en plus
cmd-rattus-baker = boulanger
    .about = Boulanger : remplir la carte, ou la vider dans une région
cmd-rattus-merchant = marchand
    .about = Marchand : déplacer jusqu’à trois de mes cubes
cmd-rattus-mayor = bourgmestre
    .about = Bourgmestre : un cube là où je suis majoritaire
cmd-rattus-messenger = messager
    .about = Messager : échanger deux cubes
cmd-rattus-serf = serf
    .about = Serf : un cube après ce rat, ou aucun
cmd-rattus-monk = moine
    .about = Moine : déplacer un rat vers une région voisine
cmd-rattus-bishop = évêque
    .about = Évêque : placer ou déplacer un pion Évêque
cmd-rattus-nun = nonne
    .about = Nonne : placer ou déplacer les trois pions Nonne
cmd-rattus-knight = chevalier
    .about = Chevalier : compter l’emblème pour deux cubes
cmd-rattus-crusader = croisé
    .about = Croisé : révéler tous les rats puis les ordonner
cmd-rattus-soldier = soldat
    .about = Soldat : placer un rat de plus
cmd-rattus-witch = sorcière
    .about = Sorcière : regarder un rat, un second, les échanger
cmd-rattus-wizard = magicien
    .about = Magicien : mettre une potion sur un de mes cubes
cmd-rattus-piper = piper
    .about = Pied Piper : déplacer un cube et emmener des rats
cmd-rattus-king = roi
    .about = Roi : un cube dans le Château
cmd-rattus-queen = reine
    .about = Reine : les deux cubes en plus
cmd-rattus-emperor = empereur
    .about = Empereur : placer ou déplacer un rempart
cmd-rattus-plague = peste
    .about = Déplacer l’emblème de la Peste
cmd-rattus-spread = propager
    .about = Mettre les nouveaux rats chez les voisins
cmd-rattus-potion = potion
    .about = Céder une potion au lieu du cube
cmd-rattus-done = terminer
    .about = Ne plus utiliser de carte maintenant
cmd-rules-rattus = rattus
    .about = Rattus et Pied Piper : règles par chapitre, carte ou région
