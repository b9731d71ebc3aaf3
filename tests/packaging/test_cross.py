"""The programs that show that every system calculates the same results."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from tests.packaging.conftest import PACKAGING, load

cross = load("cross")


@pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("cc") is None, reason="it needs a C compiler"
)
@pytest.mark.parametrize("program", cross.PROGRAMS)
def test_the_programs_fit_the_engine(program: str) -> None:
    """Each program calls the kernel or the tree search as these declare their functions."""
    headers = ("-I", str(cross.ENGINE / cross.PROGRAMS[program]))
    source = str(PACKAGING / "cross" / f"{program}.c")
    command = ["cc", "-fsyntax-only", "-Werror", *cross.FLAGS, *headers, source]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
