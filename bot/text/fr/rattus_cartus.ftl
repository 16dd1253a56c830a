### Rattus Cartus. Les places s’appellent par forme et sigle (« ■ Bea ») ; rangée et Soutien des nonnes se comptent à partir de 1.

## Les six classes

cartus-class-royalty = Noblesse
cartus-class-church = Clergé
cartus-class-bourgeoisie = Bourgeoisie
cartus-class-chivalry = Chevalerie
cartus-class-peasantry = Paysannerie
cartus-class-magic = Magie

## Les cartes en main

cartus-card-royalty = { $n ->
    [one] Roi
   *[other] Rois
}
cartus-card-church = { $n ->
    [one] Moine
   *[other] Moines
}
cartus-card-bourgeoisie = { $n ->
    [one] Marchand
   *[other] Marchands
}
cartus-card-chivalry = { $n ->
    [one] Chevalier
   *[other] Chevaliers
}
cartus-card-peasantry = { $n ->
    [one] Paysan
   *[other] Paysans
}
cartus-card-magic = { $n ->
    [one] Sorcière
   *[other] Sorcières
}
cartus-card-joker = { $n ->
    [one] Joker
   *[other] Jokers
}
cartus-card-sword = { $n ->
    [one] Épée
   *[other] Épées
}
cartus-card-flute = { $n ->
    [one] Flûte
   *[other] Flûtes
}
cartus-card-pass = Laissez-passer
cartus-card-gold = Or
cartus-kind = { $n ->
    [0] { $card } · aucune nonne
    [one] { $card } · { $n } nonne
   *[other] { $card } · { $n } nonnes
}
cartus-held = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}
cartus-no-card = aucune carte

## Les douze bâtiments : nom, nom court, et dans une phrase

cartus-building-palace = Palais
    .short = Palais
    .the = le Palais
    .into = dans le Palais
    .at = au Palais
    .of = du Palais
cartus-building-treasury = Trésor
    .short = Trésor
    .the = le Trésor
    .into = dans le Trésor
    .at = au Trésor
    .of = du Trésor
cartus-building-monastery = Monastère
    .short = Monastère
    .the = le Monastère
    .into = dans le Monastère
    .at = au Monastère
    .of = du Monastère
cartus-building-hospital = Hôpital
    .short = Hôpital
    .the = l’Hôpital
    .into = dans l’Hôpital
    .at = à l’Hôpital
    .of = de l’Hôpital
cartus-building-office = Administration
    .short = Administr.
    .the = l’Administration
    .into = dans l’Administration
    .at = à l’Administration
    .of = de l’Administration
cartus-building-marketplace = Marché
    .short = Marché
    .the = le Marché
    .into = dans le Marché
    .at = au Marché
    .of = du Marché
cartus-building-guard_tower = Tour de garde
    .short = Tour
    .the = la Tour de garde
    .into = dans la Tour de garde
    .at = à la Tour de garde
    .of = de la Tour de garde
cartus-building-castle = Château
    .short = Château
    .the = le Château
    .into = dans le Château
    .at = au Château
    .of = du Château
cartus-building-farm = Ferme
    .short = Ferme
    .the = la Ferme
    .into = dans la Ferme
    .at = à la Ferme
    .of = de la Ferme
cartus-building-brewery = Brasserie
    .short = Brasserie
    .the = la Brasserie
    .into = dans la Brasserie
    .at = à la Brasserie
    .of = de la Brasserie
cartus-building-fortune_tellers_tent = Tente de la cartomancienne
    .short = Tente
    .the = la Tente de la cartomancienne
    .into = dans la Tente de la cartomancienne
    .at = à la Tente de la cartomancienne
    .of = de la Tente de la cartomancienne
cartus-building-pipers_cabin = Cabane du joueur de flûte
    .short = Cabane
    .the = la Cabane du joueur de flûte
    .into = dans la Cabane du joueur de flûte
    .at = à la Cabane du joueur de flûte
    .of = de la Cabane du joueur de flûte

## Ce que fait chaque bâtiment

cartus-effect-palace =
    .premium = 2 🏅
    .standard = 1 🏅
cartus-effect-treasury =
    .premium = 2 Or
    .standard = 1 Or
cartus-effect-monastery =
    .premium = défausser 2 rats
    .standard = défausser 1 rat
