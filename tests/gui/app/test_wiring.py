"""What the main window is connected to: nothing is left out of it, and no signal is lost."""

from __future__ import annotations

from tests.gui.conftest import OpenWindow
from tests.gui.wiring import editable_views, lost_widgets, unheard


def test_every_part_is_used(open_window: OpenWindow) -> None:
    """All parts that the window keeps are in it, and it listens to every signal but these."""
    window = open_window().window
    assert lost_widgets(window) == []
    assert editable_views(window) == ["variations", "QHeaderView", "QHeaderView"]
    unused = [name for name in unheard(window) if not name.startswith("JobRunner.")]
    assert unused == ["BoardView.cursor_moved", "BoardView.settled"]  # some threads are made later
