"""Pages as lines of text: the words, the links, the classes and the names of pictures."""

from __future__ import annotations

import re
from html import unescape

_PICTURE = re.compile(r'<svg[^>]*aria-label="([^"]*)".*?</svg>', re.DOTALL)
_LINK = re.compile(r'<a href="([^"]*)"[^>]*>')
_CLASS = re.compile(r"""<\w+[^>]*class=["']([\w ]+)["'][^>]*>""")
_CELL_END = re.compile("</(td|th|dt|span)>")
_LINE_END = re.compile("</(p|li|tr|h1|h2|h3|div|figure|figcaption|dd|caption)>")
_TAG = re.compile("<[^>]*>")


def outline(page: str) -> list[str]:
    """Return the lines of a page's content; cells and labels end with "|"."""
    _, found, rest = page.partition("<main>")
    assert found
    text = rest.partition("</main>")[0].replace("\n", " ")
    text = _PICTURE.sub(r"(\1) ", text)
    text = _LINK.sub(r"[\1] ", text)
    text = _CLASS.sub(r"{\1} ", text)
    text = _TAG.sub("", _LINE_END.sub("\n", _CELL_END.sub(" | ", text)))
    lines = (" ".join(unescape(line).split()) for line in text.split("\n"))
    return [line for line in lines if line.strip("| ")]
