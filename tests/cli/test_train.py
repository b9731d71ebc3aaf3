"""`tttmc train` and `tttmc textbook` for scripts and people, and bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal
from tttmc_app.cli import main


def test_json_has_the_keys_that_scripts_rely_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The JSON counts games, losses and mistakes, and the losses of each block."""
    file = str(tmp_path / "a")
    arguments = ["train", "--games", "100", "--textbook", file, "--side", "both", "--json"]
    assert main([*arguments, "--blame", "chain", "--symmetry"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result)[:4] == ["games", "losses", "mistakes", "losses_per_block"]
    assert result["games"] == 100
    assert sum(result["losses_per_block"]) == result["losses"] > 0
    assert result["mistakes"] > 0


def test_a_textbook_goes_through_plain_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exporting and importing preserves a textbook; importing it again adds nothing."""
    one, two, text = (str(tmp_path / name) for name in ("on\x1b[31me", "two", "text"))
    assert main(["train", "--games", "200", "--textbook", one]) == 0
    assert "on?[31me" in capsys.readouterr().out  # a name can't control the terminal
    assert main(["textbook", "export", one, text]) == 0
    lines = Path(text).read_text("utf-8").splitlines()
    assert all(len(line) == 10 and line[int(line[9])] == "-" for line in lines)
    capsys.readouterr()
    for added in (len(lines), 0):
        assert main(["textbook", "import", two, text, "--json"]) == 0
        result = json.loads(capsys.readouterr().out)
        assert (result["added"], result["mistakes"]) == (added, len(lines))
        assert result["subject"] == "3×3"


def test_a_learner_uses_what_was_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A player avoids an imported mistake."""
    text, book = tmp_path / "text", str(tmp_path / "book")
    text.write_text("---------0\n")
    assert main(["textbook", "import", book, str(text)]) == 0
    capsys.readouterr()
    spec = f"learner:textbook={book}"
    assert main(["analyse", ".../.../...", "--player", spec, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["move"], result["meaning"]) == ([0, 1], "mistakes")
    assert result["scores"][0] == [-1, 0, 0]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["train", "--textbook", "{text}"], "it is a file of another kind"),
        (["train", "--textbook", "{book}", "--size", "4"], "for 3×3, not for 4×4"),
        (["train", "--textbook", "{book}", "--games", "0"], "at least 1 game"),
        (["textbook", "export", "{none}", "{text}"], "none doesn't exist"),
        (["textbook", "import", "{none}", "{text}"], "line 1 can't be read"),
        (["textbook", "import", "{book}", "{lines}", "--size", "4"], "is for 3×3, not for 4×4"),
    ],
)
def test_bad_files_are_rejected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    """A bad file is named on one line, with exit code 2, and left unchanged."""
    names = {name: tmp_path / name for name in ("text", "book", "none", "lines")}
    names["text"].write_text("this is no textbook, and no line of one")
    names["lines"].write_text("---------0\n")
    assert main(["train", "--games", "5", "--textbook", str(names["book"])]) == 0
    capsys.readouterr()
    assert main([part.format(**names) for part in arguments]) == 2
    said = capsys.readouterr()
    assert expected in said.err
    assert said.err.count("\n") == 1
    assert names["text"].read_text() == "this is no textbook, and no line of one"
    assert not names["none"].exists()


@pytest.mark.parametrize(
    ("text", "options", "told"),
    [
        ("", [], "3×3: 0 mistakes, 0 of them new"),
        ("", ["--size", "4"], "4×4: 0 mistakes, 0 of them new"),
        ("---------0\n", ["--size", "3"], "3×3: 1 mistakes, 1 of them new"),
        ("---------0\n" * 2, ["--reverse"], "3×3, reverse: 1 mistakes, 1 of them new"),
        ("----0\n----3\n", [], "2×2: 2 mistakes, 2 of them new"),
        *(
            ("---------0\n", ["--size", f"{size}"], f"text is for 3×3, not for {size}×{size}")
            for size in (2, 4)
        ),
        ("----0\nno\n", [], "text: line 2 can't be read"),
    ],
)
def test_the_text_and_the_options_say_for_which_board(
    text: str,
    options: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The lines decide the size; without any it is the option's, or else three."""
    monkeypatch.chdir(tmp_path)
    Path("text").write_text(text)
    is_good = told.endswith("new")
    assert main(["textbook", "import", "book", "text", *options]) == (0 if is_good else 2)
    out, err = capsys.readouterr()
    if is_good:
        assert (out, err) == (f"{told}\n", "")
    else:
        assert out == ""
        assert err.startswith(f"tttmc textbook: {told}")
        assert not Path("book").exists()


def test_ctrl_c_keeps_what_was_learnt(terminal: type[Terminal], tmp_path: Path) -> None:
    """A terminal shows a bar; if training is interrupted, the games so far are counted."""
    book = str(tmp_path / "book")
    with terminal("train", "--textbook", book, "--games", "10000000", "--json") as screen:
        screen.expect("training [")
        screen.expect("mistakes known")
        assert screen.interrupt() == 130
    result = json.loads(screen.shown[screen.shown.index("{") :])
    assert 0 < result["games"] < 10_000_000
    assert result["mistakes"] > 0
