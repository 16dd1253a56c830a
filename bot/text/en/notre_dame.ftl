### Notre Dame with the New Persons: names, the board, secrets, the final scoring, table options. The play itself: notre_dame_play.ftl.

## The nine action cards: seven sectors of a borough, Notre Dame, the trusted friend

nd-action-school = Cloister school
    .short = School
    .the = the cloister school
    .in = in the cloister school
    .from = from the cloister school
    .to = to the cloister school
    .of = of the cloister school
nd-action-bank = Bank
    .short = Bank
    .the = the bank
    .in = in the bank
    .from = from the bank
    .to = to the bank
    .of = of the bank
nd-action-residence = Residence
    .short = Residence
    .the = the residence
    .in = in the residence
    .from = from the residence
    .to = to the residence
    .of = of the residence
nd-action-carriage_house = Carriage house
    .short = Carriage
    .the = the carriage house
    .in = in the carriage house
    .from = from the carriage house
    .to = to the carriage house
    .of = of the carriage house
nd-action-hotel = Hotel
    .short = Hotel
    .the = the hotel
    .in = in the hotel
    .from = from the hotel
    .to = to the hotel
    .of = of the hotel
nd-action-park = Park
    .short = Park
    .the = the park
    .in = in the park
    .from = from the park
    .to = to the park
    .of = of the park
nd-action-hospital = Hospital
    .short = Hospital
    .the = the hospital
    .in = in the hospital
    .from = from the hospital
    .to = to the hospital
    .of = of the hospital
nd-action-notre_dame = Notre Dame
    .short = Notre Dame
    .the = Notre Dame
    .in = at Notre Dame
    .from = from Notre Dame
    .to = to Notre Dame
    .of = of Notre Dame
nd-action-trusted_friend = Trusted friend
    .short = Friend
    .the = the trusted friend
    .in = in the trusted friend
    .from = from the trusted friend
    .to = to the trusted friend
    .of = of the trusted friend

## The persons: name, short name, in a sentence, and what they do for one gold

nd-person-barmaid = Barmaid
    .short = Barmaid
    .the = the Barmaid
    .of = of the Barmaid
    .does = 3 points, and 1 gold, 1 marker or rat back 1
nd-person-minstrel = Minstrel
    .short = Minstrel
    .the = the Minstrel
    .of = of the Minstrel
    .does = moves 1 to 3 markers (or friend) from one sector to another
nd-person-monk = Monk
    .short = Monk
    .the = the Monk
    .of = of the Monk
    .does = 2 markers and 1 point
nd-person-fool = Fool
    .short = Fool
    .the = the Fool
    .of = of the Fool
    .does = moves 1 marker (or friend) to another sector, then its action
nd-person-money_lender = Money Lender
    .short = Money Lender
    .the = the Money Lender
    .of = of the Money Lender
    .does = 2 gold and 1 point
nd-person-doctor = Doctor
    .short = Doctor
    .the = the Doctor
    .of = of the Doctor
    .does = plague 0 for you this round, your hospital still counts
nd-person-soldier = Soldier
    .short = Soldier
    .the = the Soldier
    .of = of the Soldier
    .does = 1 point for each of your markers on the board, friend included
nd-person-night_watchman = Night Watchman
    .short = Watchman
    .the = the Night Watchman
    .of = of the Night Watchman
    .does = 1 point for each of your empty sectors
nd-person-bishop = Bishop
    .short = Bishop
    .the = the Bishop
    .of = of the Bishop
    .does = a marker from the general supply to an empty sector, then its action
nd-person-lawyer = Lawyer
    .short = Lawyer
    .the = the Lawyer
    .of = of the Lawyer
    .does = 3 points for each pair of messages you have taken
nd-person-beggar_king = Beggar King
    .short = Beggar King
    .the = the Beggar King
    .of = of the Beggar King
    .does = 1 point for each space in front of your rat
nd-person-guild_master = Guild Master
    .short = Guild Master
    .the = the Guild Master
    .of = of the Guild Master
    .does = 2 points for each of your sectors with 2 or more
nd-person-lady_in_waiting = Lady-in-waiting
    .short = Lady
    .the = the Lady-in-waiting
    .of = of the Lady-in-waiting
    .does = 1 point for each marker in your busiest sector
nd-person-mayor = Mayor
    .short = Mayor
    .the = the Mayor
    .of = of the Mayor
    .does = 3 points for each of your sectors with 3 or more
