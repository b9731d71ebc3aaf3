"""A game in the terminal, with the board as text and squares typed by the user."""

from __future__ import annotations

import sys
from textwrap import fill

from tttmc_app.cli.output import (
    ProgressBar,
    beside,
    board_table,
    one_line,
    score_table,
    terminal_width,
    values_text,
)
from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Position,
    Square,
    Thought,
    TttmcError,
    parse_square,
    square_name,
)
from tttmc_app.core.thought import counted_text, value_words
from tttmc_app.session import MachineSession, Session, play_out

_WORDS = {
    "undo": "undo",
    "u": "undo",
    "help": "help",
    "h": "help",
    "?": "help",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
}


def play_game(session: MachineSession) -> bool:
    """Play a session's game and print it; return False if the user quit."""
    print(
        f"{session.record.rules.describe()}. {_players_text(session)}. Seed {session.record.seed}."
    )
    if session.has_human:
        print(f"Type a square ({_square_forms(session.position)}), undo, help or quit.")
    if session.is_human_turn:
        _show(board_table(session.position))
    while session.result is None:
        if session.is_human_turn:
            if not _take_turn(session):
                return False
        else:
            _play_machines(session)
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
        word = _WORDS.get(typed.lower()) if typed is not None else "quit"
        if word == "quit":
            return False
        if word == "undo" and session.can_undo:
            session.undo(to_human_turn=True)
            _show(board_table(session.position, _last_square(session)))
            return True
        if typed == "":
            print(f"Type a square ({_square_forms(session.position)}), undo, help or quit.")
            continue
        if word is not None:
            print("No move to take back." if word == "undo" else _help(session))
            continue
        try:
            session.play(parse_square(typed or "", session.position.rules))
        except TttmcError as error:
            problem = one_line(str(error))
            print(f"{problem[:1].upper()}{problem[1:]}.")
            continue
        if session.result is not None or session.is_human_turn:
            _show(board_table(session.position, _last_square(session)))
        return True


def _play_machines(session: MachineSession) -> None:
    with ProgressBar("thinking") as progress:
        for thought in play_out(session):
            progress.show(thought.trials, thought.target)
            if thought.decided:
                progress.clear()
                # The session makes the move when the loop continues.
                _show_decision(session.position, thought)


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


def _last_square(session: Session) -> Square | None:
    moves = session.record.moves
    return moves[-1].square if moves else None


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
