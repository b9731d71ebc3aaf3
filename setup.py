"""Compile the translations, and the engine if there is a compiler; the rest is in pyproject.toml.

With TTTMC_REQUIRE_KERNEL=1 a failed build is an error; TTTMC_NO_KERNEL=1 skips the build.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ENGINE = Path("tttmc_app/engine")
COST = "random games will run in Python, 100 to 3,000 times slower"
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
            sys.stderr.write(f"tttmc: the kernel wasn't built; {COST}\n")


class BuildWheel(bdist_wheel):
    """The build command for wheels: names them after what was built."""

    def run(self) -> None:
        """Build the wheel; one without compiled code is for every system and Python."""
        self.run_command("build_ext")
        built = self.get_finalized_command("build_ext").get_outputs()
        if not any(Path(path).exists() for path in built):
            self.distribution.ext_modules = []
            self.root_is_pure = True
            self.py_limited_api = False
        super().run()


class BuildModules(build_py):
    """The build command for modules and resources: adds the compiled translations."""

    def run(self) -> None:
        """Copy the files and compile translations; an editable copy reads their sources."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "tttmc_app", "resources", "languages")
            compile_translations(Path("resources", "languages"), target)


def compile_translations(sources: Path, target: Path) -> None:
    """Compile the translations with the program's own module, which isn't installed yet."""
    name = "tttmc_translations"
    spec = spec_from_file_location(name, Path("tttmc_app", "translations.py"))
    if spec is None or spec.loader is None:
        raise ImportError(name)
    module = sys.modules[name] = module_from_spec(spec)  # dataclasses look it up there
    spec.loader.exec_module(module)
    module.compile_mature(sources, target)


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
        sys.stderr.write(f"tttmc: the kernel is disabled; {COST}\n")
        return []
    return [extension("_kernel", "kernel"), extension("_search", "search")]


compiled = extensions()
setup(
    ext_modules=compiled,
    cmdclass={"bdist_wheel": BuildWheel, "build_ext": BuildEngine, "build_py": BuildModules},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if compiled else {},
)
