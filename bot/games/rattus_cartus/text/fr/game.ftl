### Rattus Cartus. Les places s’appellent par forme et sigle (« ■ Bea ») ; rangée et Soutien des nonnes se comptent à partir de 1.

## Les six classes

rattus_cartus-class-royalty = Noblesse
rattus_cartus-class-church = Clergé
rattus_cartus-class-bourgeoisie = Bourgeoisie
rattus_cartus-class-chivalry = Chevalerie
rattus_cartus-class-peasantry = Paysannerie
rattus_cartus-class-magic = Magie

## Les cartes en main

rattus_cartus-card-royalty = { $n ->
    [one] Roi
   *[other] Rois
}
rattus_cartus-card-church = { $n ->
    [one] Moine
   *[other] Moines
}
rattus_cartus-card-bourgeoisie = { $n ->
    [one] Marchand
   *[other] Marchands
}
rattus_cartus-card-chivalry = { $n ->
    [one] Chevalier
   *[other] Chevaliers
}
rattus_cartus-card-peasantry = { $n ->
    [one] Paysan
   *[other] Paysans
}
rattus_cartus-card-magic = { $n ->
    [one] Sorcière
   *[other] Sorcières
}
rattus_cartus-card-joker = { $n ->
    [one] Joker
   *[other] Jokers
}
rattus_cartus-card-sword = { $n ->
    [one] Épée
   *[other] Épées
}
rattus_cartus-card-flute = { $n ->
    [one] Flûte
   *[other] Flûtes
}
rattus_cartus-card-pass = Laissez-passer
rattus_cartus-card-gold = Or
rattus_cartus-kind = { $n ->
    [0] { $card } · aucune nonne
    [one] { $card } · { $n } nonne
   *[other] { $card } · { $n } nonnes
}
rattus_cartus-held = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}
rattus_cartus-no-card = aucune carte

## Les douze bâtiments : nom, nom court, et dans une phrase

rattus_cartus-building-palace = Palais
    .short = Palais
    .the = le Palais
    .into = dans le Palais
    .at = au Palais
    .of = du Palais
rattus_cartus-building-treasury = Trésor
    .short = Trésor
    .the = le Trésor
    .into = dans le Trésor
    .at = au Trésor
    .of = du Trésor
rattus_cartus-building-monastery = Monastère
    .short = Monastère
    .the = le Monastère
    .into = dans le Monastère
    .at = au Monastère
    .of = du Monastère
rattus_cartus-building-hospital = Hôpital
    .short = Hôpital
    .the = l’Hôpital
    .into = dans l’Hôpital
    .at = à l’Hôpital
    .of = de l’Hôpital
rattus_cartus-building-office = Administration
    .short = Administration
    .sign = Admin.
    .the = l’Administration
    .into = dans l’Administration
    .at = à l’Administration
    .of = de l’Administration
rattus_cartus-building-marketplace = Marché
    .short = Marché
    .the = le Marché
    .into = dans le Marché
    .at = au Marché
    .of = du Marché
rattus_cartus-building-guard_tower = Tour de garde
    .short = Tour de garde
    .sign = Garde
    .the = la Tour de garde
    .into = dans la Tour de garde
    .at = à la Tour de garde
    .of = de la Tour de garde
rattus_cartus-building-castle = Château
    .short = Château
    .the = le Château
    .into = dans le Château
    .at = au Château
    .of = du Château
rattus_cartus-building-farm = Ferme
    .short = Ferme
    .the = la Ferme
    .into = dans la Ferme
    .at = à la Ferme
    .of = de la Ferme
rattus_cartus-building-brewery = Brasserie
    .short = Brasserie
    .the = la Brasserie
    .into = dans la Brasserie
    .at = à la Brasserie
    .of = de la Brasserie
rattus_cartus-building-fortune_tellers_tent = Tente de la cartomancienne
    .short = Tente
    .the = la Tente de la cartomancienne
    .into = dans la Tente de la cartomancienne
    .at = à la Tente de la cartomancienne
    .of = de la Tente de la cartomancienne
rattus_cartus-building-pipers_cabin = Cabane du joueur de flûte
    .short = Cabane
    .the = la Cabane du joueur de flûte
    .into = dans la Cabane du joueur de flûte
    .at = à la Cabane du joueur de flûte
    .of = de la Cabane du joueur de flûte

## Ce que fait chaque bâtiment

rattus_cartus-effect-palace =
    .premium = 2 jetons de point de victoire
    .brief = 2 jetons
    .standard = 1 jeton de point de victoire
