"""Keep the translations in resources/languages up to date, check them, and exchange parts.

    translations.py update [CODE ..]       collect new texts, and set aside those that are gone
    translations.py export CODE FOLDER     what is missing, in parts to translate
    translations.py import CODE FILE ..    the translated parts, after checks
    translations.py check [CODE ..]        report what is wrong or missing

resources/languages/README.md explains how to translate.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from hashlib import sha1
from itertools import groupby
from pathlib import Path
from typing import cast

from source_texts import ROOT, SourceText, source_texts
from translation_checks import manual_problems, problems

from tttmc_app.translations import (
    TRANSLATED,
    Language,
    Message,
    State,
    read_messages,
    written_messages,
)

LANGUAGES = ROOT / "resources" / "languages"
MANUAL = ROOT / "resources" / "manual"
_SIMILAR = 0.75
"""How similar a new source must be to a vanished one to inherit its translation as a suggestion."""
_MAX_USE = 420
_Messages = dict[tuple[str, str], Message]


def language_named(code: str) -> Language:
    """Return the language with this code."""
    for language in TRANSLATED:
        if language.code == code:
            return language
    raise SystemExit(f"unknown language {code}: choose {', '.join(x.code for x in TRANSLATED)}")


def read(language: Language) -> _Messages:
    """Return a language's messages by context and source; none before its file exists."""
    path = LANGUAGES / f"{language.code}.ts"
    if not path.is_file():
        return {}
    return {message.key: message for message in read_messages(path.read_bytes())}


def write(language: Language, messages: Iterable[Message]) -> None:
    """Write a language's file."""
    content = written_messages(language, messages)
    (LANGUAGES / f"{language.code}.ts").write_text(content, encoding="utf-8", newline="\n")


def updated(old: Mapping[tuple[str, str], Message], texts: Iterable[SourceText]) -> _Messages:
    """Return the messages for the program's current texts; translations are kept."""
    found: _Messages = {}
    for text in texts:
        known = old.get((text.context, text.source))
        message = known or Message(text.context, text.source)
        if message.state is State.VANISHED:  # it has returned
            message = message._replace(state=State.FINISHED)
        state = message.state if message.forms else State.UNFINISHED
        places = tuple(sorted(text.places))
        found[message.key] = message._replace(places=places, note=text.note, state=state)
    gone = {key: each for key, each in old.items() if key not in found and each.forms}
    for key, message in found.items():
        if not message.forms and (similar := _similar(message, gone.values())) is not None:
            found[key] = message._replace(forms=similar.forms)
    return found | {key: each._replace(state=State.VANISHED) for key, each in gone.items()}


def _similar(message: Message, gone: Iterable[Message]) -> Message | None:
    """Return the vanished message that a new one probably replaces."""
    same = [each for each in gone if each.is_plural == message.is_plural]
    close = get_close_matches(message.source, [each.source for each in same], 1, _SIMILAR)
    return next((each for each in same if each.source in close), None)


def name_of(message: Message) -> str:
    """Return a short name for a message, the same in every language and version."""
    return sha1("\0".join(message.key).encode(), usedforsecurity=False).hexdigest()[:8]


def part_lines(group: Iterable[tuple[Message, SourceText]], language: Language) -> Iterator[str]:
    """Yield the lines of a part for a translator to read."""
    for place, entries in groupby(group, lambda entry: entry[1].places[0]):
        yield f"# {place}\n"
        last = ""
        for message, text in entries:
            forms = f" | plural forms: {', '.join(language.plurals)}" if message.is_plural else ""
            yield f"[{name_of(message)}] {json.dumps(text.source, ensure_ascii=False)}{forms}"
            if text.uses[0] != last:
                yield f"    code: {text.uses[0][:_MAX_USE]}"
            last = text.uses[0]
            if text.note:
                yield f"    note: {text.note}"
            if message.forms:
                yield f"    before its wording changed: {' | '.join(message.forms)}"
        yield ""