nd-person-carpenter = Carpenter
    .short = Carpenter
    .the = the Carpenter
    .of = of the Carpenter
    .does = 1 point for each of your sectors that is not empty
nd-person-manager = Manager
    .short = Manager
    .the = the Manager
    .of = of the Manager
    .does = doubles your points
nd-person-scholar = Scholar
    .short = Scholar
    .the = the Scholar
    .of = of the Scholar
    .does = plays your third action card
nd-person-nurse = Nurse
    .short = Nurse
    .the = the Nurse
    .of = of the Nurse
    .does = a marker from the general supply to your hospital, rat back 1
nd-person-spy = Spy
    .short = Spy
    .the = the Spy
    .of = of the Spy
    .does = shows you the gray persons still to come, 2 points
nd-person-gypsies = Gypsies
    .short = Gypsies
    .the = the Gypsies
    .of = of the Gypsies
    .does = return any number of your markers, 2 points each
nd-person-coachman = Coachman
    .short = Coachman
    .the = the Coachman
    .of = of the Coachman
    .does = all your messages of one kind bring their benefit again
nd-person-host = Host
    .short = Host
    .the = the Host
    .of = of the Host
    .does = 2 points for each marker in your hotel
nd-person-guard = Guard
    .short = Guard
    .the = the Guard
    .of = of the Guard
    .does = 3 points for each pair of your markers in the general supply
nd-person-advisor = Advisor
    .short = Advisor
    .the = the Advisor
    .of = of the Advisor
    .does = hires up to two more persons, 1 gold each
nd-person-priest = Priest
    .short = Priest
    .the = the Priest
    .of = of the Priest
    .does = a marker from the general supply to Notre Dame
nd-person-prosecutor = Prosecutor
    .short = Prosecutor
    .the = the Prosecutor
    .of = of the Prosecutor
    .does = the action of one of your sectors, nothing is placed
nd-person-bell_ringer = Bell-ringer
    .short = Bell-ringer
    .the = the Bell-ringer
    .of = of the Bell-ringer
    .does = 3 points for each of your markers at Notre Dame
    .does_all = 3 points for each marker at Notre Dame, whoever owns it
nd-person-butcher = Butcher
    .short = Butcher
    .the = the Butcher
    .of = of the Butcher
    .does = a marker from the general supply to each of your empty sectors
nd-person-patron = Patron
    .short = Patron
    .the = the Patron
    .of = of the Patron
    .does = pay any gold, rat back as much
nd-person-merchant = Merchant
    .short = Merchant
    .the = the Merchant
    .of = of the Merchant
    .does = 1 gold for each market of your borough without a message
    .does_corners = 1 gold for each corner market of your borough without a message
nd-person-grave_digger = Grave Digger
    .short = Grave Digger
    .the = the Grave Digger
    .of = of the Grave Digger
    .does = as many points as the plague of this round
nd-person-actress = Actress
    .short = Actress
    .the = the Actress
    .of = of the Actress
    .does = moves everything from one sector to another, then its action
nd-person-lover = Lover
    .short = Lover
    .the = the Lover
    .of = of the Lover
    .does = a marker from the general supply to your friend’s sector, then its action

## Boroughs, colours, markets and messages

nd-borough = { $who }
    .neutral = neutral { $n }
    .of = borough of { $who }
    .of_neutral = neutral borough { $n }
nd-colour-circle = circle
nd-colour-square = square
nd-colour-triangle = triangle
nd-colour-diamond = diamond
nd-colour-star = star
nd-colour-neutral = neutral { $mark }
nd-market-c = C
    .full = centre market
    .place = centre
nd-market-il = IL
    .full = inner left market
    .place = inner left
nd-market-ir = IR
    .full = inner right market
    .place = inner right
nd-market-ol = OL
    .full = outer left market
    .place = outer left
nd-market-or = OR
    .full = outer right market
    .place = outer right
nd-market-at = { $borough } { $market }
    .full = { $market }, { $borough }
nd-message = { $mark }{ $kind }
    .neutral = { $mark }{ $kind }
nd-kind-gold = 1 point and 1 gold
    .times = { $points } points and { $n } gold
nd-kind-marker = 2 points and 1 marker
    .times = { $points } points and { $n } markers
nd-kind-rat = 3 points and rat back 1
    .times = { $points } points and rat back { $n }
nd-kind-points = 4 points
    .times = { $points } points
nd-card-of = { $mark } { $card }

## Counts