rattus_cartus-effect-treasury =
    .premium = 2 Or
    .standard = 1 Or
rattus_cartus-effect-monastery =
    .premium = défausser 2 rats
    .brief = 2 rats de moins
    .standard = défausser 1 rat
rattus_cartus-effect-hospital =
    .premium = 1 rat de moins, puis 1 par carte (3 au plus)
    .brief = ôter 1 à 4 rats
    .standard = 1 rat de moins par carte (2 au plus)
rattus_cartus-effect-office =
    .premium = 2 Laissez-passer
    .standard = 1 Laissez-passer
rattus_cartus-effect-marketplace =
    .premium = 2 Jokers
    .standard = 1 Joker
rattus_cartus-effect-guard_tower =
    .premium = 3 cartes par main au moins égale, hors Tour
    .brief = 3 cartes par main
    .standard = protection
rattus_cartus-effect-castle =
    .premium = 2 Épées
    .standard = 1 Épée
rattus_cartus-effect-farm =
    .premium = piocher 4
    .standard = piocher 2
rattus_cartus-effect-brewery =
    .premium = piocher 1 par point d’influence du tour
    .brief = 1 par influence
    .standard = piocher 1 par paire de points du tour
rattus_cartus-effect-fortune_tellers_tent =
    .premium = regarder 2 cartes
    .standard = regarder 1 carte
rattus_cartus-effect-pipers_cabin =
    .premium = 2 Flûtes
    .standard = 1 Flûte

rattus_cartus-supplies-draw = piocher { $n }
rattus_cartus-supplies-rats = { $n ->
    [one] défausser { $n } rat
   *[other] défausser { $n } rats
}
    .short = { $n ->
        [one] −{ $n } rat
       *[other] −{ $n } rats
    }
rattus_cartus-supplies-look = regarder { $n }
    .nuns = { $n ->
        [one] voir { $n } carte nonne
       *[other] voir { $n } cartes nonnes
    }
    .short = { $n ->
        [one] voir { $n } carte
       *[other] voir { $n } cartes
    }
rattus_cartus-supplies-none = rien

## Le plateau

rattus_cartus-phase-supplies = B Soutien
rattus_cartus-phase-enter = C Visite des bâtiments
rattus_cartus-phase-resolve = D Résolution des bâtiments
rattus_cartus-phase-over = la fin
rattus_cartus-headline = Tour { $round } sur { $rounds } · { $phase } · carte premier joueur { $start }
    .last = **Dernier tour**, { $round } sur { $rounds } · { $phase } · carte premier joueur { $start }
    .short = Tour { $round } sur { $rounds } · { $phase }
    .last_short = **Dernier tour**, { $round } sur { $rounds } · { $phase }

rattus_cartus-board-buildings = **Bâtiments**, résolus de gauche à droite
rattus_cartus-board-last-round = Dernier tour : pas d’actions ; le privilège vaut 1 point d’influence.
rattus_cartus-board-place = **{ $place } { $emoji } { $building }** → { $inside }
rattus_cartus-board-nobody = personne encore
rattus_cartus-board-visitor = { $nth ->
    [1] 1er { $who }
   *[other] { $nth }e { $who }
}
rattus_cartus-board-laid = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
rattus_cartus-board-actions = privilège { $premium } · base { $standard } · soutien { $supplies }
rattus_cartus-board-supplies = soutien { $supplies }
rattus_cartus-board-open = posées, avec leurs nonnes : { $list }
rattus_cartus-board-premium = **Action privilège** de ce tour : { $who }
rattus_cartus-board-to-enter = **Doivent encore entrer**, dans cet ordre : { $list }
rattus_cartus-board-influence = **Influence**, en ordre ; à égalité, par arrivée
rattus_cartus-board-no-influence = **Influence** aucune encore
rattus_cartus-board-hands = **Mains** { $list }
rattus_cartus-board-tokens = **Jetons** 🏅 { $list }
rattus_cartus-board-piles = **Piles** pioche { $deck }, défausse { $discard }, { $piles }, bâtiments { $buildings }
rattus_cartus-board-nuns = **Soutien des nonnes** 🙏 { $cards } · regardées : { $looks }
rattus_cartus-board-rest = **Bâtiments à venir ou écartés** { $list }
rattus_cartus-board-replacement = pioche de remplacement { $n }
    .known = pioche de remplacement { $n }, au fond : { $list }
