"""Translation of all text that the window shows."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QKeySequence

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.numbers import Number, grouped
from tttmc_app.core.text import counted

_BELOW = "Text"
"""The context of texts from the packages below `gui`."""
_MAX_COUNT = 2**31 - 1
"""The largest count that Qt accepts."""
_SEPARATOR = r"[.,](?=[0-9])"
_PLAIN = re.compile(r"[0-9.,]+")
_LEFT_TO_RIGHT, _END = "\N{LEFT-TO-RIGHT ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_MANUAL_KEYS = r"\b(?:(?:Ctrl|Shift|Alt)\+)+(?:[A-Z]\w*|[0-9+,=-])"
"""Keys with modifiers, as the manual writes them in every language."""
_LAST_DIGITS = 1_000_000
"""In every language, the digits below this determine the plural form."""


def translate(context: str, source: str, /, n: int | None = None, **values: object) -> str:
    """Return text in the window's language, with its placeholders filled in.

    `translate("Lab", "{done} of {total} games", done="3", total="10")`. The source must be a
    literal: it is collected for translators. With `n`, the text has plural forms:
    `translate("Lab", "%n game(s)", n=3)`. Values that are texts or errors are translated too.
    """
    text = QCoreApplication.translate(context, source)
    if n is not None:
        if text == source:  # not translated: the source itself is English
            text = counted(source, n)
        else:
            qt_count = n if n <= _MAX_COUNT else _LAST_DIGITS + n % _LAST_DIGITS
            text = QCoreApplication.translate(context, source, "", qt_count)
            if qt_count != n:
                text = text.replace(in_language(grouped(qt_count)), in_language(grouped(n)))
    if not values:
        return text
    return text.format(**{name: _shown(value) for name, value in values.items()})


def shown(text: Text | Exception | str) -> str:
    """Return a text or an error from a lower layer in the window's language."""
    if isinstance(text, str):
        return in_language(text) if isinstance(text, Number) else text
    if isinstance(text, TttmcError):
        text = text.text
    if isinstance(text, Exception):
        return str(text) or type(text).__name__
    values = dict(text.values)
    n = values.pop("n", None)
    return translate(_BELOW, text.source, n if isinstance(n, int) else None, **values)


def sentences(*texts: str) -> str:
    """Return sentences joined into one string; empty ones are left out."""
    found = ""
    for text in filter(None, texts):
        # Translators: Two sentences. Leave out the space if your language has none there.
        found = translate("Text", "{first} {second}", first=found, second=text) if found else text
    return found


def sentence(text: Text | TttmcError | str) -> str:
    """Return a reason or an error, which begins with a small letter, as a sentence."""
    return translate("Text", "{words}.", words=capitalised(shown(text)))


def capitalised(text: str) -> str:
    """Return text with an initial capital, unless it starts with a file name."""
    first = text.partition(" ")[0].rstrip(",:;")
    return text[:1].upper() + text[1:] if first.replace("'", "").isalpha() else text


def in_language(number: Number) -> str:
    """Return a number as the window's language writes it: 1.234,5 in German.

    Where the language runs from right to left, signs and units keep their places.
    """
    if not number or number.isdecimal():
        return number
    locale = QLocale()
    marks = {",": locale.groupSeparator(), ".": locale.decimalPoint()}
    text = number if marks[","] == "," else re.sub(_SEPARATOR, lambda mark: marks[mark[0]], number)
    if text.endswith(" %"):
        text = translate("Text", "{number} %", number=text[:-2])
    if not _PLAIN.fullmatch(text) and locale.textDirection() is Qt.LayoutDirection.RightToLeft:
        text = f"{_LEFT_TO_RIGHT}{text}{_END}"
    return text


def native_keys(*keys: QKeySequence | QKeySequence.StandardKey | str) -> str:
    """Return keys as the window's language and the system name them, such as "Strg+N"."""
    native = QKeySequence.SequenceFormat.NativeText
    names = [QKeySequence(key).toString(native) for key in keys]
    if QLocale().textDirection() is Qt.LayoutDirection.RightToLeft:
        names = [f"{_LEFT_TO_RIGHT}{name}{_END}" for name in names]  # "Ctrl++", not "++Ctrl"
    return ", ".join(names)


def with_native_keys(text: str) -> str:
    """Return text from the manual with the keys in it named as in the menus."""

    def native(found: re.Match[str]) -> str:
        is_known = QKeySequence(found[0]).toString() == found[0]
        return native_keys(found[0]) if is_known else found[0]

    return re.sub(_MANUAL_KEYS, native, text)


def typed_number(text: str) -> str:
    """Return a number typed in the window's language as commands write it: 1234.5 for 1.234,5.

    A group separator that isn't followed by three digits is read as a decimal point.
    """
    locale = QLocale()
    text = re.sub(rf"[{_LEFT_TO_RIGHT}{_END}]|(?<=[0-9])[\s'_](?=[0-9])", "", text)
    if locale.groupSeparator() in (".", ","):
        group = re.escape(locale.groupSeparator())
        text = re.sub(rf"(?<=[0-9]){group}(?=[0-9]{{3}}(?![0-9]))", "", text)
    return text if locale.decimalPoint() == "." else text.replace(locale.decimalPoint(), ".")


def _shown(value: object) -> object:
    if isinstance(value, Number):  # in a text, which a line's end may not part from its sign
        return in_language(value).replace(" %", "\N{NO-BREAK SPACE}%")
    return shown(value) if isinstance(value, Text | TttmcError) else value
