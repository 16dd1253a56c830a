### Notre Dame, the play: questions, options, what happens, refusals, commands. The names: game.ftl.
### Seats come as mark and tag ("■ Bea"); sectors in the forms of a sentence: "from the bank", "to the bank".

## What is asked, as everybody may read it

notre_dame-call-keep = keep one card
notre_dame-call-play = { $which ->
    [1] play the first card
   *[other] play the second card
}
notre_dame-call-marker = choose which marker moves
notre_dame-call-marker_to_notre_dame = choose which marker goes to Notre Dame
notre_dame-call-donate = give gold to Notre Dame, or nothing
notre_dame-call-friend = place or move the trusted friend
notre_dame-call-benefit = choose a benefit
notre_dame-call-drive = drive the carriage
notre_dame-call-message = take the message, or leave it
notre_dame-call-hire = hire a person, or nobody
notre_dame-call-hire_more = hire another person, or nobody (Advisor)
notre_dame-call-shift_from = choose the sector that markers leave
    .one = choose the sector that a marker leaves
notre_dame-call-shift_what = choose the markers that move
    .one = choose a marker or the trusted friend
notre_dame-call-shift_to = choose the sector where markers go
    .one = choose the sector to move to
notre_dame-call-empty_sector = choose an empty sector (Bishop)
notre_dame-call-own_sector = choose a sector (Prosecutor)
notre_dame-call-butcher_sectors = choose the sectors (Butcher)
notre_dame-call-give_back = choose the markers that go back (Gypsies)
notre_dame-call-outbreak = choose where the outbreak costs a marker
notre_dame-call-coachman = choose a kind of message (Coachman)
notre_dame-call-patron = pay gold, or nothing (Patron)

## The questions, as the one who is asked reads them

notre_dame-ask-keep = Which of your three cards do you keep?
    The other two go to { $left }.
    .last = Which of the two cards that came do you keep?
        The other one goes to { $left }.
    .back = Which of the two cards of { $left } do you keep?
        The other one goes back.
notre_dame-ask-play = Which card do you play first?
    .second = Which card do you play second?
        The third one is discarded unseen.
    .scholar = Which card do you play second?
        The third one stays until all have hired.
notre_dame-ask-marker = Which of your markers goes { $action_to }?
    Your personal supply is empty: one of those on the board moves.
notre_dame-ask-marker_to_notre_dame = { $gold ->
    [one] Which marker goes to Notre Dame for { $gold } gold?
        Your personal supply is empty.
   *[other] Which marker goes to Notre Dame for { $gold } gold?
       Your personal supply is empty.
}
notre_dame-ask-donate = Notre Dame: how much do you give?
    You have { $gold }. At the end of the period the markers there share { $pool } points: now { $there ->
        [0] none is there.
        [one] { $there } is there, { $yours } of it yours.
       *[other] { $there } are there, { $yours } of them yours.
    }
notre_dame-ask-friend = Trusted friend: to which other sector does he move?
    .first = Trusted friend: to which sector does he go?
notre_dame-ask-benefit = Which benefit do you take?
notre_dame-ask-supply_empty = Your supply is empty: what would place a marker moves one from elsewhere on your board; you are asked which.
notre_dame-ask-plague = { $outbreak ->
    [1] The plague of this round is { $plague }: as things stand an outbreak costs you { $price }.
   *[other] The plague of this round is { $plague }: as things stand your rat then stands on { $n }.
}
notre_dame-ask-last_round = Last round: gold and markers left in your supply will only break ties.
notre_dame-ask-drive = { $n ->
    [one] Where does your carriage go? Up to { $n } market.
   *[other] Where does your carriage go? Up to { $n } markets.
}
    .from = It stands { $here }. You may take messages of these colours: { $colours }. Whether you take one is asked next.
    .any = It stands { $here }.
        Messages of any colour are open to you. Whether you take one is asked next.
    .none = It stands { $here }. No message is left.
notre_dame-ask-message = Do you take the message { $message }?
notre_dame-ask-hire = Whom do you hire for 1 gold?
    You have { $gold }.
notre_dame-ask-hire_more = { $left ->
    [one] Advisor: whom do you hire as well, for 1 gold?
        You have { $gold }.
   *[other] Advisor: whom do you hire as well, for 1 gold each, up to { $left }?
       You have { $gold }.
}
notre_dame-ask-shift_from = { $person }: from which sector do markers leave?
    .one = { $person }: from which sector does one marker leave?
