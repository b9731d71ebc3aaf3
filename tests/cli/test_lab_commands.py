"""`tttmc sweep`, `tournament` and `results`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Terminal
from tttmc_app.cli import main
from tttmc_app.core import square_name
from tttmc_app.experiments.store import Store

SWEEP = ["sweep", "--trials", "5,50", "--games", "8", "--workers", "1"]
TOURNAMENT = ["tournament", "random", "mc:trials=20", "perfect", "--games", "4", "--workers", "1"]
MATCH = [
    *("match", "random", "random", "--size", "2", "--both", "--control", "--sprt=0,30"),
    *("--games", "4", "--workers", "1"),
]


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that succeeds and return its output."""
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def error_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command with bad input and return its one-line error message."""
    assert main(list(arguments)) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    return errors


def test_a_sweep_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The rows have the keys that scripts rely on, and every game is counted once."""
    result = json.loads(output_of(capsys, *SWEEP, "--json"))
    assert (result["run"], result["finished"], result["seed"]) == (1, True, 0)
    assert [row["trials"] for row in result["rows"]] == [5, 50]
    for row in result["rows"]:
        assert {"games", "x_wins", "o_wins", "ties", "ties_interval", "seconds_per_game"} <= set(
            row
        )
        assert row["games"] == 8 == row["x_wins"] + row["o_wins"] + row["ties"]
        low, high = row["ties_interval"]
        assert 0 <= low <= row["ties"] / 8 <= high <= 1


REASON = "occupier.py: mc_move returned (0, 0), which is occupied"


def test_a_sweep_reports_forfeits(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, occupier: str
) -> None:
    """A sweep reports who forfeited at which value, and why, in text, JSON and CSV."""
    file = tmp_path / "table.csv"
    sweep = ["sweep", "--player", occupier, "--trials", "5", "--against", "perfect"]
    sweep += ["--side", "both", "--games", "2", "--workers", "1"]
    text = output_of(capsys, *sweep, "--csv", str(file))
    start = "Trials per move 5: Student's file (occupier.py)"
    assert f"{start} forfeited 2 games, the first: {REASON}\n" in text
    row = json.loads(output_of(capsys, *sweep, "--json"))["rows"][0]
    counts = [row[name] for name in ("forfeits", "player_forfeits", "opponent_forfeits")]
    assert counts == [2, 2, 0]
    assert (row["player_forfeit_reason"], row["opponent_forfeit_reason"]) == (REASON, "")
    with file.open(newline="") as opened:
        (row,) = csv.DictReader(opened)
    assert (row["player_forfeits"], row["player_forfeit_reason"]) == ("2", REASON)


def test_a_tournament_reports_forfeits(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, occupier: str
) -> None:
    """A tournament reports which player forfeited, and why, in text, JSON and CSV."""
    file = tmp_path / "table.csv"
    tournament = ["tournament", "perfect", occupier, "--games", "2", "--workers", "1"]
    text = output_of(capsys, *tournament, "--csv", str(file))
    assert f"Student's file (occupier.py) forfeited 2 games, the first: {REASON}\n" in text
    result = json.loads(output_of(capsys, *tournament, "--json"))
    assert [(row["forfeits"], row["forfeit_reason"]) for row in result["players"]] == [
        (0, ""),
        (2, REASON),
    ]
    assert [(row["x_forfeits"], row["o_forfeits"]) for row in result["pairs"]] == [(0, 1), (1, 0)]
    with file.open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [row["forfeit_reason"] for row in rows] == ["", REASON]


