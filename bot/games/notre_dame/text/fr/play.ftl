### Notre-Dame, le jeu : questions, options, événements, refus, commandes. Les noms : game.ftl.
### Les places viennent avec marque et sigle (« ■ Bea ») ; les bâtiments dans les formes d’une phrase : « de la banque ».

## Ce qui est demandé, comme chacun peut le lire

notre_dame-call-keep = garder une carte
notre_dame-call-play = { $which ->
    [1] jouer la première carte
   *[other] jouer la seconde carte
}
notre_dame-call-marker = choisir quel cube se déplace
notre_dame-call-marker_to_notre_dame = choisir quel cube va à Notre-Dame
notre_dame-call-donate = faire une offrande à Notre-Dame, ou non
notre_dame-call-friend = placer ou déplacer le confident
notre_dame-call-benefit = choisir un bonus
notre_dame-call-drive = déplacer la calèche
notre_dame-call-message = prendre la lettre de change, ou la laisser
notre_dame-call-hire = corrompre un personnage, ou personne
notre_dame-call-hire_more = corrompre encore, ou non (Conseiller)
notre_dame-call-shift_from = choisir le bâtiment d’où partent des cubes
    .one = choisir le bâtiment d’où part un cube
notre_dame-call-shift_what = choisir les cubes à déplacer
    .one = choisir un cube ou le confident
notre_dame-call-shift_to = choisir le bâtiment où vont les cubes
    .one = choisir le bâtiment d’arrivée
notre_dame-call-empty_sector = choisir un bâtiment vide (Évêque)
notre_dame-call-own_sector = choisir un bâtiment (Procureur)
notre_dame-call-butcher_sectors = choisir les bâtiments (Boucher)
notre_dame-call-give_back = choisir les cubes rendus (Gitans)
notre_dame-call-outbreak = choisir où l’épidémie coûte un cube
notre_dame-call-coachman = choisir une sorte de lettre (Cocher)
notre_dame-call-patron = payer de l’or, ou rien (Mécène)

## Les questions, comme les lit la personne concernée

notre_dame-ask-keep = Laquelle de tes trois cartes gardes-tu ?
    Les deux autres vont à { $left }.
    .last = Laquelle des deux cartes reçues gardes-tu ?
        L’autre va à { $left }.
    .back = Laquelle des deux cartes de { $left } gardes-tu ?
        L’autre lui revient.
notre_dame-ask-play = Quelle carte joues-tu en premier ?
    .second = Quelle carte joues-tu en second ?
        La troisième est défaussée face cachée.
    .scholar = Quelle carte joues-tu en second ?
        La troisième attend que tout le monde ait fini de corrompre.
notre_dame-ask-marker = Lequel de tes cubes du plateau va { $action_to } ?
    Ta réserve personnelle est vide.
notre_dame-ask-marker_to_notre_dame = { $gold ->
    [one] Quel cube va à Notre-Dame pour { $gold } pièce ?
        Ta réserve personnelle est vide.
   *[other] Quel cube va à Notre-Dame pour { $gold } pièces ?
       Ta réserve personnelle est vide.
}
notre_dame-ask-donate = Notre-Dame : quelle offrande fais-tu ?
    Tu as { $gold }. En fin de manche les cubes de Notre-Dame se partagent { $pool } points : { $there ->
        [0] il n’y en a aucun pour l’instant.
        [one] il y en a { $there }, dont { $yours } à toi.
       *[other] il y en a { $there }, dont { $yours } à toi.
    }
notre_dame-ask-friend = Confident : vers quel autre bâtiment va-t-il ?
    .first = Confident : vers quel bâtiment va-t-il ?
notre_dame-ask-benefit = Quel bonus prends-tu ?
notre_dame-ask-supply_empty = Ta réserve est vide : ce qui poserait un cube en déplace un d’ailleurs sur ton plateau ; on te demande lequel.
notre_dame-ask-plague = { $outbreak ->
    [1] La peste de ce tour est de { $plague } : à ce stade, une épidémie te coûte { $price }.
   *[other] La peste de ce tour est de { $plague } : à ce stade, ton rat sera alors sur { $n }.
}
notre_dame-ask-last_round = Dernier tour : l’or et les cubes de ta réserve ne feront que départager.
notre_dame-ask-drive = { $n ->
    [one] Où va ta calèche ? Jusqu’à { $n } marché.
   *[other] Où va ta calèche ? Jusqu’à { $n } marchés.
}
    .from = Elle est { $here }. Couleurs de lettres permises : { $colours }. On te demande ensuite si tu en prends une.
    .any = Elle est { $here }. Lettres de toute couleur permises. On te demande ensuite si tu en prends une.
    .none = Elle est { $here }. Il ne reste aucune lettre.
