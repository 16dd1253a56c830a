### Hameln, le jeu : questions, options, événements, refus, commandes. Les noms : game.ftl.
### Les places viennent avec marque et abrégé (« ■ Bea »), maisons et cercles par leur nom, l’argent avec « fl ».

## Ce qui est demandé, tel que chacun peut le lire

hameln-call-man = placer un homme dans une maison de départ
hameln-call-woman = placer une femme dans une maison de départ
hameln-call-act = action obligatoire
hameln-call-activate = choisir les maisons à activer
hameln-call-rats = placer les rats d’une maison
hameln-call-rat_set = placer les rats d’une maison
hameln-call-couple = choisir un couple à marier
hameln-call-home = choisir une maison pour le couple
hameln-call-for_money = choisir les marchandises à vendre
hameln-call-for_tokens = choisir de quoi obtenir des jetons
hameln-call-piles = choisir les piles de jetons
hameln-call-optional = action facultative, ou rien
hameln-call-chase = retirer un rat avec le chat
hameln-call-bribe = choisir une case pour soudoyer le Pied Piper
hameln-call-amount = dire le montant du pot-de-vin
hameln-call-keep = payer le Pied Piper pour des enfants, ou non

## Les questions, telles que les lit la personne interrogée

hameln-ask-man = Départ : dans quelle maison de départ habite ton homme ?
hameln-ask-woman = Départ : à côté de quel homme habite ta femme ?
    Il doit être d’une autre famille.
hameln-ask-act = À toi : quelle action obligatoire ?
hameln-ask-activate = { $members ->
    [men] Quelles maisons d’hommes, dans quel ordre ?
   *[women] Quelles maisons de femmes, dans quel ordre ?
}
    .then = On te demande ensuite où vont les rats.
hameln-ask-last_rat = { $ends ->
    [0] Avec le dernier grand rat, le Pied Piper vient
   *[other] Le dernier grand rat termine la partie et vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; le Pied Piper vient
} aussitôt dans { $quarter }, avant toute action facultative, et un enfant gardé coûte { $price }. À présent tu as { $children } et { $money }.
hameln-ask-rats = { $n ->
    [one] { $house } attire { $n } rat. Où va-t-il ?
   *[other] { $house } attire { $n } rats. Où vont-ils ?
}
    { $touching }
hameln-ask-rat_set = { hameln-ask-rats }
hameln-ask-couple = { $married ->
    [0] Quel couple se marie ?
   *[other] Un autre couple se marie-t-il ?
}
    La famille du garçon paie la maison.
hameln-ask-home = { $own ->
    [1] Ton garçon
   *[other] Garçon { DE($boy) }
}, { $hers ->
    [1] ta fille
   *[other] fille { DE($girl) }
} : dans quelle maison ?
    { $own ->
        [1] Tu la paies et tu as { $money }.
       *[other] { $boy } la paie et a { $money }.
    }
hameln-ask-for_money = Que vends-tu contre de l’argent ?
    Tu as { $goods }. { $left ->
    [0] Il ne reste aucun jeton Attrape-Rat.
   *[other] Tu pourras ensuite donner le reste contre des jetons Attrape-Rat.
}
hameln-ask-for_tokens = { $left ->
    [one] Que donnes-tu contre un jeton Attrape-Rat ?
   *[other] Que donnes-tu contre des jetons Attrape-Rat ?
}
    Il te reste { $goods }. { $left ->
        [one] Il reste { $left } jeton.
       *[other] Un jeton par marchandise ; il en reste { $left }.
    }{ $least ->
        [0] {""}
       *[other] {""} Comme tu ne vends rien, tu en donnes au moins une.
    }
hameln-ask-piles = { $n ->
    [one] De quelle pile prends-tu le jeton ?
   *[other] De quelles piles prends-tu { $n } jetons ?
}
    Tu donnes { $given }. Un jeton vaut de { $lowest } à { $highest }, ce que tu vois ensuite.
