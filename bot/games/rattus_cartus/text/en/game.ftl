### Rattus Cartus. Names of seats come as mark and tag ("■ Bea"), places of the row and of the nun-row count from 1.

## The six classes

rattus_cartus-class-royalty = Royalty
rattus_cartus-class-church = Church
rattus_cartus-class-bourgeoisie = Bourgeoisie
rattus_cartus-class-chivalry = Chivalry
rattus_cartus-class-peasantry = Peasantry
rattus_cartus-class-magic = Magic

## Cards in hand

rattus_cartus-card-royalty = { $n ->
    [one] King
   *[other] Kings
}
rattus_cartus-card-church = { $n ->
    [one] Monk
   *[other] Monks
}
rattus_cartus-card-bourgeoisie = { $n ->
    [one] Merchant
   *[other] Merchants
}
rattus_cartus-card-chivalry = { $n ->
    [one] Knight
   *[other] Knights
}
rattus_cartus-card-peasantry = { $n ->
    [one] Peasant
   *[other] Peasants
}
rattus_cartus-card-magic = { $n ->
    [one] Witch
   *[other] Witches
}
rattus_cartus-card-joker = { $n ->
    [one] Joker
   *[other] Jokers
}
rattus_cartus-card-sword = { $n ->
    [one] Sword
   *[other] Swords
}
rattus_cartus-card-flute = { $n ->
    [one] Flute
   *[other] Flutes
}
rattus_cartus-card-pass = { $n ->
    [one] Pass
   *[other] Passes
}
rattus_cartus-card-gold = Gold
rattus_cartus-kind = { $n ->
    [0] { $card } · no nun
    [one] { $card } · { $n } nun
   *[other] { $card } · { $n } nuns
}
rattus_cartus-held = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}
rattus_cartus-no-card = no card

## The twelve buildings: name, short name, and as parts of a sentence

rattus_cartus-building-palace = Palace
    .short = Palace
    .the = the Palace
    .into = the Palace
    .at = in the Palace
    .of = of the Palace
rattus_cartus-building-treasury = Treasury
    .short = Treasury
    .the = the Treasury
    .into = the Treasury
    .at = in the Treasury
    .of = of the Treasury
rattus_cartus-building-monastery = Monastery
    .short = Monastery
    .the = the Monastery
    .into = the Monastery
    .at = in the Monastery
    .of = of the Monastery
rattus_cartus-building-hospital = Hospital
    .short = Hospital
    .the = the Hospital
    .into = the Hospital
    .at = in the Hospital
    .of = of the Hospital
rattus_cartus-building-office = Office
    .short = Office
    .sign = Office
    .the = the Office
    .into = the Office
    .at = in the Office
    .of = of the Office
rattus_cartus-building-marketplace = Marketplace
    .short = Marketplace
    .the = the Marketplace
    .into = the Marketplace
    .at = in the Marketplace
    .of = of the Marketplace
rattus_cartus-building-guard_tower = Guard Tower
    .short = Guard Tower
    .sign = Guard Tower
    .the = the Guard Tower
    .into = the Guard Tower
    .at = in the Guard Tower
    .of = of the Guard Tower
rattus_cartus-building-castle = Castle
    .short = Castle
    .the = the Castle
    .into = the Castle
    .at = in the Castle
    .of = of the Castle
rattus_cartus-building-farm = Farm
    .short = Farm
    .the = the Farm
    .into = the Farm
    .at = in the Farm
    .of = of the Farm
rattus_cartus-building-brewery = Brewery
    .short = Brewery
    .the = the Brewery
    .into = the Brewery
    .at = in the Brewery
    .of = of the Brewery
rattus_cartus-building-fortune_tellers_tent = Fortune-teller’s Tent
    .short = Tent
    .the = the Fortune-teller’s Tent
    .into = the Fortune-teller’s Tent
    .at = in the Fortune-teller’s Tent
    .of = of the Fortune-teller’s Tent
