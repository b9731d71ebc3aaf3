"""A real Dask cluster for tests that need one."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from socket import create_server
from subprocess import DEVNULL, Popen

import pytest


@contextmanager
def local_cluster() -> Generator[str, None, None]:
    """Yield the address of a scheduler that has two workers, each a process of its own."""
    distributed = pytest.importorskip("distributed")
    with create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    address = f"tcp://127.0.0.1:{port}"
    scheduler = ["scheduler", "--host", "127.0.0.1", "--port", port]
    with ExitStack() as stack:
        for words in (scheduler, *[["worker", address, "--nthreads", "1", "--no-nanny"]] * 2):
            command = [sys.executable, "-m", "dask", *words, "--no-dashboard"]
            child = stack.enter_context(Popen(command, stderr=DEVNULL))
            stack.callback(child.terminate)
        with distributed.Client(address, timeout=60, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield address
