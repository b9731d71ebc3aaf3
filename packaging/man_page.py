"""The manual page, made from the commands' help."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

HelpText = Callable[..., str]
"""Returns the help of a command, given its words."""
INTRODUCTION = r"""
tttmc is a game of tic-tac-toe on any square board, from 1×1 to 25×25, against machines that think
by playing random games. Without a command, its window opens and shows the score of every square
while the machine thinks. The commands do the same in a terminal.
"""
FILES = r"""
Settings are in ~/.config/tttmc; textbooks and results in ~/.local/share/tttmc. If the
environment variable TTTMC_HOME names a folder, everything is saved there.
"""
EXIT_STATUS = r"""
0 for success, 1 for a failed check, 2 for bad input, 130 when interrupted, 141 when the
reader of the output has ended.
"""


def write(program: Path, version: str, date: str, path: Path) -> None:
    """Write the compressed page from the program's help."""
    page = manual_page(lambda *words: help_of(program, *words), version, date)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(page.encode(), mtime=0))


def help_of(program: Path, *words: str) -> str:
    """Return the output of --help at the width of a manual page."""
    command = [str(program), *words, "--help"]
    environment = os.environ | {"COLUMNS": "78", "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


def manual_page(help_text: HelpText, version: str, date: str) -> str:
    """Return the page's source; `help_text` gives the help of the program and its commands."""
    overview = help_text()
    parts = [
        f'.TH TTTMC 1 "{date}" "tttmc {version}" "User Commands"',
        ".SH NAME",
        r"tttmc \- tic-tac-toe against machines that think by playing random games",
        ".SH SYNOPSIS",
        ".B tttmc",
        r"[\fICOMMAND\fR] [\fIOPTIONS\fR]",
        ".SH DESCRIPTION",
        INTRODUCTION.strip(),
        ".SH COMMANDS",
        verbatim(overview),
    ]
    for command in commands_in(overview):
        parts += [f'.SS "tttmc {command}"', verbatim(help_text(command))]
    parts += [".SH FILES", FILES.strip()]
    parts += [".SH EXIT STATUS", EXIT_STATUS.strip()]
    return "\n".join(parts) + "\n"


def commands_in(overview: str) -> list[str]:
    """Return the commands that the program's help lists."""
    listed = overview.split("commands:", 1)[1]
    names = re.findall(r"^ {4}([a-z][a-z-]*)(?: |$)", listed, re.MULTILINE)
    if not names:
        raise ValueError("the program's help lists no commands")
    return names


def verbatim(text: str) -> str:
    """Return lines that a manual page shows unchanged."""
    lines = [line.replace("\\", r"\e").replace("-", r"\-") for line in text.strip().splitlines()]
    return "\n".join(
        [".nf", *(rf"\&{line}" if line[:1] in ".'" else line for line in lines), ".fi"]
    )
