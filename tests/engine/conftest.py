from __future__ import annotations

import pytest

from tttmc_app.engine.searches import compiled_search


@pytest.fixture(params=["compiled", "python"])
def search_backend(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a test on the compiled searches and on their twins."""
    name = str(request.param)
    if name == "python":
        monkeypatch.setenv("TTTMC_KERNEL", "python")
    elif compiled_search() is None:
        pytest.skip("the compiled searches are not built")
    return name