notre_dame-ask-shift_what = { $person }: which markers move { $source_from }?
    .one = { $person }: a marker or the trusted friend { $source_from }?
notre_dame-ask-shift_to = { $person }: { $pieces } { $source_from }, to which sector?
notre_dame-ask-empty_sector = Bishop: to which empty sector does the marker go?
    Its action follows.
notre_dame-ask-own_sector = Prosecutor: the action of which sector?
    Nothing is placed.
notre_dame-ask-butcher_sectors = { $n ->
    [one] Butcher: which empty sector gets a marker?
        Your general supply has { $n } marker.
   *[other] Butcher: which empty sectors get a marker?
       Your general supply has { $n } markers.
}
notre_dame-ask-give_back = Gypsies: which markers go back to the general supply?
    2 points for each.
notre_dame-ask-person = -# **{ $person }** { $does }
notre_dame-ask-outbreak = Outbreak: which of your busiest sectors loses a marker?
notre_dame-ask-coachman = Coachman: which kind of message brings its benefit again?
notre_dame-ask-patron = Patron: how much do you pay?
    You have { $gold }; your rat is on { $rat }.

## First-game hints, one line above the question

notre_dame-hint-keep = You play two of three cards; all nine cards of your pile come once in a period.
notre_dame-hint-play = A marker from your personal supply goes to the sector; the action is as strong as what stands there.
notre_dame-hint-marker = The marker leaves its sector before the action is counted.
notre_dame-hint-marker_to_notre_dame = Nothing is paid before the marker has gone.
notre_dame-hint-donate = 1, 2 or 3 gold bring 1, 3 or 6 points at once; the marker shares in the points of the period.
notre_dame-hint-friend = He counts as a marker where he stands; no marker is placed with this card.
notre_dame-hint-benefit = Each benefit is carried out before the next one is chosen.
notre_dame-hint-drive = The message must lie where the carriage stops, and you may have no more of its colour than of any other still on the board.
notre_dame-hint-message = It stays with you; its benefit comes at once.
notre_dame-hint-hire = The coin is paid first. Several people may hire the same person.
notre_dame-hint-hire_more = Two different persons, or the same one twice.
notre_dame-hint-shift_from = The trusted friend may move like a marker.
    .friend_waits = The trusted friend could move like a marker, but is not placed yet.
notre_dame-hint-shift_what = All that moves goes to the same sector.
notre_dame-hint-shift_to = The Minstrel brings no action; with Fool and Actress the action of the new sector follows.
notre_dame-hint-empty_sector = The action is carried out with a strength of 1.
notre_dame-hint-own_sector = The trusted friend counts, also alone.
notre_dame-hint-butcher_sectors = No actions follow.
notre_dame-hint-give_back = Markers from Notre Dame count as well; the trusted friend stays.
notre_dame-hint-outbreak = The trusted friend counts for the busiest sector, but never leaves the board.
notre_dame-hint-coachman = Each message of this kind counts; the park adds to it once.
notre_dame-hint-patron = More gold than your rat can go back would be lost.

## Signs of options and plates on the picture of a question

notre_dame-sign-card_of = { $card } { $owner }
notre_dame-sign-kind = Kind { $kind }
notre_dame-sign-pieces = { $n ->
    [0] Friend
   *[other] { $n } and friend
}
notre_dame-plate-then = { $before } → { $after }

## What an answer brings, on its button

notre_dame-gain-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
notre_dame-gain-markers = { $n ->
    [one] +{ $n } marker
   *[other] +{ $n } markers
}
notre_dame-gain-gold = +{ $n } gold
notre_dame-gain-now = { $gain } now
notre_dame-gain-nothing = nothing now
notre_dame-gain-no_gold = { $gain } (no gold)
notre_dame-gain-no_marker = { $gain } (no marker)
notre_dame-outbreak-nothing = nothing
notre_dame-gain-barred = not now
notre_dame-gain-rat = rat back { $n }
notre_dame-gain-rat_stays = nothing (rat on 0)
notre_dame-gain-plague = { $outbreak ->
    [1] still an outbreak
   *[other] rat on { $n } after the plague
}
    .short = { $outbreak ->
        [1] still an outbreak
       *[other] rat then on { $n }
    }
    .plate = { $outbreak ->
        [1] still an outbreak
       *[other] rat → { $n }
    }
