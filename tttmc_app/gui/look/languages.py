"""The window's languages: which are offered, which the system asks for, and the one in use."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication

from tttmc_app.core import Text
from tttmc_app.translations import (
    ENGLISH,
    MATURE,
    TRANSLATED,
    Language,
    compiled,
    read_messages,
    share_finished,
)

_ALL = "TTTMC_ALL_LANGUAGES"
"""The environment variable that also offers the languages that aren't mature, for translators."""
_TRANSLATOR = "languageTranslator"
_LANGUAGE = "language"
"""The property of a translator that is the code of its language."""
_IN_USE = "tttmcLanguage"
_NONE = ("C", "POSIX")
"""Locales that ask for untranslated text."""
_SIMPLIFIED = ("CN", "SG", "HANS", "")
"""The regions and scripts of Chinese in which Simplified Chinese is written."""


def offered_languages() -> tuple[Language, ...]:
    """Return English and the languages that are translated well enough, in a fixed order."""
    return tuple(language for language in (ENGLISH, *TRANSLATED) if _is_offered(language))


def language_in_use() -> Language:
    """Return the window's current language."""
    application = QCoreApplication.instance()
    code = application.property(_IN_USE) if application is not None else None
    return next((language for language in TRANSLATED if language.code == code), ENGLISH)


def language_choices() -> list[tuple[str, Text]]:
    """Return the codes and the names of the languages to choose from, the system's first."""
    own = [(language.code, Text("{name}", name=language.name)) for language in offered_languages()]
    return [("", Text("System")), *own]


def language_of(code: str) -> Language:
    """Return the offered language with this code, or the system's if it is empty or unknown."""
    known = (language for language in (ENGLISH, *TRANSLATED) if language.code == code)
    language = next(filter(_is_offered, known), None)
    if language is not None:
        return language
    return system_language(os.environ, QLocale.system().uiLanguages(), _is_offered)


def use_language(code: str = "") -> Language:
    """Use the language with this code for text, Qt's dialogs, numbers and layout; return it."""
    language = language_of(code)
    application = QCoreApplication.instance()
    if application is None:
        return language
    translators = read_language(language)
    for each in application.findChildren(QTranslator, _TRANSLATOR):
        QCoreApplication.removeTranslator(each)
        if each not in translators:
            each.setObjectName("")  # so that it isn't found again before it is gone
            each.deleteLater()
    locale = QLocale(language.locale)
    QLocale.setDefault(locale)
    application.setProperty(_IN_USE, language.code)
    for each in translators:
        QCoreApplication.installTranslator(each)
    QGuiApplication.setLayoutDirection(locale.textDirection())
    return language


def read_language(language: Language) -> list[QTranslator]:
    """Return a language's translators, read unless they are ready.

    In a source tree this takes as long as building the window, which can therefore read a language
    before it uses it.
    """
    application = QCoreApplication.instance()
    if application is None or language is ENGLISH:
        return []
    ready = application.findChildren(QTranslator, _TRANSLATOR)
    found = [each for each in ready if each.property(_LANGUAGE) == language.code]
    return found or list(_translators(language, application))


def system_language(
    environment: Mapping[str, str], system: Sequence[str], is_offered: Callable[[Language], bool]
) -> Language:
    """Return the language that the environment asks for, or else one from the system's list.

    The variables are read in gettext's order and need no installed locale: LANGUAGE is a list
    of languages, which is ignored if LC_ALL, LC_MESSAGES or LANG selects the locale C.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    if locale in _NONE:
        return ENGLISH
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    for name in [name for name in wanted if name] or system:
        language = _matching(name)
        if language is not None and is_offered(language):
            return language
    return ENGLISH


def _matching(locale: str) -> Language | None:
    """Return the language of a locale such as "de_AT.UTF-8", "zh-Hans" or "ar"."""
    name = locale.partition(".")[0].partition("@")[0].replace("-", "_")
    first, _, region = name.partition("_")
    if name in _NONE:
        return ENGLISH
    if first.lower() == "zh" and region.upper().partition("_")[0] not in _SIMPLIFIED:
        return None
    known = (ENGLISH, *TRANSLATED)
    return next((each for each in known if each.code.partition("_")[0] == first.lower()), None)


# Files -------------------------------------------------------------------------------------------


def _is_offered(language: Language) -> bool:
    if language is ENGLISH:
        return True
    folder = files("tttmc_app.resources") / "languages"
    if (folder / f"{language.code}.qm").is_file():
        return True
    source = folder / f"{language.code}.ts"
    if not source.is_file():
        return False
    return bool(os.environ.get(_ALL)) or _share_finished(str(source)) >= MATURE


@cache
def _share_finished(source: str) -> float:
    """Return how much of a file is translated; each window asks, and reading takes a while."""
    return share_finished(Path(source).read_bytes())


def _translators(language: Language, parent: QObject) -> Iterator[QTranslator]:
    """Yield the translator of Qt's text and that of the program's own."""
    base = _translator(language, parent)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if base.load(f"qtbase_{language.code}", folder):
        yield base
    own = _translator(language, parent)
    with _compiled_file(language) as path:
        if own.load(str(path)):
            yield own


def _translator(language: Language, parent: QObject) -> QTranslator:
    made = QTranslator(parent)
    made.setObjectName(_TRANSLATOR)
    made.setProperty(_LANGUAGE, language.code)
    return made


@contextmanager
def _compiled_file(language: Language) -> Generator[Path]:
    """Provide a language's compiled file; in a source tree, which has none, make it first."""
    folder = files("tttmc_app.resources") / "languages"
    source = folder / f"{language.code}.ts"
    if not source.is_file():
        with as_file(folder / f"{language.code}.qm") as path:
            yield path
        return
    with TemporaryDirectory(prefix="tttmc-", ignore_cleanup_errors=True) as made:
        path = Path(made, "language.qm")
        path.write_bytes(_compiled(language, str(source)))
        yield path


@cache
def _compiled(language: Language, source: str) -> bytes:
    """Return a language's compiled file, which takes as long to make as a window."""
    return compiled(language, read_messages(Path(source).read_bytes()))
