"""The database on a PostgreSQL server, by psycopg; imported only if a server is named."""
