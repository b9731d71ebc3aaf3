"""Every mistake that has a name: its advice, what it costs, and which limit of points it has."""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import tttmc_app.grading
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.choice_rules import ChoiceRule

RECORD = Path(__file__).parent / "named_mistakes.txt"
"""Recorded with TTTMC_WRITE_STORIES=1 and read: whether it is right must be judged line by line."""


def mistakes_in(value: object) -> Iterator[Mistake]:
    """Yield the mistakes in a module's constant: one, or those of a sequence or of its rules."""
    if isinstance(value, Mistake):
        yield value
    elif isinstance(value, ChoiceRule):
        yield value.mistake
    elif isinstance(value, tuple):
        for each in cast("tuple[object, ...]", value):
            yield from mistakes_in(each)


def lines() -> Iterator[str]:
    """Yield the mistakes of each module, each once; the checks only import most of theirs."""
    folder = Path(tttmc_app.grading.__file__).parent
    names = [each.name for each in pkgutil.iter_modules([str(folder)])]
    told: list[Mistake] = []
    for name in sorted(names, key=lambda name: (name.startswith("check_"), name)):
        module = importlib.import_module(f"tttmc_app.grading.{name}")
        for each in (found for value in vars(module).values() for found in mistakes_in(value)):
            if not any(each is other for other in told):
                told.append(each)
                yield f"{name}: {each.name}: {each.advice or '-'} ({each.cost.text}, {each.damage})"


def test_what_is_told_about_each_mistake() -> None:
    """All names, advices, costs and kinds of damage, module by module."""
    found = [*lines()]
    if os.environ.get("TTTMC_WRITE_STORIES"):
        RECORD.write_text("\n".join(found) + "\n", encoding="utf-8")
    assert found == RECORD.read_text(encoding="utf-8").splitlines()