hameln-ask-optional = Une action facultative ? Tu as { $money }.
hameln-ask-chase = Le chat : de quel cercle retires-tu un rat ?
hameln-ask-bribe = Pot-de-vin : sur quelle case du Pied Piper ?
    Tu as { $money } ; la somme se demande ensuite. En fin de manche il emmène les rats du marché et de son quartier, et chaque famille paie pour ses enfants ou les perd.
hameln-ask-amount = Pot-de-vin pour { $region_quarter } : combien ?
    Tu as { $money }. Deux pots-de-vin ne peuvent être égaux.
hameln-ask-keep = Le Pied Piper est là : pour qui paies-tu ?
    Il demande { $price } par enfant. Tu as { $children } et { $money }, { $most ->
    [0] de quoi n’en payer aucun.
    [one] de quoi en payer { $most }.
   *[other] de quoi en payer { $most }.
} Ne garder personne coûte { $costs ->
    [one] { $costs } point
   *[other] { $costs } points
} à la fin.

## Astuces de première partie, une ligne au-dessus de la question

hameln-hint-man = Les maisons de départ sont des boucheries du marché : un homme y produit de la viande, qui vaut 4 florins.
hameln-hint-woman = Qui partage une maison est relié : les familles forment une chaîne, qui ne se ferme qu’avec toutes.
hameln-hint-act = Une maison activée sert aux deux qui l’habitent : des marchandises pour l’homme, un enfant pour la femme.
hameln-hint-activate = Maison par maison : ce qu’elle donne, puis les rats. Une maison infestée entre-temps est sautée.
hameln-hint-rats = Une maison est infestée quand tous ses cercles ont un rat ; un cercle peut toucher plusieurs maisons.
hameln-hint-rat_set = Un second rat d’un même côté ne se pose que si aucun autre côté de la maison n’a de cercle libre.
hameln-hint-couple = Personne ne peut refuser un mariage. Les deux familles marquent ce que coûte la maison.
hameln-hint-home = Toute maison vide convient, même infestée ; une maison d’influence donne sa prime une fois, maintenant.
hameln-hint-for_money = Pain 1, fromage 2, bière 3, viande 4.
hameln-hint-for_tokens = Chaque marchandise vaut un jeton ; la plus haute somme de jetons marque des points à la fin.
hameln-hint-piles = Un jeton vaut 1, 2 ou 3 ; seule la famille qui le prend le voit.
hameln-hint-optional = L’influence tranche les égalités et fixe l’ordre du tour de table suivant.
hameln-hint-chase = Avec un cercle sans rat une maison est de nouveau libre, et son grand rat retourne en réserve.
hameln-hint-bribe = Le Pied Piper va aussitôt au plus gros pot-de-vin ; là il chassera les rats et prendra des enfants.
hameln-hint-amount = Le pot-de-vin qui l’a appelé va à la banque après sa visite ; les autres restent.
hameln-hint-keep = Les enfants pour qui personne ne paie vont en Transylvanie et coûtent des points à la fin.

## Options : le départ, et activer

hameln-group-market = marché
hameln-option-man = { $house } · ton homme
hameln-option-woman = { $house } · à côté { DE($other) }
    .short = { $house }
hameln-option-your_man = ton homme
hameln-option-draws = { $n ->
    [one] attire { $n } rat
   *[other] attire { $n } rats
}
    .later = { $n ->
        [one] attire { $n } rat chaque fois qu’on l’active
       *[other] attire { $n } rats chaque fois qu’on l’active
    }
hameln-option-rats = { $most ->
    [0] { $n ->
        [0] aucun rat
        [one] { $n } rat
       *[other] { $n } rats
    }
   *[other] { $n ->
        [0] aucun rat
        [one] au plus { $n } rat
       *[other] au plus { $n } rats
    }
}
hameln-option-some_of = { $n } parmi { $houses }
hameln-option-skipped = { $n ->
    [one] une maison serait sautée
   *[other] { $n } maisons seraient sautées
}
hameln-option-which-houses = on te demande ensuite lesquelles
hameln-option-to-others = aux autres : { $gains }
hameln-children = { $n ->
    [0] aucun enfant
    [one] { $n } enfant
   *[other] { $n } enfants
}
hameln-brings-colon = { " : " }
hameln-option-free_circles = { $n ->
    [one] { $n } cercle libre
   *[other] { $n } cercles libres
}
hameln-option-act-men = Hommes
    .short = { $sign } · activer des maisons
