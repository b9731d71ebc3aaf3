"""The words that the program starts itself by; a frozen copy has no Python to start but itself."""

from __future__ import annotations

from collections.abc import Sequence

COURSE_CHILD = "course-child"
FIRST_PAINT = "first-paint"
"""The window says when it is painted and closes; no child, but a benchmark asks for it."""


def serve(arguments: Sequence[str]) -> None:
    """Become a child and never return, where the program's arguments ask for one."""
    if len(arguments) == 3 and arguments[1] == COURSE_CHILD:
        from tttmc_app.course.child import main

        main(arguments[2])
