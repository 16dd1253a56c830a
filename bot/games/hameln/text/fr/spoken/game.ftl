### Hameln en mots : ce qui remplace les textes à symboles, et le plateau en phrases.

## À la place des textes à symboles

hameln-florins = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
hameln-values = { $list }, somme { $sum }
hameln-table-edition = Données de jeu
    .built_in = intégrées, en partie reconstituées
hameln-headline-opening = Avant la manche 1 : placement de départ
hameln-headline-turn = Manche { $phase } sur 3, tour { $turn } ; grands rats restants : { $left } sur { $all }
hameln-headline-piper = Manche { $phase } sur 3, tour { $turn } ; le Pied Piper est là et demande { $price } par enfant
hameln-board-tokens = Jetons Attrape-Rat : { $list }.
hameln-score-infested = Infestées, donc sans points : { $list }.
hameln-score-without = { $house }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} de moins pour { $who }
hameln-secret-tokens = Tes jetons Attrape-Rat : { $values }
    .none = Tes jetons Attrape-Rat : aucun
hameln-data-board = Le plateau est « { $name } », une reconstitution : prix, cercles et emplacements ne sont pas ceux du plateau imprimé

## Le plateau en phrases : un fait par ligne

hameln-said-opening = Placement de départ, avant la manche 1.
hameln-said-turn = Manche { $phase } sur 3, tour { $turn }.
hameln-said-piper = Manche { $phase } sur 3, tour { $turn } : le Pied Piper est là.
hameln-said-over = La partie est terminée.
hameln-said-order = Ordre de ce tour de table : { $list } ; c’est à { $who }.
hameln-said-women = Femmes : le dernier joueur d’abord, puis dans l’ordre du tour.
    .reverse = Femmes : du dernier joueur au premier.
hameln-said-passed = Ont passé depuis la dernière action : { $list }.
hameln-said-pool = Grands rats restants : { $n } sur { $all }.
hameln-said-house = { $house }, { $kind } : prix { $price }, attire { $rats }. { $people }. { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}{ $free ->
    [0] {""} sur { $all } cercles
   *[other]  ; libres { $list }
}{ $state }.
hameln-said-empty = Vide
hameln-said-man = Homme { $man }
hameln-said-couple = Homme { $man }, femme { $woman }
hameln-said-state-clean = { "" }
hameln-said-state-big = , infestée, un grand rat
hameln-said-state-bare = , infestée
hameln-said-rats = Rats sur le plateau, { $n } : { $list }.
    .none = Aucun rat sur le plateau.
    .limited = Il n’y a que { $n } petits rats.
hameln-said-sides = Côtés qui ont un rat de ce tour : { $list }.
hameln-said-family = { $who } : { $money }, { $goods }, jetons Attrape-Rat { $tokens }, membres en réserve { $members }.
hameln-said-no-goods = aucune marchandise
hameln-said-hall = Dans la salle paroissiale, { $who } : { $children }.
hameln-said-bag = Dans le sac : { $children }.
    .empty = Le sac est vide.
hameln-said-influence = Influence, de la plus forte à la plus faible : { $list }.
hameln-said-step = Prochain pas d’influence : { $price } pour { $n } ; pas { $step } de la boucle.
hameln-said-piper-stands = Le Pied Piper est sur { $region } et demande { $price } par enfant.
hameln-said-bribe = Pot-de-vin sur { $region } : { $n }.
hameln-said-cat = Le chat est à { $who }.
    .bank = Le chat est à la banque.
hameln-said-road = Sur la route de Transylvanie, dans l’ordre, avec ce que coûte chaque enfant : { $list }.
    .none = Personne n’est sur la route de Transylvanie.
    .next = Le prochain enfant sur la route coûte { $value }.
hameln-said-supply = Dans la réserve : { $goods }.
hameln-said-piles = Piles de jetons Attrape-Rat : { $list }.
hameln-said-bank = La banque a { $n }.
    .debt = La banque a payé { $n } de plus que la boîte n’en contient.
    .limited = La banque ne paie que ce qu’elle a.
hameln-said-edition = Données de jeu { $edition }.
    .reconstructed = Plateau { $name }, ce n’est pas l’original ; données de jeu { $edition }.
hameln-apart = { " ; " }
