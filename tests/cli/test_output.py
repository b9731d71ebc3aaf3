from __future__ import annotations

from tttmc_app.cli.output import beside, board_table, score_table, values_text
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought


def thought(position: Position, *values: float | None) -> Thought:
    """Return a thought with these values."""
    return Thought(Meaning.SCORE, Mark.X, values, None, (), 10, 10, 0)


def test_board_names_rows_and_columns() -> None:
    """A board is drawn with its names at the rim and a star behind the square asked for."""
    position = Position.parse("X.O/.../...")
    assert board_table(position, (0, 2)) == [
        "    a  b  c",
        " 1  X  .  O*",
        " 2  .  .  .",
        " 3  .  .  .",
    ]


def test_scores_stand_in_columns() -> None:
    """Values are aligned by their last digit, with marks where squares are taken."""
    position = Position.parse("X./O.")
    assert score_table(position, thought(position, None, -12.0, None, 345.0), 80, (1, 1)) == [
        "      a    b",
        " 1    X  -12",
        " 2    O  345*",
    ]


def test_nineteen_columns_fit_eighty() -> None:
    """The largest usual board keeps to a terminal's width, however large the scores."""
    position = Position.start(Rules(19))
    values = [float((-1) ** i * i * 1000) for i in range(361)]
    table = score_table(position, thought(position, *values), 80, (18, 18))
    assert max(map(len, table)) <= 80
    assert table[-2].endswith("99*")
    assert table[-1] == "(scaled to fit: 99 stands for 360000)"


def test_rows_are_of_one_width() -> None:
    """Columns stay aligned from row 9 to row 10."""
    position = Position.start(Rules(12))
    lengths = {len(line) for line in board_table(position)}
    assert len(lengths) == 1


def test_tables_stand_beside_each_other_where_they_fit() -> None:
    """Two tables share their lines, or follow each other on a narrow terminal."""
    assert beside(["ab", "c"], ["1", "2"], 80) == ["ab    1", "c     2"]
    assert beside(["ab", "c"], ["1", "2"], 6) == ["ab", "c", "", "1", "2"]


def test_values_have_no_more_decimals_than_they_need() -> None:
    """Whole totals stay whole, fractions get what tells them apart, and zero has no sign."""
    assert values_text([1.0, -20.0, None]) == ["1", "-20", "-"]
    assert values_text([0.28, -0.0001]) == ["0.280", "0.000"]
    assert values_text([12.25, 3.0]) == ["12.2", "3.0"]
    assert values_text([12345.5]) == ["12346"]
    assert values_text([]) == []
