### Notre-Dame, le jeu : questions, options, événements, refus, commandes. Les noms : notre_dame.ftl.
### Les places viennent avec marque et sigle (« ■ Bea ») ; les bâtiments dans les formes d’une phrase : « de la banque ».

## Ce qui est demandé, comme chacun peut le lire

nd-call-keep = garder une carte
nd-call-play = { $which ->
    [1] jouer la première carte
   *[other] jouer la seconde carte
}
nd-call-marker = choisir quel cube se déplace
nd-call-marker_to_notre_dame = choisir quel cube va à Notre-Dame
nd-call-donate = Notre-Dame : faire une offrande, ou non
nd-call-friend = placer ou déplacer le confident
nd-call-benefit = choisir un bonus
nd-call-drive = déplacer la calèche
nd-call-message = prendre la lettre de change, ou la laisser
nd-call-hire = corrompre un personnage, ou personne
nd-call-hire_more = Conseiller : corrompre encore, ou non
nd-call-shift_from = choisir le bâtiment d’où partent des cubes
nd-call-shift_what = choisir les cubes à déplacer
nd-call-shift_to = choisir le bâtiment où vont les cubes
nd-call-empty_sector = Évêque : choisir un bâtiment vide
nd-call-own_sector = Procureur : choisir un bâtiment
nd-call-butcher_sectors = Boucher : choisir les bâtiments
nd-call-give_back = Gitans : choisir les cubes rendus
nd-call-outbreak = épidémie : choisir où un cube est perdu
nd-call-coachman = Cocher : choisir une sorte de lettre
nd-call-patron = Mécène : payer de l’or, ou rien

## Les questions, comme les lit la personne concernée

nd-ask-keep = Laquelle de tes trois cartes gardes-tu ? Les deux autres vont à { $left }.
    .last = Laquelle des deux cartes reçues gardes-tu ? L’autre va à { $left }.
    .back = Laquelle des deux cartes de { $left } gardes-tu ? L’autre lui revient.
nd-ask-play = Quelle carte joues-tu en premier ?
    .second = Quelle carte joues-tu en second ? La troisième est défaussée face cachée.
    .scholar = Quelle carte joues-tu en second ? La troisième attend que tout le monde ait fini de corrompre.
nd-ask-marker = Ta réserve personnelle est vide. Lequel de tes cubes du plateau va { $action_to } ?
nd-ask-marker_to_notre_dame = { $gold ->
    [one] Ta réserve personnelle est vide. Quel cube va à Notre-Dame pour { $gold } pièce ?
   *[other] Ta réserve personnelle est vide. Quel cube va à Notre-Dame pour { $gold } pièces ?
}
nd-ask-donate = Notre-Dame : quelle offrande fais-tu ? Tu as { $gold }.
nd-ask-friend = Confident : vers quel autre bâtiment va-t-il ?
    .first = Confident : vers quel bâtiment va-t-il ?
nd-ask-benefit = Quel bonus prends-tu ?
nd-ask-drive = { $n ->
    [one] Calèche : où vas-tu depuis { $here } ? Jusqu’à { $n } marché. Lettres permises : { $colours }.
   *[other] Calèche : où vas-tu depuis { $here } ? Jusqu’à { $n } marchés. Lettres permises : { $colours }.
}
    .any = { $n ->
        [one] Calèche : où vas-tu depuis { $here } ? Jusqu’à { $n } marché. Lettres de toute couleur permises.
       *[other] Calèche : où vas-tu depuis { $here } ? Jusqu’à { $n } marchés. Lettres de toute couleur permises.
    }
    .none = { $n ->
        [one] Calèche : où vas-tu depuis { $here } ? Jusqu’à { $n } marché. Il ne reste aucune lettre.
       *[other] Calèche : où vas-tu depuis { $here } ? Jusqu’à { $n } marchés. Il ne reste aucune lettre.
    }
