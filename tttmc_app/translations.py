"""Translations: the files that translators edit, and Qt's compiled form of them.

`resources/languages/CODE.ts` holds a language's messages in the format of Qt Linguist. Building an
installed or frozen copy compiles it to Qt's `.qm` format; this needs no Qt. A source tree is used
without compiled files.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

MATURE = 0.95
"""The minimum share of finished messages that a language needs in order to be offered."""


class Language(NamedTuple):
    """A language that the window may have."""

    code: str
    """The name of its file and of Qt's own translations."""
    name: str
    """Its name in the language itself."""
    locale: str
    """The locale whose number format the window uses."""
    plurals: tuple[str, ...]
    """The plural forms that it distinguishes, as Unicode calls them."""
    rules: bytes
    """Qt's codes for when each form but the last applies."""


_EXACTLY_ONE = bytes([1, 1])
_UP_TO_ONE = bytes([3, 1])
_ARABIC = bytes([1, 0, 255, 1, 1, 255, 1, 2, 255, 0x24, 3, 10, 255, 0x2A, 11])
ENGLISH = Language("en", "English", "en_GB", ("one", "other"), _EXACTLY_ONE)
TRANSLATED = (
    Language("de", "Deutsch", "de_DE", ("one", "other"), _EXACTLY_ONE),
    Language("es", "Español", "es_ES", ("one", "other"), _EXACTLY_ONE),
    Language("fr", "Français", "fr_FR", ("one", "other"), _UP_TO_ONE),
    Language("zh_CN", "简体中文", "zh_CN", ("other",), b""),
    Language("ja", "日本語", "ja_JP", ("other",), b""),
    # The Emirates write numbers with Western digits, like the coordinates on the board.
    Language(
        "ar", "العربية", "ar_AE", ("zero", "one", "two", "few", "many", "other"), _ARABIC
    ),
)  # fmt: skip


class State(StrEnum):
    """How far a message's translation has got; the value is how the file marks it."""

    FINISHED = ""
    UNFINISHED = "unfinished"
    """Missing, or only a suggestion."""
    VANISHED = "vanished"
    """Not in the program any more, but kept in case it returns."""


class Message(NamedTuple):
    """A text of the program and its translation."""

    context: str
    source: str
    places: tuple[str, ...] = ()
    """The files that contain the text."""
    note: str = ""
    """An explanation for translators."""
    forms: tuple[str, ...] = ()
    """The translation: one text, or one for each plural form of the language."""
    state: State = State.UNFINISHED

    @property
    def key(self) -> tuple[str, str]:
        """What identifies the message."""
        return self.context, self.source

    @property
    def is_plural(self) -> bool:
        """Return whether the translation depends on a number."""
        return "%n" in self.source


def read_messages(content: str | bytes) -> Iterator[Message]:
    """Yield the messages of a `.ts` file."""
    from xml.etree import ElementTree as ET  # the window's start needs only the languages' names

    for context in ET.fromstring(content).iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            numbered = [form.text or "" for form in translation.iter("numerusform")]
            forms = numbered or ([translation.text] if translation.text else [])
            yield Message(
                name,
                message.findtext("source", ""),
                tuple(place.get("filename", "") for place in message.iter("location")),
                message.findtext("extracomment", ""),
                tuple(forms) if any(forms) else (),
                State(translation.get("type", "")),
            )


def written_messages(language: Language, messages: Iterable[Message]) -> str:
    """Return the content of a `.ts` file, in an order that doesn't depend on the program."""
    contexts: dict[str, list[Message]] = {}
    for message in sorted(messages, key=lambda each: each.key):
        contexts.setdefault(message.context, []).append(message)
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language.code}" sourcelanguage="en_GB">')
    for name, group in contexts.items():
        lines += ["<context>", f"    <name>{_escaped(name)}</name>"]
        for message in group:
            lines += _message_lines(message, len(language.plurals))
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _escaped(text: str) -> str:
    """Escape text for XML: importing `html` or `xml.sax` would slow the window's start."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _message_lines(message: Message, plurals: int) -> Iterator[str]:
    yield '    <message numerus="yes">' if message.is_plural else "    <message>"
    for place in message.places:
        yield f'        <location filename="{_escaped(place)}"/>'
    yield f"        <source>{_escaped(message.source)}</source>"
    if message.note:
        yield f"        <extracomment>{_escaped(message.note)}</extracomment>"
    mark = f' type="{message.state}"' if message.state else ""
    if message.is_plural:
        yield f"        <translation{mark}>"
        for form in message.forms or ("",) * plurals:
            yield f"            <numerusform>{_escaped(form)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        <translation{mark}>{_escaped(''.join(message.forms))}</translation>"
    yield "    </message>"


def share_finished(content: bytes) -> float:
    """Return the share of a `.ts` file's messages that are translated."""
    of = content.count(b"<message") - content.count(b'type="%s"' % State.VANISHED.encode())
    return 1 - content.count(b'type="%s"' % State.UNFINISHED.encode()) / of if of else 0.0


def compile_mature(sources: Path, target: Path) -> list[Path]:
    """Compile a folder's `.ts` files that are complete enough; return the files written."""
    written: list[Path] = []
    for language in TRANSLATED:
        source = sources / f"{language.code}.ts"
        content = source.read_bytes() if source.is_file() else b""
        if share_finished(content) >= MATURE:
            target.mkdir(parents=True, exist_ok=True)
            path = target / f"{language.code}.qm"
            path.write_bytes(compiled(language, read_messages(content)))
            written.append(path)
    return written


# Qt's compiled format --------------------------------------------------------------------------
# A signature, then sections with a code and a length each. QTranslator finds a message by the hash
# of its source in a sorted table, then compares the message's parts.

_SIGNATURE = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _RULES = 0xA7, 0x42, 0x69, 0x88
_TRANSLATION, _COMMENT, _SOURCE, _CONTEXT, _END = 3, 8, 6, 7, 1
_NUMBER = r"%n\b"


def compiled(language: Language, messages: Iterable[Message]) -> bytes:
    """Return the finished messages in Qt's `.qm` format."""
    hashes: list[tuple[int, int]] = []
    body = bytearray()
    for message in messages:
        if message.state is State.FINISHED and message.forms:
            hashes.append((_elf_hash(message.source.encode()), len(body)))
            body += b"".join(_record(message))
    table = b"".join(struct.pack(">II", *entry) for entry in sorted(hashes))
    sections: Mapping[int, bytes] = {
        _LANGUAGE: language.code.encode(),
        _HASHES: table,
        _MESSAGES: bytes(body),
        _RULES: language.rules,
    }
    return _SIGNATURE + b"".join(
        struct.pack(">BI", code, len(content)) + content
        for code, content in sections.items()
        if content
    )


def _record(message: Message) -> Iterator[bytes]:
    """Yield a message's parts; digits of counts will be grouped as the locale groups them."""
    for form in message.forms:
        text = re.sub(_NUMBER, "%Ln", form) if message.is_plural else form
        yield _part(_TRANSLATION, text.encode("utf-16-be"))
    yield _part(_COMMENT, b"")
    yield _part(_SOURCE, message.source.encode())
    yield _part(_CONTEXT, message.context.encode())
    yield bytes([_END])


def _part(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content


def _elf_hash(source: bytes) -> int:
    """Return the hash that the System V binary format defines and Qt uses to find messages."""
    value = 0
    for byte in source:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high
    return value or 1