rattus_cartus-building-pipers_cabin = Piper’s Cabin
    .short = Cabin
    .the = the Piper’s Cabin
    .into = the Piper’s Cabin
    .at = in the Piper’s Cabin
    .of = of the Piper’s Cabin

## What each building does

rattus_cartus-effect-palace =
    .premium = 2 point tokens 🏅
    .brief = 2 tokens
    .standard = 1 point token 🏅
rattus_cartus-effect-treasury =
    .premium = 2 Gold
    .standard = 1 Gold
rattus_cartus-effect-monastery =
    .premium = discard 2 rats
    .brief = 2 rats off
    .standard = discard 1 rat
rattus_cartus-effect-hospital =
    .premium = discard 1 rat, then up to 3 cards, 1 rat each
    .brief = 1 to 4 rats off
    .standard = up to 2 cards, 1 rat less each
rattus_cartus-effect-office =
    .premium = 2 Passes
    .standard = 1 Pass
rattus_cartus-effect-marketplace =
    .premium = 2 Jokers
    .standard = 1 Joker
rattus_cartus-effect-guard_tower =
    .premium = 3 cards from all outside with as many or more
    .brief = 3 cards each
    .standard = protected
rattus_cartus-effect-castle =
    .premium = 2 Swords
    .standard = 1 Sword
rattus_cartus-effect-farm =
    .premium = draw 4
    .standard = draw 2
rattus_cartus-effect-brewery =
    .premium = draw 1 per influence gained
    .brief = 1 per influence
    .standard = draw 1 per 2 influence gained
rattus_cartus-effect-fortune_tellers_tent =
    .premium = look at 2
    .standard = look at 1
rattus_cartus-effect-pipers_cabin =
    .premium = 2 Flutes
    .standard = 1 Flute

rattus_cartus-supplies-draw = draw { $n }
rattus_cartus-supplies-rats = { $n ->
    [one] discard { $n } rat
   *[other] discard { $n } rats
}
    .short = { $n ->
        [one] −{ $n } rat
       *[other] −{ $n } rats
    }
rattus_cartus-supplies-look = look at { $n }
    .nuns = { $n ->
        [one] see { $n } nun card
       *[other] see { $n } nun cards
    }
    .short = { $n ->
        [one] see { $n } card
       *[other] see { $n } cards
    }
rattus_cartus-supplies-none = nothing

## The board

rattus_cartus-phase-supplies = B Supplies
rattus_cartus-phase-enter = C Enter buildings
rattus_cartus-phase-resolve = D Resolve buildings
rattus_cartus-phase-over = the end
rattus_cartus-headline = Round { $round } of { $rounds } · { $phase } · start player { $start }
    .last = **Last round**, { $round } of { $rounds } · { $phase } · start player { $start }
    .short = Round { $round } of { $rounds } · { $phase }
    .last_short = **Last round**, { $round } of { $rounds } · { $phase }

rattus_cartus-board-buildings = **Buildings**, resolved from left to right
rattus_cartus-board-last-round = Last round: no actions; the premium player gains 1 influence.
rattus_cartus-board-place = **{ $place } { $emoji } { $building }** → { $inside }
rattus_cartus-board-nobody = nobody yet
rattus_cartus-board-visitor = { $nth ->
    [1] 1st { $who }
    [2] 2nd { $who }
    [3] 3rd { $who }
   *[other] { $nth }th { $who }
}
rattus_cartus-board-laid = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
rattus_cartus-board-actions = premium { $premium } · standard { $standard } · supplies { $supplies }
rattus_cartus-board-supplies = supplies { $supplies }
rattus_cartus-board-open = laid, with their nuns: { $list }
rattus_cartus-board-premium = **Premium action** this round: { $who }
rattus_cartus-board-to-enter = **Still to enter**, in this order: { $list }
rattus_cartus-board-influence = **Influence**, best first; equal: who came first
rattus_cartus-board-no-influence = **Influence** none yet
rattus_cartus-board-hands = **Hands** { $list }
rattus_cartus-board-tokens = **Tokens** 🏅 { $list }
rattus_cartus-board-piles = **Piles** deck { $deck }, discard { $discard }, { $piles }, buildings { $buildings }
rattus_cartus-board-nuns = **Nun-row** 🙏 { $cards } · looked at: { $looks }
rattus_cartus-board-rest = **Buildings to come or set aside** { $list }
rattus_cartus-board-replacement = replacement deck { $n }
    .known = replacement deck { $n }, at its bottom: { $list }