hameln-option-act-women = Femmes
    .short = { $sign } · activer des maisons
hameln-option-act-marry = Marier
    .short = { $sign } · enfants dans la salle
hameln-option-act-sell = Vendre
    .short = { $sign } · marchandises
hameln-option-brings-good = { $good } pour toi, un enfant pour { $other }
hameln-option-brings-child = un enfant pour toi, { $good } pour { $other }
hameln-option-brings-florin = 1 florin chacun, pour toi et { $other }
hameln-brings-good = { $good }, { $other } enfant
hameln-brings-child = enfant, { $other } { $good }
hameln-brings-florin = 1 fl, { $other } 1 fl

## Options : les rats

hameln-infested = { $n ->
    [one] { $houses } infestée
   *[other] { $houses } infestées
}
hameln-option-infests = { $what } · { hameln-infested }
    .outcome = { $n ->
        [0] plus de grand rat pour { $houses }
        [one] grand rat { $which } sur { $all }
       *[other] grands rats { $which } sur { $all }
    } · { $many ->
        [one] { $houses } ne donne rien pour l’instant
       *[other] { $houses } ne donnent rien pour l’instant
    }
hameln-last_rat = { $ends ->
    [0] le Pied Piper vient
   *[other] fin de la partie
}
    .short = { $ends ->
        [0] fin de manche
       *[other] fin de partie
    }
hameln-option-frees = libère { $houses }
hameln-option-beside = { $circle } · près de { $houses }
hameln-circle-touches = le cercle { $circle } touche { $houses }
hameln-circle-beside = { $first ->
    [1] cercle { $circle }
   *[other] { $circle }
}{ $n ->
    [0] {""}
   *[other]  : { $houses }
}
hameln-touching = { $list } (tous près de { $house })

## Options : les mariages

hameln-option-couple = garçon { $boy } + fille { $girl }
    .pass = Pas d’autre mariage · le tour continue
    .own = Ton garçon et ta fille
    .outcome = { $own ->
        [1] tu paies { $price } (tu as { $money })
       *[other] { $who } paie { $price } (a { $money })
    }
    .outcome-short = { $own ->
        [1] tu paies { $price }
       *[other] { $who } paie { $price }
    }
    .into = { $couple } en { $house }
hameln-option-marries = { $sign } · { $own ->
    [1] fille
   *[other] garçon
} { DE($other) }
    .outcome = { $own ->
        [1] ton garçon et la fille { DE($who) }
       *[other] le garçon { DE($who) } et ta fille
    }
hameln-option-prices = { $n ->
    [0] { $most }
   *[other] { $least } à { $most }
}
    .unknown = la maison
hameln-option-home = { $own ->
    [1] { $house } · tu paies { $price }
   *[other] { $house } · { $other } paie { $price }
}
    .short = { $house } · { $price }
hameln-brings-home = { $n ->
    [0] { $price }
   *[other] { $price } · +{ $n }
}
hameln-option-kept = il te reste { $money }
hameln-option-bonus = influence +{ $n } pour les deux
hameln-option-infested = infestée en ce moment
hameln-option-piper_quarter = quartier du Pied Piper
hameln-option-scarce = sera infestée
    .short = infestée

## Options : les ventes

hameln-option-for_money = { $good } · { $alone ->
    [1] vendre { $price }
   *[other] { $price }
}
hameln-option-for_tokens = { $good }{ $alone ->
    [1] {""} · donner contre 1 jeton
   *[other] {""}
}
hameln-pile = Pile { $pile }
hameln-option-piles = { $pile } · reste { $n }
hameln-from_pile = { $n ->
    [one] { $n } jeton de la pile { $pile }
   *[other] { $n } jetons de la pile { $pile }
}
    .short = pile { $pile } ×{ $n }

