"""The words by which a frozen copy of the program starts itself as a child process.

There is no Python to start there but the program itself.
"""

from __future__ import annotations

from collections.abc import Sequence

COURSE_CHILD = "course-child"


def serve(arguments: Sequence[str]) -> None:
    """Become a child and never return, where the program's arguments ask for one."""
    if len(arguments) == 3 and arguments[1] == COURSE_CHILD:
        from tttmc_app.course.child import main

        main(arguments[2])
