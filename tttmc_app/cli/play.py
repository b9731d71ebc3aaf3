"""`tttmc play`: a game in the terminal."""

from __future__ import annotations

import argparse
import json
import sys
from itertools import count
from pathlib import Path
from textwrap import fill

from tttmc_app.cli.options import (
    add_rules_options,
    add_seed_option,
    rules_of,
    seed_of,
    warn_of_players,
)
from tttmc_app.cli.output import (
    ProgressBar,
    beside,
    board_table,
    one_line,
    score_table,
    terminal_width,
    values_text,
)
from tttmc_app.cli.parser import Parser
from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Position,
    Thought,
    TttmcError,
    derive_seed,
    parse_square,
    square_name,
)
from tttmc_app.core.record_json import record_to_json
from tttmc_app.core.thought import counted_text, value_words
from tttmc_app.players import parse_spec
from tttmc_app.session import MachineSession, Session, play_out
from tttmc_app.storage import write_text_atomically

_SHORT = {"u": "undo", "h": "help", "?": "help", "q": "quit", "exit": "quit"}
"""What else may be typed for the words."""


def add_options(parser: Parser) -> None:
    """Add the command's options."""
    parser.option("--x SPEC", "the player of X", "human")
    parser.option("--o SPEC", "the player of O", "mc")
    parser.option("--save GAME", "save the game to this file")
    add_seed_option(parser, None)
    add_rules_options(parser)


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


# In the terminal, with the board as text and squares typed by the user ----------------------------


def play_game(session: MachineSession) -> bool:
    """Play a session's game and print it; return False if the user quit."""
    print(
        f"{session.record.rules.describe()}. {_players_text(session)}. Seed {session.record.seed}."
    )
    if session.has_human:
        print(f"Type a square ({_square_forms(session.position)}), undo, help or quit.")
    if session.is_human_turn:
        _show_board(session)
    while session.result is None:
        if session.is_human_turn:
            if not _take_turn(session):
                return False
        else:
            with ProgressBar("thinking") as progress:
                for thought in play_out(session):
                    progress.show(thought.trials, thought.target)
                    if thought.decided:
                        progress.clear()
                        # The session makes the move when the loop continues.
                        _show_decision(session.position, thought)
    print(_ending(session.record))
    if session.finish_error:
        print(one_line(str(session.finish_error)))
    return True


def ask(prompt: str) -> str | None:
    """Return a typed line, stripped; None at the end of the input."""
    if sys.stdin is None or sys.stdout is None:  # closed before the program started
        return None
    try:
        typed = input(prompt)
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():  # piped input isn't echoed
        print(one_line(typed))
    return typed.strip()


def _take_turn(session: Session) -> bool:
    """Read the user's move or command and carry it out; return False to quit.

    Undo goes back to a human turn: at a machine's turn `play_game` would ask the machine at
    once, which would repeat its move. Only a machine that moves first still repeats its move, on
    the empty board.
    """
    while True:
        typed = ask(f"{session.position.to_move} to move: ")
        word = "quit" if typed is None else _SHORT.get(typed.lower(), typed.lower())
        match word:
            case "quit":
                return False
            case "undo" if session.can_undo:
                session.undo(to_human_turn=True)
                _show_board(session)
                return True
            case "undo":
                print("No move to take back.")
            case "help":
                print(_help(session))
            case "":
                print(f"Type a square ({_square_forms(session.position)}), undo, help or quit.")
            case _:
                try:
                    session.play(parse_square(typed or "", session.position.rules))
                except TttmcError as error:
                    problem = one_line(str(error))
                    print(f"{problem[:1].upper()}{problem[1:]}.")
                    continue
                if session.result is not None or session.is_human_turn:
                    _show_board(session)
                return True


def _show_decision(position: Position, thought: Thought) -> None:
    if thought.move is None:
        if not thought.forfeit:  # the result reports it
            print(f"{thought.side} resigns.")
        return
    print(f"{thought.side} plays {square_name(thought.move)}{_score_text(position, thought)}.")
    after = board_table(position.play(thought.move), thought.move)
    if any(value is not None for value in thought.values):
        width = terminal_width()
        _show(beside(after, score_table(position, thought, width, thought.move), width))
    else:
        _show(after)


def _score_text(position: Position, thought: Thought) -> str:
    """Return the move's value in brackets; empty for a machine without values."""
    if (
        thought.move is None
        or (value := thought.values[position.rules.index(thought.move)]) is None
    ):
        return ""
    trials = f" in {counted_text(thought)}" if thought.trials else ""
    words = value_words(thought.meaning, value, lambda number: values_text([number])[0])
    return f" ({words}{trials})"


def _show(lines: list[str]) -> None:
    print("\n".join(["", *lines, ""]), flush=True)


def _show_board(session: Session) -> None:
    """Show the board, with a star after the last move."""
    moves = session.record.moves
    _show(board_table(session.position, moves[-1].square if moves else None))


def _players_text(session: Session) -> str:
    people = [mark for mark in Mark if session.player_of(mark).is_human]
    if len(people) == 2:
        return "Two people play"
    names = (
        "you are " + mark if mark in people else f"{mark} is {session.player_of(mark).text}"
        for mark in Mark
    )
    text = ", ".join(names)
    return text[0].upper() + text[1:]


def _square_forms(position: Position) -> str:
    return "b2, 1,1 or 0-8" if position.rules.size == 3 else "b2 or 1,1"


def _help(session: Session) -> str:
    rules = session.position.rules
    result = "loses" if rules.reverse else "wins"
    digits = ", and 0-8 number the squares from the top left" if rules.size == 3 else ""
    squares = f"b2 is column b, row 2; 1,1 is row and column, counted from 0{digits}."
    scores = (
        "A machine's move is shown with its scores; it plays a square with the highest score (*)."
    )
    paragraphs = (
        f"The first to get {rules.line_length} in a row {result}. {squares}",
        scores,
        "undo takes your last move back; quit ends the program.",
    )
    return "\n".join(fill(paragraph, terminal_width()) for paragraph in paragraphs)


def _ending(record: GameRecord) -> str:
    result = record.result
    assert result is not None
    text = str(result.describe())
    if result.ending is Ending.LINE and result.lines:
        who = record.position.to_move.other
        made = ", ".join(" ".join(map(square_name, line)) for line in result.lines)
        text += f": {who} completed {made}"
    return f"{text}."
