### Notre Dame with the New Persons: names, the board, secrets, the final scoring, table options. The play itself: play.ftl.

## The nine action cards: seven sectors of a borough, Notre Dame, the trusted friend

notre_dame-action-school = Cloister school
    .short = School
    .the = the cloister school
    .in = in the cloister school
    .from = from the cloister school
    .to = to the cloister school
    .of = of the cloister school
notre_dame-action-bank = Bank
    .short = Bank
    .the = the bank
    .in = in the bank
    .from = from the bank
    .to = to the bank
    .of = of the bank
notre_dame-action-residence = Residence
    .short = Residence
    .the = the residence
    .in = in the residence
    .from = from the residence
    .to = to the residence
    .of = of the residence
notre_dame-action-carriage_house = Carriage house
    .short = Carriage
    .the = the carriage house
    .in = in the carriage house
    .from = from the carriage house
    .to = to the carriage house
    .of = of the carriage house
notre_dame-action-hotel = Hotel
    .short = Hotel
    .the = the hotel
    .in = in the hotel
    .from = from the hotel
    .to = to the hotel
    .of = of the hotel
notre_dame-action-park = Park
    .short = Park
    .the = the park
    .in = in the park
    .from = from the park
    .to = to the park
    .of = of the park
notre_dame-action-hospital = Hospital
    .short = Hospital
    .the = the hospital
    .in = in the hospital
    .from = from the hospital
    .to = to the hospital
    .of = of the hospital
notre_dame-action-notre_dame = Notre Dame
    .short = Notre Dame
    .the = Notre Dame
    .in = at Notre Dame
    .from = from Notre Dame
    .to = to Notre Dame
    .of = of Notre Dame
notre_dame-action-trusted_friend = Trusted friend
    .short = Friend
    .the = the trusted friend
    .in = in the trusted friend
    .from = from the trusted friend
    .to = to the trusted friend
    .of = of the trusted friend

## The persons: name, short name, in a sentence, and what they do for one gold

notre_dame-person-barmaid = Barmaid
    .short = Barmaid
    .the = the Barmaid
    .of = of the Barmaid
    .does = 3 points, and 1 gold, 1 marker or rat back 1
notre_dame-person-minstrel = Minstrel
    .short = Minstrel
    .the = the Minstrel
    .of = of the Minstrel
    .does = moves 1 to 3 markers (or friend) from one sector to another
notre_dame-person-monk = Monk
    .short = Monk
    .the = the Monk
    .of = of the Monk
    .does = 2 markers and 1 point
notre_dame-person-fool = Fool
    .short = Fool
    .the = the Fool
    .of = of the Fool
    .does = moves 1 marker (or friend) to another sector, then its action
notre_dame-person-money_lender = Money Lender
    .short = Money Lender
    .the = the Money Lender
    .of = of the Money Lender
    .does = 2 gold and 1 point
notre_dame-person-doctor = Doctor
    .short = Doctor
    .the = the Doctor
    .of = of the Doctor
    .does = plague 0 for you this round, your hospital still counts
notre_dame-person-soldier = Soldier
    .short = Soldier
    .the = the Soldier
    .of = of the Soldier
    .does = 1 point for each of your markers on the board, friend included
notre_dame-person-night_watchman = Night Watchman
    .short = Watchman
    .the = the Night Watchman
    .of = of the Night Watchman
    .does = 1 point for each of your empty sectors
notre_dame-person-bishop = Bishop
    .short = Bishop
    .the = the Bishop
    .of = of the Bishop
    .does = a marker from the general supply to an empty sector, then its action
notre_dame-person-lawyer = Lawyer
    .short = Lawyer
    .the = the Lawyer
    .of = of the Lawyer
    .does = 3 points for each pair of messages you have taken
notre_dame-person-beggar_king = Beggar King
    .short = Beggar King
    .the = the Beggar King
    .of = of the Beggar King
    .does = 1 point for each space in front of your rat
