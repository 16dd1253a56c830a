### Rattus with Pied Piper: names, the board, secrets, the final scoring, table options. The play itself: play.ftl.

## The six classes

rattus-class-peasantry = Peasantry
    .short = Pea
rattus-class-bourgeoisie = Bourgeoisie
    .short = Bou
rattus-class-church = Church
    .short = Chu
rattus-class-chivalry = Chivalry
    .short = Chi
rattus-class-magic = Magic
    .short = Mag
rattus-class-royalty = Royalty
    .short = Roy

## The twelve regions: name, and in a sentence

rattus-region-anglia = Anglia
    .short = Ang
    .in = in Anglia
    .to = to Anglia
    .from = from Anglia
    .of = of Anglia
rattus-region-gallia = Gallia
    .short = Gal
    .in = in Gallia
    .to = to Gallia
    .from = from Gallia
    .of = of Gallia
rattus-region-germania = Germania
    .short = Ger
    .in = in Germania
    .to = to Germania
    .from = from Germania
    .of = of Germania
rattus-region-hispania = Hispania
    .short = His
    .in = in Hispania
    .to = to Hispania
    .from = from Hispania
    .of = of Hispania
rattus-region-hungaria = Hungaria
    .short = Hun
    .in = in Hungaria
    .to = to Hungaria
    .from = from Hungaria
    .of = of Hungaria
rattus-region-italia = Italia
    .short = Ita
    .in = in Italia
    .to = to Italia
    .from = from Italia
    .of = of Italia
rattus-region-polonia = Polonia
    .short = Pol
    .in = in Polonia
    .to = to Polonia
    .from = from Polonia
    .of = of Polonia
rattus-region-scandia = Scandia
    .short = Sca
    .in = in Scandia
    .to = to Scandia
    .from = from Scandia
    .of = of Scandia
rattus-region-bulgaria = Bulgaria
    .short = Bul
    .in = in Bulgaria
    .to = to Bulgaria
    .from = from Bulgaria
    .of = of Bulgaria
rattus-region-turcia = Turcia
    .short = Tur
    .in = in Turcia
    .to = to Turcia
    .from = from Turcia
    .of = of Turcia
rattus-region-russia = Russia
    .short = Rus
    .in = in Russia
    .to = to Russia
    .from = from Russia
    .of = of Russia
rattus-region-tartaria = Tartaria
    .short = Tar
    .in = in Tartaria
    .to = to Tartaria
    .from = from Tartaria
    .of = of Tartaria

## The eighteen class cards: name, short name, and in a sentence

rattus-card-peasant = Peasant
    .short = Peasant
    .the = the Peasant
    .your = your Peasant
    .capital = The Peasant
    .of = of the Peasant
    .to = to the Peasant
rattus-card-baker = Baker
    .short = Baker
    .the = the Baker
    .your = your Baker
    .capital = The Baker
    .of = of the Baker
    .to = to the Baker
rattus-card-serf = Serf
    .short = Serf
    .the = the Serf
    .your = your Serf
    .capital = The Serf
    .of = of the Serf
    .to = to the Serf
rattus-card-merchant = Merchant
    .short = Merchant
    .the = the Merchant
    .your = your Merchant
    .capital = The Merchant
    .of = of the Merchant
    .to = to the Merchant
rattus-card-mayor = Mayor
    .short = Mayor
    .the = the Mayor
    .your = your Mayor
    .capital = The Mayor
    .of = of the Mayor
    .to = to the Mayor
rattus-card-messenger = Messenger
    .short = Messenger
    .the = the Messenger
    .your = your Messenger
    .capital = The Messenger
    .of = of the Messenger
    .to = to the Messenger
rattus-card-monk = Monk
    .short = Monk
    .the = the Monk
    .your = your Monk
    .capital = The Monk
    .of = of the Monk
    .to = to the Monk
rattus-card-bishop = Bishop
    .short = Bishop
    .the = the Bishop
    .your = your Bishop
    .capital = The Bishop
    .of = of the Bishop
    .to = to the Bishop
rattus-card-nun = Nun
    .short = Nun
    .the = the Nun
    .your = your Nun
    .capital = The Nun
    .of = of the Nun
    .to = to the Nun