nd-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nd-gold = { $n } gold
nd-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
nd-messages = { $n ->
    [one] { $n } message
   *[other] { $n } messages
}
nd-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
nd-pieces-friend = the trusted friend
nd-pieces-with_friend = { $markers } and the trusted friend
nd-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
nd-apart = {"; "}
nd-times = { $what } ×{ $n }

## The board

nd-headline = Period { $period }, round { $round } of 9 · { $stage } · bell-ringer { $who }
nd-headline-over = The end, after { $round } rounds · bell-ringer { $who }
nd-stage-keep_first = choosing cards
nd-stage-keep_second = choosing cards again
nd-stage-first_cards = first cards
nd-stage-second_cards = second cards
nd-stage-persons = persons and plague
nd-board-friend = f
nd-board-key = -# { $list }
nd-board-key-friend = { $sign }: trusted friend counted
nd-board-key-outbreak = { $sign }: outbreak
nd-board-key-waiting = friend not placed: { $list }
nd-board-then = after plague
nd-stage-outbreak = outbreak
nd-board-gold = gold
nd-board-personal = markers own
nd-board-general = in supply
nd-board-rat = rat (to 9)
nd-board-prestige = points
nd-board-markets = **Messages** (shape: colour, digit: points)
nd-board-carriages = **Carriages** { $list }
nd-board-own = own { $market }
    .centre = own centre
nd-board-taken = **Taken** { $list }
nd-board-may-take = -# May take next: { $list }
    .others = -# May take next: { $list } · others any colour
nd-board-persons = **Persons** for 1 gold · plague { $n }
nd-board-person = - **{ $person }** { $rats } · { $does }
nd-board-doctored = -# Doctor hired by { $list }: plague 0 there
nd-board-to-come = -# To come (rats): { $list }
nd-board-browns = { $list }
nd-board-grays = gray { $letter }: { $list }
nd-board-choosing =
    .three = **Cards** everybody keeps 1 of 3 own cards, 2 go to the left
    .two = **Cards** everybody keeps 1 of the 2 received, the other goes to the left
    .three_pair = **Cards** both keep 1 of 3 own cards, 2 go to the other
    .two_pair = **Cards** both keep 1 of the 2 received, the other goes back
nd-board-hands = **In hand**, by colour: { $list }
nd-board-played = **Played** this period: { $list } · in each pile { $pile }, discarded { $discards }
nd-board-notre-dame = **Notre Dame** { $pool } points to share, { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}: { $each } each · **gold left** { $gold }
    .none = **Notre Dame** { $pool } points to share, no marker yet · **gold left** { $gold }
    .over = **Gold left** { $gold }
nd-board-tail = -# Component data { $edition }
    .reconstructed = -# Component data { $edition } ◇ in part reconstructed

## What a seat alone may know

nd-secret-choosing = **Choose from** { $list }
nd-secret-kept = **Kept** { $list }
nd-secret-hand = **Your cards** { $list }
nd-secret-passed = **Passed on**, not yet played: { $list }
nd-secret-with = { $card } with { $who }
nd-secret-points = **Your prestige** { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nd-secret-spied = **Shown by the Spy**, in this order: { $list }

## The final scoring

nd-score-prestige = Prestige
nd-score-gold = Gold
nd-score-markers = Markers own
nd-score-place = Place
nd-won = { $who } wins with { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}.
    .shared = { $who } share the victory with { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}.
nd-why-most_prestige = Most prestige points.
nd-why-gold_and_markers = Equal points: gold and markers in the personal supply, counted together, decide.
nd-why-shared = Equal points, and equally much gold and markers in the personal supply.

## Table options

nd-table-persons = Gray persons
    .base = the nine of the base game
    .new_persons = with the New Persons, three of nine drawn for each letter
nd-table-prestige = Prestige
    .hidden = hidden until the end
    .open = open
nd-table-roads = Carriage roads
    .border = with crossings at the borders ◇
    .plain = without crossings ◇
nd-table-merchant_counts_centre = The Merchant counts the centre market
    .yes = yes
    .no = no
nd-table-bell_ringer_counts = The Bell-ringer counts at Notre Dame
    .own = the hirer’s markers
    .all = everybody’s markers
nd-table-edition = Component data
    .built_in = built in ◇
nd-table-pair = { $name }: { $value }

## Component data

nd-data-rats = Rats on the persons
nd-data-roads = Carriage roads
nd-data-pools = Points that Notre Dame shares
