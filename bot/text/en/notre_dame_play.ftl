### Notre Dame, the play: questions, options, what happens, refusals, commands. The names: notre_dame.ftl.
### Seats come as mark and tag ("■ Bea"); sectors in the forms of a sentence: "from the bank", "to the bank".

## What is asked, as everybody may read it

nd-call-keep = keep one card
nd-call-play = { $which ->
    [1] play the first card
   *[other] play the second card
}
nd-call-marker = choose which marker moves
nd-call-marker_to_notre_dame = choose which marker goes to Notre Dame
nd-call-donate = Notre Dame: give gold, or nothing
nd-call-friend = place or move the trusted friend
nd-call-benefit = choose a benefit
nd-call-drive = drive the carriage
nd-call-message = take the message, or leave it
nd-call-hire = hire a person, or nobody
nd-call-hire_more = Advisor: hire another person, or nobody
nd-call-shift_from = choose the sector that markers leave
nd-call-shift_what = choose the markers that move
nd-call-shift_to = choose the sector where markers go
nd-call-empty_sector = Bishop: choose an empty sector
nd-call-own_sector = Prosecutor: choose a sector
nd-call-butcher_sectors = Butcher: choose the sectors
nd-call-give_back = Gypsies: choose the markers that go back
nd-call-outbreak = outbreak: choose where a marker is lost
nd-call-coachman = Coachman: choose a kind of message
nd-call-patron = Patron: pay gold, or nothing

## The questions, as the one who is asked reads them

nd-ask-keep = Which of your three cards do you keep? The other two go to { $left }.
    .last = Which of the two cards that came do you keep? The other one goes to { $left }.
    .back = Which of the two cards of { $left } do you keep? The other one goes back.
nd-ask-play = Which card do you play first?
    .second = Which card do you play second? The third one is discarded unseen.
    .scholar = Which card do you play second? The third one stays until all have hired.
nd-ask-marker = Your personal supply is empty. Which of your markers on the board goes { $action_to }?
nd-ask-marker_to_notre_dame = { $gold ->
    [one] Your personal supply is empty. Which marker goes to Notre Dame for { $gold } gold?
   *[other] Your personal supply is empty. Which marker goes to Notre Dame for { $gold } gold?
}
nd-ask-donate = Notre Dame: how much do you give? You have { $gold }.
nd-ask-friend = Trusted friend: to which other sector does he move?
    .first = Trusted friend: to which sector does he go?
nd-ask-benefit = Which benefit do you take?
nd-ask-drive = { $n ->
    [one] Carriage: where do you drive from { $here }? Up to { $n } market. Messages open to you: { $colours }.
   *[other] Carriage: where do you drive from { $here }? Up to { $n } markets. Messages open to you: { $colours }.
}
    .any = { $n ->
        [one] Carriage: where do you drive from { $here }? Up to { $n } market. Messages of any colour are open to you.
       *[other] Carriage: where do you drive from { $here }? Up to { $n } markets. Messages of any colour are open to you.
    }
    .none = { $n ->
        [one] Carriage: where do you drive from { $here }? Up to { $n } market. No message is left.
       *[other] Carriage: where do you drive from { $here }? Up to { $n } markets. No message is left.
    }
nd-ask-message = Do you take the message { $message }?
nd-ask-hire = Whom do you hire for 1 gold? You have { $gold }.
nd-ask-hire_more = { $left ->
    [one] Advisor: whom do you hire as well, for 1 gold? You have { $gold }.
   *[other] Advisor: whom do you hire as well, for 1 gold each, up to { $left }? You have { $gold }.
}
nd-ask-shift_from = { $person }: from which sector do markers leave?
nd-ask-shift_what = { $person }: which markers move { $source_from }?
nd-ask-shift_to = { $person }: { $pieces } { $source_from }, to which sector?
nd-ask-empty_sector = Bishop: to which empty sector does the marker go? Its action follows.
nd-ask-own_sector = Prosecutor: the action of which sector? Nothing is placed.
nd-ask-butcher_sectors = { $n ->
    [one] Butcher: your general supply has { $n } marker. Which empty sector gets it?
   *[other] Butcher: your general supply has { $n } markers. Which empty sectors get one?
}
nd-ask-give_back = Gypsies: which markers go back to the general supply? 2 points for each.
nd-ask-outbreak = Outbreak: which of your busiest sectors loses a marker?
nd-ask-coachman = Coachman: which kind of message brings its benefit again?
nd-ask-patron = Patron: how much do you pay? You have { $gold }; your rat is on { $rat }.

