"""The status line: whose turn it is, or how the game ended."""

from __future__ import annotations

from tttmc_app.core import square_name
from tttmc_app.gui.board.wording import result_text
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.game.thinking import Activity
from tttmc_app.gui.look.translation import shown
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
    name = shown(spec.kind.label)
    if controller.is_thinking:
        after = "" if controller.running else ", then pauses"
        return f"{name} ({side}) is thinking{after}"
    return f"{name} ({side}) to move · press Play"


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
        return f"{shown(spec.kind.label)} looks at your position"
    if thought is None or thought.move is None:
        return "Your turn"
    return f"{shown(spec.kind.label)} would play {square_name(thought.move)} here · your turn"


def _all_human(controller: GameController) -> bool:
    return all(spec.is_human for spec in controller.session.players)