nd-ask-message = Prends-tu la lettre { $message } ?
nd-ask-hire = Quel personnage corromps-tu pour 1 pièce ? Tu as { $gold }.
nd-ask-hire_more = { $left ->
    [one] Conseiller : qui corromps-tu encore, pour 1 pièce ? Tu as { $gold }.
   *[other] Conseiller : qui corromps-tu encore, 1 pièce chacun, { $left } au plus ? Tu as { $gold }.
}
nd-ask-shift_from = { $person } : de quel bâtiment partent des cubes ?
nd-ask-shift_what = { $person } : quels cubes partent { $source_from } ?
nd-ask-shift_to = { $person } : { $pieces } { $source_from }, vers quel bâtiment ?
nd-ask-empty_sector = Évêque : sur quel bâtiment vide va le cube ? Son action suit.
nd-ask-own_sector = Procureur : l’action de quel bâtiment ? Aucun cube n’est posé.
nd-ask-butcher_sectors = { $n ->
    [one] Boucher : ta réserve commune a { $n } cube. Quel bâtiment vide le reçoit ?
   *[other] Boucher : ta réserve commune a { $n } cubes. Quels bâtiments vides en reçoivent un ?
}
nd-ask-give_back = Gitans : quels cubes rends-tu à la réserve commune ? 2 points chacun.
nd-ask-outbreak = Épidémie : lequel de tes bâtiments majoritaires perd un cube ?
nd-ask-coachman = Cocher : quelle sorte de lettre rapporte à nouveau ?
nd-ask-patron = Mécène : combien paies-tu ? Tu as { $gold } ; ton rat est sur { $rat }.

## Conseils de première partie, une ligne au-dessus de la question

nd-hint-keep = Tu joues deux cartes sur trois ; les neuf cartes de ta pioche viennent une fois par manche.
nd-hint-play = Un cube de ta réserve personnelle va sur le bâtiment ; l’action est aussi forte que ce qui s’y trouve.
nd-hint-marker = Le cube quitte son bâtiment avant que l’action ne soit comptée.
nd-hint-marker_to_notre_dame = Rien n’est payé avant le départ du cube.
nd-hint-donate = 1, 2 ou 3 pièces donnent aussitôt 1, 3 ou 6 points ; le cube a sa part des points de la manche.
nd-hint-friend = Il compte comme un cube là où il se tient ; aucun cube n’est posé avec cette carte.
nd-hint-benefit = Chaque bonus prend effet avant de choisir le suivant.
nd-hint-drive = La lettre doit être là où la calèche s’arrête, et tu ne dois pas avoir plus de sa couleur que d’une autre.
nd-hint-message = Elle reste à toi ; son bonus vient aussitôt.
nd-hint-hire = La pièce est payée d’abord. Plusieurs peuvent corrompre le même personnage.
nd-hint-hire_more = Deux personnages différents, ou deux fois le même.
nd-hint-shift_from = Le confident peut se déplacer comme un cube.
nd-hint-shift_what = Tout ce qui se déplace va sur le même bâtiment.
nd-hint-shift_to = Le Ménestrel ne donne pas d’action ; avec le Fou et l’Actrice celle du nouveau bâtiment suit.
nd-hint-empty_sector = L’action a une force de 1.
nd-hint-own_sector = Le confident compte, même seul.
nd-hint-butcher_sectors = Aucune action ne suit.
nd-hint-give_back = Les cubes de Notre-Dame comptent aussi ; le confident reste.
nd-hint-outbreak = Le confident compte pour le bâtiment majoritaire, mais ne quitte jamais le plateau.
nd-hint-coachman = Chaque lettre de cette sorte compte ; le parc y ajoute une fois.
nd-hint-patron = Payer plus que ton rat ne peut reculer serait perdu.

## Ce qu’une réponse apporte, sur son bouton

nd-gain-nothing = rien à gagner
nd-gain-rat = rat recule de { $n }
nd-gain-rat_stays = rat reste sur 0
nd-gain-rat_most = rat recule, { $n } au plus
nd-gain-drive = { $n ->
    [one] jusqu’à { $n } marché
   *[other] jusqu’à { $n } marchés
}
nd-gain-benefits = { $n ->
    [one] { $n } bonus
   *[other] { $n } bonus
}
nd-gain-friend = autre bâtiment
    .first = un bâtiment
