### Rattus with Pied Piper, the play: questions, options, what happens, refusals, commands. The names: game.ftl.
### Seats come as mark and tag ("■ Bea"); rats of a region count from 1, longest there first.

## What is asked, as everybody may read it

rattus-call-start_cubes = place two cubes
rattus-call-turn = play a turn (card, cubes, plague piece)
rattus-call-peasant = place the extra cube, or not (Peasant)
rattus-call-queen_cubes = place the extra cubes, or not (Queen)
rattus-call-mayor = choose where the cubes go (Mayor)
rattus-call-lose_cube = lose a cube, or give up a potion
rattus-call-serf_cube = place a cube, or not (Serf)
rattus-call-new_rat = place the new rats
rattus-call-soldier = place one more rat, or not (Soldier)
rattus-call-last_soldier = place a rat (Soldier)
rattus-call-knight = count the plague piece, or not (Knight)
rattus-call-crusader = turn up all rats, or not (Crusader)
rattus-call-next_rat = choose the next rat (Crusader)
rattus-call-merchant_from = choose where cubes leave (Merchant)
rattus-call-merchant_to = choose where cubes go (Merchant)
rattus-call-merchant_cubes = choose the cubes (Merchant)
rattus-call-messenger_from = choose the first region (Messenger)
rattus-call-messenger_cube = choose the first cube (Messenger)
rattus-call-messenger_to = choose the second region (Messenger)
rattus-call-messenger_swap = choose the second cube (Messenger)
rattus-call-monk_from = choose where a rat leaves (Monk)
rattus-call-monk_rat = choose the rat (Monk)
rattus-call-monk_to = choose where the rat goes (Monk)
rattus-call-piper_from = choose where a cube leaves (Pied Piper)
rattus-call-piper_cube = choose the cube (Pied Piper)
rattus-call-piper_to = choose where the cube goes (Pied Piper)
rattus-call-piper_rats = choose the rats that follow (Pied Piper)
rattus-call-bishop_piece = choose the piece (Bishop)
rattus-call-bishop_to = choose the region (Bishop)
rattus-call-nun_to = choose where a nun goes (Nun)
rattus-call-wall_piece = choose the wall (Emperor)
rattus-call-wall_from = choose one side of the wall (Emperor)
rattus-call-wall_to = choose the other side of the wall (Emperor)
rattus-call-witch_where = choose a region to look (Witch)
rattus-call-witch_rat = choose the rat to look at (Witch)
rattus-call-witch_further = look at a second rat, or not (Witch)
rattus-call-witch_second = choose the second rat (Witch)
rattus-call-witch_swap = swap the two rats, or not (Witch)
rattus-call-empty_baker = place the cubes of the card (Baker)
rattus-call-wizard = choose a region for the potion (Wizard)
rattus-call-wizard_cube = choose the cube (Wizard)
rattus-call-king = choose where a cube leaves (King)
rattus-call-king_cube = choose the cube (King)
rattus-call-last_uses = use cards for the last time
rattus-call-march = choose which cards move the plague piece

## The questions, as the one who is asked reads them

rattus-ask-start_cubes = Opening: in which region do you place 2 cubes?
rattus-ask-turn = { $taken ->
    [0] { $placed ->
        [0] Your turn: card, cubes, then the plague piece
       *[other] Your turn: a card, then the plague piece
    }
   *[other] { $placed ->
        [0] Your turn: cubes, then the plague piece
       *[other] Your turn: the plague piece
    }
}
    Card: { $taken ->
        [0] you may take one
       *[other] taken
    }. Cubes: { $placed ->
        [0] you may place them
       *[other] placed
    }. The plague piece moves last and ends the turn.
rattus-ask-peasant = Peasant: one cube more?
rattus-ask-queen_cubes = { $n ->
    [one] Queen: { $n } cube more?
   *[other] Queen: { $n } cubes more in one region?
}
rattus-ask-mayor = { $n ->
    [one] Mayor: in which region where you lead does the cube go?
   *[other] Mayor: in which { $n } regions where you lead?
        Your supply has { $n } cubes, one for each.
}
rattus-ask-lose_cube =
    You are to lose a cube { $region_in }. Which one?
    A rat ({ $rat }) takes it{ $why ->
        [m] {" "}because nobody has more cubes there
        [a] {" "}because everybody there loses one
        [cards] {" "}because you hold { $cards } ({ $by })
        [class] {" "}by the symbol of { $by }
       *[untold] {""}
    }. You may give up a potion instead.
rattus-ask-serf_cube = Serf: a cube { $region_in }?
rattus-ask-new_rat = { $n ->
    [one] A new rat spreads { $region_from }: to which neighbour?
   *[other] New rat { $nth } of { $n } { $region_from }: to which neighbour?
        One after the other; several may go to one region.
}
rattus-ask-soldier = Soldier: one rat more to a neighbour { $region_of }?
rattus-ask-last_soldier = Soldier: to which neighbour { $region_of } does the rat go?
rattus-ask-knight = Knight: does the plague piece count as 2 cubes { $region_in }?
rattus-ask-crusader =
    Crusader: do you turn up all rats { $region_in } at once?
    At once, you then choose their order.