rattus_cartus-board-discard = Discard pile, cards with 0 1 2 3 4 nuns: { $list }
rattus_cartus-board-edition = Component data { $edition }
    .reconstructed = Component data { $edition } ◇ in part reconstructed

## What a seat alone may know

rattus_cartus-secret-hand = **Your hand ({ $n })** { $cards }
rattus_cartus-secret-laid = **You have laid** { $at }: { $cards }
rattus_cartus-secret-rats = **Your rats** 🐀 { $rats }
rattus_cartus-secret-nun = { $place }: { $card } 🙏 { $nuns }
rattus_cartus-secret-nuns = **Nun-row, seen by you** { $cards } · sum { $sum }
    .none = **Nun-row** none seen

## What is asked, as everybody may read it

rattus_cartus-call-supplies = use a supplies action
rattus_cartus-call-look_at_nuns = look at the nun-row
rattus_cartus-call-enter = enter a building
rattus_cartus-call-lay_cards = choose the cards to lay
rattus_cartus-call-sword_victim = choose who gives (Sword)
rattus_cartus-call-give_cards = choose the cards to hand over (Sword)
rattus_cartus-call-flute_receiver = choose who gets the rat (Flute)
rattus_cartus-call-discard_for_rats = discard cards for rats (Hospital)
rattus_cartus-call-tribute = choose the cards to pay (Guard Tower)
rattus_cartus-call-gain = take a building’s cards, or leave them

## The questions, as the one who is asked reads them

rattus_cartus-ask-supplies = Supplies: which card do you use?
rattus_cartus-ask-look_at_nuns = { $n ->
    [one] Which card of the nun-row do you look at?
   *[other] Which { $n } cards of the nun-row do you look at?
        You may see one first, then choose the next.
}
rattus_cartus-all-seen = You have seen all of these: a look brings nothing new.
rattus_cartus-ask-enter = Which building do you enter?
rattus_cartus-ask-lay_cards = { $nth ->
    [1] { $building }: which cards do you lay?
        Other classes bring 1 🐀 each. You are first there{ $ties ->
            [1] : you win ties.
           *[0] .
        }
   *[other] { $building }: which cards do you lay?
        Other classes bring 1 🐀 each. Before you: { $before }.
}
rattus_cartus-laid-elsewhere = Elsewhere: { $laid } ({ $building }). There is one premium for the two of you this round.
rattus_cartus-compared-sword = Whoever has most Swords here takes half the hand of whoever has fewest.
rattus_cartus-compared-flute = Whoever has most Flutes here gives a rat to whoever has fewest.
rattus_cartus-compared-nobody = Nobody else comes inside: Swords and Flutes do nothing here.
    .sword = Nobody else comes inside: Swords do nothing here.
    .flute = Nobody else comes inside: Flutes do nothing here.
rattus_cartus-compared-premium = Swords and Flutes count for no premium.
    .sword = Swords count for no premium.
    .flute = Flutes count for no premium.
rattus_cartus-nuns-in-hand = Nuns on your cards do not count, only those of the nun-row.
rattus_cartus-later = Buildings to come where a card brings no rat: { $list }
rattus_cartus-later-in = { $card }: { $buildings }
rattus_cartus-kept = This is the last round: cards that stay in hand score only for most { $list }.
rattus_cartus-kept-people = cards
rattus_cartus-kept-kind = { $cards }
rattus_cartus-to-come = Still to come for you this round: { $building }, premium { $premium }, standard { $standard }
    .premium = Still to come for you this round: { $building }, premium { $premium }
    .standard = Still to come for you this round: { $building }, standard { $standard }
    .nothing = No action of yours is still to come this round.
