from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tttmc_app import selftest
from tttmc_app.cli import main
from tttmc_app.selftest import SelfTestResult

GOOD = SelfTestResult("engine", passed=True, reason=None)
BAD = SelfTestResult("window", passed=False, reason="libGL.so.1: cannot open")


@pytest.mark.parametrize(("results", "code"), [([GOOD], 0), ([GOOD, BAD], 1), ([BAD, GOOD], 1)])
def test_the_exit_code_is_1_if_a_check_fails(
    results: list[SelfTestResult], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One failed check makes the exit code 1."""
    monkeypatch.setattr(selftest, "run_checks", lambda: iter(results))
    assert main(["self-test"]) == code


def test_each_check_has_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each check has a line with ok or failed and the reason."""

    def results() -> Iterator[SelfTestResult]:
        yield from (GOOD, BAD)

    monkeypatch.setattr(selftest, "run_checks", results)
    main(["self-test"])
    assert capsys.readouterr().out.splitlines() == [
        "ok      engine",
        "failed  window: libGL.so.1: cannot open",
    ]


def test_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON has every check and the result."""
    monkeypatch.setattr(selftest, "run_checks", lambda: iter([GOOD, BAD]))
    assert main(["self-test", "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert result["passed"] is False
    assert [check["name"] for check in result["checks"]] == ["engine", "window"]
    monkeypatch.setattr(selftest, "run_checks", lambda: iter([GOOD]))
    assert main(["self-test", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["passed"] is True
