"""Files that are written as edits of other files, in blocks of one text.

    === head
    -lines of the base
    +the lines instead of them
    ~ old text -> new text

Lines with + alone are added to the end; without a base they are the whole file. An empty line
separates two removals. ~ replaces every occurrence of a text, before all other edits; lines are
replaced only where they occur first. What is replaced must be there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path


def blocks(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the head and the edits of each block of a text."""
    for block in re.split(r"^=== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        head, _, edits = block.partition("\n")
        yield head, edits


def edited_files(path: Path, bases: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield each file whose head is "name | base | what it shows": its name, that, and its text.

    The base is one of those given, or an earlier file.
    """
    texts = dict(bases)
    for head, edits in blocks(path):
        name, base, shows = head.split(" | ")
        assert name not in texts, name
        texts[name] = with_edits(texts[base] if base else "", edits, name)
        yield name, shows, texts[name]


def with_edits(text: str, edits: str, name: str) -> str:
    """Return the text after the edits of a block."""
    hunks: list[tuple[str, str]] = []
    kind = ""
    for line in edits.splitlines(keepends=True):
        old, new = hunks[-1] if hunks else ("", "")
        last, kind = kind, line[0]
        if kind == "~":
            old, _, new = line[2:-1].partition(" -> ")
            assert old in text, (name, old)
            text = text.replace(old, new)
        elif kind == "-":
            hunks[-1:] = [(old + line[1:], new)] if last == "-" else [*hunks[-1:], (line[1:], "")]
        elif kind == "+" and last in ("-", "+"):
            hunks[-1] = (old, new + line[1:])
        elif kind == "+":
            hunks.append(("", line[1:]))
    for old, new in hunks:
        assert old in text, (name, old)
        text = text.replace(old, new, 1) if old else text + new
    return text