cartus-effect-hospital =
    .premium = défausser 1 rat, puis jusqu’à 3 cartes, 1 rat chacune
    .standard = jusqu’à 2 cartes, 1 rat chacune
cartus-effect-office =
    .premium = 2 Laissez-passer
    .standard = 1 Laissez-passer
cartus-effect-marketplace =
    .premium = 2 Jokers
    .standard = 1 Joker
cartus-effect-guard_tower =
    .premium = 3 cartes de chaque main au moins égale, hors Tour
    .standard = protection
cartus-effect-castle =
    .premium = 2 Épées
    .standard = 1 Épée
cartus-effect-farm =
    .premium = piocher 4
    .standard = piocher 2
cartus-effect-brewery =
    .premium = piocher 1 par point d’influence du tour
    .standard = piocher 1 par paire de points du tour
cartus-effect-fortune_tellers_tent =
    .premium = regarder 2 cartes
    .standard = regarder 1 carte
cartus-effect-pipers_cabin =
    .premium = 2 Flûtes
    .standard = 1 Flûte

cartus-supplies-draw = piocher { $n }
cartus-supplies-rats = { $n ->
    [one] défausser { $n } rat
   *[other] défausser { $n } rats
}
    .short = { $n ->
        [one] −{ $n } rat
       *[other] −{ $n } rats
    }
cartus-supplies-look = regarder { $n }
cartus-supplies-none = rien

## Le plateau

cartus-phase-supplies = B Soutien
cartus-phase-enter = C Visite des bâtiments
cartus-phase-resolve = D Résolution des bâtiments
cartus-phase-over = la fin
cartus-headline = Tour { $round } sur { $rounds } · { $phase } · carte premier joueur { $start }
    .last = **Dernier tour**, { $round } sur { $rounds } · { $phase } · carte premier joueur { $start }

cartus-board-buildings = **Bâtiments**, résolus de gauche à droite
cartus-board-last-round = Dernier tour : pas d’actions ; le privilège vaut 1 point d’influence.
cartus-board-place = **{ $place } { $emoji } { $building }** → { $inside }
cartus-board-nobody = personne encore
cartus-board-visitor = { $nth ->
    [1] 1er { $who }
   *[other] { $nth }e { $who }
}
cartus-board-laid = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cartus-board-actions = privilège { $premium } · base { $standard } · soutien { $supplies }
cartus-board-supplies = soutien { $supplies }
cartus-board-open = posées, avec leurs nonnes : { $list }
cartus-board-premium = **Action privilège** de ce tour : { $who }
cartus-board-to-enter = **Doivent encore entrer**, dans cet ordre : { $list }
cartus-board-influence = **Influence**, en ordre ; à égalité, par arrivée
cartus-board-no-influence = **Influence** aucune encore
cartus-board-hands = **Mains** { $list }
cartus-board-tokens = **Jetons** 🏅 { $list }
cartus-board-piles = **Piles** pioche { $deck }, défausse { $discard }, { $piles }, bâtiments { $buildings }
cartus-board-nuns = **Soutien des nonnes** 🙏 { $cards } · regardées : { $looks }
cartus-board-rest = **Bâtiments à venir ou écartés** { $list }
cartus-board-replacement = pioche de remplacement { $n }
    .known = pioche de remplacement { $n }, au fond : { $list }
cartus-board-discard = Défausse, cartes à 0 1 2 3 4 nonnes : { $list }
cartus-board-edition = Données des cartes { $edition }
    .reconstructed = Données des cartes { $edition } ◇ en partie reconstituées

## Ce qu’une place seule peut savoir

cartus-secret-hand = **Ta main ({ $n })** { $cards }
cartus-secret-laid = **Posé** { $at } : { $cards }
cartus-secret-rats = **Tes rats** 🐀 { $rats }
cartus-secret-nun = { $place } : { $card } 🙏 { $nuns }
cartus-secret-nuns = **Soutien des nonnes, vu par toi** { $cards } · somme { $sum }
    .none = **Soutien des nonnes** rien de vu

## Ce qui est demandé, comme chacun peut le lire

