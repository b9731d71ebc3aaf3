"""The choice of the window's language, and its effect on texts, numbers and layout."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication

from tttmc_app.gui.look.languages import (
    language_in_use,
    offered_languages,
    system_language,
    use_language,
)
from tttmc_app.translations import TRANSLATED


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


def test_every_source_has_a_language() -> None:
    """Each `.ts` file belongs to one of the languages that can be offered."""
    sources = files("tttmc_app.resources") / "languages"
    found = {file.name for file in sources.iterdir() if file.name.endswith(".ts")}
    assert found == {f"{language.code}.ts" for language in TRANSLATED}
    assert offered_languages()[0].code == "en"