rattus_cartus-ask-sword_victim =
    Sword: who gives you half of their hand, rounded down?
    They choose which cards. On offer: who laid fewest Swords in the building.
rattus_cartus-ask-give_cards = { $n ->
    [one] Sword: which card do you give to { $to }?
   *[other] Sword: which { $n } cards do you give to { $to }?
}
    Their Swords there were the most, yours the fewest: half your hand, rounded down.
rattus_cartus-ask-flute_receiver =
    Flute: who gets one of your rats?
    On offer: who laid fewest Flutes in the building.
rattus_cartus-ask-discard_for_rats = { $n ->
    [one] Hospital: discard a card to lose a rat?
   *[other] Hospital: discard up to { $n } cards to lose as many rats?
}
rattus_cartus-ask-tribute = { $n ->
    [one] Guard Tower: which card do you pay to { $to }?
   *[other] Guard Tower: which { $n } cards do you pay to { $to }?
}
    The premium action of { $to } takes 3 from every hand that is at least as large as theirs.
rattus_cartus-ask-gain = { $building }: do you take the cards?
    A Guard Tower comes later: who then holds as many cards as its premium player, or more, pays 3.

## First-game hints, one line above the question

rattus_cartus-hint-supplies = You need not enter the building whose supplies you use.
rattus_cartus-hint-look_at_nuns = At the end, whoever has more rats than the five cards have nuns is out.
rattus_cartus-hint-enter = Who lays most in a building gets its premium action; of equals, who entered first.
rattus_cartus-hint-lay_cards = Each population card or Joker is 1 influence, whatever its class. Jokers bring no rat.
rattus_cartus-hint-sword_victim = The giver chooses the cards; laid cards cannot be taken.
rattus_cartus-hint-give_cards = Any card may go, Gold too.
rattus_cartus-hint-flute_receiver = One rat moves, however many Flutes were laid.
rattus_cartus-hint-discard_for_rats = Any card may be discarded, Gold too.
rattus_cartus-hint-tribute = All who pay choose unseen; cards move once all have chosen.
rattus_cartus-hint-gain = All the cards or none.

## Options

rattus_cartus-sign-building = { $place } { $building }
rattus_cartus-sign-take = Take
rattus_cartus-sign-leave = Leave
rattus_cartus-option-numbered = { $building } ({ $place })
rattus_cartus-option-hand = hand { $old } → { $new }
rattus_cartus-option-rats = rats { $old } → { $new }
rattus_cartus-option-nun = { $place } · not seen yet
rattus_cartus-option-nun-seen = { $place } · seen: { $card }
rattus_cartus-option-enter = { $sign } · { $nth ->
    [1] as 1st
    [2] as 2nd
    [3] as 3rd
   *[other] as { $nth }th
} · ★ { $premium }
    .short = { $sign } · { $nth ->
        [1] enter as 1st
        [2] enter as 2nd
        [3] enter as 3rd
       *[other] enter as { $nth }th
    }
rattus_cartus-option-enter-outcome = premium { $premium } · standard { $standard }
    .short = premium { $premium }
    .last = premium player: +1 influence
rattus_cartus-option-pass = { $sign } · enter later
rattus_cartus-option-pass-outcome = the others go first; the card goes back to its pile
rattus_cartus-option-lay-own = 1 influence
rattus_cartus-option-lay-other = 1 influence, 1 rat
rattus_cartus-option-lay-sword = compared with the Swords of the others inside
rattus_cartus-option-lay-flute = compared with the Flutes of the others inside
rattus_cartus-option-give = to { $to }
rattus_cartus-option-discard = 1 rat less
rattus_cartus-option-sword = gives you { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}
rattus_cartus-option-flute = gets 1 rat from you
rattus_cartus-option-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}

rattus_cartus-group-specials = Swords and Flutes

## Handing in a counted pick; finished answers

