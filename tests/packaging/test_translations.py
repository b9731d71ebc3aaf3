"""The collection of texts for translators, and the checks of what they return."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packaging.conftest import load
from tttmc_app.translations import TRANSLATED, Language, Message, State, read_messages

GERMAN, ARABIC = TRANSLATED[0], TRANSLATED[-1]
translations, source_texts = load("translations"), load("source_texts")
checks = load("translation_checks")
FORMS = """
{done} of {total} → von {total} schon {done} → fine
{done} of {total} → {done} → lacks {total}
{done} → {fertig}{done} → unknown to the source: {fertig}
{x:.1f} s → {x} s → lacks {x:.1f}
{x} → {x → unbalanced
%n game(s) → Ein Spiel | %n Spiele → fine
%n game(s) → %n Spiel | Spiele → form other: lacks %n
%n game(s) → %n Spiele → needs 2 form(s) (one, other), has 1
%n game(s) → 0 | 1 | 2 | %n | %n | %n → fine
Open →  → is empty
&Open… → Ö&ffnen… → fine
&Open… → Öffnen… → has 0 mnemonic(s)
a &nbsp; b → c &nbsp; d → fine
Open… → Öffnen → must end with …
<b>a</b> → <b>ä<b> → must keep each tag
press F4 → drücken → must keep each key
use `x` → nimm `y` → must keep each code
Overlay  → Anzeige → must end with a space
"""
"""A source, its translated forms and what is found to be wrong with them."""


@pytest.mark.parametrize("example", FORMS.strip().split("\n"))
def test_what_a_translation_loses_is_found(example: str) -> None:
    """Placeholders, plural forms, mnemonics, tags, code, keys and edges are compared."""
    source, translated, problem = example.split(" → ")
    forms = translated.split(" | ")
    found = checks.problems(ARABIC if len(forms) == 6 else GERMAN, source, forms)
    assert problem in next(found, "fine")


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_no_translation_has_lost_a_part(language: Language) -> None:
    """Every finished translation in the project keeps the special parts of its source."""
    for message in read_messages((translations.LANGUAGES / f"{language.code}.ts").read_bytes()):
        if message.state is State.FINISHED:
            assert not [*checks.problems(language, message.source, message.forms)], message.source


def test_texts_are_found_however_they_are_marked() -> None:
    """Texts in the window, texts and errors in other packages, and lessons are all found."""
    names = "app/help_window app/menus ../gomocup/brain ../core/position"
    paths = [(source_texts.PACKAGE / "gui" / f"{n}.py").resolve() for n in names.split()]
    modules = set(source_texts.modules())
    assert set(paths) < modules
    assert not any("cli" in path.parts for path in modules)
    found = {text.source: text for text in source_texts.source_texts(paths)}
    assert found["Help"].context == "App"
    assert found["What a trial is"].places == ["resources/lessons/01-trial.toml"]
    for text in ("&File", "{name} closed its output", "square {name} holds both X and O"):
        assert found[text].context == "Text"


def test_an_update_keeps_translations() -> None:
    """New texts are added, obsolete ones kept separately, and a reworded one gets a suggestion."""
    done = Message("A", "Play from here", (), "", ("Von hier spielen",), State.FINISHED)
    gone = Message("A", "Save the game as a picture", (), "", ("Speichern",), State.FINISHED)
    reworded = "Save this game as a picture"
    texts = [source_texts.SourceText("A", source) for source in (done.source, reworded, "X")]
    found = translations.updated({done.key: done, gone.key: gone}, texts)
    assert {each.source: (each.state, each.forms) for each in found.values()} == {
        done.source: (State.FINISHED, done.forms),
        reworded: (State.UNFINISHED, gone.forms),
        "X": (State.UNFINISHED, ()),
        gone.source: (State.VANISHED, gone.forms),
    }
    again = translations.updated(found, [source_texts.SourceText("A", gone.source)])
    assert again[gone.key].state is State.FINISHED


def test_parts_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A part lists each text under a name; the translation under that name is checked and kept."""
    texts = [
        source_texts.SourceText("A", source, ["a.py"], ["label(…)"])
        for source in ("One {x}", "Two")
    ]
    monkeypatch.setattr(translations, "source_texts", lambda: texts)
    monkeypatch.setattr(translations, "LANGUAGES", tmp_path)
    translations.export(GERMAN, tmp_path / "parts", 1)
    parts = [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "parts").iterdir())]
    assert all("label(…)" in part for part in parts)
    one, two = (part.split("[")[1][:8] for part in parts)
    answer = tmp_path / "answer.json"
    answer.write_text(json.dumps({one: "Eins", two: "Zwei", "none": "x"}))
    assert translations.import_parts(GERMAN, [answer]) == 2
    assert "lacks {x}" in capsys.readouterr().out
    assert [message.forms for message in translations.read(GERMAN).values()] == [(), ("Zwei",)]


def test_a_page_keeps_its_parts(tmp_path: Path) -> None:
    """A translated page must keep the headings, tables, code, markers and links of the manual."""
    english, german = tmp_path / "en" / "1.md", tmp_path / "de" / "1.md"
    source = "# T\n\n## One\n\n| a |\n\n`b` [c](1.md#One) <!-- keys --> ![d](pictures/e.png)\n"
    own = source.replace("One", "Eins").replace("![d](", "![f](../")
    for path, text in ((english, source), (german, own)):
        path.parent.mkdir()
        path.write_text(text, encoding="utf-8")

    def problems() -> str:
        return "\n".join(checks.manual_problems(english.parent, german.parent))

    assert problems() == ""
    german.write_text("# T\n\n## Eins\n\n[c](1.md#One)", encoding="utf-8")
    for part in ("table row", "code", "marker", "picture", "no heading 'One'"):
        assert part in problems()
    german.unlink()
    assert problems() == "1.md is missing"
