"""Signals and interruptions: which of them end a command, and what is printed then."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Iterator

import pytest

from tttmc_app.cli import main

command_line = sys.modules["tttmc_app.cli.main"]
"""The module itself: its package has a function of the same name."""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows can't send these signals")
ENDING = ("SIGTERM", "SIGHUP")


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Let both signals do what they do by default, and restore what they did before the test."""
    numbers = [signal.Signals[name] for name in ENDING]
    before = [signal.signal(number, signal.SIG_DFL) for number in numbers]
    yield
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


@pytest.mark.parametrize("name", ENDING)
def test_the_first_signal_interrupts_and_others_are_ignored(name: str) -> None:
    """The same signal can't disturb the cleanup; the other one still interrupts."""
    number = signal.Signals[name]
    (other,) = (signal.Signals[each] for each in ENDING if each != name)
    command_line._unwind_on_signals()
    # Otherwise the signals below would end the tests.
    assert callable(signal.getsignal(number))
    assert callable(signal.getsignal(other))
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(number)
    assert signal.getsignal(number) == signal.SIG_IGN
    signal.raise_signal(number)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(other)


@pytest.mark.parametrize("name", ENDING)
def test_what_others_decided_about_a_signal_stays(name: str) -> None:
    """A signal that nohup ignores is ignored, and somebody's own function is still called."""
    number = signal.Signals[name]
    seen: list[int] = []

    def note(received: int, _frame: object) -> None:
        seen.append(received)

    for handler in (signal.SIG_IGN, note):
        signal.signal(number, handler)
        command_line._unwind_on_signals()
        assert signal.getsignal(number) == handler
        signal.raise_signal(number)
    assert seen == [number]


@pytest.mark.parametrize("is_seen", [False, True])
def test_the_prompt_goes_below_an_interruption(
    is_seen: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a terminal, where ^C is shown, the line is ended; a log gets nothing."""

    def interrupt() -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("tttmc_app.diagnosis.diagnose", interrupt)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_seen)
    assert main(["diagnose"]) == 130
    assert capsys.readouterr() == ("", "\n" if is_seen else "")


@pytest.mark.parametrize(
    ("error", "code", "told"),
    [
        (BrokenPipeError(32, "Broken pipe"), 141, ""),
        (OSError(28, "No space left on device"), 2, "tttmc diagnose: No space left on device\n"),
        (FileNotFoundError(2, "No such file", "a.log"), 2, "tttmc diagnose: a.log: No such file\n"),
    ],
)
def test_errors_of_the_system_end_a_command(
    error: OSError,
    code: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A reader that has gone is no error; others are told on one line with the command."""

    def fail() -> object:
        raise error

    monkeypatch.setattr("tttmc_app.diagnosis.diagnose", fail)
    for words in (["diagnose"], ["diagnose", "--json"]):
        assert main(words) == code
        assert capsys.readouterr() == ("", told)


def test_both_streams_print_what_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a narrow encoding, results and errors have question marks for what it lacks."""
    streams = {name: io.TextIOWrapper(io.BytesIO(), "ascii") for name in ("stdout", "stderr")}
    with monkeypatch.context() as patched:
        for name, stream in streams.items():
            patched.setattr(sys, name, stream)
        assert main(["match", "random", "random", "--games", "1"]) == 0
        assert main(["analyse", "☃"]) == 2
    out, err = (stream.detach().getvalue().decode() for stream in streams.values())
    assert ", 3?3, " in out
    assert "'?'" in err