rattus_cartus-confirm-look_at_nuns = { $n ->
    [one] Look at card { $places }
   *[other] Look at cards { $places }
}
    .first = { $n ->
        [one] Look at card { $places } first
       *[other] Look at cards { $places } first
    }
rattus_cartus-confirm-lay_cards = { $building }: lay nothing
    .short = Lay nothing
rattus_cartus-card-numbers = #{ $numbers }
rattus_cartus-lay = Lay { $cards }
rattus_cartus-lay-so-many = { $n ->
    [one] Lay { $n } card
   *[other] Lay { $n } cards
}
rattus_cartus-lay-influence = +{ $n } { $class }
    .short = +{ $n } { $emoji }
rattus_cartus-lay-rats = { $n ->
    [one] +{ $n } rat
   *[other] +{ $n } rats
}
rattus_cartus-outcome-lay = { $n ->
    [0] Laying nothing brings
    [one] Card { $cards } brings
   *[other] Cards { $cards } bring
}
    .said = { $n ->
        [0] Laying nothing brings
        [one] Laying { $n } card brings
       *[other] Laying { $n } cards brings
    }
rattus_cartus-outcome-influence = { $class } { $old } → { $new }
rattus_cartus-outcome-place = { $nth ->
    [1] you lead so far
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
}
rattus_cartus-outcome-nuns = { $most ->
    [0] no nun in the nun-row
   *[other] { $span ->
        [0] nuns in the row: { $most }
       *[other] nuns in the row: { $least } to { $most }
    }
}
    .out = { $span ->
        [0] nuns { $most }: you would die
       *[other] nuns { $least } to { $most }: you would die
    }
rattus_cartus-outcome-premium = premium yours so far
    .rival = { $n ->
        [one] premium of { $who } so far ({ $n } card)
       *[other] premium of { $who } so far ({ $n } cards)
    }
rattus_cartus-confirm-give_cards = { $n ->
    [0] Give nothing
    [one] Give { $n } card to { $to }
   *[other] Give { $n } cards to { $to }
}
    .short = { $n ->
        [one] Give { $n } card
       *[other] Give { $n } cards
    }
rattus_cartus-confirm-tribute = { $n ->
    [0] Pay nothing
    [one] Pay { $n } card to { $to }
   *[other] Pay { $n } cards to { $to }
}
    .short = { $n ->
        [one] Pay { $n } card
       *[other] Pay { $n } cards
    }
rattus_cartus-confirm-discard_for_rats = { $n ->
    [0] Discard nothing
    [one] Discard { $n } card, lose { $n } rat
   *[other] Discard { $n } cards, lose { $n } rats
}
    .short = { $n ->
        [0] Discard nothing
        [one] { $n } card, { $n } rat less
       *[other] { $n } cards, { $n } rats less
    }
# The same in a text: which cards
rattus_cartus-named-give_cards = Give { $cards } to { $to }
    .short = Give { $numbers } to { $to }
rattus_cartus-named-tribute = Pay { $cards } to { $to }
    .short = Pay { $numbers } to { $to }
rattus_cartus-named-discard_for_rats = { $n ->
    [one] Discard { $cards }, lose { $n } rat
   *[other] Discard { $cards }, lose { $n } rats
}
    .short = { $n ->
        [one] Discard { $numbers }, lose { $n } rat
       *[other] Discard { $numbers }, lose { $n } rats
    }
rattus_cartus-preset-lay_cards = { $building }: { $cards }
    .short = { $cards }
rattus_cartus-preset-give_cards = Give { $cards }
    .short = { $cards }
rattus_cartus-preset-tribute = Pay { $cards }
    .short = { $cards }
rattus_cartus-preset-discard_for_rats = { $n ->
    [one] Discard { $cards }, lose { $n } rat
   *[other] Discard { $cards }, lose { $n } rats
}
    .short = { $n ->
        [one] { $cards }, { $n } rat less
       *[other] { $cards }, { $n } rats less
    }

## A plan in sentences

