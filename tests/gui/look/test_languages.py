"""The choice of the window's language, and its effect on texts, numbers and layout."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from tttmc_app.gui.look import languages
from tttmc_app.gui.look.languages import (
    language_choices,
    language_in_use,
    language_of,
    offered_languages,
    read_language,
    system_language,
    use_language,
)
from tttmc_app.gui.look.translation import translate
from tttmc_app.translations import TRANSLATED, compiled, read_messages


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ("", "fr"),  # the system's list
        ("LANG=C.UTF-8", "en"),
        ("LANG=de_AT.UTF-8", "de"),
        ("LANG=de_DE LC_MESSAGES=es_MX@euro", "es"),
        ("LANG=de_DE LC_MESSAGES=es_ES LC_ALL=ja_JP.eucJP", "ja"),
        ("LANGUAGE=pt_BR:ar:en LANG=de_DE LC_ALL=es_ES", "ar"),
        ("LANGUAGE=zh_TW:zh_CN", "zh_CN"),
        ("LANGUAGE=zh", "zh_CN"),
        ("LANGUAGE=en:de", "en"),
        ("LANGUAGE= LANG=de", "de"),
        ("LANGUAGE=de LC_ALL=C", "en"),
        ("LANG=POSIX", "en"),
        ("LANG=zh_HK.UTF-8", "en"),
        ("LANG=xx_YY", "en"),
    ],
)
def test_the_first_language_follows_the_environment(variables: str, code: str) -> None:
    """LANGUAGE, LC_ALL, LC_MESSAGES and LANG take precedence in this order, as in gettext."""
    environment = dict(each.split("=") for each in variables.split())
    assert system_language(environment, ["xx", "fr-CA"], lambda _each: True).code == code


def test_a_language_that_is_not_offered_is_passed_over() -> None:
    """If a language isn't offered, the next one in the list is used."""
    chosen = system_language({"LANGUAGE": "ja:de"}, [], lambda each: each.code != "ja")
    assert chosen.code == "de"


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """Return to English after the test."""
    yield
    use_language("en")


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("code", [language.code for language in TRANSLATED])
def test_a_language_changes_everything_while_running(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's texts, numbers and layout direction follow the language, and English restores them."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    assert use_language(code).code == language_in_use().code == code
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") not in ("Cancel", "")
    assert QLocale().language() == QLocale(code).language()
    is_mirrored = QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert is_mirrored == (code == "ar")
    use_language("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QLocale().toString(1234) == "1,234"
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


@pytest.mark.usefixtures("english")
def test_only_finished_languages_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that isn't finished is offered to translators only; System is the first choice."""
    every = ["en", *(language.code for language in TRANSLATED)]

    for share, wanted, codes in ((1.1, "", ["en"]), (1.1, "1", every), (0.0, "", every)):
        monkeypatch.setattr(languages, "MATURE", share)
        monkeypatch.setenv("TTTMC_ALL_LANGUAGES", wanted)
        assert [language.code for language in offered_languages()] == codes
        assert [code for code, _ in language_choices()] == ["", *codes]
        assert language_of("de").code == ("de" if "de" in codes else "en")
    names = {code: str(name) for code, name in language_choices()}
    assert (names[""], names["en"], names["de"]) == ("System", "English", "Deutsch")
    monkeypatch.setenv("LANGUAGE", "fr")
    assert language_of("").code == language_of("xx").code == "fr"  # the system's


@pytest.mark.usefixtures("english")
def test_a_language_can_be_read_before_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a language changes no text; using it then reads nothing again."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    language = language_of("de")
    translators = read_language(language)
    assert len(translators) == 2
    assert translate("App", "Preferences") == "Preferences"
    assert read_language(language) == translators
    use_language("de")
    assert read_language(language) == translators
    assert translate("App", "Preferences") == "Einstellungen"
    assert read_language(language_of("en")) == []


@pytest.mark.usefixtures("english")
def test_a_new_language_replaces_the_old_one(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Only the newest language's two translators stay; an installed copy has compiled files."""
    for code in ("de", "fr", "de"):
        use_language(code)  # before the one before the last is gone
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert translate("App", "Preferences") == "Einstellungen"
    for code in ("de", "fr", "de"):
        use_language(code)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert len(qapp.findChildren(QTranslator, "languageTranslator")) == 2
    assert translate("App", "Preferences") == "Einstellungen"
    source = (files("tttmc_app.resources") / "languages" / "de.ts").read_bytes()
    (tmp_path / "languages").mkdir()
    german = next(language for language in TRANSLATED if language.code == "de")
    compiled_file = tmp_path / "languages" / "de.qm"
    compiled_file.write_bytes(compiled(german, read_messages(source)))

    def installed(_package: str) -> Path:
        return tmp_path

    monkeypatch.setattr(languages, "files", installed)
    assert [language.code for language in offered_languages()] == ["en", "de"]
    use_language("en")
    assert translate("App", "Preferences") == "Preferences"
    use_language("de")
    assert translate("App", "Preferences") == "Einstellungen"


def test_every_source_has_a_language() -> None:
    """Each `.ts` file belongs to one of the languages that can be offered."""
    sources = files("tttmc_app.resources") / "languages"
    found = {file.name for file in sources.iterdir() if file.name.endswith(".ts")}
    assert found == {f"{language.code}.ts" for language in TRANSLATED}
    assert offered_languages()[0].code == "en"
