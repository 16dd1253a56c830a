### What a seat may answer as often as it is asked.

standing-notre_dame-until = until the end of the round
standing-notre_dame-hire = Hiring a person
    .none = nobody
standing-notre_dame-hire_more = The Advisor’s further persons
    .none = nobody
standing-notre_dame-message = A message on your way
    .take = always take it
standing-notre_dame-benefit = A benefit of the hotel
    .marker = a marker, if possible
    .gold = a coin, if possible
    .rat = the rat back, if possible