## Options : l’action facultative

hameln-option-optional =
    .pass = Rien
hameln-option-sign-influence = Influence
hameln-option-sign-cat = Chat
hameln-option-sign-bribe = Soudoyer
hameln-option-influence = { $sign } · { $price } → +{ $n }
    .outcome = de { $old } à { $new } sur la piste
hameln-option-cat = { $sign } · { $price }
    .outcome = retire un rat ; 1 point si tu l’as à la fin
    .only = chasse le rat du cercle { $circle } ; 1 point si tu l’as à la fin
    .no_rats = aucun rat à retirer ; 1 point si tu l’as à la fin
    .owner = { $who } reçoit { $price }, la banque { $bank }
hameln-option-to_bribe = { $n ->
    [1] { $sign } · le Pied Piper, { $price }
   *[other] { $sign } · le Pied Piper, somme libre
}
    .only = { $sign } · { $quarter }, { $price }
    .outcome = le Pied Piper est dans { $quarter } à présent
hameln-option-bribe = { $quarter } · { $money } sur la case
    .only = { $quarter } · { $price }
hameln-option-calls = { $n ->
    [0] il est ici
   *[other] { $dear ->
        [0] il vient à partir de { $price }
       *[other] il reste : il faut { $price }
    }
}
hameln-option-comes = il vient
hameln-brings-calls = { $n ->
    [0] il est ici
   *[other] { $dear ->
        [0] vient pour { $price }
       *[other] reste : il faut { $price }
    }
}
hameln-option-a_child = un enfant gardé y coûte { $price }
hameln-option-leads_away = { $n ->
    [0] aucun rat à emmener
    [one] emmène { $n } rat
   *[other] emmène { $n } rats
}
hameln-option-amount = { $price } · { $total } en tout
hameln-brings-in_all = { $total } en tout
hameln-option-piper_goes = le Pied Piper va vers { $quarter }
hameln-option-piper_stays = le Pied Piper reste dans { $quarter }

## Options : les enfants à garder

hameln-option-keep-boy = Garçon
hameln-option-keep-girl = Fille

## Remettre un choix de plusieurs ; réponses toutes prêtes

hameln-confirm-activate = Activer { $houses }
    .short = { $n ->
        [one] Activer { $n } maison
       *[other] Activer { $n } maisons
    }
    .briefest = { $some ->
        [1] { $n } sur { $all }
       *[0] { $n ->
            [one] { $n } maison
           *[other] { $n } maisons
        }
    }
hameln-confirm-skipped = { $n ->
    [one] { $houses } sautée
   *[other] { $houses } sautées
}
    .count = { $n ->
        [one] { $n } sautée
       *[other] { $n } sautées
    }
hameln-confirm-draws = { $n ->
    [0] {""}
    [one] {""} · { $n } enfant tiré
   *[other] {""} · { $n } enfants tirés
}
hameln-confirm-for_money = Vendre { $goods } : { $price }
    .short = Vendre pour { $price }
    .all = Tout vendre : { $price }
    .none = Seulement contre des jetons
hameln-confirm-for_tokens = { $n ->
    [one] Donner { $goods } contre { $n } jeton
   *[other] Donner { $goods } contre { $n } jetons
}
    .short = { $n ->
        [one] Échanger contre { $n } jeton
       *[other] Échanger contre { $n } jetons
    }
    .none = Aucun jeton
hameln-confirm-piles = { $n ->
    [one] Prendre { $n } jeton
   *[other] Prendre { $n } jetons
}
    .short = Prendre { $list }
hameln-confirm-keep = Garder { $children } : payer { $price }
    .short = Payer { $price }
    .all = Tous les garder : payer { $price }
    .none = Ne garder personne

## Un plan en phrases