def test_a_sweep_as_text_and_csv(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The table has a line for each value, and the CSV has the same rows."""
    file = tmp_path / "table.csv"
    lines = output_of(capsys, *SWEEP, "--csv", str(file))
    assert lines.startswith("run 1: 16 games, 3×3, seed 0, 1 thread, ")
    assert [line.split()[:2] for line in lines.splitlines()[3:5]] == [["5", "8"], ["50", "8"]]
    with file.open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [(row["trials"], row["games"]) for row in rows] == [("5", "8"), ("50", "8")]
    for row in rows:
        for name in ("x_wins", "ties", "o_wins"):
            share, low, high = (float(row[f"{name}_{end}"]) for end in ("share", "low", "high"))
            assert share == int(row[name]) / 8
            assert low <= share <= high
        assert row["wins_share"] == row["x_wins_share"]


def test_every_column_is_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`tttmc results columns` explains every column of tables and lists of games."""
    tables, games = (tmp_path / name for name in ("table.csv", "games.csv"))
    meanings = json.loads(output_of(capsys, "results", "columns", "--json"))
    whole = ((SWEEP, ["games"]), (TOURNAMENT, ["rating"]), (MATCH, ["controlled_low", "pairs_3"]))
    for made, heads in whole:
        output_of(capsys, *made, "--csv", str(tables))
        names = tables.read_text().splitlines()[0].split(",")
        assert set(heads) <= set(names)
        assert unexplained(names, meanings["table"]) == []
    output_of(capsys, "results", "export-games", "3", str(games))  # a match's have the most
    assert unexplained(games.read_text().splitlines()[0].split(","), meanings["games"]) == []
    assert "..._share" in output_of(capsys, "results", "columns")


def unexplained(names: list[str], meanings: dict[str, str]) -> list[str]:
    """Return the columns without an explanation; "..._low" covers all columns with that ending."""
    known = {name for key in meanings for name in key.split(", ")}
    known |= {f"pairs_{half}" for half in range(5) if "pairs_0 .. pairs_4" in known}
    ends = {key.removeprefix("...") for key in known if key.startswith("...")} | {"_deviation"}
    return [name for name in names if name not in known and not name.endswith(tuple(ends))]


def test_a_run_that_can_not_be_read_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """An unreadable run is listed with its error among the other runs, in the table and as JSON."""
    output_of(capsys, *MATCH)
    output_of(capsys, *MATCH)
    with Store() as store:
        store.connection.execute("UPDATE runs SET settings = '{' WHERE number = 1")
    newest, damaged = json.loads(output_of(capsys, "results", "--json"))
    assert (newest["run"], newest["error"]) == (2, None)
    assert damaged["run"] == 1
    assert "run 1 can't be read by this version of tttmc" in damaged["error"]
    table = output_of(capsys, "results").splitlines()
    assert table[1].endswith("4 games")
    assert table[2].endswith("can't be read")
    assert "run 1 can't be read" in error_of(capsys, "results", "show", "1")


def test_any_parameter_varies_against_another_player(capsys: pytest.CaptureFixture[str]) -> None:
    """A sweep can vary a weight of a player that plays O against Random on another board."""
    result = json.loads(
        output_of(
            capsys,
            *("sweep", "--player", "mc:trials=20", "--vary", "other=0,2.5", "--against", "random"),
            *("--side", "o", "--size", "4", "--line", "3", "--reverse", "--games", "6"),
            *("--workers", "1", "--json"),
        )
    )
    assert result["parameter"] == "other"
    for row, value in zip(result["rows"], (0, 2.5), strict=True):
        assert row["other"] == value
        assert (row["wins"], row["losses"]) == (row["o_wins"], row["x_wins"])


def test_a_tournament_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Players have ratings and intervals, the strongest first; pairs are listed for both sides."""
    result = json.loads(output_of(capsys, *TOURNAMENT, "--json"))
    ratings = [player["rating"] for player in result["players"]]
    assert ratings == sorted(ratings, reverse=True)
    for player in result["players"]:
        assert player["interval"][0] < player["rating"] < player["interval"][1]
        assert player["games"] == 8 == player["wins"] + player["ties"] + player["losses"]
    assert [(pair["games"], pair["x"][:2], pair["o"][:2]) for pair in result["pairs"]][:2] == [
        (2, "ra", "mc"),
        (2, "mc", "ra"),
    ]
    assert len(result["pairs"]) == 6


def test_a_tournament_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    """The output has standings and a cross table."""
    lines = output_of(capsys, *TOURNAMENT)
    assert "1  perfect:" in lines
    assert "won-tied-lost by the row's player" in lines


def test_resume_reports_what_it_finds(capsys: pytest.CaptureFixture[str]) -> None:
    """--resume continues an unfinished run, or starts one and says so."""
    assert main([*SWEEP, "--resume"]) == 0
    assert "no unfinished sweep has these settings: starting a new one" in capsys.readouterr().err
    with Store() as store:
        store.connection.execute("DELETE FROM games WHERE number > 11")
    assert main([*SWEEP, "--resume"]) == 0
    output, errors = capsys.readouterr()
    assert "continuing run 1: 12 of 16 games are finished" in errors
    assert "run 1: 16 games" in output


def test_a_run_is_resumed_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    """A run is resumed by number without its settings; given settings must match."""
    begun = [*SWEEP, "--seed", "3", "--size", "4"]
    output_of(capsys, *begun)
    output_of(capsys, *TOURNAMENT)
    with Store() as store:
        store.connection.execute("DELETE FROM games WHERE number > 11")
    says = {
        ("sweep", "--resume", "9"): "run 9 doesn't exist",
        ("sweep", "--resume", "x"): "'x' is not a run",
        ("sweep", "--resume", "1", "--games", "9"): "run 1 keeps its own settings: omit yours",
        ("tournament", "--resume", "1"): "run 1 is not a tournament but a sweep: use tttmc sweep",
        ("tournament", "--resume", "2"): "run 2 is finished",
    }
    for arguments, line in says.items():
        assert line in error_of(capsys, *arguments)
    assert main(["sweep", "--resume", "1", "--workers", "1"]) == 0
    output, errors = capsys.readouterr()
    assert "continuing run 1: 12 of 16 games are finished" in errors
    assert "run 1: 16 games, 4×4, seed 3" in output
    with Store() as store:
        store.connection.execute("DELETE FROM games WHERE run = 1 AND number > 11")
        store.delete([1])
    assert "restore 1 brings it back" in error_of(capsys, *begun, "--resume", "1")
    output_of(capsys, "results", "restore", "1")
    assert main([*begun, "--resume", "1"]) == 0
    players = TOURNAMENT[1:4]
    assert main(["tournament", "--resume", *players, *TOURNAMENT[4:]]) == 0
    assert "no unfinished tournament" in capsys.readouterr().err


def test_ctrl_c_keeps_the_games(terminal: type[Terminal], home: Path) -> None:
    """A terminal shows a bar and the time left; finished games are saved and reported."""
    with terminal("sweep", "--trials", "300", "--games", "100000", "--workers", "1") as screen:
        screen.expect("sweep [")
        screen.expect("left")
        assert screen.interrupt() == 130
    assert "of 100,000 games" in screen.shown
    assert "--resume 1 continues it" in screen.shown
    assert "Traceback" not in screen.shown
    with Store(home / "results.sqlite") as store:
        assert 0 < store.info(1).done < 100_000


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["sweep", "--trials", "5,x"], "trials must be a number, not 'x'"),
        *(
            (["sweep", "--vary", given], f"values, such as other=0,1,2, not {given!r}")
            for given in ("trials", "other=", "other= , ", "")
        ),
        (["sweep", "--vary", "=1,2"], "has no parameter ''"),
        (["sweep", "--player", "human"], "human is not a machine"),
        (["sweep", "--player", "random"], "random has no parameter 'trials'"),
        (["sweep", "--workers", "0"], "the number of workers must be from 1 to 256, not 0"),
        (["sweep", "--workers", "1", "--dask", "x"], "not allowed with argument"),
        (["sweep", "--csv", "nowhere/table.csv"], "the folder nowhere doesn't exist"),
        (["tournament", "mc"], "from 2 to 100 players, not 1"),
        (["results", "lst"], "'lst' is not an action: did you mean list?"),
        (["results", "frob"], "'frob' is not an action: choose from list, show, compare"),
        (["results", "show"], "show takes 1 run, not 0"),
        (["results", "show", "x"], "'x' is not a run"),
        (["results", "show", "7"], "run 7 doesn't exist"),
        (["results", "delete"], "delete takes at least 1 run, not 0"),
        (["results", "rename", "1"], "rename takes a run and its new name"),
        (["results", "rename", "1", "New", "name"], "rename takes a run and its new name"),
        (["results", "export", "1", "a.csv", "b.csv"], "export takes a run and a file"),
        (["results", "columns", "1"], "columns takes 0 runs, not 1"),
    ],
)
def test_bad_input(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    """Bad input is explained on one line, and a command that plays makes no file before."""
    assert line in error_of(capsys, *arguments)
    assert arguments[0] == "results" or "--workers" in arguments or not home.exists()
    if home.exists():
        with Store() as store:
            assert store.runs() == []


def test_runs_are_listed_shown_and_deleted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Every action on saved runs works."""
    assert output_of(capsys, "results") == "no runs yet: tttmc sweep --help\n"
    made = json.loads(output_of(capsys, *SWEEP, "--json"))
    output_of(capsys, *TOURNAMENT)
    output_of(capsys, "results", "rename", "1", "Two counts")
    listed = output_of(capsys, "results").splitlines()
    assert [line.split("  ")[0] for line in listed] == ["run", "2", "1"]
    assert "Two counts" in listed[2]
    shown = json.loads(output_of(capsys, "results", "show", "1", "--json"))
    assert shown == made | {"name": "Two counts"}
    assert "repeat: tttmc sweep --player" in output_of(capsys, "results", "show", "1")
    assert "won-tied-lost" in output_of(capsys, "results", "show", "2")
    for name in ("out.csv", "out.json"):
        output_of(capsys, "results", "export", "1", str(tmp_path / name))
    assert json.loads((tmp_path / "out.json").read_text()) == shown
    assert (tmp_path / "out.csv").read_text().startswith("trials,games,x_wins,")
    assert "use .csv, .json, .png or .svg" in error_of(capsys, "results", "export", "1", "out.txt")
    assert "nowhere doesn't exist" in error_of(capsys, "results", "export", "1", "nowhere/a.png")
    output_of(capsys, "results", "delete", "1", "2")
    assert output_of(capsys, "results") == "no runs yet: tttmc sweep --help\n"
    assert "Two counts" in output_of(capsys, "results", "list", "--deleted")
    output_of(capsys, "results", "restore", "1")
    assert [run["run"] for run in json.loads(output_of(capsys, "results", "--json"))] == [1]
    output_of(capsys, "results", "erase", "2")
    assert "run 2 doesn't exist" in error_of(capsys, "results", "restore", "2")


def test_games_are_exported_and_repeated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """`tttmc play` repeats each exported game from its seed."""
    output_of(capsys, *SWEEP)
    file = tmp_path / "games.csv"
    output_of(capsys, "results", "export-games", "1", str(file))
    with file.open(newline="") as opened:
        games = list(csv.DictReader(opened))
    assert [game["number"] for game in games] == [str(number) for number in range(16)]
    for game in (games[0], games[-1]):
        players = ("--x", game["x"], "--o", game["o"])
        again = json.loads(output_of(capsys, "play", *players, "--seed", game["seed"], "--json"))
        assert " ".join(map(square_name, again["moves"])) == game["moves"]
        assert (again["winner"] or "") == game["winner"]


def test_two_runs_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    """Rows that both runs have are shown side by side, with the interval of their difference."""
    output_of(capsys, *SWEEP)
    output_of(capsys, *SWEEP, "--seed", "5")
    output_of(capsys, *TOURNAMENT)
    rows = json.loads(output_of(capsys, "results", "compare", "1", "2", "--json"))["rows"]
    assert [(row["name"], row["measure"]) for row in rows[:3]] == [
        ("5", "X wins"),
        ("5", "ties"),
        ("5", "O wins"),
    ]
    for row in rows:
        one, two = row["values"]
        assert row["interval"][0] <= row["difference"] == two - one <= row["interval"][1]
    assert "difference" in output_of(capsys, "results", "compare", "3", "3")
    error = error_of(capsys, "results", "compare", "1", "3")
    assert "run 1 (sweep) and run 3 (tournament) are of different kinds" in error


def test_a_pipe_gets_the_table_alone(tttmc: Run) -> None:
    """With a pipe and several processes there is no bar and no traceback; the exit code is 0."""
    done = tttmc("sweep", "--trials", "5", "--games", "3", "--workers", "2", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["rows"][0]["games"] == 3
