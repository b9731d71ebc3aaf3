"""Build the compiled engine, where there is a compiler; everything else is in pyproject.toml.

TTTMC_REQUIRE_KERNEL=1 makes code that can't be built an error, TTTMC_NO_KERNEL=1 leaves it out.
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
    """Build with the options of the compiler at hand, and say what is left out."""

    def build_extension(self, ext: Extension) -> None:
        """Compile with full optimisation: the default costs more than a third of the speed."""
        if self.compiler.compiler_type == "msvc":
            ext.extra_compile_args = ["/O2", "/std:c11"]
        else:
            ext.extra_compile_args = [*UNIX_FLAGS, "-g0", "-Wno-psabi"]
        # setuptools leaves the type of this method's argument open.
        super().build_extension(ext)  # pyright: ignore[reportUnknownMemberType]

    def run(self) -> None:
        """Build, then say in a line if something is missing."""
        super().run()
        if not all(Path(path).exists() for path in self.get_outputs()):
            sys.stderr.write("tttmc: no kernel was built; random games will run in Python\n")


def extension(name: str, folder: str) -> Extension:
    """Describe the module that all the C files of one folder make."""
    return Extension(
        f"tttmc_app.engine.{name}",
        sources=sorted(path.as_posix() for path in (ENGINE / folder).glob("*.c")),
        depends=sorted(path.as_posix() for path in (ENGINE / folder).glob("*.h")),
        define_macros=[("Py_LIMITED_API", "0x030B0000")],
        py_limited_api=True,
        optional=os.environ.get("TTTMC_REQUIRE_KERNEL") != "1",
    )


def extensions() -> list[Extension]:
    """Return what is to be compiled: nothing where it is to be left out."""
    if os.environ.get("TTTMC_NO_KERNEL") == "1":
        sys.stderr.write("tttmc: the kernel is left out; random games will run in Python\n")
        return []
    return [extension("_kernel", "kernel"), extension("_search", "search")]


compiled = extensions()
setup(
    ext_modules=compiled,
    cmdclass={"build_ext": BuildEngine},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if compiled else {},
)