notre_dame-gain-rat_most = rat back up to { $n }
notre_dame-gain-most = up to { $gain }
notre_dame-gain-played = play { $card }
notre_dame-gain-doctored = plague 0 for you
notre_dame-gain-placed = { $n ->
    [one] a marker
   *[other] { $n } markers placed
}
notre_dame-gain-drive = { $steps ->
    [one] drive up to { $steps } market
   *[other] drive up to { $steps } markets
}
    .plate = { $steps ->
        [one] up to { $steps } market
       *[other] up to { $steps } markets
    }
notre_dame-gain-benefit = { $times ->
    [one] gold, a marker or rat back 1
   *[other] { $times } benefits of your choice
}
    .marker_or_gold = gold or a marker
    .marker_or_rat = a marker or rat back 1
    .gold_or_rat = gold or rat back 1
    .plate = { $times ->
        [one] { $times } benefit
       *[other] { $times } benefits
    }
notre_dame-gain-friend = { $placed ->
    [0] to a sector
   *[other] to another sector
}
notre_dame-gain-empty_sector = add 1 marker, act there
notre_dame-gain-own_sector = act in a sector
notre_dame-gain-shift_from = move markers
notre_dame-gain-shift_from-minstrel = move 1 to 3 markers
notre_dame-gain-shift_from-fool = move 1 marker, act there
notre_dame-gain-shift_from-actress = move a sector, act there
notre_dame-gain-coachman = one kind again
notre_dame-gain-hire_more = up to { $left } more persons
notre_dame-gain-butcher_sectors = { $most ->
    [one] { $most } marker placed
   *[other] { $most } markers placed
}

## Options: cards

notre_dame-option-keep = keep
notre_dame-option-as_things_stand = if played: { $gain }
    .short = played: { $gain }
notre_dame-option-none_moves = no action, no marker moves
notre_dame-option-there_hotel = you are asked which; then { $n } in the hotel (from 3 on: 2 benefits)
notre_dame-option-there_carriage = you are asked where to, and if you take the message; { $there }
notre_dame-option-marker_goes = your marker goes there
notre_dame-option-shares = your marker goes there: then { $own } of { $n }, { $each } each
notre_dame-option-on_board = { $n ->
    [one] { $n } marker on your board
   *[other] { $n } markers on your board
}
notre_dame-option-plague_then = { $outbreak ->
    [1] after the plague an outbreak, { $price } lost
   *[other] { $prevented ->
        [1] after the plague the rat on { $n }, no outbreak
       *[other] after the plague the rat on { $n }
    }
}
notre_dame-option-there = then { $n } there
notre_dame-option-source = { $place } marker
notre_dame-option-left = then { $n } left
notre_dame-option-share_then = your share there: { $before }, then { $after }
notre_dame-option-by_park = { $n ->
    [one] { $n } point from the park
   *[other] { $n } points from the park
}

## Options: markers, gold, the trusted friend, benefits

notre_dame-option-marker =
    .pass = No action
notre_dame-option-donate =
    .pass = Give nothing · no marker placed
notre_dame-option-gold_kept = you keep { $n } gold
notre_dame-option-benefit-marker = 1 marker
notre_dame-option-benefit-gold = 1 gold
notre_dame-option-benefit-rat = Rat back 1
notre_dame-option-then-marker = then { $n } in your supply
notre_dame-option-then-gold = then { $n } gold
notre_dame-option-then-rat = rat then on { $n }

## Options: the carriage

notre_dame-group-messages = Messages for you
notre_dame-group-markets = Other markets
notre_dame-option-drive =
    .pass = Stay
notre_dame-option-drive_back = out and back
notre_dame-option-market_empty = no message
notre_dame-option-message_closed = message { $message } is not for you now
    .plate = not for you
notre_dame-option-take = Message { $message }
notre_dame-option-message = take it: { $gain }
    .pass = Leave it

## Options: persons, and the markers they move

notre_dame-option-hire =
    .pass = Nobody
notre_dame-option-hire_more =
    .pass = Nobody more
notre_dame-option-patron =
    .pass = Pay nothing
notre_dame-option-shift_from =
    .pass = Move nothing
