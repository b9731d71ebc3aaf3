"""Short calls on a worker thread: a newer call of a kind replaces an older one."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tttmc_app.workers.answers import Answers


def test_only_the_newest_answer_of_a_kind_arrives(qtbot: QtBot) -> None:
    """The answer to an older question of the same kind is dropped; those of other kinds arrive."""
    owner, got = QObject(), list[object]()
    answers = Answers(owner)
    answers.ask("name", lambda: "old", got.append)
    answers.ask("size", lambda: 3, got.append)
    answers.ask("name", lambda: "new", got.append)
    qtbot.waitUntil(lambda: "new" in got)
    assert answers.shutdown()
    assert got == [3, "new"]
