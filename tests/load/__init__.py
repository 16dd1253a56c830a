"""`make load`: how many moves a second a bot carries at Discord's limits, with people answered and boards in time."""
