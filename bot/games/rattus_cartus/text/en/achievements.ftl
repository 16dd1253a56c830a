### Achievements: quiet firsts and feats.

rattus_cartus-achieved-outlived = Survivor
rattus_cartus-achieved-outlived-how = Outlive the plague where somebody else does not
rattus_cartus-achieved-no_rats = Not a single rat
rattus_cartus-achieved-no_rats-how = End without a rat
rattus_cartus-achieved-last_nun = The last nun
rattus_cartus-achieved-last_nun-how = Survive with exactly as many rats as there are nuns
rattus_cartus-achieved-three_classes = Of high standing
rattus_cartus-achieved-three_classes-how = Be first in three classes at the end
rattus_cartus-achieved-all_classes = A friend to all
rattus_cartus-achieved-all_classes-how = Have influence in all six classes at the end
rattus_cartus-achieved-sword_stroke = A mighty stroke
rattus_cartus-achieved-sword_stroke-how = Take three cards with one Sword
rattus_cartus-achieved-all_in = All in
rattus_cartus-achieved-all_in-how = Lay eight cards in one building
rattus_cartus-achieved-treasurer = Treasurer
rattus_cartus-achieved-treasurer-how = Hold three Gold at the end
