### Achievements: quiet firsts and feats.

rattus-achieved-few_lost = Healthy air
rattus-achieved-few_lost-how = Lose fewer than five cubes to the plague in a game
rattus-achieved-every_class = All walks of life
rattus-achieved-every_class-how = Take a card of each of the six classes in one game
rattus-achieved-far_and_wide = Far and wide
rattus-achieved-far_and_wide-how = Have cubes in six regions at the end
rattus-achieved-stronghold = Stronghold
rattus-achieved-stronghold-how = Have eight cubes in one region at the end
rattus-achieved-at_court = At court
rattus-achieved-at_court-how = Have two cubes in the palace at the end
rattus-achieved-many_cards = A full hand
rattus-achieved-many_cards-how = Hold four class cards at the end
rattus-achieved-ends_the_game = Nothing left to place
rattus-achieved-ends_the_game-how = Bring on the final round with your last cube
rattus-achieved-well_aimed = Well aimed
rattus-achieved-well_aimed-how = Move the plague so that others lose four cubes and you none