rattus_cartus-board-discard = Défausse, cartes à 0 1 2 3 4 nonnes : { $list }
rattus_cartus-board-edition = Données des cartes { $edition }
    .reconstructed = Données des cartes { $edition } ◇ en partie reconstituées

## Ce qu’une place seule peut savoir

rattus_cartus-secret-hand = **Ta main ({ $n })** { $cards }
rattus_cartus-secret-laid = **Posé** { $at } : { $cards }
rattus_cartus-secret-rats = **Tes rats** 🐀 { $rats }
rattus_cartus-secret-nun = { $place } : { $card } 🙏 { $nuns }
rattus_cartus-secret-nuns = **Soutien des nonnes, vu par toi** { $cards } · somme { $sum }
    .none = **Soutien des nonnes** rien de vu

## Ce qui est demandé, comme chacun peut le lire

rattus_cartus-call-supplies = utiliser une action de soutien
rattus_cartus-call-look_at_nuns = regarder le Soutien des nonnes
rattus_cartus-call-enter = entrer dans un bâtiment
rattus_cartus-call-lay_cards = choisir les cartes à poser
rattus_cartus-call-sword_victim = choisir qui donne (Épée)
rattus_cartus-call-give_cards = choisir les cartes à remettre (Épée)
rattus_cartus-call-flute_receiver = choisir qui reçoit le rat (Flûte)
rattus_cartus-call-discard_for_rats = défausser des cartes contre des rats (Hôpital)
rattus_cartus-call-tribute = choisir les cartes à donner (Tour de garde)
rattus_cartus-call-gain = prendre les cartes d’un bâtiment, ou les laisser

## Les questions, comme les lit la personne concernée

rattus_cartus-ask-supplies = Soutien : quelle carte utilises-tu ?
rattus_cartus-ask-look_at_nuns = { $n ->
    [one] Quelle carte du Soutien des nonnes regardes-tu ?
   *[other] Quelles { $n } cartes du Soutien des nonnes regardes-tu ?
        Tu peux en voir une avant de choisir la suivante.
}
rattus_cartus-all-seen = Tu les as toutes vues : regarder n’apporte rien de nouveau.
rattus_cartus-ask-enter = Dans quel bâtiment entres-tu ?
rattus_cartus-ask-lay_cards = { $nth ->
    [1] { $building } : quelles cartes poses-tu ?
        Chaque carte d’une autre classe apporte 1 🐀. Personne avant toi{ $ties ->
            [1]  : tu gagnes les égalités.
           *[0] .
        }
   *[other] { $building } : quelles cartes poses-tu ?
        Chaque carte d’une autre classe apporte 1 🐀. Avant toi : { $before }.
}
rattus_cartus-laid-elsewhere = Ailleurs : { $laid } ({ $building }). À deux, un seul privilège par tour.
rattus_cartus-compared-sword = Qui a le plus d’Épées ici prend la moitié de la main de qui en a le moins.
rattus_cartus-compared-flute = Qui a le plus de Flûtes ici donne un rat à qui en a le moins.
rattus_cartus-compared-nobody = Personne d’autre n’entre : Épées et Flûtes n’y font rien.
    .sword = Personne d’autre n’entre : les Épées n’y font rien.
    .flute = Personne d’autre n’entre : les Flûtes n’y font rien.
rattus_cartus-compared-premium = Épées et Flûtes ne comptent pas pour le privilège.
    .sword = Les Épées ne comptent pas pour le privilège.
    .flute = Les Flûtes ne comptent pas pour le privilège.
rattus_cartus-nuns-in-hand = Les nonnes de tes cartes ne comptent pas.
rattus_cartus-later = Bâtiments à venir où une carte n’amène pas de rat : { $list }
rattus_cartus-later-in = { $card } : { $buildings }
rattus_cartus-kept = C’est le dernier tour : ce qui reste en main ne compte que pour le plus { $list }.
rattus_cartus-kept-people = de cartes
rattus_cartus-kept-kind = { DE($cards) }
rattus_cartus-to-come = Encore à venir pour toi ce tour : { $building }, privilège { $premium }, base { $standard }
    .premium = Encore à venir pour toi ce tour : { $building }, privilège { $premium }
    .standard = Encore à venir pour toi ce tour : { $building }, base { $standard }
    .nothing = Il ne te reste aucune action à venir ce tour.
rattus_cartus-ask-sword_victim =
    Épée : qui te donne la moitié de sa main, arrondie vers le bas ?
    Les cartes sont à son choix. Au choix : qui a posé le moins d’Épées dans le bâtiment.
