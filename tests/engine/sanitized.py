"""Compile a part of the engine with gcc's sanitizers, and run a program against it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "tttmc_app" / "engine"
FLAGS = ("-std=c11", "-fPIC", "-w", "-DPy_LIMITED_API=0x030B0000")
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=undefined")


def library(name: str) -> str:
    """Return the path of one of gcc's libraries, or an empty string."""
    gcc = shutil.which("gcc")
    if gcc is None or sys.platform != "linux":
        return ""
    question = [gcc, f"-print-file-name={name}"]
    path = subprocess.run(question, capture_output=True, text=True, check=True).stdout.strip()
    return path if Path(path).is_file() else ""


needs_sanitizers = pytest.mark.skipif(
    not library("libasan.so"), reason="gcc and its sanitizers are not installed"
)


def build(folder: Path, part: str, module: str, *options: str) -> None:
    """Compile one of the engine's folders as a module.

    The files are compiled in parallel, because the largest takes a while.
    """
    gcc = ["gcc", *FLAGS, *options, "-I" + sysconfig.get_path("include")]
    sources = sorted((ENGINE / part).glob("*.c"))
    objects = [str(folder / f"{part}-{source.stem}.o") for source in sources]
    compilers = [
        subprocess.Popen([*gcc, "-c", str(source), "-o", target])
        for source, target in zip(sources, objects, strict=True)
    ]
    assert [compiler.wait() for compiler in compilers] == [0] * len(compilers)
    made = str(folder / f"{module}.abi3.so")
    subprocess.run([*gcc, "-shared", *objects, "-o", made], check=True)


def run_sanitized(
    folder: Path, part: str, module: str, program: str, options: Sequence[str]
) -> subprocess.CompletedProcess[str]:
    """Compile one of the engine's folders, and return how a program that uses it ended."""
    build(folder, part, module, *SANITIZERS, *options)
    environment = os.environ | {
        "LD_PRELOAD": f"{library('libasan.so')} {library('libubsan.so')}",
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter itself doesn't free all its memory
        "PYTHONPATH": str(folder),
    }
    return subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
