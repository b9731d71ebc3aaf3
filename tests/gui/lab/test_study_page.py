"""Pages that calculate or train: what they show during a run, at its end, and elsewhere."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel

from tests.gui.lab.conftest import START, MakePage
from tests.gui.lab.silent_driver import Page
from tests.gui.noting_shell import shell_of
from tttmc_app.core import Position, Rules
from tttmc_app.experiments.chart import AnyText
from tttmc_app.experiments.convergence import Convergence, ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import Limits, limits_report
from tttmc_app.experiments.running import Progress
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.lab.limit_boards import SmallBoards
from tttmc_app.players import parse_spec

CONVERGENCE = ConvergenceStudy(START, parse_spec("mc"), (5, 20), 3, 9)


def converged(done: int) -> Convergence:
    """Return a convergence study's results after this many of its 6 moves, or the last ones."""
    found: Convergence | None = None
    for found in CONVERGENCE.find():
        if found.done >= done:
            break
    assert found is not None
    return found


def told(done: int, note: AnyText = "") -> Progress[ConvergenceStudy, Convergence]:
    """Return the study's progress after this many moves."""
    found = converged(done)
    return Progress(4, CONVERGENCE, found.done, 6, found, 1.0, None, "1 process", note)


@pytest.fixture
def one(make: MakePage, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Return a page whose study is only asked for."""
    return Page(make, monkeypatch, CONVERGENCE)


def test_a_study_runs_and_stops(one: Page) -> None:
    """The bar says how far it is; Stop whether anything was saved; nothing is left to resume."""
    driver, kept = one.page.driver, "Stopped; the results so far are saved."
    one.page.begin()
    assert (driver.asked, one.buttons) == ([("start", CONVERGENCE, False)], ["Stop"])
    driver.progressed.emit(told(3))
    assert (one.label("Note"), one.titles) == ("3 of 6 moves chosen", ["51 %"])
    assert one.page.bar.share == pytest.approx(told(3).share, abs=0.001)
    driver.busy = False
    for progress, note in (
        (told(0), "Stopped."),
        (None, "Stopped."),
        (told(3), f"3 of 6 moves chosen. {kept}"),
        (told(3, "it is full"), "3 of 6 moves chosen. Stopped."),
        (told(7), "Monte Carlo, seed 9."),
    ):
        driver.ended.emit(progress)
        assert (one.label("Note"), one.offer, one.titles[-1]) == (note, (), "")
        is_kept = progress is not None and progress.done > 0
        assert (one.buttons, one.page.export.isEnabled()) == (["Start"], is_kept)


def test_a_study_that_cannot_be_saved(one: Page) -> None:
    """Why a run isn't saved is said at once and once, until it is saved after all."""
    one.page.begin()
    for note, is_dismissed, error in (
        ("", False, ""),
        ("it is full", True, "This run isn't saved: it is full"),
        ("it is full", False, ""),
        ("it is busy", False, "This run isn't saved: it is busy"),
        ("", False, ""),
        ("it is full", False, "This run isn't saved: it is full"),
    ):
        one.page.driver.progressed.emit(told(3, note))
        assert one.error == error
        if is_dismissed:
            one.page.message.hide()


@pytest.fixture
def limits() -> Limits:
    """Return the limits of the usual player on 3×3."""
    *_, found = LimitsStudy(parse_spec("mc"), Rules(3)).find()
    return found


def test_limits_are_shown_and_browsed(make: MakePage, limits: Limits) -> None:
    """Lists, boards, words and buttons follow the chosen list and board; none leaves nothing."""
    page = make("limits")
    which, boards = page.findChild(QComboBox, "limitsWhich"), page.findChild(SmallBoards)
    board, words = page.findChild(BoardView), page.findChild(QLabel, "limitsWords")
    button = page.findChild(QAbstractButton, "limitsOpen")
    assert which is not None
    assert boards is not None
    assert board is not None
    assert words is not None
    assert button is not None
    study = LimitsStudy(limits.player, limits.rules)
    page.show_all(study, next(iter(study.find())))
    assert which.count() == 0
    page.show_all(study, limits)
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
    asked = shell_of(page).games
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


def test_a_position_from_the_board(make: MakePage) -> None:
    """A page takes over the board's position or rules, and a machine that it can examine."""
    position = Position.parse("XO../..../..../....", Rules(4, 3))
    over = Position.parse("XXX/OO./...", Rules(3), finished=True)
    limits: Any = make("limits")
    converge: Any = make("converge")
    limits.show_position(position, parse_spec("forward:tie=0"))
    assert limits.recipe() == LimitsStudy(parse_spec("forward:tie=0"), Rules(4, 3))
    limits.show_position(START, parse_spec("random"))
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
