"""Small parts of the window on their own: stored values, focus, signals and texts of pages."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QTextTable
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.files.test_pictures import record_of
from tttmc_app.core import Ending, TttmcError
from tttmc_app.gui.app.documents import Document
from tttmc_app.gui.app.menus import add_choices, check_choice
from tttmc_app.gui.app.page_text import PageText
from tttmc_app.gui.app.preferences import (
    FIRST_LEVEL,
    FIRST_TRIALS,
    first_specs,
)
from tttmc_app.gui.app.rebuilding import empty_window, focus_of, give_focus
from tttmc_app.gui.app.signals import recorded_signals
from tttmc_app.gui.app.start import make_window, scale_as_chosen
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.players import parse_spec


@pytest.mark.parametrize(
    ("text", "trials"),
    [("", 1000), ("77", 77), ("0", 1000), ("-5", 1000), ("x", 1000), ("9" * 12, 10**12 - 1),
     ("1" + "0" * 13, 1000)],
)  # fmt: skip
def test_the_first_trials_are_a_positive_number(tmp_path: Path, text: str, trials: int) -> None:
    """Monte Carlo begins with the stored number if the field allows it."""
    file = SettingsFile(tmp_path / "window.ini")
    file.put(FIRST_TRIALS, text)
    file.put(FIRST_LEVEL, "easy")
    assert first_specs(file) == (
        parse_spec(f"mc:trials={trials}"), parse_spec("level:level=easy"),
    )  # fmt: skip
    file.put(FIRST_LEVEL, "godlike")
    assert first_specs(file)[1] == parse_spec("level")


def test_a_scale_is_applied_before_qt_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only offered scales count, and the environment's own wins."""
    path = tmp_path / "window.ini"
    monkeypatch.delenv("QT_SCALE_FACTOR", raising=False)
    for scale, before, after in (
        (None, None, None), ("1.5", None, "1.5"), ("1.6", None, None), ("1.5", "2", "2"),
    ):  # fmt: skip
        monkeypatch.delenv("QT_SCALE_FACTOR", raising=False)
        if before is not None:
            monkeypatch.setenv("QT_SCALE_FACTOR", before)
        if scale is not None:
            path.write_text(f"[view]\nscale={scale}\n")
            os.utime(path, (float(scale) * 1000, float(scale) * 1000))
        scale_as_chosen(path)
        assert os.environ.get("QT_SCALE_FACTOR") == after
    monkeypatch.delenv("QT_SCALE_FACTOR", raising=False)


