"""What the learning window is connected to: nothing is left out of it, and no signal is lost."""

from __future__ import annotations

from tests.gui.wiring import editable_views, lost_widgets, unheard
from tttmc_app.gui.learn.window import PAGES, LearnWindow


def test_every_part_is_used(learn: LearnWindow) -> None:
    """All parts that the pages keep are in them, and they listen to every signal but these."""
    for name, _ in PAGES:
        learn.open_page(name)
    assert lost_widgets(learn) == []
    assert editable_views(learn) == ["learnPages", "reviewMoves", "textbookMistakes"]
    assert unheard(learn) == [
        "Answers.failed: 1 of 4",  # lessons ask for nothing
        "BoardView.cursor_moved",
        "BoardView.numbers_fit_changed",
        "BoardView.settled",
        "ChartView.menu_requested",
        "JobRunner.progressed: 4 of 6",
        "LearnWindow.closed",  # these five are for the main window
        "LearnWindow.help_requested",
        "LearnWindow.lab_requested",
        "LearnWindow.play_requested",
        "LearnWindow.reviewed",
        "LessonsPage.finished",
        "PracticePage.counted",
        "TrackBoard.chosen: 1 of 4",
        "TrackBoard.moved: 3 of 4",
    ]
