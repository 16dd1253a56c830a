### /cartus, and what the game is called.

game-rattus_cartus = Rattus Cartus
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