rattus_cartus-plan-enter = Enter { $into }.
rattus_cartus-plan-pass = Play a Pass.
rattus_cartus-plan-lay = Lay { $cards }.
    .nothing = Lay nothing.

## Typed words

rattus_cartus-typed-take = take
rattus_cartus-typed-pass = pass
rattus_cartus-typed-nothing = nothing, none, leave
rattus_cartus-typed-all = all

## Events. `.seen`: for those who learn the cards

rattus_cartus-event-round_begins = **Round { $round }** · { $who } has the start-player card.
rattus_cartus-event-new_buildings = New buildings: { $buildings }.
rattus_cartus-event-replaced_building = All alike: { $new } replaces { $old }.
rattus_cartus-event-supplies = { $who } uses the supplies { $of }.
rattus_cartus-event-drew = { $n ->
    [0] { $who } draws nothing: no cards are left.
    [one] { $who } draws { $n } card.
   *[other] { $who } draws { $n } cards.
}
    .seen = { $who } draws { $cards }.
rattus_cartus-event-reshuffled = { $n ->
    [one] The discard pile ({ $n } card) becomes the new deck.
   *[other] The discard pile ({ $n } cards) is shuffled and becomes the new deck.
}
rattus_cartus-event-lost_rats = { $n ->
    [0] { $who } has no rat to discard.
    [one] { $who } discards { $n } rat.
   *[other] { $who } discards { $n } rats.
}
rattus_cartus-event-looked = { $who } looks at card { $place } of the nun-row.
    .seen = { $who } looks at card { $place } of the nun-row: { $card }.
rattus_cartus-event-played_pass = { $who } plays a Pass: the others go first.
rattus_cartus-event-laid = { $n ->
    [0] { $who } enters { $into } with no card.
    [one] { $who } enters { $into } with { $n } card.
   *[other] { $who } enters { $into } with { $n } cards.
}
    .seen = { $who } enters { $into } with { $cards }.
rattus_cartus-event-showed = { $n ->
    [0] { $who } has laid nothing { $at }.
   *[other] { $who } shows { $cards } { $at }.
}
rattus_cartus-event-counted = { $who } gains { $n } influence in { $class }{ $rats ->
    [0] .
    [one] {" "}and { $rats } rat.
   *[other] {" "}and { $rats } rats.
}
rattus_cartus-event-sword = { $n ->
    [0] Sword: { $to } has too few cards to give { $who } any.
    [one] Sword: { $to } owes { $who } half the hand, { $n } card.
   *[other] Sword: { $to } owes { $who } half the hand, { $n } cards.
}
rattus_cartus-event-gave_cards = { $n ->
    [one] { $who } gives { $n } card to { $to }.
   *[other] { $who } gives { $n } cards to { $to }.
}
    .seen = { $who } gives { $cards } to { $to }.
rattus_cartus-event-level = { $n ->
    [one] { $card }: nobody else is { $at }, nothing moves.
   *[other] { $card }: all { $at } laid as many, nothing moves.
}
rattus_cartus-event-flute = Flute: { $who } gives 1 rat to { $to }.
rattus_cartus-event-acts = { $premium ->
    [1] { $who } takes the premium action { $of }.
   *[other] { $who } takes the standard action { $of }.
}
    .guarded = { $who } is protected { $at }.
rattus_cartus-event-gained_tokens = { $n ->
    [0] No token is left for { $who }.
    [one] { $who } takes { $n } victory point token.
   *[other] { $who } takes { $n } victory point tokens.
}
rattus_cartus-event-gained_cards = { $n ->
    [0] { $card }: the pile is empty, { $who } takes nothing.
   *[other] { $who } takes { $cards }.
}
rattus_cartus-event-discarded = { $n ->
    [0] { $who } discards no card in the Hospital.
   *[other] { $who } discards { $cards } in the Hospital.
}
rattus_cartus-event-paid_tribute = { $n ->
    [one] { $who } pays { $n } card to { $to }.
   *[other] { $who } pays { $n } cards to { $to }.
}
    .seen = { $who } pays { $cards } to { $to }.
