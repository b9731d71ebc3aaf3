"""Runs of the lab: what they print, write and save, and how they are resumed and managed."""

from __future__ import annotations

import json
import re
import time
from fnmatch import fnmatch
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.conftest import OCCUPIER, Cli, rows_of
from tests.tables import at, table
from tttmc_app.cli.output import ProgressBar
from tttmc_app.core import Rules, parse_square, square_name
from tttmc_app.experiments import store as store_module
from tttmc_app.experiments.store import Store

SWEEP = "sweep --trials 5,50 --games 8 --workers 1 --size 3"
TEXTS = table(
    """
    sweep --trials 5,50 --games 8 --workers 1 --size 3 | 16 games, 3×3, seed 0, 1 thread | \
        mc:current=1,other=2 against itself | X wins Ties O wins | \
        5 8 75 % (41–93) 25 % (7–59) 0 % (0–32) | 50 8 38 % (14–69) 62 % (31–86) 0 % (0–32)
    sweep --player mc:trials=20 --vary 'other = 0 , 2.5' --vary size=3,4 --against random --side o \
        --line 3 --reverse --games 6 --workers 1 --seed 7 | 24 games, several boards, seed 7 | \
        mc:trials=20,current=1 against random, its side: o | Won Ties Lost | Score Elo | 2.5 4 6
    tournament random mc:trials=20 perfect --games 4 --workers 1 --size 3 | \
        12 games, 3×3, seed 0 | \
        Perfect +191 +13 to +430 7.0 8 6 2 0 (0–32 %) | \
        Monte Carlo 20 +69 −78 to +245 5.0 8 4 2 2 | \
        1 Perfect · 2 – 2 – 0 4 – 0 – 0 | 3 Random 0 – 0 – 4 0 – 0 – 4 ·
    tournament random mc:trials=20 perfect --games 4 --workers 1 --size 3 --gauntlet | \
        8 games, 3×3 | \
        Random 0 0 to 0 0.0 8 0 0 8 | 1 Monte Carlo 20 · · 4 – 0 – 0
    match mc:trials=30 random --size 3 --both --games 40 --workers 1 --openings 1 | \
        40 games, 3×3, seed 0 | \
        A mc:trials=30,current=1,other=2 against B random | A plays both sides | \
        A wins 37 92.5 % 80–97 % | Ties 3 7.5 % 3–20 % | A loses 0 0 % 0–8.8 % | +563.7 | \
        96.2 % (88–99) | 99.99 % | 0, 0, 0, 3, 17 | \
        .../.X./... 16 96.9 % (75.6–99.7) 93.8 % (72–99) 6.2 % (1–28) 0 % (0–19)
    match random random --size 3 --both --games 8 --workers 1 --opening-file openings.txt | \
        X.O/.../... 4 | .../.X./... 4
    match random random --size 1 --games 4 --workers 1 | A is X, | A wins 4 100 %
    match course:a.py random --both --games 2 --workers 1 | \
        forfeited 2 games, the first: a.py: mc_move returned (0, 0), which is occupied
    sweep --player course:a.py --trials 5 --against perfect --side both --games 2 --workers 1 | \
        forfeited 2 games, the first: a.py: mc_move returned (0, 0), which is occupied
    tournament perfect course:a.py --games 2 --workers 1 | \
        forfeited 2 games, the first: a.py: mc_move returned (0, 0), which is occupied
    train --textbook book --games 200 --size 3 | 200 games, 3×3, seed 0 | against random | \
        lost: 21. | textbook: 18. | book | Losses per 4 games: 0 0 1 0 0 1 0 1
    train --textbook book --games 30 --opponent perfect --side both --blame chain --symmetry | \
        30 games | against perfect
    limits mc:current=1,other=1 --size 3 | 765 positions | OX./.X./... a3 (1 of 2 at random)
    converge X../.../... --trials 5 --runs 20 --seed 3 | 5 70 % (48–85)
"""
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("case", TEXTS, ids=lambda case: case[0][:50])
def test_a_run_is_printed_written_and_saved(case: tuple[str, ...], cli: Cli) -> None:
    """The values are printed, and again by `results`, which also writes the same files later."""
    line, *values = case
    Path("a.py").write_text(OCCUPIER)
    Path("openings.txt").write_text("X.O/.../... # one\n\n.../.X./...\n")
    shown = cli.words(f"{line} --csv a.csv --figure a.svg")
    assert [value for value in values if value not in shown] == []
    later = cli.words("results show 1")
    assert [value for value in values if value not in later] == []
    for name in ("csv", "svg", "json", "PNG"):
        cli(f"results export 1 b.{name}")
    assert Path("a.csv").read_bytes() == Path("b.csv").read_bytes()
    assert Path("a.svg").read_bytes() == Path("b.svg").read_bytes()
    explained = [each.replace("...", "*") for each in cli.json("results columns")["table"]]
    (first, *_) = rows_of("a.csv")
    for column in [*first][1:]:  # the first is what varies
        assert any(fnmatch(column, each) for each in explained), column
    with Image.open("b.PNG") as image:
        assert (image.format, image.height > 300) == ("PNG", True)
    document = cli.json("results show 1")
    assert sum(row["games"] for row in document.get("openings", ())) in (0, document["done"])
    assert document["command"] in cli("results methods 1")
    assert json.loads(Path("b.json").read_text(encoding="utf-8")) == document
    assert document["finished"] is True
    if document["kind"] in PLANS:
        Path("openings.txt").unlink()
        cli(f"{document['command'].removeprefix('tttmc ')} --csv a.csv")
        assert cli.json("results compare 1 2")["same_games"] is True


def test_only_the_newest_of_plain_matches_are_kept(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match on one side is temporary unless it is renamed, or its results are written."""
    monkeypatch.setattr(store_module, "MAX_TEMPORARY", 2)
    for words in ("", "--both", "--csv a.csv", "", ""):
        assert cli.json(f"match random random --games 2 {words}")["temporary"] is not bool(words)
    assert [run["run"] for run in cli.json("results")] == [5, 4, 3, 2]
    cli("results rename 4 kept")
    cli("match random random --games 2")
    cli("match random random --games 2")
    assert [run["run"] for run in cli.json("results")] == [7, 6, 4, 3, 2]


def test_exported_games_can_be_repeated(cli: Cli) -> None:
    """`tttmc play` repeats each game from its seed."""
    cli(f"{SWEEP} --quiet")
    cli("results export-games 1 games.csv")
    games = rows_of("games.csv")
    assert [int(game["number"]) for game in games] == list(range(16))
    for game in (games[0], games[-1]):
        again = cli.json(f"play --x {game['x']} --o {game['o']} --seed {game['seed']} --size 3")
        assert " ".join(map(square_name, again["moves"])) == game["moves"]
        assert (again["winner"] or "") == game["winner"]


def test_games_are_exported_with_the_scores_that_their_players_saw(cli: Cli) -> None:
    """The move is a best square of the scores; CSV and JSON lines have the same games."""
    cli("tournament mc:trials=20 forward:samples=5 --size 3 --games 4 --openings 1 --workers 1")
    cli("results export-games 1 games.jsonl --scores")
    cli("results export-games 1 games.csv --scores")
    games = [json.loads(line) for line in Path("games.jsonl").read_text().splitlines()]
    assert len(games) == 4
    for game, row in zip(games, rows_of("games.csv"), strict=True):
        assert (row["moves"], json.loads(row["scores"])) == (game["moves"], game["scores"])
        opening, *scores = game["scores"]
        assert (opening, game["opening_moves"], game["opening"].count("X")) == (None, 1, 1)
        for name, values in zip(game["moves"].split()[1:], scores, strict=True):
            known = [value for value in values if value is not None]
            assert values[Rules(3).index(parse_square(name, Rules(3)))] == max(known)
    assert ".jsonl" in cli.refusal("results export-games 1 games.json")


def test_equal_times_become_counts_that_repeat_the_run(cli: Cli) -> None:
    """The run has the counts, and tells the time, on which no game depends."""
    found = cli.json("match mc:trials=1 uct --games 2 --workers 1 --equal-time 1ms")
    assert "trials=1," not in found["command"]
    cli(found["command"].removeprefix("tttmc "))
    assert cli.json("results compare 1 2")["same_games"] is True
    assert "1ms (measured: " in cli("results show 1")


@pytest.mark.parametrize(
    ("line", "facts"),
    table("""
        match uct mc --both --openings 2 --sprt 0,20 --games 4 | A, uct: # B, mc: # \
            4 games (2 pairs) # UCB1 # flat Monte Carlo # +current # X in half # X moves first # \
            35 to 65 % # each side of an opening # between Elo differences of 0 and 20 # \
            error rates of 5 % # at most 4 games; it had not decided after 4 # lean # 117-186. # \
            235-256. # Elo (1978), # true score above one half # version 0
        match random mc --games 1 | A was X in all games # Random (random) takes
        sweep --vary other=0,1 --vary current=0,0.5 --games 2 | other 0, 1, each with current 0, 0.5
        tournament random mc perfect --size 3 --games 2 --opening-file X.O/.../... | random; mc: # \
            2 games per pair, 6 games # boards X.O/.../... # White (1982),
    """),
)
def test_methods_state_what_a_paper_needs(line: str, facts: str, cli: Cli) -> None:
    """Players in their order with references, sides, openings, tests and statistics."""
    cli(line)
    told = cli("results methods 1")
    assert [each for each in facts.split("#") if each.strip() not in told] == []


# Interruptions and resuming ----------------------------------------------------------------------


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Press Ctrl-C when progress is shown for the first time after this many times."""
    after = [0]

    def show(_bar: ProgressBar, *_values: object) -> None:
        after[0] -= 1
        if after[0] < 0:
            raise KeyboardInterrupt

    monkeypatch.setattr(ProgressBar, "show", show)
    monkeypatch.setattr(ProgressBar, "show_share", show)
    return after


INTERRUPTED = table("""
    analyse X.O/.../... --player mc:trials=1e9 | 0 | move null | trials
    review game.json | 2 | complete false
    solve ...../...../...../...../..... --line 4 | 0 | outcome "unknown"
    match mc random --both --games 900 --workers 1 --csv a.csv | 0 | finished false | executor
    train --textbook book --games 100000 --csv a.csv | 2 | run 1 | losses
    converge X../.../... --trials 5,50000 --runs 900 --csv a.csv | 12 | rows.0.trials 5 | run 1
    bench --quick | 0 | 0.line 3
""")


@pytest.mark.parametrize("case", INTERRUPTED, ids=lambda case: " ".join(case[:2])[:60])
def test_ctrl_c_keeps_what_is_found(
    case: tuple[str, ...], cli: Cli, interrupted: list[int]
) -> None:
    """The exit code is 130, and results so far are printed, in words too, and written."""
    line, after, *values = case
    cli.type("a1", "b2", "c3", "a3")
    cli("play --o human --save game.json")
    interrupted[0] = int(after)
    document = cli.json(line, code=130)
    for path, _, value in (each.partition(" ") for each in values):
        assert at(document, path) == json.loads(value or "null") or not value
    assert Path("a.csv").exists() is ("--csv" in line)
    interrupted[0] = int(after)
    assert len(cli(line, code=130).splitlines()) > 1


@pytest.mark.usefixtures("interrupted")
def test_unfinished_limits_are_no_results(cli: Cli) -> None:
    """Nothing is printed, written or saved; nor are there results before the first game."""
    assert cli("limits mc --size 3 --csv a.csv", code=130) == ""
    assert not Path("a.csv").exists()
    assert cli.json("results") == []


PLANS = {
    "match": "match mc:trials=1 random --games 4 --both --openings 2 --sprt 0,30",
    "sweep": "sweep --player mc --trials 1,2 --games 2 --against random --side o",
    "tournament": "tournament mc:trials=1 random --games 4 --openings 2 --end-proven",
}
"""A short run of each kind, with a setting of its own for every option."""


def begun() -> int:
    """Begin the first run again with the first of its games, and return the number."""
    with Store() as store:
        number = store.begin(store.info(1).plan, "1 thread")
        store.add(number, list(store.games(1))[:1], 1.5)
    return number


def games(run: int) -> list[tuple[object, ...]]:
    """Return what was played in a run."""
    with Store() as store:
        return [(game.number, game.moves, game.winner) for game in store.games(run)]


@pytest.mark.parametrize("kind", PLANS)
def test_a_run_goes_on_with_its_own_settings(kind: str, cli: Cli) -> None:
    """By number, with or without its settings, or as the newest with them; no game is lost."""
    cli(f"{PLANS[kind]} --workers 1")
    equal = begun()
    for way in (f"{kind} --resume {{}} --workers 1", f"{PLANS[kind]} --resume {{}} --workers 1",
                f"{PLANS[kind]} --resume --workers 1", "results resume {}"):  # fmt: skip
        number = begun()
        found = cli.json(way.format(number))
        assert (found["run"], found["done"], found["finished"]) == (number, 4, True)
        assert f"run {number}: 1 of 4" in cli.told
        assert games(number) == games(1)
        assert f"results show {number}" in cli.refusal(f"{kind} --resume {number} --games 9")
        assert f"results show {number}" in cli.refusal(f"results resume {number} -q")
    other = next(each for each in PLANS if each != kind)
    assert f"use tttmc {kind}" in cli.refusal(f"{other} --resume {equal}")
    cli(f"results delete {equal}")
    assert f"results restore {equal}" in cli.refusal(f"{kind} --resume {equal}")
    assert len(games(equal)) == 1, "only the named one of equal runs goes on"
    line = f"{PLANS[kind]} --seed 9 --workers 1"
    for more, told in (("--resume", 1), ("--resume -q", 0)):
        number += 1
        assert cli.json(f"{line} {more}")["run"] == number
        assert len(cli.told.splitlines()) == told


@pytest.mark.parametrize(
    ("line", "players"),
    table("""
        match --resume random mc:trials=1 | random mc:trials=1
        tournament random perfect --resume mc:trials=1 | random perfect mc:trials=1
    """),
)
def test_a_player_after_resume_keeps_its_place(line: str, players: str, cli: Cli) -> None:
    """A word after --resume that is no number is a player, before or after the others."""
    command = cli.json(f"{line} --games 2 --workers 1")["command"]
    assert players in re.sub(r":nodes\S*|,\S*", "", command)


# The list of runs --------------------------------------------------------------------------------


def listed(cli: Cli, *words: str) -> list[str]:
    """Return the first words of the list's rows."""
    return [line.split()[0] for line in cli(" ".join(["results", *words])).splitlines()[1:]]


def test_runs_are_listed_renamed_and_deleted(cli: Cli) -> None:
    """The newest comes first; deleted runs can be restored, or erased for good."""
    assert listed(cli) == listed(cli, "list", "--deleted") == []
    for line in (SWEEP, PLANS["match"], PLANS["tournament"]):
        cli(f"{line} --workers 1")
    begun()
    assert "run 2 is now New name" in cli("results rename 2 ' New name '")
    assert listed(cli) == [*"4321"]
    four, _, two, _ = cli("results").splitlines()[1:]
    assert "  1 of 16 games  " in four
    assert re.fullmatch(r"2 +New name +Match +20.* 4 games .*", two)
    assert "restore 1 3" in cli("results delete 1 3")
    assert (listed(cli), listed(cli, "--deleted")) == ([*"42"], [*"31"])
    assert [run["deleted"] for run in cli.json("results --deleted")] == [True, True]
    for words, runs in (("restore 3", [3]), ("delete 4 2", [4, 2]), ("erase 4 2", [4, 2])):
        assert cli.json(f"results {words}") == {"runs": runs}
    assert (listed(cli), listed(cli, "--deleted")) == (["3"], ["1"])
    assert "run 2" in cli.refusal("results restore 2")
    shown = cli.words("results show 3")
    with Store() as store:
        info = store.info(3)
    told = (info.version, info.stream, info.python, info.machine, f"repeat: {info.recipe.command}")
    assert [text for text in told if text not in shown] == []


def test_two_runs_are_compared(cli: Cli) -> None:
    """Rows that both have stand side by side, with the interval of their difference."""
    for line in (SWEEP, f"{SWEEP} --seed 5", "limits mc --size 2"):
        cli(line)
    shown = cli.words("results compare 2 1")
    assert "Run 2 Run 1 Difference" in shown
    assert "5 X wins 25 % 75 % +50.0" in shown
    assert "run 3 is a limits" in cli.refusal("results resume 3"), "a study isn't resumed"


def test_a_damaged_run_is_told_and_strange_names_control_no_terminal(cli: Cli) -> None:
    """How many games can't be read is said beside the others."""
    cli(SWEEP)
    with Store() as store:
        execute = store.connection.execute
        execute("UPDATE packs SET columns = substr(columns, 2) WHERE pairing = 1")
        execute("UPDATE runs SET name = ?, machine = ?", ("a\x1b[31mb", "c\x07d"))
    for line in ("results", "results show 1", "results compare 1 1"):
        shown = cli(line)
        assert "a?[31mb" in shown
        assert shown.replace("\n", "").isprintable()
    cli("results show 1 --json")
    assert cli.told.startswith("8 ")


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows has one time zone for all")
@pytest.mark.parametrize(
    ("zone", "begin"), table("XXX-9 | 2026-03-04 14:06\nXXX+6 | 2026-03-03 23:06")
)
def test_times_are_those_of_the_place(
    zone: str, begin: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list and a run show when it was started by the clock on the wall."""
    cli(SWEEP)
    with Store() as store:
        store.connection.execute("UPDATE runs SET created = '2026-03-04T05:06:07+00:00'")
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert all(begin in cli(f"results {words}") for words in ("", "show 1"))
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_run_that_can_not_be_saved_keeps_its_results(cli: Cli, home: Path) -> None:
    """The reason is told, and the results are printed and written, with no number."""
    home.mkdir()
    (home / "results.sqlite").write_text("no store")
    for line in ("limits mc --size 2", "train --textbook book --games 9", "match mc random",
                 "converge X../.../... --trials 1 --runs 2"):  # fmt: skip
        assert cli.json(f"{line} --csv a.csv")["run"] is None
        assert len(cli.told.splitlines()) == 1
        assert "results.sqlite" in cli.told
        Path("a.csv").unlink()
    assert "results.sqlite" in cli.refusal("sweep --games 1 --resume")