## First-game hints, one line above the question

nd-hint-keep = You play two of three cards; all nine cards of your pile come once in a period.
nd-hint-play = A marker from your personal supply goes to the sector; the action is as strong as what stands there.
nd-hint-marker = The marker leaves its sector before the action is counted.
nd-hint-marker_to_notre_dame = Nothing is paid before the marker has gone.
nd-hint-donate = 1, 2 or 3 gold bring 1, 3 or 6 points at once; the marker shares in the points of the period.
nd-hint-friend = He counts as a marker where he stands; no marker is placed with this card.
nd-hint-benefit = Each benefit is carried out before the next one is chosen.
nd-hint-drive = The message must lie where the carriage stops, and you may have no more of its colour than of any other.
nd-hint-message = It stays with you; its benefit comes at once.
nd-hint-hire = The coin is paid first. Several people may hire the same person.
nd-hint-hire_more = Two different persons, or the same one twice.
nd-hint-shift_from = The trusted friend may move like a marker.
nd-hint-shift_what = All that moves goes to the same sector.
nd-hint-shift_to = The Minstrel brings no action; with Fool and Actress the action of the new sector follows.
nd-hint-empty_sector = The action is carried out with a strength of 1.
nd-hint-own_sector = The trusted friend counts, also alone.
nd-hint-butcher_sectors = No actions follow.
nd-hint-give_back = Markers from Notre Dame count as well; the trusted friend stays.
nd-hint-outbreak = The trusted friend counts for the busiest sector, but never leaves the board.
nd-hint-coachman = Each message of this kind counts; the park adds to it once.
nd-hint-patron = More gold than your rat can go back would be lost.

## What an answer brings, on its button

nd-gain-nothing = nothing now
nd-gain-rat = rat back { $n }
nd-gain-rat_stays = rat stays on 0
nd-gain-rat_most = rat back up to { $n }
nd-gain-drive = { $n ->
    [one] up to { $n } market
   *[other] up to { $n } markets
}
nd-gain-benefits = { $n ->
    [one] { $n } benefit
   *[other] { $n } benefits
}
nd-gain-friend = to another sector
    .first = to a sector
nd-gain-most = up to { $gain }
nd-gain-bishop = a marker, then act
nd-gain-minstrel = move 1 to 3 markers
nd-gain-fool = move 1 marker, act there
nd-gain-actress = move a sector, act there
nd-gain-scholar = play { $card }
nd-gain-nurse = a marker
nd-gain-priest = a marker
nd-gain-doctor = plague 0 for you
nd-gain-coachman = one kind again
nd-gain-advisor = up to 2 more persons
nd-gain-prosecutor = act in a sector
nd-gain-butcher = { $n ->
    [one] { $n } marker placed
   *[other] { $n } markers placed
}

## Options: cards

nd-option-keep = Keep { $the }
nd-option-as_things_stand = played now: { $gain }
nd-option-play = { $card }: { $gain }
    .short = { $short }: { $gain }
nd-option-play_of = { $card } ({ $owner }): { $gain }
    .short = { $short }, from { $owner }
nd-option-no_marker = no marker to place, so no action
nd-option-no_gold = no gold to give, so no action
nd-option-empty_supply = your supply is empty: a marker on the board moves there
nd-option-there = then { $n } there
nd-option-left = then { $n } left there
nd-option-by_park = { $n ->
    [one] { $n } point from the park
   *[other] { $n } points from the park
}

## Options: markers, gold, the trusted friend, benefits

nd-option-marker = Marker { $from }: { $gain }
    .short = { $short } marker: { $gain }
    .pass = No action
nd-option-donate = Give { $gold }: { $gain }
    .short = Give { $gold }
    .pass = Give nothing
nd-option-gold_kept = you keep { $n } gold
nd-option-friend = Friend { $to }: { $gain }
    .short = Friend, { $short }: { $gain }
nd-option-benefit-marker = 1 marker
nd-option-benefit-gold = 1 gold
nd-option-benefit-rat = Rat back 1
nd-option-then-marker = then { $n } in your supply
nd-option-then-gold = then { $n } gold
nd-option-then-rat = rat then on { $n }

## Options: the carriage

nd-group-messages = Messages for you
nd-group-markets = Other markets
nd-option-drive = { $market }
    .pass = Stay
nd-option-drive_to = { $market }: { $gain }
    .short = { $market }