hameln-plan-then_turn = **Puis ton tour suivant :**
hameln-plan-then_piper = **Puis le Pied Piper :**
hameln-plan-action = { $what }.
hameln-plan-going_on = { $what } …
hameln-plan-activate = { $who } : { $what }.
hameln-plan-rats = { $n ->
    [one] { $of ->
        [0] rat sur le { $circles }
       *[other] rat de { $house } sur le { $circles }
    }
   *[other] { $of ->
        [0] rats sur les { $circles }
       *[other] rats de { $house } sur les { $circles }
    }
}
hameln-plan-for_money = Vendre { $goods }.
hameln-plan-for_tokens = { $n ->
    [one] Donner { $goods } contre { $n } jeton.
   *[other] Donner { $goods } contre { $n } jetons.
}
hameln-plan-chase = Chat : le rat du { $circle } s’en va.
hameln-plan-couple = Marier { $own ->
    [1] ton garçon
   *[other] le garçon { DE($boy) }
} et { $hers ->
    [1] ta fille
   *[other] la fille { DE($girl) }
}
hameln-plan-home = Marier { $own ->
    [1] ton garçon
   *[other] le garçon { DE($boy) }
} et { $hers ->
    [1] ta fille
   *[other] la fille { DE($girl) }
} en { $house } ; { $own ->
    [1] tu paies { $price }.
   *[other] { $boy } paie { $price }.
}
hameln-plan-bribe = Pot-de-vin pour { $quarter }
hameln-plan-amount = Pot-de-vin pour { $quarter } : { $price }.

## Mots tapés : le premier est proposé, tous sont compris

hameln-typed-men = hommes, homme
hameln-typed-women = femmes, femme
hameln-typed-marry = marier
hameln-typed-sell = vendre
hameln-typed-cat = chat
hameln-typed-influence = influence
hameln-typed-bribe = soudoyer, pot-de-vin
hameln-typed-enough = assez, non, rien, aucun, terminer, passer
hameln-typed-nothing = rien, aucun, aucune, non, terminer, passer
hameln-typed-all = tout, toutes, tous
hameln-typed-pile = pile
hameln-typed-boy = garçon, garçons
hameln-typed-girl = fille, filles

## Événements. `.seen` : pour qui a vu ; `.short` : quand les noms sont longs

hameln-event-placed_man = { $who } place un homme en { $house }.
hameln-event-placed_woman = { $who } place une femme en { $house }, à côté { DE($other) }.
hameln-event-activated = { $members ->
    [men] { $who } active les hommes en { $houses }.
   *[women] { $who } active les femmes en { $houses }.
}
    .short = { $members ->
        [men] { $who } active les hommes de { $many } maisons.
       *[women] { $who } active les femmes de { $many } maisons.
    }
hameln-event-skipped_house = { $house } est sautée : elle est infestée, ou le Pied Piper vient.
hameln-event-gained_money = { $who } reçoit { $florins }.
hameln-event-gained_good = { $who } reçoit { $good }.
hameln-event-no_good = { $who } ne reçoit rien : il n’y a plus de { $bare } en réserve.
hameln-event-child = { $sex ->
    [0] { $who } tire un garçon.
   *[other] { $who } tire une fille.
}
hameln-event-no_child = { $why ->
    [bag_empty] { $who } ne tire pas d’enfant : le sac est vide.
   *[no_member] { $who } ne tire pas d’enfant : plus de membre en réserve.
}
hameln-event-no_rats = { $house } n’attire pas de rat : il n’y en a plus, ou aucun cercle n’est libre.
hameln-event-placed_rats = { $who } pose les rats de { $house } : { $circles }.
hameln-event-infested = { $big ->
    [1] **{ $house } est infestée**, avec un grand rat ; il en reste { $n }.
   *[other] **{ $house } est infestée** ; il n’y a plus de grand rat.
}
hameln-event-freed = { $big ->
    [1] { $house } est de nouveau libre ; son grand rat retourne en réserve, il en reste { $n }.
   *[other] { $house } est de nouveau libre.
}
hameln-event-married = Le garçon { DE($boy) } et la fille { DE($girl) } se marient en { $house } ; { $boy } paie { $florins }.
    .short = { $boy } et { $girl } marient leurs enfants en { $house } pour { $florins }.