rattus_cartus-ask-give_cards = { $n ->
    [one] Épée : quelle carte donnes-tu à { $to } ?
   *[other] Épée : quelles { $n } cartes donnes-tu à { $to } ?
}
    Ses Épées y étaient les plus nombreuses, les tiennes les moins : la moitié de ta main, arrondie vers le bas.
rattus_cartus-ask-flute_receiver =
    Flûte : qui reçoit un de tes rats ?
    Au choix : qui a posé le moins de Flûtes dans le bâtiment.
rattus_cartus-ask-discard_for_rats = { $n ->
    [one] Hôpital : défausses-tu une carte pour perdre un rat ?
   *[other] Hôpital : défausses-tu jusqu’à { $n } cartes pour perdre autant de rats ?
}
rattus_cartus-ask-tribute = { $n ->
    [one] Tour de garde : quelle carte donnes-tu à { $to } ?
   *[other] Tour de garde : quelles { $n } cartes donnes-tu à { $to } ?
}
    Le privilège { DE($to) } prend 3 cartes à chaque main au moins égale à la sienne.
rattus_cartus-ask-gain = { $building } : prends-tu les cartes ?
    Une Tour de garde vient après : une main au moins égale à celle de son privilège y donne 3 cartes.

## Astuces de première partie, une ligne au-dessus de la question

rattus_cartus-hint-supplies = Rien n’oblige à entrer ensuite dans le bâtiment dont tu prends le soutien.
rattus_cartus-hint-look_at_nuns = À la fin, qui a plus de rats que les cinq cartes n’ont de nonnes perd la partie.
rattus_cartus-hint-enter = Qui pose le plus dans un bâtiment en a l’action privilège ; à égalité, qui est entré d’abord.
rattus_cartus-hint-lay_cards = Chaque carte Population ou Joker vaut 1 influence, quelle que soit sa classe. Un Joker n’amène pas de rat.
rattus_cartus-hint-sword_victim = Qui donne choisit les cartes ; les cartes posées ne se prennent pas.
rattus_cartus-hint-give_cards = Toute carte peut partir, l’Or aussi.
rattus_cartus-hint-flute_receiver = Un seul rat change de place, quel que soit le nombre de Flûtes.
rattus_cartus-hint-discard_for_rats = Toute carte peut être défaussée, l’Or aussi.
rattus_cartus-hint-tribute = Chacun choisit sans voir les autres ; les cartes passent quand tous ont choisi.
rattus_cartus-hint-gain = Toutes les cartes, ou aucune.

## Options

rattus_cartus-sign-building = { $place } { $building }
rattus_cartus-sign-take = Prendre
rattus_cartus-sign-leave = Laisser
rattus_cartus-option-numbered = { $building } ({ $place })
rattus_cartus-option-hand = main { $old } → { $new }
rattus_cartus-option-rats = rats { $old } → { $new }
rattus_cartus-option-nun = { $place } · pas encore vue
rattus_cartus-option-nun-seen = { $place } · vue : { $card }
rattus_cartus-option-enter = { $sign } · { $nth ->
    [1] en 1er
   *[other] en { $nth }e
} · ★ { $premium }
    .short = { $sign } · { $nth ->
        [1] entrer en 1er
       *[other] entrer en { $nth }e
    }
rattus_cartus-option-enter-outcome = privilège { $premium } · base { $standard }
    .short = privilège { $premium }
    .last = privilège : 1 point d’influence
rattus_cartus-option-pass = { $sign } · entrer après
rattus_cartus-option-pass-outcome = les autres d’abord ; la carte retourne à sa pile
rattus_cartus-option-lay-own = 1 point d’influence
rattus_cartus-option-lay-other = 1 point d’influence, 1 rat
rattus_cartus-option-lay-sword = comparée aux Épées des autres dans le bâtiment
rattus_cartus-option-lay-flute = comparée aux Flûtes des autres dans le bâtiment
rattus_cartus-option-give = à { $to }
rattus_cartus-option-discard = 1 rat de moins
rattus_cartus-option-sword = te donne { $n ->
    [0] 0 carte
    [one] { $n } carte
   *[other] { $n } cartes
}
rattus_cartus-option-flute = reçoit 1 rat de toi
rattus_cartus-option-draw = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
}

rattus_cartus-group-specials = Épées et Flûtes

## Remettre un choix compté ; réponses toutes faites

rattus_cartus-confirm-look_at_nuns = { $n ->
    [one] Regarder la carte { $places }
   *[other] Regarder les cartes { $places }
}
    .first = { $n ->
        [one] Regarder d’abord la carte { $places }
       *[other] Regarder d’abord les cartes { $places }
    }
