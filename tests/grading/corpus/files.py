"""The corpus of students' files: the course's zoo, and those in cases.txt.

cases.txt holds one block for each file:

    === name | base | truth
    -lines of the base
    +the lines instead of them
    ~ old text -> new text

A name may begin with a folder. The base is one of `BASES` or an earlier case, whose name is written
without right/. Lines with + alone
are added to the end; without a base they are the whole file. An empty line separates two removals.
~ replaces every occurrence of a text, before all other edits; lines are replaced only where they
occur first. What is replaced must be there.

The truth is the claim of the file's author, made before it was graded: "right", the names of its
mistakes as the grader words them, separated by "; ", or one of these words and a sentence:

    fails        a mistake for which there is no name
    broken       the file can't be run, and gets no points
    not graded   whether the student did anything wrong can't be known
    left out     the file is no submission
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.grading.classmates import SOLUTIONS
from tests.grading.submissions import CORRECT, CORRECT_PYTHON_2

CASES = Path(__file__).with_name("cases.txt")
_ZOO = Path(__file__).parents[2] / "course" / "zoo"
_ONES = "uses 1 instead of SCORE_CURRENT and SCORE_OTHER"
_FIRST = "always returns the first of equal squares"
_LAST = "always returns the last of equal squares"
_BOTH_RETURNED = f"returns the board; returns a value; {_FIRST}"
_ZOO_TRUTHS = {
    "clone_once": "clones once and reuses the board",
    "departures": f"scores a tie as a loss; returns a list instead of a tuple; {_BOTH_RETURNED}",
    "half_an_index": _LAST,
    "neighbour": _ONES,
    "neighbour_scores": "left out: a helper of neighbour.py",
    "no_encoding": _BOTH_RETURNED,
    "old_classes": f"{_ONES}; {_FIRST}; plays one trial too few",
    "old_syntax": f"{_ONES}; plays 3 trials when 7 are requested",
    "print_brackets": _LAST,
    "private_access": _ONES,
    "returns_board": _BOTH_RETURNED,
}
"""The zoo's files that aren't right."""
BASES = {"plain": CORRECT, "old": CORRECT_PYTHON_2} | SOLUTIONS
_NO_COMMENT = "bare"
"""The folder of files that would be others if they began with a comment."""
_WORD = {"bare/word_document.py": b"PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml \xa2\x04(\xa0"}


@dataclass(frozen=True, slots=True)
class CorpusFile:
    """A student's file."""

    name: str
    """Relative to the folder into which the corpus is written."""
    truth: str
    content: bytes


def corpus_files() -> Iterator[CorpusFile]:
    """Yield all files, each with its truth in its first line, if that can be."""
    for path in sorted(_ZOO.glob("*.py")):
        truth = _ZOO_TRUTHS.get(path.stem, "right")
        yield CorpusFile(f"zoo/{path.name}", truth, path.read_bytes())
    yield from _cases()


def plain_files() -> list[CorpusFile]:
    """Return the files in no folder: right in many styles, or with one mistake or two."""
    return [file for file in corpus_files() if "/" not in file.name]


def export(folder: Path) -> None:
    """Write all files into a folder."""
    for file in corpus_files():
        path = folder / file.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file.content)


def _cases() -> Iterator[CorpusFile]:
    texts = dict(BASES)
    for block in re.split(r"^=== ", CASES.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        head, _, edits = block.partition("\n")
        name, base, truth = head.split(" | ")
        key = name.removeprefix("right/")
        assert key not in texts or key == base, name
        texts[key] = with_edits(texts[base] if base else "", edits, name)
        yield _commented(f"{name}.py", truth, texts[key])


def with_edits(text: str, edits: str, name: str) -> str:
    """Return the text after the edits of a case."""
    hunks: list[tuple[str, str]] = []
    kind = ""
    for line in edits.splitlines(keepends=True):
        old, new = hunks[-1] if hunks else ("", "")
        last, kind = kind, line[0]
        if kind == "~":
            old, _, new = line[2:-1].partition(" -> ")
            assert old in text, (name, old)
            text = text.replace(old, new)
        elif kind == "-":
            hunks[-1:] = [(old + line[1:], new)] if last == "-" else [*hunks[-1:], (line[1:], "")]
        elif kind == "+" and last in ("-", "+"):
            hunks[-1] = (old, new + line[1:])
        elif kind == "+":
            hunks.append(("", line[1:]))
    for old, new in hunks:
        assert old in text, (name, old)
        text = text.replace(old, new, 1) if old else text + new
    return text


def _commented(name: str, truth: str, text: str) -> CorpusFile:
    if name.startswith(f"{_NO_COMMENT}/"):
        return CorpusFile(name, truth, _WORD.get(name, text.encode("cp1252")))
    return CorpusFile(name, truth, f"# {truth}\n{text}".encode())
