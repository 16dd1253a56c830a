"""How fast bots start in tests: a sandbox that is not strict accepts any number of sessions."""

from bot.tables.workers.shard_leases import StartPace

AT_WILL = StartPace(spacing=0.0, most=1_000_000)
