### Achievements: quiet firsts and feats.

notre_dame-achieved-no_outbreak = Spared
notre_dame-achieved-no_outbreak-how = Play a whole game without an outbreak of the plague
notre_dame-achieved-clean_borough = Clean streets
notre_dame-achieved-clean_borough-how = End with your rat on 0
notre_dame-achieved-every_sector = All over the borough
notre_dame-achieved-every_sector-how = Have influence markers in all seven sectors at the end
notre_dame-achieved-crowded_sector = A busy quarter
notre_dame-achieved-crowded_sector-how = Have four markers in one sector at the end, the trusted friend counted
notre_dame-achieved-courier = Courier
notre_dame-achieved-courier-how = Take four messages in one game
notre_dame-achieved-benefactor = Benefactor
notre_dame-achieved-benefactor-how = Donate six gold to Notre Dame in one game
notre_dame-achieved-good_employer = A good employer
notre_dame-achieved-good_employer-how = Hire nine persons in one game
notre_dame-achieved-renowned = Renowned
notre_dame-achieved-renowned-how = Have forty prestige points at the end
