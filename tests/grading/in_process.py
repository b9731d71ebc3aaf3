"""A submission whose functions run in the test's own process, so that many can be checked quickly.

Everything but the process is real: the boards, the record of what the functions do with them, and
the values that come back. The functions must be harmless and quick.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from tests.grading.corpus.verdicts import Recorded
from tests.grading.submissions import CORRECT
from tttmc_app.core import Weights
from tttmc_app.course import provided
from tttmc_app.course.functions import functions_in
from tttmc_app.course.observer import Observer
from tttmc_app.course.program import syntax_tree
from tttmc_app.course.provided import with_boards
from tttmc_app.course.student_types import Language, LoadedFile
from tttmc_app.course.style import STYLE, StyleRemark
from tttmc_app.course.suspects import SUSPECTS, Suspects
from tttmc_app.course.trace import Trace
from tttmc_app.course.values import BoardValue, Plain, plain
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.checks import Answer, CheckFailure, CheckResult
from tttmc_app.grading.submission import Argument, Submission

_IMPORTS = "import random\nimport poc_ttt_provided as provided\n"
_FILE = "player.py"
KEYS = Recorded.read().checks
"""The keys of the checks by their names, as the corpus lists them."""


class InProcess(Submission):
    """A file in Python 3 whose functions are called here."""

    def __init__(self, text: str, seed: int = 1) -> None:
        """Run the text of a file that begins with the imports of the correct one."""
        super().__init__(Path(_FILE), seed)
        assert _IMPORTS in text
        # Blank lines keep the line numbers.
        self._code = compile(text.replace(_IMPORTS, "\n\n"), _FILE, "exec")
        self.style, self.suspects = found_in(text)
        self._dice = Random()
        self.names: dict[str, Any] = {}
        """The file's globals."""
        self.asked: list[tuple[str, tuple[Argument, ...]]] = []
        """The calls: the function and its arguments."""
        self.loaded = self._run(None)

    def load(self) -> LoadedFile:
        """Return what the file defines; it has already run."""
        assert self.loaded is not None
        return self.loaded

    def replace_weights(self, weights: Weights | None) -> bool:
        """Run the file again with other weights, if it has both constants."""
        self._weights, self.weights_replaced = None, False
        loaded = self._run(weights)
        if weights is not None and not {"SCORE_CURRENT", "SCORE_OTHER"} <= loaded.constants.keys():
            return False
        self._weights, self.weights_replaced = weights, weights is not None
        return True

    def _run(self, weights: Weights | None) -> LoadedFile:
        self.names = {"random": self._dice, "provided": provided}
        exec(self._code, self.names)  # noqa: S102 - the tests' own texts
        if weights is not None and "SCORE_OTHER" in self.names:
            self.names |= {"SCORE_CURRENT": weights.current, "SCORE_OTHER": weights.other}
        constants = {name: value for name, value in self.names.items() if name.isupper()}
        functions = functions_in(self.names, {_FILE})
        return LoadedFile(
            Language.PYTHON_3, constants, functions, None, remarks=(), output="", seconds=0.0
        )

    def _called_together(self, *_given: Any, **_named: Any) -> list[Answer] | None:
        return None

    def _called(
        self, function: str, arguments: Sequence[Argument], seed: int, *, observe: bool
    ) -> Answer:
        """Make one call; an error's line isn't known."""
        self.asked.append((function, tuple(arguments)))
        self._dice.seed(seed)
        given = [with_boards(_value(each)) for each in arguments]
        called = self.names[self.instead.get(function, function)]
        observer = Observer(given) if observe else None
        try:
            with observer.observing(called, self.names) if observer else nullcontext():
                value = called(*given)
        except Exception as error:  # noqa: BLE001 - as a student's file may raise any
            trace = observer.finished() if observer else Trace()
            return Answer(error=f"{type(error).__name__}: {error}", trace=trace)
        after = tuple(plain(each) for each in given)
        trace = observer.finished() if observer else Trace()
        return Answer(plain(value), after, trace=trace)


def found_in(text: str) -> tuple[tuple[StyleRemark, ...], dict[str, Suspects]]:
    """Return what a process finds in a text before it runs."""
    tree = syntax_tree(text)
    return STYLE.find(text, tree), SUSPECTS.find(text, tree)


def _value(argument: Argument) -> Plain:
    if isinstance(argument, CourseBoard):
        return BoardValue(argument.cells, argument.reverse)
    return [list(row) for row in argument] if isinstance(argument, tuple) else argument


def failures(results: Iterable[CheckResult]) -> dict[str, CheckFailure]:
    """Return the failed checks by their keys in the corpus, such as T1."""
    return {KEYS[each.check.name]: each.failure for each in results if each.failure}


def verdict(results: Iterable[CheckResult]) -> str:
    """Return the keys of the checks that didn't pass, such as "T1 places no marks, not run T2-T9".

    A failed check has the mistake's name after it, or ? if the mistake has none.
    """
    known = [(KEYS[each.check.name], each) for each in results]
    found = [f"{key} {each.failure.mistake or '?'}" for key, each in known if each.failure]
    groups = groupby(known, key=lambda each: (each[1].not_run is not None, each[0][0]))
    rows = [[key for key, _ in group] for (is_not_run, _), group in groups if is_not_run]
    left = [row[0] if len(row) == 1 else f"{row[0]}-{row[-1]}" for row in rows]
    return ", ".join([*found, *([f"not run {' '.join(left)}"] if left else [])])


def edited(*edits: str, text: str = CORRECT) -> str:
    """Return the correct file with parts replaced: pairs of old and new text."""
    for old, new in zip(edits[::2], edits[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    return text
