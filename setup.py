"""Build the compiled kernel, where there is a compiler; everything else is in pyproject.toml.

TTTMC_REQUIRE_KERNEL=1 makes a kernel that can't be built an error, TTTMC_NO_KERNEL=1 leaves it out.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FOLDER = Path("tttmc_app/engine/kernel")


class BuildKernel(build_ext):
    """Build the kernel with the options of the compiler at hand, and say when it is left out."""

    def build_extension(self, ext: Extension) -> None:
        """Compile with full optimisation: the default costs more than a third of the speed."""
        if self.compiler.compiler_type == "msvc":
            ext.extra_compile_args = ["/O2", "/std:c11"]
        else:
            ext.extra_compile_args = ["-std=c11", "-O3", "-g0", "-Wno-psabi", "-fvisibility=hidden"]
        # setuptools leaves the type of this method's argument open.
        super().build_extension(ext)  # pyright: ignore[reportUnknownMemberType]

    def run(self) -> None:
        """Build, then say in a line if there is no kernel."""
        super().run()
        if not all(Path(path).exists() for path in self.get_outputs()):
            sys.stderr.write("tttmc: no kernel was built; random games will run in Python\n")


def extensions() -> list[Extension]:
    """Return the kernel, unless it is to be left out."""
    if os.environ.get("TTTMC_NO_KERNEL") == "1":
        sys.stderr.write("tttmc: the kernel is left out; random games will run in Python\n")
        return []
    return [
        Extension(
            "tttmc_app.engine._kernel",
            sources=sorted(path.as_posix() for path in FOLDER.glob("*.c")),
            depends=sorted(path.as_posix() for path in FOLDER.glob("*.h")),
            define_macros=[("Py_LIMITED_API", "0x030B0000")],
            py_limited_api=True,
            optional=os.environ.get("TTTMC_REQUIRE_KERNEL") != "1",
        )
    ]


kernel = extensions()
setup(
    ext_modules=kernel,
    cmdclass={"build_ext": BuildKernel},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if kernel else {},
)
