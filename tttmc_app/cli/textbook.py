"""`tttmc textbook`: a learner's textbook as plain text."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tttmc_app.cli.options import add_rules_options, rules_of
from tttmc_app.cli.parser import Parser
from tttmc_app.core import TttmcError
from tttmc_app.players.learner import open_textbook
from tttmc_app.players.textbook import Textbook, read_entries, text_of
from tttmc_app.storage import read_text, write_text_atomically

NOTES = """\
TEXT lists one mistake per line: the board row by row, with x for the learner, o for its opponent
and - for an empty square, then the number of the square that is a mistake, from 0 at the top left:
xxo-o----3 . Importing adds to the textbook FILE; exporting replaces TEXT."""


def add_options(parser: Parser) -> None:
    """Add the command's arguments and options."""
    text = "from TEXT into FILE, or from FILE to TEXT"
    parser.option("direction", text, choices=("import", "export"))
    parser.option("file FILE", "the textbook")
    parser.option("text TEXT", "the plain text")
    add_rules_options(parser, size="as in TEXT", note="import: ")


def run(args: argparse.Namespace) -> int:
    """Import or export, print the number of mistakes, and return the exit code."""
    is_import, added = args.direction == "import", 0
    if is_import:
        textbook, added = _import(args)
    else:
        textbook = Textbook(Path(args.file), None)
        if textbook.subject is None:
            raise TttmcError("the textbook {file} doesn't exist", file=args.file)
        write_text_atomically(Path(args.text), text_of(textbook.entries()))
    subject, mistakes = textbook.subject, textbook.size
    if args.json:
        files = {"textbook": args.file, "text": args.text}
        print(json.dumps({**files, "subject": subject, "mistakes": mistakes, "added": added}))
    else:
        result = f", {added} of them new" if is_import else " written"
        print(f"{subject}: {mistakes} mistakes{result}")
    return 0


def _import(args: argparse.Namespace) -> tuple[Textbook, int]:
    """Return the textbook and how many mistakes are new in it."""
    text = read_text(Path(args.text))
    try:
        size, entries = read_entries(text)
    except TttmcError as error:
        raise TttmcError("{file}: {error}", file=args.text, error=error) from None
    rules = rules_of(args, size or None)
    if size and rules.size != size:
        raise TttmcError(
            "{file} is for {size}×{size}, not for {requested}×{requested}",
            file=args.text,
            size=size,
            requested=rules.size,
        )
    textbook = open_textbook(args.file, rules)
    return textbook, textbook.add(entries)
