"""The translation files, and their compiled form as Qt reads it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLocale, QTranslator

from tttmc_app.translations import (
    ENGLISH,
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


def test_the_languages() -> None:
    """Each language has its own name, the locale of its numbers, and Unicode's plural forms."""
    assert {each.code: (each.name, each.locale) for each in (ENGLISH, *TRANSLATED)} == {
        "en": ("English", "en_GB"),
        "de": ("Deutsch", "de_DE"),
        "es": ("Español", "es_ES"),
        "fr": ("Français", "fr_FR"),
        "zh_CN": ("简体中文", "zh_CN"),
        "ja": ("日本語", "ja_JP"),
        "ar": ("العربية", "ar_AE"),
    }
    assert {each.code: " ".join(each.plurals) for each in (ENGLISH, *TRANSLATED)} == {
        **dict.fromkeys(("en", "de", "es", "fr"), "one other"),
        **dict.fromkeys(("zh_CN", "ja"), "other"),
        "ar": "zero one two few many other",
    }
    assert ENGLISH.rules == german().rules


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


def test_a_file_is_written_as_linguist_writes_it() -> None:
    """Messages are sorted, with their places, notes, marks and plural forms, and read back."""
    forms = ("%n Spiel & mehr", "%n Spiele")
    messages = (
        Message("Lab", "gone", (), "", ("weg",), State.VANISHED),
        Message("Lab", "%n game(s)", ("a.py", "b.py"), "of a <run>", forms, State.FINISHED),
        Message("App", "not translated"),
        Message("App", "%n other(s)"),
    )
    assert written_messages(german(), messages) == WRITTEN
    assert list(read_messages(WRITTEN)) == [messages[3], messages[2], messages[1], messages[0]]
    assert [each.key for each in messages[:2]] == [("Lab", "gone"), ("Lab", "%n game(s)")]
    assert [each.is_plural for each in messages] == [False, True, False, True]


def test_the_share_that_is_finished() -> None:
    """Messages that are gone don't count; a file without messages has no share."""
    assert share_finished(WRITTEN.encode()) == pytest.approx(1 / 3)
    assert share_finished(b"<TS></TS>") == 0.0
    assert share_finished(WRITTEN.encode().replace(b' type="unfinished"', b"")) == 1.0


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


def test_languages_are_compiled_whatever_others_lack(tmp_path: Path) -> None:
    """A missing or unfinished language leaves out no other, and exactly enough is enough."""
    done = [Message("A", f"{n}", (), "", ("x",), State.FINISHED) for n in range(19)]
    gone = Message("A", "gone", (), "", ("weg",), State.VANISHED)
    counts = {"es": 0, "fr": 1, "zh_CN": 2, "ar": 1}
    for language in TRANSLATED:
        if language.code in counts:
            missing = [Message("B", f"{n}") for n in range(counts[language.code])]
            path = tmp_path / f"{language.code}.ts"
            content = written_messages(language, [*done, *missing, gone])
            path.write_text(content, encoding="utf-8")
    target = tmp_path / "made" / "here"
    made = [target / f"{code}.qm" for code in ("es", "fr", "ar")]
    assert compile_mature(tmp_path, target) == made
    assert sorted(target.iterdir()) == sorted(made)
    (tmp_path / "none").mkdir()
    assert compile_mature(tmp_path / "none", tmp_path / "empty") == []
    assert not (tmp_path / "empty").exists()


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_only_finished_messages_are_compiled(language: Language, tmp_path: Path) -> None:
    """Qt finds each of many finished texts, and none that is gone, a suggestion or missing."""
    forms = tuple(f"%n {name}" for name in language.plurals)
    finished = [
        Message("Lab", f"text {n}", (), "", (f"Text {n}, %n",), State.FINISHED) for n in range(40)
    ]
    others = [
        Message("Lab", "gone", (), "", ("weg",), State.VANISHED),
        Message("Lab", "suggested", (), "", ("vielleicht",), State.UNFINISHED),
        Message("Lab", "%n gone", (), "", forms, State.VANISHED),
        Message("Lab", "%n missing"),
        Message("Lab", "empty", (), "", (), State.FINISHED),
    ]
    path = tmp_path / "all.qm"
    path.write_bytes(compiled(language, [*others, *finished]))
    translator = QTranslator()
    assert translator.load(str(path))
    assert translator.language() == language.code
    for message in finished:
        assert translator.translate("Lab", message.source) == message.forms[0]
    for message in others:
        assert not translator.translate("Lab", message.source, "", 1)


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_each_plural_has_its_place(language: Language) -> None:
    """A missing translation has an empty place for each form, which is read as missing."""
    messages = [Message("Lab", "%n game(s)", ("a&b.py",), "<note>"), Message("Lab", "plain")]
    content = written_messages(language, messages)
    assert content.count("<numerusform></numerusform>") == len(language.plurals)
    assert f'language="{language.code}" sourcelanguage="en_GB"' in content
    assert list(read_messages(content)) == messages


def test_what_is_not_complete_in_a_file_is_left_out() -> None:
    """A message without a translation is skipped, and those after it are read, all with notes."""
    content = """<TS><context><name>One</name>
        <message><source>first</source></message>
        <message><source>second</source><translation>2</translation></message></context>
        <context><message><location filename="a.py"/><location line="7"/>
        <extracomment>a note</extracomment>
        <translation type="unfinished"></translation></message></context></TS>"""
    assert list(read_messages(content)) == [
        Message("One", "second", (), "", ("2",), State.FINISHED),
        Message("", "", ("a.py", ""), "a note", (), State.UNFINISHED),
    ]


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_numbers_have_western_digits(language: Language) -> None:
    """In every language, numbers have the same digits as on the board and in commands."""
    assert QLocale(language.locale).toString(1234567).replace("\u202f", "").isascii() or (
        QLocale(language.locale).zeroDigit() == "0"
    )