cartus-call-supplies = utiliser une action de soutien
cartus-call-look_at_nuns = regarder le Soutien des nonnes
cartus-call-enter = entrer dans un bâtiment
cartus-call-lay_cards = choisir les cartes à poser
cartus-call-sword_victim = Épée : choisir qui donne
cartus-call-give_cards = Épée : choisir les cartes à remettre
cartus-call-flute_receiver = Flûte : choisir qui reçoit le rat
cartus-call-discard_for_rats = Hôpital : défausser des cartes contre des rats
cartus-call-tribute = Tour de garde : choisir les cartes à payer
cartus-call-gain = prendre les cartes d’un bâtiment, ou les laisser

## Les questions, comme les lit la personne concernée

cartus-ask-supplies = Soutien : quelle carte utilises-tu ?
cartus-ask-look_at_nuns = { $n ->
    [one] Quelle carte du Soutien des nonnes regardes-tu ?
   *[other] Quelles { $n } cartes du Soutien des nonnes regardes-tu ?
        Tu peux en voir une avant de choisir la suivante.
}
cartus-ask-enter = Dans quel bâtiment entres-tu ?
cartus-ask-lay_cards = { $nth ->
    [1] { $building } : quelles cartes poses-tu ?
        Chaque carte d’une autre classe apporte 1 🐀. Personne avant toi.
   *[other] { $building } : quelles cartes poses-tu ?
        Chaque carte d’une autre classe apporte 1 🐀. Avant toi : { $before }.
}
cartus-ask-sword_victim = Épée : qui te donne la moitié de sa main ?
cartus-ask-give_cards = { $n ->
    [one] Épée : quelle carte donnes-tu à { $to } ?
   *[other] Épée : quelles { $n } cartes donnes-tu à { $to } ?
}
cartus-ask-flute_receiver = Flûte : qui reçoit un de tes rats ?
cartus-ask-discard_for_rats = { $n ->
    [one] Hôpital : défausses-tu une carte pour perdre un rat ?
   *[other] Hôpital : défausses-tu jusqu’à { $n } cartes pour perdre autant de rats ?
}
cartus-ask-tribute = { $n ->
    [one] Tour de garde : quelle carte paies-tu à { $to } ?
   *[other] Tour de garde : quelles { $n } cartes paies-tu à { $to } ?
}
cartus-ask-gain = { $building } : prends-tu les cartes ?
    Une Tour de garde vient après : une main au moins égale à celle de son privilège y paie 3 cartes.

## Conseils de première partie, une ligne au-dessus de la question

cartus-hint-supplies = Rien n’oblige à entrer ensuite dans le bâtiment dont tu prends le soutien.
cartus-hint-look_at_nuns = À la fin, qui a plus de rats que les cinq cartes n’ont de nonnes perd la partie.
cartus-hint-enter = Qui pose le plus dans un bâtiment en a l’action privilège ; à égalité, qui est entré d’abord.
cartus-hint-lay_cards = Chaque carte Population ou Joker vaut 1 influence, quelle que soit sa classe. Un Joker n’amène pas de rat.
cartus-hint-sword_victim = Qui donne choisit les cartes ; les cartes posées ne se prennent pas.
cartus-hint-give_cards = Toute carte peut partir, l’Or aussi.
cartus-hint-flute_receiver = Un seul rat change de place, quel que soit le nombre de Flûtes.
cartus-hint-discard_for_rats = Toute carte peut être défaussée, l’Or aussi.
cartus-hint-tribute = Chacun choisit sans voir les autres ; les cartes passent quand tous ont choisi.
cartus-hint-gain = Toutes les cartes, ou aucune.

## Options

cartus-option-supplies = { $building } : { $supplies }
cartus-option-numbered = { $building } ({ $place })
cartus-option-hand = main { $old } → { $new }
cartus-option-rats = rats { $old } → { $new }
cartus-option-nun = Regarder la carte { $place }
cartus-option-nun-seen = déjà vue : { $card }
cartus-option-enter = Entrer { $into }
    .short = Entrer : { $building }
cartus-option-enter-outcome = entrée n° { $nth } · privilège { $premium } · base { $standard }
    .short = entrée n° { $nth } · privilège { $premium }
    .last = entrée n° { $nth } · privilège : 1 point d’influence