notre_dame-ask-message = Prends-tu la lettre { $message } ?
notre_dame-ask-hire = Quel personnage corromps-tu pour 1 pièce ?
    Tu as { $gold }.
notre_dame-ask-hire_more = { $left ->
    [one] Conseiller : qui corromps-tu encore, pour 1 pièce ?
        Tu as { $gold }.
   *[other] Conseiller : qui corromps-tu encore, 1 pièce chacun, { $left } au plus ?
       Tu as { $gold }.
}
notre_dame-ask-shift_from = { $person } : de quel bâtiment partent des cubes ?
    .one = { $person } : de quel bâtiment part un cube ?
notre_dame-ask-shift_what = { $person } : quels cubes partent { $source_from } ?
    .one = { $person } : que déplaces-tu { $source_from }, un cube ou le confident ?
notre_dame-ask-shift_to = { $person } : { $pieces } { $source_from }, vers quel bâtiment ?
notre_dame-ask-empty_sector = Évêque : sur quel bâtiment vide va le cube ?
    Son action suit.
notre_dame-ask-own_sector = Procureur : l’action de quel bâtiment ?
    Aucun cube n’est posé.
notre_dame-ask-butcher_sectors = { $n ->
    [one] Boucher : quel bâtiment vide reçoit un cube ?
        Ta réserve commune a { $n } cube.
   *[other] Boucher : quels bâtiments vides reçoivent un cube ?
       Ta réserve commune a { $n } cubes.
}
notre_dame-ask-give_back = Gitans : quels cubes rends-tu à la réserve commune ?
    2 points chacun.
notre_dame-ask-person = -# **{ $person }** { $does }
notre_dame-ask-outbreak = Épidémie : lequel de tes bâtiments majoritaires perd un cube ?
notre_dame-ask-coachman = Cocher : quelle sorte de lettre rapporte à nouveau ?
notre_dame-ask-patron = Mécène : combien paies-tu ?
    Tu as { $gold } ; ton rat est sur { $rat }.

## Astuces de première partie, une ligne au-dessus de la question

notre_dame-hint-keep = Tu joues deux cartes sur trois ; les neuf cartes de ta pioche viennent une fois par manche.
notre_dame-hint-play = Un cube de ta réserve personnelle va sur le bâtiment ; l’action est aussi forte que ce qui s’y trouve.
notre_dame-hint-marker = Le cube quitte son bâtiment avant que l’action ne soit comptée.
notre_dame-hint-marker_to_notre_dame = Rien n’est payé avant le départ du cube.
notre_dame-hint-donate = 1, 2 ou 3 pièces donnent aussitôt 1, 3 ou 6 points ; le cube a sa part des points de la manche.
notre_dame-hint-friend = Il compte comme un cube là où il se tient ; aucun cube n’est posé avec cette carte.
notre_dame-hint-benefit = Chaque bonus prend effet avant que tu choisisses le suivant.
notre_dame-hint-drive = La lettre doit être là où la calèche s’arrête, et tu ne dois pas avoir plus de sa couleur que d’une autre encore sur le plateau.
notre_dame-hint-message = Elle reste à toi ; son bonus vient aussitôt.
notre_dame-hint-hire = La pièce est payée d’abord. Plusieurs peuvent corrompre le même personnage.
notre_dame-hint-hire_more = Deux personnages différents, ou deux fois le même.
notre_dame-hint-shift_from = Le confident peut se déplacer comme un cube.
    .friend_waits = Le confident pourrait se déplacer comme un cube, mais il n’est pas encore placé.
