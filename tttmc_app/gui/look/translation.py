"""Translation of every text that the window shows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.text import counted

_BELOW = "Text"
"""The context of texts from the packages below `gui`."""
_MAX_COUNT = 2**31 - 1
"""The largest count that Qt accepts."""
_LAST_DIGITS = 1_000_000
"""In every language, the digits below this determine the plural form."""


def translate(context: str, source: str, /, n: int | None = None, **values: object) -> str:
    """Return a text in the window's language, with its places filled in.

    `translate("Lab", "{done} of {total} games", done="3", total="10")`. The source must be a
    literal: it is collected for translators. With `n` it counts: `translate("Lab", "%n game(s)",
    n=3)`. Values that are texts or errors are translated too.
    """
    text = QCoreApplication.translate(context, source)
    if n is not None:
        if text == source:  # not translated: the source itself is English
            text = counted(source, n)
        else:
            qt_count = n if n <= _MAX_COUNT else _LAST_DIGITS + n % _LAST_DIGITS
            text = QCoreApplication.translate(context, source, "", qt_count)
            text = text.replace(str(qt_count), str(n)) if qt_count != n else text
    if not values:
        return text
    return text.format(**{name: _shown(value) for name, value in values.items()})


def shown(text: Text | Exception | str) -> str:
    """Return a text or an error from below the window in the window's language."""
    if isinstance(text, str):
        return text
    if isinstance(text, TttmcError):
        text = text.text
    if isinstance(text, Exception):
        return str(text) or type(text).__name__
    values = dict(text.values)
    n = values.pop("n", None)
    return translate(_BELOW, text.source, n if isinstance(n, int) else None, **values)


def _shown(value: object) -> object:
    return shown(value) if isinstance(value, Text | TttmcError) else value