rattus_cartus-event-no_tribute = Nobody pays { $who }.
rattus_cartus-event-declined = { $who } leaves the cards { $of }.
rattus_cartus-event-last_point = Last round: { $who } gains { $n } influence in { $class }.
rattus_cartus-event-showed_hand = { $rats ->
    [0] { $who } ends with no rat; in hand: { $cards }.
    [one] { $who } ends with { $rats } rat; in hand: { $cards }.
   *[other] { $who } ends with { $rats } rats; in hand: { $cards }.
}
rattus_cartus-event-scored = { $line }: { $points } for { $who }.
rattus_cartus-event-showed_nun = Nun-row, card { $place }: { $card }.
rattus_cartus-event-nuns_counted = { $n ->
    [0] No nun comes to help.
    [one] { $n } nun comes to help.
   *[other] { $n } nuns come to help.
}
rattus_cartus-event-died = { $rats ->
    [one] { $who } is taken by the plague with { $rats } rat.
   *[other] { $who } is taken by the plague with { $rats } rats.
}
rattus_cartus-event-won = { $count ->
    [one] { $who } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who } share the victory with { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    }
}
rattus_cartus-event-nobody_won = Nobody wins: the plague has taken all.

## What a take-back cannot cross: a clause, "Cannot take back: …"

barrier-drew = cards have been drawn since
barrier-laid = a bot has laid cards since
barrier-played_pass = a bot has played a Pass card since
barrier-discarded = cards have been shown in the Hospital since
barrier-reshuffled = the discard pile has been shuffled since
barrier-looked = a card of the nun-row has been looked at since
barrier-new_buildings = new buildings have been drawn since
barrier-replaced_building = new buildings have been drawn since
barrier-showed = cards have been turned up since
barrier-gave_cards = cards have changed hands since
barrier-paid_tribute = cards have changed hands since
barrier-showed_hand = the hands have been shown since
barrier-showed_nun = the nun-row has been turned up since

## What an answer brings to light, on its label

rattus_cartus-reveals = reveals something
rattus_cartus-reveals-drew = draws cards
rattus_cartus-reveals-dice = draws cards
rattus_cartus-reveals-reshuffled = shuffles the discard pile
rattus_cartus-reveals-looked = shows a card
rattus_cartus-reveals-discarded = shows the cards
rattus_cartus-reveals-opened = opens the answers
rattus_cartus-reveals-showed = turns up cards
rattus_cartus-reveals-gave_cards = hands cards over
rattus_cartus-reveals-paid_tribute = hands cards over
rattus_cartus-reveals-new_buildings = draws buildings
rattus_cartus-reveals-replaced_building = draws buildings
rattus_cartus-reveals-showed_hand = shows the hands
rattus_cartus-reveals-showed_nun = turns up the nun-row

## Refusals, and the chapters they come from

rattus_cartus-refusal-already_looked = You have just looked at card { $place }.
rattus_cartus-refusal-no_pass_card = You hold no Pass.
rattus_cartus-refusal-pass_is_not_laid = A Pass cannot be laid; play it before you enter.
rattus_cartus-refusal-gold_is_not_laid = Gold cannot be laid; it counts at the end.
rattus_cartus-refusal-laid_more = { $who } has laid more of this special card than others inside.
rattus_cartus-refusal-not_inside = { $who } is not in this building.
rattus_cartus-refusal-chosen_cards_unknown = The chosen buildings must be 30 different building cards.
rattus_cartus-refusal-chosen_five_per_class = Choose 5 building cards of each class; { $class } has { $n }.
rattus_cartus-rule-magic = Building cards
rattus_cartus-rule-enter = Phase C
rattus_cartus-rule-special = Special cards

## The final scoring

