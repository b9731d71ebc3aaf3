"""A template for students: it runs unchanged, and its suite notices what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.grading.submissions import CORRECT
from tests.refusals import refused
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.style import STYLE
from tttmc_app.course.template import write_template

NEXT = "provided.switch_player(player)\n"
LOSES = "scores[row][col] -= sign * SCORE_OTHER\n"
WRONG = {
    "mc_trial returns None:": (NEXT, f"{NEXT}    return board\n"),
    "mc_trial leaves an unfinished game:": ("while board.check_win() is None:", "for _ in [1]:"),
    "O moves first, then they take turns:": (f"player = {NEXT}", "player = 2\n"),
    "mc_update_scores returns:": (LOSES, f"{LOSES}    return scores\n"),
    "X won, scores for X:": ("+= sign * SCORE_CURRENT", "+= sign * SCORE_OTHER"),
    "X won, scores for O:": ("sign = 1 if winner == player else -1", "sign = 1"),
    "a tie:": ("if winner == provided.DRAW:\n        return", "if not winner:\n        return"),
    "the empty square with the highest score:": ("most = max(", "most = min("),
    "both equal squares are chosen:": ("random.choice([(row", "min([(row"),
}
"""For each test of the suite, a wrong change to a correct file that it notices."""


def output_of(path: Path) -> str:
    """Return what a file prints."""
    with SandboxedFile(path) as student:
        return finish(student.load()).output


@pytest.mark.parametrize("message", [None, *WRONG])
def test_the_suite_notices_mistakes_and_nothing_else(tmp_path: Path, message: str | None) -> None:
    """Functions that follow their docstrings pass; a wrong one fails its test, by its name."""
    old, new = WRONG[message] if message else ("", "")
    template = write_template(tmp_path / "mine.py")
    template.file.write_text(CORRECT.replace(old, new) if message else CORRECT, encoding="utf-8")
    output = output_of(template.suite)
    assert f"\n{message} Computed: " in f"\n{output}" or message is None
    assert (output == "Ran 11 tests. 0 failures.\n") is (message is None)


def test_a_template_runs_unchanged(tmp_path: Path) -> None:
    """Both files run, follow the style rules, and name each other; commented lines work."""
    template = write_template(tmp_path / "my_own")
    assert (template.file, template.suite) == (tmp_path / "my_own.py", tmp_path / "my_own_suite.py")
    with SandboxedFile(template.file) as student:
        loaded = finish(student.load())
    names = "mc_trial mc_update_scores get_best_move mc_move"
    assert " ".join(each.name for each in loaded.functions if each.is_empty) == names
    assert {*loaded.constants} == {"NTRIALS", "SCORE_CURRENT", "SCORE_OTHER"}
    assert (loaded.output, loaded.remarks) == ("", ())
    assert output_of(template.suite).endswith("Ran 11 tests. 6 failures.\n")
    with SandboxedFile(template.file) as student, SandboxedFile(template.suite) as suite:
        assert len(*finish(student.read(STYLE))) == 3  # names that the student's code will use
        assert finish(suite.read(STYLE)) == [()]
    text = template.file.read_bytes().decode()
    head, mark, lines = text.partition("# import my_own_suite")
    template.file.write_text(head + (mark + lines).replace("# ", ""), encoding="utf-8")
    assert "Ran 11 tests." in output_of(template.file)
    assert "\r" not in text


@pytest.mark.parametrize("taken", ["mine.py", "mine_suite.py", "link"])
def test_nothing_is_overwritten(tmp_path: Path, taken: str) -> None:
    """If one file exists, even as a link to nothing, or the folder doesn't, neither is written."""
    if taken == "link":
        (tmp_path / "mine_suite.py").symlink_to("nothing")
    else:
        (tmp_path / taken).write_text("mine")
    (before,) = tmp_path.iterdir()
    with refused(file=before):
        write_template(tmp_path / "mine")
    assert [*tmp_path.iterdir()] == [before]
    assert taken == "link" or before.read_text("utf-8") == "mine"
    with refused(file=tmp_path / "missing/mine.py"):
        write_template(tmp_path / "missing/mine.py")


UNFIT = "my-player.py|2nd.py|class.py|mine.txt|.py|my player|in"


@pytest.mark.parametrize("name", UNFIT.split("|"))
def test_a_name_that_cannot_be_imported_is_rejected(tmp_path: Path, name: str) -> None:
    """The suite imports the file by its name; the error has the name as it was typed."""
    with refused(name=repr(name)):
        write_template(tmp_path / name)


@pytest.mark.parametrize("failing", ["mine.py", "mine_suite.py"])
@pytest.mark.parametrize("error", [OSError(28, "disk full"), KeyboardInterrupt()])
def test_half_a_template_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, error: BaseException
) -> None:
    """If one file can't be written in full, both are removed; an error of the disk names it."""
    real: Any = Path.open

    def opened(path: Path, *given: Any, **named: Any) -> Any:
        file: Any = real(path, *given, **named)
        if path.name == failing:
            file.write = Mock(side_effect=error)
        return file

    monkeypatch.setattr(Path, "open", opened)
    refusal = refused(file=tmp_path / failing, reason="disk full")
    with refusal if isinstance(error, OSError) else pytest.raises(KeyboardInterrupt):
        write_template(tmp_path / "mine.py")
    assert [*tmp_path.iterdir()] == []