notre_dame-hint-shift_what = Tout ce qui se déplace va sur le même bâtiment.
notre_dame-hint-shift_to = Le Ménestrel ne donne pas d’action ; avec le Fou et l’Actrice celle du nouveau bâtiment suit.
notre_dame-hint-empty_sector = L’action a une force de 1.
notre_dame-hint-own_sector = Le confident compte, même seul.
notre_dame-hint-butcher_sectors = Aucune action ne suit.
notre_dame-hint-give_back = Les cubes de Notre-Dame comptent aussi ; le confident reste.
notre_dame-hint-outbreak = Le confident compte pour le bâtiment majoritaire, mais ne quitte jamais le plateau.
notre_dame-hint-coachman = Chaque lettre de cette sorte compte ; le parc y ajoute une fois.
notre_dame-hint-patron = Payer plus que ton rat ne peut reculer serait perdu.

## Signs of options and plates on the picture of a question

notre_dame-sign-card_of = { $card } { $owner }
notre_dame-sign-kind = Sorte { $kind }
notre_dame-sign-pieces = { $n ->
    [0] Confident
   *[other] { $n } et confident
}
notre_dame-plate-then = { $before } → { $after }

## Ce qu’une réponse apporte, sur son bouton

notre_dame-gain-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
notre_dame-gain-markers = { $n ->
    [one] +{ $n } cube
   *[other] +{ $n } cubes
}
notre_dame-gain-gold = { $n ->
    [one] +{ $n } pièce
   *[other] +{ $n } pièces
}
notre_dame-gain-now = { $gain } à ce stade
notre_dame-gain-nothing = rien à gagner
notre_dame-gain-no_gold = { $gain } (pas d’or)
notre_dame-gain-no_marker = { $gain } (pas de cube)
notre_dame-outbreak-nothing = rien
notre_dame-gain-barred = pas maintenant
notre_dame-gain-rat = rat −{ $n }
notre_dame-gain-rat_stays = rien (rat à 0)
notre_dame-gain-plague = { $outbreak ->
    [1] épidémie quand même
   *[other] rat sur { $n } après la peste
}
    .short = { $outbreak ->
        [1] épidémie quand même
       *[other] rat alors sur { $n }
    }
    .plate = { $outbreak ->
        [1] épidémie quand même
       *[other] rat → { $n }
    }
notre_dame-gain-rat_most = rat recule de { $n } au plus
notre_dame-gain-most = jusqu’à { $gain }
notre_dame-gain-played = jouer { $card }
notre_dame-gain-doctored = peste 0 pour toi
notre_dame-gain-placed = { $n ->
    [one] un cube
   *[other] { $n } cubes posés
}
notre_dame-gain-drive = { $steps ->
    [one] calèche : { $steps } marché
   *[other] calèche : jusqu’à { $steps } marchés
}
    .plate = { $steps ->
        [one] jusqu’à { $steps } marché
       *[other] jusqu’à { $steps } marchés
    }
notre_dame-gain-benefit = { $times ->
    [one] une pièce, un cube ou recul du rat
   *[other] { $times } bonus au choix
}
    .marker_or_gold = une pièce ou un cube
    .marker_or_rat = un cube ou recul du rat
    .gold_or_rat = une pièce ou recul du rat
    .plate = { $times } bonus
notre_dame-gain-friend = { $placed ->
    [0] vers un bâtiment
   *[other] vers un autre bâtiment
}
notre_dame-gain-empty_sector = poser 1 cube et agir
notre_dame-gain-own_sector = agir dans un bâtiment
notre_dame-gain-shift_from = déplacer des cubes
notre_dame-gain-shift_from-minstrel = déplacer 1 à 3 cubes
notre_dame-gain-shift_from-fool = déplacer 1 cube et agir
notre_dame-gain-shift_from-actress = déplacer des cubes, agir
notre_dame-gain-coachman = une sorte à nouveau
notre_dame-gain-hire_more = { $left } autres au plus
notre_dame-gain-butcher_sectors = { $most ->
    [one] { $most } cube posé
   *[other] { $most } cubes posés
}

## Options : cartes

notre_dame-option-keep = garder
notre_dame-option-as_things_stand = jouée : { $gain }
    .short = jouée : { $gain }
