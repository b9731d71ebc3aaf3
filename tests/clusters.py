"""A real Dask cluster for tests that need one."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import pytest


@contextmanager
def local_cluster() -> Generator[str, None, None]:
    """Yield the address of a local cluster of two worker processes."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        worker_dashboard_address=None,
    ) as started:
        yield str(started.scheduler_address)
