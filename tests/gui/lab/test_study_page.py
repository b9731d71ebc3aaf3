"""Pages that calculate or train: what they show during a run, at its end, and elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel

from tests.gui.lab.conftest import START, MakePage
from tests.gui.lab.silent_driver import SAVED
from tttmc_app.core import Position, Rules, Text
from tttmc_app.experiments.convergence import Convergence
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import Limits, limits_report
from tttmc_app.experiments.saved_run import SavedRun
from tttmc_app.experiments.study_running import StudyProgress
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.lab.limit_boards import SmallBoards
from tttmc_app.gui.lab.study_page import StudyPage
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.players import parse_spec
from tttmc_app.workers import JobRunner, Report

CONVERGENCE = ConvergenceStudy(START, parse_spec("mc"), (5, 20), 3, 9)


class Runner(JobRunner):
    """A runner that runs nothing and keeps what it is asked for."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self.asked: list[str] = []
        self.busy = False
        self.number = 0

    @property
    def is_busy(self) -> bool:
        """Return whether a job was started."""
        return self.busy

    def start(self, work: Callable[[], Any]) -> int:
        """Keep the request."""
        self.asked.append("start")
        self.busy = True
        return self._next()

    def post(self, call: Callable[[], object]) -> int:
        """Keep the request."""
        self.asked.append("post")
        return self._next()

    def cancel(self) -> None:
        """Keep the request."""
        if self.busy:
            self.asked.append("cancel")
        self.busy = False

    def shutdown(self, milliseconds: int | None = None) -> bool:
        """Keep the request, and carry it out."""
        self.asked.append("shutdown")
        return super().shutdown(milliseconds)

    def _next(self) -> int:
        self.number += 1
        return self.number

    def tell(self, found: Any, *, ends: bool = False, error: str = "") -> None:
        """Report what was found."""
        self.busy = not ends
        report = Report(self.number, StudyProgress(found, 4, Text(error)), 1.0)
        (self.returned if ends else self.progressed).emit(report)


class Page:
    """A page whose runs are only asked for."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.name = page.bar.start.objectName()[:-5]
        self.titles: list[str] = []
        page.progress_changed.connect(self.titles.append)
        page.resize(1100, 800)
        page.show()

    @property
    def runner(self) -> Any:
        """Return the runner."""
        return self.page._runner

    @property
    def state(self) -> Any:
        """Return the note, the shown buttons, the progress and whether results can be exported."""
        bar = self.page.bar
        buttons = {"Start": bar.start, "Finish": bar.finish, "Stop": bar.stop}
        shown = [name for name, one in buttons.items() if not one.isHidden()]
        return bar.note.text(), shown, round(bar.share, 2), self.page.export.isEnabled()

    @property
    def error(self) -> Any:
        """Return the message above the results; empty if it is hidden."""
        bar = self.page.findChild(MessageBar)
        label = bar.findChild(QLabel, "messageText")
        return "" if bar.isHidden() else label.text()


@pytest.fixture
def open_page(make: MakePage, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Page]:
    """Return a function that makes a page whose runs are only asked for."""
    monkeypatch.setattr("tttmc_app.gui.lab.study_page.JobRunner", Runner)
    return lambda name: Page(make(name))


def converged(done: int) -> Convergence:
    """Return a convergence study's results after this many moves."""
    found: Convergence | None = None
    for found in CONVERGENCE.find():
        if found.done >= done:
            break
    assert found is not None
    return found


def test_a_study_stops(open_page: Callable[[str], Page]) -> None:
    """Stop says whether anything was saved, and later results of the stopped run are ignored."""
    one = open_page("converge")
    page = one.page
    page.show_recipe(CONVERGENCE)
    for found, note in (
        (None, "Stopped."),
        (
            converged(3),
            f"{converged(3).done} of 6 moves chosen. Stopped; the results so far are saved.",
        ),
        (None, "Stopped."),
    ):
        page.begin()
        if found is not None:
            one.runner.tell(found)
        page.bar.stop.click()
        assert one.runner.asked[-2:] == ["cancel", "post"]
        assert (one.state[0], one.state[1], one.titles[-1]) == (note, ["Start"], "")
        one.runner.returned.emit(Report(one.runner.number, None, 1.0))
        assert one.state[0] == note
    asked = list(one.runner.asked)
    page.stop()
    assert one.runner.asked == asked
    page.begin()
    page.shutdown()
    assert one.runner.asked[-3:] == ["cancel", "post", "shutdown"]
    assert one.state[:2] == ("Stopped.", ["Start"])


def test_a_study_that_cannot_be_saved(open_page: Callable[[str], Page]) -> None:
    """Why a run isn't saved is said at once and once; Stop claims nothing."""
    one, found = open_page("converge"), converged(3)
    one.page.show_recipe(CONVERGENCE)
    one.page.begin()
    one.runner.tell(found)
    assert one.error == ""
    one.runner.tell(found, error="it is full")
    assert one.error == "This run isn't saved: it is full"
    one.page.message.hide()
    one.runner.tell(found, error="it is full")
    assert one.error == ""
    one.runner.tell(found, error="it is busy")
    assert one.error == "This run isn't saved: it is busy"
    one.runner.tell(found)
    assert one.error == "", "it has been saved after all"
    one.runner.tell(found, error="it is full")
    one.page.bar.stop.click()
    assert one.state[0] == f"{found.done} of 6 moves chosen. Stopped."
    one.page.begin()
    one.runner.tell(found)
    assert one.error == ""
    one.page.bar.stop.click()
    assert one.state[0].endswith("the results so far are saved.")