nd-gain-most = jusqu’à { $gain }
nd-gain-bishop = un cube, puis l’action
nd-gain-minstrel = déplacer 1 à 3 cubes
nd-gain-fool = 1 cube, puis l’action
nd-gain-actress = un bâtiment, puis l’action
nd-gain-scholar = jouer { $card }
nd-gain-nurse = un cube
nd-gain-priest = un cube
nd-gain-doctor = peste 0 pour toi
nd-gain-coachman = une sorte à nouveau
nd-gain-advisor = 2 autres au plus
nd-gain-prosecutor = agir dans un bâtiment
nd-gain-butcher = { $n ->
    [one] { $n } cube posé
   *[other] { $n } cubes posés
}

## Options : cartes

nd-option-keep = Garder { $the }
nd-option-as_things_stand = jouée maintenant : { $gain }
nd-option-play = { $card } : { $gain }
    .short = { $short } : { $gain }
nd-option-play_of = { $card } ({ $owner }) : { $gain }
    .short = { $short }, de { $owner }
nd-option-no_marker = pas de cube à poser, donc pas d’action
nd-option-no_gold = pas d’or à donner, donc pas d’action
nd-option-empty_supply = ta réserve est vide : un cube du plateau s’y déplace
nd-option-there = alors { $n } sur place
nd-option-left = il y en reste { $n }
nd-option-by_park = { $n ->
    [one] { $n } point vient du parc
   *[other] { $n } points viennent du parc
}

## Options : cubes, or, confident, bonus

nd-option-marker = Cube { $from } : { $gain }
    .short = Cube, { $short } : { $gain }
    .pass = Pas d’action
nd-option-donate = Donner { $gold } : { $gain }
    .short = Donner { $gold }
    .pass = Ne rien donner
nd-option-gold_kept = { $n ->
    [one] il te reste { $n } pièce
   *[other] il te reste { $n } pièces
}
nd-option-friend = Confident { $to } : { $gain }
    .short = Confident, { $short } : { $gain }
nd-option-benefit-marker = 1 cube
nd-option-benefit-gold = 1 pièce
nd-option-benefit-rat = Rat recule de 1
nd-option-then-marker = alors { $n } dans ta réserve
nd-option-then-gold = { $n ->
    [one] alors { $n } pièce
   *[other] alors { $n } pièces
}
nd-option-then-rat = rat alors sur { $n }

## Options : la calèche

nd-group-messages = Lettres pour toi
nd-group-markets = Autres marchés
nd-option-drive = { $market }
    .pass = Rester
nd-option-drive_to = { $market } : { $gain }
    .short = { $market }
nd-option-drive_back = Aller-retour : { $gain }
    .short = Aller-retour
nd-option-market = { $borough } { $market }
    .said = { $borough }, { $where }
nd-option-market_empty = pas de lettre
nd-option-message_closed = la lettre { $message } ne t’est pas permise maintenant
nd-option-take = Lettre { $message }
nd-option-message = Prendre { $message } : { $gain }
    .short = Prendre { $message }
    .pass = La laisser

## Options : les personnages, et les cubes qu’ils déplacent

nd-option-hire = { $person } : { $gain }
    .short = { $short } : { $gain }
    .pass = Personne
nd-option-hire_more =
    .pass = Personne de plus
nd-option-coachman = Sorte { $kind } : { $gain }
    .short = Sorte { $kind }
nd-option-patron = Payer { $gold } : { $gain }
    .short = Payer { $gold }
    .pass = Ne rien payer
nd-option-shift_from = Déplacer { $from }
    .pass = Ne rien déplacer
nd-option-shift_what = Déplacer { $pieces }
nd-option-shift_to = Déplacer { $to }
nd-option-shift_act = Déplacer { $to } : { $gain }
    .short = Déplacer, { $short } : { $gain }
nd-option-sector = { $sector } : { $gain }
    .short = { $short } : { $gain }
nd-option-markers_there = { $n ->
    [one] { $n } cube sur place
   *[other] { $n } cubes sur place
}
nd-option-outbreak = Perdre un cube { $from }

## Remettre un choix multiple ; réponses toutes prêtes

nd-confirm-butcher_sectors = Un cube chacun : { $places }
    .short = { $n ->
        [one] Un cube sur { $n } bâtiment
       *[other] Un cube sur { $n } bâtiments
    }
