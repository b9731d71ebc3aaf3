"""Small parts of the window on their own: stored values, focus, signals and texts of pages."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.gui.files.test_pictures import record_of
from tttmc_app.core import Ending, TttmcError
from tttmc_app.gui.app.documents import Document
from tttmc_app.gui.app.preferences import (
    FIRST_LEVEL,
    FIRST_TRIALS,
    first_specs,
)
from tttmc_app.gui.app.signals import recorded_signals
from tttmc_app.gui.app.start import make_window
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
