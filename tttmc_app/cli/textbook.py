"""`tttmc textbook`: a learner's textbook as plain text."""

from __future__ import annotations

import argparse
import json

from tttmc_app.cli.parser import Subparsers, add_command, add_rules_options

_NOTES = """\
TEXT lists one mistake per line: the board row by row, with x for the learner, o for its opponent
and - for an empty square, then the number of the square that is a mistake, from 0 at the top left:
xxo-o----3 . Importing adds to the textbook FILE; exporting replaces TEXT.

JSON: textbook, text, subject (its board), mistakes (in the textbook), added."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "textbook", "import or export a learner's textbook as plain text", run, _NOTES
    )
    parser.add_argument(
        "direction", choices=("import", "export"), help="from TEXT into FILE, or from FILE to TEXT"
    )
    parser.add_argument("file", metavar="FILE", help="the textbook")
    parser.add_argument("text", metavar="TEXT", help="the plain text")
    add_rules_options(parser, size="as in TEXT", note="import: ")


def run(args: argparse.Namespace) -> int:
    """Import or export, print the number of mistakes, and return the exit code."""
    done = _import(args) if args.direction == "import" else _export(args)
    if args.json:
        print(json.dumps(done))
    else:
        result = f", {done['added']} of them new" if args.direction == "import" else " written"
        print(f"{done['subject']}: {done['mistakes']} mistakes{result}")
    return 0


def _import(args: argparse.Namespace) -> dict[str, object]:
    from pathlib import Path

    from tttmc_app.cli.parser import rules_of
    from tttmc_app.core import TttmcError
    from tttmc_app.players.learner import open_textbook
    from tttmc_app.players.textbook import read_entries
    from tttmc_app.storage import read_text

    text = read_text(Path(args.text))
    try:
        size, entries = read_entries(text)
    except TttmcError as error:
        raise TttmcError("{file}: {error}", file=args.text, error=error) from None
    rules = rules_of(args, size or 3)
    if size and rules.size != size:
        raise TttmcError(
            "{file} is for {size}×{size}, not for {requested}×{requested}",
            file=args.text,
            size=size,
            requested=rules.size,
        )
    textbook = open_textbook(args.file, rules)
    added = textbook.add(entries)
    return _summary(args, rules.key, textbook.size, added)


def _export(args: argparse.Namespace) -> dict[str, object]:
    from pathlib import Path

    from tttmc_app.core import TttmcError
    from tttmc_app.players.textbook import Textbook, text_of
    from tttmc_app.storage import write_text_atomically

    textbook = Textbook(Path(args.file), None)
    if textbook.subject is None:
        raise TttmcError("the textbook {file} doesn't exist", file=args.file)
    write_text_atomically(Path(args.text), text_of(textbook.entries()))
    return _summary(args, textbook.subject, textbook.size, 0)


def _summary(
    args: argparse.Namespace, subject: str, mistakes: int, added: int
) -> dict[str, object]:
    return {
        "textbook": args.file,
        "text": args.text,
        "subject": subject,
        "mistakes": mistakes,
        "added": added,
    }
