"""What the window says about the game, in words."""

from __future__ import annotations

from functools import partial

from tttmc_app.core import Meaning, Position, Result, Rules, Square, Thought, square_name
from tttmc_app.core.thought_words import value_words
from tttmc_app.gui.controller import GameController
from tttmc_app.gui.numbers import grouped, percent, short_number
from tttmc_app.gui.thinking import Activity
from tttmc_app.players import PlayerSpec


def status_text(controller: GameController) -> str:
    """Return whose turn it is, or how the game ended."""
    session = controller.session
    if controller.browsed is not None:
        total = len(session.record.moves)
        return f"Move {controller.browsed + 1} of {total} · Esc returns to the game"
    result = session.result
    if result is not None:
        return result_text(result, session.record.rules) + _whose_win(controller)
    side = session.position.to_move
    spec = session.player_of(side)
    if controller.asked is not None:
        return _asked_text(controller, controller.asked)
    if spec.is_human:
        return f"{side} to move" if _all_human(controller) else f"Your turn: you play {side}"
    name = spec.kind.label
    if controller.is_thinking:
        after = "" if controller.running else ", then pauses"
        return f"{name} ({side}) is thinking{after}"
    return f"{name} ({side}) to move · press Play"


def result_text(result: Result, rules: Rules) -> str:
    """Return how a game ended, as a sentence without its full stop."""
    if rules.reverse and result.lines and result.winner is not None:
        return f"{result.winner} wins: {result.winner.other} completed a line"
    return result.describe()


def _whose_win(controller: GameController) -> str:
    session = controller.session
    result = session.result
    if result is None or result.winner is None:
        return ""
    humans = [spec.is_human for spec in session.players]
    if all(humans) or not any(humans):
        return ""
    won = session.player_of(result.winner).is_human
    return " · you won" if won else " · the machine won"


def _asked_text(controller: GameController, spec: PlayerSpec) -> str:
    thought = controller.thought
    if controller.activity is Activity.ASKED:
        return f"{spec.kind.label} looks at your position"
    if thought is None or thought.move is None:
        return "Your turn"
    return f"{spec.kind.label} would play {square_name(thought.move)} here · your turn"


def _all_human(controller: GameController) -> bool:
    return all(spec.is_human for spec in controller.session.players)


def square_text(position: Position, thought: Thought | None, square: Square) -> str:
    """Return how a square stands: "b2, empty, score 143 ± 12, best"."""
    mark = position.mark_at(square)
    parts = [square_name(square), str(mark) if mark else "empty"]
    if thought is not None and len(thought.values) == position.rules.square_count:
        index = position.rules.index(square)
        value = thought.values[index]
        if value is not None:
            words = value_words(thought.meaning, value, partial(_number, thought.meaning))
            parts.append(words + _error_text(thought, index) + _rate_text(thought, index))
        if square in thought.best:
            parts.append("best" if len(thought.best) == 1 else "equal best")
    return ", ".join(parts)


def _error_text(thought: Thought, index: int) -> str:
    error = thought.errors[index] if thought.errors is not None else None
    if error is None or error == float("inf"):
        return ""
    return f" ± {percent(error) if thought.meaning is Meaning.RATE else short_number(error)}"


def _rate_text(thought: Thought, index: int) -> str:
    rate = thought.rates[index] if thought.rates is not None else None
    return "" if rate is None else f", scores {percent(rate)}"


def _number(meaning: Meaning, value: float) -> str:
    return percent(value) if meaning is Meaning.RATE else grouped(value)
