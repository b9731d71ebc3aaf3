"""`tttmc play`: a game in the terminal."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from tttmc_app.cli.output import ProgressBar, one_line
from tttmc_app.cli.parser import (
    Subparsers,
    add_command,
    add_game_options,
    rules_of,
    seed_of,
    warn_of_players,
)

if TYPE_CHECKING:
    from pathlib import Path

    from tttmc_app.core import GameRecord
    from tttmc_app.session import MachineSession, Players

_NOTES = """\
JSON (for games between machines): board, line, reverse, players, seed, moves [row, column],
winner (X, O or null for a tie), ending, seconds."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "play", "play a game in the terminal", run, _NOTES)
    parser.add_argument("--x", default="human", metavar="SPEC", help="the player of X (human)")
    parser.add_argument("--o", default="mc", metavar="SPEC", help="the player of O (mc)")
    parser.add_argument("--save", metavar="GAME", help="save the game to this file")
    add_game_options(parser, size="3", seed="random")


def run(args: argparse.Namespace) -> int:
    """Play games until the user stops, and return the exit code."""
    from tttmc_app.core import Position, TttmcError, derive_seed
    from tttmc_app.players import parse_spec
    from tttmc_app.session import MachineSession

    players = (parse_spec(args.x), parse_spec(args.o))
    warn_of_players(players)
    if args.json and any(spec.is_human for spec in players):
        raise TttmcError("--json needs two machines: set --x and --o, such as --x mc")
    for spec in players:
        spec.check_for(rules_of(args))
    start, seed = Position.start(rules_of(args)), seed_of(args)
    target = _checked_target(args.save)
    if sys.stdin:  # undecodable bytes give an invalid square instead of a crash
        getattr(sys.stdin, "reconfigure", dict)(errors="replace")
    number = 1
    while True:
        session = MachineSession(start, players, seed if number == 1 else derive_seed(seed, number))
        try:
            continues = _play(session, args.json)
        finally:
            session.close()
            _save(session.record, target, number)
        if not (continues and _asks_for_another(players)):
            return 0
        number += 1


def _play(session: MachineSession, as_json: bool) -> bool:
    """Play a game; return False if the user quit."""
    from tttmc_app.cli.terminal import play_game
    from tttmc_app.session import play_out

    if not as_json:
        return play_game(session)
    with ProgressBar("thinking") as progress:
        for thought in play_out(session):
            progress.show(thought.trials, thought.target)
    print(json.dumps(_as_json(session.record)))
    return False


def _asks_for_another(players: Players) -> bool:
    from tttmc_app.cli.terminal import ask

    has_human = any(spec.is_human for spec in players)
    if not (has_human and sys.stdin and sys.stdin.isatty()):
        return False
    answer = ask("Another game? [Y/n] ")
    return answer is not None and answer.lower() in ("", "y", "yes")


def _checked_target(name: str | None) -> Path | None:
    """Return the file to save to; raise TttmcError before the game if saving would fail."""
    from pathlib import Path

    from tttmc_app.core import TttmcError

    if name is None:
        return None
    path = Path(name)
    if path.is_dir():
        raise TttmcError("{name!r} is a folder: name a file to save the game to", name=name)
    if not path.absolute().parent.is_dir():
        raise TttmcError("can't save: the folder {folder!r} doesn't exist", folder=str(path.parent))
    return path


def _save(record: GameRecord, path: Path | None, number: int) -> None:
    """Write a game if it has moves; from the second game on, the file name includes its number."""
    from tttmc_app.core.record_json import record_to_json
    from tttmc_app.storage import write_text_atomically

    if path is not None and record.moves:
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
