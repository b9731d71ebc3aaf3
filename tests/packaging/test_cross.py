"""The programs that show that every system calculates the same results."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from tests.packaging.conftest import PACKAGING, Load


@pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("cc") is None, reason="it needs a C compiler"
)
def test_the_programs_fit_the_engine(load: Load) -> None:
    """Both programs call the kernel and the tree search as these declare their functions."""
    cross = load("cross")
    for program, folder in cross.PROGRAMS.items():
        command = ["cc", "-fsyntax-only", "-Werror", *cross.FLAGS, "-I", str(cross.ENGINE / folder)]
        source = PACKAGING / "cross" / f"{program}.c"
        done = subprocess.run(
            [*command, str(source)], capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stderr
