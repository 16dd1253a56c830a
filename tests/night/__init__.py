"""`make night`: soak, crash, cluster and month in turn for hours, on both stores, with one report over all nights."""
