### What a seat may answer as often as it is asked.

standing-rattus_cartus-until = until the end of the round
standing-rattus_cartus-gain = Cards you may take
    .take = always take them
    .pass = always leave them
standing-rattus_cartus-discard_for_rats = Cards to discard for rats
    .none = none
