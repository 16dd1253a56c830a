### Achievements: quiet firsts and feats.

hameln-achieved-no_child_lost = Nobody follows him
hameln-achieved-no_child_lost-how = Have children, and lose none to the Pied Piper
hameln-achieved-many_houses = Old families
hameln-achieved-many_houses-how = Have members in six houses at the end
hameln-achieved-clean_houses = Clean houses
hameln-achieved-clean_houses-how = Have members in four houses at the end, none of them infested
hameln-achieved-matchmaker = Matchmaker
hameln-achieved-matchmaker-how = Marry off four of your children in one game
hameln-achieved-rat_catcher = Rat-catcher
hameln-achieved-rat_catcher-how = Have eight points on rat-catcher tokens at the end
hameln-achieved-cat_owner = The cat is yours
hameln-achieved-cat_owner-how = Own the cat at the end
hameln-achieved-calls_the_tune = Who pays the Piper
hameln-achieved-calls_the_tune-how = Call the Pied Piper three times with a bribe
hameln-achieved-wealthy = Wealthy
hameln-achieved-wealthy-how = Have twelve florins at the end