hameln-event-gained_influence = { $n ->
    [0] { $who } ne gagne pas d’influence : la piste finit à { $to }.
    [one] { $who } gagne { $n } point d’influence et passe à { $to }.
   *[other] { $who } gagne { $n } points d’influence et passe à { $to }.
}
hameln-event-sold = { $who } vend { $goods } pour { $florins }.
    .short = { $who } vend des marchandises pour { $florins }.
hameln-event-took_tokens = { $n ->
    [one] { $who } donne { $goods } contre { $n } jeton de la pile { $piles }.
   *[other] { $who } donne { $goods } contre { $n } jetons, { $of_piles ->
        [one] pile
       *[other] piles
    } { $piles }.
}
    .seen = { $n ->
        [one] { $who } donne { $goods } contre { $n } jeton de la pile { $piles } : { $values }.
       *[other] { $who } donne { $goods } contre { $n } jetons, { $of_piles ->
        [one] pile
       *[other] piles
    } { $piles } : { $values }.
    }
    .short = { $n ->
        [one] { $who } donne des marchandises contre { $n } jeton Attrape-Rat.
       *[other] { $who } donne des marchandises contre { $n } jetons Attrape-Rat.
    }
hameln-event-bought_cat = { $nobody ->
    [1] { $who } achète le chat à la banque pour { $florins }.
   *[other] { $who } achète le chat à { $other } pour { $florins }.
}
hameln-event-chased = Le chat { DE($who) } chasse le rat du { $circle }.
hameln-event-bought_influence = { $who } achète de l’influence pour { $florins }.
hameln-event-bribed = { $who } met { $florins } pour { $region_quarter }, { $total } en tout ; Pied Piper : { $piper }.
hameln-event-passed = { $who } ne fait rien.
hameln-event-new_cycle = **Nouveau tour de table** { $order }
hameln-event-nobody_moves = Plus personne ne peut rien faire : la manche prend fin.
hameln-event-endless_phase = La manche a duré { $n } tours et prend fin.
hameln-event-piper_comes = **Le Pied Piper vient** dans { $region_quarter }, à la fin de la manche { $phase }.
hameln-event-cleared = { $n ->
    [0] Il n’y trouve aucun rat.
    [one] Il emmène { $n } rat du marché et de son quartier.
   *[other] Il emmène { $n } rats du marché et de son quartier.
}{ $many ->
    [0] {""}
   *[other] {""} De nouveau libres : { $houses }.
}
    .short = { $n ->
        [0] Il n’y trouve aucun rat.
        [one] Il emmène { $n } rat.
       *[other] Il emmène { $n } rats.
    } { $many ->
        [one] { $many } maison est de nouveau libre.
       *[other] { $many } maisons sont de nouveau libres.
    }
hameln-event-kept_children = { $who } paie { $florins } et garde { $children }.
    .short = { $who } paie { $florins } pour des enfants.
hameln-event-lost_children = { $who } laisse partir { $children } en Transylvanie.
    .short = { $who } laisse partir des enfants en Transylvanie.
hameln-event-piper_goes = Le Pied Piper passe dans { $region_quarter }.
hameln-event-phase_begins = { $n ->
    [one] **La manche { $phase }** commence avec { $n } grand rat.
   *[other] **La manche { $phase }** commence avec { $n } grands rats.
}
hameln-event-showed_tokens = { $who } montre ses jetons Attrape-Rat : { $values }.
hameln-event-won = { $points ->
    [one] { $who } gagne avec { $points } point.
   *[other] { $who } gagne avec { $points } points.
}

## Ce qu’on ne peut pas reprendre : une proposition, « Retour impossible : … »

barrier-hameln-dice = un enfant a été tiré depuis
barrier-hameln-took_tokens = des jetons Attrape-Rat ont été pris depuis
barrier-hameln-showed_tokens = la partie est finie depuis

## Ce qu’une réponse dévoile, sur son bouton

