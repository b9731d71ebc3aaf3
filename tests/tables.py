"""Tables of examples written as text, and documents whose values they name."""

from __future__ import annotations

from typing import Any


def table(text: str) -> list[tuple[str, ...]]:
    """Return the cells of a table written as text, whose columns are separated by |."""
    lines = filter(None, map(str.strip, text.splitlines()))
    return [tuple(cell.strip() for cell in line.split(" | ")) for line in lines]


def named(cell: str) -> dict[str, str]:
    """Return the values in a cell such as place=seed; least=1. A dash stands for none."""
    return dict(value.split("=", 1) for value in cell.split("; ") if value != "-")


def at(document: Any, path: str) -> Any:
    """Return the value at a path of keys and numbers, such as rows.0.trials."""
    for key in path.split("."):
        document = document[int(key) if isinstance(document, list) else key]
    return document