rattus-ask-next_rat = Crusader: which rat { $region_in } takes effect next?
rattus-ask-merchant_from = Merchant: from which region do cubes of yours leave?
rattus-ask-merchant_to =
    Merchant: { $source_from } to which neighbour?
    { $n ->
        [1] You have one cube { $source_in }.
       *[other] Up to { $n } cubes of yours; how many is asked next.
    }
rattus-ask-merchant_cubes = Merchant: which cubes go { $source_from } to { $target }?
rattus-ask-messenger_from = Messenger: where is the first of the two cubes?
rattus-ask-messenger_cube = Messenger: which cube { $region_in }?
rattus-ask-messenger_to =
    Messenger: swap the cube of { $owner } { $region_in } with one where?
    One that is not of { $owner }.
rattus-ask-messenger_swap = Messenger: which cube { $target_in } for that of { $owner } { $region_in }?
rattus-ask-monk_from =
    Monk: from which region does a rat go?
    It goes to a neighbour, asked next.
rattus-ask-monk_rat = Monk: which rat { $source_in }?
rattus-ask-monk_to = Monk: to which neighbour does rat { $slot } { $source_of } go?
rattus-ask-piper_from = Pied Piper: from which region does a cube of yours leave?
rattus-ask-piper_cube = Pied Piper: which cube { $source_in }?
rattus-ask-piper_to =
    Pied Piper: { $source_from } to which neighbour?
    As many rats as have room follow.
rattus-ask-piper_rats = { $n ->
    [one] Pied Piper: { $target } has room for { $n } rat. Which one?
   *[other] Pied Piper: { $target } has room for { $n } rats. Which ones?
}
rattus-ask-bishop_piece = { $before ->
    [0] Bishop: which piece do you place or move?
   *[other] Bishop: another piece?
}
rattus-ask-bishop_to = { $new ->
    [1] Bishop: in which region do you place the piece?
   *[other] Bishop: where does the piece { $piece_from } go?
}
    No rat comes to a region where a bishop stands.
rattus-ask-nun_to = { $nth ->
    [0] Nun
   *[other] Nun { $nth } of { $n }
}: { $new ->
    [1] in which region do you place a nun from the stock?
   *[other] where does the nun { $piece_from } go?
}
    Each nun takes 1 off the population of its region: fewer rats count there.
rattus-ask-wall_piece = { $before ->
    [0] Emperor: which wall do you place or move?
   *[other] Emperor: do you place or move a wall once more?
}
rattus-ask-wall_from =
    Emperor: on which region’s border does the wall go?
    Its neighbour on the other side is asked next. No rat, cube or plague piece crosses a wall.
rattus-ask-wall_to =
    Emperor: the wall stands between { $region } and which neighbour?
    No rat, cube or plague piece crosses it.
rattus-ask-witch_where =
    Witch: in which region do you look at a rat?
    You may look at a second one in another region, and then swap the two.
rattus-ask-witch_rat = Witch: which rat { $region_in } do you look at?
rattus-ask-witch_further = Witch: in which region do you look at a second rat?
rattus-ask-witch_second = Witch: which second rat do you look at, { $elsewhere_in }?
rattus-ask-witch_swap = Witch: do rat { $slot } { $region_of } and rat { $second } { $elsewhere_of } change places?
rattus-ask-empty_baker = { $n ->
    [one] Baker: where does { $n } cube of { $owner } go?
   *[other] Baker: where do all { $n } cubes of { $owner } go?
}
rattus-ask-wizard =
    Wizard: in which region is the cube that gets a potion?
    When the plague takes this cube, you may give up the potion instead.
rattus-ask-wizard_cube =
    Wizard: which cube { $region_in } gets the potion?
    When the plague takes this cube, you may give up the potion instead.
rattus-ask-king =
    King: from which region does a cube go into the palace?
    The plague cannot reach it there, and it counts at the end.
rattus-ask-king_cube = King: which cube { $region_in } goes into the palace?
rattus-ask-last_uses =
    Final round: which card do you use?
    Each may be used once more. Then the rats of every region are turned up.
    .by_moving = { $card }: { $does }.
rattus-ask-march =
    Which cards do you use { $region_in }?
    They move the plague piece together, once.

## First-game hints, one line above the question

