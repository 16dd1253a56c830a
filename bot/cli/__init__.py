"""The commands of `python -m bot`; each prints to standard output and returns an exit code."""