cartus-option-pass = Jouer un Laissez-passer, entrer après
cartus-option-pass-outcome = les autres d’abord ; la carte retourne à sa pile
cartus-option-lay-own = 1 point d’influence
cartus-option-lay-other = 1 point d’influence, 1 rat
cartus-option-lay-sword = comparée aux Épées des autres dans le bâtiment
cartus-option-lay-flute = comparée aux Flûtes des autres dans le bâtiment
cartus-option-give = à { $to }
cartus-option-discard = 1 rat de moins
cartus-option-sword = te donne { $n ->
    [0] 0 carte
    [one] { $n } carte
   *[other] { $n } cartes
}
cartus-option-flute = reçoit 1 rat de toi
cartus-option-draw = { $n ->
    [one] Piocher { $n } carte
   *[other] Piocher { $n } cartes
}
cartus-option-take = Prendre { $cards }
cartus-option-decline = Ne rien prendre

cartus-group-specials = Épées et Flûtes

## Remettre un choix compté ; réponses toutes faites

cartus-confirm-look_at_nuns = { $n ->
    [one] Regarder la carte { $places }
   *[other] Regarder les cartes { $places }
}
    .first = { $n ->
        [one] Regarder d’abord la carte { $places }
       *[other] Regarder d’abord les cartes { $places }
    }
cartus-confirm-lay_cards = { $n ->
    [0] Entrer { $into } sans rien
    [one] Entrer { $into } avec { $n } carte
   *[other] Entrer { $into } avec { $n } cartes
}
    .short = { $n ->
        [0] { $building } : rien
        [one] { $building } : { $n } carte
       *[other] { $building } : { $n } cartes
    }
cartus-confirm-give_cards = { $n ->
    [0] Ne rien donner
    [one] Donner { $n } carte à { $to }
   *[other] Donner { $n } cartes à { $to }
}
    .short = { $n ->
        [one] Donner { $n } carte
       *[other] Donner { $n } cartes
    }
cartus-confirm-tribute = { $n ->
    [0] Ne rien payer
    [one] Payer { $n } carte à { $to }
   *[other] Payer { $n } cartes à { $to }
}
    .short = { $n ->
        [one] Payer { $n } carte
       *[other] Payer { $n } cartes
    }
cartus-confirm-discard_for_rats = { $n ->
    [0] Ne rien défausser
    [one] Défausser { $n } carte, perdre { $n } rat
   *[other] Défausser { $n } cartes, perdre { $n } rats
}
    .short = { $n ->
        [0] Ne rien défausser
        [one] Défausser { $n } carte
       *[other] Défausser { $n } cartes
    }
cartus-preset-lay_cards = Entrer { $into } avec { $cards }
    .short = { $building } : { $cards }
cartus-preset-give_cards = Donner { $cards }
    .short = { $cards }
cartus-preset-tribute = Payer { $cards }
    .short = { $cards }
cartus-preset-discard_for_rats = Défausser { $cards }
    .short = { $cards }
cartus-preset-fewest = { $cards }, moins de nonnes

## Mots tapés

cartus-typed-take = prendre
cartus-typed-pass = laissez-passer
cartus-typed-nothing = rien, aucune
cartus-typed-all = tout

## Événements. `.seen` : pour qui voit les cartes

cartus-event-round_begins = **Tour { $round }** · { $who } a la carte premier joueur.
cartus-event-new_buildings = Bâtiments : { $buildings }.
cartus-event-replaced_building = Bâtiments identiques : { $new } remplace { $old }.
cartus-event-supplies = { $who } utilise le soutien { $of }.
cartus-event-drew = { $n ->
    [0] { $who } ne pioche rien : il ne reste aucune carte.
    [one] { $who } pioche { $n } carte.
   *[other] { $who } pioche { $n } cartes.
}
    .seen = { $who } pioche { $cards }.
cartus-event-reshuffled = { $n ->
    [one] La défausse ({ $n } carte) devient la nouvelle pioche.
   *[other] La défausse ({ $n } cartes), mélangée, devient la nouvelle pioche.
}
cartus-event-lost_rats = { $n ->
    [0] { $who } n’a pas de rat à défausser.
    [one] { $who } défausse { $n } rat.
   *[other] { $who } défausse { $n } rats.
}
cartus-event-looked = { $who } regarde la carte { $place } du Soutien des nonnes.
    .seen = { $who } regarde la carte { $place } du Soutien des nonnes : { $card }.
cartus-event-played_pass = { $who } joue un Laissez-passer : les autres d’abord.
cartus-event-laid = { $n ->
    [0] { $who } entre { $into } sans carte.
    [one] { $who } entre { $into } avec { $n } carte.
   *[other] { $who } entre { $into } avec { $n } cartes.
}
    .seen = { $who } entre { $into } avec { $cards }.