rattus-card-knight = Knight
    .short = Knight
    .the = the Knight
    .your = your Knight
    .capital = The Knight
    .of = of the Knight
    .to = to the Knight
rattus-card-crusader = Crusader
    .short = Crusader
    .the = the Crusader
    .your = your Crusader
    .capital = The Crusader
    .of = of the Crusader
    .to = to the Crusader
rattus-card-soldier = Soldier
    .short = Soldier
    .the = the Soldier
    .your = your Soldier
    .capital = The Soldier
    .of = of the Soldier
    .to = to the Soldier
rattus-card-witch = Witch
    .short = Witch
    .the = the Witch
    .your = your Witch
    .capital = The Witch
    .of = of the Witch
    .to = to the Witch
rattus-card-wizard = Wizard
    .short = Wizard
    .the = the Wizard
    .your = your Wizard
    .capital = The Wizard
    .of = of the Wizard
    .to = to the Wizard
rattus-card-pied_piper = Pied Piper
    .short = Pied Piper
    .the = the Pied Piper
    .your = your Pied Piper
    .capital = The Pied Piper
    .of = of the Pied Piper
    .to = to the Pied Piper
rattus-card-king = King
    .short = King
    .the = the King
    .your = your King
    .capital = The King
    .of = of the King
    .to = to the King
rattus-card-queen = Queen
    .short = Queen
    .the = the Queen
    .your = your Queen
    .capital = The Queen
    .of = of the Queen
    .to = to the Queen
rattus-card-emperor = Emperor
    .short = Emperor
    .the = the Emperor
    .your = your Emperor
    .capital = The Emperor
    .of = of the Emperor
    .to = to the Emperor

## Tokens and pieces

rattus-face = { $limit } · { $symbols }
    .bare = { $limit }
rattus-face-named = limit { $limit }: { $symbols }
rattus-symbol-m = M
rattus-symbol-a = A
rattus-ringed = { $face }°
rattus-times = { $what } ×{ $n }
rattus-ordinal = { $n ->
    [1] 1st
    [2] 2nd
   *[other] { $n }rd
}
rattus-no-class = no class
rattus-wall = { $one }–{ $other }
rattus-rats = { $n ->
    [0] no rat
    [one] { $n } rat
   *[other] { $n } rats
}
rattus-cubes = { $n ->
    [0] no cube
    [one] { $n } cube
   *[other] { $n } cubes
}
rattus-potions = { $n ->
    [0] no potion
    [one] { $n } potion
   *[other] { $n } potions
}

## The board

rattus-headline-opening = Opening placement · first player { $who }
rattus-headline-turn = Turn { $turn }, { $who } · { $supply ->
    [one] { $supply } rat
   *[other] { $supply } rats
} in the supply; at 0 the game ends
    .short = Turn { $turn } · rat supply { $supply }, ends at 0
rattus-headline-ending = Turn { $turn }, { $who } · the game ends with this turn
rattus-headline-round = **Final round**: { $who } uses cards once more · after { $turn } turns
rattus-headline-ravage = **After the final round**: the final ravage · after { $turn } turns
    .baker = **After the final round**: Baker, then the final ravage · after { $turn } turns
rattus-headline-over = The end · after { $turn } turns

rattus-map-region = region
rattus-map-rats = rats
rattus-map-cubes = cubes
rattus-map-palace = palace
rattus-apart = {"; "}
rattus-row = { $region }: { $faces }

rattus-board-origins = -# Rats in order of arrival: { $start } starting rats, { $drawn } from the supply
    .redrawn = -# Rats in order of arrival: { $start } starting rats, { $drawn } from the supply, { $redrawn } from the discards
rattus-board-plague = **Plague piece** { $region } (next to { $near })
    .neutral = **Plague piece** { $region } (next to { $near }), counts as 2 neutral cubes
rattus-board-rats = **Rats** supply { $supply } · on the board { $board } · discarded { $discarded }
    .removed = **Rats** supply { $supply } · on the board { $board } · discarded { $discarded } · removed unseen { $removed }
rattus-board-open = **Turned up** { $faces }
    .over = **Left on the board** { $faces }
rattus-board-looks = **Looked at** { $list }
rattus-board-cards = **Cards** { $list }
rattus-board-offer = On offer: { $list }
rattus-board-turn = **This turn** { $list }
rattus-turn-taken = no card taken
    .yes = card taken
