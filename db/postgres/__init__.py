"""The database on a PostgreSQL server, by psycopg; imported only where a server is named."""