notre_dame-person-guild_master = Guild Master
    .short = Guild Master
    .the = the Guild Master
    .of = of the Guild Master
    .does = 2 points for each of your sectors with 2 or more
notre_dame-person-lady_in_waiting = Lady-in-waiting
    .short = Lady
    .the = the Lady-in-waiting
    .of = of the Lady-in-waiting
    .does = 1 point for each marker in your busiest sector
notre_dame-person-mayor = Mayor
    .short = Mayor
    .the = the Mayor
    .of = of the Mayor
    .does = 3 points for each of your sectors with 3 or more
notre_dame-person-carpenter = Carpenter
    .short = Carpenter
    .the = the Carpenter
    .of = of the Carpenter
    .does = 1 point for each of your sectors that is not empty
notre_dame-person-manager = Manager
    .short = Manager
    .the = the Manager
    .of = of the Manager
    .does = doubles your points
notre_dame-person-scholar = Scholar
    .short = Scholar
    .the = the Scholar
    .of = of the Scholar
    .does = plays your third action card
notre_dame-person-nurse = Nurse
    .short = Nurse
    .the = the Nurse
    .of = of the Nurse
    .does = a marker from the general supply to your hospital, rat back 1
notre_dame-person-spy = Spy
    .short = Spy
    .the = the Spy
    .of = of the Spy
    .does = shows you the gray persons still to come, 2 points
notre_dame-person-gypsies = Gypsies
    .short = Gypsies
    .the = the Gypsies
    .of = of the Gypsies
    .does = return your markers to the general supply, as many as you like, 2 points each
notre_dame-person-coachman = Coachman
    .short = Coachman
    .the = the Coachman
    .of = of the Coachman
    .does = all your messages of one kind bring their benefit again
notre_dame-person-host = Host
    .short = Host
    .the = the Host
    .of = of the Host
    .does = 2 points for each marker in your hotel
notre_dame-person-guard = Guard
    .short = Guard
    .the = the Guard
    .of = of the Guard
    .does = 3 points for each pair of your markers in the general supply
notre_dame-person-advisor = Advisor
    .short = Advisor
    .the = the Advisor
    .of = of the Advisor
    .does = hires up to two more persons, 1 gold each
notre_dame-person-priest = Priest
    .short = Priest
    .the = the Priest
    .of = of the Priest
    .does = a marker from the general supply to Notre Dame
notre_dame-person-prosecutor = Prosecutor
    .short = Prosecutor
    .the = the Prosecutor
    .of = of the Prosecutor
    .does = the action of one of your sectors, nothing is placed
notre_dame-person-bell_ringer = Bell-ringer
    .short = Bell-ringer
    .the = the Bell-ringer
    .of = of the Bell-ringer
    .does = 3 points for each of your markers at Notre Dame
    .does_otherwise = 3 points for each marker at Notre Dame, whoever owns it
notre_dame-person-butcher = Butcher
    .short = Butcher
    .the = the Butcher
    .of = of the Butcher
    .does = a marker from the general supply to each of your empty sectors
notre_dame-person-patron = Patron
    .short = Patron
    .the = the Patron
    .of = of the Patron
    .does = pay any gold, rat back as much
notre_dame-person-merchant = Merchant
    .short = Merchant
    .the = the Merchant
    .of = of the Merchant
    .does = 1 gold for each market of your borough without a message
    .does_otherwise = 1 gold for each quay or gate of your borough without a message
notre_dame-person-grave_digger = Grave Digger
    .short = Grave Digger
    .the = the Grave Digger
    .of = of the Grave Digger
    .does = as many points as the plague of this round
notre_dame-person-actress = Actress
    .short = Actress
    .the = the Actress
    .of = of the Actress
    .does = moves everything from one sector to another, then its action
notre_dame-person-lover = Lover
    .short = Lover
    .the = the Lover
    .of = of the Lover
    .does = a marker from the general supply to your friend’s sector, then its action

