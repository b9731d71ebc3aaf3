"""A folder that every user can reach, and a user without an administrator's rights."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

posix = pytest.mark.skipif(os.name == "nt", reason="only POSIX has these links, modes and users")


@contextmanager
def public_folder() -> Generator[Path]:
    """Make a folder that every user can reach."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@contextmanager
def unprivileged() -> Generator[None]:
    """Give up the administrator's rights, which include writing to read-only files."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def denied(_path: Path, _mode: int) -> bool:
    """Deny access as the system does to users other than root, who may write everywhere."""
    return False
