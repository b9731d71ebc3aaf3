from __future__ import annotations

import pytest

from tttmc_app.cli.output import (
    aligned,
    beside,
    board_table,
    one_line,
    print_table,
    score_table,
    values_text,
)
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought


def thought(position: Position, *values: float | None) -> Thought:
    """Return a thought with these values."""
    return Thought(Meaning.SCORE, Mark.X, values, None, (), 10, 10, 0)


def test_board_names_rows_and_columns() -> None:
    """A board has named rows and columns, and a star after the given square."""
    position = Position.parse("X.O/.../...")
    assert board_table(position, (0, 2)) == [
        "    a  b  c",
        " 1  X  .  O*",
        " 2  .  .  .",
        " 3  .  .  .",
    ]


def test_scores_are_aligned() -> None:
    """Values are right-aligned, with marks on occupied squares."""
    position = Position.parse("X./O.")
    assert score_table(position, thought(position, None, -12.0, None, 345.0), 80, (1, 1)) == [
        "      a    b",
        " 1    X  -12",
        " 2    O  345*",
    ]


def test_nineteen_columns_fit_eighty() -> None:
    """19 columns fit a terminal however large the scores are."""
    position = Position.start(Rules(19))
    values = [float((-1) ** i * i * 1000) for i in range(361)]
    table = score_table(position, thought(position, *values), 80, (18, 18))
    assert max(map(len, table)) <= 80
    assert table[-2].endswith("99*")
    assert table[-1] == "(scaled to fit: 99 stands for 360000)"


@pytest.mark.parametrize(
    ("values", "width", "lines"),
    [
        ((-1.5, -20.25, 0.0), 16, ["        a      b", " 1      X   -1.5", " 2  -20.2*   0.0"]),
        ((-1.5, -20.25, 0.0), 15, ["       a     b", " 1     X  -1.5", " 2 -20.2*  0.0"]),
        ((-1.5, -20.25, 0.0), 14, ["       a     b", " 1     X  -1.5", " 2 -20.2*  0.0"]),
        (
            (-1.5, -20.25, 0.0),
            13,
            ["     a   b", " 1   X  -7", " 2 -99*  0", "(scaled to fit: 99 stands for 20.2)"],
        ),
        (
            (0.0, 0.0, 0.0),
            5,
            ["   a b", " 1 X 0", " 2 0*0", "(scaled to fit: 99 stands for 0)"],
        ),
        (
            (1234.5, -617.0, 20.0),
            10,
            ["     a   b", " 1   X  99", " 2 -49*  2", "(scaled to fit: 99 stands for 1234)"],
        ),
    ],
)
def test_a_wide_table_is_narrowed_then_scaled(
    values: tuple[float, ...], width: int, lines: list[str]
) -> None:
    """The gaps shrink first; then the largest value, whatever its sign, stands for two digits."""
    position = Position.parse("X./..", Rules(2), "O")
    assert score_table(position, thought(position, None, *values), width, (1, 0)) == lines


def test_rows_are_of_one_width() -> None:
    """Columns stay aligned from row 9 to row 10."""
    position = Position.start(Rules(12))
    lengths = {len(line) for line in board_table(position)}
    assert len(lengths) == 1


def test_tables_are_side_by_side_if_they_fit() -> None:
    """Two tables are printed side by side, or one above the other in a narrow terminal."""
    assert beside(["ab", "c"], ["1", "2"], 80) == ["ab    1", "c     2"]
    assert beside(["ab", "c"], ["1", "2"], 7) == ["ab    1", "c     2"]
    assert beside(["c"], ["1", "22"], 7) == ["c    1", "     22"]
    assert beside(["ab", "c"], ["1", "2"], 6) == ["ab", "c", "", "1", "2"]


def test_values_have_no_more_decimals_than_they_need() -> None:
    """Totals have no decimals, fractions have enough to tell them apart, and zero has no sign."""
    assert values_text([1.0, -20.0, None]) == ["1", "-20", "-"]
    assert values_text([0.28, -0.0001]) == ["0.280", "0.000"]
    assert values_text([12.25, 3.0]) == ["12.2", "3.0"]
    assert values_text([9.9996, -0.5]) == ["10.000", "-0.500"]
    assert values_text([0.5, -10.0]) == ["0.5", "-10.0"]
    assert values_text([0.75, 999.75]) == ["0.8", "999.8"]
    assert values_text([0.75, -1000.0]) == ["1", "-1000"]
    assert values_text([0.25, None], 2) == ["0.25", "-"]
    assert values_text([12345.5]) == ["12346"]
    assert values_text([]) == []


def test_numbers_in_a_table_are_aligned_on_the_right() -> None:
    """The first columns hold words; the rest are aligned on the right."""
    assert aligned([["", "games"], ["ties", "7"]]) == ["      games", "ties      7"]


@pytest.mark.parametrize(
    ("left", "lines"),
    [
        (1, ["run  name  done", "1      ab     5", "12    cde    17"]),
        (2, ["run  name  done", "1    ab       5", "12   cde     17"]),
        (3, ["run  name  done", "1    ab    5", "12   cde   17"]),
    ],
)
def test_a_table_has_as_many_columns_of_words_as_it_says(
    left: int, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The given number of columns is aligned on the left."""
    print_table(["run", "name", "done"], [["1", "ab", "5"], ["12", "cde", "17"]], left)
    assert capsys.readouterr().out.splitlines() == lines


def test_messages_are_short_and_printable() -> None:
    """A message is one line, without control codes, and cut in the middle to 400 characters."""
    long = one_line("begin " + "very " * 2000 + "end")
    assert len(long) <= 400
    assert long.startswith("begin very")
    assert long.endswith("very end")
    assert one_line("a\n\tb \x1b[31mc") == "a b ?[31mc"
    assert one_line("x" * 400) == "x" * 400
    assert one_line("x" * 200 + "y" * 201) == f"{'x' * 200}{'y' * 50} … {'y' * 140}"
