"""Build the compiled engine if there is a compiler; everything else is in pyproject.toml.

With TTTMC_REQUIRE_KERNEL=1 a failed build is an error; TTTMC_NO_KERNEL=1 skips the build.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = Path("tttmc_app/engine")
# Fused multiply-adds would make one seed's search tree differ between machines.
UNIX_FLAGS = ["-std=c11", "-O3", "-ffp-contract=off", "-fno-math-errno", "-fvisibility=hidden"]


class BuildEngine(build_ext):
    """The build command: chooses compiler options and reports what wasn't built."""

    def build_extension(self, ext: Extension) -> None:
        """Compile with full optimisation; the default is more than a third slower."""
        if self.compiler.compiler_type == "msvc":
            ext.extra_compile_args = ["/O2", "/std:c11"]
        else:
            ext.extra_compile_args = [*UNIX_FLAGS, "-g0", "-Wno-psabi"]
        # setuptools doesn't declare the type of this argument.
        super().build_extension(ext)  # pyright: ignore[reportUnknownMemberType]

    def run(self) -> None:
        """Build, and print a line if something is missing."""
        super().run()
        if not all(Path(path).exists() for path in self.get_outputs()):
            sys.stderr.write("tttmc: the kernel wasn't built; random games will run in Python\n")


def extension(name: str, folder: str) -> Extension:
    """Return the extension module built from a folder's C files."""
    return Extension(
        f"tttmc_app.engine.{name}",
        sources=sorted(path.as_posix() for path in (ENGINE / folder).glob("*.c")),
        depends=sorted(path.as_posix() for path in (ENGINE / folder).glob("*.h")),
        define_macros=[("Py_LIMITED_API", "0x030B0000")],
        py_limited_api=True,
        optional=os.environ.get("TTTMC_REQUIRE_KERNEL") != "1",
    )


def extensions() -> list[Extension]:
    """Return the extensions to compile; none if the kernel is disabled."""
    if os.environ.get("TTTMC_NO_KERNEL") == "1":
        sys.stderr.write("tttmc: the kernel is disabled; random games will run in Python\n")
        return []
    return [extension("_kernel", "kernel"), extension("_search", "search")]


compiled = extensions()
setup(
    ext_modules=compiled,
    cmdclass={"build_ext": BuildEngine},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if compiled else {},
)
