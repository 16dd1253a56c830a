### Hauts faits : premières fois et exploits, sans bruit.

rattus-achieved-few_lost = Bon air
rattus-achieved-few_lost-how = Perdre moins de cinq cubes à cause de la peste en une partie
rattus-achieved-every_class = Tous les états
rattus-achieved-every_class-how = Prendre une carte de chacune des six classes en une partie
rattus-achieved-far_and_wide = Aux quatre vents
rattus-achieved-far_and_wide-how = Avoir des cubes dans six régions à la fin
rattus-achieved-stronghold = Place forte
rattus-achieved-stronghold-how = Avoir huit cubes dans une même région à la fin
rattus-achieved-at_court = À la cour
rattus-achieved-at_court-how = Avoir deux cubes au Château à la fin
rattus-achieved-many_cards = En bonne compagnie
rattus-achieved-many_cards-how = Avoir quatre cartes de classe à la fin
rattus-achieved-ends_the_game = Plus rien à placer
rattus-achieved-ends_the_game-how = Provoquer la dernière manche avec ton dernier cube
rattus-achieved-well_aimed = Bien visé
rattus-achieved-well_aimed-how = Déplacer la peste de sorte que les autres perdent quatre cubes et toi aucun
