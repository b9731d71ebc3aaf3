"""Calculated results of players in the limit of infinitely many trials.

Nothing is sampled: every position is examined, counting rotated and reflected ones once. The
player chooses at random among squares with exactly equal scores; a chance of exactly 0 or 1
doesn't depend on how it chooses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tttmc_app.core import Mark, Position, Rules, Square, Text, Thought, square_name
from tttmc_app.core.counted import POSITIONS
from tttmc_app.core.numbers import grouped, plain_number
from tttmc_app.experiments.chart import AnyText
from tttmc_app.experiments.columns import Column, RunReport, Table, csv_row
from tttmc_app.experiments.player_text import name_without_count
from tttmc_app.experiments.recipe import Finding, Recipe, grid
from tttmc_app.players import PlayerSpec, parse_spec
from tttmc_app.players.parameter import join_settings

LISTED = 100
"""How many positions of each kind are listed; any others are only counted."""
RESULTS = {1: "win", 0: "draw", -1: "loss"}
"""The result of a move with best play, as it is named in JSON and commands."""
EXACT_RATES = Text("Exact: the rates for infinitely many samples.")
_SHOWN = 8
"""How many of them a table shows."""
_IDLE = ("trials", "exact", "samples", "sure")


@dataclass(frozen=True, slots=True)
class LimitPosition:
    """A position, the player's choice there in the limit, and its consequences."""

    position: Position
    """Represents all its rotations and reflections."""
    thought: Thought
    """The expected scores per trial, or rates; the player chooses among its best squares."""
    results: tuple[int | None, ...]
    """Per square, the result of a move with best play, for the side to move: 1 a win, 0 a draw,
    -1 a loss; None where occupied."""
    reached: bool
    """Whether the player's own moves lead here in some game."""
    lost: float
    """The chance of losing from here to an opponent who knows the player."""
    reply: tuple[Square, ...]
    """The player's worst choice here, and the rest of such a game."""

    @property
    def mistakes(self) -> tuple[Square, ...]:
        """Return the chosen squares that aren't best moves, row-major."""
        known = [result for result in self.results if result is not None]
        rules, top = self.position.rules, max(known)
        return tuple(s for s in self.thought.best if self.results[rules.index(s)] != top)

    @property
    def always_errs(self) -> bool:
        """Return whether every square that the player may choose is a mistake."""
        return len(self.mistakes) == len(self.thought.best)

    def as_json(self) -> dict[str, object]:
        """Return the results as JSON values."""
        size = self.position.rules.size
        results = [None if result is None else RESULTS[result] for result in self.results]
        return {
            "board": self.position.text,
            "to_move": self.position.to_move,
            "best": self.thought.best,
            "scores": grid(self.thought.values, size),
            "results": grid(results, size),
            "mistakes": self.mistakes,
            "reached": self.reached,
            "lost_to_best_reply": _whole(self.lost),
            "reply": self.reply,
        }


@dataclass(frozen=True, slots=True)
class SideLimits:
    """How the player does on one side."""

    side: Mark
    lost: float
    """The chance of losing, from the empty board, to an opponent who knows the player and only
    tries to beat it; exact if it is 0 or 1."""
    line: tuple[Square, ...]
    """A game against such an opponent, with the player's worst choices."""
    reached: int
    """Positions with a mistake that the player's own moves lead to."""
    elsewhere: int
    """Other positions with a mistake, which the player's own moves avoid."""
    positions: tuple[LimitPosition, ...]
    """Positions of both kinds, the reached ones first, at most `LISTED` of each kind."""

    def as_json(self) -> dict[str, object]:
        """Return the results as JSON values."""
        return {
            "lost_to_best_reply": _whole(self.lost),
            "line": self.line,
            "reached": self.reached,
            "elsewhere": self.elsewhere,
            "positions": [position.as_json() for position in self.positions],
        }