nd-confirm-give_back = { $n ->
    [0] Ne rien rendre
    [one] Rendre { $n } cube : { $gain }
   *[other] Rendre { $n } cubes : { $gain }
}
    .short = { $n ->
        [0] Rien
       *[other] Rendre { $n } : { $gain }
    }

## Mots tapés : le premier est proposé, tous sont compris

nd-typed-pass = rien, personne, aucun, non, rester, laisser, passer
nd-typed-marker = cube, cubes
nd-typed-gold = or, pièce
nd-typed-rat = rat, rat recule
nd-typed-take = prendre, oui
nd-typed-friend = confident, le confident
nd-typed-market = marché
nd-typed-message = lettre

## Événements. `-seen` : pour qui a regardé ; `-none` : rien n’en est venu ; `-two`, `-back` : à deux

nd-event-period_begins = **Manche { $letter }** · toutes les cartes Action et les personnages bruns sont mélangés.
nd-event-round_begins = **Tour { $round }** · sonneur de cloches { $who }
nd-event-persons = Personnages : { $persons } ; peste { $n }.
    .short = Trois personnages sont révélés ; peste { $n }.
nd-event-drew = Tout le monde pioche { $n } cartes et en garde une.
nd-event-passed = { $n ->
    [one] Tout le monde a choisi et passe { $n } carte à gauche.
   *[other] Tout le monde a choisi et passe { $n } cartes à gauche.
}
nd-event-passed-two = Tout le monde a choisi et passe { $n } cartes en face.
nd-event-passed-back = Tout le monde a choisi ; la carte non gardée revient à qui l’a donnée.
nd-event-played = { $who } joue { $the }.
nd-event-no_action = { $who } ne réalise aucune action.
nd-event-moved_marker = { $who } déplace un cube { $source_from } { $target_to }.
nd-event-donated = { $n ->
    [one] { $who } donne { $n } pièce à Notre-Dame.
   *[other] { $who } donne { $n } pièces à Notre-Dame.
}
nd-event-friend = { $new ->
    [1] { $who } place le confident { $sector_in }.
   *[other] { $who } déplace le confident { $source_from } { $sector_to }.
}
nd-event-hired = { $who } corrompt { $the }.
nd-event-hired_nobody = { $who } ne corrompt personne.
nd-event-spied = { $n ->
    [one] { $who } regarde { $n } personnage gris à venir.
   *[other] { $who } regarde { $n } personnages gris à venir.
}
nd-event-spied-seen = { $who } regarde les personnages gris à venir : { $persons }.
    .short = { $who } regarde les personnages gris à venir.
nd-event-patron = { $n ->
    [one] { $who } paie { $n } pièce au Mécène.
   *[other] { $who } paie { $n } pièces au Mécène.
}
nd-event-patron-none = { $who } ne paie rien au Mécène.
nd-event-shifted = { $who } déplace { $pieces } { $source_from } { $target_to }.
nd-event-added_marker = { $who } ajoute un cube { $place_in }.
nd-event-prosecuted = { $who } utilise l’action { $sector_of }.
nd-event-gave_back = { $n ->
    [one] { $who } rend { $n } cube : { $places }.
   *[other] { $who } rend { $n } cubes : { $places }.
}
    .short = { $n ->
        [one] { $who } rend { $n } cube.
       *[other] { $who } rend { $n } cubes.
    }
