"""What `python -m bot` does beside running the bot; each prints to standard output and returns an exit code."""
