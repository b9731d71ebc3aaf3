"""Build the compiled engine; pyproject.toml says everything else.

TTTMC_REQUIRE_KERNEL=1 makes a failed build an error, TTTMC_NO_KERNEL=1 builds nothing.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = Path("tttmc_app/engine")
REQUIRED = os.environ.get("TTTMC_REQUIRE_KERNEL") == "1"
# Contraction into fused multiply-adds would make tree searches differ between machines.
UNIX_FLAGS = ["-std=c11", "-O3", "-ffp-contract=off", "-fno-math-errno", "-fvisibility=hidden"]
MSVC_FLAGS = ["/std:c11", "/O2"]


def extension(name: str, folder: str) -> Extension:
    """Describe the module made of all the C files in one folder."""
    return Extension(
        f"tttmc_app.engine.{name}",
        sources=sorted(path.as_posix() for path in (ENGINE / folder).glob("*.c")),
        depends=sorted(path.as_posix() for path in (ENGINE / folder).glob("*.h")),
        define_macros=[("Py_LIMITED_API", "0x030b0000")],
        py_limited_api=True,
        optional=not REQUIRED,
    )


class BuildEngine(build_ext):
    """Give each compiler its own flags."""

    def build_extensions(self) -> None:
        """Build all extensions, optimised."""
        flags = MSVC_FLAGS if self.compiler.compiler_type == "msvc" else UNIX_FLAGS
        for one in self.extensions:
            one.extra_compile_args = flags
        super().build_extensions()


EXTENSIONS = [extension("_search", "search")]

setup(
    ext_modules=[] if os.environ.get("TTTMC_NO_KERNEL") == "1" else EXTENSIONS,
    cmdclass={"build_ext": BuildEngine},
    # The stable ABI of Python 3.11, so that one wheel serves every later version.
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
