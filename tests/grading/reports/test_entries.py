"""Submissions as they appear in reports, with and without names."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from tests.grading.reports.class_of import EVIL, class_of, graded, submitted
from tests.grading.submissions import CORRECT
from tttmc_app.core import Text
from tttmc_app.grading import GradingReport
from tttmc_app.grading.plain import cell, html, one_line
from tttmc_app.grading.reports import (
    FORMATS,
    ReportRequest,
    anonymous,
    entries_json,
    entries_of,
    key_csv,
)
from tttmc_app.grading.similarity import SimilarPair


def test_no_report_names_an_anonymous_student(tmp_path: Path) -> None:
    """The names of files, folders and authors appear in no format, only in the key."""
    names = ["maxheadroom_77_88_player.py", "Ada Lovelace/week3.py"]
    paths = submitted(tmp_path, names)
    header = '"""\nMini-project of Grace Hopper.\n"""\n# Grace, 2026\n'
    body = CORRECT.replace("import random", "import random  # by ADA L.")
    paths[0].write_text(header + "import random\n", encoding="utf-8")
    paths[1].write_text(body, encoding="utf-8")
    one, two = (graded(path) for path in paths)
    two = replace(
        two,
        remarks=((3, Text("{file} failed", file=paths[1])),),
        error=f"no {paths[1]} of Lovelace",
        warnings=((1, Text("imports {file}", file=paths[0].name)),),
    )
    named = entries_of([one, two])
    entries = anonymous(named)
    assert sorted(entry.label for entry in entries) == ["Student 1", "Student 2"]
    for format_ in FORMATS:
        if format_.fill is None and format_.key != "gradescope":
            target = tmp_path / "out" / (format_.key + format_.suffix)
            target.parent.mkdir(exist_ok=True)
            now = datetime(2026, 1, 1, tzinfo=UTC)
            pairs = [SimilarPair(0, 1, 0.9, ())]
            format_.write(ReportRequest(entries, target, pairs, now=now))
    for file in (tmp_path / "out").rglob("*.*"):
        text = file.read_text(encoding="utf-8").lower() if file.is_file() else ""
        for name in ("ada", "lovelace", "grace", "hopper", "maxheadroom", str(tmp_path).lower()):
            assert name not in text, (file.name, name)
    rows = dict(csv.reader(key_csv(named).splitlines()))
    assert {rows["Student 1"], rows["Student 2"]} == set(map(str, paths))
    by_label = {entry.label: entry for entry in entries}
    number = next(label for label, file in rows.items() if file == str(paths[0]))
    assert by_label[number].source == "# (left out)\n" * 4 + "import random\n"


def test_the_order_of_anonymous_students_says_nothing(tmp_path: Path) -> None:
    """Renaming the files doesn't change their order."""
    texts = [f"print({number})\n" for number in range(5)]
    orders = list[list[str]]()
    for names in ("abcde", "edcba"):
        files = submitted(tmp_path / names, [f"{name}.py" for name in names])
        for file, text in zip(files, texts, strict=True):
            file.write_text(text, encoding="utf-8")
        entries = anonymous(entries_of([GradingReport(file) for file in files]))
        orders.append([entry.source for entry in entries])
    assert orders[0] == orders[1]


def test_code_words_are_not_masked(tmp_path: Path) -> None:
    """A student called Max doesn't cause `max` to be removed from the source."""
    (path,) = submitted(tmp_path, ["Max Mustermann.py"])
    (entry,) = anonymous(entries_of([graded(path)]))
    assert "max(scores[row][col]" in entry.source


def test_json_lists_the_files_alike(tmp_path: Path) -> None:
    """If two files look copied, the report of each names the other one and the share."""
    one, two, three = entries_json(class_of(tmp_path), [SimilarPair(0, 2, 0.87654321, ())])
    assert one["similar"] == [{"file": three["file"], "share": 0.8765}]
    assert three["similar"] == [{"file": one["file"], "share": 0.8765}]
    assert two["similar"] == []
    assert json.dumps([one, two, three])


def test_strangers_texts_are_harmless() -> None:
    """Control characters, formulas and markup become plain text."""
    assert one_line(EVIL) == '<script>alert("x")</script>?[31m???'
    assert html("<b>&\n'") == "&lt;b&gt;&amp; &#x27;"
    assert [cell(text) for text in ("=1", "+1", "-1", "@x", "\t=1", "a=1")] == [
        "'=1",
        "'+1",
        "'-1",
        "'@x",
        "'=1",
        "a=1",
    ]