def test_a_saved_study_is_shown(open_page: Callable[[str], Page]) -> None:
    """A saved study is shown with its name, its number and its progress, and can be exported."""
    one = open_page("converge")
    info = replace(SAVED, done=3, target=6)
    saved = SavedRun(info, CONVERGENCE, converged(3))
    one.page.show_saved(saved)
    assert one.state == ("“My run”, saved as run 12.", ["Start"], 0.5, True)
    assert one.page.recipe() == CONVERGENCE
    one.page.begin()
    one.page.show_saved(saved)
    assert one.error == "A run is in progress here: let it finish or stop it first"


@pytest.fixture
def limits() -> Limits:
    """Return the limits of the usual player on 3×3."""
    *_, found = LimitsStudy(parse_spec("mc"), Rules(3)).find()
    return found


def test_limits_are_shown_and_browsed(open_page: Callable[[str], Page], limits: Limits) -> None:
    """Lists, boards, words and buttons follow the chosen list and board; none leaves nothing."""
    one = open_page("limits")
    page: StudyPage[Any, Any] = one.page
    which, boards = page.findChild(QComboBox, "limitsWhich"), page.findChild(SmallBoards)
    board, words = page.findChild(BoardView), page.findChild(QLabel, "limitsWords")
    button = page.findChild(QAbstractButton, "limitsOpen")
    assert which is not None
    assert boards is not None
    assert board is not None
    assert words is not None
    assert button is not None
    study = LimitsStudy(limits.player, limits.rules)
    page.show_found(study, next(iter(study.find())))
    assert which.count() == 0
    page.show_found(study, limits)
    count = f"{limits.position_count:,} positions"
    report = limits_report(study, limits)
    assert str(report.progress) == count
    assert str(report.outcome) == (
        f"Monte Carlo, 3×3: {count}, counting rotations and reflections once."
    )
    expected = [("The opening", (limits.opening,))]
    for side in limits.sides:
        for reached, whose in ((True, "own"), (False, "other")):
            found = tuple(p for p in side.positions if p.reached is reached)
            total = side.reached if reached else side.elsewhere
            of = f"the first {len(found)} of {total:,}" if len(found) < total else f"{total}"
            if found:
                expected.append((f"As {side.side}, {whose} games ({of})", cast("Any", found)))
    assert [(which.itemText(n), which.itemData(n)) for n in range(which.count())] == expected
    assert which.currentIndex() == 1
    asked: list[Position] = []
    page.position_requested.connect(asked.append)
    for index in (1, 0, which.count() - 1):
        which.setCurrentIndex(index)
        positions = expected[index][1]
        assert boards.count() == len(positions)
        assert (boards.currentRow(), button.isEnabled()) == (0, True)
        row = boards.count() - 1
        for chosen in (0, row):
            boards.setCurrentRow(chosen)
            found_one = cast("Any", positions[chosen])
            assert board.picture.position == found_one.position
            assert boards.item(chosen).toolTip() == words.text()
            assert board.picture.overlay is not None
            for at in product(range(3), range(3)):
                told_of = square_text(found_one.position, found_one.thought, at)
                assert board.describe(at) == told_of
            button.click()
            boards.itemActivated.emit(boards.item(chosen))
            assert asked[-2:] == 2 * [found_one.position]
            assert board.picture.overlay.thought == found_one.thought
    told, picture = [*asked], board.picture
    boards.setCurrentRow(-1)
    assert not button.isEnabled()
    cast("Any", page)._on_open()
    assert (asked, board.picture) == (told, picture), "no board is chosen"
    assert board.describe((0, 0)) == "a1"
    cast("Any", page)._which.clear()
    assert (which.count(), boards.count(), button.isEnabled()) == (0, 0, False)


def test_a_position_from_the_board(open_page: Callable[[str], Page]) -> None:
    """A page takes over the board's position or rules, and a machine that it can examine."""
    position = Position.parse("XO../..../..../....", Rules(4, 3))
    over = Position.parse("XXX/OO./...", Rules(3), finished=True)
    limits, converge = open_page("limits").page, open_page("converge").page
    limits.show_position(position, parse_spec("forward:tie=0"))
    assert limits.recipe() == LimitsStudy(parse_spec("forward:tie=0"), Rules(4, 3))
    rules = limits.findChild(QLabel, "limitsRules")
    assert rules.text() == "Rules: 4×4, 3 in a row"
    limits.show_position(START, parse_spec("random"))
    assert rules.text() == "Rules: 3×3"
    assert limits.recipe() == LimitsStudy(parse_spec("forward:tie=0"), Rules(3))
    converge.show_position(position, parse_spec("mc"))
    assert converge.position() == position
    converge.show_position(over, parse_spec("mc"))
    assert converge.position() == position
    board = converge.findChild(BoardView)
    assert board.picture.position == position
    button = converge.findChild(QAbstractButton, "convergenceTake")
    button.click()
    assert converge.position() == START
    side = converge.findChild(QComboBox, "convergenceSide")
    assert side.itemText(0) == f"automatic: {START.to_move}"
    converge.findChild(QAbstractButton, "convergenceTake").click()
    turned = Position.parse("X../.../...", Rules(3), "X")
    converge.show_position(turned, parse_spec("mc"))
    assert (side.currentText(), converge.position()) == ("X", turned)
