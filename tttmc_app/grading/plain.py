"""Untrusted text, such as names and output, made harmless for each kind of file.

File names may contain any bytes, and output any characters: control characters that a terminal
obeys, markup, and formulas that a spreadsheet would run.
"""

from __future__ import annotations

import re
from html import escape

_FORMULA = re.compile(r"[=+\-@\t\r]")
"""What starts a formula in a spreadsheet: https://owasp.org/www-community/attacks/CSV_Injection."""


def one_line(text: object) -> str:
    """Return text as one line without control characters, which become "?"."""
    return "".join(char if char.isprintable() else "?" for char in " ".join(str(text).split()))


def several_lines(text: object) -> str:
    """Return text without control characters except line feeds and tabs."""
    return "".join(char if char.isprintable() or char in "\n\t" else "?" for char in str(text))


def cell(text: object) -> str:
    """Return text as a CSV cell that no spreadsheet takes for a formula."""
    line = one_line(text)
    return f"'{line}" if _FORMULA.match(line) else line


def html(text: object) -> str:
    """Return text as one line of HTML."""
    return escape(one_line(text))


def html_lines(text: object) -> str:
    """Return text of several lines as HTML."""
    return escape(several_lines(text))


def with_code(line: str) -> str:
    """Return HTML in which what is between backticks is code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", line)
