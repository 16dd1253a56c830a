"""The Discord face that all games share: interactions, delivery, screens and their kit."""