cartus-event-showed = { $n ->
    [0] { $who } n’a rien posé { $at }.
   *[other] { $who } révèle { $cards } { $at }.
}
cartus-event-counted = { $who } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’influence { $class }{ $rats ->
    [0] .
    [one] {" "}et reçoit { $rats } rat.
   *[other] {" "}et reçoit { $rats } rats.
}
cartus-event-sword = { $n ->
    [0] Épée : { $to } n’a pas assez de cartes pour en donner à { $who }.
    [one] Épée : { $to } doit à { $who } la moitié de sa main, { $n } carte.
   *[other] Épée : { $to } doit à { $who } la moitié de sa main, { $n } cartes.
}
cartus-event-gave_cards = { $n ->
    [one] { $who } donne { $n } carte à { $to }.
   *[other] { $who } donne { $n } cartes à { $to }.
}
    .seen = { $who } donne { $cards } à { $to }.
cartus-event-flute = Flûte : { $who } donne 1 rat à { $to }.
cartus-event-acts = { $premium ->
    [1] { $who } réalise l’action privilège { $of }.
   *[other] { $who } réalise l’action de base { $of }.
}
    .guarded = Protection pour { $who } { $at }.
cartus-event-gained_tokens = { $n ->
    [0] Il ne reste aucun jeton pour { $who }.
    [one] { $who } prend { $n } jeton de point de victoire.
   *[other] { $who } prend { $n } jetons de point de victoire.
}
cartus-event-gained_cards = { $n ->
    [0] { $card } : la pile est vide, { $who } ne prend rien.
   *[other] { $who } prend { $cards }.
}
cartus-event-discarded = { $n ->
    [0] { $who } ne défausse aucune carte à l’Hôpital.
   *[other] { $who } défausse { $cards } à l’Hôpital.
}
cartus-event-paid_tribute = { $n ->
    [one] { $who } paie { $n } carte à { $to }.
   *[other] { $who } paie { $n } cartes à { $to }.
}
    .seen = { $who } paie { $cards } à { $to }.
cartus-event-no_tribute = Personne ne paie de tribut à { $who }.
cartus-event-declined = { $who } laisse les cartes { $of }.
cartus-event-last_point = Dernier tour : { $who } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’influence { $class }.
cartus-event-showed_hand = { $rats ->
    [0] { $who } finit sans rat ; en main : { $cards }.
    [one] { $who } finit avec { $rats } rat ; en main : { $cards }.
   *[other] { $who } finit avec { $rats } rats ; en main : { $cards }.
}
cartus-event-scored = { $line } : { $points } pour { $who }.
cartus-event-showed_nun = Soutien des nonnes, carte { $place } : { $card }.
cartus-event-nuns_counted = { $n ->
    [0] Aucune nonne ne vient en aide.
    [one] { $n } nonne vient en aide.
   *[other] { $n } nonnes viennent en aide.
}
cartus-event-died = { $rats ->
    [one] La peste emporte { $who } : { $rats } rat.
   *[other] La peste emporte { $who } : { $rats } rats.
}
cartus-event-won = { $count ->
    [one] { $who } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who } partagent la victoire avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
cartus-event-nobody_won = Personne ne gagne : la peste a emporté tout le monde.

## Ce qu’une annulation ne peut pas franchir : « Annulation impossible : … »

barrier-drew = des cartes ont été piochées depuis
barrier-laid = un joueur maison a posé des cartes depuis
barrier-played_pass = un joueur maison a joué un Laissez-passer depuis
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

cartus-reveals = quelque chose est révélé
cartus-reveals-drew = pioche
cartus-reveals-dice = pioche
cartus-reveals-reshuffled = mélange la défausse
cartus-reveals-looked = montre une carte
cartus-reveals-discarded = montre les cartes
cartus-reveals-opened = ouvre les réponses
cartus-reveals-showed = révèle des cartes
cartus-reveals-gave_cards = remet les cartes
cartus-reveals-paid_tribute = remet les cartes
cartus-reveals-new_buildings = pioche des bâtiments
cartus-reveals-replaced_building = pioche des bâtiments
cartus-reveals-showed_hand = révèle les mains
cartus-reveals-showed_nun = révèle le Soutien des nonnes

## Refus, et le chapitre dont ils viennent

