"""`make scale`: what a host with a hundred thousand running tables does more slowly than one with ten."""