rattus_cartus-score-people = Most cards
rattus_cartus-score-swords = Swords
rattus_cartus-score-flutes = Flutes
rattus_cartus-score-passes = Passes
rattus_cartus-score-gold = Gold
rattus_cartus-score-tokens = Tokens
rattus_cartus-score-rats = Rats
rattus_cartus-score-nuns = **Nun-row** { $cards } = { $sum }
rattus_cartus-score-dead-mark = † taken by the plague: more rats than nuns
rattus_cartus-won = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
}
    .shared = { $points ->
        [one] { $who } share the victory with { $points } point each.
       *[other] { $who } share the victory with { $points } points each.
    }
    .nobody = Nobody wins: the plague has taken all.
rattus_cartus-dead = { $nuns ->
    [0] The plague takes { $list }; no nun has come.
    [one] The plague takes { $list }; { $nuns } nun has come.
   *[other] The plague takes { $list }; { $nuns } nuns have come.
}
rattus_cartus-dead-one = { $rats ->
    [one] { $who } ({ $rats } rat)
   *[other] { $who } ({ $rats } rats)
}
rattus_cartus-why-most_points = Most points among the living.
rattus_cartus-why-fewer_rats = Equal points; fewer rats decide.
rattus_cartus-why-shared = Equal points and equal rats.
rattus_cartus-why-nobody = Everybody has more rats than there are nuns.

## Table options

rattus_cartus-table-buildings = Buildings
    .first_game = first-game set
    .by_class = one building a class, drawn
    .singly = five cards a class, drawn
    .chosen = chosen by the host
rattus_cartus-table-chosen = Chosen building cards
rattus_cartus-table-chosen-card = { $building }, card { $copy }
rattus_cartus-table-supplies = Supplies
    .together = all at once
    .in_order = in turn order
rattus_cartus-table-sword_choice = Sword
    .giver = the giver chooses
    .random = cards drawn at random
rattus_cartus-table-nobody_survives = If nobody survives
    .all_lose = all lose
    .fewest_rats = fewest rats live
rattus_cartus-table-zero_majority_scores = Majority with no card
    .no = scores nothing
    .yes = scores
rattus_cartus-table-gold_tied_two_players = Two players tied for Gold
    .nine = share 9
    .six = share 6
rattus_cartus-table-edition = Component data
    .built_in = built in ◇ reconstructed

## Component data

rattus_cartus-data-supplies = Supplies actions
rattus_cartus-data-nuns = Nuns on population cards
rattus_cartus-data-piles = Sizes of the piles
rattus_cartus-data-tokens = Number of tokens
rattus_cartus-data-token_value = Value of a token
rattus_cartus-data-track = Length of the influence tracks

## The game's name where several are listed, and its commands

game-rattus_cartus = Rattus Cartus
    .command = /{ cmd-cartus }
    .about = A ruler has died of the plague: each round, enter a building and lay cards there to win influence with six classes. At the end whoever has more rats than there are nuns is out; of the others, the most points win.
    .length = 2 to 5 players · about 30 answers each
cmd-cartus = cartus
    .about = Rattus Cartus: answer by typing
cmd-cartus-supplies = supplies
    .about = Supplies: use one of the cards on offer
cmd-cartus-look = look
    .about = Look at cards of the nun-row
cmd-cartus-enter = enter
    .about = Enter a building and lay cards face down
cmd-cartus-lay = lay
    .about = Lay cards in the building you have entered
cmd-cartus-pass = pass
    .about = Play a Pass card and enter after the others
cmd-cartus-victim = victim
    .about = Sword: choose who gives, among the tied
cmd-cartus-give = give
    .about = Sword: choose the cards you hand over
cmd-cartus-flute = flute
    .about = Flute: choose who gets your rat, among the tied
cmd-cartus-hospital = hospital
    .about = Hospital: discard cards to lose as many rats
cmd-cartus-tribute = tribute
    .about = Guard Tower: choose the cards you pay
cmd-cartus-gain = gain
    .about = Before a Guard Tower: take a building’s cards, or leave them
cmd-rules-cartus = cartus
    .about = Rattus Cartus: rules by chapter, building or card
