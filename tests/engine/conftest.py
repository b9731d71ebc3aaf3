from __future__ import annotations

import pytest

from tttmc_app.engine import backends


@pytest.fixture(params=["compiled", "python"])
def search_backend(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a test with the compiled searches and in plain Python."""
    name = str(request.param)
    if name == "python":
        monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    elif backends.compiled_searches() is None:
        pytest.skip("the compiled searches are not built")
    return name