rattus-turn-placed = no cubes placed
    .yes = cubes placed
rattus-turn-used = used: { $list }
rattus-board-cubes = **Cubes** board + supply: { $list }
rattus-board-pieces = **Pieces** { $list }
rattus-pieces-bishop = { $n ->
    [0] bishops { $list }
   *[other] bishops { $list } ({ $n } left)
}
rattus-pieces-nun = { $n ->
    [0] nuns { $list }
   *[other] nuns { $list } ({ $n } left)
}
rattus-pieces-emperor = { $n ->
    [0] walls { $list }
   *[other] walls { $list } ({ $n } left)
}
rattus-pieces-wizard = { $n ->
    [0] potions { $list }
   *[other] potions { $list } ({ $n } left)
}
rattus-pieces-baker = Baker card { $cubes }
rattus-board-everything-out = All 20 cubes of somebody have been on the board.
rattus-board-last = **Last regular turn** { $who } · the others counter-clockwise, then the final ravage · equal cubes: turn order after that seat
rattus-board-discards = -# Discarded: { $list }
rattus-board-since-redraw = { $first }, one of them drawn again · since then: { $since }
rattus-board-tail = -# First player { $who } · component data { $edition }
    .reconstructed = -# First player { $who } · component data { $edition } ◇ in part reconstructed

## What a seat alone may know

rattus-unseen = ?
rattus-secret-rats = **Rats you have seen** { $list }
    .none = **Rats you have seen** none
    .many = **Rats you have seen**, in order of arrival

## The final scoring

rattus-score-regions = Regions
rattus-score-palace = Palace
rattus-score-ravaged = Final losses
rattus-ravaged-in = **The final ravage took** { $list }
rattus-ravaged-by = **By** { $list }
rattus-ravaged-majority = most cubes (M)
rattus-ravaged-everybody = everybody (A)
rattus-ravaged-choice = a cube given up instead of a potion
rattus-ravaged-count = { $name } { $n }
rattus-ravaged-way = **Way of the plague** { $list }
rattus-won = { $who } wins with { $cubes } on the board.
rattus-why-most_cubes = Most cubes on the board, the palace included.
rattus-why-next_in_turn = Equal cubes: counted on from { $last }, who had the last regular turn, { $who } comes first.
rattus-why-order_of_ties = Equal cubes further down: { $last } had the last regular turn; who would have played sooner after that stands ahead.

## Table options

rattus-table-cards = Class cards
    .base = the six of the base game
    .six_at_random = six of eighteen, drawn at random
    .one_per_class = one of each class, drawn at random
    .golden_age = set Golden Age
    .rat_control = set Rat Control
    .europe_at_war = set Europe at War
    .chosen = chosen
rattus-table-chosen = Cards chosen
rattus-table-bishops_per_turn = Bishops placed or moved in one use
    .by_card = { $n ->
        [1] one
       *[other] up to { $n }
    }{ $data ->
        [built_in] {" "}(built-in data)
       *[agreed] {" "}(data of this table)
    }
    .one = one
    .two = up to two
rattus-table-walls_per_turn = Walls placed or moved in one use
    .by_card = { $n ->
        [1] one
       *[other] up to { $n }
    }{ $data ->
        [built_in] {" "}(built-in data)
       *[agreed] {" "}(data of this table)
    }
    .one = one
    .three = up to three
rattus-table-walls_may_move = Standing walls may be moved
    .by_card = { $n ->
        [0] no
       *[other] yes
    }{ $data ->
        [built_in] {" "}(built-in data)
       *[agreed] {" "}(data of this table)
    }
    .yes = yes
    .no = no
rattus-table-potion_in_final_ravage = Potions in the final round and ravage
    .yes = protect
    .no = do not protect
rattus-table-edition = Component data
    .built_in = built in ◇ reconstructed
rattus-table-advice = Advice for 2 or 3 players: take a Chivalry card, else a region may stay out of the plague’s reach

## Component data

rattus-data-regions = Regions by number of players
rattus-data-borders = Borders and arrows
rattus-data-rats = Rat tokens
rattus-data-pieces = Numbers of pieces
rattus-data-per_turn = Pieces in one use of a card
rattus-data-sets = Suggested sets of six cards
