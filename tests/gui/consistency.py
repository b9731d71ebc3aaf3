"""Conditions that must hold in the window at any moment, and once it is closed."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from pathlib import Path

from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFrame, QToolButton

from tests.conftest import running_qthreads
from tests.gui.hand import Hand
from tttmc_app.core import Mark, Rules
from tttmc_app.gui.board import overlay_kind, overlay_of
from tttmc_app.gui.board.overlays import own_view

PATIENCE = 20.0
"""Seconds within which the threads and processes of a closed window must end."""


def assert_consistent(hand: Hand) -> None:
    """Check that session, fields and board agree."""
    game, session = hand.game, hand.game.session
    record = session.record
    replayed = record.start
    for move in record.moves:
        replayed = replayed.play(move.square)
    assert replayed == record.position
    set_up = hand.window.set_up
    setting_up = set_up.is_on
    assert hand.part(QFrame, "setUp").isHidden() is not setting_up
    if setting_up:
        assert not game.is_busy
    else:
        drawn, position = hand.board.picture.position, game.position
        assert drawn == position, f"{drawn.text} {position.text} {game.browsed}"
        assert hand.board.picture.last_move == game.last_move
        assert_overlay(hand)
    assert Rules(int(hand.number("boardSize")), int(hand.number("lineLength"))) == Rules(
        record.rules.size, record.rules.line_length
    )
    assert hand.part(QAbstractButton, "reverse").isChecked() is record.rules.reverse
    for mark in Mark:
        spec = session.player_of(mark)
        assert hand.part(QComboBox, f"player{mark}").currentData() == spec.kind.name
    if game.is_thinking:
        assert session.machine_to_move
    if record.result is not None:
        assert not game.is_thinking
    assert hand.can("undo") is (set_up.can_take_back if setting_up else session.can_undo)
    assert hand.can("redo") is session.can_redo
    options = Qt.FindChildOption.FindDirectChildrenOnly  # not those of Qt's own parts
    for action in hand.window.findChildren(QAction, options=options):
        for button in action.associatedObjects():
            if isinstance(button, QToolButton):
                assert button.isEnabled() is action.isEnabled(), f"{action.objectName()}'s button"
    assert QApplication.activeModalWidget() is None


def assert_overlay(hand: Hand) -> None:
    """Check that the painted overlay shows the thought."""
    if hand.game.is_busy and hand.game.report is None:
        return  # a new thought without a report leaves the last one shown
    picture, thought = hand.board.picture.overlay, hand.game.thought
    kind = overlay_kind(hand.part(QComboBox, "overlay").currentData())
    if picture is None:
        about = hand.game.thought_position
        assert kind.view is not own_view or overlay_of(thought, kind, about) is None
        return
    assert picture.kind == kind
    expected = hand.presenter.thought  # the slider's trials, or the game's thought
    if expected is None:
        assert not kind.needs_thought
        assert picture.facts.position == hand.game.position
    elif kind.view is own_view:
        assert picture.thought.values == expected.values
    else:
        assert picture.thought.side == expected.side
    position = hand.board.picture.position
    assert len(picture.shades) == position.rules.square_count


def assert_current_job(hand: Hand) -> None:
    """Check that the current thought belongs to the position that it was asked about."""
    game = hand.game
    if game.is_busy:
        request = game.request
        assert request is not None
        about = game.session.position if game.asked is None else game.position
        due = game.session.request(about, game.asked)
        assert (request.position, request.spec) == (due.position, due.spec)
    assert hand.window.isWindowModified() is hand.window.documents.is_changed


def leftovers() -> str:
    """Return a description of what a closed window has left running; empty if there is nothing."""
    end = time.monotonic() + PATIENCE
    while found := (*_threads(), *_qt_threads(), *_processes()):
        if time.monotonic() > end:
            return ", ".join(found)
        time.sleep(0.01)
    return "" if QThreadPool.globalInstance().waitForDone(1000) else "Qt's thread pool"


def _threads() -> list[str]:
    """Return the names of all running Python threads except this one."""
    # Python keeps a dummy for each foreign thread, and Dask keeps one idle thread until the end.
    return [
        each.name
        for each in threading.enumerate()
        if each is not threading.current_thread()
        and not each.name.startswith(("Dummy-", "Dask-Offload"))
    ]


def _qt_threads() -> list[str]:
    """Return the names of all running Qt threads except this one."""
    return [each.objectName() or type(each).__name__ for each in running_qthreads()]


def _processes() -> list[str]:
    """Return the command lines of this process's children, on Linux."""
    found: list[str] = []
    for task in Path("/proc/self/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for pid in task.read_text("ascii").split():
                line = Path("/proc", pid, "cmdline").read_bytes().replace(b"\0", b" ")
                # The tracker of shared memory runs until this process ends.
                if line and b"resource_tracker" not in line:
                    found.append(f"{pid} {os.fsdecode(line)[:120]}")
    return found