notre_dame-option-none_moves = pas d’action, aucun cube ne bouge
notre_dame-option-there_hotel = on te demande lequel ; l’auberge compte { $n } ensuite (dès 3 : 2 bonus)
notre_dame-option-there_carriage = on te demande où, puis si tu prends la lettre ; { $there }
notre_dame-option-marker_goes = ton cube y va
notre_dame-option-shares = ton cube y va : alors { $own } sur { $n }, { $each } par cube
notre_dame-option-on_board = { $n ->
    [one] { $n } cube sur ton plateau
   *[other] { $n } cubes sur ton plateau
}
notre_dame-option-plague_then = { $outbreak ->
    [1] après la peste, une épidémie, { $price } de moins
   *[other] { $prevented ->
        [1] après la peste, le rat sur { $n }, sans épidémie
       *[other] après la peste, le rat sur { $n }
    }
}
notre_dame-option-there = compte { $n } ensuite
notre_dame-option-source = { $place } −1 cube
notre_dame-option-left = il en reste { $n }
notre_dame-option-share_then = ta part là-bas : { $before }, puis { $after }
notre_dame-option-by_park = { $n ->
    [one] { $n } point vient du parc
   *[other] { $n } points viennent du parc
}

## Options : cubes, or, confident, bonus

notre_dame-option-marker =
    .pass = Pas d’action
notre_dame-option-donate =
    .pass = Ne rien donner · aucun cube posé
notre_dame-option-gold_kept = { $n ->
    [one] il te reste { $n } pièce
   *[other] il te reste { $n } pièces
}
notre_dame-option-benefit-marker = 1 cube
notre_dame-option-benefit-gold = 1 pièce
notre_dame-option-benefit-rat = Rat recule de 1
notre_dame-option-then-marker = alors { $n } dans ta réserve
notre_dame-option-then-gold = { $n ->
    [one] alors { $n } pièce
   *[other] alors { $n } pièces
}
notre_dame-option-then-rat = rat alors sur { $n }

## Options : la calèche

notre_dame-group-messages = Lettres pour toi
notre_dame-group-markets = Autres marchés
notre_dame-option-drive =
    .pass = Rester
notre_dame-option-drive_back = aller et retour
notre_dame-option-market_empty = pas de lettre
notre_dame-option-message_closed = la lettre { $message } ne t’est pas permise maintenant
    .plate = pas pour toi
notre_dame-option-take = Lettre { $message }
notre_dame-option-message = prendre : { $gain }
    .pass = La laisser

## Options : les personnages, et les cubes qu’ils déplacent

notre_dame-option-hire =
    .pass = Ne corrompre personne
notre_dame-option-hire_more =
    .pass = Ne corrompre personne de plus
notre_dame-option-patron =
    .pass = Ne rien payer
notre_dame-option-shift_from =
    .pass = Ne rien déplacer
notre_dame-option-markers_there = { $n ->
    [one] { $n } cube sur place
   *[other] { $n } cubes sur place
}
notre_dame-option-outbreak = perd 1 cube

## Un plan en mots

notre_dame-plan-keep = garder { $the }
notre_dame-plan-play = jouer { $the }
notre_dame-plan-marker = avec un cube { $place_from }
    .pass = sans action
notre_dame-plan-marker_to_notre_dame = avec un cube { $place_from }
    .pass = sans action
notre_dame-plan-donate = donner { $gold }
    .pass = ne rien donner
notre_dame-plan-friend = { $new ->
    [1] placer le confident { $place_in }
   *[0] déplacer le confident { $place_to }
}
notre_dame-plan-benefit-marker = prendre 1 cube
notre_dame-plan-benefit-gold = prendre 1 pièce
notre_dame-plan-benefit-rat = reculer le rat de 1
notre_dame-plan-drive = mener la calèche { $market_to }
    .pass = laisser la calèche sur place
notre_dame-plan-message = prendre la lettre { $message }
    .pass = laisser la lettre
notre_dame-plan-hire = corrompre { $the }
    .pass = ne corrompre personne
notre_dame-plan-hire_more = corrompre { $the }
    .pass = ne corrompre personne de plus
notre_dame-plan-shift_from = { $one ->
    [1] déplacer un cube ou le confident { $place_from }
   *[0] déplacer des cubes { $place_from }
}
    .pass = ne rien déplacer
