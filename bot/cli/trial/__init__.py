"""`python -m bot trial CHANNEL`: sends every kind of message once to real Discord, and prints status codes and times.

It does not touch the database, and deletes everything it made.
"""

from .command import run_trial, trial

__all__ = ["run_trial", "trial"]