rattus_cartus-confirm-lay_cards = { $building } : ne rien poser
    .short = Ne rien poser
rattus_cartus-card-numbers = n°{ $numbers }
rattus_cartus-lay = Poser { $cards }
rattus_cartus-lay-so-many = { $n ->
    [one] Poser { $n } carte
   *[other] Poser { $n } cartes
}
rattus_cartus-lay-influence = +{ $n } { $class }
    .short = +{ $n } { $emoji }
rattus_cartus-lay-rats = { $n ->
    [one] +{ $n } rat
   *[other] +{ $n } rats
}
rattus_cartus-outcome-lay = { $n ->
    [0] Ne rien poser apporte
    [one] La carte { $cards } apporte
   *[other] Les cartes { $cards } apportent
}
    .said = { $n ->
        [0] Ne rien poser apporte
        [one] Poser { $n } carte apporte
       *[other] Poser { $n } cartes apporte
    }
rattus_cartus-outcome-influence = { $class } { $old } → { $new }
rattus_cartus-outcome-place = { $nth ->
    [1] en tête jusqu’ici
   *[other] { $nth }e
}
rattus_cartus-outcome-nuns = { $most ->
    [0] aucune nonne dans la rangée
   *[other] { $span ->
        [0] nonnes de la rangée : { $most }
       *[other] nonnes de la rangée : { $least } à { $most }
    }
}
    .out = { $span ->
        [0] nonnes { $most } : tu mourrais
       *[other] nonnes { $least } à { $most } : tu mourrais
    }
rattus_cartus-outcome-premium = privilège à toi jusqu’ici
    .rival = { $n ->
        [one] privilège { DE($who) } jusqu’ici ({ $n } carte)
       *[other] privilège { DE($who) } jusqu’ici ({ $n } cartes)
    }
rattus_cartus-confirm-give_cards = { $n ->
    [0] Ne rien donner
    [one] Donner { $n } carte à { $to }
   *[other] Donner { $n } cartes à { $to }
}
    .short = { $n ->
        [one] Donner { $n } carte
       *[other] Donner { $n } cartes
    }
rattus_cartus-confirm-tribute = { $n ->
    [0] Ne rien donner
    [one] Donner { $n } carte à { $to }
   *[other] Donner { $n } cartes à { $to }
}
    .short = { $n ->
        [one] Donner { $n } carte
       *[other] Donner { $n } cartes
    }
rattus_cartus-confirm-discard_for_rats = { $n ->
    [0] Ne rien défausser
    [one] Défausser { $n } carte, perdre { $n } rat
   *[other] Défausser { $n } cartes, perdre { $n } rats
}
    .short = { $n ->
        [0] Ne rien défausser
        [one] { $n } carte, { $n } rat de moins
       *[other] { $n } cartes, { $n } rats de moins
    }
# De même dans un texte : quelles cartes
rattus_cartus-named-give_cards = Donner { $cards } à { $to }
    .short = Donner { $numbers } à { $to }
rattus_cartus-named-tribute = Donner { $cards } à { $to }
    .short = Donner { $numbers } à { $to }
rattus_cartus-named-discard_for_rats = { $n ->
    [one] Défausser { $cards }, perdre { $n } rat
   *[other] Défausser { $cards }, perdre { $n } rats
}
    .short = { $n ->
        [one] Défausser { $numbers }, perdre { $n } rat
       *[other] Défausser { $numbers }, perdre { $n } rats
    }
rattus_cartus-preset-lay_cards = { $building } : { $cards }
    .short = { $cards }
rattus_cartus-preset-give_cards = Donner { $cards }
    .short = { $cards }
rattus_cartus-preset-tribute = Donner { $cards }
    .short = { $cards }
rattus_cartus-preset-discard_for_rats = { $n ->
    [one] Défausser { $cards }, perdre { $n } rat
   *[other] Défausser { $cards }, perdre { $n } rats
}
    .short = { $n ->
        [one] { $cards }, { $n } rat de moins
       *[other] { $cards }, { $n } rats de moins
    }

## Un plan en phrases

rattus_cartus-plan-enter = Entrer { $into }.
rattus_cartus-plan-pass = Jouer un Laissez-passer.
rattus_cartus-plan-lay = Poser { $cards }.
    .nothing = Ne rien poser.

## Mots tapés