notre_dame-plan-shift_what = déplacer { $pieces } { $source_from }
notre_dame-plan-shift_to = déplacer { $pieces } { $source_from } { $target_to }
notre_dame-plan-empty_sector = placer un cube { $places_in }
notre_dame-plan-own_sector = utiliser l’action { $place_of }
notre_dame-plan-butcher_sectors = placer un cube { $places_in }
notre_dame-plan-give_back = { $n ->
    [0] ne rendre aucun cube
    [one] rendre { $n } cube ({ $places })
   *[other] rendre { $n } cubes ({ $places })
}
notre_dame-plan-coachman = profiter à nouveau des lettres de sorte { $kind }
notre_dame-plan-patron = { $n ->
    [0] ne rien payer
   *[other] payer { $gold }
}
notre_dame-plan-outbreak = perdre un cube { $place_from }

## Remettre un choix multiple ; réponses toutes prêtes

notre_dame-confirm-butcher_sectors = Un cube chacun : { $places }
    .short = { $n ->
        [one] Un cube sur { $n } bâtiment
       *[other] Un cube sur { $n } bâtiments
    }
notre_dame-confirm-give_back = { $n ->
    [0] Ne rien rendre
    [one] Rendre { $n } cube : { $gain }
   *[other] Rendre { $n } cubes : { $gain }
}
    .short = { $n ->
        [0] Rien
       *[other] Rendre { $n } : { $gain }
    }
# De même dans un texte : d’où
notre_dame-named-give_back = { $n ->
    [one] Rendre { $n } cube ({ $places }) : { $gain }
   *[other] Rendre { $n } cubes ({ $places }) : { $gain }
}
    .short = { $places } : { $gain }

## Mots tapés : le premier est proposé, tous sont compris

notre_dame-typed-pass = rien, personne, aucun, non, rester, laisser, passer
notre_dame-typed-marker = cube, cubes
notre_dame-typed-gold = or, pièce
notre_dame-typed-rat = rat, rat recule
notre_dame-typed-take = prendre, oui
notre_dame-typed-friend = confident, le confident
notre_dame-typed-market = marché
notre_dame-typed-message = lettre
notre_dame-typed-market-c = place, C, central
notre_dame-typed-market-il = quai Poissons, quai aux Poissons, IG, intérieur gauche
notre_dame-typed-market-ir = quai Fleurs, quai aux Fleurs, ID, intérieur droit
notre_dame-typed-market-ol = porte du Vin, EG, extérieur gauche
notre_dame-typed-market-or = porte du Bois, ED, extérieur droit
notre_dame-typed-east = est, neutre 1
notre_dame-typed-west = ouest, neutre 2

## Événements. `-seen` : pour qui a regardé ; `-none` : rien n’en est venu ; `-two`, `-back` : à deux

notre_dame-event-period_begins = **Manche { $letter }** · toutes les cartes Action et les personnages bruns sont mélangés.
notre_dame-event-round_begins = **Tour { $round }** · sonneur de cloches { $who }
notre_dame-event-persons = Personnages : { $persons } ; peste { $n }.
    .short = Trois personnages sont révélés ; peste { $n }.
notre_dame-event-drew = Tout le monde pioche { $n } cartes et en garde une.
notre_dame-event-passed = { $n ->
    [one] Tout le monde a choisi et passe { $n } carte à gauche.
   *[other] Tout le monde a choisi et passe { $n } cartes à gauche.
}
notre_dame-event-passed-two = Tout le monde a choisi et passe { $n } cartes en face.
notre_dame-event-passed-back = Tout le monde a choisi ; la carte non gardée revient à qui l’a donnée.
notre_dame-event-played = { $who } joue { $the }.
notre_dame-event-no_action = { $who } ne réalise aucune action.
notre_dame-event-moved_marker = { $who } déplace un cube { $source_from } { $target_to }.
notre_dame-event-donated = { $n ->
    [one] { $who } donne { $n } pièce à Notre-Dame.
   *[other] { $who } donne { $n } pièces à Notre-Dame.
}
notre_dame-event-friend = { $new ->
    [1] { $who } place le confident { $sector_in }.
   *[other] { $who } déplace le confident { $source_from } { $sector_to }.
}
notre_dame-event-hired = { $who } corrompt { $the }.
notre_dame-event-hired_nobody = { $who } ne corrompt personne.
notre_dame-event-spied = { $n ->
    [one] { $who } regarde { $n } personnage gris à venir.
   *[other] { $who } regarde { $n } personnages gris à venir.
}
notre_dame-event-spied-seen = { $who } regarde les personnages gris à venir : { $persons }.
    .short = { $who } regarde les personnages gris à venir.