notre_dame-option-markers_there = { $n ->
    [one] { $n } marker there
   *[other] { $n } markers there
}
notre_dame-option-outbreak = loses 1 marker

## A plan in words

notre_dame-plan-keep = keep { $the }
notre_dame-plan-play = play { $the }
notre_dame-plan-marker = with a marker { $place_from }
    .pass = without an action
notre_dame-plan-marker_to_notre_dame = with a marker { $place_from }
    .pass = without an action
notre_dame-plan-donate = give { $gold }
    .pass = give nothing
notre_dame-plan-friend = { $new ->
    [1] place the trusted friend { $place_in }
   *[0] move the trusted friend { $place_to }
}
notre_dame-plan-benefit-marker = take 1 marker
notre_dame-plan-benefit-gold = take 1 gold
notre_dame-plan-benefit-rat = move the rat back 1
notre_dame-plan-drive = drive { $market_to }
    .pass = leave the carriage where it is
notre_dame-plan-message = take message { $message }
    .pass = leave the message
notre_dame-plan-hire = hire { $the }
    .pass = hire nobody
notre_dame-plan-hire_more = hire { $the }
    .pass = hire nobody more
notre_dame-plan-shift_from = { $one ->
    [1] move a piece { $place_from }
   *[0] move pieces { $place_from }
}
    .pass = move nothing
notre_dame-plan-shift_what = move { $pieces } { $source_from }
notre_dame-plan-shift_to = move { $pieces } { $source_from } { $target_to }
notre_dame-plan-empty_sector = place a marker { $places_in }
notre_dame-plan-own_sector = use the action { $place_of }
notre_dame-plan-butcher_sectors = place a marker { $places_in }
notre_dame-plan-give_back = { $n ->
    [0] return no marker
    [one] return { $n } marker ({ $places })
   *[other] return { $n } markers ({ $places })
}
notre_dame-plan-coachman = use messages of kind { $kind } again
notre_dame-plan-patron = { $n ->
    [0] pay nothing
   *[other] pay { $gold }
}
notre_dame-plan-outbreak = lose a marker { $place_from }

## Handing in a counted pick; finished answers

notre_dame-confirm-butcher_sectors = A marker each: { $places }
    .short = { $n ->
        [one] A marker in { $n } sector
       *[other] Markers in { $n } sectors
    }
notre_dame-confirm-give_back = { $n ->
    [0] Return nothing
    [one] Return { $n } marker: { $gain }
   *[other] Return { $n } markers: { $gain }
}
    .short = { $n ->
        [0] Nothing
       *[other] Return { $n }: { $gain }
    }
# The same in a text: whence
notre_dame-named-give_back = { $n ->
    [one] Return { $n } marker ({ $places }): { $gain }
   *[other] Return { $n } markers ({ $places }): { $gain }
}
    .short = { $places }: { $gain }

## Typed words: the first is offered, all are understood

notre_dame-typed-pass = nothing, nobody, none, no, stay, leave, pass
notre_dame-typed-marker = marker, markers
notre_dame-typed-gold = gold, coin
notre_dame-typed-rat = rat, rat back
notre_dame-typed-take = take, yes
notre_dame-typed-friend = friend, trusted friend
notre_dame-typed-market = market
notre_dame-typed-message = message
notre_dame-typed-market-c = square, C, centre
notre_dame-typed-market-il = fish quay, IL, inner left
notre_dame-typed-market-ir = flower quay, IR, inner right
notre_dame-typed-market-ol = wine gate, OL, outer left
notre_dame-typed-market-or = wood gate, OR, outer right
notre_dame-typed-east = east, neutral 1
notre_dame-typed-west = west, neutral 2

## Events. `-seen`: for the one who looked; `-none`: nothing came of it; `-two`, `-back`: of two players

notre_dame-event-period_begins = **Period { $letter }** · all action cards and the brown persons are shuffled.
notre_dame-event-round_begins = **Round { $round }** · bell-ringer { $who }
notre_dame-event-persons = Persons: { $persons }; plague { $n }.
    .short = Three persons are turned up; plague { $n }.