nd-option-drive_back = Out and back: { $gain }
    .short = Out and back
nd-option-market = { $borough } { $market }
    .said = { $borough }, { $where }
nd-option-market_empty = no message
nd-option-message_closed = message { $message } is not open to you now
nd-option-take = Message { $message }
nd-option-message = Take { $message }: { $gain }
    .short = Take { $message }
    .pass = Leave it

## Options: persons, and the markers they move

nd-option-hire = { $person }: { $gain }
    .short = { $short }: { $gain }
    .pass = Nobody
nd-option-hire_more =
    .pass = Nobody more
nd-option-coachman = Kind { $kind }: { $gain }
    .short = Kind { $kind }
nd-option-patron = Pay { $gold }: { $gain }
    .short = Pay { $gold }
    .pass = Pay nothing
nd-option-shift_from = Move { $from }
    .pass = Move nothing
nd-option-shift_what = Move { $pieces }
nd-option-shift_to = Move { $to }
nd-option-shift_act = Move { $to }: { $gain }
    .short = Move, { $short }: { $gain }
nd-option-sector = { $sector }: { $gain }
    .short = { $short }: { $gain }
nd-option-markers_there = { $n ->
    [one] { $n } marker there
   *[other] { $n } markers there
}
nd-option-outbreak = Lose a marker { $from }

## Handing in a counted pick; finished answers

nd-confirm-butcher_sectors = A marker each: { $places }
    .short = { $n ->
        [one] A marker in { $n } sector
       *[other] Markers in { $n } sectors
    }
nd-confirm-give_back = { $n ->
    [0] Return nothing
    [one] Return { $n } marker: { $gain }
   *[other] Return { $n } markers: { $gain }
}
    .short = { $n ->
        [0] Nothing
       *[other] Return { $n }: { $gain }
    }

## Typed words: the first is offered, all are understood

nd-typed-pass = nothing, nobody, none, no, stay, leave, pass
nd-typed-marker = marker, markers
nd-typed-gold = gold, coin
nd-typed-rat = rat, rat back
nd-typed-take = take, yes
nd-typed-friend = friend, trusted friend
nd-typed-market = market
nd-typed-message = message

## Events. `-seen`: for the one who looked; `-none`: nothing came of it; `-two`, `-back`: of two players

nd-event-period_begins = **Period { $letter }** · all action cards and the brown persons are shuffled.
nd-event-round_begins = **Round { $round }** · bell-ringer { $who }
nd-event-persons = Persons: { $persons }; plague { $n }.
    .short = Three persons are turned up; plague { $n }.
nd-event-drew = Everybody draws { $n } cards and keeps one.
nd-event-passed = { $n ->
    [one] All have chosen and pass { $n } card to the left.
   *[other] All have chosen and pass { $n } cards to the left.
}
nd-event-passed-two = Both have chosen and pass { $n } cards to each other.
nd-event-passed-back = Both have chosen; the card not kept goes back to its owner.
nd-event-played = { $who } plays { $the }.
nd-event-no_action = { $who } carries out no action.
nd-event-moved_marker = { $who } moves a marker { $source_from } { $target_to }.
nd-event-donated = { $n ->
    [one] { $who } gives { $n } gold to Notre Dame.
   *[other] { $who } gives { $n } gold to Notre Dame.
}
nd-event-friend = { $new ->
    [1] { $who } places the trusted friend { $sector_in }.
   *[other] { $who } moves the trusted friend { $source_from } { $sector_to }.
}
nd-event-hired = { $who } hires { $the }.
nd-event-hired_nobody = { $who } hires nobody.
nd-event-spied = { $n ->
    [one] { $who } looks at { $n } gray person still to come.
   *[other] { $who } looks at { $n } gray persons still to come.
}
nd-event-spied-seen = { $who } looks at the gray persons still to come: { $persons }.
    .short = { $who } looks at the gray persons still to come.
nd-event-patron = { $n ->
    [one] { $who } pays { $n } gold to the Patron.
   *[other] { $who } pays { $n } gold to the Patron.
}
nd-event-patron-none = { $who } pays nothing to the Patron.
nd-event-shifted = { $who } moves { $pieces } { $source_from } { $target_to }.
nd-event-added_marker = { $who } adds a marker { $place_in }.
nd-event-prosecuted = { $who } uses the action { $sector_of }.
nd-event-gave_back = { $n ->
    [one] { $who } returns { $n } marker: { $places }.
   *[other] { $who } returns { $n } markers: { $places }.
}
    .short = { $n ->
        [one] { $who } returns { $n } marker.
       *[other] { $who } returns { $n } markers.
    }