notre_dame-event-patron = { $n ->
    [one] { $who } paie { $n } pièce au Mécène.
   *[other] { $who } paie { $n } pièces au Mécène.
}
notre_dame-event-patron-none = { $who } ne paie rien au Mécène.
notre_dame-event-shifted = { $who } déplace { $pieces } { $source_from } { $target_to }.
notre_dame-event-added_marker = { $who } ajoute un cube { $place_in }.
notre_dame-event-prosecuted = { $who } utilise l’action { $sector_of }.
notre_dame-event-gave_back = { $n ->
    [one] { $who } rend { $n } cube : { $places }.
   *[other] { $who } rend { $n } cubes : { $places }.
}
    .short = { $n ->
        [one] { $who } rend { $n } cube.
       *[other] { $who } rend { $n } cubes.
    }
notre_dame-event-gave_back-none = { $who } ne rend aucun cube.
notre_dame-event-gained_markers = { $n ->
    [one] { $who } gagne { $n } cube.
   *[other] { $who } gagne { $n } cubes.
}
notre_dame-event-gained_markers-none = { $who } ne gagne aucun cube : il n’en reste pas.
notre_dame-event-gained_gold = { $n ->
    [one] { $who } gagne { $n } pièce.
   *[other] { $who } gagne { $n } pièces.
}
notre_dame-event-gained_gold-none = { $who } ne gagne rien de la réserve d’or, qui est vide.
notre_dame-event-gold_from = { $n ->
    [one] { $who } reçoit { $n } pièce { DE($other) }.
   *[other] { $who } reçoit { $n } pièces { DE($other) }.
}
notre_dame-event-rat_back = { $who } fait reculer son rat de { $n }.
notre_dame-event-rat_back-none = { $who } laisse son rat sur 0.
notre_dame-event-gained_prestige = { $n ->
    [one] { $who } gagne { $n } point
   *[other] { $who } gagne { $n } points
}{ $bonus ->
    [0] .
   *[other] , et { $bonus } de plus grâce au parc.
}
notre_dame-event-lost_prestige = { $n ->
    [one] Épidémie dans le quartier { DE($who) } : { $n } point perdu.
   *[other] Épidémie dans le quartier { DE($who) } : { $n } points perdus.
}
notre_dame-event-lost_prestige-none = Épidémie dans le quartier { DE($who) } : aucun point à perdre.
notre_dame-event-drove = { $who } mène sa calèche { $start_from } { $market_to }.
    .short = { $who } mène sa calèche { $market_to }.
notre_dame-event-stayed = La calèche { DE($who) } reste sur place.
notre_dame-event-left_message = { $who } laisse la lettre { $market_at }.
    .short = { $who } laisse la lettre sur place.
notre_dame-event-took_message = { $who } prend la lettre { $message } { $market_at }.
    .short = { $who } prend la lettre { $message }.
notre_dame-event-plague = **Peste { $n }** · chaque rat se déplace.
notre_dame-event-rat_moved = Le rat { DE($who) } est sur { $to }.
notre_dame-event-lost_marker = { $who } perd un cube { $sector_from }.
notre_dame-event-notre_dame = { $n ->
    [one] **Notre-Dame** · { $n } cube vaut { $each ->
        [one] { $each } point.
       *[other] { $each } points.
    }
   *[other] **Notre-Dame** · { $n } cubes valent { $each ->
        [one] { $each } point chacun.
       *[other] { $each } points chacun.
    }
}
notre_dame-event-nobody_at_notre_dame = **Notre-Dame** · personne n’y a de cube.
notre_dame-event-showed_prestige = { $n ->
    [one] { $who } a { $n } point.
   *[other] { $who } a { $n } points.
}
notre_dame-event-won = { $count ->
    [one] { $who } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who } gagnent avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}

## Ce qu’un retour ne peut franchir : une proposition, « Retour impossible : … »

barrier-notre_dame-persons = de nouveaux personnages ont été révélés depuis
barrier-notre_dame-passed = des cartes ont changé de main depuis
barrier-notre_dame-played = un bot a montré une carte Action depuis
barrier-notre_dame-spied = l’Espion a regardé les personnages gris depuis
barrier-notre_dame-showed_prestige = les points ont été montrés depuis

