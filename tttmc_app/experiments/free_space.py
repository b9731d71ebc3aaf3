"""Giving back the space of erased runs."""

from __future__ import annotations

from contextlib import suppress

from tttmc_app.experiments.store import PATIENCE, Store


def free_space(store: Store) -> None:
    """Shrink the store's file to what it contains, or do nothing if that is impossible now.

    It is impossible while another program has the file open, and on a full disk. It takes about a
    second per 100 MB.
    """
    import sqlite3

    execute = store.connection.execute
    execute("PRAGMA busy_timeout = 0")
    with suppress(sqlite3.OperationalError):  # new games will use the space
        # Only a file's single user can leave the write-ahead log. With the log, another program
        # that is playing a run might wait for its lock longer than its patience.
        if execute("PRAGMA journal_mode = DELETE").fetchone() == ("delete",):
            execute("VACUUM")
    execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
    with suppress(sqlite3.OperationalError):  # a program that has opened it does the same
        execute("PRAGMA journal_mode = WAL")
