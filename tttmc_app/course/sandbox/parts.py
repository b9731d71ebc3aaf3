"""The parts of the sandbox, and a warning about those that are missing."""

from __future__ import annotations

import sys
from collections.abc import Collection
from enum import StrEnum

from tttmc_app.core import Text


class SandboxPart(StrEnum):
    """A part of the sandbox, named after what provides it."""

    ENVIRONMENT = "environment"
    """Only a short list of the caller's environment variables is passed on."""
    LIMITS = "limits"
    """Memory, file sizes and open files are limited (setrlimit)."""
    SUPERVISOR = "supervisor"
    """A process outside the sandbox ends everything that the code started, even if this program is
    killed.
    """
    NAMESPACES = "namespaces"
    """The code has its own process IDs, users, network and shared memory, and is alone in them."""
    FOLDER = "folder"
    """The private folder is a filesystem with limits, which count deleted files too (tmpfs)."""
    THREADS = "threads"
    """The number of threads and processes is limited."""
    LANDLOCK = "landlock"
    """Only listed files can be read, and only the private folder can be written."""
    SECCOMP = "seccomp"
    """System calls for networks, processes, signals and other processes' memory are refused."""


def missing_parts(parts: Collection[SandboxPart]) -> Text | None:
    """Return a warning about what the sandbox doesn't prevent here; None if it is complete."""
    if SandboxPart.SECCOMP in parts and SandboxPart.LANDLOCK in parts:
        return None
    if SandboxPart.SECCOMP in parts:
        return Text(
            "this system can't limit which files a student's file opens, so it can read and "
            "change yours (Landlock, Linux 5.13 or later, is missing)"
        )
    if SandboxPart.LANDLOCK in parts:
        return Text(
            "this system can't limit what a student's file does to other programs and the network "
            "(seccomp is missing)"
        )
    return Text(
        "{system} has no sandbox for students' files: they can do anything you can on this "
        "computer",
        system=_SYSTEMS.get(sys.platform, sys.platform),
    )


_SYSTEMS = {"linux": "this Linux system", "darwin": "macOS", "win32": "Windows"}
