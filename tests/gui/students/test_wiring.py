"""What the grading window is connected to: nothing is left out, no signal is lost."""

from __future__ import annotations

from tests.gui.students.silent_job import Window
from tests.gui.wiring import editable_views, lost_widgets, unheard


def test_every_part_is_used(window: Window) -> None:
    """All parts that the page keeps are in it, it listens to every signal, and nobody overwrites.

    The table of grades is read; only the headings have sizes that can be changed.
    """
    window.finish()
    assert lost_widgets(window.page) == []
    assert editable_views(window.page) == ["QHeaderView", "QHeaderView"]
    assert unheard(window.page) == ["GradingPage.help_requested", "JobRunner.progressed: 1 of 2"]
