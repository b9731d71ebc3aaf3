from __future__ import annotations

from pathlib import Path

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


@pytest.mark.parametrize("name", ["my-player.py", "2nd.py", "class.py", "mine.txt", ".py"])
def test_a_name_that_cannot_be_imported_is_rejected(name: str) -> None:
    """The suite imports the file by its name."""
    with pytest.raises(TttmcError, match=r"such as my_player\.py"):
        template_for(Path(name))


def test_a_name_without_an_ending_gets_one() -> None:
    """`mine` creates mine.py."""
    assert template_for(Path("folder/mine")).file == Path("folder/mine.py")


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    """The error message contains the file's name and the reason."""
    with pytest.raises(TttmcError, match=r"mine\.py can't be written: No such file"):
        write_template(tmp_path / "missing" / "mine.py")
