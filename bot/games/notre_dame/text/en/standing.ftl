### What a seat may answer as often as it is asked.

standing-notre_dame-until = until the end of the round
standing-notre_dame-hire = Hiring a person
    .none = nobody
standing-notre_dame-hire_more = The Advisor’s further persons
    .none = nobody
standing-notre_dame-message = A message on your way
    .take = always take it
standing-notre_dame-benefit = A benefit to choose
    .how = The first in your order that is possible. Where none of them is, you are asked.
    .marker = a marker
    .gold = a coin
    .rat = the rat back
standing-notre_dame-outbreak = Outbreak: the sector that loses a marker
    .how = Of the fullest sectors the first in your order. Where none of them is in it, you are asked.
    .school = Cloister school
    .bank = Bank
    .residence = Residence
    .carriage_house = Carriage house
    .hotel = Hotel
    .park = Park
    .hospital = Hospital