def test_a_folder_that_qt_cannot_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the folder and the variable that sets another one."""
    monkeypatch.setenv("TTTMC_HOME", "/tmp/\udcff")
    with pytest.raises(TttmcError, match=r"isn't UTF-8.*set TTTMC_HOME to another folder"):
        make_window()


def test_signals_are_recorded_and_handed_back() -> None:
    """Within the block signals are only listed; afterwards the earlier handlers are back."""
    watched = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = [signal.getsignal(each) for each in watched]
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    with recorded_signals() as received:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN  # as nohup wants
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    with recorded_signals() as others:
        signal.raise_signal(signal.SIGHUP)
    assert (received, others) == ([signal.SIGINT, signal.SIGTERM], [signal.SIGHUP])
    signal.signal(signal.SIGHUP, before[2])
    assert [signal.getsignal(each) for each in watched] == before


def test_a_window_is_emptied_and_its_focus_returned(qtbot: QtBot) -> None:
    """All but the objects to keep are deleted at once; the focus goes back to the same name."""
    window = QMainWindow()
    qtbot.addWidget(window)
    middle, kept = QWidget(), QObject(window)
    middle.setObjectName("middle")
    nameless, named = QLineEdit(), QLineEdit()
    named.setObjectName("named")
    layout = QVBoxLayout(middle)
    layout.addWidget(nameless)
    layout.addWidget(named)
    window.setCentralWidget(middle)
    window.show()
    assert focus_of(window) in ("", "middle")
    nameless.setFocus()
    assert focus_of(window) == "middle"
    give_focus(window, "named", nameless)
    assert (window.focusWidget(), focus_of(window)) == (named, "named")
    give_focus(window, "gone", nameless)
    assert window.focusWidget() is nameless
    give_focus(window, "named", nameless)
    give_focus(window, "", nameless)
    assert window.focusWidget() is nameless
    names: list[str] = []
    middle.destroyed.connect(lambda: names.append("middle"))
    kept.destroyed.connect(lambda: names.append("kept"))
    empty_window(window, (kept, None))
    assert names == ["middle"]
    assert window.layout() is not None


@pytest.mark.usefixtures("qapp")
def test_a_submenu_of_choices_checks_one() -> None:
    """Each choice has its key and a letter of its own; checking one unchecks the others."""
    menu, found = QMenu(), list[str]()
    group = add_choices(
        menu, "Colours", [("a", "Same"), ("b", "Same"), ("", "\u6f22\u5b57 s")], found.append
    )
    assert [each.text() for each in group.actions()] == ["&Same", "S&ame", "\u6f22\u5b57 s"]
    assert [each.data() for each in group.actions()] == ["a", "b", ""]
    for key in ("b", "", "a"):
        check_choice(group, key)
        assert [each.data() for each in group.actions() if each.isChecked()] == [key]
    group.actions()[1].trigger()
    assert found == ["b"]
    plain = add_choices(
        menu, "Language", [("", "System"), ("de", "Deutsch")], print, has_mnemonics=False
    )
    assert [each.text() for each in plain.actions()] == ["System", "Deutsch"]
    assert [each.title() for each in menu.findChildren(QMenu)] == ["Colours", "Language"]


def test_a_document_differs_by_any_part() -> None:
    """A game has changed if its moves, variations or result differ from those saved."""
    record = record_of((0, 0), (1, 1))
    path = Path("game.json")
    assert not Document(path, record).differs_from(record_of((0, 0), (1, 1)))
    assert Document(path, None).differs_from(record)
    assert Document(path, record).differs_from(record_of((0, 0)))
    assert Document(path, record).differs_from(record.concede(Ending.RESIGNATION))
    varied = record.branch(1).play((2, 2))
    assert Document(path, record_of((0, 0), (2, 2))).differs_from(varied)


PAGE = """# Title

Words with `code.` in them and a [link](b.md).

## First

```
| a | b |  tttmc --long
```

| left | `x\\|y.` |
| --- | --- |
| one | two |

## Second

More words.
"""


def test_a_page_is_laid_out(qtbot: QtBot) -> None:
    """Headings of the second level have places in their order, and long commands wrap."""
    page = PageText()
    qtbot.addWidget(page)
    page.resize(400, 300)
    page.show()
    page.show_page(PAGE)
    tops = [page.height_of(name) for name in ("First", "Second")]
    assert 0 < tops[0] < tops[1]
    assert page.height_of("Title") == page.height_of("Third") == 0
    block = page.document().begin()
    lines: dict[str, tuple[float, float]] = {}
    while block.isValid():
        form = block.blockFormat()
        assert not form.nonBreakableLines()
        assert form.lineHeight() == 118
        lines[block.text()] = (form.topMargin(), form.bottomMargin())
        block = block.next()
    assert lines["First"] == lines["Second"] == (20.0, 4.0)
    assert lines["More words."][1] == 6.0
    assert lines["one"] == (0.0, 0.0)


def test_a_page_from_right_to_left(qtbot: QtBot, qapp: QApplication) -> None:
    """Tables are reversed and as wide as the page, and code in a line keeps its order."""
    page = PageText()
    qtbot.addWidget(page)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        page.show_page(PAGE)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    (table,) = (
        frame
        for frame in page.document().rootFrame().childFrames()
        if isinstance(frame, QTextTable)
    )
    cells = [table.cellAt(1, column).firstCursorPosition().block() for column in range(2)]
    assert [cell.text() for cell in cells] == ["two", "one"]
    assert cells[0].blockFormat().alignment() & Qt.AlignmentFlag.AlignRight
    assert table.format().width().rawValue() == 100
    text = page.toPlainText()
    assert "\u2066code.\u2069" in text
    assert "| a | b |  tttmc --long" in text  # commands stay as they are
