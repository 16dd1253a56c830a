"""A simulated month: the table service with its workers on a moved clock, people with habits, faults, and promises."""