notre_dame-event-drew = Everybody draws { $n } cards and keeps one.
notre_dame-event-passed = { $n ->
    [one] All have chosen and pass { $n } card to the left.
   *[other] All have chosen and pass { $n } cards to the left.
}
notre_dame-event-passed-two = Both have chosen and pass { $n } cards to each other.
notre_dame-event-passed-back = Both have chosen; the card not kept goes back to its owner.
notre_dame-event-played = { $who } plays { $the }.
notre_dame-event-no_action = { $who } carries out no action.
notre_dame-event-moved_marker = { $who } moves a marker { $source_from } { $target_to }.
notre_dame-event-donated = { $n ->
    [one] { $who } gives { $n } gold to Notre Dame.
   *[other] { $who } gives { $n } gold to Notre Dame.
}
notre_dame-event-friend = { $new ->
    [1] { $who } places the trusted friend { $sector_in }.
   *[other] { $who } moves the trusted friend { $source_from } { $sector_to }.
}
notre_dame-event-hired = { $who } hires { $the }.
notre_dame-event-hired_nobody = { $who } hires nobody.
notre_dame-event-spied = { $n ->
    [one] { $who } looks at { $n } gray person still to come.
   *[other] { $who } looks at { $n } gray persons still to come.
}
notre_dame-event-spied-seen = { $who } looks at the gray persons still to come: { $persons }.
    .short = { $who } looks at the gray persons still to come.
notre_dame-event-patron = { $n ->
    [one] { $who } pays { $n } gold to the Patron.
   *[other] { $who } pays { $n } gold to the Patron.
}
notre_dame-event-patron-none = { $who } pays nothing to the Patron.
notre_dame-event-shifted = { $who } moves { $pieces } { $source_from } { $target_to }.
notre_dame-event-added_marker = { $who } adds a marker { $place_in }.
notre_dame-event-prosecuted = { $who } uses the action { $sector_of }.
notre_dame-event-gave_back = { $n ->
    [one] { $who } returns { $n } marker: { $places }.
   *[other] { $who } returns { $n } markers: { $places }.
}
    .short = { $n ->
        [one] { $who } returns { $n } marker.
       *[other] { $who } returns { $n } markers.
    }
notre_dame-event-gave_back-none = { $who } returns no marker.
notre_dame-event-gained_markers = { $n ->
    [one] { $who } gains { $n } marker.
   *[other] { $who } gains { $n } markers.
}
notre_dame-event-gained_markers-none = { $who } gains no marker: none is left.
notre_dame-event-gained_gold = { $n ->
    [one] { $who } gains { $n } gold.
   *[other] { $who } gains { $n } gold.
}
notre_dame-event-gained_gold-none = { $who } gains no gold from the empty supply.
notre_dame-event-gold_from = { $n ->
    [one] { $who } gets { $n } gold from { $other }.
   *[other] { $who } gets { $n } gold from { $other }.
}
notre_dame-event-rat_back = { $who } moves the rat back { $n }.
notre_dame-event-rat_back-none = { $who } leaves the rat on 0.
notre_dame-event-gained_prestige = { $n ->
    [one] { $who } gains { $n } point
   *[other] { $who } gains { $n } points
}{ $bonus ->
    [0] .
   *[other] , and { $bonus } more from the park.
}
notre_dame-event-lost_prestige = { $n ->
    [one] Outbreak in the borough of { $who }: { $n } point lost.
   *[other] Outbreak in the borough of { $who }: { $n } points lost.
}
notre_dame-event-lost_prestige-none = Outbreak in the borough of { $who }: no points to lose.
notre_dame-event-drove = { $who } drives { $start_from } { $market_to }.
    .short = { $who } drives { $market_to }.
notre_dame-event-stayed = The carriage of { $who } stays.
notre_dame-event-left_message = { $who } leaves the message { $market_at }.
    .short = { $who } leaves the message there.
notre_dame-event-took_message = { $who } takes the message { $message } { $market_at }.
    .short = { $who } takes the message { $message }.
notre_dame-event-plague = **Plague { $n }** · every rat moves.
notre_dame-event-rat_moved = The rat of { $who } is on { $to }.
notre_dame-event-lost_marker = { $who } loses a marker { $sector_from }.
notre_dame-event-notre_dame = { $n ->
    [one] **Notre Dame** · { $n } marker, worth { $each ->
        [one] { $each } point.
       *[other] { $each } points.
    }
   *[other] **Notre Dame** · { $n } markers, worth { $each ->
        [one] { $each } point each.
       *[other] { $each } points each.
    }
}
notre_dame-event-nobody_at_notre_dame = **Notre Dame** · nobody has a marker there.
notre_dame-event-showed_prestige = { $n ->
    [one] { $who } has { $n } point.
   *[other] { $who } has { $n } points.
}
notre_dame-event-won = { $count ->
    [one] { $who } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who } win with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}

