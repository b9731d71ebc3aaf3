from __future__ import annotations

import errno
import io
import os
from pathlib import Path
from typing import Any

import pytest

from tttmc_app.core import TttmcError
from tttmc_app.course import Student
from tttmc_app.course.style import remarks_on
from tttmc_app.course.template import student_text, template_for, write_template

FUNCTIONS = ("mc_trial", "mc_update_scores", "get_best_move", "mc_move")


def test_the_template_has_what_the_course_requires(tmp_path: Path) -> None:
    """The template runs unchanged, with the constants and the four functions."""
    template = write_template(tmp_path / "mine.py")
    with Student(template.file) as student:
        loaded = student.load()
    assert [function.name for function in loaded.functions] == list(FUNCTIONS)
    assert set(loaded.constants) == {"NTRIALS", "SCORE_CURRENT", "SCORE_OTHER"}
    assert loaded.output == ""
    assert loaded.remarks == ()


def test_its_suite_reports_what_fails(tmp_path: Path) -> None:
    """The suite reports which tests fail while the functions are empty."""
    template = write_template(tmp_path / "mine.py")
    with Student(template.suite) as student:
        output = student.load().output
    assert "mc_trial leaves an unfinished game: Computed: True Expected: False" in output
    assert output.splitlines()[-1] == "Ran 11 tests. 6 failures."


def test_its_suite_passes_a_correct_file(tmp_path: Path) -> None:
    """Functions that follow their docstrings pass all tests."""
    from tests.grading.submissions import CORRECT

    template = write_template(tmp_path / "mine.py")
    template.file.write_text(CORRECT, encoding="utf-8")
    with Student(template.suite) as student:
        assert student.load().output.splitlines() == ["Ran 11 tests. 0 failures."]


def test_its_commented_lines_work(tmp_path: Path) -> None:
    """If the # before the suite's lines is removed, the file runs it."""
    template = write_template(tmp_path / "mine.py")
    text = student_text(template)
    head, mark, lines = text.partition("# import mine_suite")
    assert mark
    uncommented = head + (mark + lines).replace("# ", "")
    template.file.write_text(uncommented, encoding="utf-8")
    with Student(template.file) as student:
        assert "Ran 11 tests." in student.load().output


def test_both_files_follow_the_style_rules(tmp_path: Path) -> None:
    """The only remarks are about names that the student's code will use."""
    template = write_template(tmp_path / "mine.py")
    assert [str(r.message) for r in remarks_on(template.file)] == [
        "the import random is never used",
        *(
            f"{name} is never used: the scores must be based on it"
            for name in ("SCORE_CURRENT", "SCORE_OTHER")
        ),
    ]
    assert remarks_on(template.suite) == []


@pytest.mark.parametrize("taken", ["mine.py", "mine_suite.py"])
def test_nothing_is_overwritten(tmp_path: Path, taken: str) -> None:
    """If one of the two files exists, neither is written."""
    (tmp_path / taken).write_text("mine", encoding="utf-8")
    with pytest.raises(TttmcError, match="already exists"):
        write_template(tmp_path / "mine.py")
    assert (tmp_path / taken).read_text(encoding="utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == [taken]


@pytest.mark.parametrize(
    "name", ["my-player.py", "2nd.py", "class.py", "mine.txt", ".py", "my player", "in"]
)
def test_a_name_that_cannot_be_imported_is_rejected(name: str) -> None:
    """The suite imports the file by its name; the error has the name as it was typed."""
    with pytest.raises(TttmcError) as caught:
        template_for(Path("folder") / name)
    assert str(caught.value) == (
        f"{name!r} can't be imported by its test suite: choose a name of letters, digits and "
        "underscores, such as my_player.py"
    )


def test_a_name_without_an_ending_gets_one() -> None:
    """`mine` creates mine.py."""
    assert template_for(Path("folder/mine")).file == Path("folder/mine.py")


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    """The error message contains the file's name and the reason."""
    reason = os.strerror(errno.ENOENT)  # in the system's language
    with pytest.raises(TttmcError, match=rf"mine\.py can't be written: {reason}"):
        write_template(tmp_path / "missing" / "mine.py")


@pytest.mark.parametrize("failing", ["mine.py", "mine_suite.py"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_half_a_template_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, error: BaseException
) -> None:
    """If one file can't be written in full, both are removed; an error of the disk names it."""
    real: Any = Path.open

    class Full(io.StringIO):
        """A file on a full disk."""

        def write(self, text: str, /) -> int:
            """Fail."""
            raise error

    def opened(path: Path, *given: Any, **named: Any) -> Any:
        file: Any = real(path, *given, **named)
        if path.name != failing:
            return file
        file.close()
        return Full()

    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises((TttmcError, KeyboardInterrupt)) as caught:
        write_template(tmp_path / "mine.py")
    if isinstance(error, OSError):
        said = f"{tmp_path / failing} can't be written: No space left on device"
        assert str(caught.value) == said
    else:
        assert caught.value is error
    assert list(tmp_path.iterdir()) == []


def test_a_link_is_not_replaced(tmp_path: Path) -> None:
    """Even a link to nothing is left alone."""
    (tmp_path / "mine_suite.py").symlink_to(tmp_path / "nothing")
    with pytest.raises(TttmcError, match=r"mine_suite\.py already exists: choose another name"):
        write_template(tmp_path / "mine")
    assert [path.name for path in tmp_path.iterdir()] == ["mine_suite.py"]


def test_the_files_name_each_other(tmp_path: Path) -> None:
    """The suite imports the file, whose last lines would run the suite."""
    template = write_template(tmp_path / "my_own")
    assert template.file == tmp_path / "my_own.py"
    assert template.suite == tmp_path / "my_own_suite.py"
    file, suite = (path.read_bytes().decode() for path in (template.file, template.suite))
    assert "\r" not in file + suite
    assert file.endswith(
        "# The tests of these functions are in my_own_suite.py:\n\n"
        "# import my_own_suite\n"
        "# my_own_suite.run_suite(mc_trial, mc_update_scores, get_best_move, mc_move,\n"
        "#                        (SCORE_CURRENT, SCORE_OTHER))\n"
    )
    assert suite.startswith('"""\nTests for the Monte Carlo player in my_own.py.\n')
    assert "    import my_own\n    run_suite(my_own.mc_trial, my_own.mc_update_scores, " in suite
    assert "{" not in file + suite


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


@pytest.mark.parametrize("message", WRONG)
def test_each_test_of_the_suite_notices_its_mistake(tmp_path: Path, message: str) -> None:
    """A wrong function fails its test, by the test's name."""
    from tests.grading.submissions import CORRECT

    old, new = WRONG[message]
    assert CORRECT.count(old) == 1
    template = write_template(tmp_path / "mine.py")
    template.file.write_text(CORRECT.replace(old, new), encoding="utf-8")
    with Student(template.suite) as student:
        assert f"\n{message} Computed: " in f"\n{student.load().output}"
