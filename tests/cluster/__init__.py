"""Several bot processes on one PostgreSQL database under play, killed, halted and replaced."""