## Ce qu’une réponse met au jour, sur son bouton

notre_dame-reveals = révèle quelque chose
notre_dame-reveals-persons = révèle des personnages
notre_dame-reveals-passed = fait passer les cartes
notre_dame-reveals-opened = fait passer les cartes
notre_dame-reveals-played = montre la carte
notre_dame-reveals-spied = montre les gris
notre_dame-reveals-showed_prestige = finit la partie
notre_dame-reveals-dice = fait piocher

## Refus, et les chapitres d’où ils viennent

notre_dame-refusal-too_far = { $n ->
    [one] Trop loin : ta calèche va jusqu’à { $n } marché.
   *[other] Trop loin : ta calèche va jusqu’à { $n } marchés.
}
notre_dame-refusal-colour_closed = { $count ->
    [one] Seules les lettres de cette couleur te sont permises, celle dont tu as le moins : { $colours }.
   *[other] Seules les lettres de ces couleurs te sont permises, celles dont tu as le moins : { $colours }.
}
notre_dame-refusal-out_and_back = Un seul marché ne suffit pas pour un aller-retour.
notre_dame-refusal-too_little_gold = { $n ->
    [one] Tu as { $n } pièce.
   *[other] Tu as { $n } pièces.
}
notre_dame-refusal-friend_moves = Le confident s’y tient déjà ; il doit changer de bâtiment.
notre_dame-refusal-no_marker_left = Tu n’as plus de cube dans la réserve commune.
notre_dame-refusal-no_gold_left = Il n’y a plus d’or à gagner, ni dans la réserve ni chez les autres.
notre_dame-refusal-rat_at_zero = Ton rat est déjà sur 0.
notre_dame-refusal-sector_not_empty = Ce bâtiment n’est pas vide.
notre_dame-refusal-sector_empty = Ce bâtiment est vide.
notre_dame-refusal-advisor_once = Le Conseiller ne se corrompt pas lui-même une seconde fois.
notre_dame-rule-carriage = Calèche
notre_dame-rule-messages = Lettres de change

## Les commandes du jeu

game-notre_dame = Notre-Dame
    .command = /{ cmd-notredame }
    .about = Mène un quartier de Paris : de trois cartes gardes-en une, passe les deux autres, et place tes cubes là où ils rapportent. Après neuf tours, le plus de prestige l’emporte, et la peste punit les quartiers sales.
    .length = 2 à 5 joueurs · environ 60 réponses par personne
cmd-notredame = notredame
    .about = Notre-Dame avec les Nouveaux personnages : répondre en tapant
cmd-notredame-keep = garder
    .about = Garder une carte ; les autres changent de main
cmd-notredame-play = jouer
    .about = Jouer l’une de mes trois cartes
cmd-notredame-marker = cube
    .about = Réserve vide : quel cube déplacer
cmd-notredame-hotel = auberge
    .about = Auberge : choisir un bonus, ou deux
cmd-notredame-donate = offrande
    .about = Notre-Dame : donner une à trois pièces, ou rien
cmd-notredame-friend = confident
    .about = Placer ou déplacer le confident
cmd-notredame-drive = calèche
    .about = Déplacer la calèche vers un marché
cmd-notredame-message = lettre
    .about = Prendre la lettre de change, ou la laisser
cmd-notredame-hire = corrompre
    .about = Payer une pièce pour un personnage, ou personne
cmd-notredame-barmaid = serveuse
    .about = Serveuse : choisir le petit bonus
cmd-notredame-shift = déplacer
    .about = Ménestrel, fou, actrice : d’un bâtiment à un autre
cmd-notredame-sector = bâtiment
    .about = Évêque, procureur : choisir le bâtiment
cmd-notredame-butcher = boucher
    .about = Boucher, cubes insuffisants : choisir les bâtiments
cmd-notredame-gypsies = gitans
    .about = Gitans : choisir les cubes rendus
cmd-notredame-coachman = cocher
    .about = Cocher : choisir une sorte de lettre
cmd-notredame-patron = mécène
    .about = Mécène : payer de l’or, le rat recule d’autant
cmd-notredame-outbreak = épidémie
    .about = Épidémie : choisir le bâtiment qui perd un cube
cmd-rules-notredame = notredame
    .about = Notre-Dame : règles par chapitre, action ou personnage
