"""Short calls on a worker thread: a newer call of a kind replaces an older one."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tttmc_app.core import TttmcError
from tttmc_app.workers.answers import Answers


@pytest.fixture
def answers(qtbot: QtBot) -> Iterator[Answers]:
    """Yield the answers of an owner, shut down at the end."""
    owner = QObject()
    answers = Answers(owner)
    yield answers
    assert answers.shutdown()


def fail(reason: str) -> object:
    raise TttmcError(reason)


def test_only_the_newest_answer_of_a_kind_arrives(qtbot: QtBot, answers: Answers) -> None:
    """Calls run on another thread, in order; each result goes to its own function, once."""
    got, other, threads = list[object](), list[object](), set[int]()
    answers.ask("name", lambda: "old", got.append)
    answers.ask("size", lambda: threads.add(threading.get_ident()), other.append)
    answers.ask("name", lambda: "new", got.append)
    qtbot.waitUntil(lambda: bool(got))
    assert answers.wait_until_idle()
    assert (got, other) == (["new"], [None])
    assert threading.get_ident() not in threads


def test_a_forgotten_question_has_neither_an_answer_nor_an_error(
    qtbot: QtBot, answers: Answers
) -> None:
    """An error is told instead of a result, once, and the next call works again."""
    got, failed = list[object](), list[object]()
    answers.failed.connect(failed.append)
    for kind, call in (("name", lambda: "old"), ("place", lambda: fail("gone"))):
        answers.ask(kind, call, got.append)
        answers.forget(kind)
    for reason in ("old", "no such file"):
        answers.ask("name", partial(fail, reason), got.append)
    answers.ask("size", lambda: 3, got.append)
    qtbot.waitUntil(lambda: bool(got))
    assert (got, [*map(str, failed)]) == ([3], ["no such file"])


def test_nothing_arrives_after_a_shutdown(qtbot: QtBot, answers: Answers) -> None:
    got, may_end = list[object](), threading.Event()
    answers.ask("name", lambda: may_end.wait(10), got.append)
    may_end.set()
    assert answers.shutdown()
    qtbot.wait(20)
    assert got == []