## What a take-back cannot cross: a clause, "Cannot take back: …"

barrier-notre_dame-persons = new persons have been turned up since
barrier-notre_dame-passed = cards have been passed on since
barrier-notre_dame-played = a bot has shown an action card since
barrier-notre_dame-spied = the Spy has looked at the gray persons since
barrier-notre_dame-showed_prestige = the points have been shown since

## What an answer brings to light, on its label

notre_dame-reveals = reveals something
notre_dame-reveals-persons = turns up new persons
notre_dame-reveals-passed = passes the cards on
notre_dame-reveals-opened = passes the cards on
notre_dame-reveals-played = shows the card
notre_dame-reveals-spied = shows the grays
notre_dame-reveals-showed_prestige = ends the game
notre_dame-reveals-dice = draws cards

## Refusals, and the chapters they come from

notre_dame-refusal-too_far = { $n ->
    [one] That is too far: your carriage goes up to { $n } market.
   *[other] That is too far: your carriage goes up to { $n } markets.
}
notre_dame-refusal-colour_closed = { $count ->
    [one] Only messages of this colour are open to you, of which you have fewest: { $colours }.
   *[other] Only messages of these colours are open to you, of which you have fewest: { $colours }.
}
notre_dame-refusal-out_and_back = One market is not enough to go out and back.
notre_dame-refusal-too_little_gold = You have { $n } gold.
notre_dame-refusal-friend_moves = The trusted friend stands there already; he must move to another sector.
notre_dame-refusal-no_marker_left = You have no marker in the general supply.
notre_dame-refusal-no_gold_left = There is no gold to gain, neither in the supply nor from others.
notre_dame-refusal-rat_at_zero = Your rat is on 0 already.
notre_dame-refusal-sector_not_empty = That sector is not empty.
notre_dame-refusal-sector_empty = That sector is empty.
notre_dame-refusal-advisor_once = The Advisor does not hire himself again.
notre_dame-rule-carriage = Carriage
notre_dame-rule-messages = Messages

## The game's commands

game-notre_dame = Notre Dame
    .command = /{ cmd-notredame }
    .about = Lead a borough of Paris: of three cards keep one, pass two on, and put markers where they pay best. After nine rounds the most prestige wins, and the plague punishes a dirty borough.
    .length = 2 to 5 players · about 60 answers each
cmd-notredame = notredame
    .about = Notre Dame with the New Persons: answer by typing
cmd-notredame-keep = keep
    .about = Keep one card; the others are passed on
cmd-notredame-play = play
    .about = Play one of my three cards
cmd-notredame-marker = marker
    .about = Empty supply: which marker moves
cmd-notredame-hotel = hotel
    .about = Hotel: choose one benefit, or two
cmd-notredame-donate = donate
    .about = Notre Dame: give one to three gold, or nothing
cmd-notredame-friend = friend
    .about = Place or move the trusted friend
cmd-notredame-drive = drive
    .about = Drive the carriage to a market
cmd-notredame-message = message
    .about = Take the message here, or leave it
cmd-notredame-hire = hire
    .about = Pay one gold for a person, or nobody
cmd-notredame-barmaid = barmaid
    .about = Barmaid: choose the small benefit
cmd-notredame-shift = shift
    .about = Minstrel, fool, actress: from one sector to another
cmd-notredame-sector = sector
    .about = Bishop, prosecutor: choose the sector
cmd-notredame-butcher = butcher
    .about = Butcher, markers short: choose the sectors
cmd-notredame-gypsies = gypsies
    .about = Gypsies: choose the markers that go back
cmd-notredame-coachman = coachman
    .about = Coachman: choose a kind of message
cmd-notredame-patron = patron
    .about = Patron: pay gold, the rat goes back as much
cmd-notredame-outbreak = outbreak
    .about = Outbreak: choose the busiest sector that loses
cmd-rules-notredame = notredame
    .about = Notre Dame: rules by chapter, action or person
