"""What may happen at a table, as pure functions on a snapshot, and what is due to whom after it. No database."""
