"""Tables in the database: transactions, rows and their JSON, records, repair. Everything durable goes through here."""
