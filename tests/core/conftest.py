"""Hypothesis on a busy machine: no deadlines, and a failure says how to see it again."""

from hypothesis import settings

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")
