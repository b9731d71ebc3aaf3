"""The real window for each test, closed and deleted when the test ends."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import rmtree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.hand import PATIENCE, Hand
from tttmc_app.core import Rules
from tttmc_app.gui.app.preferences import Preferences, save_preferences
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board import SCORES
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game import options
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.lab import run_page
from tttmc_app.gui.learn import mistake_collector
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.languages import language_in_use, use_language
from tttmc_app.gui.look.theme import ThemeChoice
from tttmc_app.players import parse_spec
from tttmc_app.translations import ENGLISH
from tttmc_app.workers import jobs

OpenWindow = Callable[..., Hand]
ChooseFile = Callable[[Path | None], list[str]]


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make windows draw the same seeds each time the same test runs."""
    draws = Random(request.node.nodeid)
    monkeypatch.setattr(options, "SystemRandom", lambda: draws)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin in English, whatever language the test before has left, and offer every other."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    QLocale.setDefault(QLocale(ENGLISH.locale))
    if language_in_use() is not ENGLISH:
        use_language(ENGLISH.code)


@pytest.fixture(autouse=True)
def collecting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prevent reviews and time estimates in the background, unless a test sets a shorter time."""
    monkeypatch.setattr(mistake_collector, "IDLE_MS", 10**9)
    monkeypatch.setattr(run_page, "ESTIMATE_MS", 10**9)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give threads as long to end as tests wait: a busy computer may need seconds for one write."""
    monkeypatch.setattr(jobs, "PATIENCE_MS", PATIENCE)


@pytest.fixture(autouse=True)
def unfrozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave pages to the garbage collector, which finds the threads that a test leaves running."""
    monkeypatch.setattr("tttmc_app.gui.lab.window.freeze_gc", lambda: None)


@pytest.fixture
def choose_file(monkeypatch: pytest.MonkeyPatch) -> ChooseFile:
    """Return a function that answers dialogs with a file, or cancels them without one.

    It returns a list of the files or folders with which the dialogs will begin.
    """

    def choose(path: Path | None) -> list[str]:
        asked: list[str] = []

        def answer(_parent: QWidget, _title: str, start: str, *_others: object) -> tuple[str, str]:
            asked.append(start)
            return str(path or ""), ""

        for name in ("getOpenFileName", "getSaveFileName"):
            monkeypatch.setattr(QFileDialog, name, answer)
        return asked

    return choose


def remember(
    home: Path,
    x: str = "human",
    o: str = "random",
    rules: Rules | None = None,
    pace: Pace | None = None,
    seed: int | None = None,
) -> None:
    """Write preferences like those of an earlier window.

    Unlike on the first start, the opponent plays at random and without delay, so tests don't wait.
    """
    home.mkdir(exist_ok=True)
    rmtree(home / "sessions", ignore_errors=True)  # the game of an earlier window
    save_preferences(
        SettingsFile(home / "window.ini"),
        Preferences(
            rules or Rules(3),
            (parse_spec(x), parse_spec(o)),
            pace or Pace(0),
            SCORES,
            ThemeChoice.LIGHT,
            seed,
        ),
    )


@pytest.fixture(scope="session")
def fonts() -> QApplication:
    """Return an application for tests that only lay out and paint.

    They leave no threads and no windows, and are spared the search for them.
    """
    return make_application()


@pytest.fixture
def first_window(qtbot: QtBot) -> Iterator[Callable[[], Hand]]:
    """Yield a function that opens a window with the settings in the home folder."""
    hands: list[Hand] = []

    def open_it() -> Hand:
        make_application()
        window = make_window()
        hands.append(Hand(qtbot, window))
        window.show()
        window.activateWindow()
        hands[-1].until(lambda: window.isActiveWindow() and window.documents.is_ready)
        return hands[-1]

    yield open_it
    for hand in hands:
        hand.window.documents.closing_seconds = 0
        hand.window.close()
        hand.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: not multiprocessing.active_children())


@pytest.fixture
def open_window(first_window: Callable[[], Hand], home: Path) -> OpenWindow:
    """Return a function that opens a window with a game and takes the arguments of `remember`."""

    def open_it(**options: object) -> Hand:
        remember(home, **options)  # type: ignore[arg-type]  # the arguments of remember
        return first_window()

    return open_it