nd-event-gave_back-none = { $who } returns no marker.
nd-event-gained_markers = { $n ->
    [one] { $who } gains { $n } marker.
   *[other] { $who } gains { $n } markers.
}
nd-event-gained_markers-none = { $who } gains no marker: none is left.
nd-event-gained_gold = { $n ->
    [one] { $who } gains { $n } gold.
   *[other] { $who } gains { $n } gold.
}
nd-event-gained_gold-none = { $who } gains no gold from the empty supply.
nd-event-gold_from = { $n ->
    [one] { $who } gets { $n } gold from { $other }.
   *[other] { $who } gets { $n } gold from { $other }.
}
nd-event-rat_back = { $who } moves the rat back { $n }.
nd-event-rat_back-none = { $who } leaves the rat on 0.
nd-event-gained_prestige = { $n ->
    [one] { $who } gains { $n } point
   *[other] { $who } gains { $n } points
}{ $bonus ->
    [0] .
   *[other] , and { $bonus } more from the park.
}
nd-event-lost_prestige = { $n ->
    [one] Outbreak in the borough of { $who }: { $n } point lost.
   *[other] Outbreak in the borough of { $who }: { $n } points lost.
}
nd-event-lost_prestige-none = Outbreak in the borough of { $who }: no points to lose.
nd-event-drove = { $who } drives from { $start } to { $market }.
    .short = { $who } drives to { $market }.
nd-event-stayed = The carriage of { $who } stays.
nd-event-left_message = { $who } leaves the message at { $market }.
    .short = { $who } leaves the message there.
nd-event-took_message = { $who } takes the message { $message } at { $market }.
    .short = { $who } takes the message { $message }.
nd-event-plague = **Plague { $n }** · every rat moves.
nd-event-rat_moved = The rat of { $who } is on { $to }.
nd-event-lost_marker = { $who } loses a marker { $sector_from }.
nd-event-notre_dame = { $n ->
    [one] **Notre Dame** · { $n } marker, worth { $each ->
        [one] { $each } point.
       *[other] { $each } points.
    }
   *[other] **Notre Dame** · { $n } markers, worth { $each ->
        [one] { $each } point each.
       *[other] { $each } points each.
    }
}
nd-event-nobody_at_notre_dame = **Notre Dame** · nobody has a marker there.
nd-event-showed_prestige = { $n ->
    [one] { $who } has { $n } point.
   *[other] { $who } has { $n } points.
}
nd-event-won = { $count ->
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
barrier-notre_dame-played = a house player has shown an action card since
barrier-notre_dame-spied = the Spy has looked at the gray persons since
barrier-notre_dame-showed_prestige = the points have been shown since

## What an answer brings to light, on its label

nd-reveals = something is revealed
nd-reveals-persons = turns up new persons
nd-reveals-passed = passes the cards on
nd-reveals-opened = passes the cards on
nd-reveals-played = shows the card
nd-reveals-spied = shows the grays
nd-reveals-showed_prestige = ends the game
nd-reveals-dice = draws cards

## Refusals, and the chapters they come from

nd-refusal-too_far = { $n ->
    [one] That is too far: your carriage goes up to { $n } market.
   *[other] That is too far: your carriage goes up to { $n } markets.
}
nd-refusal-colour_closed = { $count ->
    [one] Only messages of this colour are open to you, of which you have fewest: { $colours }.
   *[other] Only messages of these colours are open to you, of which you have fewest: { $colours }.
}
nd-refusal-out_and_back = One market is not enough to go out and back.
nd-refusal-too_little_gold = You have { $n } gold.
nd-refusal-friend_moves = The trusted friend stands there already; he must move to another sector.
nd-refusal-no_marker_left = You have no marker in the general supply.
nd-refusal-no_gold_left = There is no gold to gain, neither in the supply nor from others.
nd-refusal-rat_at_zero = Your rat is on 0 already.
nd-refusal-sector_not_empty = That sector is not empty.
nd-refusal-sector_empty = That sector is empty.
nd-refusal-advisor_once = The Advisor does not hire himself again.
nd-rule-carriage = Carriage
nd-rule-messages = Messages

## The game's commands

game-notre_dame = Notre Dame
    .command = /{ cmd-notredame }
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
