"""Texts that a window can translate, and the error that bad input raises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, init=False, eq=False)
class Text:
    """A sentence or label in English, and the values for its placeholders.

    `Text("{name} has no {what}", name="mc", what="depth")` reads "mc has no depth". `n` also
    chooses the plural: `Text("%n trial(s)", n=1)` reads "1 trial". Values may be texts themselves.
    `str()` gives the English text; windows translate the source and then fill in the values.
    Texts are equal if their English is the same, and falsy if their source is empty.
    """

    source: str
    values: tuple[tuple[str, object], ...]

    def __init__(self, source: str, /, **values: object) -> None:
        object.__setattr__(self, "source", source)
        object.__setattr__(self, "values", tuple(values.items()))

    def with_words(self, words: Mapping[str, str]) -> Text:
        """Return the text with other words for some in its values, such as a file's own names."""
        return Text(self.source, **{name: _with_words(each, words) for name, each in self.values})

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, Text) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __bool__(self) -> bool:
        return bool(self.source)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __str__(self) -> str:
        """Return the text in English."""
        values = dict(self.values)
        n = values.pop("n", None)
        source = self.source if not isinstance(n, int) else counted(self.source, n)
        return source.format(**values) if values else source


def _with_words(value: object, words: Mapping[str, str]) -> object:
    if isinstance(value, str):
        for old, new in words.items():
            value = value.replace(old, new)
    return value.with_words(words) if isinstance(value, Text) else value


EMPTY_TEXT = Text("")


class TttmcError(ValueError):
    """Bad input: a line that says what is wrong and what to do about it.

    `TttmcError("{name} is not a player: try {names}", name=…, names=…)`: `text` keeps the template
    and its values separate, so that windows can translate it; `str(error)` is the line in English.
    """

    def __init__(self, source: str | Text, /, **values: object) -> None:
        self.text = source if isinstance(source, Text) else Text(source, **values)
        super().__init__(str(self.text))


def counted(source: str, n: int) -> str:
    """Return English text with its `%n` filled in and its "(s)" and "(es)" resolved."""
    for ending in ("s", "es"):
        source = source.replace(f"({ending})", "" if n == 1 else ending)
    return source.replace("%n", f"{n:,}")


def closest(word: str, known: Iterable[str]) -> str:
    """Return the known word that a mistyped one probably means; empty if none is close."""
    from difflib import get_close_matches  # only after a mistake

    return next(iter(get_close_matches(word, list(known), n=1, cutoff=0.7)), "")