rattus_cartus-typed-take = prendre
rattus_cartus-typed-pass = laissez-passer
rattus_cartus-typed-nothing = rien, aucune, laisser
rattus_cartus-typed-all = tout

## Événements. `.seen` : pour qui voit les cartes

rattus_cartus-event-round_begins = **Tour { $round }** · { $who } a la carte premier joueur.
rattus_cartus-event-new_buildings = Bâtiments : { $buildings }.
rattus_cartus-event-replaced_building = Bâtiments identiques : { $new } remplace { $old }.
rattus_cartus-event-supplies = { $who } utilise le soutien { $of }.
rattus_cartus-event-drew = { $n ->
    [0] { $who } ne pioche rien : il ne reste aucune carte.
    [one] { $who } pioche { $n } carte.
   *[other] { $who } pioche { $n } cartes.
}
    .seen = { $who } pioche { $cards }.
rattus_cartus-event-reshuffled = { $n ->
    [one] La défausse ({ $n } carte) devient la nouvelle pioche.
   *[other] La défausse ({ $n } cartes), mélangée, devient la nouvelle pioche.
}
rattus_cartus-event-lost_rats = { $n ->
    [0] { $who } n’a pas de rat à défausser.
    [one] { $who } défausse { $n } rat.
   *[other] { $who } défausse { $n } rats.
}
rattus_cartus-event-looked = { $who } regarde la carte { $place } du Soutien des nonnes.
    .seen = { $who } regarde la carte { $place } du Soutien des nonnes : { $card }.
rattus_cartus-event-played_pass = { $who } joue un Laissez-passer : les autres d’abord.
rattus_cartus-event-laid = { $n ->
    [0] { $who } entre { $into } sans carte.
    [one] { $who } entre { $into } avec { $n } carte.
   *[other] { $who } entre { $into } avec { $n } cartes.
}
    .seen = { $who } entre { $into } avec { $cards }.
rattus_cartus-event-showed = { $n ->
    [0] { $who } n’a rien posé { $at }.
   *[other] { $who } révèle { $cards } { $at }.
}
rattus_cartus-event-counted = { $who } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’influence { $class }{ $rats ->
    [0] .
    [one] {" "}et reçoit { $rats } rat.
   *[other] {" "}et reçoit { $rats } rats.
}
rattus_cartus-event-sword = { $n ->
    [0] Épée : { $to } n’a pas assez de cartes pour en donner à { $who }.
    [one] Épée : { $to } doit à { $who } la moitié de sa main, { $n } carte.
   *[other] Épée : { $to } doit à { $who } la moitié de sa main, { $n } cartes.
}
rattus_cartus-event-gave_cards = { $n ->
    [one] { $who } donne { $n } carte à { $to }.
   *[other] { $who } donne { $n } cartes à { $to }.
}
    .seen = { $who } donne { $cards } à { $to }.
rattus_cartus-event-level = { $n ->
    [one] { $card } : personne d’autre { $at }, rien ne bouge.
   *[other] { $card } : autant pour chacun { $at }, rien ne bouge.
}
rattus_cartus-event-flute = Flûte : { $who } donne 1 rat à { $to }.
rattus_cartus-event-acts = { $premium ->
    [1] { $who } réalise l’action privilège { $of }.
   *[other] { $who } réalise l’action de base { $of }.
}
    .guarded = Protection pour { $who } { $at }.
rattus_cartus-event-gained_tokens = { $n ->
    [0] Il ne reste aucun jeton pour { $who }.
    [one] { $who } prend { $n } jeton de point de victoire.
   *[other] { $who } prend { $n } jetons de point de victoire.
}
rattus_cartus-event-gained_cards = { $n ->
    [0] { $card } : la pile est vide, { $who } ne prend rien.
   *[other] { $who } prend { $cards }.
}
rattus_cartus-event-discarded = { $n ->
    [0] { $who } ne défausse aucune carte à l’Hôpital.
   *[other] { $who } défausse { $cards } à l’Hôpital.
}
rattus_cartus-event-paid_tribute = { $n ->
    [one] { $who } donne { $n } carte à { $to } (Tour de garde).
   *[other] { $who } donne { $n } cartes à { $to } (Tour de garde).
}
    .seen = { $who } donne { $cards } à { $to } (Tour de garde).