cartus-refusal-already_looked = Tu viens de regarder la carte { $place }.
cartus-refusal-no_pass_card = Tu n’as pas de Laissez-passer.
cartus-refusal-pass_is_not_laid = Un Laissez-passer ne se pose pas ; joue-le avant d’entrer.
cartus-refusal-gold_is_not_laid = L’Or ne se pose pas ; il compte à la fin.
cartus-refusal-laid_more = { $who } a posé plus de cartes spéciales de cette sorte que d’autres à l’intérieur.
cartus-refusal-not_inside = { $who } n’est pas dans ce bâtiment.
cartus-refusal-chosen_cards_unknown = Les bâtiments choisis doivent être 30 cartes Bâtiment différentes.
cartus-refusal-chosen_five_per_class = Choisis 5 cartes Bâtiment par classe ; { $class } : { $n }.
cartus-rule-magic = Cartes Bâtiment
cartus-rule-enter = Phase C
cartus-rule-special = Cartes spéciales

## Le décompte final

cartus-score-people = Plus de cartes
cartus-score-swords = Épées
cartus-score-flutes = Flûtes
cartus-score-passes = Laissez-passer
cartus-score-gold = Or
cartus-score-tokens = Jetons
cartus-score-total = Total
cartus-score-rats = Rats
cartus-score-place = Place
cartus-score-nuns = **Soutien des nonnes** { $cards } = { $sum }
cartus-score-dead-mark = † victime de la peste : plus de rats que de nonnes
cartus-won = { $points ->
    [one] { $who } gagne avec { $points } point.
   *[other] { $who } gagne avec { $points } points.
}
    .shared = { $points ->
        [one] { $who } partagent la victoire avec { $points } point.
       *[other] { $who } partagent la victoire avec { $points } points.
    }
    .nobody = Personne ne gagne : la peste a emporté tout le monde.
cartus-dead = { $nuns ->
    [0] La peste emporte { $list } ; aucune nonne n’est venue.
    [one] La peste emporte { $list } ; { $nuns } nonne est venue.
   *[other] La peste emporte { $list } ; { $nuns } nonnes sont venues.
}
cartus-dead-one = { $rats ->
    [one] { $who } ({ $rats } rat)
   *[other] { $who } ({ $rats } rats)
}
cartus-why-most_points = Le plus de points parmi les survivants.
cartus-why-fewer_rats = Points égaux ; le plus petit nombre de rats l’emporte.
cartus-why-shared = Points égaux et rats égaux.
cartus-why-nobody = Partout plus de rats que de nonnes.

## Options de la table

cartus-table-buildings = Bâtiments
    .first_game = ceux de la première partie
    .by_class = un bâtiment par classe, tiré au sort
    .singly = cinq cartes par classe, tirées au sort
    .chosen = choisis par qui ouvre la table
cartus-table-chosen = Cartes Bâtiment choisies
cartus-table-chosen-card = { $building }, carte { $copy }
cartus-table-supplies = Soutien
    .together = tous en même temps
    .in_order = dans l’ordre du tour
cartus-table-sword_choice = Épée
    .giver = qui donne choisit
    .random = cartes tirées au sort
cartus-table-nobody_survives = Si personne ne survit
    .all_lose = personne ne gagne
    .fewest_rats = les moins de rats survivent
cartus-table-zero_majority_scores = Majorité sans carte
    .no = ne rapporte rien
    .yes = rapporte
cartus-table-gold_tied_two_players = Égalité d’Or à deux
    .nine = partage de 9
    .six = partage de 6
cartus-table-edition = Données des cartes
    .built_in = intégrées ◇
cartus-table-pair = { $name } : { $value }

## Données des cartes

cartus-data-supplies = Actions de soutien
cartus-data-nuns = Nonnes des cartes Population
cartus-data-piles = Taille des piles
cartus-data-tokens = Nombre de jetons
cartus-data-token_value = Valeur d’un jeton
cartus-data-track = Longueur des pistes d’influence

## Le nom du jeu dans les listes, et ses commandes

game-rattus_cartus = Rattus Cartus
    .command = /{ cmd-cartus }
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
    .about = Tour de garde : choisir les cartes à payer
cmd-cartus-gain = gain
    .about = Avant une Tour de garde : prendre les cartes, ou les laisser
cmd-rules-cartus = cartus
    .about = Rattus Cartus : règles par chapitre, bâtiment ou carte