## Boroughs, colours, markets and messages

notre_dame-borough = { $who }
    .of = borough of { $who }
    .whose = in { $who }’s borough
    .yours = in **your** borough
    .own = in their own borough
notre_dame-neutral-east = East
    .of = East borough
    .whose = of the East
notre_dame-neutral-west = West
    .of = West borough
    .whose = of the West
notre_dame-colour-circle = circle
notre_dame-colour-square = square
notre_dame-colour-triangle = triangle
notre_dame-colour-diamond = diamond
notre_dame-colour-star = star
notre_dame-colour-neutral = neutral { $mark }
notre_dame-market-c = Square
    .sign = Square
    .lead = { $sign }
    .the = the Square
    .from = from the Square
    .to = to the Square
    .at = at the Square
    .own = own Square
notre_dame-market-il = Fish quay
    .sign = Fish quay
    .lead = { $sign }
    .the = the Fish quay
    .from = from the Fish quay
    .to = to the Fish quay
    .at = at the Fish quay
    .own = own Fish quay
    .column = Fish
notre_dame-market-ir = Flower quay
    .sign = Flower quay
    .lead = { $sign }
    .the = the Flower quay
    .from = from the Flower quay
    .to = to the Flower quay
    .at = at the Flower quay
    .own = own Flower quay
    .column = Flower
notre_dame-market-ol = Wine gate
    .sign = Wine gate
    .lead = { $sign }
    .the = the Wine gate
    .from = from the Wine gate
    .to = to the Wine gate
    .at = at the Wine gate
    .own = own Wine gate
    .column = Wine
notre_dame-market-or = Wood gate
    .sign = Wood gate
    .lead = { $sign }
    .the = the Wood gate
    .from = from the Wood gate
    .to = to the Wood gate
    .at = at the Wood gate
    .own = own Wood gate
    .column = Wood
notre_dame-market-at = { $borough }: { $market }
    .full = { $market } { $whose }
notre_dame-message = { $mark }{ $kind }
    .neutral = { $mark }{ $kind }
notre_dame-kind-gold = 1 point and 1 gold
notre_dame-kind-marker = 2 points and 1 marker
notre_dame-kind-rat = 3 points and rat back 1
notre_dame-kind-points = 4 points
notre_dame-card-of = { $mark } { $card }

## Counts

notre_dame-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
notre_dame-gold = { $n } gold
notre_dame-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
notre_dame-messages = { $n ->
    [one] { $n } message
   *[other] { $n } messages
}
notre_dame-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
notre_dame-pieces-friend = the trusted friend
notre_dame-pieces-with_friend = { $markers } and the trusted friend
notre_dame-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
notre_dame-apart = {"; "}
notre_dame-times = { $what } ×{ $n }

## The board

notre_dame-headline = Period { $period }, round { $round } of 9 · { $stage } · bell-ringer { $who }
    .short = Period { $period }, round { $round } of 9 · { $stage }
    .plague = Period { $period }, round { $round } of 9 · plague { $plague } next
notre_dame-headline-over = The end, after { $round } rounds · bell-ringer { $who }
notre_dame-stage-keep_first = choosing cards
notre_dame-stage-keep_second = choosing cards again
notre_dame-stage-first_cards = first cards
notre_dame-stage-second_cards = second cards
notre_dame-stage-persons = persons and plague
notre_dame-board-friend = f
notre_dame-board-key = -# { $list }
notre_dame-board-key-friend = { $sign }: trusted friend counted
notre_dame-board-key-outbreak = { $sign }: outbreak
notre_dame-board-key-waiting = friend not placed: { $list }
notre_dame-board-then = after plague
notre_dame-stage-outbreak = outbreak
notre_dame-board-gold = gold
notre_dame-board-personal = own supply
notre_dame-board-general = gen. supply
notre_dame-board-rat = rat (to 9)
notre_dame-board-prestige = points
notre_dame-board-markets = **Messages** (shape: colour, digit: points)
notre_dame-board-carriages = **Carriages** { $list }
notre_dame-board-taken = **Taken** { $list }
notre_dame-board-may-take = -# May take next: { $list }
    .others = -# May take next: { $list } · others any colour
