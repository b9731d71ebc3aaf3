"""What can go wrong in a translation: lost placeholders, plural forms, mnemonics, tags, keys."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Formatter

from tttmc_app.translations import Language

COUNTED = ("zero", "one", "two")
"""Plural forms that may name the number instead of showing it."""
_MNEMONIC = re.compile(r"&(?!\w+;)(\S)")
_KEPT = {
    "tag": re.compile(r"</?\w+[^>]*>"),
    "code": re.compile(r"`[^`]*`"),
    "key": re.compile(r"\bF\d+\b"),
    "line break": re.compile(r"\n"),
}
"""The parts of a text that a translation must keep unchanged, in any order."""


def problems(language: Language, source: str, forms: Sequence[str]) -> Iterator[str]:
    """Yield the faults in a message's translation: one text, or one for each plural form."""
    names = language.plurals if "%n" in source else ("",)
    if len(forms) != len(names):
        yield f"needs {len(names)} form(s) ({', '.join(names)}), has {len(forms)}"
        return
    for name, form in zip(names, forms, strict=True):
        where = f"form {name}: " if name else ""
        for problem in _problems_of_form(source, form, may_drop_number=name in COUNTED):
            yield where + problem


def _problems_of_form(source: str, form: str, *, may_drop_number: bool) -> Iterator[str]:
    if not form.strip():
        yield "is empty"
        return
    try:
        wanted, found = set(_places(source)), set(_places(form))
    except ValueError:
        yield "has unbalanced braces"
        return
    yield from (f"lacks {place}" for place in sorted(wanted - found))
    yield from (f"has a place unknown to the source: {place}" for place in sorted(found - wanted))
    if "%n" in source and "%n" not in form and not may_drop_number:
        yield "lacks %n"
    if "%n" in form and "%n" not in source:
        yield "has a %n that the source hasn't"
    yield from _problems_of_parts(source, form)


def _problems_of_parts(source: str, form: str) -> Iterator[str]:
    mnemonics = len(_MNEMONIC.findall(source)), len(_MNEMONIC.findall(form))
    if mnemonics[0] != mnemonics[1]:
        yield f"has {mnemonics[1]} mnemonic(s) (&), the source {mnemonics[0]}"
    for what, pattern in _KEPT.items():
        if Counter(pattern.findall(source)) != Counter(pattern.findall(form)):
            yield f"must keep each {what} as in the source: {pattern.findall(source)}"
    for side, edge in (("begin", source[:1] + form[:1]), ("end", source[-1:] + form[-1:])):
        if edge[0].isspace() != edge[1].isspace():
            yield f"must {side} with a space exactly where the source does"
    if source.endswith("…") != form.endswith("…"):
        yield "must end with … exactly where the source does"


def _places(text: str) -> Iterator[str]:
    """Yield the named placeholders in a text, with their formats."""
    for _literal, name, spec, conversion in Formatter().parse(text):
        if name is not None:
            yield (
                "{"
                + name
                + (f"!{conversion}" if conversion else "")
                + (f":{spec}}}" if spec else "}")
            )


# The manual ------------------------------------------------------------------------------------

_PAGE_KEPT = {
    "heading": re.compile(r"^#+ ", re.MULTILINE),
    "table row": re.compile(r"^\|", re.MULTILINE),
    "marker": re.compile(r"<!--.*?-->"),
    "code": re.compile(r"`[^`\n]+`"),
    "block of code": re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL),
    "link": re.compile(r"(?<!!)\[[^]]*\]\(([^)#]*)"),
    # The same file, whatever the path to it.
    "picture": re.compile(r"!\[[^]]*\]\((?:[^)]*/)?([^)/]*)\)"),
}
_REFERENCE = (
    *("03-thinking-1-random-games.md", "05-rules-1-values.md", "09-commands.md"),
    *("13-programming.md", "13-programming-1-members.md", "13-programming-2-data.md", "14-json.md"),
)
"""Pages that stay in English, as commands, programs and documents do."""
_FRAGMENT = re.compile(r"\]\(([\w.-]*)#([^)]*)\)")


def manual_problems(english: Path, translated: Path) -> Iterator[str]:
    """Yield what a translated folder of the manual lacks or has changed."""
    for page in sorted(english.glob("*.md")):
        path = translated / page.name
        if not path.is_file():
            if page.name not in _REFERENCE:
                yield f"{page.name} is missing"
            continue
        source, text = page.read_text(encoding="utf-8"), path.read_text(encoding="utf-8")
        for what, pattern in _PAGE_KEPT.items():
            wanted, found = Counter(pattern.findall(source)), Counter(pattern.findall(text))
            if wanted != found:
                lost, added = list((wanted - found).elements()), list((found - wanted).elements())
                yield f"{page.name}: each {what} must stay; lost {lost}, added {added}"
        yield from _lost_links(path, text, english)


def _lost_links(path: Path, text: str, english: Path) -> Iterator[str]:
    """Yield the links to headings that no page of the language, or in English, has."""
    for name, heading in _FRAGMENT.findall(text):
        folder = english if name in _REFERENCE else path.parent
        target = folder / (name or path.name)
        headings = target.read_text(encoding="utf-8") if target.is_file() else ""
        if f"\n## {heading.replace('%20', ' ')}\n" not in headings:
            yield f"{path.name}: {target.name} has no heading {heading!r}"
