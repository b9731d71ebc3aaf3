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
    assert answers.parent() is owner
    yield answers
    assert answers.shutdown()


def fail(reason: str) -> object:
    """Fail as a call may."""
    raise TttmcError(reason)


def test_only_the_newest_answer_of_a_kind_arrives(qtbot: QtBot, answers: Answers) -> None:
    """The answer to an older question of the same kind is dropped; those of other kinds arrive."""
    got = list[object]()
    answers.ask("name", lambda: "old", got.append)
    answers.ask("size", lambda: 3, got.append)
    answers.ask("name", lambda: "new", got.append)
    qtbot.waitUntil(lambda: "new" in got)
    assert answers.shutdown()
    assert got == [3, "new"]


def test_each_answer_goes_to_its_own_function(qtbot: QtBot, answers: Answers) -> None:
    """Calls run on another thread, in order; their results arrive on this one, each once."""
    ran, took = list[int](), list[tuple[str, object, int]]()

    def call(value: object) -> object:
        ran.append(threading.get_ident())
        return value

    def take(name: str, value: object) -> None:
        took.append((name, value, threading.get_ident()))

    for name in ("a", "b", "c"):
        answers.ask(name, partial(call, name.upper()), partial(take, name))
    qtbot.waitUntil(lambda: len(took) == 3)
    here = threading.get_ident()
    assert took == [("a", "A", here), ("b", "B", here), ("c", "C", here)]
    assert len(set(ran)) == 1
    assert here not in ran


def test_a_forgotten_question_has_no_answer(qtbot: QtBot, answers: Answers) -> None:
    """Neither the result nor the error of a forgotten call arrives, but those of other kinds do."""
    got, failed = list[object](), list[Exception]()
    answers.failed.connect(failed.append)
    answers.ask("name", lambda: "old", got.append)
    answers.ask("place", lambda: fail("gone"), got.append)
    answers.ask("size", lambda: 3, got.append)
    answers.forget("name")
    answers.forget("place")
    qtbot.waitUntil(lambda: bool(got))
    assert answers.wait_until_idle()
    assert (got, failed) == ([3], [])


def test_an_error_is_told_instead_of_a_result(qtbot: QtBot, answers: Answers) -> None:
    """A call that fails gives its error to the owner, once, and the next call works again."""
    got, failed = list[object](), list[Exception]()
    answers.failed.connect(failed.append)
    answers.ask("name", lambda: fail("old"), got.append)
    answers.ask("name", lambda: fail("no such file"), got.append)
    qtbot.waitUntil(lambda: bool(failed))
    assert [str(error) for error in failed] == ["no such file"]
    assert isinstance(failed[0], TttmcError)
    answers.ask("name", lambda: 1, got.append)
    qtbot.waitUntil(lambda: bool(got))
    assert (got, len(failed)) == ([1], 1)


def test_nothing_arrives_after_a_shutdown(qtbot: QtBot, answers: Answers) -> None:
    """The results of calls that are still waiting are dropped with the thread."""
    got, begun, may_end = list[object](), threading.Event(), threading.Event()

    def slow() -> object:
        begun.set()
        may_end.wait(10)
        return 1

    answers.ask("name", slow, got.append)
    assert begun.wait(10)
    may_end.set()
    assert answers.shutdown()
    qtbot.wait(20)
    assert got == []