notre_dame-board-persons = **Persons** for 1 gold · plague { $n }
notre_dame-board-person = - **{ $person }** { $rats } · { $does }
notre_dame-board-doctored = -# Doctor hired by { $list }: plague 0 there
notre_dame-board-to-come = -# To come (rats): { $list }
notre_dame-board-browns = { $list }
notre_dame-board-grays = gray { $letter }: { $list }
notre_dame-board-choosing =
    .three = **Cards** everybody keeps 1 of 3 own cards, 2 go to the left
    .two = **Cards** everybody keeps 1 of the 2 received, the other goes to the left
    .three_pair = **Cards** both keep 1 of 3 own cards, 2 go to the other
    .two_pair = **Cards** both keep 1 of the 2 received, the other goes back
notre_dame-board-hands = **In hand**, by colour: { $list }
notre_dame-board-played = **Played** this period: { $list } · in each pile { $pile }, discarded { $discards }
notre_dame-board-notre-dame = **Notre Dame** { $pool } points to share, { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}: { $each } each · **gold left** { $gold }
    .none = **Notre Dame** { $pool } points to share, no marker yet · **gold left** { $gold }
    .over = **Gold left** { $gold }
notre_dame-board-tail = -# Component data { $edition }
    .reconstructed = -# Component data { $edition } ◇ in part reconstructed

## What a seat alone may know

notre_dame-secret-choosing = **To choose from** { $list }
notre_dame-secret-kept = **Kept** { $list }
notre_dame-secret-hand = **Your cards** { $list }
notre_dame-secret-passed = **Passed on**, not yet played: { $list }
notre_dame-secret-with = { $card } with { $who }
notre_dame-secret-points = **Your prestige** { $n ->
    [one] { $n } point
   *[other] { $n } points
}
notre_dame-secret-worth = **Persons for you now**: { $list }
notre_dame-secret-spied = **Shown by the Spy**, in this order: { $list }

## The final scoring

notre_dame-score-residence = Residence
notre_dame-score-messages = Messages
notre_dame-score-persons = Persons
notre_dame-score-notre_dame = Notre Dame
notre_dame-score-donations = Donations
notre_dame-score-shares = Period shares
notre_dame-score-park = Park
notre_dame-score-outbreaks = Outbreaks
notre_dame-score-period = Period { $letter }
notre_dame-score-prestige = Prestige
notre_dame-score-gold = Gold
notre_dame-score-markers = Markers left
notre_dame-won = { $who } wins with { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}.
    .shared = { $who } share the victory with { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}.
notre_dame-why-most_prestige = Most prestige points.
notre_dame-why-gold_and_markers = Equal points: gold and markers in the personal supply, counted together, decide.
notre_dame-why-shared = Equal points, and equally much gold and markers in the personal supply.

## Table options

notre_dame-table-persons = Gray persons
    .base = the nine of the base game
    .new_persons = with the New Persons, three of nine drawn for each letter
notre_dame-table-prestige = Prestige
    .hidden = hidden until the end
    .open = open
notre_dame-table-roads = Carriage roads
    .border = three bridges to each neighbour ◇ reconstructed
    .plain = one bridge to each neighbour ◇ reconstructed
notre_dame-table-merchant_counts_centre = The Merchant counts the Square
    .yes = yes
    .no = no
notre_dame-table-bell_ringer_counts = The Bell-ringer counts at Notre Dame
    .own = the hirer’s markers
    .all = everybody’s markers
notre_dame-table-edition = Component data
    .built_in = built in ◇ reconstructed

## Component data

notre_dame-data-rats = Rats on the persons
notre_dame-data-roads = Carriage roads
notre_dame-data-pools = Points that Notre Dame shares
