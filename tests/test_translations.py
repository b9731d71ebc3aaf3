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
DONE = [Message("Lab", f"{n}", (), "", ("x",), State.FINISHED) for n in range(19)]
MISSING = Message("App", "not translated")
WRITTEN = """\
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>App</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not translated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message numerus="yes">
        <location filename="a.py"/>
        <location filename="b.py"/>
        <source>%n game(s)</source>
        <extracomment>of a &lt;run&gt;</extracomment>
        <translation>
            <numerusform>%n Spiel &amp; mehr</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="vanished">weg</translation>
    </message>
</context>
</TS>
"""


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_qt_reads_what_is_compiled_here(language: Language, tmp_path: Path) -> None:
    """Texts and plurals are those of Qt's own compiler, but the digits of counts are grouped.

    What isn't finished is left out, and numbers have the digits that the board has.
    """
    assert LRELEASE is not None
    assert QLocale(language.locale).zeroDigit() == "0"
    plain = Message("Lab", "<b>a & b</b>\n„{name}“", forms=("ß <& 日",), state=State.FINISHED)
    forms = tuple(f"%n {name}" for name in language.plurals)
    plural = Message("Lab", "%n game(s)", forms=forms, state=State.FINISHED)
    gone = Message("Lab", "gone", (), "", ("weg",), State.VANISHED)
    lost = [MISSING, gone, Message("Lab", "suggested", (), "", ("vielleicht",))]
    messages = [plural, *lost, *DONE, plain]
    (tmp_path / "ours.qm").write_bytes(compiled(language, messages))
    source = tmp_path / "theirs.ts"
    source.write_text(written_messages(language, messages), encoding="utf-8")
    subprocess.run([LRELEASE, "-silent", "-nounfinished", source], check=True)
    ours, theirs = QTranslator(), QTranslator()
    for name, translator in (("ours.qm", ours), ("theirs.qm", theirs)):
        assert translator.load(str(tmp_path / name))
        assert not any(translator.translate(each.context, each.source) for each in lost)
        for each in (plain, *DONE):
            assert translator.translate("Lab", each.source) == each.forms[0]
            assert not translator.translate("Other", each.source)
    assert ours.language() == language.code
    for count in COUNTS:
        expected = str(theirs.translate("Lab", "%n game(s)", "", count))
        assert ours.translate("Lab", "%n game(s)", "", count) == expected.replace("%n", "%Ln")


def test_a_file_is_written_as_linguist_writes_it() -> None:
    """Messages are sorted, with their places, notes, marks and plural forms, and read back."""
    forms = ("%n Spiel & mehr", "%n Spiele")
    messages = [
        Message("App", "%n other(s)"),
        MISSING,
        Message("Lab", "%n game(s)", ("a.py", "b.py"), "of a <run>", forms, State.FINISHED),
        Message("Lab", "gone", (), "", ("weg",), State.VANISHED),
    ]
    assert written_messages(TRANSLATED[0], reversed(messages)) == WRITTEN
    assert list(read_messages(WRITTEN)) == messages
    assert share_finished(WRITTEN.encode()) == pytest.approx(1 / 3)
    assert share_finished(b"<TS></TS>") == 0.0


def test_only_mature_languages_are_compiled(tmp_path: Path) -> None:
    """A missing or unfinished language leaves out no other, and exactly enough is enough."""
    few, many, *_, last = TRANSLATED
    for language, lacks in ((few, 2), (many, 1), (last, 0)):
        content = written_messages(language, [*DONE, MISSING, Message("B", "b")][: 19 + lacks])
        (tmp_path / f"{language.code}.ts").write_text(content, encoding="utf-8")
    target = tmp_path / "made" / "here"
    assert compile_mature(tmp_path, target) == [target / f"{each.code}.qm" for each in (many, last)]
    assert len([*target.iterdir()]) == 2