def export(language: Language, folder: Path, size: int) -> None:
    """Write what isn't translated yet, in parts of a given size and in the program's order."""
    texts = source_texts()
    messages = updated(read(language), texts)
    wanted = [(messages[text.context, text.source], text) for text in texts]
    missing = [entry for entry in wanted if entry[0].state is not State.FINISHED]
    folder.mkdir(parents=True, exist_ok=True)
    for number, first in enumerate(range(0, len(missing), size), start=1):
        path = folder / f"part-{number:02}.txt"
        lines = part_lines(missing[first : first + size], language)
        path.write_text("\n".join(lines), encoding="utf-8")
    print(f"{len(missing)} of {len(wanted)} messages in {-(-len(missing) // size)} parts")


def import_parts(language: Language, paths: Iterable[Path]) -> int:
    """Merge translated parts; print the rejected translations and return their number."""
    messages = updated(read(language), source_texts())
    by_name = {name_of(message): message for message in messages.values()}
    refused = accepted = 0
    for path in paths:
        for name, value in _translations(path):
            message = by_name.get(name)
            forms = tuple(
                map(str, cast("list[object]", value) if isinstance(value, list) else [value])
            )
            found = ["no message has this name"] if message is None else []
            if message is not None:
                found += problems(language, message.source, forms)
            if found or message is None:
                refused += 1
                print(f"{path.name} [{name}] refused: {'; '.join(found)}")
                if message is not None:
                    print(f"    {message.source!r}\n    {forms!r}")
                continue
            accepted += 1
            messages[message.key] = message._replace(forms=forms, state=State.FINISHED)
    write(language, messages.values())
    print(f"{language.code}: {accepted} accepted, {refused} refused")
    return refused


def _translations(path: Path) -> list[tuple[str, object]]:
    """Return the names and translations in a JSON file, the last one for each name."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise SystemExit(f"{path}: not JSON: {error}") from None
    if not isinstance(content, dict):
        raise SystemExit(f"{path}: a part is an object of names and translations")
    return list(cast("dict[str, object]", content).items())


def check(language: Language, texts: Sequence[SourceText]) -> tuple[list[str], list[str]]:
    """Return what is wrong with a language, and what is missing."""
    messages = read(language)
    present = {(text.context, text.source) for text in texts}
    finished = {
        key: message
        for key, message in messages.items()
        if message.state is State.FINISHED and key in present
    }
    wrong = [
        f"{message.context} {message.source!r}: {problem}"
        for message in finished.values()
        for problem in problems(language, message.source, message.forms)
    ]
    missing = [f"{context} {source!r}" for context, source in sorted(present - finished.keys())]
    return wrong, missing


def report(languages: Iterable[Language], *, show_missing: bool) -> bool:
    """Print a line for each language and each problem; return whether there are no problems."""
    texts = source_texts()
    is_right = True
    for language in languages:
        wrong, missing = check(language, texts)
        pages = list(manual_problems(MANUAL, MANUAL / language.code))
        for line in (*wrong, *pages, *(missing if show_missing else ())):
            print(f"{language.code}: {line}")
        share = 1 - len(missing) / len(texts)
        print(
            f"{language.code}: {share:.1%} translated, {len(missing)} missing, {len(wrong)} wrong, "
            f"{len(pages)} problems in the manual"
        )
        is_right = is_right and not (wrong or missing or pages)
    return is_right


def main() -> int:
    """Run a command; return 1 if it has found any problem."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "check"):
        commands.add_parser(name).add_argument("codes", nargs="*")
    commands.choices["check"].add_argument("--missing", action="store_true", help="list them")
    for name in ("export", "import"):
        commands.add_parser(name).add_argument("code")
    commands.choices["export"].add_argument("folder", type=Path)
    commands.choices["export"].add_argument("--size", type=int, default=160)
    commands.choices["import"].add_argument("files", type=Path, nargs="+")
    options = parser.parse_args()
    if options.command == "export":
        export(language_named(options.code), options.folder, options.size)
        return 0
    if options.command == "import":
        return int(import_parts(language_named(options.code), options.files) > 0)
    chosen = [language_named(code) for code in options.codes] or list(TRANSLATED)
    if options.command == "update":
        texts = source_texts()
        for language in chosen:
            write(language, updated(read(language), texts).values())
        return 0
    return int(not report(chosen, show_missing=options.missing))


if __name__ == "__main__":
    sys.exit(main())
