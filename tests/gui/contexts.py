"""The contexts in which the window looks up its texts, compared with the translators' files."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tttmc_app.gui.look import translation
from tttmc_app.translations import read_messages

FILE = Path(__file__).parents[2] / "resources" / "languages" / "de.ts"


@cache
def known_contexts() -> Mapping[str, frozenset[str]]:
    """Return the contexts of each text that translators know."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for message in read_messages(FILE.read_bytes()):
        found[message.source].add(message.context)
    return {source: frozenset(contexts) for source, contexts in found.items()}


class Contexts:
    """Passes on the window's texts to Qt, and keeps those looked up in a wrong context."""

    def __init__(self) -> None:
        self.misplaced: set[tuple[str, str]] = set()

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        """Return what Qt returns."""
        if context not in known_contexts().get(source, {context}):
            self.misplaced.add((context, source))
        return QCoreApplication.translate(context, source, comment, n)


@contextmanager
def checked_contexts(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """Fail if a text is looked up in a context in which translators don't translate it."""
    contexts = Contexts()
    with monkeypatch.context() as patch:
        patch.setattr(translation, "QCoreApplication", contexts)
        yield
    assert contexts.misplaced == set()
