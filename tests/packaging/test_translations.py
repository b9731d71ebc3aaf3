"""The collection of texts for translators, and the checks of what they return."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packaging.conftest import Load
from tttmc_app.translations import TRANSLATED, Language, Message, State, read_messages

GERMAN = TRANSLATED[0]
ARABIC = TRANSLATED[-1]


@pytest.mark.parametrize(
    ("language", "source", "forms", "problem"),
    [
        (GERMAN, "{done} of {total}", ("von {total} schon {done}",), ""),
        (GERMAN, "{done} of {total}", ("{done}",), "lacks {total}"),
        (
            GERMAN,
            "{done} of {total}",
            ("{fertig}{done}{total}",),
            "unknown to the source: {fertig}",
        ),
        (GERMAN, "{x:.1f} s", ("{x} s",), "lacks {x:.1f}"),
        (GERMAN, "{x}", ("{x",), "unbalanced"),
        (GERMAN, "%n game(s)", ("Ein Spiel", "%n Spiele"), ""),
        (GERMAN, "%n game(s)", ("%n Spiel", "Spiele"), "form other: lacks %n"),
        (GERMAN, "%n game(s)", ("%n Spiele",), "needs 2 form(s) (one, other), has 1"),
        (ARABIC, "%n game(s)", ("0", "1", "2", "%n", "%n", "%n"), ""),
        (GERMAN, "Open", ("",), "is empty"),
        (GERMAN, "&Open…", ("Ö&ffnen…",), ""),
        (GERMAN, "&Open…", ("Öffnen…",), "has 0 mnemonic(s)"),
        (GERMAN, "a &nbsp; b", ("c &nbsp; d",), ""),
        (GERMAN, "Open…", ("Öffnen",), "must end with …"),
        (GERMAN, "<b>a</b>", ("<b>ä<b>",), "must keep each tag"),
        (GERMAN, "press F4", ("drücken",), "must keep each key"),
        (GERMAN, "use `x`", ("nimm `y`",), "must keep each code"),
        (GERMAN, "Overlay ", ("Anzeige",), "must end with a space"),
    ],
)
def test_what_a_translation_loses_is_found(
    load: Load, language: Language, source: str, forms: tuple[str, ...], problem: str
) -> None:
    """Placeholders, plural forms, mnemonics, tags, code, keys and edges are compared."""
    found = list(load("translation_checks").problems(language, source, forms))
    assert (problem in found[0]) if problem else not found


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_no_translation_has_lost_a_part(load: Load, language: Language) -> None:
    """Every finished translation in the project keeps the special parts of its source."""
    path = load("translations").LANGUAGES / f"{language.code}.ts"
    problems = load("translation_checks").problems
    wrong = [
        f"{message.source!r}: {problem}"
        for message in read_messages(path.read_bytes())
        if message.state is State.FINISHED
        for problem in problems(language, message.source, message.forms)
    ]
    assert not wrong


def test_texts_are_found_however_they_are_marked(load: Load) -> None:
    """Texts in the window, texts and errors in other packages, and lessons are all found."""
    source_texts = load("source_texts")
    names = ("gui/app/help_window", "gui/app/menus", "gomocup/brain", "core/position", "core/text")
    paths = [source_texts.PACKAGE / f"{name}.py" for name in names]
    assert set(paths) < set(source_texts.modules())
    texts = source_texts.source_texts(paths)
    found = {(text.context, text.source): text for text in texts}
    assert found["App", "Help"].places == ["tttmc_app/gui/app/help_window.py"]
    assert ("Text", "&File") in found
    assert ("Text", "{name} closed its output") in found
    assert ("Text", "square {name} holds both X and O") in found
    assert found["Text", "What a trial is"].places == ["resources/lessons/01-trial.toml"]
    assert not any("cli" in path.parts for path in source_texts.modules())


def test_an_update_keeps_translations(load: Load) -> None:
    """New texts are added, obsolete ones kept separately, and a reworded one gets a suggestion."""
    text, translations = load("source_texts").SourceText, load("translations")
    done = Message("A", "Play from here", (), "", ("Von hier spielen",), State.FINISHED)
    gone = Message("A", "Save the game as a picture", (), "", ("Speichern",), State.FINISHED)
    texts = [text("A", "Play from here"), text("A", "Save this game as a picture"), text("A", "X")]
    result = translations.updated({done.key: done, gone.key: gone}, texts)
    assert {message.source: (message.state, message.forms) for message in result.values()} == {
        "Play from here": (State.FINISHED, ("Von hier spielen",)),
        "Save this game as a picture": (State.UNFINISHED, ("Speichern",)),
        "X": (State.UNFINISHED, ()),
        "Save the game as a picture": (State.VANISHED, ("Speichern",)),
    }
    again = translations.updated(result, [text("A", "Save the game as a picture")])
    assert again[gone.key].state is State.FINISHED


def test_parts_come_and_go(
    load: Load, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A part lists each text under a name; the translation under that name is checked and kept."""
    translations, text = load("translations"), load("source_texts").SourceText
    texts = [text("A", "One {x}", ["a.py"], ["label(…)"]), text("A", "Two", ["b.py"], ["title(…)"])]
    monkeypatch.setattr(translations, "source_texts", lambda: texts)
    monkeypatch.setattr(translations, "LANGUAGES", tmp_path)
    translations.export(GERMAN, tmp_path / "parts", 1)
    first, second = sorted((tmp_path / "parts").iterdir())
    assert "label(…)" in first.read_text(encoding="utf-8")
    names = [path.read_text(encoding="utf-8").split("[")[1][:8] for path in (first, second)]
    answer = tmp_path / "answer.json"
    answer.write_text(json.dumps({names[0]: "Eins", names[1]: "Zwei", "none": "x"}))
    assert translations.import_parts(GERMAN, [answer]) == 2
    assert "lacks {x}" in capsys.readouterr().out
    kept = {message.source: message.forms for message in translations.read(GERMAN).values()}
    assert kept == {"One {x}": (), "Two": ("Zwei",)}


def test_a_page_keeps_its_parts(load: Load, tmp_path: Path) -> None:
    """A translated page must keep the headings, tables, code, markers and links of the manual."""
    english, german = tmp_path / "en", tmp_path / "de"
    source = "# T\n\n## One\n\n| a |\n\n`b` [c](1.md#One) <!-- keys --> ![d](pictures/e.png)\n"
    own = source.replace("One", "Eins").replace("![d](", "![f](../")
    for folder, text in ((english, source), (german, own)):
        folder.mkdir()
        (folder / "1.md").write_text(text, encoding="utf-8")
    problems = load("translation_checks").manual_problems
    assert not list(problems(english, german))
    (german / "1.md").write_text("# T\n\n## Eins\n\n[c](1.md#One)", encoding="utf-8")
    lost = "\n".join(problems(english, german))
    for part in ("table row", "code", "marker", "picture", "no heading 'One'"):
        assert part in lost
    (german / "1.md").unlink()
    assert list(problems(english, german)) == ["1.md is missing"]
