"""What screens, delivery and interactions share: a reader's perspective, ids, names, rendering, sending, pictures."""