rattus-hint-start_cubes = Later, as many cubes come as there are rats: rats bring people, until the plague arrives.
rattus-hint-turn = Card and cubes in either order; a power before the plague; a card’s symbol on a rat costs its holder a cube.
rattus-hint-peasant = The Peasant works even where no rats are.
rattus-hint-queen_cubes = What counts is the area before you placed cubes this turn.
rattus-hint-mayor = You lead where you have more cubes than any other player.
rattus-hint-lose_cube = A cube saved by a potion goes on counting, and may be hit again.
rattus-hint-serf_cube = The cube counts for the rats that are yet to take effect there, and can be hit by them.
rattus-hint-new_rat = One rat brings one new rat, two or three bring two; at most three lie in a region.
rattus-hint-soldier = The rat may go to the same neighbour as the others.
rattus-hint-last_soldier = From the supply, or at random from the discarded ones; the plague piece stays.
rattus-hint-knight = The two cubes are neutral: they count for the limit value only.
rattus-hint-crusader = Turned up together, all are discarded, even if nobody is left.
rattus-hint-next_rat = A rat counts where the population is at least its limit value.
rattus-hint-merchant_from = Up to 3 cubes, from one region to one neighbour.
rattus-hint-merchant_to = All cubes go to the same neighbour.
rattus-hint-merchant_cubes = Potions go with their cubes.
rattus-hint-messenger_from = Two cubes of different players, in different regions.
rattus-hint-messenger_cube = It may be your own or anybody’s.
rattus-hint-messenger_to = Any region, however far{ $walls ->
    [0] {""}
   *[other] ; walls do not matter
}.
rattus-hint-messenger_swap = { $potions ->
    [0] Both regions keep as many cubes as before.
   *[other] Potions go with their cubes.
}
rattus-hint-monk_from = You may move a rat away after placing cubes for it.
rattus-hint-monk_rat = The rat stays face down; nobody looks at it.
rattus-hint-monk_to = At most three rats lie in a region{ $bishops ->
    [0] {""}
   *[other] ; none may come where a bishop stands
}.
rattus-hint-piper_from = You may go where no rat can follow.
rattus-hint-piper_cube = Its potions go with it.
rattus-hint-piper_to = { $bishops ->
    [0] Three rats there keep the others from following.
   *[other] A bishop or three rats there keep the others from following.
}
rattus-hint-piper_rats = They stay face down.
rattus-hint-bishop_piece = No rat may be moved to, or placed in, a region with a bishop.
rattus-hint-bishop_to = Rats that are there already stay.
rattus-hint-nun_to = A rat whose limit value is above what is left has no effect.
rattus-hint-wall_piece = Nothing crosses a wall: no rat, no cube, no plague piece.
rattus-hint-wall_from = The plague piece must keep a way out.
rattus-hint-wall_to = One wall stands on a border at most.
rattus-hint-witch_where = Only you see the face; others see which rat you looked at.
rattus-hint-witch_rat = The rat longest in the region is rat 1 and is turned up first.
rattus-hint-witch_further = You have seen the first one: your panel shows its face from now on.
rattus-hint-witch_second = Two rats of one region cannot be swapped.
rattus-hint-witch_swap = Each takes the other’s place in the order.
rattus-hint-empty_baker = { $bishops ->
    [0] { $walls ->
        [0] Rats do
       *[other] Rats and walls do
    }
   *[other] { $walls ->
        [0] Rats and bishops do
       *[other] Rats, bishops and walls do
    }
} not matter; the cubes stay whose they are.
rattus-hint-wizard = A cube saved like that stays, and goes on counting.
rattus-hint-wizard_cube = A cube may have several potions.
rattus-hint-king = Only regions without rats are open to the King.
rattus-hint-king_cube = Its potions go back to the stock.
rattus-hint-last_uses = No card is taken and no cubes come by rats; then every region is ravaged.
rattus-hint-march = Nothing spreads in the final round.

## Options: regions

rattus-option-next_to = next to { $regions }
rattus-option-lying = { $rats } there now
rattus-option-there = { $n ->
    [one] { $n } cube there
   *[other] { $n } cubes there
}
rattus-option-start_cubes = { $here } · 2 cubes
rattus-option-peasant = { $here } · 1 cube more
    .pass = No cube more
rattus-option-queen_cubes = { $n ->
    [one] { $here } · { $n } cube more
   *[other] { $here } · { $n } cubes more
}
    .pass = No cubes more
rattus-option-mayor = { $here } · 1 cube
rattus-option-new_rat = { $here } · a new rat
rattus-option-soldier = { $here } · one rat more
    .pass = No rat more
rattus-option-last_soldier = { $here } · the rat
rattus-option-merchant_from = { $here } · cubes leave
rattus-option-merchant_to = { $here } · { $n ->
    [1] 1 cube { $source_from }
   *[other] up to { $n } cubes { $source_from }
}
    .short = { $here } · cubes { $source_from }
rattus-option-messenger_from = { $here } · a cube of { $who }
    .short = { $here } · of { $who }
rattus-option-messenger_to = { $here } · for a cube of { $who }
    .short = { $here } · for { $who }
rattus-option-owners = { $rest } or { $last }
rattus-option-monk_from = { $here } · a rat leaves
rattus-option-monk_to = { $here } · the rat { $source_from }
rattus-option-piper_from = { $here } · a cube leaves
rattus-option-piper_to = { $here } · a cube { $source_from }
rattus-option-follow = { $n ->
    [0] no rat follows
    [one] { $n } rat follows
   *[other] { $n } rats follow
}
rattus-option-bishop_to = { $here } · a bishop
rattus-option-nun_to = { $here } · a nun
    .pass = { $new ->
        [1] Leave this nun in the stock
       *[other] Leave the nun { $piece_in }
    }
rattus-option-wall_from = { $here } · one side of the wall
rattus-option-wall_to = { $region } · a wall
rattus-option-witch_where = { $here } · { $n ->
    [1] its only rat, seen at once
   *[other] 1 of { $n } rats, asked next
}
rattus-option-witch_further = { $here } · { $n ->
    [1] one rat, seen at once
   *[other] 1 of { $n } rats, asked next
}
    .pass = Enough