rattus_cartus-event-no_tribute = Tour de garde : personne ne donne de carte à { $who }.
rattus_cartus-event-declined = { $who } laisse les cartes { $of }.
rattus_cartus-event-last_point = Dernier tour : { $who } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’influence { $class }.
rattus_cartus-event-showed_hand = { $rats ->
    [0] { $who } finit sans rat ; en main : { $cards }.
    [one] { $who } finit avec { $rats } rat ; en main : { $cards }.
   *[other] { $who } finit avec { $rats } rats ; en main : { $cards }.
}
rattus_cartus-event-scored = { $line } : { $points } pour { $who }.
rattus_cartus-event-showed_nun = Soutien des nonnes, carte { $place } : { $card }.
rattus_cartus-event-nuns_counted = { $n ->
    [0] Aucune nonne ne vient en aide.
    [one] { $n } nonne vient en aide.
   *[other] { $n } nonnes viennent en aide.
}
rattus_cartus-event-died = { $rats ->
    [one] La peste emporte { $who } : { $rats } rat.
   *[other] La peste emporte { $who } : { $rats } rats.
}
rattus_cartus-event-won = { $count ->
    [one] { $who } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who } partagent la victoire avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
rattus_cartus-event-nobody_won = Personne ne gagne : la peste a emporté tout le monde.

## Ce qu’une annulation ne peut pas franchir : « Annulation impossible : … »

barrier-drew = des cartes ont été piochées depuis
barrier-laid = un bot a posé des cartes depuis
barrier-played_pass = un bot a joué un Laissez-passer depuis
barrier-discarded = des cartes ont été montrées à l’Hôpital depuis
barrier-reshuffled = la défausse a été mélangée depuis
barrier-looked = une carte du Soutien des nonnes a été regardée depuis
barrier-new_buildings = de nouveaux bâtiments ont été piochés depuis
barrier-replaced_building = de nouveaux bâtiments ont été piochés depuis
barrier-showed = des cartes ont été révélées depuis
barrier-gave_cards = des cartes ont changé de main depuis
barrier-paid_tribute = des cartes ont changé de main depuis
barrier-showed_hand = les mains ont été révélées depuis
barrier-showed_nun = le Soutien des nonnes a été révélé depuis

## Ce qu’une réponse révèle, sur son bouton

rattus_cartus-reveals = révèle quelque chose
rattus_cartus-reveals-drew = fait piocher
rattus_cartus-reveals-dice = fait piocher
rattus_cartus-reveals-reshuffled = mélange la défausse
rattus_cartus-reveals-looked = montre une carte
rattus_cartus-reveals-discarded = montre les cartes
rattus_cartus-reveals-opened = ouvre les réponses
rattus_cartus-reveals-showed = révèle les cartes
rattus_cartus-reveals-gave_cards = fait passer les cartes
rattus_cartus-reveals-paid_tribute = fait passer les cartes
rattus_cartus-reveals-new_buildings = tire de nouveaux bâtiments
rattus_cartus-reveals-replaced_building = tire de nouveaux bâtiments
rattus_cartus-reveals-showed_hand = révèle les mains
rattus_cartus-reveals-showed_nun = révèle le Soutien des nonnes

## Refus, et le chapitre dont ils viennent

rattus_cartus-refusal-already_looked = Tu viens de regarder la carte { $place }.
rattus_cartus-refusal-no_pass_card = Tu n’as pas de Laissez-passer.
rattus_cartus-refusal-pass_is_not_laid = Un Laissez-passer ne se pose pas ; joue-le avant d’entrer.
rattus_cartus-refusal-gold_is_not_laid = L’Or ne se pose pas ; il compte à la fin.
rattus_cartus-refusal-laid_more = { $who } a posé plus de cartes spéciales de cette sorte que d’autres à l’intérieur.
rattus_cartus-refusal-not_inside = { $who } n’est pas dans ce bâtiment.
rattus_cartus-refusal-chosen_cards_unknown = Les bâtiments choisis doivent être 30 cartes Bâtiment différentes.
rattus_cartus-refusal-chosen_five_per_class = Choisis 5 cartes Bâtiment par classe ; { $class } : { $n }.
rattus_cartus-rule-magic = Cartes Bâtiment
rattus_cartus-rule-enter = Phase C
rattus_cartus-rule-special = Cartes spéciales

## Le décompte final

rattus_cartus-score-people = Plus de cartes
rattus_cartus-score-swords = Épées
rattus_cartus-score-flutes = Flûtes
rattus_cartus-score-passes = Laissez-passer
rattus_cartus-score-gold = Or
rattus_cartus-score-tokens = Jetons
rattus_cartus-score-rats = Rats
rattus_cartus-score-nuns = **Soutien des nonnes** { $cards } = { $sum }
rattus_cartus-score-dead-mark = † victime de la peste : plus de rats que de nonnes
rattus_cartus-won = { $points ->
    [one] { $who } gagne avec { $points } point.
   *[other] { $who } gagne avec { $points } points.
}
    .shared = { $points ->
        [one] { $who } partagent la victoire avec { $points } point.
       *[other] { $who } partagent la victoire avec { $points } points.
    }
    .nobody = Personne ne gagne : la peste a emporté tout le monde.
