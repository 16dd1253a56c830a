"""`python -m bot trial CHANNEL`: every kind of message sent once to real Discord, with its codes and times.

It proves what docs/face.md calls unproven. Nothing of it touches the database, and all it made is deleted at its end.
"""

from .command import arguments, conducted, trial

__all__ = ["arguments", "conducted", "trial"]