rattus-option-empty_baker = { $n ->
    [one] { $here } · { $n } cube
   *[other] { $here } · { $n } cubes
}
rattus-option-wizard = { $here } · a potion
rattus-option-king = { $here } · one cube to the palace

## Options: a turn, and the final round

rattus-group-card = Card
rattus-group-powers = Powers
rattus-group-cubes = Cubes
rattus-group-plague = Plague
rattus-option-take = { $card } · take
rattus-option-take_from = { $card } · take from { $holder }
    .short = { $card } · from { $holder }
rattus-option-use = { $card } · use
rattus-option-use_baker = { $card } · 1 cube onto it, { $n } then
rattus-option-use_mayor = { $n ->
    [one] { $card } · { $n } cube
   *[other] { $card } · { $n } cubes
}
    .where = { $n ->
        [one] { $all ->
            [1] 1 cube to { $regions }
           *[other] 1 cube to one of { $regions }
        }
       *[other] { $all ->
            [1] 1 cube each to { $regions }
           *[other] 1 cube each to { $n } of { $regions }
        }
    }
rattus-option-place = { $n ->
    [0] { $here } · cubes
    [one] { $here } · { $n } cube
   *[other] { $here } · { $n } cubes
}
rattus-option-then = then { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
rattus-option-by_peasant = by the Peasant
rattus-option-plague = { $here } · plague there, { $rats ->
    [0] no new rat
    [one] { $rats } new rat
   *[other] { $rats } new rats
}
    .by = { $here } · { $cards }
    .stays = { $here } · plague stays
    .brings = { $rats ->
        [one] spreads { $rats } rat
       *[other] spreads { $rats } rats
    }
    .brief = spreads { $rats }
rattus-option-far = two steps away
rattus-option-no_room = no neighbour has room for a rat
rattus-option-used_up = the supply is then empty: last turn
rattus-option-played_out = your last cubes: last turn
rattus-option-turns_up = turns up rats
rattus-option-last_uses =
    .pass = Use nothing more
    .outcome = your cards are done for this game
rattus-option-march = { $cards } · march

## Options: yes or no

rattus-option-knight = Count · the piece is 2 cubes
    .sign = Count
    .pass = Leave it · the piece does not count
    .pass-sign = Leave it
rattus-option-population = population { $n }: { $all ->
    [1] every rat counts
   *[other] { $n ->
        [0] no rat counts
        [1] rats with limit 1 count
       *[other] rats with limits 1 to { $n } count
    }
}
    .brings = { $all ->
        [1] every rat counts
       *[other] { $n ->
            [0] no rat counts
            [1] limit 1 counts
           *[other] limits 1–{ $n } count
        }
    }
rattus-option-crusader = { $n ->
    [one] All at once · turn up the rat
   *[other] All at once · turn up { $n } rats
}
    .sign = All at once
    .pass = One by one · as they lie
    .pass-sign = One by one
rattus-option-serf_cube = { $here } · place a cube
    .pass = Leave it
rattus-option-serf_stock = { $n ->
    [one] { $n } cube stays in your supply
   *[other] { $n } cubes stay in your supply
}
rattus-option-witch_swap = Swap · the two rats
    .sign = Swap
    .pass = Leave them · where they lie
    .pass-sign = Leave them
rattus-option-gets = { $region } gets { $face }

## Options: rats, cubes, pieces

rattus-option-known = you know it: { $face }
rattus-origin-laid_out = face down, a starting rat
rattus-origin-drawn = face down, from the supply
rattus-origin-redrawn = face down, one of the discarded rats
rattus-option-seen_by = seen by { $who }
rattus-option-monk_rat = { $slot } · this rat { $region_in }
rattus-option-piper_rats = { $slot } · this rat { $region_in }
rattus-option-witch_rat = { $slot } · look at this rat { $region_in }
rattus-option-witch_second = { $slot } · look at this rat { $region_in }
rattus-option-next_rat = { $slot } · limit { $face }
    .short = { $slot } · limit value { $limit }
rattus-option-hits = population { $n }, counts
    .brings = counts
rattus-option-misses = population { $n }, no effect
    .brings = no effect
rattus-option-cube = { $n ->
    [0] No potion
    [one] { $n } potion
   *[other] { $n } potions
}
    .plain = A cube
    .picked = { $cube } · this cube
    .moved = { $cube } · to { $target }
rattus-option-own = { $n ->
    [one] { $n } cube of yours there
   *[other] { $n } cubes of yours there
}
rattus-option-brewed = { $n ->
    [one] then it has { $n } potion
   *[other] then it has { $n } potions
}
rattus-option-give = { $cube } · give up { $n ->
    [one] the potion
   *[other] 1 of { $n }
}
    .outcome = the cube stays, { $left } left
rattus-option-lose = { $cube } · lose the cube
    .outcome = your cubes there: { $old }, then { $new }{ $n ->
        [0] {""}
        [one] ; the cube’s potion goes too
       *[other] ; the cube’s potions go too
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
rattus-option-bishop_piece = { $here } · its bishop
    .new = A bishop from the stock
    .pass = No further bishop
rattus-option-wall_piece = { $wall } · its wall
    .new = A wall from the stock
    .pass = No further wall
rattus-option-stock_of_pieces = { $n } in the stock

## Handing in a counted pick; finished answers

rattus-confirm-merchant_cubes = { $n ->
    [one] Move { $n } cube to { $target }
   *[other] Move { $n } cubes to { $target }
}{ $potions ->
    [0] {""}
    [one] , with { $potions } potion
   *[other] , with { $potions } potions
}
    .short = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }{ $potions ->
        [0] {""}
        [one] , { $potions } potion
       *[other] , { $potions } potions
    }
rattus-confirm-mayor = One cube each: { $regions }
    .short = { $left ->
        [1] One cube each, but not { $region_in }
       *[other] One cube each in { $n } regions
    }
rattus-confirm-piper_rats = { $n ->
    [one] Rat { $slots } follows
   *[other] Rats { $slots } follow
}
    .short = { $n ->
        [one] Rat { $slots }
       *[other] Rats { $slots }
    }

## A plan in sentences; the last answer of a power tells the whole of it

rattus-plan-then_turn = **Then your turn:**
rattus-plan-then_round = **Then the end of the game:**
rattus-plan-start_cubes = 2 cubes { $here_to }.
rattus-plan-take = Take { $the }.
rattus-plan-use = Use { $the }.
rattus-plan-use_baker = Baker: 1 cube onto the card, { $n } then.
rattus-plan-place = { $n ->
    [0] Cubes { $here_to }.
    [one] { $n } cube { $here_to }.
   *[other] { $n } cubes { $here_to }.
}
rattus-plan-peasant = Peasant: 1 cube { $here_to }.
rattus-plan-queen_cubes = { $n ->
    [one] Queen: { $n } cube { $here_to }.
   *[other] Queen: { $n } cubes { $here_to }.
}
rattus-plan-mayor = { $n ->
    [one] Mayor: 1 cube to { $regions }.
   *[other] Mayor: 1 cube each to { $regions }.
}
rattus-plan-empty_baker = { $n ->
    [one] Baker: { $n } cube { $here_to }.
   *[other] Baker: { $n } cubes { $here_to }.
}
rattus-plan-merchant_to = Merchant: cubes { $source_from } to { $here }.
rattus-plan-merchant_cubes = { $n ->
    [one] Merchant: { $n } cube { $source_from } to { $target }.
   *[other] Merchant: { $n } cubes { $source_from } to { $target }.
}
rattus-plan-messenger_to = Messenger: the cube of { $owner } { $region_in } for one { $here_in }.
rattus-plan-messenger_swap = Messenger: the cube of { $owner } { $region_in } for that of { $other } { $target_in }.
rattus-plan-monk_to = Monk: a rat { $source_from } to { $here }.
rattus-plan-piper_to = { $n ->
    [0] Pied Piper: a cube { $source_from } to { $here }, no rat follows.
    [one] Pied Piper: a cube { $source_from } to { $here }, { $n } rat follows.
   *[other] Pied Piper: a cube { $source_from } to { $here }, { $n } rats follow.
}
rattus-plan-piper_rats = { $n ->
    [one] Pied Piper: a cube { $source_from } to { $target }, rat { $slots } follows.
   *[other] Pied Piper: a cube { $source_from } to { $target }, rats { $slots } follow.
}
rattus-plan-bishop_to = { $new ->
    [1] Bishop { $here_to }.
   *[other] Bishop { $piece_from } { $here_to }.
}
rattus-plan-nun_to = { $new ->
    [1] Nun { $here_to }.
   *[other] Nun { $piece_from } { $here_to }.
}
rattus-plan-wall_to = { $new ->
    [1] Wall { $wall }.
   *[other] The wall { $old } moves to { $wall }.
}
rattus-plan-wizard = Wizard: a potion { $here_in }.
rattus-plan-wizard_cube = Wizard: a potion { $region_in }.
rattus-plan-king = King: a cube { $here_from } to the palace.
rattus-plan-king_cube = King: a cube { $region_from } to the palace.
rattus-plan-plague = Plague to { $here }{ $rats ->
    [0] {""}
    [one] ; new rat to { $regions }
   *[other] ; new rats to { $regions }
}.
rattus-plan-new_rat = { $rats ->
    [one] New rat to { $regions }.
   *[other] New rats to { $regions }.
}
rattus-plan-messenger_from = Messenger: a cube { $here_in } changes places.
rattus-plan-messenger_cube = Messenger: the cube of { $other } { $region_in } changes places.
rattus-plan-monk_from = Monk: a rat goes { $here_from }.
rattus-plan-monk_rat = Monk: rat { $slot } { $source_of } moves.
rattus-plan-merchant_from = Merchant: cubes go { $here_from }.
rattus-plan-piper_cube = { $potions ->
    [0] Pied Piper: a cube without potion goes { $source_from }.
    [one] Pied Piper: a cube with { $potions } potion goes { $source_from }.
   *[other] Pied Piper: a cube with { $potions } potions goes { $source_from }.
}
rattus-plan-piper_from = Pied Piper: a cube goes { $here_from }.
rattus-plan-bishop_piece = { $new ->
    [1] Bishop: a piece from the stock.
   *[other] Bishop: the piece { $here_of } moves.
}
rattus-plan-wall_piece = { $new ->
    [1] Emperor: a wall from the stock.
   *[other] Emperor: the wall { $wall } is taken away and goes elsewhere.
}
rattus-plan-wall_from = Emperor: a wall on the border { $here_of }.
rattus-plan-lose_cube = { $gives ->
    [1] Give up a potion and keep the cube
   *[0] { $n ->
        [0] Lose the cube without a potion
        [one] Lose the cube with { $n } potion
       *[other] Lose the cube with { $n } potions
    }
} { $region_in }{ $told ->
    [0] {""}
   *[1] {" "}({ $by })
}.
rattus-plan-next_rat = Crusader: rat { $slot } takes effect next.
rattus-plan-witch_where = Witch: look at a rat { $here_in }.
rattus-plan-witch_further = Witch: then look at a rat { $here_in }.
rattus-plan-witch_swap = Witch: rat { $slot } { $region_of } and rat { $second } { $elsewhere_of } change places.
rattus-plan-serf_cube = Serf: a cube { $region_in }.
rattus-plan-knight = Knight: the plague piece counts as 2 cubes { $region_in }.
rattus-plan-going_on = { $card }: { $step } …

## What each card is for

rattus-does-peasant = { $last ->
    [1] 1 cube into any region
   *[other] when placing: 1 cube more, even where no rats are
}
rattus-does-baker = 1 cube from your supply onto the card
rattus-does-serf = { $last ->
    [1] plague piece to a neighbour; a cube after each rat that takes somebody else’s
   *[other] a cube after each rat that takes a cube of somebody else
}
rattus-does-merchant = up to 3 of your cubes to a neighbour
rattus-does-mayor = { $last ->
    [1] 1 cube into one region where you lead
   *[other] instead of placing by rats: 1 cube wherever you lead
}
rattus-does-messenger = two cubes of different players change places
rattus-does-monk = one rat to a neighbour
rattus-does-bishop = place or move a bishop: no rat may come there
rattus-does-nun = place or move the nuns: each lowers the population by 1
rattus-does-knight = { $last ->
    [1] plague piece up to 2 regions far; it counts as 2 cubes until the end
   *[other] plague piece up to 2 regions far; it may count as 2 cubes
}
rattus-does-crusader = up to 2 regions far; turn up all rats, choose their order
rattus-does-soldier = { $last ->
    [1] 1 new rat beside the plague piece, which stays
   *[other] plague piece up to 2 regions far; 1 new rat more
}
rattus-does-witch = look at a rat, at a second one, then swap them or not
rattus-does-wizard = a potion by one of your cubes
rattus-does-pied_piper = one cube to a neighbour, rats follow
rattus-does-king = one cube from a region without rats into the palace
rattus-does-queen = { $last ->
    [1] 2 cubes into any region, if your area is the largest
   *[other] when placing: 2 cubes more, if your area is the largest
}
rattus-does-emperor = place or move a wall: nothing crosses it

## Typed words: the first is offered, all are understood

rattus-typed-pass = no, none, nothing, enough, leave, stay, pass, done
rattus-typed-count = count, yes
rattus-typed-reveal = reveal, yes, all
rattus-typed-place = place, yes, cube
rattus-typed-swap = swap, yes
rattus-typed-pied_piper = piper
rattus-typed-take = take
rattus-typed-use = use
rattus-typed-plague = plague
rattus-typed-stock = new, stock
rattus-typed-cube = cube, cubes, plain
rattus-typed-potion = potion, potions, yes
rattus-typed-lose = cube, lose, no

## Events. `.seen`: for the Witch alone

rattus-event-start_cubes = { $who } places 2 cubes { $region_in }.
rattus-event-took = { $beside ->
    [1] { $who } takes { $the }.
   *[other] { $who } takes { $the } from { $holder }.
}
rattus-event-placed = { $n ->
    [one] { $who } places { $n } cube { $region_in }.
   *[other] { $who } places { $n } cubes { $region_in }.
}
rattus-event-peasant = Peasant: { $who } places 1 cube more { $region_in }.
rattus-event-queen = { $n ->
    [one] Queen: { $who } places { $n } cube more { $region_in }.
   *[other] Queen: { $who } places { $n } cubes more { $region_in }.
}
rattus-event-mayor = Mayor: { $who } places one cube each: { $regions }.
    .short = { $n ->
        [one] Mayor: { $who } places a cube in { $n } region.
       *[other] Mayor: { $who } places a cube each in { $n } regions.
    }
rattus-event-baker_filled = { $n ->
    [one] Baker: { $who } puts a cube on the card; there is { $n } now.
   *[other] Baker: { $who } puts a cube on the card; there are { $n } now.
}
rattus-event-baker_emptied = { $n ->
    [one] Baker: { $who } places { $n } cube of { $owner } { $region_in }.
   *[other] Baker: { $who } places { $n } cubes of { $owner } { $region_in }.
}
rattus-event-merchant = { $n ->
    [one] Merchant: { $who } moves { $n } cube { $source_from } to { $target }.
   *[other] Merchant: { $who } moves { $n } cubes { $source_from } to { $target }.
}
rattus-event-messenger = Messenger: the cubes of { $owner } { $source_in } and { $other } { $target_in } change places.
rattus-event-monk = Monk: { $who } moves rat { $slot } { $source_from } to { $target }.
rattus-event-piper = { $n ->
    [0] Pied Piper: { $who } moves a cube { $source_from } to { $target }; no rat follows.
    [one] Pied Piper: { $who } moves a cube { $source_from } to { $target }; { $n } rat follows.
   *[other] Pied Piper: { $who } moves a cube { $source_from } to { $target }; { $n } rats follow.
}
rattus-event-piper_rats = { $n ->
    [0] No rat follows { $source_from }.
    [one] Rat { $slots } { $source_of } follows.
   *[other] Rats { $slots } { $source_of } follow.
}
rattus-event-bishop = { $new ->
    [1] Bishop: { $who } places a bishop { $target_in }.
   *[other] Bishop: { $who } moves a bishop { $source_from } to { $target }.
}
rattus-event-nun = { $new ->
    [1] Nun: { $who } places a nun { $target_in }.
   *[other] Nun: { $who } moves a nun { $source_from } to { $target }.
}
rattus-event-wall = { $new ->
    [1] Emperor: { $who } places a wall { $wall }.
   *[other] Emperor: { $who } moves the wall { $moved } to { $wall }.
}
rattus-event-wizard = { $n ->
    [one] Wizard: a cube of { $who } { $region_in } gets a potion.
   *[other] Wizard: a cube of { $who } { $region_in } has { $n } potions now.
}
rattus-event-king = King: a cube of { $who } goes { $region_from } into the palace.
rattus-event-looked = Witch: { $who } looks at rat { $slot } { $region_in }.
    .seen = Witch: { $who } looks at rat { $slot } { $region_in }: { $face }.
rattus-event-swapped = Witch: rat { $slot } { $source_of } and rat { $second } { $target_of } change places.
rattus-event-plague = { $who } moves the plague piece { $source_from } to { $target }.
rattus-event-stayed = The plague piece is walled in and stays { $region_in }.
rattus-event-no_room = No neighbour { $region_of } has room for a rat.
rattus-event-new_rat = { $who } places a new rat { $region_in }.
rattus-event-soldier = Soldier: { $who } places one rat more { $region_in }.
rattus-event-redrawn = One of the discarded rats lies { $region_in } again, face down.
rattus-event-knight = Knight: the plague piece counts as 2 cubes { $region_in }.
rattus-event-revealed = Crusader: all rats { $region_in } are turned up: { $faces }.
    .short = { $n ->
        [one] Crusader: the rat { $region_in } is turned up.
       *[other] Crusader: all { $n } rats { $region_in } are turned up.
    }
rattus-event-turned_up = 🐀 { $region } { $face }: population { $n }, { $hit ->
    [1] counts.
   *[other] no effect.
}
rattus-event-put_away = { $n ->
    [one] Nobody is left { $region_in }: { $n } open rat is discarded.
   *[other] Nobody is left { $region_in }: { $n } open rats are discarded.
}
rattus-event-lost = { $n ->
    [one] { $who } loses { $n } cube { $region_in }.
   *[other] { $who } loses { $n } cubes { $region_in }.
}
rattus-event-gave_potion = { $who } gives up a potion { $region_in }; the cube stays.
rattus-event-serf = Serf: { $who } places a cube { $region_in }.
rattus-event-last_round = **Final round** · { $supply ->
    [0] the rats are used up
   *[other] { $n ->
        [0] somebody had all cubes on the board
       *[other] { $out } had all cubes on the board
    }
}; all but { $who } use their cards once more.
    .short = **Final round** · several had all cubes on the board; all but { $who } use their cards once more.
rattus-event-final_ravage = **Final ravage** · every rat is turned up, region by region.
rattus-event-left_over = { $n ->
    [one] { $n } rat is left where nobody lives; it is turned up without effect.
   *[other] { $n } rats are left where nobody lives; they are turned up without effect.
}
rattus-event-saved = { $n ->
    [one] { $who } has saved { $n } cube.
   *[other] { $who } has saved { $n } cubes.
}
rattus-event-won = { $n ->
    [one] { $who } wins with { $n } cube.
   *[other] { $who } wins with { $n } cubes.
}

## What a take-back cannot cross: a clause, "Cannot take back: …"

barrier-rattus-turned_up = a rat has been turned up since
barrier-rattus-revealed = rats have been turned up since
barrier-rattus-looked = the Witch has looked at a rat since
barrier-rattus-left_over = the rats have been turned up since

## What an answer brings to light, on its label

rattus-reveals = reveals something
rattus-reveals-turned_up = turns up rats
rattus-reveals-revealed = turns up rats
rattus-reveals-left_over = turns up rats
rattus-reveals-looked = shows the rat
rattus-reveals-dice = draws a rat
rattus-reveals-opened = opens the answers

## Refusals, and the chapters they come from

rattus-refusal-card_is_yours = { $capital } lies before you already.
rattus-refusal-one_card_a_turn = You have taken a card this turn; one is the most.
rattus-refusal-placed_already = You have placed your cubes this turn.
rattus-refusal-no_rats_there = No rats { $region_in }, so no cubes come there.
rattus-refusal-no_cubes_left = Your supply of cubes is empty.
rattus-refusal-too_far = { $region } is too far for the plague piece.
rattus-refusal-plague_must_move = The plague piece must leave its region.
rattus-refusal-wall_between = A wall stands between { $source } and { $target }.
rattus-refusal-bishop_there = No rat may go to { $region }: a bishop stands there.
rattus-refusal-region_full = No rat may go to { $region }: it holds 3.
rattus-refusal-card_used = You have used { $the } this turn.
rattus-refusal-comes_with_placing = { $capital } comes with the placing: place cubes first.
rattus-refusal-works_in_phase_c = { $capital } works when the plague piece moves.
rattus-refusal-piece_moved_already = You have moved the plague piece in the final round; these cards do it together.
rattus-refusal-piece_walled_in = { $capital } moves the plague piece, which is walled in: no way is open.
rattus-refusal-moves_the_piece = { $capital } is used by moving the plague piece: choose its region.
rattus-refusal-queen_not_largest = The Queen is idle: your area ({ $n }) is not larger than that of { $other } ({ $rival }).
rattus-refusal-queen_connects_nothing = The Queen is idle: no two regions with your cubes are connected.
rattus-refusal-leads_nowhere = The Mayor is idle: nowhere have you more cubes than all others.
rattus-refusal-no_potions = All potions stand by cubes.
rattus-refusal-potions_protect_no_more = This table has agreed that potions protect no more once the final round begins.
rattus-refusal-nobody_on_board = You have no cube on the board.
rattus-refusal-nobody_can_move = No cube of yours can move.
rattus-refusal-nothing_to_swap = There are no two cubes of different players in different regions.
rattus-refusal-no_rat_can_move = No rat has anywhere to go.
rattus-refusal-no_rats_on_board = There is no rat on the board.
rattus-refusal-nobody_is_safe = Rats are wherever you have cubes; the King needs a region without.
rattus-refusal-no_border_left = There is no wall, or no border where one may stand.
rattus-refusal-no_pieces = This edition has no such pieces.
rattus-refusal-no_rat_to_place = There is no rat to place, or no room for one.
rattus-refusal-plague_needs_a_way = The plague piece would be walled in.
rattus-refusal-wall_stands = A wall stands there already.
rattus-refusal-chosen_cards_unknown = The chosen cards must be cards of this game.
rattus-refusal-chosen_six_cards = { $n ->
    [one] Choose 6 different cards; { $n } is chosen.
   *[other] Choose 6 different cards; { $n } are chosen.
}
rattus-rule-phase_a = Phase A
rattus-rule-phase_b = Phase B
rattus-rule-phase_c = Phase C

## The game's commands

game-rattus = Rattus
    .command = /{ cmd-rattus }
    .about = Keep your people alive in a Europe of plague: take class cards, place cubes where rats are, then move the plague. Whoever has most cubes on the map at the end wins.
    .length = 2 to 4 players · about 35 answers each
cmd-rattus = rattus
    .about = Rattus and Pied Piper: answer by typing
cmd-rattus-start = start
    .about = Put two cubes on a region at the start
cmd-rattus-take = take
    .about = Take a class card
cmd-rattus-place = place
    .about = Place new cubes
cmd-rattus-peasant = peasant
    .about = Peasant: the extra cube
cmd-rattus-baker = baker
    .about = Baker: fill the card, or empty it into a region
cmd-rattus-merchant = merchant
    .about = Merchant: move up to three of my cubes
cmd-rattus-mayor = mayor
    .about = Mayor: one cube where I lead
cmd-rattus-messenger = messenger
    .about = Messenger: swap two cubes
cmd-rattus-serf = serf
    .about = Serf: a cube after this rat, or none
cmd-rattus-monk = monk
    .about = Monk: move a rat to a neighbour
cmd-rattus-bishop = bishop
    .about = Bishop: place or move a bishop
cmd-rattus-nun = nun
    .about = Nun: place or move the three nuns
cmd-rattus-knight = knight
    .about = Knight: let the plague piece count as two cubes
cmd-rattus-crusader = crusader
    .about = Crusader: reveal all rats, then put them in order
cmd-rattus-soldier = soldier
    .about = Soldier: place one more rat
cmd-rattus-witch = witch
    .about = Witch: look at a rat, at a second one, swap them
cmd-rattus-wizard = wizard
    .about = Wizard: put a potion on one of my cubes
cmd-rattus-piper = piper
    .about = Pied Piper: move a cube and lead rats along
cmd-rattus-king = king
    .about = King: one cube into the palace
cmd-rattus-queen = queen
    .about = Queen: the two extra cubes
cmd-rattus-emperor = emperor
    .about = Emperor: place or move a wall
cmd-rattus-plague = plague
    .about = Move the plague piece
cmd-rattus-spread = spread
    .about = Put the new rats on neighbours
cmd-rattus-potion = potion
    .about = Give up a potion instead of the cube
cmd-rattus-done = done
    .about = Use no more cards now
cmd-rules-rattus = rattus
    .about = Rattus and Pied Piper: rules by chapter, card or region
