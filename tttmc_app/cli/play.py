"""`tttmc play`: a game in the terminal."""

from __future__ import annotations

import argparse
import json
import sys
from itertools import count
from pathlib import Path

from tttmc_app.cli.options import (
    add_rules_options,
    add_seed_option,
    rules_of,
    seed_of,
    warn_of_players,
)
from tttmc_app.cli.output import ProgressBar, one_line
from tttmc_app.cli.parser import Parser
from tttmc_app.cli.terminal import ask, play_game
from tttmc_app.core import GameRecord, Position, TttmcError, derive_seed
from tttmc_app.core.record_json import record_to_json
from tttmc_app.players import parse_spec
from tttmc_app.session import MachineSession, play_out
from tttmc_app.storage import write_text_atomically

NOTES = """\
JSON (for games between machines): board, line, reverse, players, seed, moves [row, column],
winner (X, O or null for a tie), ending, seconds."""


def add_options(parser: Parser) -> None:
    """Add the command's options."""
    parser.add_argument("--x", default="human", metavar="SPEC", help="the player of X (human)")
    parser.add_argument("--o", default="mc", metavar="SPEC", help="the player of O (mc)")
    parser.add_argument("--save", metavar="GAME", help="save the game to this file")
    add_seed_option(parser, "random")
    add_rules_options(parser, "3")


def run(args: argparse.Namespace) -> int:
    """Play games until the user stops, and return the exit code."""
    players = (parse_spec(args.x), parse_spec(args.o))
    has_human = any(spec.is_human for spec in players)
    warn_of_players(players)
    if args.json and has_human:
        raise TttmcError("--json needs two machines: set --x and --o, such as --x mc")
    rules = rules_of(args)
    for spec in players:
        spec.check_for(rules)
    seed = seed_of(args)
    if args.save is not None:
        _check_target(Path(args.save))
    if sys.stdin:  # undecodable bytes give an invalid square instead of a crash
        getattr(sys.stdin, "reconfigure", dict)(errors="replace")
    for number in count(1):
        own_seed = seed if number == 1 else derive_seed(seed, number)
        session = MachineSession(Position.start(rules), players, own_seed)
        try:
            if args.json:
                with ProgressBar("thinking") as progress:
                    for thought in play_out(session):
                        progress.show(thought.trials, thought.target)
                print(json.dumps(_as_json(session.record)))
                return 0
            continues = play_game(session)
        finally:
            session.close()
            if args.save is not None and session.record.moves:
                _save(session.record, Path(args.save), number)
        if not (continues and has_human and _asks_for_another()):
            break
    return 0


def _asks_for_another() -> bool:
    if not (sys.stdin and sys.stdin.isatty()):
        return False
    answer = ask("Another game? [Y/n] ")
    return answer is not None and answer.lower() in ("", "y", "yes")


def _check_target(path: Path) -> None:
    """Raise TttmcError before the game if saving would fail."""
    if path.is_dir():
        raise TttmcError("{name!r} is a folder: name a file to save the game to", name=str(path))
    if not path.absolute().parent.is_dir():
        raise TttmcError("can't save: the folder {folder!r} doesn't exist", folder=str(path.parent))


def _save(record: GameRecord, path: Path, number: int) -> None:
    """Write a game; from the second game on, the file name includes its number."""
    target = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
    write_text_atomically(target, record_to_json(record))
    print(f"Saved as {one_line(str(target))}.", file=sys.stderr)


def _as_json(record: GameRecord) -> dict[str, object]:
    result = record.result
    assert result is not None  # machines play to the end
    return {
        "board": record.position.text,
        **{key: value for key, value in record.rules.settings().items() if key != "size"},
        "players": record.players,
        "seed": record.seed,
        "moves": [move.square for move in record.moves],
        "winner": result.winner,
        "ending": result.ending,
        "seconds": sum(move.seconds or 0.0 for move in record.moves),
    }
