"""The corpus of students' files: the course's zoo, and those in cases.txt.

The head of a case is `name | base | truth`; `tests/edits.py` says what its edits are. A name may
begin with a folder. The base is one of `BASES` or an earlier case.

The truth is the claim of the file's author, made before it was graded: "right", the names of its
mistakes as the grader words them, separated by "; ", or one of these words and a sentence:

    fails        a mistake for which there is no name
    broken       the file can't be run, and gets no points
    not graded   whether the student did anything wrong can't be known
    left out     the file is no submission
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.course.zoo_files import zoo_files
from tests.edits import edited_files
from tests.grading.classmates import SOLUTIONS
from tests.grading.submissions import CORRECT, CORRECT_PYTHON_2

CASES = Path(__file__).with_name("cases.txt")
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
    for name, content in zoo_files().items():
        yield CorpusFile(f"zoo/{name}.py", _ZOO_TRUTHS.get(name, "right"), content)
    for name, truth, text in edited_files(CASES, BASES):
        yield _commented(f"{name}.py", truth, text)


def plain_files() -> list[CorpusFile]:
    """Return the files in no folder: right in many styles, or with one mistake or two."""
    return [file for file in corpus_files() if "/" not in file.name]


def export(folder: Path) -> None:
    """Write all files into a folder."""
    for file in corpus_files():
        path = folder / file.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file.content)


def _commented(name: str, truth: str, text: str) -> CorpusFile:
    if name.startswith(f"{_NO_COMMENT}/"):
        return CorpusFile(name, truth, _WORD.get(name, text.encode("cp1252")))
    return CorpusFile(name, truth, f"# {truth}\n{text}".encode())