@dataclass(frozen=True, slots=True)
class Limits(Finding):
    """The progress of a calculation, and its complete results at the end."""

    player: PlayerSpec
    rules: Rules
    share: float
    """How much of the work is done, 0 to 1."""
    position_count: int = 0
    """Positions examined; rotations and reflections count once."""
    opening: LimitPosition | None = None
    """The empty board."""
    as_x: SideLimits | None = None
    as_o: SideLimits | None = None

    @property
    def name(self) -> str:
        """Return the player as written in commands, without settings irrelevant in the limit."""
        return limit_name(self.player)

    @property
    def best_reply(self) -> str | None:
        """Return the opponent who knows the player, as written in commands, if there is one."""
        kind, _, settings = self.name.partition(":")
        return f"exploit:{settings}" if kind == "mc" else None

    @property
    def sides(self) -> tuple[SideLimits, ...]:
        """Return both sides' results; none before the end."""
        return tuple(side for side in (self.as_x, self.as_o) if side is not None)

    @property
    def done(self) -> int:
        """Return how many positions were examined; 0 before the end."""
        return self.position_count if self.sides else 0

    def table(self) -> list[dict[str, object]]:
        """Return a row for each listed position."""
        rows = [(side, found) for side in self.sides for found in side.positions]
        return [csv_row(LIMIT_COLUMNS, row) for row in rows]

    def as_json(self) -> dict[str, object]:
        """Return the results as JSON values."""
        return {
            "player": self.name,
            **self.rules.settings(),
            "position_count": self.position_count,
            "opening": self.opening and self.opening.as_json(),
            "as_x": self.as_x and self.as_x.as_json(),
            "as_o": self.as_o and self.as_o.as_json(),
            "best_reply": self.best_reply,
        }


LIMIT_COLUMNS: tuple[Column[tuple[SideLimits, LimitPosition]], ...] = (
    Column("side", lambda row: row[0].side, "of limits: the player's side"),
    Column("board", lambda row: row[1].position.text, "of limits: the position, rows from the top"),
    Column(
        "best",
        lambda row: squares_text(row[1].thought.best),
        "the squares that the player may choose",
    ),
    Column("mistakes", lambda row: squares_text(row[1].mistakes), "those that aren't best moves"),
    Column(
        "reached",
        lambda row: int(row[1].reached),
        "1 if the player's own moves lead there, else 0",
    ),
    Column(
        "lost_to_best_reply",
        lambda row: _whole(row[1].lost),
        "the chance of losing from there to an opponent who knows the player",
    ),
    Column("reply", lambda row: squares_text(row[1].reply), "the rest of such a game"),
)
"""The columns of the listed positions."""


def limit_name(player: PlayerSpec) -> str:
    """Return a player as written in commands, without settings that don't matter in the limit."""
    pairs = zip(player.kind.parameters, player.values, strict=True)
    counts = [(p.name, value) for p, value in pairs if p.name not in _IDLE]
    return f"{player.kind.name}:{join_settings(counts)}"


def squares_text(squares: Sequence[Square]) -> str:
    """Return the names of squares."""
    return " ".join(map(square_name, squares))


def _whole(chance: float) -> float:
    """Return 0 and 1 as integers, because they are exact."""
    return int(chance) if chance in (0.0, 1.0) else chance


def lost_text(side: SideLimits) -> Text:
    """Return how often an opponent who knows the player beats it on a side."""
    if side.lost == 0:
        return Text("With infinitely many trials, it never loses as {side}.", side=str(side.side))
    if side.lost == 1:
        return Text(
            "With infinitely many trials, it loses as {side} every time to an opponent who "
            "knows it.",
            side=str(side.side),
        )
    return Text(
        "With infinitely many trials, it loses as {side} {share} % of the games to an opponent who "
        "knows it.",
        side=str(side.side),
        share=plain_number(100 * side.lost),
    )


def verdicts(limits: Limits) -> tuple[Text, ...]:
    """Return how often the player can be beaten, as one sentence for each side."""
    return tuple(map(lost_text, limits.sides))


def limits_report(_study: Recipe, limits: Limits) -> RunReport:
    """Return what is said about limits: the opening, and each side's losses and mistakes."""
    count = limits.position_count
    player, rules = name_without_count(limits.player), limits.rules.describe()
    notes: list[Text] = []
    if limits.opening is not None:
        notes.append(Text("{opening}.", opening=opening_text(limits.opening)))
    notes += [text(side) for side in limits.sides for text in (lost_text, mistakes_text)]
    if limits.best_reply is not None and limits.sides:
        reply = name_without_count(parse_spec(limits.best_reply))
        notes.append(Text("As a player, this opponent is {player}.", player=reply))
    return RunReport(
        (limits.name,),
        tuple(map(_mistakes_table, limits.sides)),
        tuple(notes),
        progress=POSITIONS.all(count),
        outcome=Text(
            "{player}, {rules}: %n position(s), counting rotations and reflections once.",
            player=player,
            rules=rules,
            n=count,
        ),
        answer=_answer(limits) if limits.done else "",
    )


