"""Compile the translations and the engine; the rest is in pyproject.toml.

Where no C compiler works, the build requires one that comes as a wheel, zig.
With TTTMC_REQUIRE_KERNEL=1 a failed build is an error; TTTMC_NO_KERNEL=1 skips the build.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

ENGINE = Path("tttmc_app/engine")
COST = "random games will run in Python, 100 to 3,000 times slower"
# Fused multiply-adds would make one seed's search tree differ between machines.
UNIX_FLAGS = [
    *("-std=c11", "-O3", "-ffp-contract=off", "-fno-math-errno", "-fvisibility=hidden"),
    *("-g0", "-Wno-psabi"),
]


class BuildEngine(build_ext):
    """The build command: chooses compiler options and reports what wasn't built."""

    def build_extension(self, ext: Extension) -> None:
        """Compile with full optimisation; the default is more than a third slower."""
        if not has_compiler() and find_spec("ziglang"):
            path = Path(self.get_ext_fullpath(ext.name))
            path.parent.mkdir(parents=True, exist_ok=True)
            build_with_zig(ext, path)
            return
        if self.compiler.compiler_type == "msvc":
            ext.extra_compile_args = ["/O2", "/std:c11"]
        else:
            ext.extra_compile_args = UNIX_FLAGS
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


@cache
def has_compiler() -> bool:
    """Return whether setuptools can compile C here."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "empty.c")
        source.write_text("int nothing;\n", encoding="ascii")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder)
        except (CCompilerError, DistutilsError):
            return False
    return True


def build_with_zig(ext: Extension, path: Path) -> None:
    """Compile and link an extension module with zig; raise CompileError on failure."""
    linking = {
        "win32": ["-L", str(Path(sys.base_prefix, "libs")), "-l", "python3"],
        "darwin": ["-undefined", "dynamic_lookup"],
    }
    command = [sys.executable, "-m", "ziglang", "cc", "-mcpu=baseline", "-shared", "-fPIC", "-s"]
    command += [*UNIX_FLAGS, *(f"-D{name}={value}" for name, value in ext.define_macros)]
    command += ["-I", sysconfig.get_path("include"), "-o", str(path), *ext.sources]
    if subprocess.run([*command, *linking.get(sys.platform, [])], check=False).returncode:
        raise CompileError(f"zig couldn't compile {ext.name}")


def compile_translations(sources: Path, target: Path) -> None:
    """Compile the translations with the program's own module, which isn't installed yet."""
    name = "tttmc_translations"
    spec = spec_from_file_location(name, Path("tttmc_app", "translations.py"))
    if spec is None or spec.loader is None:
        raise ImportError(name)
    module = sys.modules[name] = module_from_spec(spec)  # dataclasses look it up there
    spec.loader.exec_module(module)
    module.compile_mature(sources, target)


def compiler_wheels() -> list[str]:
    """Return the compiler that the build needs in addition to the system's."""
    if has_compiler():
        return []
    with Path("pyproject.toml").open("rb") as file:
        groups = tomllib.load(file)["dependency-groups"]
    return list[str](groups["compiler"])


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
    setup_requires=compiler_wheels() if compiled else [],
    ext_modules=compiled,
    cmdclass={"bdist_wheel": BuildWheel, "build_ext": BuildEngine, "build_py": BuildModules},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if compiled else {},
)
