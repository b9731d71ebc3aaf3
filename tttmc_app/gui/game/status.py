"""The status text: whose turn it is, or how the game ended."""

from __future__ import annotations

from tttmc_app.core import square_name
from tttmc_app.gui.board.wording import result_text
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.game.thinking import Activity
from tttmc_app.gui.look.translation import translate
from tttmc_app.players import PlayerSpec


def status_text(state: GameState) -> str:
    """Return whose turn it is, or how the game ended."""
    session = state.session
    if state.browsed is not None:
        return translate(
            "Game",
            "Move {move} of {total} · Esc returns to the game",
            move=state.browsed + 1,
            total=len(session.record.moves),
        )
    if session.result is not None:
        return _ending_text(state)
    if state.asked is not None:
        return _asked_text(state, state.asked)
    side = session.position.to_move
    spec = session.player_of(side)
    if spec.is_human:
        if all(player.is_human for player in session.players):
            return translate("Game", "{side} to move", side=side)
        return translate("Game", "Your turn ({side})", side=side)
    name = spec.kind.label
    if not state.is_thinking:
        return translate("Game", "{player} ({side}) to move · press Play", player=name, side=side)
    if state.running:
        return translate("Game", "{player} ({side}) is thinking", player=name, side=side)
    return translate("Game", "{player} ({side}) is thinking, then pauses", player=name, side=side)


def _ending_text(state: GameState) -> str:
    session = state.session
    result = session.result
    assert result is not None
    text = result_text(result, session.record.rules)
    humans = [spec.is_human for spec in session.players]
    if result.winner is None or all(humans) or not any(humans):
        return text
    if session.player_of(result.winner).is_human:
        return translate("Game", "{result} · you won", result=text)
    return translate("Game", "{result} · the machine won", result=text)


def _asked_text(state: GameState, spec: PlayerSpec) -> str:
    thought, name = state.thought, spec.kind.label
    if state.activity is Activity.ASKED:
        return translate("Game", "{player} is thinking about your position", player=name)
    if thought is None or thought.move is None:
        return translate("Game", "Your turn")
    square = square_name(thought.move)
    return translate(
        "Game", "{player} would play {square} here · your turn", player=name, square=square
    )
