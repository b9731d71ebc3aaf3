"""Random games in bulk: `sample` and `Sampler`, and the name of what runs them."""

from tttmc_app.engine.pacing import paced
from tttmc_app.engine.twin import STREAM, Sampler, sample

backend = "python"

__all__ = ["STREAM", "Sampler", "backend", "paced", "sample"]
