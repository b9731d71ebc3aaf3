"""The grading page's sentences."""

from __future__ import annotations

from tttmc_app.course.sandbox import expected_parts, missing_parts
from tttmc_app.gui.look.translation import translate


def explanation() -> str:
    """Return what grading does, for a page without files."""
    return translate(
        "Students",
        "Choose students' files or a folder, or drop them here. Each file's functions are "
        "called as in the course, and its mistakes are listed with the points they cost. "
        "The file also plays games, which show its strength. You are asked before a "
        "new file runs.",
    )


def hint() -> str:
    """Return how to begin."""
    return translate("Students", "Choose students' files or a folder, or drop them here.")


def searching_text() -> str:
    """Return the note while files are being found."""
    return translate("Students", "Looking for files…")


def trust_text(files: int) -> str:
    """Return the question that asks whether this many new files may run."""
    if missing_parts(expected_parts()) is None:
        return translate(
            "Students",
            "Grading runs %n new file(s). Each runs in a separate process without access to your "
            "files, other programs or networks.",
            n=files,
        )
    return translate(
        "Students",
        "Grading runs %n new file(s). Each runs in a separate process, and can do anything you "
        "can on this computer.",
        n=files,
    )


def stopped_text(done: int, total: int) -> str:
    """Return the note after a stop; `total` is 0 if the files hadn't been found yet."""
    if not total:
        return translate("Students", "Stopped.")
    return translate("Students", "Stopped: {done} of {total} graded.", done=done, total=total)


def graded_text(files: int, unsaved: str) -> str:
    """Return the note at the end; `unsaved` says why the results can't be saved, if they can't."""
    note = translate("Students", "%n file(s) graded.", n=files)
    if not unsaved:
        return note
    return translate(
        "Students", "{graded} The results can't be saved: {error}", graded=note, error=unsaved
    )
