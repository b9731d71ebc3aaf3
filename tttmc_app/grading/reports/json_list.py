"""All results as JSON, with the files that each one resembles."""

from __future__ import annotations

from collections.abc import Sequence

from tttmc_app.grading.output import Json, report_json
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.similarity import SimilarPair


def entries_json(entries: Sequence[Entry], pairs: Sequence[SimilarPair]) -> list[dict[str, Json]]:
    """Return the results in order; `similar` lists files that look copied, and to what extent."""
    similar: list[list[Json]] = [[] for _ in entries]
    for pair in pairs:
        for one, other in ((pair.first, pair.second), (pair.second, pair.first)):
            file = str(entries[other].report.file)
            similar[one].append({"file": file, "share": round(pair.share, 4)})
    return [
        {**report_json(entry.report), "similar": found}
        for entry, found in zip(entries, similar, strict=True)
    ]