def _answer(limits: Limits) -> Text:
    """Return how often the player loses on each side to an opponent who knows it."""
    as_x, as_o = (plain_number(100 * side.lost) for side in limits.sides)
    if not any(side.lost for side in limits.sides):
        return Text("It can't be beaten")
    return Text("It loses {x} % as X and {o} % as O", x=as_x, o=as_o)


def _mistakes_table(side: SideLimits) -> Table:
    """Return the first of the positions with mistakes in the player's own games."""
    reached = [found for found in side.positions if found.reached][:_SHOWN]
    return Table(
        f"limits{side.side}",
        (Text("Position"), Text("It plays"), Text("Then")),
        [(found.position.text, choice_text(found), squares_text(found.reply)) for found in reached],
        texts=3,
    )


def mistakes_text(side: SideLimits) -> Text:
    """Return in how many positions the player errs on a side, and a game that it loses."""
    own, others = grouped(side.reached), grouped(side.elsewhere)
    if not side.lost:
        return Text(
            "Mistakes as {side}: {own} in its own games, {others} in others.",
            side=side.side,
            own=own,
            others=others,
        )
    return Text(
        "Mistakes as {side}: {own} in its own games, {others} in others. A lost game: {moves}.",
        side=side.side,
        own=own,
        others=others,
        moves=squares_text(side.line),
    )


def opening_text(opening: LimitPosition) -> Text:
    """Return the player's first moves, and whether they are mistakes."""
    squares = alternatives(opening.thought.best)
    if not opening.mistakes:
        return Text("Opens with {squares}", squares=squares)
    if opening.always_errs:
        return Text("Opens with {squares}, a mistake", squares=squares)
    return Text("Opens with {squares}, sometimes a mistake", squares=squares)


_CHOICES: Mapping[tuple[int, int], tuple[Text, Text]] = {
    (0, 1): (
        Text("{wrong}, which ties; {right} wins"),
        Text("{wrong} (1 of {count} at random), which ties; {right} wins"),
    ),
    (-1, 1): (
        Text("{wrong}, which loses; {right} wins"),
        Text("{wrong} (1 of {count} at random), which loses; {right} wins"),
    ),
    (-1, 0): (
        Text("{wrong}, which loses; {right} ties"),
        Text("{wrong} (1 of {count} at random), which loses; {right} ties"),
    ),
}
"""Texts, keyed by the results of the worst choice and of the best move; the second text is for
positions where not every choice is a mistake."""


def choice_text(found: LimitPosition) -> Text:
    """Return a player's mistake in a position: "a3, which draws; b3 wins"."""
    rules = found.position.rules
    top = max(result for result in found.results if result is not None)
    best = [rules.square(index) for index, result in enumerate(found.results) if result == top]
    worst = min(found.results[rules.index(square)] or 0 for square in found.mistakes)
    text = _CHOICES[worst, top][0 if found.always_errs else 1]
    return Text(
        text.source,
        wrong=alternatives(found.mistakes),
        right=alternatives(best[:4]),
        count=len(found.thought.best),
    )


def position_text(found: LimitPosition) -> Text:
    """Return a player's choice in a position, whether it is a mistake, and how it is punished."""
    side = str(found.position.to_move)
    if not found.mistakes:
        squares = alternatives(found.thought.best)
        return Text("{side} to move. It plays {squares}: best play.", side=side, squares=squares)
    choice = choice_text(found)
    if not (found.lost and found.reply):
        return Text("{side} to move. It plays {choice}.", side=side, choice=choice)
    return Text(
        "{side} to move. It plays {choice}. Then: {moves}.",
        side=side,
        choice=choice,
        moves=squares_text(found.reply),
    )


def alternatives(squares: Sequence[Square]) -> AnyText:
    """Return alternative squares: "a1 or b2"."""
    names = [square_name(square) for square in squares]
    found: AnyText = names[0]
    for name in names[1:]:
        found = Text("{squares} or {square}", squares=found, square=name)
    return found