hameln-reveals = dévoile quelque chose
hameln-reveals-dice = tire un enfant
hameln-reveals-took_tokens = { $n ->
    [one] montre sa valeur
   *[other] montre leurs valeurs
}
hameln-reveals-showed_tokens = finit la partie

## Refus, et les chapitres dont ils viennent

hameln-refusal-man_stands_there = Un homme { DE($other) } y habite.
hameln-refusal-woman_stands_there = Une femme { DE($other) } y habite.
hameln-refusal-own_man = Ton homme y habite ; on ne se marie pas dans sa propre famille.
hameln-refusal-closes_ring = À côté de cet homme, la chaîne se fermerait sans toutes les familles ; il resterait quelqu’un dehors.
hameln-refusal-infested = { $house } est infestée.
hameln-refusal-reserve_empty = Tu n’as plus de membre en réserve pour un enfant.
hameln-refusal-bag_empty = Le sac est vide.
hameln-refusal-no_child_in_hall = Tu n’as pas d’enfant dans la salle paroissiale.
hameln-refusal-no_match = Aucun enfant d’une autre famille et de l’autre sexe n’attend dans la salle paroissiale.
hameln-refusal-own_children = Les enfants d’une même famille ne se marient pas entre eux.
hameln-refusal-cannot_pay_any = { $other } a { $florins } et ne peut payer aucune maison vide.
hameln-refusal-cannot_pay = { $other } ne peut pas payer { $price } pour { $house } avec { $florins }.
hameln-refusal-house_taken = { $who } et { $other } y habitent.
hameln-refusal-no_goods = Tu n’as pas de marchandise.
hameln-refusal-circle_full = Un rat y est déjà.
hameln-refusal-side_used = Un rat de ce tour est de ce côté, et un autre côté a un cercle libre.
hameln-refusal-own_cat = Le chat est déjà à toi.
hameln-refusal-too_poor = Cela coûte { $price } ; tu as { $florins }.
hameln-refusal-equal_bribes = Avec { $florins } de plus il y aurait { $total }, comme sur une autre case ; deux pots-de-vin ne peuvent être égaux.
hameln-rule-opening = Placement de départ
hameln-rule-activate = Activer des maisons
hameln-rule-marry = Marier et emménager
hameln-rule-sell = Vendre
hameln-rule-rats = Les rats
hameln-rule-five_players = Parties à cinq
hameln-rule-optional = Actions facultatives

## Les commandes du jeu

game-hameln = Hameln
    .command = /{ cmd-hameln }
    .about = Des familles partagent les maisons d’une ville : chaque maison utilisée donne des marchandises et des enfants, et attire des rats. Après trois visites du Pied Piper, on compte maisons saines, influence et argent.
    .length = 3 à 5 joueurs · environ 35 réponses par personne
cmd-hameln = hameln
    .about = Hameln : répondre en tapant
cmd-hameln-man = homme
    .about = Départ : placer un homme dans une maison de départ
cmd-hameln-woman = femme
    .about = Départ : placer une femme à côté de l’homme d’une autre famille
cmd-hameln-activate = activer
    .about = Activer hommes ou femmes, dans l’ordre donné
cmd-hameln-rats = rats
    .about = Poser les rats d’une maison sur ses cercles
cmd-hameln-marry = marier
    .about = Marier deux enfants et leur donner une maison
cmd-hameln-enough = assez
    .about = Pas d’autre mariage
cmd-hameln-sell = vendre
    .about = Vendre contre des florins ou des jetons Attrape-Rat
cmd-hameln-cat = chat
    .about = Acheter le chat
cmd-hameln-chase = chasser
    .about = Chat : retirer un rat du plateau
cmd-hameln-influence = influence
    .about = Acheter le pas d’influence suivant
cmd-hameln-bribe = soudoyer
    .about = Ajouter des florins sur une case du Pied Piper
cmd-hameln-pay = payer
    .about = Payer le Pied Piper pour des enfants, ou les laisser partir
cmd-hameln-done = terminer
    .about = Pas d’action facultative
cmd-rules-hameln = hameln
    .about = Hameln : règles par chapitre, maison ou exemple
