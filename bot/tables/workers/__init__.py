"""Loops beside the service: the courier, the bot players, and what expires."""
