"""The words that the program starts itself by; a frozen copy has no Python to start but itself."""

from __future__ import annotations

from collections.abc import Sequence

COURSE_CHILD = "course-child"
TIME_TO_USABLE = "time-to-usable"
"""Opens the window, reports when it is painted and usable, and closes it, for a benchmark."""


def serve(arguments: Sequence[str]) -> None:
    """Become a child and never return, where the program's arguments ask for one."""
    if len(arguments) == 3 and arguments[1] == COURSE_CHILD:
        from tttmc_app.course.child_main import main

        main(arguments[2])