rattus_cartus-dead = { $nuns ->
    [0] La peste emporte { $list } ; aucune nonne n’est venue.
    [one] La peste emporte { $list } ; { $nuns } nonne est venue.
   *[other] La peste emporte { $list } ; { $nuns } nonnes sont venues.
}
rattus_cartus-dead-one = { $rats ->
    [one] { $who } ({ $rats } rat)
   *[other] { $who } ({ $rats } rats)
}
rattus_cartus-why-most_points = Le plus de points parmi les survivants.
rattus_cartus-why-fewer_rats = Points égaux ; le plus petit nombre de rats l’emporte.
rattus_cartus-why-shared = Points égaux et rats égaux.
rattus_cartus-why-nobody = Partout plus de rats que de nonnes.

## Options de la table

rattus_cartus-table-buildings = Bâtiments
    .first_game = ceux de la première partie
    .by_class = un bâtiment par classe, tiré au sort
    .singly = cinq cartes par classe, tirées au sort
    .chosen = choisis par qui ouvre la table
rattus_cartus-table-chosen = Cartes Bâtiment choisies
rattus_cartus-table-chosen-card = { $building }, carte { $copy }
rattus_cartus-table-supplies = Soutien
    .together = tous en même temps
    .in_order = dans l’ordre du tour
rattus_cartus-table-sword_choice = Épée
    .giver = qui donne choisit
    .random = cartes tirées au sort
rattus_cartus-table-nobody_survives = Si personne ne survit
    .all_lose = personne ne gagne
    .fewest_rats = qui a le moins de rats survit
rattus_cartus-table-zero_majority_scores = Majorité sans carte
    .no = ne rapporte rien
    .yes = rapporte
rattus_cartus-table-gold_tied_two_players = Égalité d’Or à deux
    .nine = partage de 9
    .six = partage de 6
rattus_cartus-table-edition = Données des cartes
    .built_in = intégrées ◇ reconstituées

## Données des cartes

rattus_cartus-data-supplies = Actions de soutien
rattus_cartus-data-nuns = Nonnes des cartes Population
rattus_cartus-data-piles = Taille des piles
rattus_cartus-data-tokens = Nombre de jetons
rattus_cartus-data-token_value = Valeur d’un jeton
rattus_cartus-data-track = Longueur des pistes d’influence

## Le nom du jeu dans les listes, et ses commandes

game-rattus_cartus = Rattus Cartus
    .command = /{ cmd-cartus }
    .about = La peste a emporté le seigneur : à chaque tour, entre dans un bâtiment et poses-y des cartes pour gagner de l’influence dans six classes. À la fin, plus de rats que de nonnes élimine ; parmi les autres, le plus de points l’emporte.
    .length = 2 à 5 joueurs · environ 30 réponses par personne
cmd-cartus = cartus
    .about = Rattus Cartus : répondre en tapant
cmd-cartus-supplies = soutien
    .about = Soutien : utiliser l’une des cartes proposées
cmd-cartus-look = regarder
    .about = Regarder des cartes du Soutien des nonnes
cmd-cartus-enter = entrer
    .about = Entrer dans un bâtiment et poser des cartes face cachée
cmd-cartus-lay = poser
    .about = Poser des cartes dans le bâtiment choisi
cmd-cartus-pass = passer
    .about = Jouer un Laissez-passer et entrer après les autres
cmd-cartus-victim = victime
    .about = Épée : choisir qui donne, parmi les ex æquo
cmd-cartus-give = donner
    .about = Épée : choisir les cartes à remettre
cmd-cartus-flute = flûte
    .about = Flûte : choisir qui reçoit ton rat, parmi les ex æquo
cmd-cartus-hospital = hôpital
    .about = Hôpital : défausser des cartes pour perdre autant de rats
cmd-cartus-tribute = tribut
    .about = Tour de garde : choisir les cartes à donner
cmd-cartus-gain = gain
    .about = Avant une Tour de garde : prendre les cartes, ou les laisser
cmd-rules-cartus = cartus
    .about = Rattus Cartus : règles par chapitre, bâtiment ou carte