nd-event-gave_back-none = { $who } ne rend aucun cube.
nd-event-gained_markers = { $n ->
    [one] { $who } gagne { $n } cube.
   *[other] { $who } gagne { $n } cubes.
}
nd-event-gained_markers-none = { $who } ne gagne aucun cube : il n’en reste pas.
nd-event-gained_gold = { $n ->
    [one] { $who } gagne { $n } pièce.
   *[other] { $who } gagne { $n } pièces.
}
nd-event-gained_gold-none = { $who } ne gagne rien de la réserve d’or, qui est vide.
nd-event-gold_from = { $n ->
    [one] { $who } reçoit { $n } pièce de { $other }.
   *[other] { $who } reçoit { $n } pièces de { $other }.
}
nd-event-rat_back = { $who } fait reculer son rat de { $n }.
nd-event-rat_back-none = { $who } laisse son rat sur 0.
nd-event-gained_prestige = { $n ->
    [one] { $who } gagne { $n } point
   *[other] { $who } gagne { $n } points
}{ $bonus ->
    [0] .
   *[other] , et { $bonus } de plus grâce au parc.
}
nd-event-lost_prestige = { $n ->
    [one] Épidémie dans le quartier de { $who } : { $n } point perdu.
   *[other] Épidémie dans le quartier de { $who } : { $n } points perdus.
}
nd-event-lost_prestige-none = Épidémie dans le quartier de { $who } : aucun point à perdre.
nd-event-drove = { $who } déplace sa calèche de { $start } à { $market }.
    .short = { $who } déplace sa calèche : { $market }.
nd-event-stayed = La calèche de { $who } reste sur place.
nd-event-left_message = { $who } laisse la lettre : { $market }.
    .short = { $who } laisse la lettre sur place.
nd-event-took_message = { $who } prend la lettre { $message } : { $market }.
    .short = { $who } prend la lettre { $message }.
nd-event-plague = **Peste { $n }** · chaque rat se déplace.
nd-event-rat_moved = Le rat de { $who } est sur { $to }.
nd-event-lost_marker = { $who } perd un cube { $sector_from }.
nd-event-notre_dame = { $n ->
    [one] **Notre-Dame** · { $n } cube vaut { $each ->
        [one] { $each } point.
       *[other] { $each } points.
    }
   *[other] **Notre-Dame** · { $n } cubes valent { $each ->
        [one] { $each } point chacun.
       *[other] { $each } points chacun.
    }
}
nd-event-nobody_at_notre_dame = **Notre-Dame** · personne n’y a de cube.
nd-event-showed_prestige = { $n ->
    [one] { $who } a { $n } point.
   *[other] { $who } a { $n } points.
}
nd-event-won = { $count ->
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
barrier-notre_dame-played = un joueur maison a montré une carte Action depuis
barrier-notre_dame-spied = l’Espion a regardé les personnages gris depuis
barrier-notre_dame-showed_prestige = les points ont été montrés depuis

## Ce qu’une réponse met au jour, sur son bouton

nd-reveals = quelque chose est révélé
nd-reveals-persons = révèle des personnages
nd-reveals-passed = fait passer les cartes
nd-reveals-opened = fait passer les cartes
nd-reveals-played = montre la carte
nd-reveals-spied = montre les gris
nd-reveals-showed_prestige = finit la partie
nd-reveals-dice = fait piocher

## Refus, et les chapitres d’où ils viennent

nd-refusal-too_far = { $n ->
    [one] Trop loin : ta calèche va jusqu’à { $n } marché.
   *[other] Trop loin : ta calèche va jusqu’à { $n } marchés.
}
nd-refusal-colour_closed = { $count ->
    [one] Seules les lettres de cette couleur te sont permises, celle dont tu as le moins : { $colours }.
   *[other] Seules les lettres de ces couleurs te sont permises, celles dont tu as le moins : { $colours }.
}
nd-refusal-out_and_back = Un seul marché ne suffit pas pour un aller-retour.
nd-refusal-too_little_gold = { $n ->
    [one] Tu as { $n } pièce.
   *[other] Tu as { $n } pièces.
}
nd-refusal-friend_moves = Le confident s’y tient déjà ; il doit changer de bâtiment.
nd-refusal-no_marker_left = Tu n’as plus de cube dans la réserve commune.
nd-refusal-no_gold_left = Il n’y a plus d’or à gagner, ni dans la réserve ni chez les autres.
nd-refusal-rat_at_zero = Ton rat est déjà sur 0.
nd-refusal-sector_not_empty = Ce bâtiment n’est pas vide.
nd-refusal-sector_empty = Ce bâtiment est vide.
nd-refusal-advisor_once = Le Conseiller ne se corrompt pas lui-même une seconde fois.
nd-rule-carriage = Calèche
nd-rule-messages = Lettres de change

## Les commandes du jeu

game-notre_dame = Notre-Dame
    .command = /{ cmd-notredame }
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
