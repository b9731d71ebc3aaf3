"""The course's `poc_simpletest`: a test suite that prints what fails."""

from __future__ import annotations


class TestSuite:
    """Compare what was computed with what was expected, and count."""

    # Not for pytest, which would take it for one of its own by its name.
    __test__ = False

    def __init__(self) -> None:
        self.total_tests = 0
        self.failures = 0

    def run_test(self, computed: object, expected: object, message: str = "") -> None:
        """Count a test; print both values where they differ."""
        self.total_tests += 1
        if computed != expected:
            print(message + " Computed: " + str(computed) + " Expected: " + str(expected))
            self.failures += 1

    def report_results(self) -> None:
        """Print how many tests there were and how many failed."""
        print(f"Ran {self.total_tests} tests. {self.failures} failures.")
