"""The translation files, and their compiled form as Qt reads it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLocale, QTranslator

from tttmc_app.translations import (
    TRANSLATED,
    Language,
    Message,
    State,
    compile_mature,
    compiled,
    read_messages,
    share_finished,
    written_messages,
)

LRELEASE = next(Path(PySide6.__path__[0]).rglob("lrelease*"), None)
COUNTS = (0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111, 1_000_000)
PLAIN = Message("Lab", "<b>a & b</b>\n„{name}“", ("a.py",), "a note", ("ß <& 日",), State.FINISHED)
MISSING = Message("App", "not translated")


def german() -> Language:
    """Return German."""
    return next(language for language in TRANSLATED if language.code == "de")


def plural(language: Language) -> Message:
    """Return a message whose forms are named after the plurals they stand for."""
    forms = tuple(f"%n {name}" for name in language.plurals)
    return Message("Lab", "%n game(s)", ("a.py",), "", forms, State.FINISHED)


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_qt_reads_what_is_compiled_here(language: Language, tmp_path: Path) -> None:
    """Texts and plurals are those that Qt's own compiler produces, but their digits are grouped."""
    assert LRELEASE is not None
    messages = (plural(language), PLAIN, MISSING)
    compiled_here = tmp_path / "ours.qm"
    compiled_here.write_bytes(compiled(language, messages))
    ours = QTranslator()
    assert ours.load(str(compiled_here))
    source = tmp_path / "source.ts"
    source.write_text(written_messages(language, messages), encoding="utf-8")
    subprocess.run([LRELEASE, "-silent", "-nounfinished", source], check=True)
    theirs = QTranslator()
    assert theirs.load(str(tmp_path / "source.qm"))
    for translator in (ours, theirs):
        assert translator.translate("Lab", PLAIN.source) == PLAIN.forms[0]
        assert not translator.translate("Other", PLAIN.source)
        assert not translator.translate("App", MISSING.source)
    for count in COUNTS:
        expected = str(theirs.translate("Lab", "%n game(s)", "", count))
        assert ours.translate("Lab", "%n game(s)", "", count) == expected.replace("%n", "%Ln")


def test_a_file_keeps_everything() -> None:
    """What is written can be read back, is sorted, and shows the share that is finished."""
    gone = Message("Lab", "gone", (), "", ("weg",), State.VANISHED)
    messages = (plural(german()), PLAIN, MISSING, gone)
    content = written_messages(german(), messages)
    assert sorted(read_messages(content), key=lambda each: each.key) == list(read_messages(content))
    assert set(read_messages(content)) == set(messages)
    assert share_finished(content.encode()) == pytest.approx(2 / 3)


def test_only_mature_languages_are_compiled(tmp_path: Path) -> None:
    """A language with too few finished texts isn't part of a built copy."""
    few, many = TRANSLATED[:2]
    for language, count in ((few, 18), (many, 19)):
        done = [Message("A", f"{n}", (), "", ("x",), State.FINISHED) for n in range(count)]
        path = tmp_path / f"{language.code}.ts"
        path.write_text(written_messages(language, [*done, MISSING]), encoding="utf-8")
    assert compile_mature(tmp_path, tmp_path / "made") == [tmp_path / "made" / f"{many.code}.qm"]


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_numbers_have_western_digits(language: Language) -> None:
    """In every language, numbers have the same digits as on the board and in commands."""
    assert QLocale(language.locale).toString(1234567).replace("\u202f", "").isascii() or (
        QLocale(language.locale).zeroDigit() == "0"
    )
